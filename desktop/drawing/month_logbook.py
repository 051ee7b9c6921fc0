"""June: a logbook set out to dry, its loose leaves pegged to a line over the quay."""

from __future__ import annotations

from desktop.drawing.month_burin import Burin, Point, boxed
from desktop.drawing.month_props import (
    barrel,
    breakwater,
    lighthouse,
    posts,
    quay,
)
from desktop.drawing.month_weather import Sky, gulls, sea, sky


def logbook(burin: Burin) -> None:
    """June: a logbook set out to dry, its loose leaves pegged to a line over the quay."""
    sky(burin, Sky(dark=0.6, seed=1.2))
    breakwater(burin, 700, burin.width)
    lighthouse(burin, 715, 56)
    sea(burin, -7, rough=0.5)
    gulls(burin, ((316, 20, 0.9), (334, 12, 0.7)))
    _drying_line(burin)
    quay(burin, -7, 87, 610)
    barrel(burin, 302, 88, 18, 24)
    barrel(burin, 324, 90, 15, 19)
    _chest(burin)
    _book(burin)
    posts(burin, [(512, 88, 12), (548, 90, 12)])
    burin.line("M512 79Q530 92 548 81M512 82Q500 92 470 89", 0.8)


def _drying_line(burin: Burin) -> None:
    """A line between two posts, heavy with paper."""
    left, right = (586.0, 20.0), (800.0, 24.0)
    burin.line("M586 88V14", 2.8)
    burin.line("M800 66V20M580 18H592", 1.6)

    def sag(x: float) -> float:
        part = (x - left[0]) / (right[0] - left[0])
        return left[1] + (right[1] - left[1]) * part + 44 * part * (1 - part)

    steps = [left[0] + n * 10.7 for n in range(21)]
    burin.line("M" + "L".join(f"{x:.1f} {sag(x):.1f}" for x in steps), 0.9)
    for n, x in enumerate((606.0, 637.0, 667.0, 699.0, 731.0, 766.0)):
        _leaf(burin, x, sag(x), -6 + 5 * (n % 3), n)


def _leaf(burin: Burin, x: float, y: float, turn: float, seed: int) -> None:
    """A wet leaf of the log, its lines run."""
    p = burin.painter
    p.save()
    p.translate(x, y)
    p.rotate(turn)
    wave = 1.5 if seed % 2 else -1.5
    burin.bare(f"M-9 -1H9Q{9 + wave} 10 9 21Q0 {21 + wave} -9 21Q{-9 + wave} 10 -9 -1Z", 0.9)
    lines = "".join(f"M-6.4 {3 + 2.6 * n}h{(11, 12.6, 9, 12, 7)[(n + seed) % 5]}" for n in range(5))
    burin.line(lines, 0.6)
    burin.hatch([(2, 14), (9, 10), (9, 21), (0, 21)], 70, 0.5, 1.6)
    burin.line("M-5 -3.4v4.4M5 -3.4v4.4", 1.8)
    p.restore()


def _chest(burin: Burin) -> None:
    """The sea chest it came out of."""
    burin.block([(170, 88), (170, 66), (290, 66), (290, 88)], 0, 0.55, pitch=2.3, width=1.4)
    burin.hatch(boxed(250, 66, 40, 22), 60, 0.6, 2.2)
    burin.line("M184 66V88M276 66V88M170 71H290", 1.8)
    burin.box(224, 69, 12, 9, 1.1)
    burin.line("M230 72.6v2.6", 1.4)
    burin.line("M166 75q-5 4 0 8M294 75q5 4 0 8", 1.4)


def _book(burin: Burin) -> None:
    """The logbook on the chest, open in the middle; the wind turns its leaves."""
    burin.block([(170, 68), (176, 64), (286, 64), (292, 68)], 0, 0.9, pitch=1.3, width=1.4)
    for side in (-1, 1):
        _pages(burin, side)
    for edges, rows in _LIFTED:
        _sheet(burin, edges, rows)
    burin.line("M231 48V66", 1.2)


_SPINE = ((231.0, 66.0), (231.0, 49.0))
_Edge = tuple[Point, Point, Point]
_LIFTED: tuple[tuple[tuple[_Edge, _Edge], int], ...] = (
    ((((231, 66), (252, 46), (274, 45)), ((231, 49), (249, 29), (266, 27))), 4),
    ((((231, 66), (238, 40), (258, 33)), ((231, 49), (238, 22), (251, 14))), 5),
    ((((231, 66), (222, 44), (206, 41)), ((231, 49), (222, 26), (208, 21))), 5),
)
"""Leaves that stand up: their lower and upper edges, and how many lines are seen on each."""


def _on(edge: _Edge, part: float) -> Point:
    """A place on a bent edge, from the spine outwards."""
    (ax, ay), (bx, by), (cx, cy) = edge
    p, q = 1 - part, part
    return p * p * ax + 2 * p * q * bx + q * q * cx, p * p * ay + 2 * p * q * by + q * q * cy


def _row(edges: tuple[_Edge, _Edge], up: float, begin: float, end: float) -> list[Point]:
    """A line of writing across a bent leaf."""
    points = []
    for n in range(9):
        part = begin + (end - begin) * n / 8
        (lx, ly), (ux, uy) = _on(edges[0], part), _on(edges[1], part)
        points.append((lx + (ux - lx) * up, ly + (uy - ly) * up))
    return points


def _sheet(burin: Burin, edges: tuple[_Edge, _Edge], rows: int) -> None:
    """A leaf between its two edges: shaded where it leaves the spine, written on beyond."""
    lower, upper = _row(edges, 0, 0, 1), _row(edges, 1, 0, 1)
    burin.shape([*lower, *reversed(upper)], 1.1)
    shade = [*_row(edges, 0, 0, 0.34), *reversed(_row(edges, 1, 0, 0.34))]
    burin.hatch(shade, 74, 0.7, 1.6, end=0.15)
    for n in range(rows):
        short = 0.72 if n % 3 == 0 else 0.9
        line = _row(edges, 0.16 + 0.68 * n / max(1, rows - 1), 0.4, short)
        burin.swell(line, [0.55] * len(line))


def _pages(burin: Burin, side: int) -> None:
    """The pages that lie, a thick block of them at either side of the spine."""
    x = _SPINE[0][0]
    lower: _Edge = (_SPINE[0], (x + side * 24, 56), (x + side * 54, 62))
    upper: _Edge = (_SPINE[1], (x + side * 20, 40), (x + side * 46, 45))
    for leaf in (4.4, 3.3, 2.2, 1.1):
        under = [(px, py + leaf) for px, py in _row((lower, upper), 0, 0, 1)]
        burin.swell(under, [0.6] * len(under))
    edge = x + side * 54
    burin.line(f"M{edge} 62V66.4M{x + side * 46} 45L{edge} 62", 0.9)
    _sheet(burin, (lower, upper), 5)
