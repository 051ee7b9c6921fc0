"""The notes on squares that have no room on the sheet itself, as a numbered list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

import msgspec
from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import PRINT
from desktop.drawing.lettering import write
from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_jottings import jottings, ringed
from desktop.drawing.sheet_lead import hand_line, hand_width
from desktop.drawing.sheet_records import SheetPage
from desktop.keepsakes.leaf import unit
from desktop.keepsakes.picture import Picture
from desktop.words.book.names import Names, place_text

_UNIT = 0.25  # mm: the title is 6 mm high, a note 4.25
_HEAD = 56.0
_INSET = 52.0
_PLACE, _NOTE, _LEADING, _APART = 13, 17, 22.0, 14.0


class Pencilled(msgspec.Struct, frozen=True):
    """A note by its number on the sheet, where it stands, and its lines."""

    number: int
    where: str
    lines: tuple[str, ...]

    @property
    def high(self) -> float:
        """How high it is, in units."""
        return _LEADING * (len(self.lines) + 0.8) + _APART


def pencilled(
    names: Names, page: SheetPage, frame: Frame, wide: float, high: float
) -> tuple[Picture, ...]:
    """The list as pictures so many mm wide and high; none where all notes have room."""
    notes = list(_numbered(names, page, frame, wide / _UNIT - _INSET))
    return tuple(_picture(part, wide, high) for part in _parts(notes, high / _UNIT))


def _numbered(names: Names, page: SheetPage, frame: Frame, room: float) -> Iterator[Pencilled]:
    places = jottings(page, frame, printed=True)
    for note, placed in zip(page.notes, places, strict=True):
        if placed.number:
            what = names.area(page.areas.get(note.area), home=note.area == page.home)
            where = QCoreApplication.translate("Keepsakes", "{what}, {place}").format(
                what=what[:1].upper() + what[1:], place=place_text(note.area)
            )
            yield Pencilled(placed.number, where, tuple(_lines(note.text, room)))


def _lines(text: str, room: float) -> Iterator[str]:
    """A note in lines of the hand; what is too long for one is broken within."""
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if hand_width(longer, _NOTE) <= room:
            line = longer
            continue
        if line:
            yield line
        line = word
        while hand_width(line, _NOTE) > room:
            cut = next(n for n in range(len(line), 0, -1) if hand_width(line[:n], _NOTE) <= room)
            yield line[:cut]
            line = line[cut:]
    yield line


def _parts(notes: Sequence[Pencilled], high: float) -> list[list[Pencilled]]:
    """As many lists as pages are needed."""
    sums, page, left = list[tuple[int, Pencilled]](), 0, high - _HEAD
    for note in notes:
        if note.high > left:
            page, left = page + 1, high - _HEAD
        left -= note.high
        sums.append((page, note))
    return [[note for _, note in part] for _, part in groupby(sums, key=lambda one: one[0])]


def _picture(notes: Sequence[Pencilled], wide: float, high: float) -> Picture:
    title = QCoreApplication.translate("Keepsakes", "Pencilled beside the squares")

    def draw(painter: QPainter) -> None:
        with unit(painter, _UNIT):
            write(painter, 0, 24, title, font(Face.TITLE, 24), PRINT.ink)
            painter.setPen(QPen(QColor(PRINT.ink), 1.0))
            painter.drawLine(QPointF(0, 36), QPointF(wide / _UNIT, 36))
            y = _HEAD
            for note in notes:
                _paint(painter, note, y)
                y += note.high

    told = " ".join(f"{note.number}: {note.where}: {' '.join(note.lines)}" for note in notes)
    return Picture(wide, high, draw, name=title, alt=told)


def _paint(painter: QPainter, note: Pencilled, top: float) -> None:
    ringed(painter, QPointF(16, top + 14), note.number, 11, PRINT)
    write(painter, _INSET, top + 12, note.where, font(Face.LABEL, _PLACE), PRINT.quiet)
    for number, line in enumerate(note.lines):
        at = QPointF(_INSET, top + 12 + _LEADING * (number + 1))
        hand_line(painter, at, line, _NOTE, PRINT)
