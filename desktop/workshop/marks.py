"""What a game has to show when it is over, beside its ending: Chapters and years, or points."""

import math
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

Many = dict[str, Counter[int]]
"""Mark -> value -> how many games reached it."""
RANKS = (5, 25, 50, 75, 95)


class Spread(msgspec.Struct, frozen=True):
    """How values lie: how many, their mean, and the value that so many in a hundred stay below."""

    games: int
    mean: float
    ranks: dict[int, int]


def marks(game: str, content: Any, state: Any) -> dict[str, int]:
    """What is counted at the end: nothing for a game that is only won or lost.

    The Book: `chapters`, `won` (1 or 0), and `score` unless the adventurer is dead (BA-G70).
    The calendar: `score`, `filled` (months with all boxes full), `specials` (won).
    """
    if game not in _OF or state.ending is None:
        return {}
    return _OF[game](content, state)


def _of_the_book(content: Any, state: Any) -> dict[str, int]:
    from desktop.rules.games.book.view import review

    told = review(content, state)
    found = {"chapters": state.sheet.chapters, "won": int(told.wins)}
    return found | ({"score": told.score} if told.scored else {})


def _of_the_calendar(content: Any, state: Any) -> dict[str, int]:
    results = state.results
    return {
        "score": sum(one.points for one in results),
        "filled": sum(one.full for one in results),
        "specials": sum(one.won for one in results),
    }


_OF: dict[str, Callable[[Any, Any], dict[str, int]]] = {
    "book": _of_the_book,
    "calendar": _of_the_calendar,
}


def spread(values: Mapping[int, int]) -> Spread | None:
    """How counted values lie; None where there are none."""
    games = sum(values.values())
    if not games:
        return None
    mean = sum(value * many for value, many in values.items()) / games
    return Spread(games, mean, {rank: _ranked(values, rank * games / 100) for rank in RANKS})


def _ranked(values: Mapping[int, int], place: float) -> int:
    """The value at a place of the sorted row (nearest rank)."""
    passed, value = 0, 0
    for value in sorted(values):
        passed += values[value]
        if passed >= math.ceil(place):
            break
    return value


def added(many: Many, found: Mapping[str, int]) -> None:
    """Count what one game has to show."""
    for name, value in found.items():
        many.setdefault(name, Counter())[value] += 1


def merged(many: Many, more: Many) -> None:
    """Count what other games had to show."""
    for name, values in more.items():
        many.setdefault(name, Counter()).update(values)
