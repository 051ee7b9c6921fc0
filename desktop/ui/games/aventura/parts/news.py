"""What a step brings to the table: rolls, passages, log sentences. Told once, retold in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.rules.games.aventura import events as e
from desktop.ui.games.aventura.parts import faces, hinting, telling, tray_look
from desktop.ui.games.aventura.parts.hands import able
from desktop.ui.session import Shown
from desktop.ui.widgets.drawn import announce
from desktop.words.aventura import where

if TYPE_CHECKING:
    from desktop.ui.games.aventura.table import AventuraTable


class News:
    """Hands what is new to the reader, the tray and the log of one table."""

    def __init__(self, table: AventuraTable) -> None:
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
            names = self.table.narrator.names
            announce(self.table.panels.log, where.question(names, shown.state))

    def look_back(self, shown: Shown) -> None:
        """Show where the story stands after undo, redo or on opening a save: no old news."""
        table, held = self.table, self.table.held
        self._told = len(table.session.history.entries)
        held.recap = ""  # what it asked has been answered
        held.reader.open_at(faces.at_hand(table.narrator, shown.state))
        held.rolls = tray_look.last_rolls(table.narrator.names, table.session.history)
        held.face = faces.turned(held.face, shown, read=False)
        table.overlays.fill_log()
        table.log_line(table.overlays.last_line())

    def open_last(self, shown: Shown) -> None:
        """On opening a save, what the last step told is on the page again: perhaps nobody read it.

        The window may have been closed while the dice still lay there.
        """
        table, reader = self.table, self.table.held.reader
        if reader.current is None and table.session.history.entries:
            told = msgspec.structs.replace(
                shown, events=table.session.history.entries[-1].events, before=None
            )
            reader.bring(telling.passages(table.narrator, told), after_throw=False)

    def recap(self, shown: Shown) -> str:
        """Where we were: at most three sentences."""
        names = self.table.narrator.names
        lines = (
            where.place(names, shown.state),
            self.table.overlays.last_sentence(),
            where.question(names, shown.state),
        )
        return " ".join(line for line in lines if line)

    def retell(self, shown: Shown) -> None:
        """Say again, in the narrator's present language, what is on the page and in the tray."""
        table, held = self.table, self.table.held
        names, counting = table.narrator.names, shown.state.options["counting"]
        held.reader.retell(table.narrator)
        held.rolls = tuple(tray_look.again(names, roll, counting) for roll in held.rolls)
        table.showing.retell_offer(held.reader)
        table.overlays.fill_log()
        table.log_line(table.overlays.last_line())
        if held.recap:
            held.recap = self.recap(shown)

    def _tell(self, shown: Shown) -> None:
        table, held = self.table, self.table.held
        fresh = self._rolls(shown)
        held.rolls = (*held.rolls, *fresh)[-(tray_look.EARLIER + 1) :]
        held.recap = ""
        if held.lit not in able(shown.choices):
            held.lit = ""  # play passes to whoever may act
        held.picked = next(
            (one.option for one in shown.events if isinstance(one, e.Picked)), held.picked
        )
        found = telling.passages(table.narrator, shown)
        if not found and not shown.state.frames and not held.reader.more:
            held.reader.open_at(None)
        held.reader.bring(found, after_throw=bool(fresh))
        held.face = faces.turned(held.face, shown, read=bool(found))
        lines = telling.log_sentences(table.narrator, shown)
        for line in lines:
            table.overlays.log(line)
            table.log_line(line)
        announce(table.panels.log, " ".join(lines))
        self._learn(shown)

    def _rolls(self, shown: Shown) -> tuple[tray_look.Thrown, ...]:
        names, counting = self.table.narrator.names, shown.state.options["counting"]
        rolls = (
            tray_look.thrown(names, event, f"{self._told - 1}.{place}", shown.before, counting)
            for place, event in enumerate(shown.events)
        )
        return tuple(roll for roll in rolls if roll is not None)

    def _learn(self, shown: Shown) -> None:
        """A thing that was done needs no hint again."""
        table = self.table
        seen = hinting.learnt(shown, table.settings.hints)
        if seen != table.settings.hints:
            table.settings = msgspec.structs.replace(table.settings, hints=seen)
            table.settings_changed.emit(table.settings)
