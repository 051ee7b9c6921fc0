"""The year so far: results, boxes, the heat of its days, streaks, ranks and what they take."""

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Literal

import msgspec

from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.phases import months, ratings
from desktop.rules.games.calendar.phases.ground import Ground, ground
from desktop.rules.games.calendar.phases.weeks import SUNDAY
from desktop.rules.games.calendar.state import How, Played, State

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


def year(almanac: Almanac, state: State) -> Year:
    """The year as it stands."""
    here = ground(almanac, state)
    bars = tuple(_bars(here, state))
    over = state.phase == "over"
    known = over or not here.modules
    sundays = [one for one in state.days if one.day.weekday() == SUNDAY]
    return Year(
        year=state.year,
        score=bars[-1].total,
        months=bars,
        days=tuple(_warm(state)),
        most=ratings.most(here, state.first) if known else None,
        ladder=_ladder(here, state) if known else (),
        rank=ratings.rank(here, state.first, ratings.score(state)) if over else None,
        played=sum(one.how != "lapsed" for one in state.days),
        leads=sum(mark.how == "done" for mark in state.marks.values()),
        won=sum(one.how == "won" for one in sundays),
        specials=len(sundays),
        madness=sum(one.madness for one in state.days),
        rolls=sum(one.rolls for one in state.days),
    )


def _ladder(here: Ground, state: State) -> tuple[Rung, ...]:
    steps = ratings.thresholds(here, state.first)
    return tuple(Rung(rank, least) for rank, least in enumerate(steps))


# ---- months -------------------------------------------------------------------------------------
def _bars(here: Ground, state: State) -> Iterator[MonthBar]:
    total = 0
    for month in range(1, 13):
        bar = _bar(here, state, month, total)
        total = bar.total
        yield bar


def _bar(here: Ground, state: State, month: int, total: int) -> MonthBar:
    result = next((one for one in state.results if one.month == month), None)
    specials = _specials(here, state, month)
    if result is not None:
        return MonthBar(
            month=month,
            points=result.points,
            total=total + result.points,
            won=result.won,
            specials=specials,
            filled=result.madness,
            boxes=here.boxes[month],
            full=result.full,
            seal=result.seal,
            come=True,
        )
    if month != state.month.number or state.today < state.first:
        return MonthBar(month, total=total)
    filled, boxes = state.month.madness, here.boxes[month]
    return MonthBar(
        month=month,
        points=state.month.points,
        total=total + state.month.points,
        won=months.won(here, state, month),
        specials=specials,
        filled=filled,
        boxes=boxes,
        full=filled >= boxes,
        open=True,
        come=True,
    )


def _specials(here: Ground, state: State, month: int) -> int:
    return sum(
        square.kind == "special" and day.month == month and day >= state.first
        for day, square in here.squares.items()
    )


# ---- days ---------------------------------------------------------------------------------------
def _warm(state: State) -> Iterator[Warm]:
    closed = {one.day: one for one in state.days}
    day = date(state.year, 1, 1)
    while day.year == state.year:
        yield _one(state, day, closed.get(day))
        if day.month == 12 and day.day == 31:  # the next one may lie beyond the last date there is
            return
        day += timedelta(1)


def _one(state: State, day: date, played: Played | None) -> Warm:
    sunday = day.weekday() == SUNDAY
    if played is not None:
        return Warm(day, played.how, sunday, played.madness, played.on_time)
    if day < state.first:
        return Warm(day, "before", sunday)
    here = state.phase != "waiting" and day == state.day
    waits = state.options["catch_up"] != "free" and state.day <= day <= state.today
    return Warm(day, "waiting" if here or waits else "ahead", sunday)
