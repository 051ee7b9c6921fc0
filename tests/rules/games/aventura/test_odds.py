"""The printed table of odds, and icepool as a second opinion."""

from collections.abc import Callable
from fractions import Fraction

import icepool
import pytest

from desktop.rules.games.aventura import odds
from desktop.rules.games.aventura.phases.counting import Row, count
from desktop.rules.kernel.dice import chance, distribution, mean

# dice: 1, 2, 3 icons in per cent; nothing; mean doubles, triples, runs; a critical in per cent
TABLE = {
    0: (0, 0, 0, 100, 0, 0, 0, 0),
    1: (0, 0, 0, 100, 0, 0, 0, 0),
    2: (16.67, 0, 0, 83.33, 0.167, 0, 0, 0),
    3: (55.56, 2.78, 0, 44.44, 0.444, 0.028, 0.111, 0),
    4: (88.89, 33.33, 0.46, 11.11, 0.796, 0.102, 0.333, 0.46),
    5: (100, 78.40, 25.93, 0, 1.198, 0.233, 0.679, 2.01),
    6: (100, 100, 72.22, 0, 1.601, 0.426, 1.150, 5.22),
    7: (100, 100, 100, 0, 1.967, 0.680, 1.730, 10.58),
    8: (100, 100, 100, 0, 2.290, 0.993, 2.397, 18.33),
}


def icepool_chances(
    dice: int, worth: Callable[[tuple[int, ...]], object]
) -> dict[object, Fraction]:
    die = icepool.d6.pool(dice).expand()
    ways: dict[object, int] = {}
    for faces in die:
        value = worth(tuple(faces))
        ways[value] = ways.get(value, 0) + die[faces]
    whole = sum(ways.values())
    return {value: Fraction(many, whole) for value, many in ways.items()}


@pytest.mark.parametrize("dice", TABLE)
def test_table_of_odds(dice: int) -> None:
    one, two, three, nothing, doubles, triples, runs, critical = TABLE[dice]
    for icons, percent in ((1, one), (2, two), (3, three)):
        assert float(odds.passing(dice, icons)) * 100 == pytest.approx(percent, abs=0.005)
        assert odds.passing(dice, icons) == odds.passing(dice, icons, "simple")
    assert float(1 - odds.any_result(dice, *odds.ROWS)) * 100 == pytest.approx(nothing, abs=0.005)
    means = zip(odds.ROWS, (doubles, triples, runs), strict=True)
    for row, average in means:
        assert float(mean(odds.row_results(dice, row))) == pytest.approx(average, abs=0.0005)
    critical_chance = chance(dice, lambda faces: bool(count(faces).criticals))
    assert float(critical_chance) * 100 == pytest.approx(critical, abs=0.005)


@pytest.mark.parametrize("dice", range(9))
def test_the_same_as_icepool(dice: int) -> None:
    def rows(faces: tuple[int, ...]) -> tuple[int, int, int]:
        double, triple, run = (count(faces).combat.count(row) for row in odds.ROWS)
        return double, triple, run

    assert odds.results(dice) == icepool_chances(dice, rows)
    assert odds.totals(dice) == icepool_chances(dice, lambda faces: count(faces).total)


@pytest.mark.rule("AZ-178")
def test_three_dice_heal_four_times_in_nine() -> None:
    assert odds.healed() == Fraction(4, 9)


def test_one_chance_in_216() -> None:
    assert odds.passing(4, 3) == Fraction(1, 216)


@pytest.mark.rule("AZ-Q11", "AZ-Q12")
@pytest.mark.parametrize(("dice", "rolled"), [(-2, 0), (0, 0), (5, 5), (12, 8)])
def test_a_pool_stays_in_the_box(dice: int, rolled: int) -> None:
    assert odds.pool(dice) == rolled
    assert odds.passing(dice, 1) == odds.passing(rolled, 1)


def test_wounds_of_a_weapon() -> None:
    rows: dict[Row, int] = {"double": 1, "triple": 2, "run": 2}
    direct = distribution(4, lambda faces: sum(rows[row] for row in count(faces).combat))
    assert odds.wounds_dealt(4, rows) == direct
    assert odds.defeats(4, rows, 3) == sum(p for wounds, p in direct.items() if wounds >= 3)
    assert odds.defeats(4, rows, 6) >= Fraction(6, 1296)  # every critical: 1+1+2+2


def test_only_the_rows_that_attack() -> None:
    assert odds.any_result(3, "run") == Fraction(24, 216)
    assert odds.any_result(3) == 0
    assert odds.retried(odds.any_result(3, "run"), 2) == 1 - Fraction(8, 9) ** 2
