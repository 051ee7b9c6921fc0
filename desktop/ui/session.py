"""The one object between a game and its widgets: choices go down, one signal comes up."""

from collections.abc import Callable
from datetime import date
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

from desktop.rules.kernel.errors import Illegal, Reason
from desktop.rules.kernel.game import Arrive, Day, Switch
from desktop.rules.kernel.history import History
from desktop.store.format import Jottings, Note
from desktop.store.saves import Unsaved

Keep = Callable[[History, Jottings], object]


class Shown(msgspec.Struct, frozen=True):
    """What a table has to show: the position, and what led to it if that is news.

    `events` and `before` are empty after undo, redo and load: old news is not told again.
    """

    state: Any
    choices: tuple[Any, ...]
    before: Any = None
    events: tuple[Any, ...] = ()


class Session(QObject):
    """Plays one story: keeps its history, saves after every change, and says what is new."""

    stepped = Signal(object)  # Shown
    refused = Signal(object)  # Reason
    saved = Signal(object)  # None when saved, else the Problem that kept it from the disk
    noted = Signal()

    def __init__(
        self,
        history: History,
        keep: Keep,
        jottings: Jottings | None = None,
        parent: QObject | None = None,
        *,
        opening: int = 1,
    ) -> None:
        """Go on with a history; `keep` writes it and raises Unsaved where it cannot.

        So many entries were there before anything was shown; undo ends at them.
        """
        super().__init__(parent)
        self._history = history
        self._jottings = jottings or Jottings()
        self._write = keep
        self._opening = opening
        self._today = date.min
        self._shown = Shown(history.state, history.choices())

    @property
    def history(self) -> History:
        """The story so far."""
        return self._history

    @property
    def shown(self) -> Shown:
        """What was announced last."""
        return self._shown

    def show(self) -> None:
        """Announce the present position again, without its events."""
        self._announce()

    def choose(self, choice: Any, *, auto: bool = False) -> bool:
        """Make a choice that the rules offered; whether it was taken.

        `auto`: nobody's hand made it; the journal says so, and undo takes it with the one before.
        """
        before, many = self._history.state, len(self._history.entries)
        try:
            history = self._history.choose(choice, auto)
        except Illegal as illegal:
            self.refused.emit(illegal.reason)
            return False
        self._history = self._up_to_date(history)
        self._keep()
        told = self._history.entries[many:]
        self._announce(before, tuple(event for entry in told for event in entry.events))
        return True

    def arrive(self, today: date) -> bool:
        """This is the date where the player is; whether the story waited for it.

        A date that is not later than one before is not heard. What undo took back is told again
        with the next choice.
        """
        self._today = max(self._today, today)
        history = self._up_to_date(self._history)
        if history is self._history:
            return False
        before, self._history = self._history.state, history
        self._keep()
        self._announce(before, history.entries[-1].events)
        return True

    def _up_to_date(self, history: History) -> History:
        """The story, told the date if it asks for a later one than it knows."""
        if not any(isinstance(ask, Day) for ask in self._shown.choices):
            return history  # a story that never asks is not searched again
        asked = next((ask for ask in history.choices() if isinstance(ask, Day)), None)
        if asked is None or asked.after >= self._today:
            return history
        try:
            return history.choose(Arrive(self._today), auto=True)
        except Illegal:
            return history

    @property
    def jottings(self) -> Jottings:
        """The player's own notes and names."""
        return self._jottings

    def note(self, place: str, text: str) -> None:
        """Pencil a line at a place; an empty one rubs the note out."""
        kept = tuple(note for note in self._jottings.notes if note.place != place)
        if text:
            kept = (*kept, Note(place, len(self._history.entries), text))
        self._jottings = msgspec.structs.replace(self._jottings, notes=kept)
        self._keep()
        self.noted.emit()

    def rename(self, field: str, text: str) -> None:
        """Give somebody or something another name; "title" is the save's own as well."""
        kept = {**self._jottings.names, field: text}
        title = text if field == "title" and text else self._jottings.title
        self._jottings = msgspec.structs.replace(self._jottings, names=kept, title=title)
        self._keep()
        self.noted.emit()

    def refuse(self, wish: Any) -> Reason | None:
        """Why a wish is not offered; None where it is."""
        return self._history.game.refuse(self._history.content, self._history.state, wish)

    def switch(self, option: str, value: str) -> bool:
        """Switch a table rule that may be switched in mid-game."""
        return self.choose(Switch(option, value))

    def undo(self) -> bool:
        """Take the last choice back, where no seal stands before it."""
        reason = self.why_not_undo()
        if reason is not None:
            self.refused.emit(reason)
            return False
        return self._turn_back(self._history.undo)

    def redo(self) -> bool:
        """Make the choice again that was taken back last."""
        return self._turn_back(self._history.redo)

    def why_not_undo(self) -> Reason | None:
        """Why undo is grey."""
        if len(self._history.entries) <= self._opening:
            return Reason("undo.beginning")
        return self._history.why_not_undo()

    def why_not_redo(self) -> Reason | None:
        """Why redo is grey."""
        return self._history.why_not_redo()

    def _turn_back(self, turn: Callable[[], History]) -> bool:
        try:
            self._history = turn()
        except Illegal as illegal:
            self.refused.emit(illegal.reason)
            return False
        self._keep()
        self._announce()
        return True

    def _keep(self) -> None:
        try:
            self._write(self._history, self._jottings)
        except Unsaved as trouble:
            self.saved.emit(trouble.problem)
        else:
            self.saved.emit(None)

    def _announce(self, before: Any = None, events: tuple[Any, ...] = ()) -> None:
        history = self._history
        self._shown = Shown(history.state, history.choices(), before, events)
        self.stepped.emit(self._shown)
