"""The shelf: go on with the last game, begin another, look at what lies there."""

from __future__ import annotations

from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.icons import flame
from desktop.drawing.lettering import write
from desktop.drawing.paper import desk
from desktop.ui import shelf_words as words
from desktop.ui.shelf_column import Row, ShelfColumn
from desktop.ui.shelf_foot import Finished, ShelfFoot
from desktop.ui.shelf_menus import SaveMenus, Wish
from desktop.ui.shelf_words import Lying
from desktop.ui.theme import Look
from desktop.ui.widgets.first_card import FirstCard
from desktop.ui.widgets.quiet_button import QuietButton
from desktop.ui.widgets.room import within

if TYPE_CHECKING:
    from PySide6.QtGui import (
        QContextMenuEvent,
        QDragEnterEvent,
        QDropEvent,
        QKeyEvent,
        QPaintEvent,
        QResizeEvent,
    )

    from desktop.store.playthroughs import Playthrough

_LEFT, _MARGIN, _TOP, _FOOT = 0.62, 40, 84, 44
_ROOM = (740, 470)  # units; a smaller window lowers the zoom


class Stock(msgspec.Struct, frozen=True):
    """Everything that lies on the shelf."""

    saves: tuple[Playthrough, ...] = ()
    packs: tuple[Lying, ...] = ()
    trash: tuple[Playthrough, ...] = ()
    language: str = "en"  # of stories
    today: date = date.min


class Shelf(QWidget):
    """Shows saves and adventures at a glance; nothing here is read whole."""

    go_on = Signal(object)  # Path of a save
    begin = Signal(object)  # Lying: a pack, or a game with its tables
    dropped = Signal(object)  # Path of a file dropped on the window
    faulty = Signal(object)  # Lying: one with problems
    removed = Signal(object)  # Wish: a pack off the shelf
    renamed = Signal(object)  # Wish: a save, with its title
    deleted = Signal(object)  # Wish: a save into the trash
    restored = Signal(object)  # Wish: a save out of the trash
    moved = Signal(object)  # Wish: a save on to the newer pack

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty until `show_shelf`."""
        super().__init__(parent)
        self._look = self._asked = look
        self._stock = Stock()
        self._saves: dict[str, Playthrough] = {}
        self._packs: dict[str, Lying] = {}
        self._writing = ""
        self.card = FirstCard(self)
        self.card.taken.connect(self._take)
        self.menus = SaveMenus(self)
        self.menus.taken.connect(self._take)
        self.menus.renaming.connect(self._rename)
        self.menus.deleted.connect(self.deleted)
        self.menus.moved.connect(self.moved)
        self.dots = QuietButton("", self, dots=True)
        self._menu = QMenu(self)
        self.dots.open_with(self._menu)
        self.column = ShelfColumn(self)
        self.column.written.connect(self._written)
        self.column.left.connect(self.focus)
        self.finished = Finished(self)
        self.finished.taken.connect(self._take)
        self.finished.asked.connect(self._fill_asked)
        self.foot = ShelfFoot(self)
        self.foot.restored.connect(self._restore)
        self.setAcceptDrops(True)

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._asked = look
        self._look = look = within(look, self.size(), _ROOM)
        for part in (self.card, self.dots, self.column, self.finished, self.foot):
            part.wear(look)
        self._lie()
        self.update()

    def show_shelf(self, stock: Stock) -> None:
        """Show what lies there; the last unfinished game first, large. Safe to call twice."""
        self._stock = stock
        self._saves = {str(save.path): save for save in stock.saves}
        self._packs = {str(pack.path): pack for pack in stock.packs}
        self.menus.know(self._packs)
        last = next((save for save in stock.saves if _open(save)), None)
        self.setAccessibleName(self.tr("Shelf"))
        self._show_card(last)
        self.column.clear()
        if stock.packs:
            self.column.head(self.tr("Adventures"))
        day = words.day_of(stock.saves, stock.today)
        for pack in stock.packs:
            self.column.add(self._pack_row(pack, day))
            if pack.sound and pack.problems:
                row = Row(words.left_out_slip(pack), None, None)
                row.slip.taken.connect(self._show_faults)
                self.column.add(row)
        others = [save for save in stock.saves if save is not last and not _finished(save)]
        if others:
            self.column.head(self.tr("Begun earlier"))
        for save in others:
            self.column.add(self._save_row(save))
        self.finished.show_saves(tuple(save for save in stock.saves if _finished(save)))
        self.foot.show_trash(stock.trash)
        self.wear(self._asked)
        self._order()

    def focus(self) -> None:
        """Put the keyboard on the one thing to do."""
        first = self.card if self.card.isEnabled() else self.foot.language
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def pack(self, name: str) -> Lying | None:
        """What may be begun under this name, if it can be read."""
        found = self._packs.get(name)
        return found if found is not None and found.sound else None

    def _order(self) -> None:
        """Tab goes as the eye does: card, adventures, games, what is finished, the foot."""
        chain: list[QWidget] = [self.card, self.dots]
        for row in self.column.rows:
            chain += [row.slip, *((row.aside,) if row.aside is not None else ())]
        chain += [*self.finished.rolls, *self.foot.buttons]
        for one, other in pairwise(chain):
            QWidget.setTabOrder(one, other)

    def _show_card(self, last: Playthrough | None) -> None:
        self.dots.setVisible(last is not None)
        self._menu.clear()
        if last is not None:
            picture = QPixmap(str(last.picture)) if last.picture is not None else QPixmap()
            slip = words.go_on_slip(last, self._packs, self._stock.today)
            self.card.show_card(slip, picture)
            self.dots.say(self.tr("More about {title}").format(title=last.title))
            self.menus.fill(self._menu, last)
        elif any(pack.sound for pack in self._stock.packs):
            first = words.first_slip(self._stock.packs, self._stock.language)
            self.card.show_card(first, QPixmap())
        else:
            self.card.show_card(words.nothing_slip(), QPixmap())

    # --- rows and their menus ------------------------------------------------------------------

    def _pack_row(self, pack: Lying, day: words.Day) -> Row:
        aside = None
        if pack.own:
            aside = QuietButton(self.tr("Remove"))
            aside.setAccessibleName(self.tr("Remove {title}").format(title=pack.title))
            aside.setObjectName(str(pack.path))
            aside.clicked.connect(self._remove)
        row = Row(words.pack_slip(pack, self._stock.language, day), aside, None)
        row.slip.taken.connect(self._take)
        return row

    def _save_row(self, save: Playthrough) -> Row:
        menu = QMenu()
        self.menus.fill(menu, save)
        dots = QuietButton(self.tr("More about {title}").format(title=save.title), dots=True)
        row = Row(words.save_slip(save, self._packs, self._stock.today), dots, menu)
        row.slip.taken.connect(self._take)
        return row

    def _fill_asked(self, name: str) -> None:
        if name in self._saves:
            self.menus.fill(self.finished.menu, self._saves[name])

    def _take(self, name: str) -> None:
        if name in self._saves:
            self.go_on.emit(self._saves[name].path)
        elif name in self._packs:
            pack = self._packs[name]
            if pack.sound:
                self.begin.emit(pack)
            else:
                self.faulty.emit(pack)

    def _remove(self) -> None:
        sender = self.sender()
        if isinstance(sender, QuietButton):
            self.removed.emit(Wish(Path(sender.objectName())))

    def _show_faults(self, name: str) -> None:
        self.faulty.emit(self._packs[name])

    def _restore(self, name: str) -> None:
        self.restored.emit(Wish(Path(name)))

    def _rename(self, name: str) -> None:
        self._writing = name
        over: QWidget = self.card
        for row in self.column.rows:
            if row.slip.slip.id == name:
                over = row.slip
        about = self.tr("The title; Enter keeps it")
        self.column.write_over(over, self._saves[name].title, about)

    def _written(self, title: str) -> None:
        if title:
            self.renamed.emit(Wish(Path(self._writing), title=title))

    # --- where it lies -------------------------------------------------------------------------

    def _lie(self) -> None:
        zoom = self._look.zoom
        across, down = self.width() / zoom, self.height() / zoom
        rolls = self.finished.high() if self.finished.rolls else 0
        high = max(1.0, down - _TOP - _FOOT - rolls)
        width = across * _LEFT - _MARGIN - 14
        self.card.setGeometry(_scaled(_MARGIN - 5, _TOP, width, high, zoom))
        x = across * _LEFT
        self.column.setGeometry(_scaled(x, _TOP, across - x - _MARGIN + 29, high, zoom))
        self.dots.setGeometry(_scaled(x - 48, _TOP - 32, 34, 30, zoom))
        wide = across - 2 * _MARGIN + 10
        self.finished.setGeometry(_scaled(_MARGIN - 5, _TOP + high, wide, rolls, zoom))
        self.finished.setVisible(rolls > 0)
        self.foot.setGeometry(_scaled(_MARGIN - 10, down - _FOOT + 6, wide + 20, 32, zoom))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the parts anew."""
        super().resizeEvent(event)
        if within(self._asked, self.size(), _ROOM) != self._look:
            self.wear(self._asked)
        self._lie()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The desk, the name and the lamp."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inks = self._look.inks
        desk(painter, self.rect(), inks)
        painter.scale(self._look.zoom, self._look.zoom)
        flame(painter, _MARGIN + 14, 60, 26, inks)
        name = self.tr("Solitarium")
        write(painter, _MARGIN + 36, 60, name, font(Face.TITLE, 32), inks.desk_text)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses what is in focus, else the one thing to do."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            held = self.focusWidget()
            (held if isinstance(held, QAbstractButton) else self.card).click()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The card's menu, over the card."""
        if self.card.underMouse() and not self._menu.isEmpty():
            self._menu.popup(event.globalPos())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file may be dropped."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A pack or a save was dropped."""
        for url in event.mimeData().urls():
            if url.isLocalFile():
                self.dropped.emit(Path(url.toLocalFile()))
                return


def _scaled(x: float, y: float, width: float, height: float, zoom: float) -> QRect:
    left, top = round(x * zoom), round(y * zoom)
    return QRect(left, top, max(1, round(width * zoom)), max(0, round(height * zoom)))


def _finished(save: Playthrough) -> bool:
    ended = save.header is not None and save.header.ending is not None
    return ended and save.problem is None


def _open(save: Playthrough) -> bool:
    return save.header is not None and save.header.ending is None and save.problem is None
