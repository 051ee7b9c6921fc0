"""The main window: shelf, sheet of a new game, table; menus, undo and redo. Knows no game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QStackedWidget, QWidget

from desktop import paths
from desktop.store import settings as preferences
from desktop.store.settings import Settings
from desktop.ui import playing
from desktop.ui.days import Days
from desktop.ui.doorway import Doorway
from desktop.ui.foot import Foot, entitle, picture_size, stand, standing, title_label
from desktop.ui.menus import Menus
from desktop.ui.over import Over
from desktop.ui.shelf import Shelf
from desktop.ui.telling import Telling
from desktop.ui.theme import dress, look_from
from desktop.words.language import speak

if TYPE_CHECKING:
    from desktop.rules.kernel.errors import Problem
    from desktop.ui.table import Table
    from desktop.ui.today import Clock


class MainWindow(QMainWindow):
    """One window; what lies in it changes. What the shelf does not show is made when needed."""

    dressed = Signal(object)  # the Look that everything wears from now on
    spoken = Signal()  # another language is spoken from now on

    def __init__(
        self, settings: Settings, *, safe: bool = False, clock: Clock | None = None
    ) -> None:
        """The shelf, dressed as the player likes it; another clock is for tests."""
        super().__init__()
        self.settings = settings
        self.language = speak(settings.language)
        self.look = look_from(settings)
        self.place: playing.Seat | None = None
        self.table: Table | None = None
        self.content: Any = None
        self._telling = Telling(self)
        self.shelf = Shelf(self.look)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.shelf)
        self.setCentralWidget(self.stack)
        self.over = Over(self)
        self.door = Doorway(self.over, safe=safe, parent=self)
        self.foot = Foot(self.statusBar())
        self.days = Days(self, clock)
        self.menus = Menus(self)
        self.heading: QLabel = title_label(self.menuBar())
        self._connect()
        self.setMinimumSize(1024, 600)
        stand(self, settings.window)
        self._dress()
        self.to_shelf()

    def _connect(self) -> None:
        door, shelf = self.door, self.shelf
        shelf.foot.offer(self.menus.submenus["language"], self.menus.submenus["theme"])
        door.serve(shelf)
        door.waiting.connect(self._wait)
        door.invited.connect(self._invite)
        door.arrived.connect(self.sit_down)
        door.asked.connect(self._ask)
        door.returned.connect(self.to_shelf)
        door.changed.connect(self.refresh_shelf)
        self.dressed.connect(shelf.wear)
        self.dressed.connect(self.foot.wear)

    # --- what lies in the window ---------------------------------------------------------------

    def to_shelf(self) -> None:
        """Leave the table, if there is one, and stand before the shelf."""
        self.leave_table()
        self._clear_sheet()
        self._fill_shelf()
        self._turn_to(self.shelf, self.tr("Solitarium"))
        self.shelf.focus()

    def _clear_sheet(self) -> None:
        if self.content is not None:
            self.content = None
            self.over.sheet.clear()

    def _fill_shelf(self) -> None:
        language = self.settings.content_language or self.language
        self.shelf.show_shelf(self.door.stock(language, self.days.today.date))
        self.shelf.foot.show_words(self.menus.value("language"), self.menus.value("theme"))

    def refresh_shelf(self) -> None:
        """Show what lies on the shelf now, if it is in the window."""
        if self.stack.currentWidget() is self.shelf:
            self._fill_shelf()
            self.shelf.focus()

    def _turn_to(self, part: QWidget, title: str) -> None:
        self.stack.setCurrentWidget(part)
        self.setWindowTitle(title)
        self.show_status()

    def leave_table(self) -> None:
        """Put a picture beside the save and take the table away."""
        if self.place is None or self.table is None:
            return
        self._telling.stop()
        playing.leave(self.place, self.table.where(), self.table.picture(picture_size(self)))
        self.stack.removeWidget(self.table)
        self.table.hide()
        self.table.deleteLater()
        self.table, self.place = None, None
        entitle(self.menuBar(), self.heading, "")
        self.menus.forget_table()
        self.days.look()

    def _wait(self, words: str) -> None:
        self.leave_table()
        self.over.sheet.show_waiting(words)
        self._turn_to(self.over.sheet, self.tr("Solitarium"))

    def _invite(self, content: Any) -> None:
        from desktop.ui.games import load  # only here: the shelf imports no game

        self.content = content
        known = (content, self.language, self.settings, self.days.today.date)
        self.over.sheet.show_adventure(load(self.door.game).invite(*known))

    def sit_down(self, story: playing.Begun) -> None:
        """Lay a table for a story."""
        from desktop.ui.games import load

        self.leave_table()
        self._clear_sheet()
        place = playing.seat(story)
        table = load(place.game).table(place.session, self.settings, self.look, self.language)
        self.place, self.table = place, table
        table.settings_changed.connect(self.keep_settings)
        table.left.connect(self.to_shelf)
        table.again.connect(self._again)
        table.print_asked.connect(self.over.show_print)
        place.session.stepped.connect(self.show_status)
        place.session.saved.connect(self._saved)
        place.session.stepped.connect(self._telling.soon)
        self.stack.addWidget(table)
        self.menus.show_table(table)
        title = place.session.jottings.title or place.path.stem
        self._turn_to(table, self.tr("{title} - Solitarium").format(title=title))
        entitle(self.menuBar(), self.heading, title)
        self._saved(None)
        table.setFocus()
        self.days.tell()

    def _again(self) -> None:
        if self.place is not None:
            game, adventure = self.place.game, self.place.session.history.content.head.id
            self.to_shelf()
            self.door.open_again(game, adventure)

    def open_file(self, path: Path) -> None:
        """A save is gone on with; a pack is put on the shelf and shown."""
        self.leave_table()
        self.door.open_file(path)

    def _ask(self) -> None:
        self.leave_table()
        self._turn_to(self.over.question, self.tr("Solitarium"))

    def focus(self) -> None:
        """Put the keyboard back on what is in the window."""
        part = self.stack.currentWidget()
        if part is self.shelf:
            self.shelf.focus()
        elif part is not None:
            part.setFocus()

    def tell_crash(self, report: str) -> None:
        """Something broke: say so once."""
        self.over.tell_crash(report)

    # --- status and settings -------------------------------------------------------------------

    def _saved(self, problem: Problem | None) -> None:
        self.foot.show_saved(problem, read_only=self.place is not None and self.place.save is None)

    def show_status(self, *_: object) -> None:
        """Why undo is grey, the odds and the zoom."""
        if self.table is None:
            self.foot.clear()
        self.foot.show_undo(self.table.undo_words() if self.table is not None else "")
        self.foot.show_look(self.menus.odds_and_zoom())
        self.menus.show_undo()

    def keep_settings(self, settings: Settings) -> None:
        """Keep settings on disk; nothing is dressed anew."""
        self.settings = settings
        preferences.save(paths.settings_file(), settings)

    def prefer(self, **changes: Any) -> None:
        """Change settings, live: words, look and table follow."""
        self.keep_settings(msgspec.structs.replace(self.settings, **changes))
        self.look = look_from(self.settings)
        self.menus.check()
        self.days.remind()
        self._dress()
        if self.table is not None:
            self.table.wear(self.look, self.settings)
        if {"language", "content_language"} & set(changes):
            self._speak()
        self.show_status()

    def _speak(self) -> None:
        """Say everything anew in another language; words change and nothing else."""
        self.language = speak(self.settings.language)
        self.menus.speak()
        self.spoken.emit()
        self._fill_shelf()
        if self.content is not None:
            self._invite(self.content)
        if self.table is not None:
            self.table.speak(self.language)
            self._saved(None)
            self.over.speak()

    def _dress(self) -> None:
        application = QApplication.instance()
        if isinstance(application, QApplication):
            dress(application, self.look)
        self.dressed.emit(self.look)
        self.shelf.foot.show_words(self.menus.value("language"), self.menus.value("theme"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What lies over the window keeps its place."""
        super().resizeEvent(event)
        self.over.lie()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The game is saved already; its picture is put beside it."""
        self.keep_settings(msgspec.structs.replace(self.settings, window=standing(self)))
        self.leave_table()
        self.door.close()
        super().closeEvent(event)
