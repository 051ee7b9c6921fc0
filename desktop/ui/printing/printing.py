"""Lays the print sheet over a window, in the place of what lies there, and takes it away again."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from desktop.keepsakes.outputs.showing import image
from desktop.ui.errand import Errands
from desktop.ui.printing import words
from desktop.ui.printing.press import Press
from desktop.ui.printing.sheet import PrintSheet
from desktop.ui.printing.slip import SlipView
from desktop.ui.printing.subject import Content, Story, Subject, of_content, of_save, story
from desktop.ui.printing.trouble import told

if TYPE_CHECKING:
    from desktop.store.settings import Printing as Remembered
    from desktop.ui.main_window import MainWindow


class Printing(QObject):
    """Opens the sheet for a table, a save on the shelf, or what is about to be begun."""

    def __init__(self, window: MainWindow) -> None:
        """The sheet is made, and lies nowhere yet."""
        super().__init__(window)
        self._window = window
        self.sheet = PrintSheet(window.look, image)
        self.press = Press(self.sheet, self._now)
        window.stack.addWidget(self.sheet)
        self._behind: QWidget | None = None
        self._focus: QWidget | None = None
        self._errands = Errands(self._failed, self)
        self._reading = False  # whether the sheet waits for a save
        self.press.left.connect(self.back)
        self.press.remembered.connect(self._remember)
        window.dressed.connect(self.sheet.wear)
        window.spoken.connect(self._speak)
        window.stack.currentChanged.connect(self._turned)
        window.installEventFilter(self)

    def _now(self) -> datetime:
        return self._window.days.today.now

    @property
    def open(self) -> bool:
        """Whether the sheet lies in the window."""
        return self._behind is not None

    @property
    def language(self) -> str:
        """The language that stories are told in."""
        return self._window.settings.content_language or self._window.language

    # --- opening -------------------------------------------------------------------------------

    def open_table(self, page: str = "") -> None:
        """What can be printed of the story on the table."""
        place = self._window.place
        if place is not None:
            session = place.session
            found = story(place.game, session.history, session.jottings, place.path.stem,
                          self.language)  # fmt: skip
            self._lay()
            self._show(found, page)

    def open_content(self, game: str, title: str, content: Any) -> None:
        """What can be printed of content for the real table."""
        self._lay()
        self._show(Content(game, title, content, self.language), "")

    def open_save(self, path: Path) -> None:
        """What can be printed of a save, which is read beside the window and not sat down at."""
        self._send(path.stem, partial(of_save, path, self.language))

    def open_pack(self, game: str, path: Path, title: str) -> None:
        """What can be printed for the real table of what lies on the shelf, not begun yet."""
        self._send(title, partial(of_content, game, path, title, self.language))

    def _send(self, title: str, work: Callable[[], Subject]) -> None:
        """Have something read for the sheet, which lies there meanwhile."""
        if self._errands.busy:
            return
        self._lay()
        self.press.close()
        self.sheet.show_choice(title, (), self.press.chosen)
        self.press.wait(words.opening())
        self._reading = True
        self._errands.send(work, self._read, opens=True)

    def _read(self, found: object) -> None:
        if self._reading and isinstance(found, Story | Content):
            self._reading = False
            self._show(found, "")

    def _failed(self, trouble: Exception) -> None:
        sentence = told(trouble)
        if self._reading:
            self._reading = False
            self.press.wait(sentence)
            self.sheet.pages.tell(SlipView(sentence))

    def _lay(self) -> None:
        """Put the sheet into the window; what lay there waits as it is."""
        window, self._reading = self._window, False
        behind = window.stack.currentWidget()
        if not self.open:  # else the keys may lie over it
            self._behind, self._focus = behind, window.focusWidget()
        if window.table is not None:
            window.menus.forget_table()
        self.sheet.call_back(self._way_back())
        window.stack.setCurrentWidget(self.sheet)
        self.sheet.setFocus()

    def _way_back(self) -> str:
        if self._behind is self._window.table:
            return self.tr("Back to the table  Esc")
        if self._behind is self._window.shelf:
            return self.tr("Back to the shelf  Esc")
        return self.tr("Back  Esc")

    def _show(self, subject: Subject, page: str) -> None:
        self.press.open(subject, page, self._window.settings.printing)

    # --- going back ----------------------------------------------------------------------------

    def back(self) -> None:
        """Take the sheet away: what lay there lies there as it was."""
        behind, focus = self._behind, self._focus
        if behind is None:
            return
        window = self._window
        window.stack.setCurrentWidget(behind)
        if focus is not None and isValid(focus) and behind.isAncestorOf(focus):
            focus.setFocus()
        else:
            window.focus()

    def _turned(self, _: int) -> None:
        """Something else lies in the window: the sheet is done with, unless it only lies under."""
        window = self._window
        now = window.stack.currentWidget()
        if not self.open or now in (self.sheet, vars(window.over).get("keys")):
            return
        self._behind = self._focus = None
        self._reading = False
        self.press.close()
        if window.table is not None:
            window.menus.show_table(window.table)

    # --- words and settings --------------------------------------------------------------------

    def _speak(self) -> None:
        self.sheet.speak()
        if self.open:
            self.sheet.call_back(self._way_back())
            self.press.retell(self.language)

    def _remember(self, kept: Remembered) -> None:
        window = self._window
        settings = msgspec.structs.replace(window.settings, printing=kept)
        if settings != window.settings:
            window.keep_settings(settings)
            if window.table is not None:
                window.table.settings = settings

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for what is out before the window closes."""
        if event.type() == QEvent.Type.Close:
            self._errands.close()
            self.press.close()
        return super().eventFilter(watched, event)
