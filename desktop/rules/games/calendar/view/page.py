"""The open month, or one that was turned over before, as it is drawn: rows of seven squares."""

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Literal

import msgspec
from msgspec.structs import replace

from desktop.rules.games.calendar.content.schema import Almanac, Square
from desktop.rules.games.calendar.phases import legal
from desktop.rules.games.calendar.phases.ground import Ground, ground
from desktop.rules.games.calendar.phases.twists import rules
from desktop.rules.games.calendar.phases.weeks import SUNDAY, week_of
from desktop.rules.games.calendar.state import Mark, Result, State

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
    today: bool = False  # the marker stands here: the day played, or the last one that was
    next: bool = False  # nothing waits: the day to come back for
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


_FLAGS: dict[str, str] = {"sealed": "T3", "twin": "T5", "whisper": "T9"}
_ONE, _WEEK = timedelta(1), 7
_ASKING = frozenset({"declare", "throw", "rolled", "final"})


def page(almanac: Almanac, state: State, month: int | None = None) -> Page:
    """The open page, or that of a month before. Raises LookupError for one that has not come."""
    shown = state.month.number if month is None else month
    if not state.first.month <= shown <= state.month.number:
        raise LookupError(f"no page {shown}")
    here = ground(almanac, state)
    days = tuple(_days(state.year, shown))
    cells = [_cell(here, state, shown, day) for day in days]
    rows = tuple(tuple(cells[n : n + _WEEK]) for n in range(0, len(cells), _WEEK))
    week = [n for n, row in enumerate(rows) if any(cell.week_now for cell in row)]
    result = next((one for one in state.results if one.month == shown), None)
    return Page(
        year=state.year,
        month=shown,
        boxes=here.boxes[shown],
        filled=state.month.madness if result is None else result.madness,
        points=state.month.points if result is None else result.points,
        rows=rows,
        week_row=week[0] if week and shown == state.month.number else None,
        result=result,
        first=state.first.month,
        last=state.month.number,
    )


def _days(year: int, month: int) -> Iterator[date]:
    """From the Monday of the month's first week to the Sunday of its last."""
    day = date(year, month, 1)
    day -= day.weekday() * _ONE
    while (day.year, day.month) <= (year, month) or day.weekday():
        yield day
        day += _ONE


# ---- one square ---------------------------------------------------------------------------------
def _cell(here: Ground, state: State, shown: int, day: date) -> Cell:
    if day.year != state.year or day.month > shown or state.today.year < state.year:
        return Cell(day, "blank", next=_is_next(state, day))
    how, mark = _fate(here, state, day), state.marks.get(day.isoformat())
    cell = Cell(
        day=day,
        how=how,
        square=printed(here, day),
        now=_now(here, state, day, how),
        counts=_counts(here, state, day),
        tail=day.month < shown,
        week_now=day in week_of(state.day) and state.phase != "over",
        today=day == _marker(state),
        next=_is_next(state, day),
        moon=here.moons.get(day, "") if here.params("T7", day.month) is not None else "",
        whisper="whisper" in printed(here, day).flags,
    )
    if mark is not None:
        return _written(cell, mark)
    return _waiting(here, state, cell) if how == "open" else cell


def _written(cell: Cell, mark: Mark) -> Cell:
    return replace(cell, then=mark.value, on=mark.on, points=mark.points, counts=mark.counts)


def _waiting(here: Ground, state: State, cell: Cell) -> Cell:
    """What may still become of an open square."""
    vow = state.things.vow
    reason = legal.place(here, state, cell.day)
    playable = reason is None and state.sitting == "day" and state.phase in _ASKING
    return replace(
        cell,
        live=cell.week_now and cell.day.month <= state.day.month,
        playable=playable,
        locked=_locked(here, state, cell.day),
        sworn=vow is not None and vow.fate == "sworn" and vow.square == cell.day,
    )


def _past(here: Ground, state: State, day: date) -> bool:
    """T5: its own date went by."""
    twin = here.params("T5", state.month.number)
    own = twin is not None and bool(twin["own_date"]) and "twin" in here.squares[day].flags
    return own and day < state.day


def _locked(here: Ground, state: State, day: date) -> bool:
    """T3."""
    reasons = [twist.bars(here, state, day) for twist in rules(here, state.month.number).bars]
    return any(reason is not None and reason.code == "sealed" for reason in reasons)


def printed(here: Ground, day: date) -> Square:
    """What is printed, the flags of rules that do not hold in its month left out."""
    square = here.squares[day]
    flags = tuple(flag for flag in square.flags if here.params(_FLAGS[flag], day.month) is not None)
    return square if flags == square.flags else replace(square, flags=flags)


def _fate(here: Ground, state: State, day: date) -> Fate:
    mark = state.marks.get(day.isoformat())
    if mark is not None:
        return mark.how
    if day < state.first:
        return "before"
    if state.phase == "over" or state.sitting == "finale":
        return "missed"
    last = week_of(day)[-1]
    sunday = state.day.weekday() == SUNDAY and day != state.day
    if last < state.day or (last == state.day and sunday):
        return "missed"
    turned = day.month < state.day.month and state.options["prev_month_squares"] == "off"
    return "missed" if turned or _past(here, state, day) else "open"


def _now(here: Ground, state: State, day: date, how: Fate) -> int:
    return legal.value(here, state, day) if how == "open" else here.squares[day].value


def _counts(here: Ground, state: State, day: date) -> int:
    sealed = here.params("T3", state.month.number)
    return int(sealed["counts"]) if sealed and "sealed" in here.squares[day].flags else 1


def _marker(state: State) -> date:
    return state.day - _ONE if state.phase == "waiting" else state.day


def _is_next(state: State, day: date) -> bool:
    return state.phase == "waiting" and day == state.day
