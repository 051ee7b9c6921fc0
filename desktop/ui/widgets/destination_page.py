"""The page that asks where to go: the nearest Areas with what their Route loses and the chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import advance, fitted, suiting, write
from desktop.ui.theme import Look, OddsShown
from desktop.ui.widgets.destination_row import HEIGHT, DestinationButton, DestinationRow
from desktop.ui.widgets.page_face import PageFace
from desktop.ui.widgets.word_button import WordButton

__all__ = ["DestinationPage", "DestinationRow", "DestinationView"]

Sorting = Literal["near", "chance"]
_HEAD, _FOOT, _MOST = 66.0, 22.0, 60.0
_SIDE = 12.0


class DestinationView(msgspec.Struct, frozen=True):
    """What the page shows; `more` destinations are not in the rows."""

    rows: tuple[DestinationRow, ...] = ()
    sorting: Sorting = "near"
    lede: str = ""
    more: int = 0


class DestinationPage(PageFace):
    """Shows destinations.

    `pointed` tells the Area of the row under the pointer or in focus ("" for none), `chosen` the
    one that was pressed (click, digit, Enter), `sorted_by` the order that was asked for.
    """

    pointed = Signal(str)
    chosen = Signal(str)
    sorted_by = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = DestinationView()
        self._rows: list[DestinationButton] = []
        self._near, self._likely = WordButton(self), WordButton(self)
        self._near.clicked.connect(self._sort_near)
        self._likely.clicked.connect(self._sort_likely)
        self._say()

    def buttons(self) -> Sequence[QAbstractButton]:
        return (*self._rows[: len(self._shown())], self._near, self._likely)

    def digit_of(self, button: QAbstractButton) -> int:
        return button.row.digit if isinstance(button, DestinationButton) else 0

    def wear(self, look: Look) -> None:
        super().wear(look)
        self._say()

    def show_destinations(self, view: DestinationView) -> None:
        """Show destinations; safe to call twice."""
        before = (self._view.lede, self._more())
        self._view = view
        if before != (view.lede, self._more()):
            self.update()  # the rows draw themselves
        while len(self._rows) < len(view.rows):
            row = DestinationButton(view.rows[len(self._rows)], self)
            row.wear(self.look)
            row.chosen.connect(self.chosen)
            row.pointed.connect(self._point)
            row.left.connect(self._leave)
            self._rows.append(row)
        self._say()
        self.arrange()

    def _say(self) -> None:
        view = self._view
        near, likely = self.tr("nearest first"), self.tr("by chance")
        head = advance(self.tr("Destination"), font(Face.TITLE, 24)) + 44
        wide, room = advance(near + likely, font(Face.STRONG, 13)), self.text_box.width() - head
        size = 13 if wide <= room else 12
        self._near.say(near, now=view.sorting == "near", size=size)
        self._likely.say(likely, now=view.sorting == "chance", size=size)
        self.setAccessibleName(self.tr("Destination"))
        self.setAccessibleDescription("\n".join(part for part in (view.lede, self._more()) if part))

    def _more(self) -> str:
        """What stands at the foot of the page."""
        left_out = len(self._view.rows) - len(self._shown())
        parts = []
        if more := self._view.more + left_out:
            parts.append(self.tr("{count} more").format(count=more))
            parts.append(self.tr("Tab walks on"))
        shown = self.look.odds is not OddsShown.OFF
        if shown and any(row.chance is not None and not row.sure for row in self._view.rows):
            parts.append(self.tr("~ mean of the six types"))
        return "  \N{MIDDLE DOT}  ".join(parts)

    def _sort_near(self) -> None:
        self.sorted_by.emit("near")

    def _sort_likely(self) -> None:
        self.sorted_by.emit("chance")

    def _point(self, row: object) -> None:
        if isinstance(row, DestinationButton):
            self.pointed.emit(row.row.area)

    def _leave(self, row: object) -> None:
        if not any(one.lit for one in self._rows):
            self.pointed.emit("")

    # layout

    def _room(self) -> QRectF:
        """Where the rows lie."""
        box, paper = self.text_box, self.paper
        top = box.top() + _HEAD + 12 * self.tall
        return QRectF(
            box.left() - _SIDE,
            top,
            box.width() + 2 * _SIDE,
            max(HEIGHT, paper.bottom() - _FOOT - top),
        )

    def _shown(self) -> tuple[DestinationRow, ...]:
        """The rows that fit; what is pointed at takes the last place if it is not among them."""
        rows, fits = self._view.rows, max(1, int(self._room().height() / HEIGHT))
        shown = rows[:fits]
        pointed = next((row for row in rows if row.pointed), None)
        return (*shown[:-1], pointed) if pointed and pointed not in shown else shown

    def arrange(self) -> None:
        self._say()
        box, room, shown = self.text_box, self._room(), self._shown()
        pitch = min(_MOST, max(HEIGHT, room.height() / max(8, len(shown))))
        for n, row in enumerate(self._rows):
            row.setVisible(n < len(shown))
            if n < len(shown):
                row.show_row(shown[n])
                top = room.top() + n * pitch
                self.place(row, QRectF(room.left(), top, room.width(), pitch))
        x, y = box.right() + 3, box.top() + 7
        for word in (self._likely, self._near):
            self.place(word, QRectF(x - word.wide, y, word.wide, 24))
            x -= word.wide + 12

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the paper, the head, the lede, and at the foot how many there are besides."""
        inks, box = self.look.inks, self.text_box
        self.paint_paper(painter)
        room = self._near.wide + self._likely.wide + 12
        line = self.paint_head(painter, self.tr("Destination"), "", room=room, ruled=False)
        lede = self._view.lede
        face = suiting(lede, Face.MOOD, (17, 15), box.width())
        write(painter, box.left(), line + 14, fitted(lede, face, box.width()), face, inks.quiet)
        more = self._more()
        face = suiting(more, Face.LABEL, (12,), box.width())
        more = fitted(more, face, box.width())
        write(painter, box.left(), self.paper.bottom() - 8, more, face, inks.quiet)
