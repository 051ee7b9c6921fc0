"""What the table holds beside the game: held dice, the lit square, what lies open."""

from datetime import date
from typing import Literal

import msgspec

from desktop.rules.games.calendar.state import Played

Turned = Literal["", "journal", "month", "year"]


class Held(msgspec.Struct):
    """Nothing here is saved; `drop` forgets every plan."""

    dice: tuple[int, ...] = ()  # dice 1 to 5 that the next roll leaves lying
    lit: date | None = None  # the square that Enter would take
    cursor: date | None = None  # the square that the keys stand in
    pointed: date | None = None  # the square or the row under the pointer
    thing: str = ""  # the person or the thing that is framed
    turned: Turned = ""
    leaf: int = 0  # which of several pages is read
    month: int = 0  # the month whose page is looked at again; 0 for the open one
    closed: Played | None = None  # a day whose end is to be read before the next
    told: tuple[str, ...] = ()  # what else there is to be read with it
    letting_go: bool = False  # the day was to lapse, and that wants a second press
    advised: str = ""  # what was advised for these dice
    recap: str = ""
    hint: str = ""

    def drop(self) -> bool:
        """Forget what is planned; whether anything was."""
        had = bool(self.thing or self.letting_go or self.lit)
        self.lit, self.thing, self.letting_go, self.advised = None, "", False, ""
        return had

    def keep(self, dice: frozenset[int]) -> None:
        """Hold the dice that no roll throws again, beside those that are held."""
        if not dice <= set(self.dice):
            self.dice = tuple(sorted({*self.dice, *dice}))

    def toggle(self, die: int) -> None:
        """Hold a die, or let it go."""
        if die in self.dice:
            self.dice = tuple(held for held in self.dice if held != die)
        else:
            self.dice = tuple(sorted((*self.dice, die)))
