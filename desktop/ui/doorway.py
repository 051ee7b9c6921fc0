"""What comes in and goes out: saves and packs opened, begun and moved."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from datetime import date
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from desktop import paths
from desktop.rules.kernel.errors import Illegal, Unreadable
from desktop.ui import playing
from desktop.ui.shelf_menus import Wish
from desktop.ui.stockroom import Stockroom

if TYPE_CHECKING:
    from desktop.store.saves import Opened
    from desktop.ui.errand import Errands
    from desktop.ui.over import Over
    from desktop.ui.sheets import Question
    from desktop.ui.shelf import Shelf, Stock
    from desktop.ui.shelf_words import Lying

PACKS = "aventura"  # packs are of this game; the other games bring no packs


class Doorway(QObject):
    """Opens one thing at a time and asks about whatever is wrong; shows nothing itself."""

    waiting = Signal(str)  # an adventure is being opened: what to say
    invited = Signal(object)  # the content to begin with, read whole; `game` says whose
    arrived = Signal(object)  # Begun: somebody may sit down
    asked = Signal()  # the question has something to say
    returned = Signal()  # back to the shelf
    changed = Signal()  # what lies on the shelf is different now

    def __init__(self, over: Over, *, safe: bool, parent: QObject) -> None:
        """Ask with the question over the window; it tells `answer`."""
        super().__init__(parent)
        self.game, self.pack = PACKS, Path()
        self.room = Stockroom(safe=safe, parent=self)
        self.room.changed.connect(self.changed)
        self.room.fetched.connect(self._fetch)
        self.room.failed.connect(self._failed_about)
        self._over = over
        self._opened: Opened | None = None
        self._path = Path()
        self._wish: Wish | None = None

    def serve(self, shelf: Shelf) -> None:
        """Do what the shelf's buttons and menus ask for."""
        self.room.serve(shelf)
        for wish, done in (
            (shelf.go_on, self.open_save),
            (shelf.begin, self.open_new),
            (shelf.dropped, self.open_file),
            (shelf.faulty, self.show_faults),
            (shelf.removed, self.remove),
            (shelf.moved, self.offer_move),
        ):
            wish.connect(done)

    @property
    def _question(self) -> Question:
        return self._over.question

    @cached_property
    def _errands(self) -> Errands:
        from desktop.ui.errand import Errands  # only here: the shelf sends for nothing

        return Errands(self._failed, self)

    def stock(self, language: str, today: date) -> Stock:
        """What lies on the shelf now."""
        return self.room.stock(language, today)

    def show_faults(self, pack: Lying) -> None:
        """List what is wrong with a pack, or with tables of the player's own."""
        from desktop.ui import trouble

        self._path = pack.path
        trouble.ask_about_pack(self._question, pack.title, pack.problems, pack.own)
        self.asked.emit()

    def remove(self, wish: Wish) -> None:
        """Take a pack of the player's own off the shelf."""
        self._path = wish.path
        self.room.remove(wish)

    # --- opening -------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something is being opened."""
        return "_errands" in vars(self) and self._errands.busy

    def open_file(self, path: Path) -> None:
        """A save is gone on with; a pack is put on the shelf and shown."""
        from desktop.store.reading import is_save

        if self.busy:
            return
        self._path = path
        if is_save(path):
            self.open_save(path)
        else:
            self._open(partial(playing.install, path), self._installed)

    def _installed(self, path: object) -> None:
        if isinstance(path, Path):
            self.open_pack(path)

    def open_pack(self, path: Path, game: str = PACKS) -> None:
        """Read a pack, or the tables of a game, for the sheet of a new game."""
        if self.busy:
            return
        self.game = game
        self.pack = self._path = path
        self.waiting.emit(self.tr("One moment"))
        self._open(partial(playing.read_content, game, path), self._invite)

    def open_new(self, chosen: Lying) -> None:
        """Read what was chosen on the shelf."""
        self.open_pack(chosen.path, chosen.game)

    def open_again(self, game: str, name: str) -> None:
        """Begin anew with what has this id on the shelf; the shelf stays where there is none."""
        found = self.room.find(game, name)
        if found is not None:
            self.open_new(found)

    def begin(
        self,
        title: str,
        options: dict[str, str],
        people: tuple[str, ...],
        names: Mapping[str, str] | None = None,
        today: date | None = None,
    ) -> None:
        """Begin a game with what was read last."""
        work = partial(playing.begin, self.game, self.pack, title, options, people, names, today)
        self._path = self.pack
        self._open(work, self._arrive)

    def open_save(self, path: Path) -> None:
        """Go on with a save, or say what is wrong with it."""
        if self.busy:
            return
        self._path = path
        self._open(partial(playing.resume, path), self._resumed)

    def _invite(self, content: object) -> None:
        self.invited.emit(content)

    def _arrive(self, story: object) -> None:
        self.arrived.emit(story)

    def _resumed(self, opened: Any) -> None:
        if not opened.problems:
            self.arrived.emit(playing.begun(opened, self._path))
            return
        from desktop.ui import trouble

        self._opened = opened
        trouble.ask_about_opened(self._question, opened)
        self.asked.emit()

    def _looked(self, opened: Any) -> None:
        self.arrived.emit(playing.begun(opened, self._path))

    def offer_move(self, wish: Wish) -> None:
        """Ask whether a save shall go on with a newer version of its adventure."""
        from desktop.rules import games
        from desktop.store import saves
        from desktop.ui import trouble

        newer = self.room.glance(wish.pack) if wish.pack is not None else None
        try:
            old = saves.peek(wish.path, games.known)
        except Unreadable as failure:
            self._failed(failure)
            return
        if newer is None:
            return
        self._wish = wish
        trouble.ask_about_moving(self._question, newer.title, old.content.version, newer.version)
        self.asked.emit()

    # --- answers -------------------------------------------------------------------------------

    def answer(self, reply: str) -> None:
        """Do what the question was answered with."""
        opened, self._opened = self._opened, None
        wish, self._wish = self._wish, None
        match reply:
            case "on" if opened is not None:
                self.arrived.emit(playing.begun(opened, self._path))
            case "again":
                self.open_save(self._path)
            case "read":
                _close(opened)
                self._open(partial(playing.look, self._path), self._looked)
            case "remove":
                self.returned.emit()
                self.remove(Wish(self._path))
            case "move" if wish is not None and wish.pack is not None:
                self._path = wish.path
                self._open(partial(playing.move, wish.path, wish.pack), self._arrive)
            case _:
                _close(opened)
                self.returned.emit()

    # --- errands -------------------------------------------------------------------------------

    def _open(self, work: Callable[[], Any], done: Callable[[Any], object]) -> None:
        """One thing is opened at a time: what is asked for meanwhile is not heard."""
        if not self.busy:
            self._errands.send(work, done, opens=True)

    def _fetch(self, work: Callable[[], Any], done: Callable[[Any], object]) -> None:
        self._errands.send(work, done)

    def _failed_about(self, path: Path, failure: Any) -> None:
        self._path = path
        self._failed(failure)

    def _failed(self, failure: Any) -> None:
        from desktop.store.reading import is_save
        from desktop.store.saves import Unsaved
        from desktop.ui import trouble

        match failure:
            case Unreadable() if is_save(self._path):
                trouble.ask_about_save(self._question, self._path, failure.problems)
            case Unreadable():
                own = self._path.parent in (paths.packs(), paths.player("years"))
                trouble.ask_about_pack(self._question, self._path.stem, failure.problems, own)
            case Unsaved():
                trouble.ask_about_save(self._question, self._path, (failure.problem,))
            case Illegal():
                trouble.say_unfit(self._question, self._path.stem)
            case OSError():
                trouble.say_failed(self._question, self._path.name, str(failure))
            case _:
                sys.excepthook(type(failure), failure, failure.__traceback__)
                self.returned.emit()
                return
        self.asked.emit()

    def close(self) -> None:
        """Let go of everything before the window closes."""
        if "_errands" in vars(self):
            self._errands.close()
        _close(self._opened)


def _close(opened: Opened | None) -> None:
    if opened is not None and opened.save is not None:
        opened.save.close()
