"""What is framed or looked at: another fitting lead, a person, a page of before; days let go."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from desktop.rules.games.calendar import choices as c
from desktop.ui.widgets.drawn import announce
from desktop.words.calendar import board as board_words
from desktop.words.calendar import labels

if TYPE_CHECKING:
    from desktop.ui.games.calendar.table import CalendarTable


class Framing:
    """Moves what one table frames; nothing is chosen by it but days that are let go."""

    def __init__(self, table: CalendarTable) -> None:
        """Of this table."""
        self.table = table

    def look_at_month(self, step: int) -> None:
        """Turn to the page of a month before, or on towards the open one."""
        held, state = self.table.held, self.table.state
        page = self.table.showing.page(state, held)
        month = min(page.last, max(page.first, page.month + step))
        held.month = 0 if month == state.month.number else month
        self.table.refresh()

    def standing_of(self, day: date | None) -> str:
        """How a square of the page stands, in a sentence; empty for one that is not there."""
        names, state = self.table.narrator.names, self.table.state
        page = self.table.showing.page(state, self.table.held)
        cells = (cell for row in page.rows for cell in row if cell.day == day)
        return next((board_words.cell_text(names, state, cell) for cell in cells), "")

    def tell_square(self) -> None:
        """A reader of the screen is told of the square that the keys come to."""
        announce(self.table.board, self.standing_of(self.table.held.cursor))

    def step_lit(self, step: int) -> bool:
        """Frame the next fitting lead; whether there is another one to choose."""
        fits = self.table.showing.fits
        fitting = [one.day for one in fits.leads if one.fits] if fits is not None else []
        if not fitting or self.table.state.phase == "closing":
            return False
        chosen = next_lit(
            fitting,
            self.table.held.lit,
            self.table.showing.lit_day(self.table.state, self.table.held),
            step,
        )
        self.table.held.lit = chosen
        self.table.refresh()
        return True

    def step_ally(self, step: int) -> bool:
        """Frame the next one who may be asked."""
        may = [
            one.symbol for one in self.table.session.shown.choices if isinstance(one, c.ChooseAlly)
        ]
        if may:
            at = may.index(self.table.held.thing) if self.table.held.thing in may else 0
            self.table.held.thing = may[(at + step) % len(may)]
            self.table.refresh()
        return bool(may)

    def ask_to_let_go(self) -> None:
        """Ask once whether the day shall lapse: Enter lets it, Esc does not."""
        self.table.held.letting_go = True
        self.table.show_again()
        self.table.say(labels.lapse_question(self.table.state.day))

    def let_waiting_lapse(self) -> None:
        """Let every day before today go by; today is left to be played."""
        state = self.table.state
        while state.phase == "declare" and state.day < state.today:
            before = state.day
            if not self.table.doing.choose(c.Lapse()):
                break
            state = self.table.state
            if state.day <= before:
                break
        self.table.refresh()


def next_lit(fitting: list[date], lit: date | None, shown: date | None, step: int) -> date:
    """The square so many places on from the one that is framed."""
    now = lit if lit in fitting else shown
    at = fitting.index(now) if now in fitting else 0
    return fitting[(at + step) % len(fitting)]
