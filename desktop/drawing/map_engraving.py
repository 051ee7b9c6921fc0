"""The engraved void around a plan: fading outlines, slanting strokes, weight to the south-east."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator

import msgspec
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

Line = tuple[tuple[float, float], ...]


class Engraving(msgspec.Struct, frozen=True):
    """Lines of the void, in sheet units, with the weight of each group."""

    groups: tuple[tuple[float, tuple[Line, ...]], ...]


def engrave(floor: BaseGeometry, half_wall: float, clear: BaseGeometry, seed: int) -> Engraving:
    """Engrave the void around the floor, sparing `clear` (a compass, a label)."""
    solid = floor.buffer(half_wall, join_style="round", quad_segs=4)
    groups = [
        (weight, tuple(lines(solid.buffer(offset, quad_segs=6).boundary.difference(clear))))
        for offset, weight in OUTLINES
    ]
    groups.append((0.6, tuple(_strokes(solid, clear, random.Random(seed)))))
    groups.append((0.75, tuple(_ticks(solid))))
    return Engraving(tuple(groups))


def lines(shape: BaseGeometry) -> Iterator[Line]:
    """Every line of a geometry, each with at most 200 vertices."""
    if shape.is_empty:
        return
    if shape.geom_type in {"LineString", "LinearRing"}:
        yield simplified(shape)
        return
    if shape.geom_type == "Polygon":
        yield from lines(shape.boundary)
        return
    for part in getattr(shape, "geoms", ()):
        yield from lines(part)


def simplified(line: BaseGeometry) -> Line:
    """The line's points, thinned until at most 200 are left."""
    tolerance = 0.05
    while len(line.coords) > MOST_VERTICES:
        line, tolerance = line.simplify(tolerance), tolerance * 2
    return tuple((x, y) for x, y, *_ in line.coords)


def _slanting(shape: BaseGeometry, step: float) -> LineString | MultiLineString:
    """Rising lines at 45 degrees over a shape's bounds, `step` apart along the x axis."""
    x, y, right, bottom = shape.bounds
    high = bottom - y
    first = math.floor((x - high) / step)
    last = math.ceil((right + high) / step)
    return MultiLineString(
        [((n * step, bottom), (n * step + high, y)) for n in range(first, last + 1)]
    )


def _strokes(solid: BaseGeometry, clear: BaseGeometry, chance: random.Random) -> Iterator[Line]:
    """Short strokes that start at the last outline and run out into the paper."""
    last = OUTLINES[-1][0] + 2.5
    near = solid.buffer(last, quad_segs=6)
    outer = box(*solid.buffer(last + 60).bounds).difference(near).difference(clear)
    for line in lines(_slanting(outer, STROKE_STEP).intersection(outer)):
        yield from _ends(line, near, chance)


def _ends(line: Line, near: BaseGeometry, chance: random.Random) -> Iterator[Line]:
    whole = LineString(line)
    for start, towards in ((line[0], line[-1]), (line[-1], line[0])):
        if near.distance(LineString([start, start]).centroid) > 0.8:
            continue
        share = min(chance.uniform(7, 24) / whole.length, 0.55) if whole.length else 0.0
        end = tuple(a + (b - a) * share for a, b in zip(start, towards, strict=True))
        yield (start, (end[0], end[1]))


def _ticks(solid: BaseGeometry) -> Iterator[Line]:
    """Close ticks in a drop to the south-east: the engraver's weight, and water."""
    drop = unary_union(
        [translate(solid, d, d) for d in (DROP / 4, DROP / 2, DROP * 0.75, DROP)]
    ).difference(solid)
    if drop.is_empty:
        return
    for line in lines(_slanting(drop, TICK_STEP).intersection(drop)):
        if LineString(line).length > 1:
            yield line


def shade(walls: BaseGeometry, floor: BaseGeometry, reach: float = 6.0) -> BaseGeometry:
    """The strip of floor in the shadow of walls to its north and west."""
    steps = int(reach / 0.5)
    swept = unary_union([translate(walls, n * 0.5, n * 0.5) for n in range(1, steps + 1)])
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
