"""What the dice fit and could still fit: the week's open leads, on Sunday the special alone."""

from datetime import date

import msgspec

from desktop.rules.games.calendar.content.schema import Square
from desktop.rules.games.calendar.state import Symbol
from desktop.rules.kernel.errors import Reason


class Lead(msgspec.Struct, frozen=True):
    """One open square of the week.

    `short` and `missing` say what the dice as they lie lack: points of the sum, symbols (of a
    square that takes any of several, all of them). `chance` is that of completing it with the
    holds as they are and the best play after, all things used that may be used today; `plain`
    the same with none of them spent. Where `reason` stands it cannot be chosen: both are 0.
    """

    day: date
    square: Square  # without flags that have not come
    now: int
    short: int
    missing: tuple[Symbol, ...]
    chance: float
    plain: float
    fits: bool = False
    dearest: bool = False  # what Enter takes: of those that fit the one most worth it
    reason: Reason | None = None
    counts: int = 1  # how much it would take off the special
    sunday: int | None = None  # what the special would ask for then; None: this week has none
    sworn: bool = False  # T10


class Fits(msgspec.Struct, frozen=True):
    """The rows of "What fits" and what stands below them.

    `some`: the chance that at least one can be completed, by the play that is best for that;
    `mark`: the chance that the Sign shows at the end of that play. `keep` are the dice (1 to 5)
    that it holds now: all five where it stops. `finale`: T12, `need` is what both equal symbol
    dice and the sum must reach, and `some` its chance.
    """

    leads: tuple[Lead, ...]
    some: float
    mark: float
    keep: tuple[int, ...]
    left: int  # rolls that may still be made, T6 not counted
    total: int = 0  # of the number dice
    shows: bool = False  # the Sign lies there now
    special: bool = False  # a Sunday
    finale: bool = False
    need: int = 0
