"""The page of a Town: services as rows with their prices, and the lists of wares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.prose import Prose, Run
from desktop.drawing.sheet_emblems import EMBLEM, TOWN, emblem
from desktop.ui.widgets.page_face import PageFace
from desktop.ui.widgets.page_slips import more_mark, recap_height, recap_of, recap_slip
from desktop.ui.widgets.priced_row import PRICED_HEIGHT, PricedButton, PricedLine
from desktop.ui.widgets.word_button import WordButton

Service = Literal["rest", "buy", "sell", "oracle", "work", "leave"]
Opened = Literal["", "buy", "sell", "oracle"]

_SIDE, _MOST = 12.0, 56.0


class ServiceRow(msgspec.Struct, frozen=True):
    """A service: what it does, its price as a sum, why it is closed.

    `does` is "heals 3 Wounds"; `sum` is "1 + 2 \N{MINUS SIGN} 1 = 2", `price` "2 gold" or
    "2 Fear". A row that opens a list (`opens`) has an arrow and no price.
    """

    id: Service
    digit: int
    label: str
    does: str = ""
    sum: str = ""
    price: str = ""
    closed: str = ""
    opens: bool = False


class WareRow(msgspec.Struct, frozen=True):
    """A ware in a list, or a target of the Oracle (`mark` as on the sheet).

    `count`: how many of it one has.
    """

    id: str
    digit: int
    name: str
    effect: str = ""
    sum: str = ""
    price: str = ""
    closed: str = ""
    mark: str = ""
    count: int = 0


class TownView(msgspec.Struct, frozen=True):
    """What the page shows. `opened` names the list that lies open in place of the services."""

    title: str
    kind: str
    lede: str = ""
    services: tuple[ServiceRow, ...] = ()
    opened: Opened = ""
    list_title: str = ""
    list_note: str = ""
    rows: tuple[WareRow, ...] = ()
    recap: str = ""


class TownPage(PageFace):
    """Shows a Town.

    `picked` tells a service (ServiceRow), `chosen` a row of the open list (WareRow), closed ones
    too; `pointed` the id of the row under the pointer or in focus ("" for none), `shut` that the
    list is closed.
    """

    picked = Signal(object)  # ServiceRow
    chosen = Signal(object)  # WareRow
    pointed = Signal(str)
    shut = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = TownView("", "")
        self._rows: list[PricedButton] = []
        self._count = 0
        self._back = WordButton(self)
        self._back.clicked.connect(self.shut)
        self._lede: Prose | None = None
        self._recap: Prose | None = None

    def buttons(self) -> Sequence[QAbstractButton]:
        rows = self._rows[: self._count]
        return (*rows, self._back) if self._view.opened else tuple(rows)

    def digit_of(self, button: QAbstractButton) -> int:
        return button.line.digit if isinstance(button, PricedButton) else 0

    def show_town(self, view: TownView) -> None:
        """Show a Town; safe to call twice."""
        if view.opened != self._view.opened:
            self._turned = 0.0
        self._view = view
        lines = [_ware(row) for row in view.rows]
        if not view.opened:
            lines = [_service(row) for row in view.services]
        self._show_lines(lines)
        self._back.say(self.tr("Back  Esc"))
        self._back.setVisible(bool(view.opened))
        title = view.list_title if view.opened else view.title
        self.setAccessibleName(f"{title}. {view.list_note if view.opened else view.kind}")
        told = [view.recap, view.lede]
        if view.opened:
            told = [", ".join(row.name for row in view.rows)]
        self.setAccessibleDescription("\n".join(part for part in told if part))
        self.arrange()
        self.update()

    def _show_lines(self, lines: list[PricedLine]) -> None:
        self._count = len(lines)
        while len(self._rows) < len(lines):
            made = PricedButton(self)
            made.wear(self.look)
            made.chosen.connect(self._choose)
            made.pointed.connect(self._point)
            made.left.connect(self._leave)
            self._rows.append(made)
        for row, line in zip(self._rows, lines, strict=False):
            row.show_line(line)
        self.put_away(self._rows[len(lines) :])

    def _choose(self, told: object) -> None:
        if isinstance(told, ServiceRow):
            self.picked.emit(told)
        elif isinstance(told, WareRow):
            self.chosen.emit(told)

    def _point(self, row: object) -> None:
        told = row.line.told if isinstance(row, PricedButton) else None
        if isinstance(told, ServiceRow | WareRow):
            self.pointed.emit(told.id)

    def _leave(self, row: object) -> None:
        if not any(one.lit for one in self._rows):
            self.pointed.emit("")

    # keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the list."""
        if event.key() == Qt.Key.Key_Escape and self._view.opened:
            self.shut.emit()
        else:
            super().keyPressEvent(event)

    # layout

    @property
    def _list_top(self) -> float:
        """Where the head ends."""
        if self._view.opened:
            return self.head_line + 8
        high = self._lede.height + 8 if self._lede else 6.0
        return self.story_line(self._view.title) + high + recap_height(self._recap)

    @property
    def region(self) -> QRectF:
        box, top = self.text_box, self._list_top
        foot = max(top + PRICED_HEIGHT, self.paper.bottom() - 10)
        return QRectF(box.left() - _SIDE, top, box.width() + 2 * _SIDE, foot - top)

    @property
    def _pitch(self) -> float:
        rows = max(6, self._count)
        return min(_MOST, max(PRICED_HEIGHT, self.region.height() / rows))

    def most(self) -> float:
        room = self.region.height()
        over = self._count * self._pitch - room
        return 0.0 if over <= 1 else over

    def arrange(self) -> None:
        view, box = self._view, self.text_box
        self._recap = recap_of(view.recap, box.width())
        told = bool(view.lede) and not view.recap
        self._lede = Prose(((Run("mood", view.lede),),), box.width(), self.type) if told else None
        room, pitch = self.region, self._pitch
        for n, row in enumerate(self._rows[: self._count]):
            self.put(row, QRectF(room.left(), room.top() + n * pitch, room.width(), pitch))
        wide = self._back.wide
        self.place(self._back, QRectF(box.right() - wide + 3, self.head_line - 26, wide, 24))

    # painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the paper, the head, and what is said before the rows."""
        inks, view, box = self.look.inks, self._view, self.text_box
        self.paint_paper(painter)
        if view.opened:
            room = self._back.wide + 8
            self.paint_head(painter, view.list_title, view.list_note, room=room)
        else:
            self.paint_story_head(painter, view.title, view.kind)
            top = self.story_line(view.title) + 4
            if self._recap:
                high = recap_height(self._recap)
                slip = QRectF(box.left(), top, box.width(), high)
                recap_slip(painter, slip, self._recap, inks)
            elif self._lede:
                self._lede.draw(painter, box.left(), top, inks.quiet, inks)
        if self.turned < self.most() - 1:
            more_mark(painter, self.region.bottomRight() - QPointF(14, 0), inks)
        self._paint_emblem(painter)

    def _paint_emblem(self, painter: QPainter) -> None:
        """Print the Town's emblem below the rows where they leave room for it."""
        room = self.region
        free = room.height() - self._count * self._pitch
        if free > EMBLEM + 20:
            x = room.center().x() - EMBLEM / 2
            y = room.bottom() - free / 2 - EMBLEM / 2
            emblem(painter, QRectF(x, y, EMBLEM, EMBLEM), TOWN, self.look.inks)


def _service(row: ServiceRow) -> PricedLine:
    return PricedLine(
        row.digit, row.label, row.does, row.sum, row.price, row.closed, row.opens, told=row
    )


def _ware(row: WareRow) -> PricedLine:
    return PricedLine(
        row.digit,
        row.name,
        row.effect,
        row.sum,
        row.price,
        row.closed,
        mark=row.mark,
        count=row.count,
        told=row,
    )
