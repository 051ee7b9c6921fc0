"""The year so far: results, boxes, the heat of its days, streaks, ranks and what they take."""

from datetime import date
from typing import Literal

import msgspec

from desktop.rules.games.calendar.state import How

Warmth = Literal["ahead", "before", "waiting"] | How


class MonthBar(msgspec.Struct, frozen=True):
    """A month's bar. `open`: it is played now. Months to come have no boxes to show."""

    month: int
    points: int = 0
    total: int = 0  # of the year up to and with this month
    won: int = 0
    specials: int = 0  # of the month's days that were there to be played
    filled: int = 0
    boxes: int = 0
    full: bool = False
    seal: bool = False
    open: bool = False
    come: bool = False  # its page was turned up


class Warm(msgspec.Struct, frozen=True):
    """One square of the heat map. `sunday` days and days with boxes filled are told apart."""

    day: date
    how: Warmth
    sunday: bool = False
    madness: int = 0
    on_time: bool = False


class Rung(msgspec.Struct, frozen=True):
    """A rank and the points from which it is reached."""

    rank: int
    least: int


class Year(msgspec.Struct, frozen=True):
    """The year as it stands. `score` counts the open month without the -5 of full boxes.

    `most` and `ladder` (ranks 0 to 6) are known from the start only in base mode; with the
    months' own rules they would tell of what is to come, so there they are None and empty until
    the year is over. `rank` likewise.
    """

    year: int
    score: int
    months: tuple[MonthBar, ...]
    days: tuple[Warm, ...]
    most: int | None = None
    ladder: tuple[Rung, ...] = ()
    rank: int | None = None
    played: int = 0  # days played, lapsed ones not counted
    leads: int = 0
    won: int = 0
    specials: int = 0  # Sundays played or lapsed so far
    madness: int = 0  # boxes filled in the whole year
    rolls: int = 0
