"""What comes in and goes out: saves and packs opened, begun, moved and put away."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from desktop import paths
from desktop.rules.kernel.errors import Illegal, Unreadable
from desktop.store import verdicts
from desktop.ui import playing
from desktop.ui.shelf import Shelf, Stock
from desktop.ui.shelf_menus import Wish

if TYPE_CHECKING:
    from desktop.store.saves import Opened
    from desktop.ui.errand import Errand
    from desktop.ui.over import Over
    from desktop.ui.sheets import Question
    from desktop.ui.shelf_words import Lying

GAME = "aventura"  # packs are of this game; the other games bring no packs


class Doorway(QObject):
    """Runs one errand at a time and asks about whatever is wrong; shows nothing itself."""

    waiting = Signal(str)  # an adventure is being opened: what to say
    invited = Signal(object)  # the content of a pack, read whole
    arrived = Signal(object)  # Begun: somebody may sit down
    asked = Signal()  # the question has something to say
    returned = Signal()  # back to the shelf
    changed = Signal()  # what lies on the shelf is different now

    def __init__(self, over: Over, *, safe: bool, parent: QObject) -> None:
        """Ask with the question over the window; it tells `answer`."""
        super().__init__(parent)
        self.safe = safe
        self.pack = Path()
        self._over = over
        self._errands: list[Errand] = []
        self._opened: Opened | None = None
        self._path = Path()
        self._wish: Wish | None = None
        self._verdicts: verdicts.Verdicts | None = None
        self._judged: set[Path] = set()

    def serve(self, shelf: Shelf) -> None:
        """Do what the shelf's buttons and menus ask for."""
        for wish, done in (
            (shelf.go_on, self.open_save),
            (shelf.begin, self.open_pack),
            (shelf.dropped, self.open_file),
            (shelf.faulty, self.show_faults),
            (shelf.removed, self.remove),
            (shelf.renamed, self.rename),
            (shelf.deleted, self.delete),
            (shelf.restored, self.restore),
            (shelf.moved, self.offer_move),
        ):
            wish.connect(done)

    @property
    def _question(self) -> Question:
        return self._over.question

    # --- the shelf -----------------------------------------------------------------------------

    def stock(self, language: str) -> Stock:
        """What lies on the shelf now; packs that nobody has checked are checked beside it."""
        if self._verdicts is None:
            self._verdicts = verdicts.kept()
        packs, unknown = playing.lying(self._verdicts, safe=self.safe, language=language)
        fresh = tuple(path for path in unknown if path not in self._judged)
        if fresh:
            self._judged |= set(fresh)
            self._send(partial(playing.judge, fresh), self._judged_packs)
        saves, trash = playing.kept()
        return Stock(saves, packs, trash, language)

    def _judged_packs(self, found: object) -> None:
        if isinstance(found, verdicts.Verdicts):
            self._verdicts = found
            self.changed.emit()

    def remove(self, wish: Wish) -> None:
        """Take a pack of the player's own off the shelf; saves keep their copies."""
        self._send(partial(playing.remove, wish.path), self._shelf_changed)

    def rename(self, wish: Wish) -> None:
        """Give a save another title."""
        from desktop.rules import games
        from desktop.store import playthroughs

        self._at_once(partial(playthroughs.rename, wish.path, wish.title, games.known), wish.path)

    def delete(self, wish: Wish) -> None:
        """Put a save into the trash."""
        from desktop.store import playthroughs

        self._at_once(partial(playthroughs.delete, wish.path), wish.path)

    def restore(self, wish: Wish) -> None:
        """Bring a save back from the trash."""
        from desktop.store import playthroughs

        self._at_once(partial(playthroughs.restore, wish.path), wish.path)

    def _at_once(self, work: Callable[[], object], path: Path) -> None:
        self._path = path
        try:
            work()
        except (Unreadable, OSError) as failure:  # Unsaved is an OSError
            self._failed(failure)
        else:
            self.changed.emit()

    def _shelf_changed(self, _: object) -> None:
        self.changed.emit()

    def show_faults(self, pack: Lying) -> None:
        """List what is wrong with a pack."""
        from desktop.ui import trouble

        self._path = pack.path
        trouble.ask_about_pack(self._question, pack.title, pack.problems, pack.own)
        self.asked.emit()

    # --- opening -------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something is being opened."""
        return any(errand.opens and errand.isRunning() for errand in self._errands)

    def open_file(self, path: Path) -> None:
        """A save is gone on with; a pack is put on the shelf and shown."""
        from desktop.store.format import SUFFIX

        if self.busy:
            return
        self._path = path
        if path.suffix == SUFFIX:
            self.open_save(path)
        else:
            self._open(partial(playing.install, path), self._installed)

    def _installed(self, path: object) -> None:
        if isinstance(path, Path):
            self.open_pack(path)

    def open_pack(self, path: Path) -> None:
        """Read a pack for the sheet of a new game."""
        if self.busy:
            return
        self.pack = self._path = path
        self.waiting.emit(self.tr("One moment"))
        self._open(partial(playing.read_pack, GAME, path), self._invite)

    def open_again(self, adventure: str) -> None:
        """Read the pack of this id on the shelf; the shelf stays where there is none."""
        for pack in self.stock("").packs:
            if pack.sound and pack.glance is not None and pack.glance.id == adventure:
                self.open_pack(pack.path)
                return

    def begin(self, title: str, options: dict[str, str], people: tuple[str, ...]) -> None:
        """Begin a game with the pack that was read last."""
        work = partial(playing.begin, GAME, self.pack, title, options, people)
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

        packs, _ = playing.lying(self._verdicts or verdicts.kept(), safe=self.safe)
        newer = next((one.glance for one in packs if one.path == wish.pack), None)
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
            self._send(work, done, opens=True)

    def _send(
        self, work: Callable[[], Any], done: Callable[[Any], object], *, opens: bool = False
    ) -> None:
        from desktop.ui.errand import Errand

        errand = Errand(work, self, opens=opens)
        errand.done.connect(done)
        errand.failed.connect(self._failed)
        errand.finished.connect(self._back_again)
        self._errands.append(errand)
        errand.start()

    def _back_again(self) -> None:
        self._errands = [one for one in self._errands if one is not self.sender()]

    def _failed(self, failure: Any) -> None:
        from desktop.store.format import SUFFIX
        from desktop.store.saves import Unsaved
        from desktop.ui import trouble

        match failure:
            case Unreadable() if self._path.suffix == SUFFIX:
                trouble.ask_about_save(self._question, self._path, failure.problems)
            case Unreadable():
                own = self._path.parent == paths.packs()
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
        for errand in self._errands:
            errand.drop()
        _close(self._opened)


def _close(opened: Opened | None) -> None:
    if opened is not None and opened.save is not None:
        opened.save.close()
