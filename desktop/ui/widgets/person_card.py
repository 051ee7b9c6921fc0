"""A card of somebody to play: portrait, name, calling, what is told, four characteristics."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.icons import icon
from desktop.drawing.lettering import write
from desktop.drawing.paper import sheet
from desktop.drawing.pencil import pencil
from desktop.drawing.prose import SMALL_TYPE, Prose, plain
from desktop.drawing.tokens import Figure, portrait, rim_band
from desktop.ui.widgets.paper_button import PaperButton, Slip, mark_edge, wrapped

_PORTRAIT, _PAD, _GAP = 92.0, 14.0, 16.0


class Stat(msgspec.Struct, frozen=True):
    """A characteristic: its sign, its name for readers of the screen, its number."""

    sign: str
    name: str
    number: int


class Person(Slip, frozen=True):
    """Somebody to play: `title` the name, `lines` what is told; a figure for the portrait."""

    calling: str = ""
    stats: tuple[Stat, ...] = ()
    figure: Figure = Figure("?")
    digit: int = 0


class PersonCard(PaperButton):
    """Shows somebody to play; ticked in pencil where chosen."""

    def __init__(self, person: Person, parent: QWidget | None = None) -> None:
        self._person = person
        super().__init__(person, parent)
        self.setCheckable(True)
        self.show_person(person)

    @property
    def person(self) -> Person:
        """Who is shown."""
        return self._person

    def show_person(self, person: Person) -> None:
        """Show somebody, chosen or not; safe to call twice."""
        self._person = person
        self.show_slip(person)
        self.setChecked(person.chosen)
        values = ", ".join(f"{stat.name} {stat.number}" for stat in person.stats)
        told = [part for part in (person.calling, *person.lines, values) if part]
        self.setAccessibleDescription(". ".join(part.rstrip(".") for part in told))

    def _prose(self, room: float) -> Prose:
        return Prose([plain(line) for line in self._person.lines], room, SMALL_TYPE)

    def high(self, width: float) -> float:
        """How high the card is at a width, both in units of zoom 100 %."""
        room = self._text_room(width - 10)
        text = 30 + (22 if self._person.calling else 0) + self._prose(room).height + 30
        return max(text, _PORTRAIT + 10) + 2 * _PAD + 12

    @property
    def area_wide(self) -> float:
        """How wide the card is, in units of zoom 100 %."""
        return self.width() / self.look.zoom

    def _text_room(self, paper: float) -> float:
        return max(60.0, paper - _PORTRAIT - _GAP - 2 * _PAD)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the portrait with its band, the words, the signs with their numbers."""
        inks, who = self.look.inks, self._person
        paper = area.adjusted(5, 4, -5, -8)
        sheet(painter, paper, inks, seed=3 + who.figure.seat)
        mark_edge(painter, paper, self)
        box = QRectF(paper.left() + _PAD, paper.top() + _PAD, _PORTRAIT, _PORTRAIT)
        portrait(painter, box, who.figure, inks)
        rim_band(painter, box.left(), box.bottom() + 6, box.width(), who.figure, inks)
        x, y, room = box.right() + _GAP, box.top(), self._text_room(paper.width())
        tick = 34.0
        title = wrapped(who.title, font(Face.TITLE, 24), room - tick, 1)[0]
        write(painter, x, y + 20, title, font(Face.TITLE, 24), inks.ink)
        if who.chosen:
            at = QRectF(paper.right() - _PAD - 26, y, 26, 24)
            points = [(at.left(), at.top() + 13), (at.left() + 8, at.bottom() - 3)]
            pencil(painter, [*points, (at.right(), at.top())], inks.pencil, 5, width=2.2)
        y += 30
        if who.calling:
            calling = wrapped(who.calling, font(Face.MOOD, 17), room, 1)[0]
            write(painter, x, y + 13, calling, font(Face.MOOD, 17), inks.quiet)
            y += 22
        prose = self._prose(room)
        prose.draw(painter, x, y, inks.ink, inks)
        self._paint_stats(painter, x, paper.bottom() - _PAD - 22)

    def _paint_stats(self, painter: QPainter, x: float, y: float) -> None:
        inks, face = self.look.inks, font(Face.STRONG, 17)
        count = max(1, len(self._person.stats))
        step = min(63.0, self._text_room(self.area_wide - 10) / count)
        for stat in self._person.stats:
            icon(painter, stat.sign, x, y, 22, inks.ink, inks.page)
            write(painter, x + min(29.0, step - 14), y + 17, str(stat.number), face, inks.ink)
            x += step
