"""Line of sight: laws, table rules, padlocks, overrides, and the slow oracle on random maps."""

import networkx as nx
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.atlas.sight import DoorRule, LosTarget, Sight
from desktop.atlas.zone_map import ZoneMap, build_map
from tests.atlas.drawing_board import row, square
from tests.atlas.oracle import any_sees, centre_sees, clear
from tests.atlas.random_maps import zone_maps

NOBODY: frozenset[str] = frozenset()
Drawn = tuple[ZoneMap, frozenset[str]]
doors = st.sampled_from(["opening", "side"])


@given(zone_maps(), doors)
@settings(deadline=None, max_examples=25)
def test_AZ_124_sight_is_what_the_oracle_says(drawn: Drawn, door: DoorRule) -> None:
    zone_map, padlocks = drawn
    sight = Sight(zone_map, "centre", door)
    for a in zone_map.zones:
        for b in zone_map.zones:
            expected = centre_sees(
                zone_map, list(sight.black), a, b, padlocks if a != b else NOBODY
            )
            assert sight.look(a, b, padlocks).sees is expected


@given(zone_maps(cells=2), doors)
@settings(deadline=None, max_examples=15)
def test_AZ_124_any_point_is_what_the_oracle_says(drawn: Drawn, door: DoorRule) -> None:
    zone_map, padlocks = drawn
    sight = Sight(zone_map, "any_point", door)
    for a in zone_map.zones:
        for b in zone_map.zones:
            expected = any_sees(zone_map, list(sight.black), a, b, padlocks)
            assert sight.look(a, b, padlocks).sees is expected, (a, b, expected)


@given(zone_maps(), st.data())
@settings(deadline=None, max_examples=25)
def test_any_point_sees_whatever_a_clear_line_reaches(drawn: Drawn, data: st.DataObject) -> None:
    zone_map, padlocks = drawn
    sight = Sight(zone_map, "any_point")
    x0, y0, x1, y1 = zone_map.bounds
    a = data.draw(st.sampled_from(sorted(zone_map.zones)))
    centre = zone_map.zones[a].centre
    spot = data.draw(st.integers(x0, x1)), data.draw(st.integers(y0, y1))
    for b, zone in zone_map.zones.items():
        if zone.shape.contains_properly(shapely.Point(spot)) and clear(
            zone_map, list(sight.black), centre, spot, padlocks
        ):
            assert sight.look(a, b, padlocks).sees


@given(zone_maps())
@settings(deadline=None, max_examples=25)
def test_walls_agree_with_plain_shapely(drawn: Drawn) -> None:
    zone_map, _ = drawn
    walls = shapely.MultiLineString(list(zone_map.walls))
    sight = Sight(zone_map)
    for a, zone in zone_map.zones.items():
        for b, other in zone_map.zones.items():
            if a != b:
                line = shapely.LineString([zone.centre, other.centre])
                assert sight.look(a, b, NOBODY).sees is not walls.intersects(line)


@given(zone_maps(), doors)
@settings(deadline=None, max_examples=25)
def test_AZ_124_centre_sight_is_symmetric_and_within_any_point(
    drawn: Drawn, door: DoorRule
) -> None:
    zone_map, padlocks = drawn
    centre, points = Sight(zone_map, "centre", door), Sight(zone_map, "any_point", door)
    for a in zone_map.zones:
        for b in zone_map.zones:
            sees = centre.look(a, b, padlocks).sees
            assert sees is centre.look(b, a, padlocks).sees
            assert points.look(a, b, padlocks).sees or not sees


@given(zone_maps())
@settings(deadline=None, max_examples=25)
def test_AZ_126_a_padlock_only_takes_sight_away(drawn: Drawn) -> None:
    zone_map, padlocks = drawn
    targets: tuple[LosTarget, ...] = ("centre", "any_point")
    for target in targets:
        sight = Sight(zone_map, target)
        free, locked = sight.visible(NOBODY), sight.visible(padlocks)
        assert set(locked.edges) <= set(free.edges)
        assert not any(zone in padlocks for edge in locked.edges for zone in edge)


@given(zone_maps())
@settings(deadline=None, max_examples=25)
def test_every_no_names_a_black_place_or_a_padlock(drawn: Drawn) -> None:
    zone_map, padlocks = drawn
    sight = Sight(zone_map)
    walls = shapely.MultiLineString(list(zone_map.walls))
    for a in zone_map.zones:
        for b in zone_map.zones:
            verdict = sight.look(a, b, padlocks)
            if verdict.sees:
                assert verdict.at is None
            elif verdict.reason == "padlock":
                assert verdict.blocker in padlocks
            else:
                assert walls.distance(shapely.Point(verdict.at)) < 1e-6


def test_AZ_123_sight_reaches_over_several_zones() -> None:
    sight = Sight(row("ABCDE"))
    assert sight.look("A", "E", NOBODY).sees
    assert sight.look("A", "E", NOBODY).reason == "clear"


def test_AZ_124_a_zone_sees_itself_even_padlocked() -> None:
    verdict = Sight(row("AB")).look("A", "A", frozenset("A"))
    assert (verdict.sees, verdict.reason) == (True, "same_zone")


@pytest.mark.parametrize("locked", ["A", "B", "C"])
@pytest.mark.parametrize("target", ["centre", "any_point"])
def test_AZ_126_a_padlock_cuts_from_through_and_to(locked: str, target: LosTarget) -> None:
    verdict = Sight(row("ABC"), target).look("A", "C", frozenset(locked))
    assert (verdict.sees, verdict.reason, verdict.blocker) == (False, "padlock", locked)


def test_AZ_126_the_nearest_padlock_is_named() -> None:
    sight = Sight(row("ABCD"))
    assert sight.look("A", "D", frozenset("BC")).blocker == "B"
    assert sight.look("D", "A", frozenset("BC")).blocker == "C"
    assert sight.look("D", "A", frozenset("BC")).at == (300.0, 50.0)


def test_AZ_125_a_wall_before_a_padlock_is_the_reason() -> None:
    sight = Sight(row("ABC", walls=[[(100, 0), (100, 100)]]))
    assert sight.look("A", "C", frozenset("B")).reason == "wall"
    assert sight.look("C", "A", frozenset("B")).reason == "padlock"


@pytest.mark.parametrize("kind", ["door", "window", "open"])
def test_AZ_125_every_highlighted_passage_lets_sight_through(kind: str) -> None:
    wall, hole = [[(100, 0), (100, 100)]], ((100, 40), (100, 60))
    assert Sight(row("AB", walls=wall, passages=[(kind, hole)])).look("A", "B", NOBODY).sees
    assert not Sight(row("AB", walls=wall)).look("A", "B", NOBODY).sees


@pytest.mark.parametrize(("kind", "sees"), [("door", True), ("window", True), ("open", False)])
def test_AZ_125_the_rule_of_sides_asks_for_a_door_or_window(kind: str, sees: bool) -> None:
    hole = ((100, 70), (100, 90))
    zone_map = row("AB", walls=[[(100, 0), (100, 100)]], passages=[(kind, hole)])
    assert not Sight(zone_map).look("A", "B", NOBODY).sees
    assert Sight(zone_map, door_rule="side").look("A", "B", NOBODY).sees is sees


def test_AZ_125_the_rule_of_sides_opens_only_the_border_of_that_pair() -> None:
    zone_map = row(
        "ABC",
        walls=[[(100, 0), (100, 100)], [(200, 0), (200, 100)]],
        passages=[("door", ((100, 70), (100, 90)))],
    )
    sight = Sight(zone_map, door_rule="side")
    assert sight.look("A", "B", NOBODY).sees
    assert not sight.look("A", "C", NOBODY).sees


@pytest.mark.parametrize("target", ["centre", "any_point"])
def test_AZ_124_the_authors_word_beats_the_walls_both_ways(target: LosTarget) -> None:
    zone_map = row("ABC", walls=[[(100, 0), (100, 100)]])
    sight = Sight(zone_map, target, overrides={("A", "B"): True, ("C", "B"): False})
    for a, b, sees in (("A", "B", True), ("B", "A", True), ("B", "C", False), ("C", "B", False)):
        verdict = sight.look(a, b, NOBODY)
        assert (verdict.sees, verdict.reason) == (sees, "author")
    assert sight.look("A", "C", NOBODY).reason == "wall"
    assert "B" in sight.visible(NOBODY)["A"]
    assert sight.look("A", "B", frozenset("B")).reason == "padlock"  # AZ-126 stands


def test_visible_is_a_graph_or_a_digraph_and_answers_are_kept() -> None:
    zone_map = row("ABC")
    graph = Sight(zone_map).visible(frozenset("C"))
    assert sorted(graph.edges) == [("A", "B")]
    assert isinstance(Sight(zone_map, "any_point").visible(NOBODY), nx.DiGraph)
    sight = Sight(zone_map)
    assert sight.look("A", "B", NOBODY) is sight.look("A", "B", NOBODY)


def test_AZ_124_any_point_need_not_be_mutual() -> None:
    """A small room off a long hall: from its centre one sees the hall, not the other way."""
    zone_map = build_map(
        {"A": square(0, 0), "B": [(100, 0), (500, 0), (500, 100), (100, 100)]},
        [[(100, 0), (100, 100)], [(140, 40), (140, 100)]],
        [("door", ((100, 80), (100, 90)))],
        centres={"A": (95, 10), "B": (450, 50)},
    )
    sight = Sight(zone_map, "any_point")
    assert sight.look("A", "B", NOBODY).sees
    assert not sight.look("B", "A", NOBODY).sees


def test_any_point_sees_past_a_wall_that_crosses_the_border_between_corners() -> None:
    """Only rays between the crossing (100, 64) and the corner (100, 66) reach B before black."""
    walls = [[(90, 20), (105, 86)], [(100, 66), (100, 100)], [(100, 0), (100, 13)]]
    zone_map = row("AB", walls=walls)
    assert Sight(zone_map, "any_point").look("A", "B", NOBODY).sees
    assert not Sight(zone_map).look("A", "B", NOBODY).sees


def test_AZ_126_any_point_slips_between_two_padlocks_off_the_centre() -> None:
    """The border of B and C is level with A's centre, not with D's: one ray alone passes."""
    zone_map = build_map(
        {
            "A": [(0, 0), (100, 0), (100, 200), (0, 200)],
            "B": [(100, 0), (200, 0), (200, 100), (100, 100)],
            "C": [(100, 100), (200, 100), (200, 200), (100, 200)],
            "D": [(200, 0), (300, 0), (300, 300), (200, 300), (200, 200)],
        }
    )
    locked = frozenset("BC")
    assert Sight(zone_map, "any_point").look("A", "D", locked).sees
    assert Sight(zone_map).look("A", "D", locked).reason == "padlock"
    assert not Sight(zone_map, "any_point").look("D", "A", locked).sees


def test_unknown_zones_are_an_error_and_unknown_padlocks_nothing() -> None:
    sight = Sight(row("AB"))
    with pytest.raises(KeyError):
        sight.look("X", "A", NOBODY)
    assert sight.look("A", "B", frozenset({"X"})).sees


@pytest.mark.parametrize(
    ("end", "centre", "any_point"),
    [
        ((1000, 1001), True, True),
        ((1000, 1000), False, True),
        ((1001, 1000), False, False),
    ],
)
def test_sight_over_huge_coordinates_is_exact(
    end: tuple[int, int], centre: bool, any_point: bool
) -> None:
    """A wall's end beside, on and beyond a line of half a thousand million units."""
    far = 2**29 - 102
    zone_map = build_map(
        {"A": square(0, 0, 4), "B": square(far, far)},
        [[end, (end[0] - 300, end[1] + 900)]],
        void_walls=False,
    )
    assert Sight(zone_map).look("A", "B", NOBODY).sees is centre
    assert Sight(zone_map, "any_point").look("A", "B", NOBODY).sees is any_point
