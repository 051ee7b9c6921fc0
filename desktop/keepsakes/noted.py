"""The player's notes as a list in the pencil hand, on pages of a size."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import msgspec
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import PRINT
from desktop.drawing.lettering import lines_of, suiting, write
from desktop.drawing.sheet_jottings import ringed
from desktop.drawing.sheet_lead import hand_line
from desktop.keepsakes.leaf import unit
from desktop.keepsakes.picture import Picture

_UNIT = 0.25  # mm: the title is 6 mm high, a note 4.25
_HEAD = 56.0
_INSET = 52.0
_PLACE, _NOTE, _LEADING, _APART = 13, 17, 22.0, 14.0


def rule() -> QPen:
    """The line under a title, which ends where it ends."""
    pen = QPen(QColor(PRINT.ink), 1.0)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


class Noted(msgspec.Struct, frozen=True):
    """A note, where it stands, and by what number it is found there (0: by none)."""

    where: str
    text: str
    number: int = 0


class _Set(msgspec.Struct, frozen=True):
    """A note in lines."""

    note: Noted
    lines: tuple[str, ...]

    @property
    def high(self) -> float:
        """How high it is, in units."""
        return _LEADING * (len(self.lines) + 0.8) + _APART


def noted(
    title: str, notes: Sequence[Noted], wide: float, high: float, *, cut: bool = False
) -> tuple[Picture, ...]:
    """A list as pictures so many mm wide and high; if `cut` the last no higher than it needs."""
    inset = _INSET if any(note.number for note in notes) else 0.0
    lines = [_Set(note, _lines(note.text, wide / _UNIT - inset)) for note in notes]
    parts = _parts(lines, high / _UNIT)
    return tuple(_picture(title, part, wide, inset, 0.0 if cut else high) for part in parts)


def _lines(text: str, room: float) -> tuple[str, ...]:
    """A note in lines of the hand; what is too long for one is broken within."""
    return lines_of(" ".join(text.split()), font(Face.HAND, _NOTE), room)


def _parts(notes: Sequence[_Set], high: float) -> list[list[_Set]]:
    """As many lists as pages are needed."""
    placed, page, left = list[tuple[int, _Set]](), 0, high - _HEAD
    for note in notes:
        if note.high > left and left < high - _HEAD:
            page, left = page + 1, high - _HEAD
        left -= note.high
        placed.append((page, note))
    return [[note for _, note in part] for _, part in groupby(placed, key=lambda one: one[0])]


def _picture(title: str, notes: Sequence[_Set], wide: float, inset: float, high: float) -> Picture:
    def draw(painter: QPainter) -> None:
        with unit(painter, _UNIT):
            face = suiting(title, Face.TITLE, (24, 20, 17), wide / _UNIT)
            write(painter, 0, 24, title, face, PRINT.ink)
            painter.setPen(rule())
            painter.drawLine(QPointF(0, 36), QPointF(wide / _UNIT, 36))
            y = _HEAD
            for one in notes:
                _paint(painter, one, inset, y)
                y += one.high

    full = high or (_HEAD + sum(one.high for one in notes)) * _UNIT
    told = " ".join(f"{one.note.where}: {one.note.text}" for one in notes)
    return Picture(wide, full, draw, name=title, alt=told)


def _paint(painter: QPainter, one: _Set, x: float, top: float) -> None:
    if one.note.number:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ringed(painter, QPointF(16, top + 14), one.note.number, 11, PRINT)
    write(painter, x, top + 12, one.note.where, font(Face.LABEL, _PLACE), PRINT.quiet)
    for number, line in enumerate(one.lines):
        hand_line(painter, QPointF(x, top + 12 + _LEADING * (number + 1)), line, _NOTE, PRINT)
