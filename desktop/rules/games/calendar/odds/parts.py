"""One square alone: the chance of its sum times that of its symbol, each played for itself.

Both pools are free of each other, so the best play for the one never hinders the other; the same
few numbers serve every throw of a day. Fractions are exact; floats are quick.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import TypeVar

from desktop.rules.games.calendar.odds.keeps import (
    BOTH,
    NUMBER_ADDS,
    NUMBER_DROPS,
    SIGN_ADDS,
    SIGN_DROPS,
    WHOLE,
    number_place,
    sign_place,
)
from desktop.rules.games.calendar.odds.needs import PLAIN, Need, Terms, met, number_goal, sign_goal
from desktop.rules.games.calendar.state import Symbol

Number = TypeVar("Number", float, Fraction)
Adds = tuple[tuple[int, ...], ...]


def chance(
    need: Need,
    terms: Terms = PLAIN,
    left: int = 3,
    numbers: Sequence[int] = (),
    signs: Sequence[Symbol] = (),
) -> float:
    """The chance to complete a square with so many rolls left.

    `numbers` and `signs` are held in the next roll, the best of what follows in those after it.
    All five held, or no roll left: they stay as they lie.
    """
    if left == 0 or len(numbers) + len(signs) == 5:
        return float(met(need, numbers, signs, terms))
    one = _numbers(need.value, terms.mark_value, terms.stay, left)[number_place(numbers)]
    return one * _signs(need.symbols, need.every, terms.dial, left)[sign_place(signs)]


def exact(need: Need, terms: Terms = PLAIN, rolls: int = 3) -> Fraction:
    """The same before the first roll, as a fraction (CA-TV45)."""
    sums = _stages([Fraction(way) for way in number_goal(need, terms)], rolls, terms.stay)
    return sums[0] * _pairs([Fraction(way) for way in sign_goal(need, terms)], rolls)[0]


@lru_cache(maxsize=512)
def _numbers(value: int, mark_value: int, stay: bool, rolls: int) -> list[float]:
    terms = Terms(mark_value=mark_value, stay=stay)
    return _stages([float(way) for way in number_goal(Need(value), terms)], rolls, stay)


@lru_cache(maxsize=128)
def _signs(symbols: tuple[Symbol, ...], every: bool, dial: bool, rolls: int) -> list[float]:
    goal = sign_goal(Need(0, symbols, every), Terms(dial=dial))
    return _pairs([float(way) for way in goal], rolls)


def _stages(goal: list[Number], rolls: int, stay: bool) -> list[Number]:
    """What every keep of number dice is worth with so many rolls to come."""
    worth = _expected(goal, NUMBER_ADDS, 6)
    for _ in range(rolls - 1):
        worth = _expected(_best(worth, NUMBER_DROPS[stay])[WHOLE:], NUMBER_ADDS, 6)
    return worth


def _pairs(goal: list[Number], rolls: int) -> list[Number]:
    """What every keep of symbol dice is worth with so many rolls to come."""
    worth = _expected(goal, SIGN_ADDS, 3)
    for _ in range(rolls - 1):
        worth = _expected(_best(worth, SIGN_DROPS)[BOTH:], SIGN_ADDS, 3)
    return worth


def _expected(whole: list[Number], adds: Adds, sides: int) -> list[Number]:
    """From what whole hands are worth to what every keep is worth: the mean of one more die."""
    worth = [whole[0]] * len(adds) + whole
    for place in range(len(adds) - 1, -1, -1):
        worth[place] = sum((worth[more] for more in adds[place][1:]), worth[adds[place][0]]) / sides
    return worth


def _best(worth: list[Number], drops: Adds) -> list[Number]:
    """The best of holding all of a keep or any part of it."""
    most: list[Number] = []
    for own, fewer in zip(worth, drops, strict=True):
        most.append(max([own] + [most[less] for less in fewer]))
    return most
