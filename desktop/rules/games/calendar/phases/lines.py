"""The day's line in the morning, and the one that tells in the evening what became of it.

Lines are chosen by their tags and by how long ago they were read; states hold their ids.
"""

from collections.abc import Callable, Sequence
from datetime import date
from functools import lru_cache
from operator import attrgetter

from desktop.rules.games.calendar.content.schema import Line, Season
from desktop.rules.games.calendar.phases.ground import MARK, Ground
from desktop.rules.games.calendar.phases.weeks import SUNDAY
from desktop.rules.games.calendar.state import How, Played, State, Symbol

_FRESH = 60
"""So many days a line is not read again."""
_SEASONS: tuple[Season, ...] = ("winter", "spring", "summer", "autumn")

_LINE: Callable[[Played], str] = attrgetter("line")
_EVENING: Callable[[Played], str] = attrgetter("evening")

Symbols = tuple[Symbol, ...]


def season(day: date) -> Season:
    """December to February are winter."""
    return _SEASONS[day.month % 12 // 3]


def _lines(ground: Ground) -> list[Line]:
    return list(ground.almanac.told(ground.almanac.head.language).lines.values())


@lru_cache(maxsize=1024)
def _mornings(ground: Ground, month: int, symbols: Symbols | None, when: Season) -> tuple[str, ...]:
    """Those that fit; None and "" leave a tag out of account."""
    return tuple(
        line.id
        for line in _lines(ground)
        if line.morning
        and line.since <= month
        and (symbols is None or not line.symbol or line.symbol in symbols)
        and (not when or line.season in ("", when))
    )


@lru_cache(maxsize=1024)
def _evenings(
    ground: Ground, month: int, how: How, symbols: Symbols, when: Season, mark: str
) -> tuple[str, ...]:
    """The same for what became of a day."""
    return tuple(
        line.id
        for line in _lines(ground)
        if not line.morning
        and line.result == how
        and line.since <= month
        and (not line.symbol or line.symbol in symbols)
        and (not when or line.season in ("", when))
        and (not mark or line.mark in ("", mark))
    )


def morning(ground: Ground, state: State) -> str:
    """The line of the day that begins; "" where the year has none."""
    day, month = state.day, state.month.number
    symbols, when = ground.squares[day].symbols, season(day)
    pools = (
        _mornings(ground, month, symbols, when),
        _mornings(ground, month, symbols, ""),
        _mornings(ground, month, None, ""),
    )
    return _chosen(state, f"line|{day.isoformat()}", pools, _LINE)


def evening(ground: Ground, state: State, how: How) -> str:
    """The line at the close of a weekday; a Sunday has none, as the week's question answers."""
    day, month = state.day, state.month.number
    if day.weekday() == SUNDAY:
        return ""
    symbols = ground.squares[state.took].symbols if state.took is not None else ()
    mark = "yes" if MARK in state.hand.number else "no"
    pools = (
        _evenings(ground, month, how, symbols, season(day), mark),
        _evenings(ground, month, how, symbols, "", mark),
        _evenings(ground, month, how, symbols, "", ""),
    )
    return _chosen(state, f"line|{day.isoformat()}|evening", pools, _EVENING)


def _chosen(
    state: State, name: str, pools: Sequence[tuple[str, ...]], of: Callable[[Played], str]
) -> str:
    """One that is fresh, from the first pool that has any; or else the one read longest ago."""
    recent = set(map(of, state.days[-_FRESH:]))
    for pool in pools:
        fresh = [line for line in pool if line not in recent]
        if fresh:
            return state.chance.fork(name).pick(fresh)[0]
    return _oldest(pools[-1], state.days, of)


def _oldest(pool: tuple[str, ...], days: tuple[Played, ...], of: Callable[[Played], str]) -> str:
    """The one read longest ago; "" of none."""
    left = dict.fromkeys(pool)
    for played in reversed(days):
        if len(left) < 2:
            break
        left.pop(of(played), None)
    return next(iter(left), "")
