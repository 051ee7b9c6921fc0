"""The legend below a map: the marks that occur on it, and notes that found no room."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import advance, fitted, write
from desktop.keepsakes.games.aventura.map import marks
from desktop.keepsakes.games.aventura.map.ground import paint_mark
from desktop.keepsakes.games.aventura.map.notes import Jotted, wrapped
from desktop.keepsakes.games.aventura.map.rows import Mark

_LINE = 21.0
_GAP = 18.0
_AFTER = 6.0
_NOTE = 15.0

DrawAt = Callable[[QPainter, QPointF, Inks], object]


class Item(msgspec.Struct, frozen=True):
    """One mark and its meaning; `draw` draws it around a middle."""

    width: float
    words: str
    draw: DrawAt


def item(mark: Mark, words: str) -> Item:
    """A mark as it stands on the map."""
    plain = msgspec.structs.replace(mark, count=1)
    return Item(plain.width, words, lambda painter, at, inks: paint_mark(painter, plain, at, inks))


class Legend(msgspec.Struct, frozen=True):
    """Items in lines, then numbered notes in columns; laid out for a width."""

    lines: tuple[tuple[Item, ...], ...]
    notes: tuple[tuple[int, tuple[str, ...]], ...]
    width: float

    @property
    def height(self) -> float:
        """Of all lines."""
        left, right = self._columns()
        noted = max(_high(left), _high(right))
        return len(self.lines) * _LINE + (noted + 6.0 if noted else 0.0)

    def _columns(self) -> tuple[list[tuple[int, tuple[str, ...]]], ...]:
        """The notes in two columns of like height."""
        left: list[tuple[int, tuple[str, ...]]] = []
        right: list[tuple[int, tuple[str, ...]]] = []
        whole = _high(self.notes)
        for note in self.notes:
            fits = not left or _high([*left, note]) <= whole / 2 + _NOTE
            column = left if fits and not right else right
            column.append(note)
        return left, right

    def paint(self, painter: QPainter, x: float, y: float, inks: Inks) -> None:
        """Draw it, its upper left corner at (x, y); each line stands in the middle."""
        for line in self.lines:
            wide = sum(_width(one) for one in line) + _GAP * (len(line) - 1)
            left = x + (self.width - wide) / 2
            for one in line:
                one.draw(painter, QPointF(left + one.width / 2, y + _LINE / 2), inks)
                face = font(Face.LABEL, 12)
                write(painter, left + one.width + _AFTER, y + 14.5, one.words, face, inks.ink)
                left += _width(one) + _GAP
            y += _LINE
        for n, column in enumerate(self._columns()):
            self._paint_notes(painter, x + n * self.width / 2, y + 6.0, column, inks)

    def _paint_notes(
        self,
        painter: QPainter,
        x: float,
        y: float,
        column: Sequence[tuple[int, tuple[str, ...]]],
        inks: Inks,
    ) -> None:
        face = font(Face.HAND, 12)
        for number, lines in column:
            at = QPointF(x + 8, y + 8)
            painter.setPen(QPen(faded(inks.pencil, 0.8), 0.9))
            painter.setBrush(QColor(inks.page))
            painter.drawEllipse(at, 6.2, 6.2)
            marks.small(painter, at, str(number), inks.pencil, Face.HAND)
            for n, line in enumerate(lines):
                write(painter, x + 20, y + 12 + _NOTE * n, line, face, inks.pencil)
            y += _NOTE * len(lines) + 3


def _high(notes: Sequence[tuple[int, tuple[str, ...]]]) -> float:
    return sum(_NOTE * len(lines) + 3 for _, lines in notes)


def _width(one: Item) -> float:
    return one.width + _AFTER + advance(one.words, font(Face.LABEL, 12))


def _elided(one: Item, width: float) -> Item:
    """An item that is no wider than a line."""
    room = width - one.width - _AFTER
    words = fitted(one.words, font(Face.LABEL, 12), room)
    return msgspec.structs.replace(one, words=words)


def legend(items: Sequence[Item], notes: Sequence[Jotted], width: float) -> Legend:
    """Break items into lines that fit a width, and fold the notes."""
    lines: list[list[Item]] = []
    room = 0.0
    for whole in items:
        one = _elided(whole, width)
        need = _width(one) + _GAP
        if not lines or need > room:
            lines.append([])
            room = width + _GAP
        lines[-1].append(one)
        room -= need
    folded = tuple(
        (note.number, wrapped(note.text, width / 2 - 30)) for note in notes if note.number
    )
    return Legend(tuple(tuple(line) for line in lines), folded, width)
