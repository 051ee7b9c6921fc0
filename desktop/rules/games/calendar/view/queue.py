"""The days that wait to be played, in the paces that go by the date."""

from datetime import date, timedelta

import msgspec

from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.state import State


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


def queue(almanac: Almanac, state: State) -> Queue:
    """The days from the marker's up to today's; none where all is played now (CA-Q13)."""
    end = date(state.year, 12, 31)
    if state.options["catch_up"] == "free" or state.phase == "over":
        return Queue()
    if state.phase == "waiting":
        return Queue(next=state.day)
    last, count = min(state.today, end), (min(state.today, end) - state.day).days + 1
    if state.options["catch_up"] == "strict" and count > 2:
        count = 2 if state.today <= end else 1  # what lies between lapses with the open day's end
    after = last + timedelta(1) if last < end else None
    begun = state.hand.rolls > 0 or state.sitting == "finale"
    return Queue(state.day, last, count, after, begun)
