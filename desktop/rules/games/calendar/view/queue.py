"""The days that wait to be played, in the paces that go by the date."""

from datetime import date

import msgspec


class Queue(msgspec.Struct, frozen=True):
    """`first` to `last` wait, `count` days; (None, None, 0) where nothing does.

    The open day is counted until it is closed. `next` is the day to come back for once nothing
    waits; None where the year is over, or all is played now.
    """

    first: date | None = None
    last: date | None = None
    count: int = 0
    next: date | None = None
    begun: bool = False  # the first of them has a roll already
