"""Wordings in turn: all of a kind before one again, never one twice running, the same by seed."""

from itertools import pairwise

import pytest

from desktop.words.book.bound.wordings import Wordings

THREE = ("a", "b", "c")


@pytest.mark.parametrize("seed", [f"seed {n}" for n in range(20)])
def test_neighbours_differ_and_all_are_told_before_one_again(seed: str) -> None:
    wordings = Wordings(seed)
    told = [wordings.one("kind", THREE) for _ in range(30)]
    assert all(one != other for one, other in pairwise(told))
    assert all(set(told[n : n + 3]) == set(THREE) for n in range(0, 30, 3))


def test_the_same_seed_tells_the_same_and_another_does_not() -> None:
    tellers = [Wordings(seed) for seed in ("one", "one", "two")]
    told = [[teller.one("kind", THREE) for _ in range(30)] for teller in tellers]
    assert told[0] == told[1] != told[2]


def test_one_wording_is_told_again_and_again() -> None:
    wordings = Wordings("one")
    assert [wordings.one("only", ("a",)) for _ in range(3)] == ["a", "a", "a"]
