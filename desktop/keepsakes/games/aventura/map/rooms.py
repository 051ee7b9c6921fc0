"""Ways inside a room: the shortest line between two places that keeps off the walls."""

from __future__ import annotations

import heapq
import math
from collections.abc import Sequence

import numpy as np
import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

Spot = tuple[float, float]
_OFF_WALLS = (7.5, 5.0, 3.0, 1.0)
_SLACK = 0.6
_CORNERS = 90


def way_in(room: Polygon, start: Spot, end: Spot) -> list[Spot]:
    """The places that a way through a room turns at, both ends included."""
    for air in _OFF_WALLS:
        inner = room.buffer(-air, join_style="mitre")
        if inner.is_empty or not _reaches(inner, air, start, end):
            continue
        free = shapely.union_all(
            [
                inner.buffer(_SLACK),
                *(shapely.Point(spot).buffer(air + 1.5) for spot in (start, end)),
            ]
        )
        shapely.prepare(free)
        if shapely.covers(free, LineString([start, end])):
            return [start, end]
        found = _around(free, inner, start, end)
        if found:
            return found
    return [start, end]


def _reaches(inner: BaseGeometry, air: float, *spots: Spot) -> bool:
    """Whether one piece of the room comes near to all these places."""
    return any(
        all(shapely.distance(part, shapely.Point(spot)) <= air + 1.0 for spot in spots)
        for part in shapely.get_parts(inner)
    )


def _around(free: BaseGeometry, inner: BaseGeometry, start: Spot, end: Spot) -> list[Spot]:
    """The shortest line over the corners of the room; nothing where there is none."""
    corners = shapely.get_coordinates(inner.simplify(1.0))[:_CORNERS]
    spots = np.vstack([[start], [end], corners])
    count = len(spots)
    first, second = np.triu_indices(count, 1)
    lines = shapely.linestrings(np.stack([spots[first], spots[second]], axis=1))
    clear = shapely.covers(free, lines)
    ways: list[list[tuple[int, float]]] = [[] for _ in range(count)]
    for a, b in zip(first[clear].tolist(), second[clear].tolist(), strict=True):
        far = math.dist(spots[a], spots[b])
        ways[a].append((b, far))
        ways[b].append((a, far))
    return [(float(spots[n][0]), float(spots[n][1])) for n in _shortest(ways, 0, 1)]


def _shortest(ways: Sequence[Sequence[tuple[int, float]]], start: int, end: int) -> list[int]:
    best = {start: 0.0}
    before: dict[int, int] = {}
    rim = [(0.0, start)]
    while rim:
        far, here = heapq.heappop(rim)
        if here == end:
            break
        if far > best[here]:
            continue
        for there, step in ways[here]:
            if far + step < best.get(there, math.inf):
                best[there], before[there] = far + step, here
                heapq.heappush(rim, (far + step, there))
    if end not in best:
        return []
    found = [end]
    while found[-1] != start:
        found.append(before[found[-1]])
    return found[::-1]
