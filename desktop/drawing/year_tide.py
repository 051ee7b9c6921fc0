"""The year as a tide: a stroke for each day, as high as what was done; dread lies below the line.

No two meanings share a shape: leads are strokes, reckonings have a head, lost ones are hollow.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import Side, write
from desktop.drawing.month_inks import month_inks

Became = Literal["", "done", "won", "lost", "nothing"]
"""What became of a day: nothing yet or nobody played, else as in the calendar."""
_STEP = 5.0  # units a point of a value
_LINE = 128.0  # where the water stands, from the top
_BELOW = 5.0
_DROP = 6.0
_WIDE = 0.62  # of a day's room
_HEAD = 3.4


class Day(msgspec.Struct, frozen=True):
    """A day: what became of it, what it asked for, boxes of dread that were filled."""

    became: Became = ""
    value: int = 0
    dread: int = 0


class Tide(msgspec.Struct, frozen=True):
    """The days of a year in order; months by name, their first days, the sum at their ends."""

    days: tuple[Day, ...]
    months: tuple[str, ...]
    starts: tuple[int, ...]
    sums: tuple[str, ...]
    key: tuple[tuple[Day, str], ...] = ()


HIGH = 218.0
"""How high the tide and its key are, in units."""


def paint_tide(painter: QPainter, tide: Tide, wide: float, inks: Inks) -> None:
    """Draw it so many units wide, from the painter's corner down."""
    pitch = wide / len(tide.days)
    _months(painter, tide, wide, pitch, inks)
    for number, day in enumerate(tide.days):
        paint_day(painter, QPointF((number + 0.5) * pitch, _LINE), day, pitch, inks)
    _key(painter, tide.key, wide, pitch, inks)


def paint_day(painter: QPainter, at: QPointF, day: Day, pitch: float, inks: Inks) -> None:
    """Draw a day standing at a place of the line."""
    half, high = pitch * _WIDE / 2, day.value * _STEP
    stroke = QRectF(at.x() - half, at.y() - high, 2 * half, high)
    painter.setPen(Qt.PenStyle.NoPen)
    if day.became == "done":
        painter.fillRect(stroke, QColor(inks.sea))
    elif day.became == "won":
        painter.fillRect(stroke, QColor(inks.ink))
        painter.setBrush(QColor(inks.ink))
        painter.drawEllipse(QPointF(at.x(), stroke.top()), _HEAD, _HEAD)
    elif day.became == "lost":
        painter.setPen(QPen(QColor(inks.ink), 0.75))
        painter.setBrush(QColor(inks.page))
        painter.drawRect(stroke)
        painter.drawEllipse(QPointF(at.x(), stroke.top()), _HEAD, _HEAD)
    elif day.became == "nothing":
        painter.setBrush(QColor(inks.quiet))
        painter.drawEllipse(QPointF(at.x(), at.y() - 4), 1.1, 1.1)
    for box in range(day.dread):
        top = at.y() + _BELOW + box * _DROP
        painter.fillRect(QRectF(at.x() - half, top, 2 * half, _DROP - 1.8), QColor(inks.red))


def _months(painter: QPainter, tide: Tide, wide: float, pitch: float, inks: Inks) -> None:
    """The line, a thin mark where each month begins, its name below, its sum above."""
    rule, face = QColor(month_inks(inks).rule), font(Face.LABEL, 13)
    ends = (*tide.starts[1:], len(tide.days))
    for name, first, end, told in zip(tide.months, tide.starts, ends, tide.sums, strict=True):
        left, right = first * pitch, end * pitch
        painter.setPen(QPen(rule, 0.75))
        painter.drawLine(QPointF(left, 10), QPointF(left, _LINE + 44))
        write(painter, left + 5, _LINE + 42, name, face, inks.quiet)
        if told:
            write(painter, right - 5, 20, told, font(Face.STRONG, 13), inks.ink, Side.RIGHT)
    painter.setPen(QPen(rule, 0.75))
    painter.drawLine(QPointF(wide, 10), QPointF(wide, _LINE + 44))
    painter.setPen(QPen(QColor(inks.ink), 1.2))
    painter.drawLine(QPointF(0, _LINE), QPointF(wide, _LINE))


def _key(
    painter: QPainter, key: Sequence[tuple[Day, str]], wide: float, pitch: float, inks: Inks
) -> None:
    """What the strokes mean, in a row below them."""
    face, line = font(Face.LABEL, 13), _LINE + 84
    room = wide / max(1, len(key))
    for number, (day, told) in enumerate(key):
        left = number * room
        foot = line - 8 if day.dread else line + 1
        paint_day(painter, QPointF(left + 6, foot), day, pitch, inks)
        write(painter, left + 18, line, told, face, inks.quiet)
