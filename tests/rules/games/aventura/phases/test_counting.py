"""What a roll is worth, by the vectors of the rules and by every roll of up to eight dice."""

import json
from collections import Counter
from itertools import combinations_with_replacement, permutations
from pathlib import Path
from typing import Any

import pytest

from desktop.rules.games.aventura.phases.counting import Worth, count

FIXTURES = Path(__file__).parents[4] / "fixtures"
VECTORS: list[dict[str, Any]] = json.loads(
    (FIXTURES / "aventura_success_vectors.json").read_text("utf-8")
)
ALL_ROLLS = [roll for dice in range(9) for roll in combinations_with_replacement(range(1, 7), dice)]


def rows(worth: Worth) -> dict[str, int]:
    return {row: worth.combat.count(row) for row in ("double", "triple", "run")}


@pytest.mark.rule("AZ-Q01", "AZ-Q02", "AZ-Q03", "AZ-Q04", "AZ-Q05", "AZ-Q06", "AZ-Q07")
@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: "".join(map(str, v["dice"])) or "none")
def test_vector(vector: dict[str, Any]) -> None:
    worth = count(vector["dice"])
    assert (worth.doubles, worth.triples, worth.runs) == (
        vector["doubles"],
        vector["triples"],
        vector["runs"],
    )
    assert list(worth.criticals) == vector["critical_values"]
    assert worth.total == vector["test_total"]
    assert rows(worth) == vector["combat"]
    simple = count(vector["dice"], "simple")
    assert simple.total == vector["simple"]["test_total"]
    assert rows(simple) == vector["simple"]["combat"]


@pytest.mark.rule("AZ-076", "AZ-077", "AZ-079")
def test_the_printed_example_shares_only_the_two() -> None:
    worth = count((1, 1, 2, 3, 3, 3))
    groups = [(group.kind, group.dice) for group in worth.groups]
    assert groups == [
        ("double", (0, 1)),
        ("triple", (3, 4, 5)),
        ("run", (0, 2, 3)),
        ("run", (1, 2, 4)),
    ]


def test_every_order_scores_the_same_and_rings_the_same_faces() -> None:
    for roll in [(1, 1, 2, 3, 3, 3), (2, 3, 4, 4, 4, 4), (5, 5, 1, 5), (1, 2, 3, 4, 5, 6)]:
        straight = count(roll)
        faces = [(g.kind, sorted(roll[die] for die in g.dice)) for g in straight.groups]
        for order in set(permutations(roll)):
            worth = count(order)
            assert (worth.total, worth.combat) == (straight.total, straight.combat)
            assert [(g.kind, sorted(order[d] for d in g.dice)) for g in worth.groups] == faces


def test_both_countings_pass_and_fail_alike() -> None:
    for roll in ALL_ROLLS:
        assert min(3, count(roll).total) == min(3, count(roll, "simple").total)


@pytest.mark.parametrize("counting", ["book", "simple"])
def test_a_further_die_never_lowers_a_total(counting: str) -> None:
    for roll in ALL_ROLLS:
        if len(roll) == 8:
            continue
        before = count(roll, counting)
        for face in range(1, 7):
            after = count((*roll, face), counting)
            assert after.total >= before.total
            assert len(after.combat) >= len(before.combat)


def test_rings_keep_the_wording_of_the_rules() -> None:
    for roll in ALL_ROLLS:
        worth = count(roll)
        for group in worth.groups:
            faces = [roll[die] for die in group.dice]
            assert len(set(group.dice)) == len(group.dice)
            match group.kind:
                case "run":
                    assert faces == [faces[0], faces[0] + 1, faces[0] + 2]
                case "critical":
                    assert len(set(faces)) == 1
                    assert len(faces) >= 4
                case kind:
                    assert len(set(faces)) == 1
                    assert len(faces) == {"double": 2, "triple": 3}[kind]
        # of two runs of one window, at least two numbers lend no die twice
        runs = Counter(tuple(roll[d] for d in g.dice) for g in worth.groups if g.kind == "run")
        for window, many in runs.items():
            dice = [g.dice for g in worth.groups if tuple(roll[d] for d in g.dice) == window]
            own = sum(len({group[i] for group in dice}) == many for i in range(3))
            assert own >= 2


def test_the_inner_double_keeps_clear_of_runs() -> None:
    for roll in ALL_ROLLS:
        worth = count(roll)
        runs = {die for group in worth.groups if group.kind == "run" for die in group.dice}
        for group in worth.groups:
            if group.kind == "double" and roll.count(roll[group.dice[0]]) == 3:
                assert not runs & set(group.dice)


@pytest.mark.parametrize(
    ("dice", "counting"), [((0,), "book"), ((1, 7), "book"), ((1,), "cribbage")]
)
def test_no_such_dice(dice: tuple[int, ...], counting: str) -> None:
    with pytest.raises(ValueError, match=r"dice|counting"):
        count(dice, counting)
