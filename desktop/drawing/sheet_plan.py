"""A plan over the sheet: what would be lost, where no Route may end, the words for it."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import Side, advance, fitted, suiting, write
from desktop.drawing.paper import shadow
from desktop.drawing.sheet_frame import NATURAL, Frame
from desktop.drawing.sheet_inks import sheet_inks
from desktop.drawing.sheet_lead import CROSS, Lead, pencilled
from desktop.drawing.sheet_marks import crossing
from desktop.drawing.sheet_records import SQUARE, Plan, SheetPage, place
from desktop.drawing.sheet_route import paint_band
from desktop.drawing.sheet_strokes import Stroke, path_of, seeded, straight
from desktop.rules.games.book.state import Spot

HATCH = 10.5
BOX = QSizeF(194, 46)
_WIDEST = 300.0
_GREY = 5.2
_WRAP = int(Qt.TextFlag.TextWordWrap)


# --- what would be lost ---------------------------------------------------------------------------


@lru_cache(maxsize=512)
def _loss(seed: int, area: str) -> tuple[QPainterPath, QPainterPath]:
    """Falling strokes over a square of NATURAL, and the two that cross it out."""
    chance, strokes, size = seeded("loss", seed, area), list[Stroke](), NATURAL
    off = HATCH - size
    while off < size - 6:
        start = (off + 2, 2.0) if off >= 0 else (2.0, 2 - off)
        stop = (size - 2, size - off - 2) if off >= 0 else (size + off - 2, size - 2)
        if stop[0] - start[0] > 4:
            strokes.append(straight(chance, start, stop, swing=0.3, wave=30))
        off += HATCH
    return path_of(strokes), path_of(crossing(seeded("cross", seed, area)))


def paint_loss(painter: QPainter, page: SheetPage, area: str, frame: Frame, inks: Inks) -> None:
    """Hatch a square that the Route would cross out in ochre, with its cross."""
    own, over = sheet_inks(inks), frame.over(*place(area))
    hatch, cross = _loss(page.seed, area)
    if own.wash:
        painter.fillRect(frame.square(area).adjusted(1, 1, -1, -1), faded(inks.amber, own.wash))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(own.hatch, 0.9 if inks.textures else 1), 1.25 * frame.weight))
    painter.drawPath(over.map(hatch))
    lead = Lead(CROSS.width * 1.5, 0.62) if inks.textures else Lead(2.2, 1)
    pencilled(painter, over.map(cross), lead, inks, colour=own.hatch, share=frame.weight)


# --- where no Route may end -----------------------------------------------------------------------


@lru_cache(maxsize=64)
def _grey(area: str, legal: frozenset[Spot] | None, side: float) -> QPainterPath:
    """Slanting lines over the dots of a square that are not legal (None: over all of it).

    In px from the square's corner. A dot stands for the lattice cell around it.
    """
    column, row = place(area)
    path, step = QPainterPath(), side / SQUARE
    off = -side + _GREY
    while off < side:
        start: float | None = None
        n, x = 0, max(0.0, -off)
        while x <= min(side, side - off):
            y = x + off
            spot = _cell(column, x / step), _cell(row, y / step)
            if legal is None or spot not in legal:
                start = x if start is None else start
            elif start is not None:
                _segment(path, start, x, off, side)
                start = None
            n, x = n + 1, x + step / 2
        if start is not None:
            _segment(path, start, min(side, side - off), off, side)
        off += _GREY
    return path


def _cell(square: int, share: float) -> int:
    return square * SQUARE + min(SQUARE - 1, max(1, round(share)))


def _segment(path: QPainterPath, start: float, end: float, off: float, side: float) -> None:
    if end - start > 1:
        path.moveTo(start, side - start - off)
        path.lineTo(end, side - end - off)


def paint_illegal(
    painter: QPainter, area: str, legal: frozenset[Spot] | None, frame: Frame, inks: Inks
) -> None:
    """Hatch in grey where in a square a Route may not end; None: nowhere in it."""
    box = frame.square(area)
    pen = QPen(faded(inks.pencil, 0.55 if inks.textures else 1), 0.9)
    if not inks.textures:
        pen.setDashPattern([1, 3])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(_grey(area, legal, frame.side).translated(box.topLeft()))


# --- the frame, the way ---------------------------------------------------------------------------


def paint_brackets(painter: QPainter, box: QRectF, inks: Inks, *, focus: bool = False) -> None:
    """Draw corner brackets in ink around a square; `focus` lays them over a paler line."""
    reach, share = min(10.0, box.width() * 0.3), min(1.0, box.width() / 24)
    wide = (2.2 if inks.textures else 3.0) * max(0.6, share)
    path, outer = QPainterPath(), box.adjusted(-2, -2, 2, 2)
    for corner, x, y in (
        (outer.topLeft(), 1, 1),
        (outer.topRight(), -1, 1),
        (outer.bottomLeft(), 1, -1),
        (outer.bottomRight(), -1, -1),
    ):
        path.moveTo(corner + QPointF(0, y * reach))
        path.lineTo(corner)
        path.lineTo(corner + QPointF(x * reach, 0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if focus:
        under = QColor(inks.sea if inks.textures else inks.amber)
        painter.setPen(QPen(under, wide + 2.6 * share))
        painter.drawPath(path)
    painter.setPen(QPen(QColor(inks.ink), wide))
    painter.drawPath(path)


def paint_outline(painter: QPainter, box: QRectF, inks: Inks) -> None:
    """Draw the square that is pointed at where one comes from: four loose pencil strokes."""
    near, far = box.adjusted(2, 2, -2, -2), box
    for square, lead in ((near, Lead(1.4, 0.6)), (far, Lead(1.8, 0.7))):
        chance = seeded("outline", square is near)
        corners = [(p.x(), p.y()) for p in (square.topLeft(), square.topRight())]
        corners += [(p.x(), p.y()) for p in (square.bottomRight(), square.bottomLeft())]
        strokes = [
            straight(chance, corners[n], corners[(n + 1) % 4], swing=0.5, wave=24) for n in range(4)
        ]
        pencilled(painter, path_of(strokes), lead, inks)


def paint_plan(painter: QPainter, page: SheetPage, plan: Plan, frame: Frame, inks: Inks) -> None:
    """Draw a plan but for losses, pen and words: illegal dots, blockers, brackets, band."""
    painter.save()
    if plan.reason and plan.dot is None:
        paint_illegal(painter, plan.area, None, frame, inks)
    elif plan.legal is not None:
        paint_illegal(painter, plan.area, plan.legal, frame, inks)
    for area in plan.blockers:
        _paint_blocker(painter, frame.square(area), inks)
    paint_brackets(painter, frame.square(plan.area), inks)
    if plan.dot is not None and page.trail:
        paint_band(painter, page.trail[-1], plan.dot, frame, inks, legal=not plan.reason)
    painter.restore()


def _paint_blocker(painter: QPainter, box: QRectF, inks: Inks) -> None:
    """Frame a Blocked square that stands in the way."""
    pen = QPen(QColor(inks.route), 2.2)
    pen.setDashPattern([3, 2])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawRect(box.adjusted(1, 1, -1, -1))


# --- the words ------------------------------------------------------------------------------------


def box_size(plan: Plan, most: float = _WIDEST) -> QSizeF:
    """How large the gain-and-loss box is: 194 x 46, wider or higher where the words need it.

    At most so wide as its window allows.
    """
    size = _box_size(plan.title, plan.words, plan.chance, plan.reason)
    return QSizeF(min(most, size.width()), size.height())


@lru_cache(maxsize=256)
def _box_size(title: str, words: str, chance: str, reason: str) -> QSizeF:
    if reason:
        lines = QFontMetricsF(font(Face.LABEL, 13)).boundingRect(
            QRectF(0, 0, BOX.width() - 20, 200), _WRAP, reason
        )
        return QSizeF(BOX.width(), max(BOX.height(), lines.height() + 34))
    first = advance(title, font(Face.TITLE, 17)) + advance(chance, font(Face.STRONG, 15))
    longest = max(first + (16 if chance else 0), advance(words, font(Face.LABEL, 13)))
    return QSizeF(min(_WIDEST, max(BOX.width(), longest + 20)), BOX.height())


def paint_box(
    painter: QPainter, corner: QPointF, plan: Plan, inks: Inks, most: float = _WIDEST
) -> None:
    """Draw the gain-and-loss box, its left upper corner at a point."""
    box = QRectF(corner, box_size(plan, most))
    if inks.textures:
        shadow(painter, box, 0.30)
    painter.setBrush(QColor(sheet_inks(inks).box))
    painter.setPen(QPen(faded(inks.quiet, 0.45) if inks.textures else QColor(inks.ink), 1))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
    left, room = box.left() + 10, box.width() - 20
    title = font(Face.TITLE, 17)
    if plan.chance:
        room -= 12 + write(
            painter,
            box.right() - 10,
            box.top() + 19,
            plan.chance,
            font(Face.STRONG, 15),
            inks.ink,
            Side.RIGHT,
        )
    write(painter, left, box.top() + 19, fitted(plan.title, title, room), title, inks.ink)
    label, room = font(Face.LABEL, 13), box.width() - 20
    if plan.reason:
        painter.setFont(label)
        painter.setPen(QColor(inks.ink))
        painter.drawText(QRectF(left, box.top() + 25, room, 200), _WRAP, plan.reason)
    else:
        label = suiting(plan.words, Face.LABEL, (13, 12), room)
        write(painter, left, box.top() + 37, fitted(plan.words, label, room), label, inks.quiet)
