"""What may happen, as frozen records with ids and numbers; the narrator makes the words."""

from datetime import date
from typing import Annotated, Literal

import msgspec

from desktop.rules.games.calendar.state import Count, How, MonthNumber, Result, Symbol

Rank = Annotated[int, msgspec.Meta(ge=0, le=6)]


class Began(msgspec.Struct, frozen=True, tag=True):
    """A calendar was hung up: its year, its page, base or with the months' own rules."""

    year: Count
    page: str
    mode: str


class Arrived(msgspec.Struct, frozen=True, tag=True):
    """The date went on to this day. `waiting` days may be played now."""

    today: date
    waiting: Count


class PageTurned(msgspec.Struct, frozen=True, tag=True):
    """A new month's page lies open (CA-070); its boxes are empty."""

    month: MonthNumber
    boxes: Count


class PageRead(msgspec.Struct, frozen=True, tag=True):
    """The month's text was read."""

    month: MonthNumber


class AllyChosen(msgspec.Struct, frozen=True, tag=True):
    """T4: who helps this month."""

    month: MonthNumber
    symbol: Symbol


class DayBegan(msgspec.Struct, frozen=True, tag=True):
    """The marker stands on this day (CA-020). `week` is set on the week's first day in the year."""

    day: date
    line: str
    week: Count = 0


class Sworn(msgspec.Struct, frozen=True, tag=True):
    """T10: a lead was named."""

    square: date
    value: Count


class VowEnded(msgspec.Struct, frozen=True, tag=True):
    """T10: the vow was kept or broken."""

    square: date
    kept: bool


class Thrown(msgspec.Struct, frozen=True, tag=True):
    """Dice fell: all five as they lie now, and which of them were held."""

    number: tuple[Count, ...]
    symbol: tuple[Symbol, ...]
    held: tuple[Count, ...]
    roll: Count
    left: Count  # rolls that may still be made, T6 not counted
    extra: bool = False
    typed: bool = False


class Stopped(msgspec.Struct, frozen=True, tag=True):
    """The dice stay as they lie."""

    roll: Count


class Turned(msgspec.Struct, frozen=True, tag=True):
    """T2: a symbol die was turned by hand."""

    die: Count
    face: Symbol
    left: Count


class Completed(msgspec.Struct, frozen=True, tag=True):
    """A lead, or the special, was completed (CA-043, CA-055)."""

    square: date
    special: bool
    value: Count  # what it asked for
    total: Count
    points: Count = 0
    counts: Count = 1


class InsightGained(msgspec.Struct, frozen=True, tag=True):
    """T6 or T9; `held` is how many there are now."""

    why: Literal["margin", "quiet"]
    held: Count


class Passed(msgspec.Struct, frozen=True, tag=True):
    """Nothing was completed; `could` tells whether something fitted."""

    could: bool


class Hushed(msgspec.Struct, frozen=True, tag=True):
    """T8: a fitting lead was forgone."""

    bell: Count


class Maddened(msgspec.Struct, frozen=True, tag=True):
    """Boxes were filled (CA-060): how many, how many are filled now, of how many."""

    by: Count
    filled: Count
    boxes: Count
    why: Literal["mark", "vow"]


class BellTolled(msgspec.Struct, frozen=True, tag=True):
    """T8 went up; `points` is what it cost where it was full, and then it begins anew."""

    by: Count
    bell: Count
    why: Literal["moon", "miss", "special"]
    points: Count = 0


class DayClosed(msgspec.Struct, frozen=True, tag=True):
    """A day is over; `took` is the square that was completed."""

    day: date
    how: How
    evening: str
    took: date | None = None
    number: tuple[Count, ...] = ()
    symbol: tuple[Symbol, ...] = ()


class MonthEnded(msgspec.Struct, frozen=True, tag=True):
    """The result was written into the disc (CA-074)."""

    result: Result


class FinaleBegan(msgspec.Struct, frozen=True, tag=True):
    """T12: one more sitting; both symbol dice equal and this sum are needed."""

    need: Count


class FinaleEnded(msgspec.Struct, frozen=True, tag=True):
    """T12 was won or lost."""

    won: bool
    total: Count
    points: Count


class YearEnded(msgspec.Struct, frozen=True, tag=True):
    """The year is over (CA-079)."""

    score: Count
    most: Count
    rank: Rank


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
