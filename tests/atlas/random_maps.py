"""Random small maps for hypothesis: merged cells, slanted, with walls, doors, void and padlocks."""

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
    grid = [(i, j) for j in range(len(ys) - 1) for i in range(len(xs) - 1)]
    owners = draw(st.lists(st.sampled_from("ABCDEF."), min_size=len(grid), max_size=len(grid)))
    parts: dict[str, list[Polygon]] = {}
    for (i, j), owner in zip(grid, owners, strict=True):
        if owner != ".":
            parts.setdefault(owner, []).append(box(xs[i], ys[j], xs[i + 1], ys[j + 1]))
    shapes = {name: union_all(boxes) for name, boxes in sorted(parts.items())}
    assume(shapes and all(isinstance(shape, Polygon) for shape in shapes.values()))
    slant = draw(st.sampled_from([(2, 0, 0, 2), (2, 1, 0, 2), (3, 1, -1, 2), (2, -1, 1, 3)]))

    def put(x: float, y: float) -> Point:
        a, b, c, d = slant
        return int(a * x + b * y), int(c * x + d * y)

    spots = st.tuples(st.sampled_from(xs), st.sampled_from(ys))
    free = st.tuples(st.integers(0, xs[-1]), st.integers(0, ys[-1]))
    ends = draw(st.lists(st.tuples(st.one_of(spots, free), st.one_of(spots, free)), max_size=5))
    walls = [(put(*a), put(*b)) for a, b in ends if a != b]
    sides = [
        (put(*a), put(*b)) for shape in shapes.values() for a, b in pairwise(shape.exterior.coords)
    ]
    walls += draw(st.lists(st.sampled_from(sides), max_size=6))
    doors = [
        DraftPassage(
            draw(st.sampled_from(["door", "window", "open"])),
            _part(draw, wall),
            draw(st.integers(0, 4)) > 0,
        )
        for wall in draw(st.lists(st.sampled_from(walls), max_size=4) if walls else st.just([]))
    ]
    try:
        zone_map = build_map(
            {name: [put(*at) for at in s.exterior.coords[:-1]] for name, s in shapes.items()},
            walls,
            [door for door in doors if door.ends[0] != door.ends[1]],
            holes={
                name: [[put(*at) for at in ring.coords[:-1]] for ring in s.interiors]
                for name, s in shapes.items()
            },
        )
    except Unreadable:
        assume(False)
        raise
    return zone_map, frozenset(draw(st.sets(st.sampled_from(sorted(shapes)), max_size=2)))


def _sums(steps: list[int]) -> list[int]:
    return [sum(steps[:count]) for count in range(len(steps) + 1)]


def _part(draw: st.DrawFn, wall: tuple[Point, Point]) -> tuple[Point, Point]:
    """A part of a wall between two of its lattice points, perhaps all of it."""
    (ax, ay), (bx, by) = wall
    count = gcd(bx - ax, by - ay)
    low, high = sorted(draw(st.tuples(st.integers(0, count), st.integers(0, count))))
    sx, sy = (bx - ax) // count, (by - ay) // count
    return (ax + low * sx, ay + low * sy), (ax + high * sx, ay + high * sy)
