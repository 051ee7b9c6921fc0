"""Every code of a map's problems: what brings it about, and that it is the only one."""

import re
from pathlib import Path
from typing import Any

import pytest

import desktop.atlas
from desktop.atlas import checks
from desktop.atlas.tmj import read_tmj
from desktop.atlas.zone_map import ZoneMap, build_map
from desktop.rules.kernel.errors import Problem
from tests.atlas.drawing_board import as_tmj, layer, row, square, thing, tiled, two_rooms

Tree = dict[str, Any]
CODE = re.compile(r"map\.[a-z0-9_]+")
ROOM = [(0, 0), (100, 0), (100, 100), (0, 100)]


def rooms(*more: Tree, **props: Any) -> Tree:
    """Zone A, further objects in the layer of zones, and properties of the map."""
    return tiled(layer("zones", thing("A", "zone", polygon=ROOM), *more), props=props)


def many(count: int) -> list[Tree]:
    """A long row of zones, with names that are no letters."""
    return [thing(f"z{i}", "zone", polygon=square(100 + 10 * i, 0, 10)) for i in range(count)]


BAD: dict[str, Tree] = {
    "map.not_tiled": {"type": "tileset"},
    "map.format": two_rooms() | {"properties": []},
    "map.orientation": two_rooms(orientation="isometric"),
    "map.snap": two_rooms(props={"snap": 0}),
    "map.external": two_rooms(tilesets=[{"firstgid": 1, "source": "../walls.tsx"}]),
    "map.picture": two_rooms({"type": "imagelayer", "name": "x", "image": "../paper.png"}),
    "map.two_pictures": two_rooms(
        *[{"type": "imagelayer", "name": "x", "image": f"{name}.png"} for name in "ab"]
    ),
    "map.layer_broken": two_rooms({"type": "objectgroup", "name": "walls", "objects": 7}),
    "map.layer_unknown": two_rooms(layer("notes", thing("idea"))),
    "map.no_zones": tiled(layer("zones")),
    "map.object_broken": two_rooms(layer("walls", thing("w", "wall", x="left"))),
    "map.object_shape": rooms(thing("B", "zone", ellipse=True, width=9, height=9)),
    "map.object_type": rooms(thing("B", "room", polygon=square(100, 0))),
    "map.property": rooms(thing("B", "zone", polygon=square(100, 0), props={"red": "yes"})),
    "map.out_of_range": rooms(thing("B", "zone", polygon=square(100_001, 0))),
    "map.too_many_points": rooms(thing("B", "zone", polygon=[(i, i * i) for i in range(501)])),
    "map.too_many_zones": rooms(*many(500)),
    "map.text": two_rooms(layer("props", thing("x" * 201, point=True))),
    "map.zone_name": rooms(thing("", "zone", polygon=square(100, 0))),
    "map.double_id": rooms(thing("A", "zone", polygon=square(100, 0))),
    "map.letter": rooms(thing("hall", "zone", polygon=square(100, 0), props={"letter": "a"})),
    "map.double_letter": rooms(thing("b", "zone", polygon=square(100, 0), props={"letter": "A"})),
    "map.double_centre": two_rooms(
        layer("centres", *[thing("A", x=50, y=40, point=True)] * 2),
    ),
    "map.unknown_zone": two_rooms(layer("links", thing("", props={"from": "A", "to": "Z"}))),
    "map.link_to_itself": two_rooms(layer("links", thing("", props={"from": "A", "to": "A"}))),
    "map.passage_points": two_rooms(
        layer("passages", thing("", "door", polyline=[(100, 0), (100, 20), (100, 40)]))
    ),
    "map.passage_too_short": two_rooms(
        layer("passages", thing("", "door", polyline=[(100, 20), (100, 21)]))
    ),
    "map.passage_nowhere": two_rooms(
        layer("passages", thing("", "door", polyline=[(50, 20), (50, 40)]))
    ),
    "map.padlock_nowhere": two_rooms(layer("props", thing("", "padlock", point=True, x=900))),
    "map.centre_outside": two_rooms(layer("centres", thing("A", point=True, x=150, y=50))),
    "map.zone_invalid": rooms(
        thing("B", "zone", polygon=[(100, 0), (200, 100), (200, 0), (100, 100)])
    ),
    "map.zone_vanished": rooms(thing("B", "zone", polygon=[(100, 0), (100.4, 0), (100, 90)])),
    "map.zone_overlap": rooms(thing("B", "zone", polygon=square(90, 0))),
    "map.no_start": two_rooms(props={"start": "Q"}),
    "map.several_starts": rooms(
        thing("b", "zone", polygon=square(100, 0), props={"letter": "B"}),
        thing("B", "zone", polygon=square(200, 0), props={"letter": ""}),
        start="B",
    ),
    "map.unreachable": rooms(thing("B", "zone", polygon=square(200, 0))),
}


def problems_of(tree: Tree) -> tuple[Problem, ...]:
    return read_tmj(as_tmj(tree), "test.tmj")[1]


@pytest.mark.parametrize("code", BAD)
def test_each_error_is_told_with_its_code(code: str) -> None:
    problems = problems_of(BAD[code])
    assert code in [problem.code for problem in problems]
    assert {problem.file for problem in problems} == {"test.tmj"}
    follows = {"map.several_starts", "map.no_zones", "map.unreachable", "map.no_start"}
    assert {problem.code for problem in problems} <= {code} | follows


@pytest.mark.parametrize("code", BAD)
def test_each_error_has_the_facts_that_are_promised(code: str) -> None:
    promised = re.search(re.escape(code) + r" \{([^}]*)\}", str(checks.__doc__))
    assert promised is not None
    wanted = {name for name in promised[1].split(", ") if name}
    problem = next(problem for problem in problems_of(BAD[code]) if problem.code == code)
    assert set(problem.facts) == wanted
    assert all(isinstance(value, str) for value in problem.facts.values())


def test_the_object_is_named_by_layer_name_and_number() -> None:
    tree = rooms(thing("cellar", "zone", id=12, ellipse=True, width=9, height=9))
    (problem,) = problems_of(tree)
    assert problem.place == "zones/cellar #12"
    assert problem.facts == {
        "object": "cellar",
        "found": "ellipse",
        "wanted": "polygon, rectangle",
    }


@pytest.mark.parametrize(
    ("shape", "found"),
    [
        ({"ellipse": True, "width": 5, "height": 5}, "ellipse"),
        ({"capsule": True, "width": 5, "height": 5}, "capsule"),
        ({"point": True}, "point"),
        ({"gid": 3, "width": 5, "height": 5}, "tile"),
        ({"template": "door.tx"}, "template"),
        ({"polyline": [(0, 0), (9, 9)]}, "polyline"),
        ({"text": {"text": "hall"}, "width": 5, "height": 5}, "text"),
    ],
)
def test_only_polygons_and_rectangles_are_zones(shape: Tree, found: str) -> None:
    (problem,) = problems_of(rooms(thing("B", "zone", **shape)))
    assert (problem.code, problem.facts["found"]) == ("map.object_shape", found)


def test_a_picture_stays_in_the_folder() -> None:
    for image in ("../x.png", "/etc/x.png", "C:/x.png", "x.svg", "a/../b.png", "http://h/x.png"):
        tree = two_rooms({"type": "imagelayer", "name": "x", "image": image})
        assert [problem.code for problem in problems_of(tree)] == ["map.picture"], image


def test_all_problems_are_told_at_once() -> None:
    tree = rooms(
        thing("A", "zone", polygon=square(300, 0)),
        thing("b", "zone", ellipse=True, width=4, height=4),
        thing("C", "zone", polygon=square(500, 0)),
        start="Q",
    )
    codes = [problem.code for problem in problems_of(tree)]
    assert codes == ["map.double_id", "map.object_shape", "map.no_start"]


def test_a_map_with_errors_is_still_shown_as_far_as_it_is_sound() -> None:
    zone_map, problems = read_tmj(as_tmj(BAD["map.zone_invalid"]), "test.tmj")
    assert zone_map is not None
    assert list(zone_map.zones) == ["A"]
    (problem,) = problems
    assert (problem.facts["x"], problem.facts["y"]) == ("150", "50")


def test_too_many_problems_are_counted() -> None:
    walls = [thing("", "fence", polyline=[(0, 0), (9, 9)]) for _ in range(400)]
    problems = problems_of(two_rooms(layer("walls", *walls)))
    assert len(problems) == 301
    assert problems[-1].code == "map.more_problems"
    assert problems[-1].facts == {"count": "100"}


def test_places_are_told_in_pixels() -> None:
    tree = BAD["map.zone_overlap"] | {"properties": two_rooms(props={"snap": 0.5})["properties"]}
    problem = next(p for p in problems_of(tree) if p.code == "map.zone_overlap")
    assert 90 < float(problem.facts["x"]) < 100


def test_three_owners_of_a_border() -> None:
    """Only overlapping zones can share a border three times; both are told."""
    tree = rooms(
        thing("B", "zone", polygon=square(100, 0)),
        thing("c", "zone", polygon=square(100, 0)),
    )
    codes = {problem.code for problem in problems_of(tree)}
    assert codes >= {"map.zone_overlap", "map.border_of_three"}


def hall(**more: Any) -> ZoneMap:
    return build_map({"A": square(0, 0, 1000), "B": square(1000, 0, 1000)}, **more)


WHITE: ZoneMap = row("AB")
WALL = [(1000, 0), (1000, 1000)]
WARNED: dict[str, ZoneMap] = {
    "map.narrow_gap": build_map(
        {
            "A": [(0, 0), (1000, 0), (1000, 1000), (0, 1000)],
            "B": [(1000, 0), (2000, 0), (2000, 1000), (1000, 1000), (1008, 500)],
        }
    ),
    "map.sliver": build_map(
        {
            "A": square(0, 0, 1000),
            "b": [(1000, 0), (1010, 0), (1010, 1000), (1000, 1000)],
            "C": square(1010, 0, 1000),
        }
    ),
    "map.red_without_letter": build_map({"hall": ROOM}, red=["hall"]),
    "map.narrow_passage": hall(
        walls=[WALL],
        passages=[
            ("door", ((1000, 100), (1000, 110))),
            ("door", ((1000, 400), (1000, 600))),
            ("door", ((1000, 700), (1000, 900))),
        ],
    ),
    "map.passage_on_white": hall(passages=[("door", ((1000, 400), (1000, 600)))]),
    "map.passage_to_void": hall(passages=[("window", ((0, 400), (0, 600)))]),
    "map.loose_wall": hall(walls=[[(200, 0), (200, 300)]]),
    "map.doubled_wall": hall(
        walls=[WALL, WALL[::-1]], passages=[("door", ((1000, 400), (1000, 600)))]
    ),
    "map.centre_guessed": build_map(
        {"A": [(0, 0), (900, 0), (900, 900), (800, 900), (800, 100), (0, 100)]}
    ),
    "map.centre_near_wall": hall(walls=[[(0, 501), (1000, 501)]]),
    "map.sight_near_wall": hall(walls=[[(1000, 0), (1000, 499)]]),
    "map.blind_neighbours": hall(walls=[[(1000, 0), (1000, 700)]]),
    "map.many_zones": build_map({f"z{i}": square(100 * i, 0) for i in range(401)}),
    "map.many_walls": build_map(
        {"A": square(0, 0, 20_000)}, [[(3 * i + 5, 10), (3 * i + 5, 20)] for i in range(5001)]
    ),
}


@pytest.mark.parametrize("code", WARNED)
def test_each_warning_is_given_with_its_facts(code: str) -> None:
    found = checks.warnings(WARNED[code], "test.tmj")
    assert code in {problem.code for problem in found}
    problem = next(problem for problem in found if problem.code == code)
    promised = re.search(re.escape(code) + r" \{([^}]*)\}", str(checks.__doc__))
    assert promised is not None
    assert set(problem.facts) == set(promised[1].split(", "))
    assert problem.severity == "warning"


def test_a_clean_map_has_no_warning() -> None:
    clean = hall(walls=[WALL], passages=[("door", ((1000, 400), (1000, 600)))])
    assert checks.warnings(clean, "test.tmj") == ()
    assert checks.warnings(WHITE, "test.tmj") == ()


@pytest.mark.parametrize("code", ["map.sight_near_wall", "map.centre_near_wall"])
def test_three_units_away_is_far_enough(code: str) -> None:
    zone_map = hall(walls=[[(1000, 0), (1000, 497)], [(0, 503), (1000, 503)]])
    assert code not in {problem.code for problem in checks.warnings(zone_map, "test.tmj")}


FILES = {
    "map.too_large",
    "map.not_utf8",
    "map.not_json",
    "map.not_xml",
    "map.doubled_key",
    "map.not_finite",
    "map.huge_number",
    "map.too_deep",
    "map.lone_surrogate",
    "map.doctype",
    "map.tangled",
    "map.more_problems",
    "map.border_of_three",
}


def test_every_code_is_listed_once_and_has_a_test() -> None:
    listed = CODE.findall(str(checks.__doc__))
    assert len(listed) == len(set(listed))
    folder = Path(desktop.atlas.__file__).parent
    texts = [path.read_text() for path in folder.glob("*.py") if path.name != "checks.py"]
    texts.append(Path(checks.__file__).read_text().replace(str(checks.__doc__), ""))
    used = {code for text in texts for code in re.findall(r'"(map\.[a-z0-9_]+)"', text)}
    assert used == set(listed)
    assert used == BAD.keys() | WARNED.keys() | FILES
