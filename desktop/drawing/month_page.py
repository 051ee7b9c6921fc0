"""A whole month page: paper, engraving, head, weeks and squares, in units of the page at S."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.drawing.inks import Inks
from desktop.drawing.kept import Keep, on_screen, put
from desktop.drawing.month_engraving import engrave
from desktop.drawing.month_head import paint_head
from desktop.drawing.month_paper import paint_paper, paint_ribbon, paint_weekdays, paint_weeks
from desktop.drawing.month_plan import MonthPlan, Spot, plan
from desktop.drawing.month_records import Cell, MonthPage
from desktop.drawing.month_square import Setting, paint_square
from desktop.drawing.paper import density_of

_PLATES = Keep(4_000_000)  # two heads at the densest of screens
_SQUARES = Keep(6_000_000)  # all squares of a page there
_BESIDE = 20.0  # what of a square may lie left of it


def paint_engraving(painter: QPainter, box: QRectF, month: int, inks: Inks) -> None:
    """Print a month's engraving into a box; it is cut once for a size, density and theme."""
    if not on_screen(painter):
        _print(painter, box, month, inks)
        return
    density = density_of(painter)
    key = ("head", month, box.width(), box.height())
    brush = _PLATES.begin(key, box.size(), density, inks)
    if brush is not None:
        _print(brush, QRectF(QPointF(), box.size()), month, inks)
        brush.end()
    put(painter, box.topLeft(), _PLATES.kept(key, density, inks))


def _print(painter: QPainter, box: QRectF, month: int, inks: Inks) -> None:
    painter.save()
    painter.setClipRect(box)
    painter.translate(box.topLeft())
    engrave(painter, month, box.size(), inks)
    painter.restore()


def paint_page(painter: QPainter, layout: MonthPlan, page: MonthPage, inks: Inks) -> None:
    """Draw all that is printed and written on a page; what lies over it comes later."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_paper(painter, layout, inks)
    paint_engraving(painter, layout.engraving, page.head.month, inks)
    paint_head(painter, layout, page.head, inks)
    paint_weekdays(painter, layout, page, inks)
    paint_weeks(painter, layout, page, inks)
    for row, cells in enumerate(page.rows):
        if row == page.week:
            paint_ribbon(painter, layout, page, inks)
        setting = Setting(inks, layout.scale, week=row == page.week)
        for column, cell in enumerate(cells):
            _square(painter, cell, layout.spot(row, column), setting)


def _square(painter: QPainter, cell: Cell, spot: Spot, setting: Setting) -> None:
    """Put a square down as it was drawn before, if it was."""
    if not on_screen(painter):
        paint_square(painter, cell, spot, setting)
        return
    box, density = spot.box.adjusted(-_BESIDE, -4, 6, 8), density_of(painter)
    key = (cell, setting.week, setting.small, spot.share, spot.width, spot.height)
    brush = _SQUARES.begin(key, box.size(), density, setting.inks)
    if brush is not None:
        brush.translate(-box.topLeft())
        paint_square(brush, cell, spot, setting)
        brush.end()
    put(painter, box.topLeft(), _SQUARES.kept(key, density, setting.inks))


def paint_fitted(painter: QPainter, area: QRectF, page: MonthPage, inks: Inks) -> None:
    """Draw a page as large as an area allows, for print and for the shelf."""
    layout = plan(QSizeF(area.size()), len(page.rows))
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(layout.scale, layout.scale)
    paint_page(painter, layout, page, inks)
    painter.restore()
