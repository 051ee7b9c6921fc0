"""What a step brings to the table: throws, ends of days, log sentences. Told once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.state import Played, State
from desktop.ui.games.calendar.parts import hinting
from desktop.ui.games.calendar.parts.tray_look import Throws, thrown_in
from desktop.ui.session import Shown
from desktop.ui.widgets.drawn import announce
from desktop.words.calendar import where
from desktop.words.calendar.dates import is_sunday
from desktop.words.calendar.names import Names
from desktop.words.calendar.narrator import Line

if TYPE_CHECKING:
    from desktop.ui.games.calendar.table import CalendarTable

_WITH_A_DAY = (e.MonthEnded, e.FinaleEnded)
"""What is read together with the day that it ended."""
_UNSAID = (e.DayBegan, e.Arrived, e.PageTurned)
"""What no recap is worth beginning with."""


class News:
    """Hands what is new to the slips, the tray and the log of one table."""

    def __init__(self, table: CalendarTable) -> None:
        """Nothing is told yet."""
        self.table = table
        self.throws: Throws = ()
        self._told = 0  # how many entries of the story are told

    def take(self, shown: Shown) -> None:
        """Tell a step once; one that lies elsewhere in the story is looked back on."""
        entries = len(self.table.session.history.entries)
        if shown.events and entries != self._told:
            self._tell(shown, entries)
            self._told = entries
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
        self.throws = self._thrown_today(shown.state)
        held.closed, held.told, held.recap = None, (), ""
        held.leaf = 0
        held.dice = shown.state.hand.held if shown.state.phase in ("rolled", "throw") else ()
        table.overlays.fill_log()
        table.log_line(table.overlays.last_line())

    def _thrown_today(self, state: State) -> Throws:
        """The throws of the open day, out of the journal."""
        found: list[Throws] = []
        many = state.hand.rolls
        entries = self.table.session.history.entries
        for place in range(len(entries) - 1, -1, -1):
            if many <= 0:
                break
            thrown = thrown_in(entries[place].events, place)
            many -= len(thrown)
            found.append(thrown)
        return tuple(one for throws in reversed(found) for one in throws)

    def recap(self, shown: Shown) -> str:
        """Where we were: at most three sentences."""
        return where.recap(self._names, shown.state, self._last_said(shown))

    def _last_said(self, shown: Shown) -> str:
        for entry in reversed(self.table.session.history.entries):
            told = self.table.narrator.by_event(entry.events, None, shown.state)
            for event, lines in zip(reversed(entry.events), reversed(told), strict=True):
                text = " ".join(line.text for line in lines)
                if text and ". " not in text and not isinstance(event, _UNSAID):
                    return text
        return ""

    def _tell(self, shown: Shown, entries: int) -> None:
        table, held = self.table, self.table.held
        state: State = shown.state
        held.recap = ""
        self._take_throws(shown, entries)
        lines = table.narrator.by_event(shown.events, shown.before, state)
        for told in lines:
            for line in told:
                table.overlays.log(line.text)
        table.log_line(table.overlays.last_line())
        self._close(shown, lines)
        if state.phase in ("page", "over") and shown.before.phase != state.phase:
            held.leaf, held.turned, held.month = 0, "", 0
        said = " ".join(line.text for told in lines for line in told)
        if said and not any(isinstance(one, e.Thrown) for one in shown.events):
            announce(table.panels.log, said)
        self.learn(shown)

    def _take_throws(self, shown: Shown, entries: int) -> None:
        """What fell is added to the day's throws; a new day begins with none."""
        held, state = self.table.held, shown.state
        if any(isinstance(one, e.DayBegan | e.DayClosed | e.FinaleBegan) for one in shown.events):
            self.throws, held.dice = (), ()
        fell = thrown_in(shown.events, entries - 1)
        self.throws = (*self.throws, *fell)
        if fell:
            held.dice = fell[-1][1].held if state.phase == "rolled" else ()

    def _close(self, shown: Shown, lines: tuple[tuple[Line, ...], ...]) -> None:
        """A Sunday or the end of a month is read before the next day begins."""
        held, state = self.table.held, shown.state
        closed = [one for one in shown.events if isinstance(one, e.DayClosed)]
        if closed:
            held.cursor = None
        if not closed or not state.days or state.phase == "waiting":
            return
        last = state.days[-1]
        with_it = [
            " ".join(line.text for line in told)
            for event, told in zip(shown.events, lines, strict=True)
            if isinstance(event, _WITH_A_DAY)
        ]
        if with_it or self._worth_reading(last):
            held.closed, held.told = last, tuple(with_it)

    def _worth_reading(self, last: Played) -> bool:
        """Whether a day's end stops the whole year; played by the date every one does."""
        if is_sunday(last.day):
            return True
        state: State = self.table.session.shown.state
        return state.options["catch_up"] != "free"

    def learn(self, shown: Shown) -> None:
        """A thing that was done needs no hint again."""
        table = self.table
        seen = hinting.learnt(shown, table.settings.hints)
        if seen != table.settings.hints:
            table.settings = msgspec.structs.replace(table.settings, hints=seen)
            table.settings_changed.emit(table.settings)
