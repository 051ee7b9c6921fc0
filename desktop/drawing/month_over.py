"""What lies over a month page: squares that fit, the chosen one's frame, figure, a refusal."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks
from desktop.drawing.kept import kept
from desktop.drawing.lettering import Side, advance, write
from desktop.drawing.month_figure import figure
from desktop.drawing.month_inks import month_inks
from desktop.drawing.month_marks import BOOK, SHIELD, book, shield
from desktop.drawing.month_plan import MonthPlan, Spot
from desktop.drawing.month_records import Cell, Fit, MonthPage, Over
from desktop.drawing.month_square import drop, foot, middle

_FRAME = (3.5, 6.0, 3.5, 1.5)  # how far the frame lies inside its square
_PAD = 8.0
_REASON = 230.0
_ODDS = 9.0  # how far from the square's edge the line of a chance ends before its figures


def frame_box(spot: Spot) -> QRectF:
    """Where the frame of a square lies, in units of the page."""
    left, top, right, foot_ = (side * spot.share for side in _FRAME)
    return spot.box.adjusted(left, top, -right, -foot_)


def paint_over(
    painter: QPainter, layout: MonthPlan, page: MonthPage, over: Over, inks: Inks
) -> None:
    """Draw all that lies over the page but for a figure that moves."""
    for day, fit in over.fits.items():
        at, cell = page.place_of(day), page.cell(day)
        if at and cell:
            _fit(painter, cell, layout.spot(*at), fit, inks, layout.least)
    for framed, width in ((over.pointed, 0.75), (over.chosen, 1.5)):
        spot = spot_of(layout, page, framed)
        if spot:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(inks.ink), width if inks.textures else 2 * width))
            painter.drawRoundedRect(frame_box(spot), 2, 2)
    stands = spot_of(layout, page, over.figure)
    if stands:
        paint_figure(painter, foot(stands), stands.share, inks)
    refused = spot_of(layout, page, over.refused)
    if refused and over.reason:
        paint_reason(painter, layout, refused, over.reason, inks)


def spot_of(layout: MonthPlan, page: MonthPage, day: date | None) -> Spot | None:
    """The square of a day; None where there is no day, or it is not on the page."""
    at = page.place_of(day) if day is not None else None
    return layout.spot(*at) if at else None


def paint_figure(painter: QPainter, at: QPointF, share: float, inks: Inks) -> None:
    """Draw the figure with her stand at a place in units of the page."""
    box = QRectF(at.x() - 30 * share, at.y() - 70 * share, 60 * share, 82 * share)

    def drawn(brush: QPainter) -> None:
        brush.save()
        brush.translate(at)
        brush.scale(share, share)
        figure(brush, QPointF(), inks)
        brush.restore()

    kept(painter, ("figure", share), box, inks, drawn)


def _fit(painter: QPainter, cell: Cell, spot: Spot, fit: Fit, inks: Inks, size: int) -> None:
    """Ink it heavier where the dice complete it as they lie; its chance as a line below it.

    Amber stays with the next button: here only the weight of the ink speaks.
    """
    own, centre, ink = month_inks(inks), middle(cell, spot), QColor(inks.ink)
    painter.save()
    painter.translate(spot.x, spot.y)
    painter.scale(spot.share, spot.share)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    special = cell.kind == "special"
    if fit.now:
        outline = shield() if special else book()
        painter.setPen(QPen(ink, 2.8))
        painter.drawPath(outline.translated(centre))
    low, half = 75.4 + drop(spot), (SHIELD if special else BOOK)[0] / 2
    left, right = centre.x() - half + 3, centre.x() + half - 3
    if fit.told:
        face = font(Face.STRONG if fit.now else Face.LABEL, size)
        right = min(right, spot.width - advance(fit.told, face) - _ODDS)
        write(painter, spot.width - 6, low + 3.2, fit.told, face, inks.ink, Side.RIGHT)
    chance = fit.chance if fit.chance is not None else (1.0 if fit.now else 0.0)
    if fit.told:
        painter.setPen(QPen(QColor(own.rule), 1))
        painter.drawLine(QPointF(left, low), QPointF(right, low))
    if chance > 0:
        pen = QPen(ink, 3.2 if fit.now else 2.4)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(left, low), QPointF(left + (right - left) * chance, low))
    painter.restore()


def reason_box(layout: MonthPlan, spot: Spot, reason: str) -> QRectF:
    """Where a refusal stands: below its square, or above it at the foot; never off the paper."""
    face = font(Face.LABEL, 13)
    wide = min(_REASON, advance(reason, face) + 2)
    bounds = QFontMetricsF(face).boundingRect(
        QRectF(0, 0, wide, 200), Qt.TextFlag.TextWordWrap, reason
    )
    size = bounds.size() + QSizeF(2 * _PAD, 2 * _PAD - 4)
    box, paper = spot.box, layout.paper
    y = box.bottom() - 4
    if y + size.height() > paper.bottom() - 4:
        y = box.top() - size.height() + 4
    x = min(max(box.center().x() - size.width() / 2, paper.left() + 4), paper.right() - 4)
    x = min(x, paper.right() - 4 - size.width())
    return QRectF(QPointF(x, y), size)


def paint_reason(painter: QPainter, layout: MonthPlan, spot: Spot, reason: str, inks: Inks) -> None:
    """Write why a square was refused, in a box at the square."""
    box = reason_box(layout, spot, reason)
    painter.setPen(QPen(QColor(inks.ink), 1.5))
    painter.setBrush(QColor(inks.week))
    painter.drawRoundedRect(box, 2, 2)
    painter.setFont(font(Face.LABEL, 13))
    painter.setPen(QColor(inks.ink))
    inner = box.adjusted(_PAD, _PAD - 2, -_PAD, -_PAD + 2)
    painter.drawText(inner, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter, reason)
