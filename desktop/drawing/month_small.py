"""A month in small, for the year's poster: its engraving, its squares, its result, its boxes.

Drawn in units of its own, WIDE x HIGH; each date stands in its own month alone.
"""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import Side, suiting, write, write_caps
from desktop.drawing.month_head import DISC, NATURAL, lowered, paint_disc
from desktop.drawing.month_inks import month_inks
from desktop.drawing.month_page import paint_engraving
from desktop.drawing.month_plan import DAYS, Spot
from desktop.drawing.month_records import Cell, Head, MonthPage
from desktop.drawing.month_signs import pencilled_sign
from desktop.drawing.month_square import Setting, paint_square

WIDE, HIGH = 740.0, 612.0
_HEAD = 120.0
_CUT = 130.0  # what is left out of an engraving at its left: there its plate would hang
_SHARE = WIDE / (NATURAL - _CUT)
_CLEAR = 461.0  # the middle of the clear sky, for the name
_LINES, _WEEKDAYS = 4.0, 23.0
_WEEKS = 426.0  # how high all weeks are together
_FULL = 79.0  # how high a square is for which its parts are made
_MOST = 0.98
_BOX, _PITCH = 12.0, 15.5


class Month(msgspec.Struct, frozen=True):
    """A page, and the words that stand in small: weekdays, how the reckonings went."""

    page: MonthPage
    weekdays: tuple[str, ...]
    told: str = ""


def paint_month(painter: QPainter, month: Month, inks: Inks) -> None:
    """Draw a month that has come, at the painter's corner."""
    head = month.page.head
    if seen(painter, QRectF(0, 0, WIDE, _HEAD)):
        _engraved(painter, head, inks)
    _weekdays(painter, month.weekdays, inks)
    _squares(painter, month.page, inks)
    _foot(painter, head, month.told, inks)


def paint_empty(painter: QPainter, name: str, inks: Inks) -> None:
    """A month that has not come: its name in an empty frame."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(month_inks(inks).rule), 1.0))
    painter.drawRect(QRectF(0.5, 0.5, WIDE - 1, HIGH - 1))
    painter.drawLine(QPointF(0, _HEAD), QPointF(WIDE, _HEAD))
    write_caps(painter, WIDE / 2, _HEAD / 2 + 8, name, 24, inks.quiet, Side.MIDDLE)


def seen(painter: QPainter, box: QRectF) -> bool:
    """Whether any of a box is printed here: on one sheet of a poster only some of it is."""
    return not painter.hasClipping() or painter.clipBoundingRect().intersects(box)


def _engraved(painter: QPainter, head: Head, inks: Inks) -> None:
    """The engraving from behind its plate on, the name in its sky, the disc before its sun."""
    box, high = QRectF(0, 0, WIDE, _HEAD), _HEAD / _SHARE
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    painter.scale(_SHARE, _SHARE)
    painter.translate(-_CUT, 0)
    paint_engraving(painter, QRectF(QPointF(), QSizeF(NATURAL, high)), head.month, inks)
    down = lowered(high)
    write(painter, _CLEAR, 40 + down, head.name, font(Face.TITLE, 44), inks.ink, Side.MIDDLE)
    face = suiting(head.title, Face.MOOD, (20, 17, 15), 260)
    write(painter, _CLEAR, 68 + down, head.title, face, inks.ink, Side.MIDDLE)
    paint_disc(painter, head, inks, DISC + QPointF(0, down), 12)
    painter.restore()
    painter.setPen(QPen(QColor(inks.ink), 3))
    painter.drawLine(QPointF(0, _HEAD), QPointF(WIDE, _HEAD))


def _weekdays(painter: QPainter, names: tuple[str, ...], inks: Inks) -> None:
    line, step = _HEAD + _LINES + _WEEKDAYS, WIDE / DAYS
    for column, name in enumerate(names):
        shade = inks.ink if column == DAYS - 1 else inks.quiet
        middle = (column + 0.5) * step
        write_caps(painter, middle, line - 6, name, 12, shade, Side.MIDDLE, step - 12)
    painter.setPen(QPen(QColor(inks.ink), 0.75))
    for y in (_HEAD + _LINES, line):
        painter.drawLine(QPointF(0, y), QPointF(WIDE, y))


def _squares(painter: QPainter, page: MonthPage, inks: Inks) -> None:
    top, step = _HEAD + _LINES + _WEEKDAYS, WIDE / DAYS
    high = _WEEKS / len(page.rows)
    share = min(_MOST, high / _FULL)
    setting = Setting(inks, 1.0, week=False, printed=True)
    lines = [QLineF(0, top + n * high, WIDE, top + n * high) for n in range(1, len(page.rows) + 1)]
    x, end = (DAYS - 1) * step, top + _WEEKS - 2
    lines += [QLineF(x + off, top + 2, x + off, end) for off in (-1.5, 1.5)]
    painter.setPen(QPen(QColor(setting.own.rule), 0.75))
    painter.drawLines(lines)
    for row, cells in enumerate(page.rows):
        for column, cell in enumerate(cells):
            spot = Spot(column * step, top + row * high, share, step / share, high / share)
            if cell.day.month == page.head.month and seen(painter, spot.box):
                paint_square(painter, _bare(cell), spot, setting)


def _bare(cell: Cell) -> Cell:
    """A square without what only says where one is, or when something was done."""
    now = cell.now if cell.kind == "special" else None
    return msgspec.structs.replace(
        cell, on="", now=now, counts=1, note=False, today=False, tomorrow=False
    )


def _foot(painter: QPainter, head: Head, told: str, inks: Inks) -> None:
    """The boxes of dread, as many as are filled; how the reckonings went."""
    top = _HEAD + _LINES + _WEEKDAYS + _WEEKS + 14
    own = month_inks(inks)
    for box in range(head.boxes):
        at = QRectF(4 + box * _PITCH, top, _BOX, _BOX)
        painter.setPen(QPen(QColor(inks.ink), 1.0))
        painter.setBrush(QColor(own.book))
        painter.drawRect(at)
        if box < head.filled:
            pencilled_sign(painter, at.center(), _BOX * 0.86, 90 + 5 * box, inks)
    write(painter, WIDE - 4, top + 12, told, font(Face.MOOD, 17), inks.ink, Side.RIGHT)
