"""What a step brings to the table: throws, pages, log sentences. Told once, retold in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.games.book import events as e
from desktop.ui.games.book.parts import beats, hinting
from desktop.ui.games.book.parts.beats import Sentences
from desktop.ui.games.book.parts.held import Boxes
from desktop.ui.games.book.parts.throws import EARLIER, Thrown, last_throws, thrown
from desktop.ui.session import Shown
from desktop.ui.widgets.drawn import announce
from desktop.words.book import where
from desktop.words.book.names import Names

if TYPE_CHECKING:
    from desktop.ui.games.book.table import BookTable

_TRIED = (e.Rolled, e.Dodged, e.Wounded, e.Frightened, e.LifeLeft, e.Shielded, e.Converted)
"""What is told on the Encounter's page after a throw there."""
_AWAY = (e.RouteDrawn, e.Settled)
"""What takes one away from the square that the keys stood in."""
_UNSAID = (e.AreaCreated, e.TitleRolled, e.LevelChanged, e.PoolHandedIn)
"""What no recap is worth beginning with."""


class News:
    """Hands what is new to the page, the tray and the log of one table."""

    def __init__(self, table: BookTable) -> None:
        """Nothing is told yet."""
        self.table = table
        self._told = 0  # how many entries of the story are told

    def take(self, shown: Shown) -> None:
        """Tell a step once; one that lies elsewhere in the story is looked back on."""
        entries = len(self.table.session.history.entries)
        if shown.events and entries != self._told:
            self._told = entries
            self._tell(shown)
        elif entries != self._told:
            self.look_back(shown)
            announce(self.table.panels.log, where.question(self._names, shown.state))

    @property
    def _names(self) -> Names:
        return self.table.narrator.names

    def look_back(self, shown: Shown) -> None:
        """Show where the story stands after undo, redo or on opening a save: no old news."""
        table, held = self.table, self.table.held
        self._told = len(table.session.history.entries)
        held.beats, held.after, held.turned, held.told, held.recap = (), (), "", "", ""
        held.rolls = last_throws(table.session.history)
        held.waits = False
        if shown.state.phase == "assign":
            held.boxes = Boxes()
        table.overlays.fill_log()
        table.log_line(table.overlays.last_line())

    def open_last(self, shown: Shown) -> None:
        """On opening a save, the page that was written last is open again: perhaps unread."""
        history, held = self.table.session.history, self.table.held
        events = history.entries[-1].events
        found, held.after = beats.of_step(events, self._sentences(events, shown), shown.state)
        held.beats = tuple(beat for beat in found if beat.kind == "page")
        held.told = self._of_try(events, shown)
        held.waits = bool(self._rolls(events, len(history.entries) - 1))
        self.show_line()

    def recap(self, shown: Shown) -> str:
        """Where we were: at most three sentences."""
        names, state = self._names, shown.state
        return where.recap(names, state, self._last_said(shown))

    def _last_said(self, shown: Shown) -> str:
        """The last thing that happened, in one plain sentence; what is open says the rest."""
        for entry in reversed(self.table.session.history.entries):
            told = self._sentences(entry.events, shown)
            for event, line in zip(reversed(entry.events), reversed(told), strict=True):
                if line and ". " not in line and not isinstance(event, _UNSAID):
                    return line
        return ""

    def retell(self, shown: Shown) -> None:
        """Say again, in the narrator's present language, what is on the page."""
        table, held = self.table, self.table.held
        events = table.session.history.entries[-1].events
        table.overlays.fill_log()
        held.told = self._of_try(events, shown)
        before = shown.before or shown.state
        found, after = beats.of_step(events, self._sentences(events, shown), before)
        held.beats = beats.retold(held.beats, found)
        held.after = after if held.after else ()
        self.show_line()
        if held.recap:
            held.recap = self.recap(shown)

    def take_in(self) -> None:
        """One beat was taken in: the next one, or what comes after all of them, is told."""
        held = self.table.held
        held.beats = held.beats[1:]
        held.waits = bool(held.beats) and held.waits
        self._say_now()

    def _say_now(self) -> None:
        """Put what comes up on the log line and have it read aloud."""
        held, log = self.table.held, self.table.panels.log
        self.show_line()
        announce(log, " ".join(held.beats[0].said if held.beats else held.after))
        if not held.beats:
            held.after = ()

    def show_line(self) -> None:
        """The log line: the last sentence of what is being taken in, else the last of all."""
        held = self.table.held
        said = held.beats[0].said if held.beats else ()
        self.table.log_line(said[-1] if said else self.table.overlays.last_line())

    def _tell(self, shown: Shown) -> None:
        table, held = self.table, self.table.held
        fresh = self._rolls(shown.events, self._told - 1)
        held.rolls = (*held.rolls, *fresh)[-(EARLIER + 1) :]
        held.waits = bool(fresh)
        held.recap, held.pool = "", None
        held.told = self._of_try(shown.events, shown)
        if shown.state.phase == "assign":
            held.boxes = Boxes()
        if shown.state.phase == "settle" or any(isinstance(one, _AWAY) for one in shown.events):
            held.cursor = ""
        if shown.state.ending is not None:
            held.turned = ""
        told = self._sentences(shown.events, shown)
        for line in told:
            if line:
                table.overlays.log(line)
        found, after = beats.of_step(shown.events, told, shown.before or shown.state)
        waiting = held.beats
        held.beats, held.after = (*waiting, *found), (*held.after, *after)
        if not waiting:
            self._say_now()
        self.learn(shown)

    def _sentences(self, events: Sequence[e.Event], shown: Shown) -> Sentences:
        """What each event has to tell, in one text."""
        before = shown.before if events is shown.events else None
        told = self.table.narrator.by_event(tuple(events), before, shown.state)
        return tuple(" ".join(line.text for line in lines) for lines in told)

    def _of_try(self, events: Sequence[e.Event], shown: Shown) -> str:
        """What a throw did to the open Encounter, in a few sentences."""
        if not any(isinstance(event, e.Rolled | e.TrapSprung) for event in events):
            return ""
        told = zip(events, self._sentences(events, shown), strict=True)
        return " ".join(
            line for event, line in told if line and isinstance(event, (*_TRIED, e.TrapSprung))
        )

    def _rolls(self, events: Sequence[e.Event], entry: int) -> tuple[Thrown, ...]:
        throws = (thrown(event, f"{entry}.{place}") for place, event in enumerate(events))
        return tuple(one for one in throws if one is not None)

    def learn(self, shown: Shown, *, wrote: bool = False) -> None:
        """A thing that was done needs no hint again."""
        table = self.table
        seen = hinting.learnt(shown, table.settings.hints, wrote=wrote)
        if seen != table.settings.hints:
            table.settings = msgspec.structs.replace(table.settings, hints=seen)
            table.settings_changed.emit(table.settings)
