"""The open month, or one that was turned over before, as it is drawn: rows of seven squares."""

from datetime import date
from typing import Literal

import msgspec

from desktop.rules.games.calendar.content.schema import Square
from desktop.rules.games.calendar.state import Result

Fate = Literal["open", "done", "won", "lost", "missed", "before", "blank"]
"""What is written in a square: nothing yet; a lead done; the special won or lost; a lead whose
week is over; a day before the player's arrival; a day of another month that shows nothing."""


class Cell(msgspec.Struct, frozen=True):
    """One day of the page.

    `square` is what is printed, without the flags that this page does not know; None where the
    cell is blank (the next month, another year). `now` is what the square asks for today, or
    would ask for if today were its day; `then` what it asked for when it was done, won or lost.
    """

    day: date
    how: Fate
    square: Square | None = None
    now: int = 0
    then: int = 0
    on: date | None = None  # the day it was done, won or lost
    points: int = 0  # what it scored
    counts: int = 1  # how much it takes, or would take, off its week's special
    tail: bool = False  # of the month before, in the first row
    week_now: bool = False  # in the week that is played
    today: bool = False  # the marker stands here
    live: bool = False  # an open lead or special of this week that may still be chosen
    playable: bool = False  # it may be chosen today, if the dice fit
    locked: bool = False  # T3: its key is missing
    sworn: bool = False  # T10: named today
    moon: Literal["", "full", "new"] = ""  # T7
    whisper: bool = False  # T9


class Page(msgspec.Struct, frozen=True):
    """A month as it hangs on the wall.

    `points` is what is written in the disc: so far, or for good where `result` stands. The title
    is the month text's. `week_row` is the row of the week that is played, None on other pages.
    """

    year: int
    month: int
    boxes: int
    filled: int
    points: int
    rows: tuple[tuple[Cell, ...], ...]
    week_row: int | None = None
    result: Result | None = None
    first: int = 1  # the earliest and
    last: int = 1  # the latest month whose page may be looked at
