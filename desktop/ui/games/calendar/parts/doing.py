"""What the hands do once it is clear what they mean: choices made, one by one or in one stroke."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.game import Answer
from desktop.ui.games.calendar.parts.tray_look import answer

if TYPE_CHECKING:
    from desktop.ui.games.calendar.table import CalendarTable


class Doing(QObject):
    """Hands choices to the session of a table; what moves is cut short first."""

    def __init__(self, table: CalendarTable) -> None:
        """Nothing is being done."""
        super().__init__(table)
        self.table = table
        self.in_stroke = False

    # --- choices -------------------------------------------------------------------------------

    def choose(self, choice: object, *, auto: bool = False) -> bool:
        """Hand a choice in; whether it was taken."""
        self.table.skip()
        return self.table.session.choose(choice, auto=auto)

    def wish(self, choice: object) -> bool:
        """Make a choice if it is offered, else say why not; whether it was made."""
        table = self.table
        reason = table.session.refuse(choice)
        if reason is not None:
            table.say_refusal(reason)
            return False
        return self.choose(choice)

    def stroke(self, choices: tuple[object, ...], *, auto: bool = False) -> bool:
        """Make several choices with one stroke of the hand; only what it comes to is shown.

        It ends where a choice is not taken; whether all were.
        """
        if len(choices) == 1:
            return self.choose(choices[0], auto=auto)
        self.in_stroke = True
        try:
            taken = all(self.choose(one, auto=auto) for one in choices)
        finally:
            self.in_stroke = False
        self.table.refresh()
        return taken

    def take(self, square: date) -> None:
        """Take a square: it stays open to be taken back until the day is closed."""
        table = self.table
        state: State = table.session.shown.state
        if state.phase == "rolled" and self._fits(square):
            self.stroke((c.Stop(), c.Complete(square)))
            return
        reason = table.session.refuse(c.Complete(square))
        if reason is None:
            self.choose(c.Complete(square))
        else:
            table.refuse_at(square, reason)

    def _fits(self, square: date) -> bool:
        fits = self.table.showing.fits
        return fits is not None and any(one.fits and one.day == square for one in fits.leads)

    # --- the next button -----------------------------------------------------------------------

    def press_next(self) -> None:
        """Do the one thing that the next button is named after."""
        table = self.table
        doable, panels = table.showing.doable, table.panels
        if panels.open_board == "story" and panels.story.read_on():
            return
        plain: dict[str, Callable[[], object]] = {
            "hand_in": self.hand_in,
            "back": self._back,
            "read": self._read,
            "leaf": self._leaf,
            "shelf": table.left.emit,
        }
        if doable.doing in plain:
            plain[doable.doing]()
        elif doable.choices:
            self.stroke(doable.choices)
        else:
            table.overlays.take_up()

    def press_beside(self) -> None:
        """Do what the quiet button in the tray is named after."""
        beside = self.table.showing.beside
        if beside.choices:
            self.stroke(beside.choices)

    def roll(self) -> None:
        """Roll, if that is what may be done, by whichever button it is."""
        showing = self.table.showing
        if showing.doable.rolls:
            self.press_next()
        elif showing.beside.rolls:
            self.press_beside()

    def stop(self) -> None:
        """Enter: stop, close, read on; where rolling is the main thing it is the quiet button."""
        showing = self.table.showing
        if showing.doable.rolls and showing.beside.choices:
            self.press_beside()
        else:
            self.press_next()

    def hand_in(self) -> None:
        """Hand in the dice that were typed, once all are."""
        table = self.table
        kinds = table.panels.tray.view.typed
        typed = table.panels.tray.typed
        if kinds and len(typed) == len(kinds):
            self.choose(Answer(answer(typed)))

    def _back(self) -> None:
        self.table.turn("")

    def _read(self) -> None:
        """What a closed day had to say was read."""
        held = self.table.held
        held.closed, held.told = None, ()
        self.table.refresh()

    def _leaf(self) -> None:
        self.table.held.leaf += 1
        self.table.refresh()
