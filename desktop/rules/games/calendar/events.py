"""What may happen, as frozen records with ids and numbers; the narrator makes the words."""

from datetime import date
from typing import Literal

import msgspec

from desktop.rules.games.calendar.state import How, Result, Symbol


class Began(msgspec.Struct, frozen=True, tag=True):
    """A calendar was hung up: its year, its page, base or with the months' own rules."""

    year: int
    page: str
    mode: str


class Arrived(msgspec.Struct, frozen=True, tag=True):
    """The date went on to this day. `waiting` days may be played now."""

    today: date
    waiting: int


class PageTurned(msgspec.Struct, frozen=True, tag=True):
    """A new month's page lies open (CA-070); its boxes are empty."""

    month: int
    boxes: int


class PageRead(msgspec.Struct, frozen=True, tag=True):
    """The month's text was read."""

    month: int


class AllyChosen(msgspec.Struct, frozen=True, tag=True):
    """T4: who helps this month."""

    month: int
    symbol: Symbol


class DayBegan(msgspec.Struct, frozen=True, tag=True):
    """The marker stands on this day (CA-020). `week` is set on the week's first day in the year."""

    day: date
    line: str
    week: int = 0


class Sworn(msgspec.Struct, frozen=True, tag=True):
    """T10: a lead was named."""

    square: date
    value: int


class VowEnded(msgspec.Struct, frozen=True, tag=True):
    """T10: the vow was kept or broken."""

    square: date
    kept: bool


class Thrown(msgspec.Struct, frozen=True, tag=True):
    """Dice fell: all five as they lie now, and which of them were held."""

    number: tuple[int, ...]
    symbol: tuple[Symbol, ...]
    held: tuple[int, ...]
    roll: int
    left: int  # rolls that may still be made, T6 not counted
    extra: bool = False
    typed: bool = False


class Stopped(msgspec.Struct, frozen=True, tag=True):
    """The dice stay as they lie."""

    roll: int


class Turned(msgspec.Struct, frozen=True, tag=True):
    """T2: a symbol die was turned by hand."""

    die: int
    face: Symbol
    left: int


class Completed(msgspec.Struct, frozen=True, tag=True):
    """A lead, or the special, was completed (CA-043, CA-055)."""

    square: date
    special: bool
    value: int  # what it asked for
    total: int
    points: int = 0
    counts: int = 1


class InsightGained(msgspec.Struct, frozen=True, tag=True):
    """T6 or T9; `held` is how many there are now."""

    why: Literal["margin", "quiet"]
    held: int


class Passed(msgspec.Struct, frozen=True, tag=True):
    """Nothing was completed; `could` tells whether something fitted."""

    could: bool


class Hushed(msgspec.Struct, frozen=True, tag=True):
    """T8: a fitting lead was forgone."""

    bell: int


class Maddened(msgspec.Struct, frozen=True, tag=True):
    """Boxes were filled (CA-060): how many, how many are filled now, of how many."""

    by: int
    filled: int
    boxes: int
    why: Literal["mark", "vow"]


class BellTolled(msgspec.Struct, frozen=True, tag=True):
    """T8 went up; `points` is what it cost where it was full, and then it begins anew."""

    by: int
    bell: int
    why: Literal["moon", "miss", "special"]
    points: int = 0


class DayClosed(msgspec.Struct, frozen=True, tag=True):
    """A day is over; `took` is the square that was completed."""

    day: date
    how: How
    evening: str
    took: date | None = None
    number: tuple[int, ...] = ()
    symbol: tuple[Symbol, ...] = ()


class MonthEnded(msgspec.Struct, frozen=True, tag=True):
    """The result was written into the disc (CA-074)."""

    result: Result


class FinaleBegan(msgspec.Struct, frozen=True, tag=True):
    """T12: one more sitting; both symbol dice equal and this sum are needed."""

    need: int


class FinaleEnded(msgspec.Struct, frozen=True, tag=True):
    """T12 was won or lost."""

    won: bool
    total: int
    points: int


class YearEnded(msgspec.Struct, frozen=True, tag=True):
    """The year is over (CA-079)."""

    score: int
    most: int
    rank: int


class Switched(msgspec.Struct, frozen=True, tag=True):
    """A table rule was switched in mid-game."""

    option: str
    value: str


Event = (
    Began
    | Arrived
    | PageTurned
    | PageRead
    | AllyChosen
    | DayBegan
    | Sworn
    | VowEnded
    | Thrown
    | Stopped
    | Turned
    | Completed
    | InsightGained
    | Passed
    | Hushed
    | Maddened
    | BellTolled
    | DayClosed
    | MonthEnded
    | FinaleBegan
    | FinaleEnded
    | YearEnded
    | Switched
)
