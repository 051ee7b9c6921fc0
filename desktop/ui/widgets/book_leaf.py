"""One leaf of the book as it is printed: what it is, its title, what is told, its figures."""

from __future__ import annotations

from typing import Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import Side, advance, fitted, suiting, write, write_caps
from desktop.drawing.prose import (
    HUGE_TYPE,
    LARGE_TYPE,
    READING_TYPE,
    SMALL_TYPE,
    Paragraph,
    Prose,
    Type,
)
from desktop.drawing.sheet_lead import hand_line, hand_width
from desktop.ui.widgets.page_face import title_lines
from desktop.ui.widgets.page_slips import end_piece, more_mark, tailpiece
from desktop.ui.widgets.paper_button import wrapped

_HAND = 20


class Leaf(msgspec.Struct, frozen=True):
    """One leaf: a Chapter, a flight, a stay. `figures` are its numbers in one line.

    `page` is its place among the pages, by which the player's own line is kept.
    """

    page: int
    kind: str
    title: str
    told: tuple[Paragraph, ...] = ()
    line: str = ""
    figures: str = ""
    sort: Literal["chapter", "flight", "town"] = "chapter"
    emblem: str = ""  # printed below a short text

    @property
    def words(self) -> tuple[str, ...]:
        """Everything that is read on the leaf."""
        told = ("".join(run.text for run in row) for row in self.told)
        return tuple(one for one in (self.kind, self.title, *told, self.figures, self.line) if one)


class SetLeaf:
    """A leaf set into a box of so many units; how much of it is too long."""

    def __init__(self, leaf: Leaf, box: QRectF, kinds: tuple[Type, ...]) -> None:
        """In the first of these types in which all of it finds room, else in the last."""
        self.leaf = leaf
        self._box = box
        sizes = (32, 24, 20, 17) if box.width() > 380 else (24, 20, 17)
        self._size, self._title = title_lines(leaf.title, box.width(), sizes, 2)
        self._line = _own_line(leaf.line, box.width())
        for kind in kinds:
            self.kind = kind
            self._text = Prose(leaf.told, box.width(), kind, initial=leaf.sort == "chapter")
            if self._text.height <= self._room.height():
                break

    @property
    def _head(self) -> float:
        """How high the head is."""
        return 22 + self._size * 1.12 * len(self._title) + 14

    @property
    def _foot(self) -> float:
        return (24.0 if self.leaf.figures else 0.0) + 26.0 * len(self._line) + 6

    @property
    def _room(self) -> QRectF:
        """Where the text stands."""
        return self._box.adjusted(0, self._head, 0, -self._foot)

    @property
    def over(self) -> float:
        """How much of the text finds no room."""
        return max(0.0, self._text.height - self._room.height())

    def draw(self, painter: QPainter, inks: Inks, turned: float) -> None:
        """Draw the leaf, its text moved up by `turned`."""
        box, room = self._box, self._room
        self._draw_head(painter, inks)
        painter.save()
        painter.setClipRect(room.adjusted(-4, 0, 4, 0))
        self._text.draw(painter, room.left(), room.top() - turned, inks.ink, inks)
        painter.restore()
        rest = QRectF(room.left(), room.top(), box.width(), room.height())
        end_piece(painter, rest.adjusted(0, self._text.height, 0, 0), self.leaf.emblem, inks)
        if turned < self.over - 1:
            more_mark(painter, room.bottomRight(), inks)
        y = room.bottom() + 18
        if self.leaf.figures:
            face = suiting(self.leaf.figures, Face.LABEL, (13, 12), box.width())
            told = fitted(self.leaf.figures, face, box.width())
            write(painter, box.left(), y, told, face, inks.quiet)
            y += 24
        for n, line in enumerate(self._line):
            at = QPointF(box.left(), y + 4 + 26 * n)
            hand_line(painter, at, line, _HAND, inks, slant=-0.4)

    def _draw_head(self, painter: QPainter, inks: Inks) -> None:
        box, leaf = self._box, self.leaf
        middle = box.center().x()
        write_caps(
            painter, middle, box.top() + 12, leaf.kind, 13, inks.quiet, Side.MIDDLE, box.width()
        )
        y = box.top() + 22 + self._size * 0.86
        for line in self._title:
            face = font(Face.TITLE, self._size)
            write(painter, middle, y, line, face, inks.ink, Side.MIDDLE)
            y += self._size * 1.12
        painter.setPen(QPen(QColor(inks.ink), 0.75))
        line_at = box.top() + self._head - 8
        painter.drawLine(QPointF(middle - 36, line_at), QPointF(middle + 36, line_at))


def _own_line(text: str, room: float) -> list[str]:
    """The player's own line in at most two lines of the hand."""
    if hand_width(text, _HAND) <= room:
        return [text] if text else []
    return wrapped(text, font(Face.HAND, _HAND), room, 2)


def types_for(width: float, chosen: int) -> tuple[Type, ...]:
    """The types to try for a leaf of this width, the largest first; the chosen size alone."""
    every = (HUGE_TYPE, LARGE_TYPE, READING_TYPE, SMALL_TYPE)
    if chosen:
        return tuple(kind for kind in every if kind.size == chosen) or (READING_TYPE,)
    least = (450, 360)  # so wide, a line of the type has its 45 characters
    return every[sum(width < one for one in least) :]


def running_head(painter: QPainter, box: QRectF, left: str, right: str, inks: Inks) -> None:
    """Write what stands over every leaf: the book's title and its author."""
    face = font(Face.MOOD, 15)
    taken = advance(right, face)
    room = box.width() - taken - 14 if right else box.width()
    write(painter, box.left(), box.top() + 11, fitted(left, face, room), face, inks.quiet)
    write(painter, box.right(), box.top() + 11, right, face, inks.quiet, Side.RIGHT)


def title_leaf(painter: QPainter, box: QRectF, title: str, author: str, inks: Inks) -> None:
    """Print the title page: the title, a piece of ornament, by whom."""
    size, lines = title_lines(title, box.width(), (44, 32, 24, 20), 3)
    middle, y = box.center().x(), box.top() + 0.3 * box.height()
    for line in lines:
        write(painter, middle, y, line, font(Face.TITLE, size), inks.ink, Side.MIDDLE)
        y += size * 1.12
    tailpiece(painter, QPointF(middle, y + 8), inks)
    face = suiting(author, Face.MOOD, (20, 17), box.width())
    told = fitted(author, face, box.width())
    write(painter, middle, y + 52, told, face, inks.quiet, Side.MIDDLE)


def gutter(painter: QPainter, paper: QRectF, inks: Inks) -> None:
    """Shade where two leaves meet in the middle of an open book."""
    middle, deep = paper.center().x(), 34.0
    if not inks.textures:
        painter.setPen(QPen(QColor(inks.ink), 1.5))
        painter.drawLine(QPointF(middle, paper.top()), QPointF(middle, paper.bottom()))
        return
    dark = 0.34 if inks.dark else 0.2
    for side in (-1, 1):
        fall = QLinearGradient(QPointF(middle, 0), QPointF(middle + side * deep, 0))
        fall.setColorAt(0, faded("#000000", dark))
        fall.setColorAt(0.35, faded("#000000", dark / 3))
        fall.setColorAt(1, faded("#000000", 0))
        left = middle if side > 0 else middle - deep
        painter.fillRect(QRectF(left, paper.top(), deep, paper.height()), fall)
    painter.setPen(QPen(faded("#000000", dark), 0.9))
    painter.drawLine(QPointF(middle, paper.top()), QPointF(middle, paper.bottom()))
