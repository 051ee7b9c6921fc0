"""Random small maps for hypothesis: merged cells, slanted, with walls, doors, void and padlocks."""

from collections.abc import Iterable
from itertools import pairwise
from math import gcd

from hypothesis import assume
from hypothesis import strategies as st
from shapely import Polygon, box, union_all

from desktop.atlas.draft import DraftPassage
from desktop.atlas.zone_map import Point, ZoneMap, build_map
from desktop.rules.kernel.errors import Unreadable


@st.composite
def zone_maps(draw: st.DrawFn, cells: int = 3) -> tuple[ZoneMap, frozenset[str]]:
    """A map of at most cells x cells zones, and the zones under padlocks."""
    steps = st.lists(st.integers(3, 12), min_size=2, max_size=cells)
    xs, ys = _sums(draw(steps)), _sums(draw(steps))
    shapes = _shapes(draw, xs, ys)
    a, b, c, d = draw(st.sampled_from([(2, 0, 0, 2), (2, 1, 0, 2), (3, 1, -1, 2), (2, -1, 1, 3)]))

    def put(ring: Iterable[tuple[float, ...]]) -> list[Point]:
        return [(int(a * x + b * y), int(c * x + d * y)) for x, y in ring]

    spots = st.tuples(st.sampled_from(xs), st.sampled_from(ys))
    free = st.one_of(spots, st.tuples(st.integers(0, xs[-1]), st.integers(0, ys[-1])))
    ends = draw(st.lists(st.tuples(free, free), max_size=5))
    sides = [side for shape in shapes.values() for side in pairwise(shape.exterior.coords)]
    ends += draw(st.lists(st.sampled_from(sides), max_size=6))
    walls = [put(wall) for wall in ends if wall[0] != wall[1]]
    try:
        zone_map = build_map(
            {name: put(shape.exterior.coords[:-1]) for name, shape in shapes.items()},
            walls,
            _doors(draw, walls),
            holes={
                name: [put(ring.coords[:-1]) for ring in shape.interiors]
                for name, shape in shapes.items()
            },
        )
    except Unreadable:
        assume(False)
        raise
    return zone_map, frozenset(draw(st.sets(st.sampled_from(sorted(shapes)), max_size=2)))


def _shapes(draw: st.DrawFn, xs: list[int], ys: list[int]) -> dict[str, Polygon]:
    """The cells of a grid given to zones or to the void; every zone is in one piece."""
    grid = [(i, j) for j in range(len(ys) - 1) for i in range(len(xs) - 1)]
    owners = draw(st.lists(st.sampled_from("ABCDEF."), min_size=len(grid), max_size=len(grid)))
    parts: dict[str, list[Polygon]] = {}
    for (i, j), owner in zip(grid, owners, strict=True):
        if owner != ".":
            parts.setdefault(owner, []).append(box(xs[i], ys[j], xs[i + 1], ys[j + 1]))
    shapes = {name: union_all(boxes) for name, boxes in sorted(parts.items())}
    assume(shapes and all(isinstance(shape, Polygon) for shape in shapes.values()))
    return shapes


def _doors(draw: st.DrawFn, walls: list[list[Point]]) -> list[DraftPassage]:
    """Doors, windows and openings in some of the walls, a few of them not highlighted."""
    chosen = draw(st.lists(st.sampled_from(walls), max_size=4)) if walls else []
    kinds = st.sampled_from(["door", "window", "open"])
    doors = [
        DraftPassage(draw(kinds), _part(draw, (wall[0], wall[1])), draw(st.integers(0, 4)) > 0)
        for wall in chosen
    ]
    return [door for door in doors if door.ends[0] != door.ends[1]]


def _sums(steps: list[int]) -> list[int]:
    return [sum(steps[:count]) for count in range(len(steps) + 1)]


def _part(draw: st.DrawFn, wall: tuple[Point, Point]) -> tuple[Point, Point]:
    """A part of a wall between two of its lattice points, perhaps all of it."""
    (ax, ay), (bx, by) = wall
    count = gcd(bx - ax, by - ay)
    low, high = sorted(draw(st.tuples(st.integers(0, count), st.integers(0, count))))
    sx, sy = (bx - ax) // count, (by - ay) // count
    return (ax + low * sx, ay + low * sy), (ax + high * sx, ay + high * sy)
