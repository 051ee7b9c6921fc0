"""What a square asks of the five dice, and under which terms a day is thrown."""

from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from desktop.rules.games.calendar.odds.keeps import BOTH, MARK, NUMBERS, SIGNS, WHOLE, total
from desktop.rules.games.calendar.state import SYMBOLS, Symbol


class Need(msgspec.Struct, frozen=True):
    """A sum of at least `value`, and a symbol: any of these, with `every` all of them (T5).

    Without symbols both symbol dice must be equal (T12).
    """

    value: int
    symbols: tuple[Symbol, ...] = ()
    every: bool = False


class Terms(msgspec.Struct, frozen=True):
    """What the mark counts (CA-Q19), whether it stays where it fell (T9), and whether one symbol
    die may be turned once the rolling is over (T2)."""

    mark_value: int = MARK
    stay: bool = False
    dial: bool = False


PLAIN = Terms()


def met(need: Need, numbers: Sequence[int], signs: Sequence[Symbol], terms: Terms = PLAIN) -> bool:
    """Whether five dice complete something (CA-040, CA-041)."""
    if total(numbers, terms.mark_value) < need.value:
        return False
    places = tuple(SYMBOLS.index(sign) for sign in signs)
    return _turned(_shows(need), places, terms.dial)


@lru_cache(maxsize=256)
def number_goal(need: Need, terms: Terms) -> tuple[int, ...]:
    """1 for each whole hand of number dice that reaches the value, else 0."""
    return tuple(int(total(held, terms.mark_value) >= need.value) for held in NUMBERS[WHOLE:])


@lru_cache(maxsize=256)
def sign_goal(need: Need, terms: Terms) -> tuple[int, ...]:
    """1 for each pair of symbol dice that shows what is asked for, else 0."""
    shows = _shows(need)
    return tuple(int(_turned(shows, pair, terms.dial)) for pair in SIGNS[BOTH:])


@lru_cache(maxsize=1)
def marks() -> tuple[int, ...]:
    """1 for each whole hand of number dice with a mark (CA-060), else 0."""
    return tuple(int(MARK in held) for held in NUMBERS[WHOLE:])


def _shows(need: Need) -> Callable[[tuple[int, ...]], bool]:
    if not need.symbols:
        return lambda pair: len(set(pair)) == 1
    wanted = {SYMBOLS.index(symbol) for symbol in need.symbols}
    if need.every:
        return lambda pair: wanted <= set(pair)
    return lambda pair: bool(wanted & set(pair))


def _turned(shows: Callable[[tuple[int, ...]], bool], pair: tuple[int, ...], dial: bool) -> bool:
    """Whether a pair shows it, if need be with one die turned."""
    if shows(pair) or not dial:
        return shows(pair)
    return any(shows((face, die)) for die in pair for face in range(3))
