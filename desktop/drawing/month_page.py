"""A whole month page: paper, engraving, head, weeks and squares, in units of the page at S."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPicture, QPixmap

from desktop.drawing.inks import Inks
from desktop.drawing.kept import Keep, put
from desktop.drawing.month_engraving import engrave
from desktop.drawing.month_head import paint_head
from desktop.drawing.month_paper import paint_paper, paint_ribbon, paint_weekdays, paint_weeks
from desktop.drawing.month_plan import DAYS, MonthPlan, Spot, plan
from desktop.drawing.month_records import Cell, MonthPage
from desktop.drawing.month_square import Setting, paint_square
from desktop.drawing.paper import density_of, on_screen

_PLATES, _SQUARES = Keep(), Keep()
_KEPT = 2.5  # so many pages are kept in parts: the open one, and one that is looked at
_BAND = 50_000  # so many pixels of an engraving are printed at once
_MARGIN = 100_000  # for what is rounded up to whole pixels
_DRAWN = 14  # so many engravings are kept as strokes: all of a poster's
_BESIDE = 20.0  # what of a square may lie left of it


def paint_engraving(painter: QPainter, box: QRectF, month: int, inks: Inks) -> None:
    """Print a month's engraving into a box; it is cut once for a size, density and theme."""
    if not on_screen(painter):
        painter.save()
        painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        painter.drawPicture(box.topLeft(), _drawing(month, box.width(), box.height(), inks))
        painter.restore()
        return
    density = density_of(painter)
    for _ in _cut_plate(box.size(), density, month, inks):
        pass
    put(painter, box.topLeft(), _PLATES.kept(_plate(month, box.size()), density, inks))


def _plate(month: int, size: QSizeF) -> Hashable:
    return ("head", month, size.width(), size.height())


@lru_cache(maxsize=_DRAWN)
def _drawing(month: int, width: float, height: float, inks: Inks) -> QPicture:
    """A month's engraving as strokes, for whatever it is printed on."""
    drawing = QPicture()
    brush = QPainter(drawing)
    engrave(brush, month, QSizeF(width, height), inks)
    brush.end()
    return drawing


def _cut_plate(size: QSizeF, density: float, month: int, inks: Inks) -> Iterator[None]:
    """Cut a month's engraving where it is not kept: drawn first, then printed band by band."""
    key = _plate(month, size)
    if _PLATES.has(key, density, inks):
        return
    drawing = _drawing(month, size.width(), size.height(), inks)
    made = QPixmap(math.ceil(size.width() * density), math.ceil(size.height() * density))
    made.fill(Qt.GlobalColor.transparent)
    bands = math.ceil(made.width() * made.height() / _BAND)
    for band in range(bands):
        yield
        top, foot = (made.height() * n // bands for n in (band, band + 1))
        brush = QPainter(made)
        brush.setClipRect(QRect(0, top, made.width(), foot - top))
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush.scale(density, density)
        brush.setClipRect(QRectF(QPointF(), size), Qt.ClipOperation.IntersectClip)
        drawing.play(brush)
        brush.end()
    _PLATES.take(key, density, inks, made)


def paint_page(painter: QPainter, layout: MonthPlan, page: MonthPage, inks: Inks) -> None:
    """Draw all that is printed and written on a page; what lies over it comes later."""
    if on_screen(painter):
        _make_room(layout, density_of(painter), least=True)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_paper(painter, layout, inks)
    paint_engraving(painter, layout.engraving, page.head.month, inks)
    paint_head(painter, layout, page.head, inks)
    paint_weekdays(painter, layout, page, inks)
    paint_weeks(painter, layout, page, inks)
    for row, cells in enumerate(page.rows):
        if row == page.week:
            paint_ribbon(painter, layout, page, inks)
        printed = not on_screen(painter)
        setting = Setting(inks, layout.scale, week=row == page.week, printed=printed)
        for column, cell in enumerate(cells):
            _square(painter, cell, layout.spot(row, column), setting)
    if on_screen(painter):
        _make_room(layout, density_of(painter))  # what this page is made of is the last to go


def _square(painter: QPainter, cell: Cell, spot: Spot, setting: Setting) -> None:
    """Put a square down as it was drawn before, if it was."""
    if not on_screen(painter):
        paint_square(painter, cell, spot, setting)
        return
    density = density_of(painter)
    _cut_square(cell, spot, setting, density)
    kept = _SQUARES.kept(_name(cell, spot, setting), density, setting.inks)
    put(painter, _around(spot).topLeft(), kept)


def _name(cell: Cell, spot: Spot, setting: Setting) -> Hashable:
    return (cell, setting.week, setting.small, spot.share, spot.width, spot.height)


def _around(spot: Spot) -> QRectF:
    """A square with what of it lies beside it."""
    return spot.box.adjusted(-_BESIDE, -4, 6, 8)


def _cut_square(cell: Cell, spot: Spot, setting: Setting, density: float) -> None:
    """Draw a square where it is not kept."""
    box = _around(spot)
    brush = _SQUARES.begin(_name(cell, spot, setting), box.size(), density, setting.inks)
    if brush is not None:
        brush.translate(-box.topLeft())
        paint_square(brush, cell, spot, setting)
        brush.end()


def _squares(
    layout: MonthPlan, page: MonthPage, inks: Inks
) -> Iterator[tuple[Cell, Spot, Setting]]:
    for row, cells in enumerate(page.rows):
        setting = Setting(inks, layout.scale, week=row == page.week)
        for column, cell in enumerate(cells):
            yield cell, layout.spot(row, column), setting


def _make_room(layout: MonthPlan, density: float, *, least: bool = False) -> None:
    """Keep the parts of a few pages of this size; `least` while others may still be wanted."""
    head, spot = layout.engraving, _around(layout.spot(0, 0))
    _PLATES.room_for(_KEPT * head.width() * head.height() * density**2 + _MARGIN, least=least)
    squares = spot.width() * spot.height() * layout.rows * DAYS
    _SQUARES.room_for(_KEPT * squares * density**2 + _MARGIN, least=least)


def lacks(layout: MonthPlan, page: MonthPage, density: float, inks: Inks) -> int:
    """How many squares of a page are not kept; an engraving counts as many."""
    plate = _plate(page.head.month, layout.engraving.size())
    missing = 0 if _PLATES.has(plate, density, inks) else len(page.rows) * len(page.weekdays)
    return missing + sum(
        not _SQUARES.has(_name(*one), density, inks) for one in _squares(layout, page, inks)
    )


def parts(layout: MonthPlan, page: MonthPage, density: float, inks: Inks) -> Iterator[None]:
    """Draw what a page is put together of, a step for each part; `density` is that of a unit."""
    _make_room(layout, density, least=True)
    yield from _cut_plate(layout.engraving.size(), density, page.head.month, inks)
    for one in _squares(layout, page, inks):
        yield
        _cut_square(*one, density)


def paint_fitted(painter: QPainter, area: QRectF, page: MonthPage, inks: Inks) -> None:
    """Draw a page as large as an area allows, for print and for the shelf."""
    layout = plan(QSizeF(area.size()), len(page.rows))
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(layout.scale, layout.scale)
    paint_page(painter, layout, page, inks)
    painter.restore()
