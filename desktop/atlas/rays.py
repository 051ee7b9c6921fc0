"""Who sees any point of whom: exact rays through every gap between corners (Q-106 b).

From a centre, the order in which zones are met can only change at a corner. So one ray between each
two neighbouring directions to corners tells everything that walls allow; rays through the corners
themselves matter only where they slip between two padlocked zones. A zone is seen when its open
inside is met before anything black and before the open inside of a padlocked zone.
"""

from collections.abc import Iterable
from fractions import Fraction
from functools import cmp_to_key
from itertools import pairwise
from math import gcd, lcm

import numpy as np
import numpy.typing as npt
import shapely

from desktop.atlas.lattice import REACH, Point, Segment, at, cross, enters, on_segment, touch
from desktop.atlas.parts import ZoneMap

Seen = dict[str, frozenset[str]]
Way = tuple[str, ...]
Numbers = npt.NDArray[np.int64]
Place = tuple[Fraction | int, Fraction | int]

CHUNK = 128
MOST = 2**31  # a ray longer than this could overflow 64 bits in a product
NEAR = 1e-9  # two places nearer than this, as fractions of the ray, are compared exactly


class Rays:
    """The rays from the centres of one map; the zones met on them are kept."""

    def __init__(self, zone_map: ZoneMap, black: Iterable[Segment]) -> None:
        """`black` are the segments that cut a ray, ends included."""
        self._zones = zone_map.zones
        self._edges = list(zone_map.borders)
        self._owners = list(zone_map.borders.values())
        self._black = list(black)
        self._all = np.array([*self._edges, *self._black], dtype=np.int64).reshape(-1, 2, 2)
        ends: set[Place] = {end for part in (*self._edges, *self._black) for end in part}
        self._corners = ends | _crossings(self._edges, self._black)
        self._ways: dict[str, frozenset[Way]] = {}

    def seen(self, padlocks: frozenset[str]) -> Seen:
        """For every zone the zones of which it sees some point; not symmetric."""
        return {zone: frozenset(self._seen_from(zone, padlocks)) for zone in self._zones}

    def _seen_from(self, zone: str, padlocks: frozenset[str]) -> set[str]:
        seen: set[str] = set()
        for way in self.ways(zone):
            for met in way:
                if met in padlocks:
                    break
                seen.add(met)
        return seen - {zone}

    def ways(self, zone: str) -> frozenset[Way]:
        """The zones met along each ray from the zone's centre until black, without repeats."""
        if zone not in self._ways:
            self._ways[zone] = self._cast(zone)
        return self._ways[zone]

    def _cast(self, zone: str) -> frozenset[Way]:
        centre = self._zones[zone].centre
        if any(on_segment(centre, wall) for wall in self._black):
            return frozenset({(zone,)})
        corners = _directions(centre, self._corners)
        between = [(a[0] + b[0], a[1] + b[1]) for a, b in pairwise([*corners, corners[0]])]
        ways = self._generic(zone, between)
        found = set(ways)
        for index, corner in enumerate(corners):
            left, right = ways[index - 1], ways[index]
            slip = tuple(met for met in left if met in right)
            if slip not in (left[: len(slip)], right[: len(slip)]):
                found.add(self._through_corner(centre, corner, slip))
        return frozenset(found)

    def _through_corner(self, centre: Point, corner: Point, zones: Way) -> Way:
        """Which of the zones a ray through a corner meets, in turn, before anything black."""
        stretch = REACH * 4 // max(abs(corner[0]), abs(corner[1]), 1) + 1
        line = centre, (centre[0] + corner[0] * stretch, centre[1] + corner[1] * stretch)
        stops = [t for wall in self._black if (t := touch(line, wall)) is not None]
        limit = min(stops, default=Fraction(2))
        met = ((enters(line, self._zones[zone].edges()), zone) for zone in zones)
        entered = sorted((t, zones.index(zone), zone) for t, zone in met if t is not None)
        return tuple(zone for t, _, zone in entered if t < limit)

    def _generic(self, zone: str, rays: list[Point]) -> list[Way]:
        """The ways along rays that meet no corner."""
        centre = np.array(self._zones[zone].centre, dtype=np.int64)
        p, q = self._all[:, 0] - centre, self._all[:, 1] - centre
        area = p[:, 0] * q[:, 1] - p[:, 1] * q[:, 0]
        ways: list[Way] = []
        for start in range(0, len(rays), CHUNK):
            part = rays[start : start + CHUNK]
            huge = any(max(abs(x), abs(y)) > MOST for x, y in part)
            to_p, to_q = _sides(part, p, huge), _sides(part, q, huge)
            met = ((to_p < 0) & (to_q > 0) & (area > 0)) | ((to_p > 0) & (to_q < 0) & (area < 0))
            for row in range(len(part)):
                crossed = np.flatnonzero(met[row])
                ways.append(self._walk(zone, crossed, area, to_p[row], to_q[row]))
        return ways

    def _walk(
        self, zone: str, crossed: npt.NDArray[np.intp], area: Numbers, to_p: Numbers, to_q: Numbers
    ) -> Way:
        """From zone to zone over the crossed borders, nearest first, until something black."""
        away = area[crossed] / (to_q[crossed].astype(float) - to_p[crossed])
        walls = crossed >= len(self._edges)
        limit = away[walls].min() * (1 + NEAR) if walls.any() else np.inf
        near = np.flatnonzero(away <= limit)
        near = near[np.argsort(away[near], kind="stable")]
        order = crossed[near].tolist()
        if (np.diff(away[near]) <= away[near][1:] * NEAR).any():
            exact = {i: Fraction(int(area[i]), int(to_q[i]) - int(to_p[i])) for i in order}
            # at the same place the wall comes before the border that it stands on
            order.sort(key=lambda i: (exact[i], i < len(self._edges)))
        way, here = [zone], zone
        for index in order:
            if index >= len(self._edges):
                break
            names = [name for name in self._owners[index] if name != here]
            here = names[0] if names else ""
            if here and here not in way:
                way.append(here)
        return tuple(way)


def _sides(rays: list[Point], ends: Numbers, huge: bool) -> Numbers:
    """On which side of each ray (row) each end (column) is; whole numbers, of any size if huge."""
    kind = object if huge else np.int64
    ray, end = np.array(rays, dtype=kind), ends.astype(kind)
    sides: Numbers = np.outer(ray[:, 0], end[:, 1]) - np.outer(ray[:, 1], end[:, 0])
    return sides


def _directions(centre: Point, corners: Iterable[Place]) -> list[Point]:
    """The directions from the centre to the corners as whole numbers, each once, going round."""
    found = {_whole(x - centre[0], y - centre[1]) for x, y in corners if (x, y) != centre}
    return sorted(found, key=cmp_to_key(_turn))


def _whole(x: Fraction | int, y: Fraction | int) -> Point:
    """The shortest whole vector in the direction of (x, y)."""
    by = lcm(x.denominator, y.denominator)
    dx, dy = int(x * by), int(y * by)
    step = gcd(dx, dy)
    return dx // step, dy // step


def _turn(a: Point, b: Point) -> int:
    """Order by angle from the positive x axis, exactly."""
    half_a, half_b = a < (0, 0) if a[1] == 0 else a[1] < 0, b < (0, 0) if b[1] == 0 else b[1] < 0
    if half_a != half_b:
        return 1 if half_a else -1
    return a[1] * b[0] - a[0] * b[1]


def _crossings(borders: list[Segment], black: list[Segment]) -> set[Place]:
    """Where a wall crosses a border between their ends: there the nearer of the two changes."""
    if not borders or not black:
        return set()
    lines = [shapely.LineString(wall) for wall in black]
    tree = shapely.STRtree([shapely.LineString(border) for border in borders])
    pairs = tree.query(lines, predicate="intersects")
    found: set[Place] = set()
    for w, b in zip(pairs[0].tolist(), pairs[1].tolist(), strict=True):
        (p, q), (c, d) = black[w], borders[b]
        if cross(c, d, p) * cross(c, d, q) < 0 and cross(p, q, c) * cross(p, q, d) < 0:
            t = touch((p, q), (c, d))
            found |= {at((p, q), t)} if t is not None else set()
    return found
