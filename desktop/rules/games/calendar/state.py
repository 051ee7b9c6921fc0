"""What a position of the calendar is: plain frozen data. What can be worked out is not stored.

Fields at their defaults are left out of saves, so that a save never names what has not come yet.
Dates as keys are ISO text.
"""

from datetime import date
from typing import Annotated, Literal

import msgspec

from desktop.rules.kernel.chance import Chance

Count = Annotated[int, msgspec.Meta(ge=-99_999, le=99_999)]
MonthNumber = Annotated[int, msgspec.Meta(ge=1, le=12)]
"""Numbers that are told in words: of a save from outside no others are read."""
Symbol = Literal["lens", "lantern", "revolver"]
SYMBOLS: tuple[Symbol, ...] = ("lens", "lantern", "revolver")
NUMBERS = (1, 2, 3)
"""The number dice, by their places in the tray; 4 and 5 are the symbol dice."""
GREENS = (4, 5)
Phase = Literal[
    "waiting",  # every day up to today is played
    "page",  # a new month's page is there to be read
    "ally",  # T4: one is chosen before the month's first roll
    "declare",  # before the first roll; T10: a vow may be made
    "throw",  # typed dice: those that were not held are on the player's own table
    "rolled",  # another roll, or stop
    "final",  # the dice stay: T2, then a lead, pass or T8
    "closing",  # the choice is made and may still be taken back
    "over",
]
Sitting = Literal["day", "finale"]
How = Literal["done", "won", "lost", "passed", "nothing", "hushed", "lapsed"]
"""What became of a day: a lead done, the special won or lost, a fitting lead declined, none that
fitted, T8, or nobody played it."""


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was written into a square: a lead done, a special won or lost.

    `on` is the day it was played, `value` what it asked for then (CA-051, CA-056), `points` what
    it scored, `counts` how much a lead takes off its week's special.
    """

    how: Literal["done", "won", "lost"]
    on: date
    value: int = 0
    points: int = 0
    counts: int = 1


class Hand(msgspec.Struct, frozen=True, omit_defaults=True):
    """The five dice of today. Before the first roll there are none.

    `drawn` counts the words taken from each die's own stream today, `held` the dice (1 to 5) that
    the last roll left lying, `rolls` all rolls made, the one of T6 included.
    """

    number: tuple[int, ...] = ()
    symbol: tuple[Symbol, ...] = ()
    rolls: int = 0
    held: tuple[int, ...] = ()
    drawn: tuple[int, ...] = (0, 0, 0, 0, 0)
    extra: bool = False  # T6 was used
    dialled: bool = False  # T2 was used
    typed: bool = False  # one roll at least was typed in
    late: bool = False  # the first roll was made after the day's own date


class Month(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open page. `points` are what the month scored so far, without the -5 of full boxes."""

    number: int = 1
    madness: int = 0
    points: int = 0


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished month as it is written into the disc (CA-074 to CA-077)."""

    month: MonthNumber
    points: Count
    won: Count = 0
    madness: Count = 0
    full: bool = False
    seal: bool = False  # three specials or more won and a box left: "kept"


class Vow(msgspec.Struct, frozen=True, omit_defaults=True):
    """T10 in the week of `week` (its first day in the year)."""

    week: date
    square: date
    fate: Literal["sworn", "kept", "broken"] = "sworn"


class Things(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the months brought: T2, T4, T6, T8, T10.

    T4 has one word a month from its first month on; "" where nobody was asked, as no day was begun.
    """

    dial: int = 0
    allies: tuple[Symbol | Literal[""], ...] = ()
    insight: int = 0
    bell: int = 0
    vow: Vow | None = None


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A day that is over. `took` is the square that was done, `madness` the boxes filled.

    `line` is the day's line, `evening` the one that tells what became of it: ids of texts.
    """

    day: date
    how: How
    number: tuple[int, ...] = ()
    symbol: tuple[Symbol, ...] = ()
    rolls: int = 0
    took: date | None = None
    madness: int = 0
    on_time: bool = False  # played on its own date
    typed: bool = False
    line: str = ""
    evening: str = ""


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position of the game."""

    chance: Chance
    options: dict[str, str]
    year: int
    first: date  # days before it lie before the player's arrival (CA-Q36)
    day: date  # the day that is played, or the next one to be
    today: date  # the latest date handed in; the last of the year where all is played now
    phase: Phase = "waiting"
    sitting: Sitting = "day"
    hand: Hand = Hand()
    line: str = ""  # the line of the day that is open
    took: date | None = None  # what was completed today, while the day is open
    spurned: Literal["", "passed", "nothing", "hushed"] = ""  # or what was done instead
    marks: dict[str, Mark] = {}
    month: Month = Month()
    results: tuple[Result, ...] = ()
    things: Things = Things()
    days: tuple[Played, ...] = ()
    unread: tuple[int, ...] = ()  # months whose page was turned up and not read yet
    ending: str | None = None
