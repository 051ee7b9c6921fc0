"""Exact chances of a throw of equal dice, by counting multisets instead of orders."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from itertools import combinations_with_replacement, groupby
from math import factorial
from typing import TypeVar

H = TypeVar("H", bound=Hashable)


def multisets(dice: int, sides: int = 6) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every throw as sorted faces, with the number of orders in which it may fall."""
    orders = factorial(dice)
    for faces in combinations_with_replacement(range(1, sides + 1), dice):
        ways = orders
        for _, same in groupby(faces):
            ways //= factorial(len(tuple(same)))
        yield faces, ways


def distribution(
    dice: int, worth: Callable[[tuple[int, ...]], H], sides: int = 6
) -> dict[H, Fraction]:
    """The exact chance of each worth of a throw; the chances add up to 1."""
    ways: defaultdict[H, int] = defaultdict(int)
    for faces, orders in multisets(dice, sides):
        ways[worth(faces)] += orders
    whole = sides**dice
    return {value: Fraction(many, whole) for value, many in ways.items()}


def chance(dice: int, holds: Callable[[tuple[int, ...]], bool], sides: int = 6) -> Fraction:
    """The exact chance that something holds of a throw."""
    return distribution(dice, holds, sides).get(True, Fraction(0))


def mean(chances: dict[int, Fraction]) -> Fraction:
    """The average of a distribution of whole numbers."""
    return sum((value * part for value, part in chances.items()), Fraction(0))


def at_least(chances: dict[int, Fraction], target: int) -> Fraction:
    """The chance of reaching a target."""
    return sum((part for value, part in chances.items() if value >= target), Fraction(0))


def retried(once: Fraction, tries: int) -> Fraction:
    """The chance of one success or more in so many independent tries."""
    return 1 - (1 - once) ** tries
