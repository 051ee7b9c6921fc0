"""Exact chances of equal dice, with icepool as a second opinion."""

from fractions import Fraction

import icepool
import pytest

from desktop.rules.kernel import dice


@pytest.mark.parametrize(("many", "sides"), [(0, 6), (1, 6), (4, 6), (8, 6), (3, 10)])
def test_multisets_count_every_order_once(many: int, sides: int) -> None:
    throws = list(dice.multisets(many, sides))
    assert sum(ways for _, ways in throws) == sides**many
    assert len({faces for faces, _ in throws}) == len(throws)


def test_a_sum_falls_as_icepool_says() -> None:
    ours = dice.distribution(5, sum)
    theirs = icepool.d6.pool(5).sum()
    assert ours == {value: theirs.probability(value) for value in theirs}


def test_mean_and_target_of_two_dice() -> None:
    total = dice.distribution(2, sum)
    assert dice.mean(total) == 7
    assert dice.at_least(total, 11) == Fraction(3, 36)
    assert dice.at_least(total, 13) == 0


def test_the_chance_that_something_holds() -> None:
    assert dice.chance(2, lambda faces: faces[0] == faces[1]) == Fraction(1, 6)
    assert dice.chance(2, lambda faces: len(faces) == 3) == 0


def test_tries_add_up() -> None:
    assert dice.retried(Fraction(1, 3), 0) == 0
    assert dice.retried(Fraction(1, 3), 2) == Fraction(5, 9)
