"""Exact plane geometry on integer points: lines, intervals on them, and where a line is stopped."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import pairwise
from math import gcd

Point = tuple[int, int]
Segment = tuple[Point, Point]
Line = tuple[int, int, int]
Place = tuple[Fraction, Fraction]

REACH = 2**29  # the largest coordinate: products of differences then fit 64 bits


def cross(o: Point, a: Point, b: Point) -> int:
    """Twice the signed area of the triangle o, a, b."""
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def ordered(a: Point, b: Point) -> Segment:
    """The segment with its smaller end first; along one line this order is the line's own."""
    return (a, b) if a <= b else (b, a)


def line_of(segment: Segment) -> Line:
    """A key that is equal for two segments exactly when they lie on one line."""
    a, b = ordered(*segment)
    step = gcd(b[0] - a[0], b[1] - a[1])
    dx, dy = (b[0] - a[0]) // step, (b[1] - a[1]) // step
    return dx, dy, dx * a[1] - dy * a[0]


def on_segment(point: Point, segment: Segment) -> bool:
    """Whether the point lies on the closed segment."""
    a, b = segment
    return (
        cross(a, b, point) == 0
        and min(a[0], b[0]) <= point[0] <= max(a[0], b[0])
        and min(a[1], b[1]) <= point[1] <= max(a[1], b[1])
    )


class Intervals:
    """Closed intervals on lines, joined where they overlap or touch; never of length zero."""

    def __init__(self, segments: Iterable[Segment] = ()) -> None:
        """Join the segments; those of length zero are left out."""
        lines: dict[Line, list[Segment]] = {}
        for a, b in segments:
            if a != b:
                lines.setdefault(line_of((a, b)), []).append(ordered(a, b))
        self._lines = {line: _joined(parts) for line, parts in lines.items()}

    def __iter__(self) -> Iterator[Segment]:
        """Every interval, line by line in the order in which the lines first appeared."""
        for parts in self._lines.values():
            yield from parts

    def without(self, openings: Iterable[Segment]) -> "Intervals":
        """What is left when the open intervals are taken out; their ends stay."""
        rest = Intervals()
        rest._lines = dict(self._lines)
        for line, gaps in Intervals(openings)._lines.items():
            if line in rest._lines:
                rest._lines[line] = [
                    piece for part in rest._lines[line] for piece in _cut(part, gaps)
                ]
        return rest

    def shared_with(self, segment: Segment) -> list[Segment]:
        """The pieces of positive length that the segment has in common with the intervals."""
        low, high = ordered(*segment)
        parts = self._lines.get(line_of(segment), ())
        pieces = ((max(low, a), min(high, b)) for a, b in parts)
        return [(a, b) for a, b in pieces if a < b]

    def missing_from(self, segment: Segment) -> list[Segment]:
        """The pieces of positive length of the segment that lie in no interval."""
        return list(_cut(ordered(*segment), self._lines.get(line_of(segment), [])))


def _joined(parts: list[Segment]) -> list[Segment]:
    """The union of intervals on one line, ascending."""
    joined: list[Segment] = []
    for a, b in sorted(parts):
        if joined and a <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(joined[-1][1], b))
        else:
            joined.append((a, b))
    return joined


def _cut(part: Segment, gaps: list[Segment]) -> Iterator[Segment]:
    """The pieces of one interval outside the gaps, which are ascending and apart."""
    low, high = part
    for a, b in gaps:
        if b <= low or a >= high:
            continue
        if low < a:
            yield low, a
        low = b
        if low >= high:
            return
    if low < high:
        yield low, high


def touch(line: Segment, wall: Segment) -> Fraction | None:
    """Where on the line (0 to 1) it first meets the wall, ends and touching included; else None."""
    c, d = line
    p, q = wall
    s1, s2 = cross(c, d, p), cross(c, d, q)
    if s1 == 0 and s2 == 0:
        return _touch_along(line, wall)
    if s1 * s2 > 0:
        return None
    along = cross((0, 0), (d[0] - c[0], d[1] - c[1]), (q[0] - p[0], q[1] - p[1]))
    t = Fraction(cross(c, p, q), along)
    return t if 0 <= t <= 1 else None


def _touch_along(line: Segment, wall: Segment) -> Fraction | None:
    """The first common point of two segments on one line."""
    axis = 0 if line[0][0] != line[1][0] else 1
    start, length = line[0][axis], line[1][axis] - line[0][axis]
    if length == 0:
        return Fraction(0) if on_segment(line[0], wall) else None
    near, far = sorted(Fraction(end[axis] - start, length) for end in wall)
    if far < 0 or near > 1:
        return None
    return max(near, Fraction(0))


def at(line: Segment, t: Fraction) -> Place:
    """The point of the line at t, exactly."""
    (cx, cy), (dx, dy) = line
    return cx + t * (dx - cx), cy + t * (dy - cy)


def inside(place: Place, edges: Iterable[Segment]) -> bool:
    """Whether the place is strictly inside the area that the edges bound (holes included)."""
    x, y = place
    odd = False
    for (ax, ay), (bx, by) in edges:
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if side == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return False
        if (ay > y) != (by > y) and (side > 0) == (by > ay):
            odd = not odd
    return odd


def enters(line: Segment, edges: list[Segment]) -> Fraction | None:
    """Where the line (0 to 1) first enters the open inside of the area; None if it never does."""
    stops = {Fraction(0), Fraction(1)}
    for edge in edges:
        stops |= _stops(line, edge)
    ways = sorted(stops)
    for near, far in pairwise(ways):
        if inside(at(line, (near + far) / 2), edges):
            return near
    return None


def _stops(line: Segment, edge: Segment) -> set[Fraction]:
    """Where the line meets the edge: nowhere, in one place, or both ends of what they share."""
    first, last = touch(line, edge), touch((line[1], line[0]), edge)
    return set() if first is None or last is None else {first, 1 - last}
