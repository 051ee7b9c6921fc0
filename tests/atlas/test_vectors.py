"""The shared vectors of sight, under the table rules that they name, with adjacency and centres."""

from typing import Any

import pytest

from desktop.atlas.sight import DoorRule, LosTarget, Sight
from desktop.atlas.ways import Ways
from tests.atlas.drawing_board import VECTORS, vector_map
from tests.atlas.oracle import any_sees, centre_sees

Vector = dict[str, Any]
RULES: list[tuple[str, LosTarget, DoorRule, bool]] = [
    ("expected", "centre", "opening", False),
    ("expected", "centre", "opening", True),
    ("expected_side_rule", "centre", "side", False),
    ("expected_side_rule", "centre", "side", True),
    ("expected_any_point", "any_point", "opening", False),
    ("expected_any_point_reverse", "any_point", "opening", True),
]


def numbered(vectors: list[Vector]) -> pytest.MarkDecorator:
    """One test for each of the vectors, called by its number."""
    return pytest.mark.parametrize("vector", vectors, ids=[str(v["id"]) for v in vectors])


PAIRS = [vector for vector in VECTORS if vector["adjacent"] is not None]
SMALL = [vector for vector in VECTORS if "void_walls" not in vector["map"]]  # for the slow oracle


@numbered(VECTORS)
@pytest.mark.parametrize(("key", "target", "door", "back"), RULES)
def test_AZ_124_AZ_125_AZ_126_vectors(
    vector: Vector, key: str, target: LosTarget, door: DoorRule, back: bool
) -> None:
    zone_map = vector_map(vector["map"])
    a, b = (vector["to"], vector["from"]) if back else (vector["from"], vector["to"])
    verdict = Sight(zone_map, target, door).look(a, b, zone_map.padlocks)
    assert verdict.sees is vector[key], vector["why"]
    assert (verdict.reason in ("clear", "same_zone")) is vector[key]
    assert (verdict.at is None) is vector[key]


@numbered(SMALL)
@pytest.mark.parametrize("back", [False, True])
def test_AZ_125_vectors_with_both_options_agree_with_the_oracle(vector: Vector, back: bool) -> None:
    """Any point and the rule of sides together: the vectors print no answer, the oracle has one."""
    zone_map = vector_map(vector["map"])
    a, b = (vector["to"], vector["from"]) if back else (vector["from"], vector["to"])
    sight = Sight(zone_map, "any_point", "side")
    expected = any_sees(zone_map, list(sight.black), a, b, zone_map.padlocks)
    assert sight.look(a, b, zone_map.padlocks).sees is expected


@numbered(VECTORS)
def test_vectors_agree_with_the_oracle(vector: Vector) -> None:
    zone_map = vector_map(vector["map"])
    a, b = vector["from"], vector["to"]
    assert (
        centre_sees(zone_map, list(zone_map.walls), a, b, zone_map.padlocks) is (vector["expected"])
    )


@numbered(PAIRS)
def test_AZ_025_vectors_adjacency(vector: Vector) -> None:
    ways = Ways(vector_map(vector["map"]))
    a, b = vector["from"], vector["to"]
    assert (b in ways.neighbours(a)) is vector["adjacent"]
    assert (a in ways.neighbours(b)) is vector["adjacent"]


@numbered(VECTORS)
def test_AZ_124_vectors_centres(vector: Vector) -> None:
    zones = vector_map(vector["map"]).zones
    used = vector["centres_used"]
    assert {zone: list(zones[zone].centre) for zone in used} == used


REASONS = {2: "wall", 7: "corner", 12: "corner", 13: "wall", 15: "jamb", 19: "padlock", 32: "wall"}


@pytest.mark.parametrize("number", REASONS)
def test_AZ_125_every_no_has_its_reason_and_place(number: int) -> None:
    vector = next(vector for vector in VECTORS if vector["id"] == number)
    zone_map = vector_map(vector["map"])
    verdict = Sight(zone_map).look(vector["from"], vector["to"], zone_map.padlocks)
    assert verdict.reason == REASONS[number]
    assert verdict.blocker
    assert verdict.at is not None
