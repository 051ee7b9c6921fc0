"""What stands under Today: the day, its line, the week's question, yesterday, the streak."""

from collections.abc import Iterable
from datetime import date, timedelta

import msgspec

from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.phases import legal
from desktop.rules.games.calendar.phases.ground import ground
from desktop.rules.games.calendar.phases.weeks import SUNDAY, begins_week, number_of, week_of
from desktop.rules.games.calendar.state import Hand, Mark, Played, State


class Streak(msgspec.Struct, frozen=True):
    """Days played on their own date, one after the other; only in paces that go by the date.

    `on_time` of `played` days were played on their date.
    """

    current: int = 0
    longest: int = 0
    on_time: int = 0
    played: int = 0


class Today(msgspec.Struct, frozen=True):
    """The day that is played or comes next.

    `line` is the id of its line ("" before its dawn). `week` is the number of its week, whose
    subject's text is the almanac's; `asks` on its first day in the year. `answer` is that week's
    special, once it was won or lost. `yesterday` is the day before, if it was played.
    """

    day: date
    line: str
    week: int
    asks: bool = False
    special: date | None = None  # the Sunday that settles it; None in a week without one
    answer: Mark | None = None
    yesterday: Played | None = None
    short: int = 0  # what its dice lacked for the nearest lead whose symbols lay there
    last: Played | None = None  # the last day that was closed, whichever it was
    streak: Streak | None = None


def today(almanac: Almanac, state: State) -> Today:
    """What there is to say of the day that is played, or comes next."""
    day, last = state.day, week_of(state.day)[-1]
    special = last if last.weekday() == SUNDAY else None
    closed = state.days[-1] if state.days else None
    yesterday = day - timedelta(1)
    before = next((one for one in state.days[-2:] if one.day == yesterday), None)
    return Today(
        day=day,
        line=state.line,
        week=number_of(day),
        asks=begins_week(day),
        special=special,
        answer=None if special is None else state.marks.get(special.isoformat()),
        yesterday=before,
        short=0 if before is None else _short(almanac, state, before),
        last=closed,
        streak=streak(state),
    )


def _short(almanac: Almanac, state: State, played: Played) -> int:
    """How little the dice of a day of this month lacked; 0 where a symbol did, or something fitted.

    The day is looked at as it was, without what was marked after it.
    """
    if played.how != "nothing" or played.day.month != state.month.number:
        return 0
    marks = {day: mark for day, mark in state.marks.items() if mark.on <= played.day}
    hand = Hand(played.number, played.symbol)
    then = msgspec.structs.replace(state, day=played.day, hand=hand, marks=marks)
    here = ground(almanac, then)
    return min(
        (
            legal.value(here, then, day) - legal.total(then)
            for day in legal.chosen_from(here, then)
            if not legal.missing(here.squares[day], played.symbol)
        ),
        default=0,
    )


def streak(state: State) -> Streak | None:
    """Days played on their own date; None where all is played now.

    The days are told in order, so a run ends at the first that lapsed or was played late; the
    current one also where the next day of the calendar went by.
    """
    if state.options["catch_up"] == "free":
        return None
    longest = run = 0
    for one in state.days:
        run = run + 1 if one.on_time else 0
        longest = max(longest, run)
    return Streak(
        current=run if _unbroken(state) else 0,
        longest=longest,
        on_time=sum(one.on_time for one in state.days),
        played=_many(state.days),
    )


def _unbroken(state: State) -> bool:
    """Whether the marker's day can still be played on its date."""
    return state.day >= state.today or state.phase == "over"


def _many(days: Iterable[Played]) -> int:
    return sum(one.how != "lapsed" for one in days)
