"""What a step brings to the table: throws, pages, log sentences. Told once, retold in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.games.book import events as e
from desktop.rules.games.book.state import State
from desktop.ui.games.book.parts import hinting
from desktop.ui.games.book.parts.held import Beat, Boxes, Held
from desktop.ui.games.book.parts.throws import EARLIER, Thrown, last_throws, thrown
from desktop.ui.session import Shown
from desktop.ui.widgets.drawn import announce
from desktop.words.book import where
from desktop.words.book.names import Names

if TYPE_CHECKING:
    from desktop.ui.games.book.table import BookTable

_TRIED = (e.Rolled, e.Dodged, e.Wounded, e.Frightened, e.LifeLeft, e.Shielded, e.Converted)
"""What is told on the Encounter's page after a throw there."""


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
        held.beats, held.turned, held.told, held.recap = (), "", "", ""
        held.rolls = last_throws(table.session.history)
        held.waits = False
        if shown.state.phase == "assign":
            held.boxes = Boxes()
        table.overlays.fill_log()
        table.log_line(table.overlays.last_line())

    def open_last(self, shown: Shown) -> None:
        """On opening a save, the page that was written last is open again: perhaps unread."""
        history = self.table.session.history
        events = history.entries[-1].events
        pages = [beat for beat in beats_of(events, shown.state) if beat.kind == "page"]
        self.table.held.beats = tuple(pages)
        self.table.held.told = self._of_try(events, shown)
        self.table.held.waits = bool(self._rolls(events, len(history.entries) - 1))

    def recap(self, shown: Shown) -> str:
        """Where we were: at most three sentences."""
        return where.recap(self._names, shown.state, self.table.overlays.last_sentence())

    def retell(self, shown: Shown) -> None:
        """Say again, in the narrator's present language, what is on the page."""
        table, held = self.table, self.table.held
        table.overlays.fill_log()
        table.log_line(table.overlays.last_line())
        held.told = self._of_try(table.session.history.entries[-1].events, shown)
        if held.recap:
            held.recap = self.recap(shown)

    def _tell(self, shown: Shown) -> None:
        table, held = self.table, self.table.held
        fresh = self._rolls(shown.events, self._told - 1)
        held.rolls = (*held.rolls, *fresh)[-(EARLIER + 1) :]
        held.waits = bool(fresh)
        held.recap, held.pool = "", None
        held.told = self._of_try(shown.events, shown)
        if shown.state.phase == "assign":
            held.boxes = Boxes()
        elif shown.state.phase == "settle":
            held.cursor = ""
        held.beats = (*held.beats, *beats_of(shown.events, shown.before or shown.state))
        if shown.state.ending is not None:
            held.turned = ""
        lines = [line.text for line in table.narrator.step(shown.events, shown.before, shown.state)]
        for line in lines:
            table.overlays.log(line)
            table.log_line(line)
        announce(table.panels.log, " ".join(lines))
        self._learn(shown)

    def _of_try(self, events: Sequence[e.Event], shown: Shown) -> str:
        """What a throw did to the open Encounter, in a few sentences."""
        if not any(isinstance(event, e.Rolled | e.TrapSprung) for event in events):
            return ""
        told = self.table.narrator.by_event(tuple(events), shown.before, shown.state)
        return " ".join(
            line.text
            for event, lines in zip(events, told, strict=True)
            if isinstance(event, (*_TRIED, e.TrapSprung))
            for line in lines
        )

    def _rolls(self, events: Sequence[e.Event], entry: int) -> tuple[Thrown, ...]:
        throws = (thrown(event, f"{entry}.{place}") for place, event in enumerate(events))
        return tuple(one for one in throws if one is not None)

    def _learn(self, shown: Shown) -> None:
        """A thing that was done needs no hint again."""
        table = self.table
        seen = hinting.learnt(shown, table.settings.hints)
        if seen != table.settings.hints:
            table.settings = msgspec.structs.replace(table.settings, hints=seen)
            table.settings_changed.emit(table.settings)


def beats_of(events: Sequence[e.Event], before: State) -> tuple[Beat, ...]:
    """What has to be taken in after a step: how the throw came out, then the page written of it."""
    found: list[Beat] = []
    for event in events:
        match event:
            case e.ChapterWritten(page=page) | e.Fled(page=page):
                found.append(Beat("page", before, page))
            case e.TownLeft(page=page) if page >= 0:
                found.append(Beat("page", before, page))
            case _:
                pass
    over = any(isinstance(event, e.Ended) for event in events)
    threw = any(isinstance(event, e.Rolled | e.FearChecked | e.TrapChecked) for event in events)
    if threw and before.task is not None and (found or over):
        return (Beat("result", before), *found)
    return tuple(found)


def forget(held: Held) -> None:
    """One beat was taken in."""
    held.beats = held.beats[1:]
    held.waits = bool(held.beats) and held.waits
