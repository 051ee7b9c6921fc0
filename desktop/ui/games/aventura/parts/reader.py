"""The reading queue: one passage at a time; after a throw the dice are looked at first."""

from desktop.ui.games.aventura.parts.telling import Passage, again
from desktop.words.aventura.narrator import Narrator


class Reader:
    """Keeps what is on the page and what waits behind it; no truth of the game."""

    def __init__(self) -> None:
        """Begin with an empty page."""
        self.current: Passage | None = None
        self._waiting: list[Passage] = []
        self._mood_read: set[tuple[str, ...]] = set()
        self.just_thrown = False  # dice lie in the tray that were not yet read on from

    @property
    def more(self) -> bool:
        """Whether another passage waits."""
        return bool(self._waiting)

    @property
    def mood_folded(self) -> bool:
        """Whether the mood text of the current passage was read before in this sitting."""
        return self.current is not None and self.current.source in self._mood_read

    def bring(self, found: tuple[Passage, ...], *, after_throw: bool) -> None:
        """New passages; the first opens at once unless dice have just fallen."""
        self.just_thrown = after_throw
        if not found:
            return
        self._waiting.extend(found)
        if not after_throw:
            self.read_on()

    def read_on(self) -> bool:
        """Turn to the next passage; whether there was one."""
        if not self._waiting:
            return False
        if self.current is not None and self.current.source:
            self._mood_read.add(self.current.source)
        self.current = self._waiting.pop(0)
        self.just_thrown = False
        return True

    def open_at(self, found: Passage | None) -> None:
        """Show one passage and forget what waited, as after undo or on opening a save."""
        self._waiting.clear()
        self.just_thrown = False
        self.current = found

    def retell(self, narrator: Narrator) -> None:
        """Say the same passages again in another language; nothing is turned."""
        if self.current is not None:
            self.current = again(narrator, self.current)
        self._waiting = [again(narrator, found) for found in self._waiting]
