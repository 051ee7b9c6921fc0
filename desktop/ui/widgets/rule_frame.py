"""A rule set apart from a text: in the story's voice, and below it plainly, in a double frame."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import capitals, fitted, write
from desktop.drawing.month_things import thing
from desktop.drawing.prose import Prose, Run, Type
from desktop.drawing.woodcut import Colours
from desktop.ui.widgets.paper_button import wrapped

_SIDE, _PICTURE = 18.0, 64.0


class RuleWords(msgspec.Struct, frozen=True):
    """What a rule says; `art` is the picture of the thing that it brings."""

    name: str = ""
    told: str = ""
    plain: str = ""
    art: str = ""


class SetRule:
    """A rule set to a width."""

    def __init__(self, words: RuleWords, width: float, kind: Type) -> None:
        """Break its lines."""
        self._words = words
        self._inset = _SIDE + (_PICTURE + 14 if words.art else 0.0)
        room = max(80.0, width - self._inset - _SIDE)
        size = 17 if kind.size >= 20 else 15
        self._face, self._leading = font(Face.LABEL, size), size + 7.0
        self._told = Prose(((Run("mood", words.told),),), room, kind) if words.told else None
        self._plain = wrapped(words.plain, self._face, room, 8)
        self._room = room

    @property
    def high(self) -> float:
        """How high its frame is."""
        told = self._told.height + 8 if self._told else 0.0
        text = 26 + 8 + told + len(self._plain) * self._leading + 14
        return max(text, _PICTURE + 32 if self._words.art else 0.0)

    def paint(self, painter: QPainter, frame: QRectF, inks: Inks) -> None:
        """Draw it into a frame as wide as it was set for."""
        painter.setBrush(QColor(inks.week))
        painter.setPen(QPen(QColor(inks.ink), 1.5))
        painter.drawRect(frame)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(inks.ink), 0.75))
        painter.drawRect(frame.adjusted(4, 4, -4, -4))
        if self._words.art:
            top = frame.center().y() - _PICTURE / 2
            picture = QRectF(frame.left() + _SIDE, top, _PICTURE, _PICTURE)
            thing(painter, self._words.art, picture, Colours(inks.ink, inks.page, inks.lining))
        x, y = frame.left() + self._inset, frame.top() + 26
        name = fitted(self._words.name, capitals(13), self._room)
        write(painter, x, y, name, capitals(13), inks.quiet)
        y += 8
        if self._told:
            self._told.draw(painter, x, y, inks.ink, inks)
            y += self._told.height + 8
        for line in self._plain:
            y += self._leading
            write(painter, x, y - 6, line, self._face, inks.ink)
