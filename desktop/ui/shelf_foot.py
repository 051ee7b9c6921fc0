"""Below the shelf: finished games on their board, and the small row of language, theme, trash."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import QHBoxLayout, QMenu, QScrollArea, QVBoxLayout, QWidget

from desktop.drawing.shelf_things import ROLL_HEIGHT, plank
from desktop.ui.shelf_words import finished
from desktop.ui.theme import Look
from desktop.ui.widgets.bare_scroll import BareScroll
from desktop.ui.widgets.quiet_button import QuietButton

if TYPE_CHECKING:
    from PySide6.QtGui import QContextMenuEvent, QPaintEvent

    from desktop.store.playthroughs import Playthrough
    from desktop.ui.widgets.finished_thing import FinishedThing

_BOARD = 20


class Finished(QWidget):
    """Rolled maps and books side by side on a board; more than fit are scrolled along."""

    taken = Signal(str)
    asked = Signal(str)  # what may be done with one; fill `menu`

    def __init__(self, parent: QWidget) -> None:
        """Nothing is finished yet."""
        super().__init__(parent)
        self._look = Look()
        self.rolls: list[FinishedThing] = []
        self.menu = QMenu(self)
        inside = QWidget()
        self._row = QHBoxLayout(inside)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)
        self._row.addStretch(1)
        self._scroll = BareScroll(inside, self)
        self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setSizeAdjustPolicy(QScrollArea.SizeAdjustPolicy.AdjustIgnored)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._look = look
        for roll in self.rolls:
            roll.wear(look)
        foot = round(_BOARD * look.zoom)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(0, round(4 * look.zoom), 0, foot)
        self.update()

    def high(self) -> float:
        """How high the board with its rolls is, in units of zoom 100 %."""
        return ROLL_HEIGHT + 4 + _BOARD

    def show_saves(self, saves: tuple[Playthrough, ...]) -> None:
        """Show finished games, the last one first."""
        for roll in self.rolls:
            self._row.removeWidget(roll)
            roll.hide()
            roll.deleteLater()
        self.rolls = []
        for save in saves:
            roll = _thing(save)
            roll.taken.connect(self.taken)
            self._row.insertWidget(self._row.count() - 1, roll)
            self.rolls.append(roll)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What may be done with the roll that is pointed at or in focus."""
        for roll in self.rolls:
            if roll.underMouse() or roll.hasFocus():
                self.asked.emit(roll.slip.id)
                self.menu.popup(event.globalPos())
                return

    def paintEvent(self, event: QPaintEvent) -> None:
        """The board."""
        painter = QPainter(self)
        zoom = self._look.zoom
        painter.scale(zoom, zoom)
        top = self.height() / zoom - _BOARD
        plank(painter, QRectF(0, top, self.width() / zoom, _BOARD), self._look.inks)
        painter.end()


def _thing(save: Playthrough) -> FinishedThing:
    """What is left of a finished game."""
    from desktop.ui.widgets import finished_thing as things  # only once one is

    match save.header.game if save.header is not None else "":
        case "book":
            return things.BookSpine(finished(save))
        case "calendar":
            return things.HungCalendar(finished(save))
        case _:
            return things.RolledMap(finished(save))


class ShelfFoot(QWidget):
    """Language, theme and trash as quiet words."""

    restored = Signal(str)  # the path of a save in the trash

    def __init__(self, parent: QWidget) -> None:
        """Wordless until `show_words`."""
        super().__init__(parent)
        self.language, self.theme = QuietButton("", self), QuietButton("", self)
        self.trash = QuietButton("", self)
        self.trash_menu = QMenu(self)
        self.trash.open_with(self.trash_menu)
        self.trash.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.language)
        row.addWidget(self.theme)
        row.addStretch(1)
        row.addWidget(self.trash)

    @property
    def buttons(self) -> tuple[QuietButton, ...]:
        """The buttons in the order of the eye."""
        return self.language, self.theme, self.trash

    def wear(self, look: Look) -> None:
        """Put on a look."""
        for button in self.buttons:
            button.wear(look)

    def offer(self, languages: QMenu, themes: QMenu) -> None:
        """The menus that language and theme are chosen from."""
        self.language.open_with(languages)
        self.theme.open_with(themes)

    def show_words(self, language: str, theme: str) -> None:
        """What is chosen now."""
        self.language.say(self.tr("Language: {language}").format(language=language))
        self.theme.say(self.tr("Theme: {theme}").format(theme=theme))

    def show_trash(self, saves: tuple[Playthrough, ...]) -> None:
        """Offer to bring back what was thrown away."""
        self.trash_menu.clear()
        for save in saves:
            text = self.tr("Bring back {title}").format(title=save.title.replace("&", "&&"))
            action = QAction(text, self.trash_menu)
            action.setData(str(save.path))
            action.triggered.connect(self._restore)
            self.trash_menu.addAction(action)
        self.trash.say(self.tr("Trash: {count}").format(count=len(saves)))
        self.trash.setVisible(bool(saves))

    def open_trash(self) -> None:
        """Show what is in the trash."""
        if not self.trash_menu.isEmpty():
            self.trash_menu.popup(self.trash.mapToGlobal(QPoint(0, 0)))

    def _restore(self) -> None:
        sender = self.sender()
        if isinstance(sender, QAction):
            self.restored.emit(str(sender.data()))
