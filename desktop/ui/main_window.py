"""The main window: shelf, sheet of a new game, table; menus, undo and redo. Knows no game."""

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QSize
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget

from desktop import paths
from desktop.rules import games
from desktop.rules.kernel.errors import Problem, Unreadable
from desktop.store import glance, playthroughs
from desktop.store import settings as preferences
from desktop.store.format import SUFFIX
from desktop.store.saves import Unsaved
from desktop.store.settings import Settings
from desktop.ui import playing
from desktop.ui.errand import Errand
from desktop.ui.foot import Foot, stand, standing
from desktop.ui.menus import Menus
from desktop.ui.new_game import NewGame
from desktop.ui.shelf import Shelf
from desktop.ui.table import Table
from desktop.ui.theme import dress, look_from
from desktop.ui.trouble import Trouble
from desktop.ui.widgets.paper_text import PaperText
from desktop.words.language import speak

PICTURE = QSize(820, 420)
GAME = "aventura"  # packs are of this game; the other games bring no packs


class MainWindow(QMainWindow):
    """One window; what lies in it changes."""

    def __init__(self, settings: Settings, *, safe: bool = False) -> None:
        """The shelf, dressed as the player likes it."""
        super().__init__()
        self.settings = settings
        self.safe = safe
        self.language = speak(settings.language)
        self.look = look_from(settings)
        self.place: playing.Seat | None = None
        self.table: Table | None = None
        self._errand: Errand | None = None
        self._pack = Path()
        self._content: Any = None
        self.shelf = Shelf(self.look)
        self.sheet = NewGame(self.look)
        self.trouble = Trouble(self.look)
        self.stack = QStackedWidget()
        for part in (self.shelf, self.sheet, self.trouble):
            self.stack.addWidget(part)
        self.setCentralWidget(self.stack)
        self.foot = Foot(self.statusBar())
        self.paper = PaperText(self)
        self.menus = Menus(self)
        self._connect()
        self.setMinimumSize(1024, 600)
        stand(self, settings.window)
        self.to_shelf()

    def _connect(self) -> None:
        self.shelf.go_on.connect(self.open_save)
        self.shelf.asked.connect(self.open_save)
        self.shelf.begin.connect(self.show_sheet)
        self.shelf.dropped.connect(self.open_file)
        self.sheet.begun.connect(self._begin)
        self.sheet.cancelled.connect(self.to_shelf)
        self.trouble.closed.connect(self.to_shelf)
        self.trouble.accepted.connect(self._go_on_anyway)

    # --- what lies in the window ---------------------------------------------------------------

    def to_shelf(self) -> None:
        """Leave the table, if there is one, and stand before the shelf."""
        self.leave_table()
        saves = playthroughs.shelf(paths.saves(), games.known)
        packs = tuple(glance.glances(safe=self.safe))
        self.shelf.show_shelf(saves, packs)
        self.stack.setCurrentWidget(self.shelf)
        self.shelf.focus()
        self.setWindowTitle(self.tr("Solitarium"))
        self.show_status()

    def leave_table(self) -> None:
        """Put a picture beside the save and take the table away."""
        if self.place is None or self.table is None:
            return
        playing.leave(self.place, self.table.where(), self.table.picture(PICTURE))
        self.stack.removeWidget(self.table)
        self.table.hide()
        self.table.deleteLater()
        self.table, self.place = None, None
        self.menus.forget_table()

    def show_sheet(self, pack: Path) -> None:
        """The sheet of a new game; the pack is read beside it."""
        self._pack = pack
        self.sheet.show_waiting(self.tr("One moment"))
        self.stack.setCurrentWidget(self.sheet)
        self._send(partial(playing.read_pack, pack), self._invite)

    def _send(self, work: Any, done: Any) -> None:
        if self._errand is not None:
            self._errand.drop()
        errand = Errand(work, self)
        errand.done.connect(done)
        errand.failed.connect(self._failed)
        self._errand = errand
        errand.finished.connect(self._arrived)
        errand.start()

    def _arrived(self) -> None:
        self._errand = None

    def _invite(self, content: Any) -> None:
        from desktop.ui.games import load  # only here: the shelf imports no game

        self._content = content
        found = load(GAME).invite(content, self.language, self.settings)
        self.sheet.show_adventure(
            found.title, found.intro, found.people, found.players, found.rules
        )

    def _begin(self) -> None:
        self.sheet.show_setting_out()
        self._send(partial(playing.keep_pack, GAME, self._pack), self._begun)

    def _begun(self, kept: Any) -> None:
        from desktop.ui.games import load

        first = load(GAME).first(self.sheet.chosen)
        title = self.sheet.windowTitle() or self._content.head.title
        try:
            place = playing.begin(GAME, kept, title, self.sheet.rules, first)
        except Unsaved as trouble:
            self._show_trouble((trouble.problem,))
            return
        self.sit_down(place)

    def open_save(self, path: Path) -> None:
        """Go on with a save, or say what is wrong with it."""
        self.leave_table()
        try:
            opened = playing.resume(path)
        except Unreadable as trouble:
            self._show_trouble(trouble.problems)
            return
        if opened.problems:
            self.trouble.show_opened(path, opened)
            self.stack.setCurrentWidget(self.trouble)
            return
        self.sit_down(playing.seat(opened, path))

    def _go_on_anyway(self) -> None:
        opened, path = self.trouble.opened, self.trouble.path
        if opened is not None:
            self.sit_down(playing.seat(opened, path))

    def sit_down(self, place: playing.Seat) -> None:
        """Lay a table for a session."""
        from desktop.ui.games import load

        self.leave_table()
        table = load(place.game).table(place.session, self.settings, self.look, self.language)
        self.place, self.table = place, table
        table.settings_changed.connect(self.keep_settings)
        table.left.connect(self.to_shelf)
        table.again.connect(self._again)
        place.session.stepped.connect(self.show_status)
        place.session.saved.connect(self._saved)
        self.stack.addWidget(table)
        self.stack.setCurrentWidget(table)
        self.menus.show_table(table)
        self.setWindowTitle(
            self.tr("{title} - Solitarium").format(title=place.session.jottings.title)
        )
        self._saved(None)
        self.show_status()
        table.setFocus()

    def _again(self) -> None:
        if self.place is not None:
            reference = self.place.session.history.content.head.id
            self.to_shelf()
            found = [one for one in glance.glances(safe=self.safe) if one.id == reference]
            if found:
                self.show_sheet(found[0].path)

    def open_file(self, path: Path) -> None:
        """A save is gone on with; a pack is put on the shelf and shown."""
        if path.suffix == SUFFIX:
            self.open_save(path)
        else:
            self._send(partial(playing.install, path), self.show_sheet)

    def _failed(self, trouble: object) -> None:
        if isinstance(trouble, Unreadable):
            self._show_trouble(trouble.problems)
        else:
            facts = {"why": str(trouble)}
            self._show_trouble((Problem("window.failed", "error", self._pack.name, "", facts),))

    def _show_trouble(self, problems: tuple[Problem, ...]) -> None:
        self.trouble.show_problems(problems)
        self.stack.setCurrentWidget(self.trouble)

    def show_paper(self, title: str, text: str) -> None:
        """Lay a text over whatever is in the window."""
        self.paper.setGeometry(self.stack.geometry().adjusted(120, 30, -120, -30))
        self.paper.wear(self.look)
        self.paper.show_text(title, text)

    def tell_crash(self, report: str) -> None:
        """Something broke: say so once; what was played is on disk already."""
        words = self.tr(
            "Something in Solitarium broke. Your game was saved after your last choice. "
            "A report lies here, and nothing was sent anywhere:\n\n{path}"
        ).format(path=report)
        self.show_paper(self.tr("That was our mistake"), words)

    # --- status and settings -------------------------------------------------------------------

    def _saved(self, problem: Problem | None) -> None:
        read_only = self.place is not None and self.place.save is None
        self.foot.show_saved(problem, read_only=read_only)

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
        if "language" in changes:
            self.language = speak(self.settings.language)
            self.menus.speak()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            dress(application, self.look)
        for part in (self.shelf, self.sheet, self.trouble):
            part.wear(self.look)
        if self.table is not None:
            self.table.wear(self.look, self.settings)
            if "language" in changes:
                self.table.speak(self.language)
        self.show_status()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The game is saved already; its picture is put beside it."""
        self.keep_settings(msgspec.structs.replace(self.settings, window=standing(self)))
        self.leave_table()
        if self._errand is not None:
            self._errand.drop()
            self._errand.wait()
        super().closeEvent(event)
