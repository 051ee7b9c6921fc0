"""What is pressed on the adventurer's note: the six boxes, the slips, what turns the slips over."""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import faded
from desktop.drawing.lettering import Side, advance, fitted, suiting, write
from desktop.drawing.sheet_note import attribute_box, slip
from desktop.ui.widgets.loose_die import die_dropped
from desktop.ui.widgets.note_view import AttributeBox, Carried, Placed
from desktop.ui.widgets.paper_button import wrapped
from desktop.ui.widgets.rowed import Row


class NoteRow(Row):
    """A row that is drawn as large as the note it stands on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.share = 1.0

    def scaled(self, painter: QPainter, area: QRectF) -> QRectF:
        """The row's area in units of the note; the painter is scaled to them."""
        painter.scale(self.share, self.share)
        return QRectF(0, 0, area.width() / self.share, area.height() / self.share)


class BoxButton(NoteRow):
    """One of the six boxes; `chosen` tells its id, `dropped` the die that was let go on it."""

    chosen = Signal(str)
    dropped = Signal(object)  # Placed

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._box = AttributeBox("", "", "")
        self._over = False
        self.clicked.connect(self._choose)

    def show_box(self, box: AttributeBox, *, accepts: bool) -> None:
        """Show another box; safe to call twice."""
        if box != self._box:
            self.update()
        self._box, self._over = box, self._over and accepts
        self.setAcceptDrops(accepts)
        self.setAccessibleName(f"{box.name} {box.value}" if box.value else box.name)
        self.setToolTip(box.name)

    def _choose(self) -> None:
        self.chosen.emit(self._box.id)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if die_dropped(event) >= 0:
            event.acceptProposedAction()
            self._over = True
            self.update()

    def dragLeaveEvent(self, event: object) -> None:
        self._over = False
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        die, self._over = die_dropped(event), False
        self.update()
        if die >= 0:
            event.acceptProposedAction()
            self.dropped.emit(Placed(die, self._box.id))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the box; framed while a die hangs over it or may go there, barred while in use."""
        inks, box = self.look.inks, self._box
        area = self.scaled(painter, area).adjusted(0.5, 0.5, -0.5, -0.5)
        value = str(box.value) if box.value else ""
        attribute_box(painter, area, box.short, value, inks, sum(map(ord, box.id)))
        painter.setBrush(
            faded(inks.amber, 0.18) if self._over and inks.textures else QColor(0, 0, 0, 0)
        )
        if self._over or self.lit or box.lit:
            pen = QPen(QColor(inks.ink), 2 if self._over or self.lit else 1.5)
            if box.lit and not self._over and not self.lit:
                pen.setDashPattern([2, 2.5])
            painter.setPen(pen)
            painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
        if box.used:
            bar = QRectF(area.left() + 4, area.bottom() - 4, area.width() - 8, 2.5)
            painter.fillRect(bar, QColor(inks.ink))


class SlipButton(NoteRow):
    """A thing that is carried; `chosen` tells its id."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.thing = Carried("", "", "")
        self.clicked.connect(self._choose)

    def show_thing(self, thing: Carried) -> None:
        """Show another thing; safe to call twice."""
        if thing != self.thing:
            self.update()
        self.thing = thing
        count = f" \N{MULTIPLICATION SIGN} {thing.count}" if thing.count > 1 else ""
        self.setAccessibleName(thing.name + count)
        self.setAccessibleDescription(thing.effect)
        self.setToolTip(f"{thing.name}{count}: {thing.effect}")

    def _choose(self) -> None:
        self.chosen.emit(self.thing.id)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the slip, lined while it is pointed at, more so while it lies in the pool."""
        inks, thing = self.look.inks, self.thing
        box = self.scaled(painter, area).adjusted(4, 2, -4, -6)
        slip(painter, box, "", "", inks, item=thing.item)
        room = box.width() - 15
        lines = _lines(thing.effect, font(Face.LABEL, 12), room)
        line = 20.0 if len(lines) == 1 else 16.0
        face = suiting(thing.name, Face.TITLE, (17, 15, 13) if len(lines) == 1 else (15, 13), room)
        write(
            painter,
            box.left() + 9,
            box.top() + line,
            fitted(thing.name, face, room),
            face,
            inks.ink,
        )
        step = 17.0 if len(lines) == 1 else 12.5
        for told in lines:
            line += step
            write(painter, box.left() + 9, box.top() + line, told, font(Face.LABEL, 12), inks.quiet)
        if self.lit or thing.used:
            painter.setBrush(QColor(0, 0, 0, 0))
            painter.setPen(QPen(QColor(inks.ink), 2 if thing.used else 1))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
        if thing.count > 1:
            self._paint_count(painter, box)

    def _paint_count(self, painter: QPainter, box: QRectF) -> None:
        """How many there are, on a disc at the corner."""
        inks, middle = self.look.inks, QPointF(box.right() - 5, box.top() + 5)
        painter.setPen(QPen(QColor(inks.page), 1.5))
        painter.setBrush(QColor(inks.ink))
        painter.drawEllipse(middle, 8.5, 8.5)
        face = font(Face.STRONG, 12)
        write(
            painter,
            middle.x(),
            middle.y() + 4.3,
            str(self.thing.count),
            face,
            inks.page,
            Side.MIDDLE,
        )


def _lines(text: str, face: QFont, room: float) -> list[str]:
    """A text in at most two lines, broken after a stroke too: "mental/Combat/" and "Threat"."""
    if len(found := wrapped(text, face, room, 9)) <= 2 and not any("/" in word for word in found):
        return found
    first = ""
    for piece in re.split(r"(?<=[/ ])", text):
        if advance((first + piece).rstrip(), face) > room:
            break
        first += piece
    rest = text[len(first) :]
    return [one for one in (first.rstrip(), fitted(rest, face, room)) if one]


class MoreButton(NoteRow):
    """Says how many slips lie beneath; a press turns them up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""

    def say(self, words: str) -> None:
        """Say how many there are."""
        if words != self._words:
            self.update()
        self._words = words
        self.setAccessibleName(words)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Write it at the right, underlined while it is pointed at."""
        inks = self.look.inks
        box = self.scaled(painter, area)
        face = suiting(self._words, Face.STRONG, (13, 12), box.width() - 4)
        ink = inks.ink if self.lit else inks.quiet
        wide = write(painter, box.right() - 2, box.bottom() - 7, self._words, face, ink, Side.RIGHT)
        painter.setPen(QPen(QColor(ink), 0.75))
        y = round(box.bottom() - 4)
        painter.drawLine(round(box.right() - 2 - wide), y, round(box.right() - 2), y)
