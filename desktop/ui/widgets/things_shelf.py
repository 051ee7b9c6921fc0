"""The shelf of things: what the months brought, one below the other; bare desk where nothing is."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import Side, advance, fitted, suiting, write
from desktop.drawing.month_things import board, on_the_shelf
from desktop.ui.theme import Look
from desktop.ui.widgets.drawn import Drawn
from desktop.ui.widgets.rowed import Row

_WIDE, _LARGE = 68.0, 90.0
_PITCH, _TOP = 108.0, 22.0
_TOLD = 3  # so many are counted in words, more by strokes
_LOW = 74.0  # lower, a thing has its name alone below it; its count is in its sentence


class Thing(msgspec.Struct, frozen=True):
    """A thing: `art` is its picture's key, `count` a short line, `about` one sentence.

    `strokes` of `most` are counted below it where `most` is not 0; `usable` things are pressed.
    """

    id: str
    art: str
    name: str
    count: str = ""
    about: str = ""
    badge: str = ""
    strokes: int = 0
    most: int = 0
    usable: bool = False


class ThingButton(Row):
    """Shows a thing on its board; `used` tells its id, `asked` that of one not to be used now."""

    used = Signal(str)
    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.thing = Thing("", "dial", "")
        self.lines = 2  # of words below the board, the same for all that stand there
        self.clicked.connect(self._use)

    def show_thing(self, thing: Thing) -> None:
        """Show another thing; safe to call twice. One that cannot be used is only read."""
        self.thing = thing
        told = ". ".join(part for part in (thing.name, thing.count) if part)
        self.setAccessibleName(told)
        self.setAccessibleDescription(thing.about)
        self.setToolTip("\n".join(part for part in (told, thing.about) if part))
        shape = Qt.CursorShape.PointingHandCursor if thing.usable else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(_WIDE * self.look.zoom), round(_PITCH * self.look.zoom))

    def _use(self) -> None:
        told = self.used if self.thing.usable else self.asked
        told.emit(self.thing.id)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the thing on its board, its name and count below."""
        thing, inks, middle = self.thing, self.look.inks, area.center().x()
        large = area.width() > 80 and area.height() > 118
        tight = area.height() < _LOW
        lines = 1 if tight else self.lines
        step = 14.0 if tight else 16.0
        words = 6 + lines * step
        side = max(18.0, min(area.width() - 10, area.height() - words - 5, 72 if large else 54))
        foot = area.height() - words - 3
        box = QRectF(middle - side / 2, foot - side, side, side)
        lit = thing.usable and self.lit
        board(painter, 3, area.right() - 3, foot, inks)
        on_the_shelf(painter, thing.art, box, inks, lit=lit)
        badge = thing.badge or (str(thing.strokes) if tight and thing.strokes else "")
        if badge:
            self._paint_badge(painter, QPointF(box.right() - 1, box.top() + 8), badge)
        colour = inks.desk_text
        face = suiting(
            thing.name, Face.LABEL, (15, 13, 12) if large else (13, 12), area.width() - 4
        )
        base = foot + (1 if tight else 5) + step
        shown = self._name(face, area.width() - 2)
        write(painter, middle, base, shown, face, colour, Side.MIDDLE)
        if thing.most > _TOLD and not tight:
            self._paint_strokes(painter, QPointF(middle, base + step / 2 + 4))
        elif thing.count and not tight:
            face = suiting(thing.count, Face.LABEL, (13, 12) if large else (12,), area.width() - 2)
            shown = fitted(thing.count, face, area.width() - 1)
            write(painter, middle, base + step, shown, face, inks.desk_quiet, Side.MIDDLE)
        if thing.usable:
            self._paint_call(painter, area.adjusted(1.5, 1, -1.5, -1))

    def _name(self, face: QFont, room: float) -> str:
        """The name, or as many of its words as there is room for."""
        words = self.thing.name.split()
        while len(words) > 1 and advance(" ".join(words), face) > room:
            words.pop()
        return fitted(" ".join(words), face, room)

    def _paint_call(self, painter: QPainter, box: QRectF) -> None:
        """A dotted frame round what can be used now, whole once it is pointed at."""
        inks = self.look.inks
        pen = QPen(QColor(inks.desk_text if self.lit else inks.desk_quiet), 1)
        if not self.lit:
            pen.setDashPattern([1, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 4, 4)

    def _paint_badge(self, painter: QPainter, at: QPointF, badge: str) -> None:
        inks = self.look.inks
        painter.setPen(QPen(QColor(inks.desk), 1.5))
        painter.setBrush(QColor(inks.bone))
        painter.drawEllipse(at, 9, 9)
        face = font(Face.STRONG, 12)
        write(painter, at.x(), at.y() + 4.3, badge, face, inks.pip, Side.MIDDLE)

    def _paint_strokes(self, painter: QPainter, middle: QPointF) -> None:
        """So many short strokes as may be counted, those that were are bright and tall."""
        thing, inks = self.thing, self.look.inks
        pitch = min(7.0, (self.width() / self.look.zoom - 8) / thing.most)
        x = middle.x() - pitch * (thing.most - 1) / 2
        for n in range(thing.most):
            counted = n < thing.strokes
            painter.setPen(
                QPen(QColor(inks.desk_text if counted else inks.desk_quiet), 2.4 if counted else 1)
            )
            reach = 5.0 if counted else 2.0
            painter.drawLine(QPointF(x, middle.y() - reach), QPointF(x, middle.y() + reach))
            x += pitch


class ThingsShelf(Drawn):
    """Shows the things; tells `used` with the id of one that was pressed and may be used."""

    used = Signal(str)
    asked = Signal(str)  # the id of one that may not be used now

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._things: tuple[Thing, ...] = ()
        self._buttons: list[ThingButton] = []

    def sizeHint(self) -> QSize:
        return QSize(round(_WIDE * self.look.zoom), round(654 * self.look.zoom))

    def show_things(self, things: tuple[Thing, ...]) -> None:
        """Show what the months brought so far; safe to call twice."""
        self._things = things
        while len(self._buttons) < len(things):
            made = ThingButton(self)
            made.wear(self.look)
            made.used.connect(self.used)
            made.asked.connect(self.asked)
            self._buttons.append(made)
        for n, button in enumerate(self._buttons):
            button.setVisible(n < len(things))
            if n < len(things):
                button.show_thing(things[n])
        self.setAccessibleName(self.tr("What the months brought") if things else "")
        self.lay_out()

    @property
    def buttons(self) -> list[ThingButton]:
        """The things that stand there, the first month's first."""
        return self._buttons[: len(self._things)]

    def button_of(self, name: str) -> ThingButton:
        """The thing of that id. Raises StopIteration where it does not stand there."""
        return next(button for button in self.buttons if button.thing.id == name)

    def wear(self, look: Look) -> None:
        super().wear(look)
        for button in self._buttons:
            button.wear(look)
        self.lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def lay_out(self) -> None:
        """One below the other, closer the more there are."""
        zoom, count = self.look.zoom, len(self._things)
        if not count:
            return
        grown = min(1.0, max(0.0, (self.area.width() - _WIDE) / (_LARGE - _WIDE)))
        top = _TOP if count * _PITCH + _TOP < self.area.height() else 2.0
        pitch = min(_PITCH + 24 * grown, (self.area.height() - top - 2) / count)
        lines = 2 if any(one.count or one.most for one in self._things) else 1
        for n, button in enumerate(self.buttons):
            button.lines = lines
            y = round((top + n * pitch) * zoom)
            foot = round((top + (n + 1) * pitch) * zoom)
            button.setGeometry(0, y, self.width(), foot - y)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Nothing of its own: the bare desk, never an empty place."""
