"""Bad files that must be answered, not survived by luck: refused with one code, or told in full."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.atlas import checks
from desktop.atlas.sight import LosTarget, Sight
from desktop.atlas.tmj import read_tmj
from desktop.atlas.tmx import read_tmx
from desktop.atlas.ways import Ways
from desktop.rules.kernel.errors import Problem
from tests.atlas.drawing_board import HERE, as_tmj, as_tmx, layer, square, thing, tiled, two_rooms

GOOD = as_tmj(two_rooms())
GOOD_XML = as_tmx(two_rooms())
BOMB = (
    '<?xml version="1.0"?><!DOCTYPE map [<!ENTITY a "aaaaaaaa">'
    + "".join(f'<!ENTITY a{i} "{"&a;" * 9}">' for i in range(9))
    + ']><map orientation="orthogonal">&a8;</map>'
)

JSON: list[tuple[str, bytes]] = [
    ("map.too_large", b" " * (8 * 2**20 + 1)),
    ("map.not_utf8", GOOD.decode().encode("utf-16")),
    ("map.not_utf8", '{"type": "caf\u00e9"}'.encode("latin-1")),
    ("map.not_utf8", GOOD.replace(b"zone", b"zo\0e")),
    ("map.not_utf8", b"\xef\xbb\xbf" + GOOD),
    ("map.not_json", b""),
    ("map.not_json", GOOD[:-9]),
    ("map.not_json", b"type: map\nlayers: no\n"),
    ("map.not_json", b"\x80\x04\x95\x0b".replace(b"\x80", b"c").replace(b"\x95", b"o")),
    ("map.not_json", GOOD + b"{}"),
    ("map.doubled_key", b'{"type": "map", "type": "map", "layers": []}'),
    ("map.doubled_key", GOOD.replace(b'"x": 0, "y": 0', b'"x": 0, "x": 1, "y": 0', 1)),
    ("map.not_finite", GOOD.replace(b'"x": 0', b'"x": NaN', 1)),
    ("map.not_finite", GOOD.replace(b'"x": 0', b'"x": -Infinity', 1)),
    ("map.not_finite", GOOD.replace(b'"x": 0', b'"x": 1e999', 1)),
    ("map.huge_number", GOOD.replace(b'"x": 0', b'"x": ' + b"9" * 5000, 1)),
    ("map.too_deep", b"[" * 65 + b"]" * 65),
    ("map.too_deep", b"[" * 100_000 + b"]" * 100_000),
    ("map.too_deep", b'{"a":' * 100_000 + b"1" + b"}" * 100_000),
    ("map.lone_surrogate", GOOD.replace(b'"zones"', b'"\\ud800"')),
    ("map.not_tiled", b"[]"),
    ("map.not_tiled", b"null"),
    ("map.not_tiled", b'{"type": "map"}'),
    ("map.not_tiled", b'{"type": "map", "orientation": "orthogonal", "layers": {}}'),
]
XML: list[tuple[str, bytes]] = [
    ("map.too_large", b" " * (8 * 2**20 + 1)),
    ("map.not_utf8", GOOD_XML.decode().encode("utf-16")),
    ("map.not_xml", b""),
    ("map.not_xml", GOOD_XML[:-9]),
    ("map.not_xml", GOOD_XML.replace(b'x="0"', b'x="0" x="1"', 1)),
    ("map.not_xml", b"<map>&nbsp;</map>"),
    ("map.doctype", BOMB.encode()),
    ("map.doctype", b'<!DOCTYPE map SYSTEM "file:///etc/passwd"><map/>'),
    ("map.too_deep", b"<group>" * 100_000),
    ("map.not_tiled", b"<tileset/>"),
    ("map.format", b'<map orientation="orthogonal"/>'),
]


@pytest.mark.parametrize(("code", "data"), JSON, ids=lambda value: str(value)[:40])
def test_bad_json_is_refused_with_its_reason(code: str, data: bytes) -> None:
    zone_map, problems = read_tmj(data, "bad.tmj")
    assert zone_map is None
    assert [problem.code for problem in problems] == [code]


@pytest.mark.parametrize(("code", "data"), XML, ids=lambda value: str(value)[:40])
def test_bad_xml_is_refused_with_its_reason(code: str, data: bytes) -> None:
    zone_map, problems = read_tmx(data, "bad.tmx")
    assert zone_map is None
    assert [problem.code for problem in problems] == [code]


def test_a_declared_encoding_is_no_way_round() -> None:
    data = GOOD_XML.replace(b"UTF-8", b"UTF-7")
    zone_map, problems = read_tmx(data, "odd.tmx")
    assert (zone_map is None) is bool(problems)


def codes(tree: dict[str, Any]) -> list[str]:
    from_json = read_tmj(as_tmj(tree), "x")[1]
    assert from_json == read_tmx(as_tmx(tree), "x")[1]
    return [problem.code for problem in from_json]


@pytest.mark.parametrize("value", [1e300, -1e300, 1e5 + 1, 10**24])
def test_far_away_places_are_refused(value: float) -> None:
    zone = thing("B", "zone", polygon=[(100, 0), (value, 0), (200, 100)])
    assert codes(two_rooms(layer("zones", zone))) == ["map.out_of_range"]
    wall = thing("", "wall", x=value, polyline=[(0, 0), (9, 9)])
    assert codes(two_rooms(layer("walls", wall))) == ["map.out_of_range"]


def test_coordinates_beyond_the_lattice_are_refused() -> None:
    """At the finest snap the farthest pixel is still on the lattice; no finer one is allowed."""
    assert "map.snap" in codes(two_rooms(props={"snap": 0.0001}))
    far = layer("walls", thing("", "wall", polyline=[(0, 0), (99_999, 0)]))
    assert codes(two_rooms(far, props={"snap": 0.001})) == []


def test_a_million_points_are_counted_not_welded() -> None:
    ring = [(i % 1000, i // 1000) for i in range(200_000)]
    tree = two_rooms(layer("walls", thing("", "wall", polyline=ring)))
    (problem,) = read_tmj(as_tmj(tree), "x")[1]
    assert (problem.code, problem.facts["count"]) == ("map.too_many_points", "200000")


def test_very_many_objects_are_bounded_together() -> None:
    walls = [thing("", "wall", polyline=[(0, i), (9, i)] * 200) for i in range(200)]
    _, problems = read_tmj(as_tmj(two_rooms(layer("walls", *walls))), "x")
    assert "map.too_many_points" in [problem.code for problem in problems]


def test_a_web_of_near_lines_is_refused_not_endured() -> None:
    """5,000 walls along one line, each with an end between those of all the others."""
    walls = [thing("", "wall", polyline=[(i * 3, 0), (60_000 - i * 3, 0)]) for i in range(5_000)]
    zones = layer("zones", thing("A", "zone", polygon=square(0, 0, 60_000)))
    (problem,) = read_tmj(as_tmj(tiled(zones, layer("walls", *walls))), "x")[1]
    assert problem.code == "map.tangled"


@pytest.mark.parametrize(
    "name",
    ["x" * 10_000, "a\u202eb", "a\nb", " A", "a\x1b[31m"],
    ids=["long", "bidi", "newline", "space", "escape"],
)
def test_odd_names_are_refused_and_shown_escaped(name: str) -> None:
    tree = two_rooms(layer("zones", thing(name, "zone", polygon=square(200, 0))))
    (problem,) = read_tmj(as_tmj(tree), "x")[1]
    assert problem.code == "map.zone_name"
    assert len(problem.place) < 120
    assert problem.place.isprintable()
    assert all(fact.isprintable() for fact in problem.facts.values())


@pytest.mark.parametrize("title", ['<img src="file:///etc/passwd">', "//host/x", "مرحبا", "🜁🜂🜃🜄"])
def test_titles_are_text_whatever_they_say(title: str) -> None:
    zone = thing("C", "zone", polygon=square(200, 0), props={"title": title})
    zone_map, problems = read_tmj(as_tmj(two_rooms(layer("zones", zone))), "x")
    assert problems == ()
    assert zone_map is not None
    assert zone_map.zones["C"].title == title


WRONG: list[Any] = [None, True, 7, -1.5, "x", [], {}, [[]], [{"x": 1}], {"a": 1}]


@pytest.mark.parametrize("value", WRONG, ids=str)
@pytest.mark.parametrize(
    "key", ["x", "name", "type", "polygon", "polyline", "properties", "text", "rotation", "gid"]
)
def test_a_wrong_value_anywhere_in_an_object_never_raises(key: str, value: Any) -> None:
    for name in ("zones", "walls", "passages", "centres", "links", "props"):
        tree = two_rooms(layer(name, thing("C", "door", polygon=square(200, 0)) | {key: value}))
        _, problems = read_tmj(as_tmj(tree), "x")
        assert all(isinstance(problem, Problem) for problem in problems)


@pytest.mark.parametrize("value", WRONG, ids=str)
@pytest.mark.parametrize("key", ["type", "orientation", "layers", "properties", "tilesets"])
def test_a_wrong_value_in_the_map_never_raises(key: str, value: Any) -> None:
    zone_map, problems = read_tmj(as_tmj(two_rooms() | {key: value}), "x")
    assert zone_map is not None or problems


@pytest.mark.parametrize("value", WRONG, ids=str)
@pytest.mark.parametrize("key", ["snap", "start", "format"])
def test_a_wrong_property_never_raises(key: str, value: Any) -> None:
    tree = two_rooms()
    kept = [entry for entry in tree["properties"] if entry["name"] != key]
    tree["properties"] = [*kept, {"name": key, "type": "odd", "value": value}]
    zone_map, problems = read_tmj(as_tmj(tree), "x")
    assert zone_map is not None or problems


QUAY = (HERE / "quay.tmj").read_bytes(), (HERE / "quay.tmx").read_bytes()


@given(st.integers(0, 1), st.integers(0, 6000), st.binary(min_size=1, max_size=3))
@settings(deadline=None, max_examples=150)
def test_damaged_bytes_never_raise(form: int, at: int, noise: bytes) -> None:
    good = QUAY[form]
    at %= len(good)
    damaged = good[:at] + noise + good[at + len(noise) :]
    read = (read_tmj, read_tmx)[form]
    zone_map, problems = read(damaged, "damaged")
    assert zone_map is not None or problems
    assert json.dumps([problem.facts for problem in problems])


spots = st.tuples(st.integers(0, 14), st.integers(0, 14))
chains = st.lists(spots, min_size=1, max_size=6)


@given(
    st.lists(chains, max_size=5),
    st.lists(chains, max_size=4),
    st.lists(st.tuples(st.sampled_from(["door", "window", "open"]), spots, spots), max_size=4),
    st.lists(spots, max_size=3),
)
@settings(deadline=None, max_examples=150)
def test_scribbles_never_raise(
    zones: list[list[tuple[int, int]]],
    walls: list[list[tuple[int, int]]],
    doors: list[tuple[str, tuple[int, int], tuple[int, int]]],
    dots: list[tuple[int, int]],
) -> None:
    """Whatever is drawn is told or becomes a map, on which everything can be asked."""
    tree = tiled(
        layer("zones", *[thing("ABCDE"[i], "zone", polygon=z) for i, z in enumerate(zones)]),
        layer("walls", *[thing("", "wall", polyline=wall) for wall in walls]),
        layer("passages", *[thing("", kind, polyline=[a, b]) for kind, a, b in doors]),
        layer("centres", *[thing("ABC"[i], x=x, y=y, point=True) for i, (x, y) in enumerate(dots)]),
        layer("props", *[thing("", "padlock", x=x, y=y, point=True) for x, y in dots]),
    )
    zone_map, problems = read_tmj(as_tmj(tree), "x")
    assert zone_map is not None or problems
    if zone_map is None:
        return
    checks.warnings(zone_map, "x")
    ways = Ways(zone_map)
    targets: tuple[LosTarget, ...] = ("centre", "any_point")
    for target in targets:
        sight = Sight(zone_map, target, "side")
        for a in zone_map.zones:
            ways.distances(a, zone_map.padlocks)
            for b in zone_map.zones:
                sight.look(a, b, zone_map.padlocks)
