"""Exact chances of Tests, adversaries, weapons and healing (part 3.6 of the rules).

Pools are taken as they are rolled: below 0 is no dice, above 8 is 8 (AZ-Q11, AZ-Q12).
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache

from desktop.rules.games.aventura.phases.counting import Row, Worth, count
from desktop.rules.kernel import dice as kernel_dice

MOST_DICE = 8
HEALING_DICE = 3
ROWS: tuple[Row, ...] = ("double", "triple", "run")


def pool(dice: int) -> int:
    """How many dice are really rolled, 0 to 8 (AZ-Q11, AZ-Q12)."""
    return max(0, min(MOST_DICE, dice))


def passing(dice: int, icons: int, counting: str = "book") -> Fraction:
    """The chance that a pool reaches so many Successes in a Test (AZ-080)."""
    return kernel_dice.at_least(totals(pool(dice), counting), icons)


@lru_cache(maxsize=64)
def totals(dice: int, counting: str = "book") -> dict[int, Fraction]:
    """The chance of each total of Successes in a Test."""
    return kernel_dice.distribution(pool(dice), lambda fell: count(fell, counting).total)


@lru_cache(maxsize=64)
def results(dice: int, counting: str = "book") -> dict[tuple[int, int, int], Fraction]:
    """The chance of each combat list as (doubles, triples, runs), packages included."""
    return kernel_dice.distribution(pool(dice), lambda fell: _results(count(fell, counting)))


def row_results(dice: int, row: Row, counting: str = "book") -> dict[int, Fraction]:
    """The chance of each number of results of one row in combat."""
    place = ROWS.index(row)
    return _gathered(results(dice, counting), lambda many: many[place])


def any_result(dice: int, *rows: Row, counting: str = "book") -> Fraction:
    """The chance of one result or more of these rows, such as those that attack."""
    places = [ROWS.index(row) for row in rows]
    return sum(
        (part for many, part in results(dice, counting).items() if any(many[p] for p in places)),
        Fraction(0),
    )


def wounds_dealt(dice: int, rows: Mapping[Row, int], counting: str = "book") -> dict[int, Fraction]:
    """The chance of each number of wounds from a weapon with these wounds a row (AZ-Q104)."""
    return _gathered(
        results(dice, counting),
        lambda many: sum(rows.get(row, 0) * many[place] for place, row in enumerate(ROWS)),
    )


def defeats(dice: int, rows: Mapping[Row, int], left: int, counting: str = "book") -> Fraction:
    """The chance that one use of a weapon deals the `left` wounds an adversary can still take."""
    return kernel_dice.at_least(wounds_dealt(dice, rows, counting), left)


def healed() -> Fraction:
    """The chance that one wound heals on the way: a double in three dice (AZ-178)."""
    return any_result(HEALING_DICE, "double")


def retried(once: Fraction, tries: int) -> Fraction:
    """The chance of passing in one of so many tries (AZ-047)."""
    return kernel_dice.retried(once, tries)


def _results(worth: Worth) -> tuple[int, int, int]:
    doubles, triples, runs = (worth.combat.count(row) for row in ROWS)
    return doubles, triples, runs


def _gathered(
    chances: dict[tuple[int, int, int], Fraction], worth: Callable[[tuple[int, int, int]], int]
) -> dict[int, Fraction]:
    gathered: dict[int, Fraction] = {}
    for many, part in chances.items():
        value = worth(many)
        gathered[value] = gathered.get(value, Fraction(0)) + part
    return gathered
