"""The two forms of Tiled's maps: layers, offsets, rotation, old spellings; and the sample map."""

from typing import Any

import pytest
import shapely

from desktop.atlas import checks
from desktop.atlas.sight import Sight
from desktop.atlas.tmj import read_tmj
from desktop.atlas.tmx import read_tmx
from desktop.atlas.ways import Ways
from desktop.atlas.zone_map import ZoneMap
from tests.atlas.drawing_board import (
    HERE,
    as_tmj,
    as_tmx,
    layer,
    properties,
    square,
    thing,
    tiled,
    two_rooms,
)

NOBODY: frozenset[str] = frozenset()


def read(tree: dict[str, Any]) -> ZoneMap:
    """The map of a tree without problems, the same from both forms."""
    zone_map, problems = read_tmj(as_tmj(tree), "test.tmj")
    other, others = read_tmx(as_tmx(tree), "test.tmx")
    assert (problems, others) == ((), ())
    assert zone_map is not None
    assert zone_map == other
    return zone_map


@pytest.fixture
def quay() -> ZoneMap:
    """The sample map."""
    zone_map, problems = read_tmj((HERE / "quay.tmj").read_bytes(), "quay.tmj")
    assert problems == ()
    assert zone_map is not None
    return zone_map


def test_the_sample_reads_the_same_from_both_files(quay: ZoneMap) -> None:
    other, problems = read_tmx((HERE / "quay.tmx").read_bytes(), "quay.tmx")
    assert problems == ()
    assert other == quay


def test_AZ_023_AZ_030_AZ_031_the_sample_has_zones_letters_and_red_letters(quay: ZoneMap) -> None:
    assert {name: zone.letter for name, zone in quay.zones.items()} == {
        "A": "A",
        "B": "B",
        "slipway": "C",
        "loft": None,
        "E": "E",
    }
    assert [name for name, zone in quay.zones.items() if zone.red] == ["A", "slipway"]
    assert quay.zones["loft"].title == "Net loft"


def test_AZ_034_the_sample_starts_on_A(quay: ZoneMap) -> None:
    assert quay.start == "A"
    data = (HERE / "quay.tmj").read_bytes()
    for start, zone in (("E", "E"), ("C", "slipway"), ("loft", "loft")):
        moved, problems = read_tmj(data, "quay.tmj", start)
        assert problems == ()
        assert moved is not None
        assert moved.start == zone


def test_AZ_024_AZ_025_the_samples_ways(quay: ZoneMap) -> None:
    ways = Ways(quay)
    assert ways.neighbours("A") == ("B", "slipway")
    assert ways.neighbours("loft") == ("B", "slipway")  # by the stairs, and by its door
    assert ways.neighbours("E") == ("B", "slipway")  # by a window, and through an arch
    assert quay.padlocks == {"E"}
    assert "E" not in ways.distances("A", quay.padlocks)


def test_AZ_124_links_carry_no_sight(quay: ZoneMap) -> None:
    assert Sight(quay).look("A", "B", NOBODY).sees
    assert not Sight(quay, "any_point").look("B", "loft", NOBODY).sees


def test_the_samples_props_background_and_hole(quay: ZoneMap) -> None:
    bench, label = quay.props
    assert (bench.kind, bench.name, bench.rotation) == ("table", "bench", 90.0)
    assert bench.shape == ((400, 400), (400, 1000), (200, 1000), (200, 400))
    assert (label.kind, label.text) == ("label", "low water")
    assert (quay.background, quay.background_at) == ("quay.png", (-200, -100))
    assert not quay.zones["E"].shape.contains(shapely.Point(4700, 2300))
    assert quay.zones["E"].centre == (4800, 1200)
    assert len(quay.void_rings) == 2


def test_positions_are_offsets_and_turned_points() -> None:
    turned = thing("B", "zone", x=200, y=100, width=100, height=100, rotation=180)
    zones = layer("zones", thing("A", "zone", polygon=square(0, 0)), turned)
    group = {"type": "group", "name": "all", "layers": [zones], "offsetx": 10, "offsety": 20}
    zone_map = read(tiled(group))
    assert zone_map.bounds == (10, 20, 210, 120)
    assert zone_map.adjacent == (("A", "B"),)


def test_a_slanted_rectangle_turns_clockwise() -> None:
    zones = layer("zones", thing("A", "zone", x=0, y=0, width=1000, height=500, rotation=30))
    x0, y0, x1, y1 = read(tiled(zones)).bounds
    assert (x0, y0, x1, y1) == (-250, 0, 866, 933)


def test_snap_divides_pixels_into_units() -> None:
    assert read(two_rooms(props={"snap": 0.1})).bounds == (0, 0, 2000, 1000)
    assert read(two_rooms(props={"snap": 2})).bounds == (0, 0, 100, 50)


def test_class_and_dictionaries_of_old_versions_are_read() -> None:
    zone = thing("hall", "", polygon=square(0, 0)) | {"class": "zone"}
    zone["properties"] = {"letter": "A", "red": True}
    tree = tiled(layer("zones", zone)) | {"properties": {"format": "solitarium-map/1"}}
    zone_map, problems = read_tmj(as_tmj(tree), "old.tmj")
    assert problems == ()
    assert zone_map is not None
    assert (zone_map.start, zone_map.zones["hall"].red) == ("hall", True)


def test_AZ_030_an_empty_letter_means_none() -> None:
    zones = layer("zones", thing("A", "zone", polygon=square(0, 0), props={"letter": ""}))
    assert read(tiled(zones)).zones["A"].letter is None


def test_a_wall_may_be_a_polygon_and_walls_need_no_type() -> None:
    pillar = thing("", "", polygon=[(40, 40), (60, 40), (60, 60), (40, 60)])
    zone_map = read(two_rooms(layer("walls", pillar)))
    assert ((40, 40), (40, 60)) in zone_map.walls


def test_a_round_trip_of_titles_in_other_scripts() -> None:
    for title in ("Cámara fría", "冷蔵庫", "مخزن", "🧊"):
        zones = layer("zones", thing("A", "zone", polygon=square(0, 0), props={"title": title}))
        assert read(tiled(zones)).zones["A"].title == title


def test_six_significant_digits_still_weld() -> None:
    """TMX writes 333333 for a third of a million; the neighbour's corner may differ by a unit."""
    zones = layer(
        "zones",
        thing("A", "zone", polygon=[(0, 0), (333.333, 0), (333.333, 500), (0, 500)]),
        thing("B", "zone", polygon=[(333.3342, 0), (900, 0), (900, 500), (333.334, 500)]),
    )
    assert read(tiled(zones, props={"snap": 0.001})).adjacent == (("A", "B"),)


def test_warnings_of_the_sample(quay: ZoneMap) -> None:
    assert {problem.code for problem in checks.warnings(quay, "quay.tmj")} == {
        "map.blind_neighbours"
    }


def test_a_unknown_layer_is_a_warning_with_the_nearest_name() -> None:
    zone_map, problems = read_tmj(as_tmj(two_rooms(layer("wall"))), "test.tmj")
    assert zone_map is not None
    assert [(p.code, p.severity, p.facts["nearest"]) for p in problems] == [
        ("map.layer_unknown", "warning", "walls")
    ]


def test_properties_are_written_as_tiled_does() -> None:
    assert properties({"red": True}) == [{"name": "red", "type": "bool", "value": True}]
