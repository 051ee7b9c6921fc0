"""From drawn lines to a map: welding, borders, cut walls, centres; and the lattice below."""

from itertools import pairwise

import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.atlas.building import build
from desktop.atlas.complaints import Complaints
from desktop.atlas.draft import Draft, DraftPassage, DraftWall, DraftZone
from desktop.atlas.lattice import Intervals, Segment, enters, ordered
from desktop.atlas.zone_map import ZoneMap, build_map
from tests.atlas.drawing_board import row, square
from tests.atlas.random_maps import zone_maps

Drawn = tuple[ZoneMap, frozenset[str]]


def drawn(weld: int = 2, **parts: object) -> tuple[ZoneMap, list[str]]:
    """A map built with welding, and the codes of its problems."""
    zones = parts.pop("zones")
    assert isinstance(zones, dict)
    complaints = Complaints("test")
    draft = Draft(
        zones=tuple(DraftZone(name, (tuple(ring),)) for name, ring in zones.items()),
        weld=weld,
        **parts,  # walls, passages and the like
    )
    zone_map = build(draft, complaints)
    assert zone_map is not None
    return zone_map, [problem.code for problem in complaints.problems()]


def test_AZ_023_zones_keep_the_order_of_the_file() -> None:
    assert list(row("CAB").zones) == ["C", "A", "B"]


def test_walls_are_what_is_left_of_black_lines() -> None:
    zone_map = row(
        "AB", walls=[[(100, 0), (100, 100)]], passages=[("door", ((100, 40), (100, 60)))]
    )
    assert ((100, 0), (100, 40)) in zone_map.walls
    assert ((100, 60), (100, 100)) in zone_map.walls
    assert zone_map.white_lines == ()
    assert zone_map.passages[0].between == ("A", "B")
    assert zone_map.doored == (("A", "B"),)


def test_AZ_024_white_lines_are_shared_borders_without_wall_or_door() -> None:
    zone_map = row(
        "AB", walls=[[(100, 0), (100, 50)]], passages=[("window", ((100, 10), (100, 20)))]
    )
    assert zone_map.white_lines == (((100, 50), (100, 100)),)
    opened = row("AB", walls=[[(100, 0), (100, 50)]], passages=[("open", ((100, 10), (100, 20)))])
    assert opened.white_lines == (((100, 10), (100, 20)), ((100, 50), (100, 100)))


def test_a_passage_not_highlighted_is_wall() -> None:
    shut = DraftPassage("door", ((100, 40), (100, 60)), highlighted=False)
    zone_map = row("AB", passages=[shut])
    assert ((100, 40), (100, 60)) in zone_map.walls
    assert zone_map.adjacent == (("A", "B"),)
    assert zone_map.doored == ()
    assert row("AB", walls=[[(100, 0), (100, 100)]], passages=[shut]).adjacent == ()


def test_a_door_over_the_whole_wall_leaves_nothing_of_it() -> None:
    wall = [(100, 0), (100, 100)]
    zone_map = row("AB", walls=[wall], passages=[("door", tuple(wall))])
    assert not [wall for wall in zone_map.walls if wall[0][0] == wall[1][0] == 100]


def test_a_door_with_three_zones_beside_it_joins_both_pairs() -> None:
    zone_map = build_map(
        {
            "A": [(0, 0), (100, 0), (100, 200), (0, 200)],
            "B": square(100, 0),
            "C": square(100, 100),
        },
        [[(100, 0), (100, 200)]],
        [("door", ((100, 80), (100, 120)))],
    )
    assert zone_map.adjacent == (("A", "B"), ("A", "C"), ("B", "C"))
    assert zone_map.passages[0].between == ("A", "B", "C")


def test_a_door_in_a_wall_inside_a_zone_belongs_to_it() -> None:
    zone_map = row("A", walls=[[(50, 0), (50, 100)]], passages=[("door", ((50, 10), (50, 30)))])
    assert zone_map.passages[0].between == ("A",)


def test_void_rings_are_the_outline_and_the_courtyard() -> None:
    zones = {"W": [(0, 0), (100, 0), (100, 300), (0, 300)], "N": square(100, 0)}
    zones |= {"E": [(200, 0), (300, 0), (300, 300), (200, 300)], "S": square(100, 200)}
    zone_map = build_map(zones)
    outline, court = zone_map.void_rings
    assert (0, 0) in outline
    assert set(court) == {(100, 100), (200, 100), (200, 200), (100, 200)}
    assert zone_map.bounds == (0, 0, 300, 300)


def test_near_points_are_welded_and_a_gap_of_two_units_is_closed() -> None:
    zone_map, problems = drawn(
        zones={"A": square(0, 0), "B": [(102, 1), (200, 0), (200, 100), (101, 100)]},
    )
    assert problems == []
    assert zone_map.adjacent == (("A", "B"),)


def test_a_corner_within_two_units_of_a_side_is_put_into_it() -> None:
    zone_map, problems = drawn(
        zones={
            "A": [(0, 0), (100, 0), (100, 200), (0, 200)],
            "B": [(100, 0), (200, 0), (200, 100), (101, 100)],
            "C": [(101, 100), (200, 100), (200, 200), (100, 200)],
        },
    )
    assert problems == []
    assert zone_map.adjacent == (("A", "B"), ("A", "C"), ("B", "C"))


def test_door_ends_are_put_on_a_slanted_wall() -> None:
    zone_map, problems = drawn(
        zones={
            "A": [(0, 0), (100, 0), (170, 300), (0, 300)],
            "B": [(100, 0), (300, 0), (300, 300), (170, 300)],
        },
        walls=(DraftWall(((100, 0), (170, 300))),),
        passages=(DraftPassage("door", ((124, 101), (133, 140))),),
    )
    assert problems == []
    assert zone_map.adjacent == (("A", "B"),)
    assert zone_map.passages[0].between == ("A", "B")
    inner = {((100, 0), (124, 101)), ((133, 140), (170, 300))}
    assert inner < set(zone_map.walls)
    assert len(zone_map.walls) == 2 + 4


def test_a_free_wall_end_near_a_border_is_put_on_it() -> None:
    zone_map, problems = drawn(zones={"A": square(0, 0)}, walls=(DraftWall(((50, 50), (50, 99))),))
    assert problems == []
    assert ((50, 50), (50, 100)) in zone_map.walls


def test_one_unit_beside_a_line_of_sight_is_not_welded_away() -> None:
    zone_map, _ = drawn(
        zones={"A": square(0, 0), "B": square(100, 0)}, walls=(DraftWall(((100, 0), (100, 49))),)
    )
    assert ((100, 0), (100, 49)) in zone_map.walls


@given(zone_maps())
@settings(deadline=None, max_examples=25)
def test_borders_cover_the_zones_and_walls_avoid_the_openings(drawn: Drawn) -> None:
    zone_map, _ = drawn
    for name, zone in zone_map.zones.items():
        own = [edge for edge, names in zone_map.borders.items() if name in names]
        assert sorted(own) == sorted(ordered(*edge) for edge in zone.edges())
    for passage in zone_map.passages:
        if passage.highlighted:
            assert Intervals(zone_map.walls).shared_with(passage.ends) == []
    outline = shapely.union_all([zone.shape for zone in zone_map.zones.values()]).boundary
    void = [edge for edge, names in zone_map.borders.items() if len(names) == 1]
    assert shapely.MultiLineString(void).symmetric_difference(outline).length < 1e-9
    for (a, b), other in ((pair, zone_map.zones[pair[1]]) for pair in zone_map.adjacent):
        assert zone_map.zones[a].shape.intersection(other.shape).length >= 1, b


@given(zone_maps())
@settings(deadline=None, max_examples=25)
def test_AZ_124_a_centre_is_strictly_inside_its_zone(drawn: Drawn) -> None:
    for zone in drawn[0].zones.values():
        assert zone.shape.contains_properly(shapely.Point(zone.centre))


coordinates = st.integers(-6, 6)
points = st.tuples(coordinates, coordinates)
segments = st.tuples(points, points).filter(lambda ends: ends[0] != ends[1])
spans = st.lists(st.tuples(coordinates, coordinates), max_size=5)


@given(spans, spans, st.sampled_from([(1, 0), (0, 1), (2, 3), (3, -1)]))
def test_intervals_are_sets_of_unit_steps(
    lines: list[tuple[int, int]], gaps: list[tuple[int, int]], direction: tuple[int, int]
) -> None:
    """On one line: closed intervals joined, open gaps taken out, nothing of length zero left."""

    def on_line(low: int, high: int) -> Segment:
        (dx, dy) = direction
        return (7 + low * dx, low * dy), (7 + high * dx, high * dy)

    def steps(pairs: list[tuple[int, int]]) -> set[int]:
        return {step for pair in pairs for step in range(min(pair), max(pair))}

    rest = Intervals(on_line(*line) for line in lines).without(on_line(*gap) for gap in gaps)
    left = steps(lines) - steps(gaps)
    for step in range(-6, 6):
        piece = on_line(step, step + 1)
        assert bool(rest.shared_with(piece)) is (step in left)
        assert bool(rest.missing_from(piece)) is (step not in left)
    assert all(a < b for a, b in rest)
    assert list(Intervals(rest)) == list(rest)


@given(segments, st.lists(points, min_size=3, max_size=6, unique=True))
def test_enters_agrees_with_relate(line: Segment, ring: list[tuple[int, int]]) -> None:
    shape = shapely.Polygon(ring)
    if not shape.is_valid or shape.area == 0:
        return
    corners = [(int(x), int(y)) for x, y in shape.exterior.coords]
    t = enters(line, list(pairwise(corners)))
    assert (t is not None) is shape.relate_pattern(shapely.LineString(line), "T********")
