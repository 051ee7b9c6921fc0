"""The engraved void around a plan: fading outlines, slanting strokes, weight to the south-east."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator

import numpy as np
import shapely
from shapely import LineString, MultiLineString, box
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

OUTLINES = ((4.0, 1.0), (9.0, 0.75), (16.0, 0.5), (26.0, 0.35))
"""Offsets outward from the wall's outer edge, with the weight of each line."""

STROKE_STEP = 6.0
TICK_STEP = 3.0
DROP = 8.0
MOST_VERTICES = 200

Dot = tuple[float, float]
Line = tuple[Dot, ...]


def engrave(
    floor: BaseGeometry, half_wall: float, clear: BaseGeometry, seed: int
) -> Iterator[tuple[float, tuple[Line, ...]]]:
    """Engrave the void around the floor, sparing `clear` (a compass, a label).

    Gives groups of lines in sheet units, each with its weight.
    """
    solid = floor.buffer(half_wall, join_style="round", quad_segs=4)
    for offset, weight in OUTLINES:
        around = solid.buffer(offset, quad_segs=6).boundary
        yield weight, tuple(lines(around.difference(clear)))
    yield 0.6, tuple(_strokes(solid, clear, random.Random(seed)))
    yield 0.75, tuple(_ticks(solid))


def lines(shape: BaseGeometry) -> Iterator[Line]:
    """Every line of a geometry and every ring of its areas, each with at most 200 vertices."""
    for line in _open(shape):
        coords = shapely.get_coordinates(line)
        if len(coords) > MOST_VERTICES:
            yield simplified(line)
        elif len(coords):
            yield tuple((x, y) for x, y in coords.tolist())


def _open(shape: BaseGeometry) -> Iterator[BaseGeometry]:
    """The lines of a geometry one by one; areas by their rings, points left out."""
    for part in shapely.get_parts(shape):
        if part.geom_type == "Polygon":
            yield from shapely.get_parts(part.boundary)
        elif part.geom_type in {"LineString", "LinearRing"}:
            yield part


def simplified(line: BaseGeometry) -> Line:
    """The line's points, thinned until at most 200 are left."""
    tolerance = 0.05
    while len(line.coords) > MOST_VERTICES:
        line, tolerance = line.simplify(tolerance), tolerance * 2
    return tuple((x, y) for x, y, *_ in line.coords)


def _slanting(shape: BaseGeometry, step: float) -> MultiLineString:
    """Rising lines at 45 degrees over a shape's bounds, `step` apart along the x axis."""
    x, y, right, bottom = shape.bounds
    high = bottom - y
    feet = np.arange(math.floor((x - high) / step), math.ceil((right + high) / step) + 1) * step
    ends = np.stack(
        [np.column_stack([feet, np.full_like(feet, bottom)]),
         np.column_stack([feet + high, np.full_like(feet, y)])], axis=1,
    )  # fmt: skip
    slanting = shapely.multilinestrings(ends)
    assert isinstance(slanting, MultiLineString)
    return slanting


def _strokes(solid: BaseGeometry, clear: BaseGeometry, chance: random.Random) -> Iterator[Line]:
    """Short strokes that start at the last outline and run out into the paper."""
    last = OUTLINES[-1][0] + 2.5
    near = solid.buffer(last, quad_segs=6)
    left, top, right, bottom = solid.bounds
    far = last + 60
    outer = box(left - far, top - far, right + far, bottom + far).difference(near)
    outer = outer.difference(clear)
    found = list(lines(_slanting(outer, STROKE_STEP).intersection(outer)))
    if not found:
        return
    ends = shapely.points([end for line in found for end in (line[0], line[-1])])
    shapely.prepare(near)
    starts = shapely.dwithin(ends, near, 0.8).tolist()
    for n, (first, *_, other) in enumerate(found):
        length = math.dist(first, other)
        for touching, start, towards in (
            (starts[2 * n], first, other),
            (starts[2 * n + 1], other, first),
        ):
            if touching:
                share = min(chance.uniform(7, 24) / length, 0.55) if length else 0.0
                yield (start, _between(start, towards, share))


def _between(start: Dot, end: Dot, share: float) -> Dot:
    """The point at a share of the way."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _ticks(solid: BaseGeometry) -> Iterator[Line]:
    """Close ticks in a drop to the south-east: the engraver's weight, and water."""
    drop = unary_union(
        [translate(solid, d, d) for d in (DROP / 4, DROP / 2, DROP * 0.75, DROP)]
    ).difference(solid)
    if drop.is_empty:
        return
    for line in lines(_slanting(drop, TICK_STEP).intersection(drop)):
        if math.dist(line[0], line[-1]) > 1:
            yield line


def shade(walls: BaseGeometry, floor: BaseGeometry, reach: float = 6.0) -> BaseGeometry:
    """The strip of floor in the shadow of walls to its north and west."""
    swept, covered, half = translate(walls, 0.5, 0.5), 1, 0.5
    steps = int(reach / half)
    while covered < steps:  # each time the strip is laid behind itself, as far as it goes
        more = min(covered, steps - covered)
        swept = unary_union([swept, translate(swept, more * half, more * half)])
        covered += more
    return swept.difference(walls).intersection(floor)


def planks(
    floor: BaseGeometry, along_y: bool, step: float, chance: random.Random
) -> Iterator[Line]:
    """Boards over a floor: long seams, and a butt joint or two in each row."""
    x, y, right, bottom = floor.bounds
    low, high = (x, right) if along_y else (y, bottom)
    near, far = (y, bottom) if along_y else (x, right)
    at = low + step
    while at < high + step:
        seam = LineString(_turned(along_y, (near - 1, at), (far + 1, at)))
        yield from lines(seam.intersection(floor))
        joint = chance.uniform(near, far)
        butt = LineString(_turned(along_y, (joint, at - step), (joint, at)))
        yield from lines(butt.intersection(floor))
        at += step


def _turned(along_y: bool, *points: tuple[float, float]) -> list[tuple[float, float]]:
    return [(b, a) if along_y else (a, b) for a, b in points]


def union(shapes: Iterable[BaseGeometry]) -> BaseGeometry:
    """One shape of many, with hairline gaps between welded neighbours closed."""
    return unary_union([shape.buffer(0.02, join_style="mitre") for shape in shapes]).buffer(
        -0.02, join_style="mitre"
    )
