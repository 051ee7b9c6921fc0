"""Ways: neighbours, distances, reach, steps that come nearer; padlocks and stops."""

import networkx as nx
from hypothesis import given, settings

from desktop.atlas.ways import Ways
from desktop.atlas.zone_map import ZoneMap, build_map
from tests.atlas.drawing_board import row, square
from tests.atlas.random_maps import zone_maps

NOBODY: frozenset[str] = frozenset()
Drawn = tuple[ZoneMap, frozenset[str]]
WALL = [(100, 0), (100, 100)]


def ring() -> ZoneMap:
    """Four squares around a point: A B over C D; A and D touch in a corner only."""
    places = {"A": (0, 0), "B": (100, 0), "C": (0, 100), "D": (100, 100)}
    return build_map({name: square(*at) for name, at in places.items()})


def test_AZ_024_AZ_025_white_line_door_and_window_connect() -> None:
    hole = ((100, 40), (100, 60))
    for kind in ("door", "window", "open"):
        assert Ways(row("AB", walls=[WALL], passages=[(kind, hole)])).neighbours("A") == ("B",)
    assert Ways(row("AB")).neighbours("A") == ("B",)


def test_AZ_025_a_corner_is_no_connection() -> None:
    ways = Ways(ring())
    assert ways.neighbours("A") == ("B", "C")
    assert ways.distances("A", NOBODY)["D"] == 2


def test_AZ_029_a_wall_stops_unless_it_has_a_highlighted_door() -> None:
    hole = ((100, 40), (100, 60))
    assert Ways(row("AB", walls=[WALL])).neighbours("A") == ()
    assert Ways(row("AB", walls=[WALL], passages=[("door", hole)])).neighbours("A") == ("B",)
    almost = [(100, 0), (100, 99)]
    assert Ways(row("AB", walls=[almost])).neighbours("A") == ("B",)


def test_AZ_027_connections_work_both_ways() -> None:
    ways = Ways(row("ABC", links=[("C", "A")]))
    for a in "ABC":
        for b in ways.neighbours(a):
            assert a in ways.neighbours(b)
    assert ways.neighbours("A") == ("B", "C")


@given(zone_maps())
@settings(deadline=None, max_examples=25)
def test_AZ_026_AZ_028_distances_are_those_of_the_graph_without_padlocked_zones(
    drawn: Drawn,
) -> None:
    zone_map, padlocks = drawn
    ways = Ways(zone_map)
    for source in zone_map.zones:
        graph = ways.graph()
        graph.remove_nodes_from(padlocks - {source})
        expected = nx.single_source_shortest_path_length(graph, source)
        assert ways.distances(source, padlocks) == dict(expected)
        for target in zone_map.zones:
            there = ways.distances(source, padlocks).get(target)
            assert ways.distances_to(target, padlocks).get(source) == there


@given(zone_maps())
@settings(deadline=None, max_examples=25)
def test_AZ_028_every_way_is_made_of_steps_and_is_shortest(drawn: Drawn) -> None:
    zone_map, padlocks = drawn
    ways = Ways(zone_map)
    for source in zone_map.zones:
        reach = ways.reach(source, 3, padlocks, NOBODY)
        near = {z: d for z, d in ways.distances(source, padlocks).items() if d <= 3}
        assert {zone: len(way) for zone, way in reach.items()} == near
        for zone, way in reach.items():
            for a, b in zip((source, *way), way, strict=False):
                assert b in ways.neighbours(a)
                assert b not in padlocks
            assert (source, *way)[-1] == zone


@given(zone_maps())
@settings(deadline=None, max_examples=25)
def test_nearer_steps_lead_to_the_target(drawn: Drawn) -> None:
    zone_map, padlocks = drawn
    ways = Ways(zone_map)
    for zone in zone_map.zones:
        for target in zone_map.zones:
            steps = ways.distances(zone, padlocks).get(target)
            near = ways.nearer(zone, target, padlocks)
            assert bool(near) is bool(steps)
            for step in near:
                assert step in ways.neighbours(zone)
                assert steps == 1 + ways.distances(step, padlocks)[target]


def test_AZ_126_a_padlocked_zone_can_be_left_never_entered() -> None:
    ways = Ways(row("ABC"))
    assert ways.distances("A", frozenset("B")) == {"A": 0}
    assert ways.distances("B", frozenset("B")) == {"B": 0, "A": 1, "C": 1}
    assert ways.nearer("A", "B", frozenset("B")) == ()
    assert ways.nearer("B", "A", frozenset("B")) == ("A",)
    assert ways.distances_to("C", frozenset("B")) == {"C": 0, "B": 1}
    assert ways.reach("B", 2, frozenset("B"), NOBODY) == {"B": (), "A": ("A",), "C": ("C",)}


def test_nobody_to_be_reached_means_no_step() -> None:
    ways = Ways(row("ABC", walls=[WALL]))
    assert ways.nearer("C", "A", NOBODY) == ()
    assert ways.nearer("A", "A", NOBODY) == ()


def test_reach_enters_a_stop_and_does_not_pass_it() -> None:
    ways = Ways(row("ABCD"))
    assert list(ways.reach("A", 3, NOBODY, frozenset("B"))) == ["A", "B"]
    assert ways.reach("A", 3, NOBODY, frozenset("A"))["D"] == ("B", "C", "D")
    assert list(ways.reach("A", 0, NOBODY, NOBODY)) == ["A"]


def test_ties_are_decided_by_the_map_order() -> None:
    ways = Ways(ring())
    assert ways.reach("A", 2, NOBODY, NOBODY)["D"] == ("B", "D")
    assert ways.reach("D", 2, NOBODY, NOBODY)["A"] == ("B", "A")
    assert ways.nearer("A", "D", NOBODY) == ("B", "C")


def test_answers_belong_to_the_asker() -> None:
    ways = Ways(row("AB"))
    ways.distances("A", NOBODY).clear()
    ways.reach("A", 1, NOBODY, NOBODY).clear()
    assert ways.distances("A", NOBODY) == {"A": 0, "B": 1}
    assert ways.reach("A", 1, NOBODY, NOBODY) == {"A": (), "B": ("B",)}


def test_the_cache_is_bounded() -> None:
    ways = Ways(row("ABC"))
    for count in range(9000):
        ways.reach("A", count, NOBODY, NOBODY)
    assert ways.reach("A", 5, NOBODY, NOBODY)["C"] == ("B", "C")
    assert len(ways._reach) <= 8192
