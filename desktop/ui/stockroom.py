"""What lies on the shelf: looked at, judged beside it, renamed, thrown away and brought back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.rules.kernel.errors import Unreadable
from desktop.store import verdicts
from desktop.ui import playing
from desktop.ui.shelf import Stock
from desktop.ui.shelf_menus import Wish

if TYPE_CHECKING:
    from desktop.store.glance import Glance
    from desktop.ui.shelf import Shelf
    from desktop.ui.shelf_words import Lying


class Stockroom(QObject):
    """Keeps the saves and what may be begun; asks and opens nothing."""

    changed = Signal()  # something else lies there now
    fetched = Signal(object, object)  # work that takes its time, and who hears of its result
    failed = Signal(object, object)  # the path that it was about, and what was raised

    def __init__(self, *, safe: bool, parent: QObject) -> None:
        """With `safe` nothing that the player added lies there."""
        super().__init__(parent)
        self._safe = safe
        self._verdicts: verdicts.Verdicts | None = None
        self._judged: set[Path] = set()

    def serve(self, shelf: Shelf) -> None:
        """Do what the shelf's menus ask for."""
        for wish, done in (
            (shelf.renamed, self.rename),
            (shelf.deleted, self.delete),
            (shelf.restored, self.restore),
        ):
            wish.connect(done)

    def stock(self, language: str, today: date) -> Stock:
        """What lies on the shelf now; what nobody has checked yet is checked beside it."""
        packs, unknown = playing.lying(self._known(), safe=self._safe, language=language)
        fresh = tuple(path for path in unknown if path not in self._judged)
        if fresh:
            self._judged |= set(fresh)
            self.fetched.emit(partial(playing.judge, fresh), self._judged_packs)
        saves, trash = playing.kept()
        return Stock(saves, packs, trash, language, today)

    def _known(self) -> verdicts.Verdicts:
        if self._verdicts is None:
            self._verdicts = verdicts.kept()
        return self._verdicts

    def _judged_packs(self, found: object) -> None:
        if isinstance(found, verdicts.Verdicts):
            self._verdicts = found
            self.changed.emit()

    def find(self, game: str, name: str) -> Lying | None:
        """What a game was begun with, by its id, if that still lies on the shelf and is sound."""
        packs, _ = playing.lying(self._known(), safe=self._safe)
        for one in packs:
            named = game == "book" or (one.glance is not None and one.glance.id == name)
            if one.sound and one.game == game and named:
                return one
        return None

    def glance(self, path: Path) -> Glance | None:
        """What lies at a path, at a glance."""
        packs, _ = playing.lying(self._known(), safe=self._safe)
        return next((one.glance for one in packs if one.path == path), None)

    def remove(self, wish: Wish) -> None:
        """Take a pack of the player's own off the shelf; saves keep their copies."""
        self.fetched.emit(partial(playing.remove, wish.path), self._removed)

    def _removed(self, _: object) -> None:
        self.changed.emit()

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
        try:
            work()
        except (Unreadable, OSError) as failure:  # Unsaved is an OSError
            self.failed.emit(path, failure)
        else:
            self.changed.emit()
