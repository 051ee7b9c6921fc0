"""Strokes on the graph paper as plain points: seeded wander, curves, ribbons of ink, parts of them.

The same keys always give the same stroke.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

Point = tuple[float, float]
Stroke = list[Point]


def seeded(*keys: object) -> random.Random:
    """A chance of its own for these keys, the same on every machine."""
    return random.Random(repr(keys))


def smooth(points: Sequence[Point], steps: int = 6) -> Stroke:
    """A curve through the points (Catmull-Rom), `steps` pieces between two of them."""
    if len(points) < 3:
        (x0, y0), (x1, y1) = points[0], points[-1]
        return [(x0 + (x1 - x0) * n / steps, y0 + (y1 - y0) * n / steps) for n in range(steps + 1)]
    ends = [points[0], *points, points[-1]]
    curve: Stroke = []
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for n in range(steps):
            t = n / steps
            curve.append(
                (
                    _between(before[0], start[0], end[0], after[0], t),
                    _between(before[1], start[1], end[1], after[1], t),
                )
            )
    curve.append(points[-1])
    return curve


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    flat = (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
    return 0.5 * (2 * b + flat + (3 * b - a - 3 * c + d) * t**3)


def wander(
    chance: random.Random, length: float, swing: float, wave: float = 40.0
) -> Callable[[float], float]:
    """How far aside a hand is, -swing to swing, along a way of so many px."""
    count = int(length / wave) + 3
    heights = [chance.uniform(-1, 1) for _ in range(count + 2)]

    def aside(way: float) -> float:
        whole, part = divmod(way / wave, 1.0)
        place = min(int(whole), count)
        ease = part * part * (3 - 2 * part)
        return swing * (heights[place] * (1 - ease) + heights[place + 1] * ease)

    return aside


def straight(
    chance: random.Random,
    start: Point,
    end: Point,
    *,
    swing: float = 0.6,
    wave: float = 40.0,
    step: float = 5.0,
    bow: float = 0.0,
) -> Stroke:
    """A line as a hand draws it without a ruler; `bow` px out in its middle."""
    length = math.hypot(end[0] - start[0], end[1] - start[1]) or 1e-6
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    aside, count = wander(chance, length, swing, wave), max(2, int(length / step))
    line: Stroke = []
    for n in range(count + 1):
        way = length * n / count
        out = aside(way) + bow * math.sin(math.pi * n / count)
        line.append((start[0] + ux * way - uy * out, start[1] + uy * way + ux * out))
    return line


def ribbon(
    chance: random.Random, line: Stroke, least: float, most: float, wave: float = 30.0
) -> Stroke:
    """The closed outline of an ink stroke whose width breathes between `least` and `most`."""
    ways = [0.0]
    for a, b in pairwise(line):
        ways.append(ways[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    breath = wander(chance, ways[-1], 1.0, wave)
    left: Stroke = []
    right: Stroke = []
    for n, (x, y) in enumerate(line):
        before, after = line[max(0, n - 1)], line[min(len(line) - 1, n + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        size = math.hypot(dx, dy) or 1.0
        half = (least + most + breath(ways[n]) * (most - least)) / 4
        left.append((x - dy / size * half, y + dx / size * half))
        right.append((x + dy / size * half, y - dx / size * half))
    return [*left, *reversed(right)]


def blot(chance: random.Random, middle: Point, radius: float, uneven: float = 0.13) -> Stroke:
    """The closed outline of a dot of ink, not quite round."""
    corners: Stroke = []
    for n in range(10):
        reach = radius * (1 + chance.uniform(-uneven, uneven))
        turn = n * math.tau / 10
        corners.append((middle[0] + reach * math.cos(turn), middle[1] + reach * math.sin(turn)))
    return smooth([*corners, corners[0]], 4)


def loop(chance: random.Random, middle: Point, radius: float, swing: float = 0.5) -> Stroke:
    """A ring as a hand draws it, its end a little past its start."""
    turned, corners = chance.uniform(0, math.tau), 14
    points: Stroke = []
    for n in range(corners + 2):
        reach = radius + swing * math.sin(n * 1.7 + turned) - 0.06 * n * swing
        turn = turned + n * math.tau / corners
        points.append((middle[0] + reach * math.cos(turn), middle[1] + reach * math.sin(turn)))
    return smooth(points, 4)


def length(strokes: Iterable[Stroke]) -> float:
    """How long strokes are together."""
    return sum(
        math.hypot(b[0] - a[0], b[1] - a[1]) for stroke in strokes for a, b in pairwise(stroke)
    )


def begun(strokes: Sequence[Stroke], share: float) -> list[Stroke]:
    """What is on the paper when a share of their length, 0 to 1, has been drawn."""
    if share >= 1:
        return list(strokes)
    left, done = length(strokes) * max(0.0, share), []
    for stroke in strokes:
        part, left = _head(stroke, left)
        if len(part) > 1:
            done.append(part)
        if left <= 0:
            break
    return done


def _head(stroke: Stroke, way: float) -> tuple[Stroke, float]:
    """The first `way` px of a stroke, and how much of them is left over."""
    part = [stroke[0]]
    for a, b in pairwise(stroke):
        piece = math.hypot(b[0] - a[0], b[1] - a[1])
        if piece >= way:
            if way > 0:
                t = way / piece
                part.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            return part, 0.0
        part.append(b)
        way -= piece
    return part, way


def path_of(strokes: Iterable[Stroke], *, closed: bool = False) -> QPainterPath:
    """Strokes as one painter path."""
    path = QPainterPath()
    for stroke in strokes:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in stroke]))
        if closed:
            path.closeSubpath()
    return path
