"""Which squares may be chosen today, what they ask for now, and whether the dice fit."""

from datetime import date
from functools import lru_cache

from desktop.rules.games.calendar.content.schema import Square
from desktop.rules.games.calendar.phases.ground import MARK, Ground
from desktop.rules.games.calendar.phases.twists import rules
from desktop.rules.games.calendar.phases.weeks import SUNDAY, week_of
from desktop.rules.games.calendar.state import State, Symbol
from desktop.rules.kernel.errors import Reason

_NOT_NOW = Reason("not_now")


def place(ground: Ground, state: State, wished: date) -> Reason | None:
    """Why a square may not be chosen today whatever the dice show (CA-022 to CA-025, CA-050)."""
    square = ground.squares.get(wished)
    if square is None:
        return _NOT_NOW
    reason = _elsewhere(state, wished)
    if reason is not None:
        return reason
    if square.kind == "special":
        waits = Reason("special_waits", {"day": wished.isoformat()})
        return None if wished == state.day else waits
    if state.day.weekday() == SUNDAY:
        return Reason("sunday_only")
    for twist in rules(ground, state.month.number).bars:
        reason = twist.bars(ground, state, wished)
        if reason is not None:
            return reason
    return None


def _elsewhere(state: State, wished: date) -> Reason | None:
    """Not in this week, or not any more."""
    today = state.day
    if wished < state.first:
        return Reason("before_arrival")
    if wished.month > today.month:
        return Reason("next_month")
    mark = state.marks.get(wished.isoformat())
    if mark is not None and mark.how != "lost":
        return Reason("done")
    week = week_of(today)
    if wished < week[0]:
        return Reason("week_over")
    if wished > week[-1]:
        return Reason("not_begun")
    if wished.month < today.month and state.options["prev_month_squares"] == "off":
        return Reason("prev_month")
    return None


def reduction(state: State, day: date) -> int:
    """What the leads done in a special's week take off it (CA-051, CA-052)."""
    marks, taken = state.marks, 0
    for other in week_of(day):
        mark = marks.get(other.isoformat())
        if mark is not None and mark.how == "done":
            taken += mark.counts
    return taken


def value(ground: Ground, state: State, day: date) -> int:
    """What a square asks for now, by the rules of the open month (CA-Q04)."""
    square = ground.squares[day]
    now = square.value
    if square.kind == "special":
        now -= reduction(state, day)
    for twist in rules(ground, state.month.number).value:
        now += twist.value(ground, state, day)
    return now


def total(state: State) -> int:
    """The sum of the number dice (CA-040, CA-Q19)."""
    number = state.hand.number
    if state.options["mark_value"] == "6":
        return sum(number)
    return sum(face for face in number if face != MARK)


def missing(square: Square, symbol: tuple[Symbol, ...]) -> tuple[Symbol, ...]:
    """The symbols that the dice lack: for any of several, all of them (CA-041, T5)."""
    lacking = tuple(one for one in square.symbols if one not in symbol)
    if square.need == "any" and len(lacking) < len(square.symbols):
        return ()
    return lacking


def unfit(ground: Ground, state: State, day: date) -> Reason | None:
    """Why the dice as they lie do not fit a square; None where they do."""
    square = ground.squares[day]
    short = value(ground, state, day) - total(state)
    if short > 0:
        return Reason("too_low", {"short": str(short)})
    lacking = missing(square, state.hand.symbol)
    if not lacking:
        return None
    if square.need == "all" and len(square.symbols) > 1:
        return Reason("no_twin", {"missing": " ".join(lacking)})
    return Reason("no_symbol", {"symbol": " ".join(lacking)})


@lru_cache(maxsize=512)
def _week(ground: Ground, today: date, tails: bool) -> tuple[tuple[date, str], ...]:
    """Those of a week that no rule of the week keeps from being chosen, with their names."""
    if today.weekday() == SUNDAY:
        return ((today, today.isoformat()),)
    return tuple(
        (day, day.isoformat())
        for day in week_of(today)
        if ground.squares[day].kind == "lead"
        and (day.month == today.month or (tails and day.month < today.month))
    )


def chosen_from(ground: Ground, state: State) -> tuple[date, ...]:
    """Every square that may be chosen today, if the dice fit; on Sunday the special alone.

    They are those for which `place` has no reason, found at one go.
    """
    marks, first = state.marks, state.first
    tails = state.options["prev_month_squares"] == "on"
    week = _week(ground, state.day, tails)
    found = tuple(day for day, name in week if name not in marks and day >= first)
    if state.day.weekday() == SUNDAY:
        return found
    for twist in rules(ground, state.month.number).bars:
        found = tuple(day for day in found if twist.bars(ground, state, day) is None)
    return found


def fitting(ground: Ground, state: State) -> tuple[date, ...]:
    """Those of them that the dice as they lie fit (CA-044)."""
    return tuple(day for day in chosen_from(ground, state) if unfit(ground, state, day) is None)
