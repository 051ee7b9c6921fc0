"""Weld what was drawn: near points become one, ends are put on lines, lines are split at points."""

from collections.abc import Iterable, Iterator, Sequence

import numpy as np
import shapely

from desktop.atlas.lattice import Point, Segment, cross

Chain = tuple[Point, ...]

MOST_NODES = 400_000  # a map that needs more splits than this is no map
ROUNDS = 5
CHUNK = 64


class TangledError(Exception):
    """The lines of the map need more splits than any real map."""


class Weld:
    """One point for all points within `distance` units; the first come stays."""

    def __init__(self, distance: int) -> None:
        """Distance 0 leaves every point as it is."""
        self.distance = distance
        self._cells: dict[Point, list[Point]] = {}
        self._known: dict[Point, Point] = {}

    def point(self, point: Point) -> Point:
        """The point that stands for this one."""
        if self.distance == 0:
            return point
        if point not in self._known:
            self._known[point] = self._near(point) or self._settle(point)
        return self._known[point]

    def chain(self, points: Iterable[Point]) -> Chain:
        """The chain with its points welded, without steps of length zero."""
        welded: list[Point] = []
        for point in map(self.point, points):
            if not welded or welded[-1] != point:
                welded.append(point)
        return tuple(welded)

    def settled(self, point: Point) -> bool:
        """Whether an earlier point is near enough to stand for this one."""
        return point in self._known or self._near(point) is not None

    def _near(self, point: Point) -> Point | None:
        size, reach = self.distance + 1, self.distance**2
        column, row = point[0] // size, point[1] // size
        near = [
            (gap, other)
            for x in (column - 1, column, column + 1)
            for y in (row - 1, row, row + 1)
            for other in self._cells.get((x, y), ())
            if (gap := (other[0] - point[0]) ** 2 + (other[1] - point[1]) ** 2) <= reach
        ]
        return min(near)[1] if near else None

    def _settle(self, point: Point) -> Point:
        size = self.distance + 1
        self._cells.setdefault((point[0] // size, point[1] // size), []).append(point)
        return point


class Ground:
    """Lines on which the free ends of walls and doors are put."""

    def __init__(self, edges: Sequence[Segment], weld: Weld) -> None:
        """Ends for which the weld already has a point stay with that point."""
        self._edges = edges
        self._weld = weld
        self._tree = shapely.STRtree([shapely.LineString(edge) for edge in edges])

    def settle(self, points: Sequence[Point]) -> Chain:
        """The points welded; those that stand free are first moved onto the nearest line."""
        return self._weld.chain(self._put_on(point) for point in points)

    def _put_on(self, point: Point) -> Point:
        if self._weld.distance == 0 or not self._edges or self._weld.settled(point):
            return point
        near = self._tree.query_nearest(
            shapely.Point(point), max_distance=float(self._weld.distance), all_matches=False
        )
        return _foot(point, self._edges[int(near[0])]) if len(near) else point


def _foot(point: Point, edge: Segment) -> Point:
    """The lattice point next to the foot of the perpendicular, kept between the edge's ends."""
    (ax, ay), (bx, by) = edge
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    along = min(max((point[0] - ax) * dx + (point[1] - ay) * dy, 0), square)
    return ax + _rounded(along * dx, square), ay + _rounded(along * dy, square)


def _rounded(value: int, by: int) -> int:
    return (2 * value + by) // (2 * by)


def split(chains: Sequence[Chain], points: Iterable[Point], distance: int) -> list[Chain]:
    """The chains with every point within the distance of one of their steps put into it.

    Repeated until nothing changes, for a bent step may come near a new point. Raises TangledError.
    """
    dots = sorted(set(points))
    if not dots:
        return list(chains)
    tree = shapely.STRtree([shapely.Point(dot) for dot in dots])
    done = list(chains)
    for _ in range(ROUNDS):
        found = _splits(done, dots, tree, distance)
        if not found:
            break
        done = [_threaded(chain, found.get(index, {})) for index, chain in enumerate(done)]
    return done


def _splits(
    chains: Sequence[Chain], dots: list[Point], tree: shapely.STRtree, distance: int
) -> dict[int, dict[int, list[Point]]]:
    """For each chain and each of its steps, the points that belong into it."""
    steps = [(i, j) for i, chain in enumerate(chains) for j in range(len(chain) - 1)]
    found: dict[int, dict[int, list[Point]]] = {}
    count = 0
    segments = [(chains[i][j], chains[i][j + 1]) for i, j in steps]
    for index, dot in _near_pairs(segments, tree, distance):
        i, j = steps[index]
        if _belongs(dots[dot], segments[index], distance):
            found.setdefault(i, {}).setdefault(j, []).append(dots[dot])
            count += 1
            if count > MOST_NODES:
                raise TangledError
    return found


def _near_pairs(
    steps: list[Segment], tree: shapely.STRtree, distance: int
) -> Iterator[tuple[int, int]]:
    """Pairs (step, point) that may belong together; a wide net, in chunks to bound memory."""
    for start in range(0, len(steps), CHUNK):
        lines = shapely.linestrings(np.array(steps[start : start + CHUNK], dtype=float))
        pairs = tree.query(lines, predicate="dwithin", distance=distance + 0.5)
        if pairs.shape[1] > MOST_NODES * 2:
            raise TangledError
        for step, dot in zip(pairs[0].tolist(), pairs[1].tolist(), strict=True):
            yield start + step, dot


def _belongs(point: Point, step: Segment, distance: int) -> bool:
    """Whether the point is between the step's ends and within the distance of it, exactly."""
    (ax, ay), (bx, by) = step
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    along = (point[0] - ax) * dx + (point[1] - ay) * dy
    if point in step or not 0 < along < square:
        return False
    return bool(cross(step[0], step[1], point) ** 2 <= distance * distance * square)


def _threaded(chain: Chain, additions: dict[int, list[Point]]) -> Chain:
    """The chain with points put into its steps, in the order of the way."""
    threaded: list[Point] = []
    for index, point in enumerate(chain):
        threaded.append(point)
        if index in additions:
            (ax, ay), (bx, by) = point, chain[index + 1]
            threaded += sorted(
                additions[index], key=lambda p: (p[0] - ax) * (bx - ax) + (p[1] - ay) * (by - ay)
            )
    return tuple(threaded)
