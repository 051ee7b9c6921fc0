"""Advice when it is asked for, and a week's weekdays played by it; worked out beside the window."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar import view
from desktop.rules.games.calendar.state import State
from desktop.ui.errand import Errands
from desktop.words.calendar.dates import is_sunday

if TYPE_CHECKING:
    from desktop.ui.games.calendar.table import CalendarTable

ASKED = ("ally", "declare", "rolled", "final")


class Advising(QObject):
    """Asks for advice on the position of a table, one question at a time."""

    def __init__(self, table: CalendarTable) -> None:
        """Nothing is asked."""
        super().__init__(table)
        self.table = table
        self.playing = False  # a week is being played
        self._offering = False  # nobody asked: it is only pencilled
        self._asked: State | None = None
        self._stopped: State | None = None  # where a week stopped at a close choice
        self._errands = Errands(self._failed, self)

    @property
    def _state(self) -> State:
        state: State = self.table.session.shown.state
        return state

    def ask(self) -> None:
        """Lay the advised dice on the ribbon, or frame what to take."""
        if self._state.phase in ASKED and self._asked is None:
            self._send()

    def offer(self) -> None:
        """Pencil the advice beside the day, where the player wants it always; hands stay free."""
        wanted = self.table.settings.advice == "always" and not self.playing
        if wanted and self._state.phase in ("rolled", "final") and self._asked is None:
            self._offering = True
            self._send()

    def play_week(self) -> None:
        """Play on by advice; it stops before Sunday, at a close choice, at what is to be read."""
        if self._state.options["catch_up"] == "free" and self._asked is None:
            self.playing = True
            self._go_on()

    def halt(self) -> bool:
        """Play no further; whether a week was being played."""
        was, self.playing = self.playing, False
        return was

    def close(self) -> None:
        """Let go of what is on its way."""
        self.playing = False
        self._errands.close()

    def _send(self) -> None:
        almanac, state = self.table.showing.almanac, self._state
        self._asked = state
        self._errands.send(partial(view.advice, almanac, state), self._heard)

    def _failed(self, failure: Exception) -> None:
        self._asked, self.playing = None, False
        raise failure

    def _heard(self, told: object) -> None:
        asked, self._asked = self._asked, None
        offering, self._offering = self._offering, False
        if asked is not self._state or not isinstance(told, view.Advice):
            if self.playing:
                self._go_on()  # something was done meanwhile
            else:
                self.offer()
            return
        if self.playing:
            self._follow(told)
        elif offering:
            self.table.held.advised = self._words(told)
            self.table.show_again()
        else:
            self._show(told)

    # --- shown ---------------------------------------------------------------------------------

    def _show(self, told: view.Advice) -> None:
        table, held = self.table, self.table.held
        held.advised = self._words(told)
        match told.deed:
            case "roll" | "recall":
                held.dice = told.hold
            case "complete" | "swear":
                held.lit = told.square
            case "ally" if told.symbol is not None:
                held.thing = told.symbol
            case _:
                pass
        table.refresh()
        table.say(held.advised)

    def _words(self, told: view.Advice) -> str:
        choice = self._choice(told)
        if choice is None:
            return QCoreApplication.translate("CalendarTable", "There is nothing to advise on.")
        label = self.table.narrator.label(self._state, choice)
        if told.close:
            words = QCoreApplication.translate("CalendarTable", "Advice: {deed}; it is close.")
        else:
            words = QCoreApplication.translate("CalendarTable", "Advice: {deed}.")
        return words.format(deed=label)

    # --- followed ------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """The next step of a week that is played by advice."""
        state, table = self._state, self.table
        if not self.playing:
            return
        if table.held.closed is not None or state.phase not in (*ASKED, "closing"):
            self._stop("")
        elif is_sunday(state.day):
            self._stop(QCoreApplication.translate("CalendarTable", "Sunday is yours."))
        elif state.phase == "closing":
            table.doing.choose(c.CloseDay(), auto=True)
            self._go_on()
        elif state.phase == "declare" and c.Swear not in map(type, table.session.shown.choices):
            table.doing.choose(c.Roll(), auto=True)
            self._go_on()
        else:
            self._send()

    def _follow(self, told: view.Advice) -> None:
        choice = self._choice(told)
        if choice is None:
            self._stop("")
        elif self._asks_for_a_hand(told) and self._stopped is not self._state:
            self._stopped, self.playing = self._state, False
            self._show(told)
            again = QCoreApplication.translate("CalendarTable", "W again follows it.")
            self.table.held.advised = f"{self.table.held.advised} {again}"
            self.table.show_again()
        else:
            self.table.doing.choose(choice, auto=True)
            self._go_on()

    def _asks_for_a_hand(self, told: view.Advice) -> bool:
        """Whether two ways are about as good: of what fits, at least two squares."""
        if not told.close or told.deed != "complete":
            return told.close and told.deed not in ("pass", "complete")
        fits = self.table.showing.fits
        return fits is not None and sum(lead.fits for lead in fits.leads) > 1

    def _stop(self, words: str) -> None:
        self.playing = False
        self.table.refresh()
        if words:
            self.table.say(words)

    def _choice(self, told: view.Advice) -> c.Choice | None:
        """The choice that advice comes to."""
        day, symbol = told.square, told.symbol
        plain: dict[str, c.Choice] = {
            "roll": c.Roll(told.hold),
            "recall": c.Recall(told.hold),
            "stop": c.Stop(),
            "pass": c.Pass(),
            "hush": c.Hush(),
        }
        if told.deed in plain:
            return plain[told.deed]
        if day is not None:
            return c.Complete(day) if told.deed == "complete" else c.Swear(day)
        if symbol is not None:
            return c.Turn(told.die, symbol) if told.deed == "turn" else c.ChooseAlly(symbol)
        return None
