"""December: the clock tower, with the sea at its foot."""

from __future__ import annotations

import math

from desktop.drawing.month_burin import Burin, boxed
from desktop.drawing.month_props import breakwater, chimney, panes, schooner
from desktop.drawing.month_weather import Sky, flakes, sea, sky, snow


def hour(burin: Burin) -> None:
    """December: the clock tower with the sea at its foot."""
    sky(burin, Sky(dark=1.25, wind=0.5, seed=7.3))
    flakes(burin, 70, 56)
    breakwater(burin, 640, burin.width)
    schooner(burin, 612, 60, 0.8, sails=False)
    sea(burin, -7, rough=2.6)
    for x, y, wide in ((350, 70, 66), (470, 76, 80), (610, 72, 70), (720, 82, 84), (560, 90, 96)):
        _breaker(burin, x, y, wide)
    _roofs(burin)
    _tower(burin)
    for x, y, wide in ((150, 88, 90), (262, 84, 80), (20, 86, 76), (400, 92, 84)):
        _breaker(burin, x, y, wide)


def _breaker(burin: Burin, x: float, y: float, wide: float) -> None:
    """A sea that lifts itself: dark under its crest, foam where it falls over."""
    high = wide * 0.09
    burin.bare(
        f"M{x} {y}Q{x + wide * 0.3} {y - high * 0.3} {x + wide * 0.5} {y - high}"
        f"Q{x + wide * 0.62} {y - high * 1.1} {x + wide * 0.66} {y - high * 0.4}"
        f"Q{x + wide * 0.8} {y - high * 0.2} {x + wide} {y + 0.6}Q{x + wide / 2} {y + 3} {x} {y}Z",
        0,
    )
    for n in range(5):
        part = n / 5
        top = y - high * (1 - part) + 0.6 * n
        points = [
            (x + wide * 0.1 * part, y + part),
            (x + wide * (0.25 + 0.05 * part), top + high * (0.55 - 0.3 * part)),
            (x + wide * 0.5, top),
            (x + wide * (0.6 + 0.04 * n), top + high * 0.2 + n),
        ]
        burin.tapered(points, 1.5 - 0.2 * n)
    for n in range(6):
        part = n / 6
        sx = x + wide * (0.46 + 0.2 * part)
        points = [(sx, y - high * 0.9), (sx + 2.4, y - high * 0.4), (sx + 2, y + 0.8)]
        burin.tapered(points, 0.7)
    foam = "".join(
        f"M{x + wide * (0.62 + 0.07 * n):.1f} {y - high * 0.3 + n:.1f}q3 -1.8 5 .6"
        for n in range(5)
    )
    burin.line(foam, 0.7)


def _roofs(burin: Burin) -> None:
    """What still stands out of the water of the lower town."""
    for x, w, ridge in ((-14, 74, 40), (66, 58, 46), (258, 54, 50), (318, 44, 58)):
        roof = [(x, 84), (x + 8, ridge), (x + w - 8, ridge), (x + w, 84)]
        burin.block(roof, 80, 0.8, pitch=1.9, width=1.1, across=6)
        snow(burin, x + 8, ridge + 1, w - 16, 3)
    chimney(burin, 80, 34, 50)
    chimney(burin, 284, 40, 54, 8)
    panes(burin, 272, 62, 12, 12, lit=True)
    panes(burin, 92, 58, 12, 13)


def _tower(burin: Burin) -> None:
    """The tower: a dial on two sides, both at the same hour."""
    peak = max(-24.0, burin.top + 2)
    burin.block([(170, 92), (172, 16), (222, 16), (222, 92)], 0, 0.3, pitch=2.5, width=1.4, end=0.4)
    burin.block(
        [(222, 92), (222, 16), (250, 20), (251, 92)], 8, 0.9, pitch=1.8, width=1.3, across=70
    )
    blocks = "".join(
        f"M{174 + (n % 5) * 10 + (n // 5 % 2) * 5} {60 + n // 5 * 5}v2.4" for n in range(30)
    )
    burin.line(blocks, 0.5)
    burin.shape([(165, 16), (168, 12), (224, 12), (256, 17), (253, 21), (222, 16.4)], 1.1)
    burin.block([(168, 12), (200, peak), (224, 12)], 62, 0.5, pitch=1.9, width=1.2)
    burin.block([(224, 12), (200, peak), (253, 17)], -62, 0.95, pitch=1.7, width=1.2)
    burin.bare("M177 36a20 20 0 1 0 40 0a20 20 0 1 0 -40 0Z", 1.6)
    burin.bare("M180 36a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z", 0.8)
    for n in range(12):
        a = n * math.tau / 12
        ends = [(197 + math.cos(a) * r, 36 + math.sin(a) * r) for r in (12.6, 16)]
        burin.swell(ends, [1.7, 1.7] if n % 3 == 0 else [0.9, 0.9])
    burin.line("M197 36L193.4 22.4", 1.6)
    burin.line("M197 36L190.4 30", 2.4)
    burin.solid("M195 36a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z")
    burin.bare("M229 37Q229 24 236.5 25Q244 26 244 38Q244 51 236.5 51Q229 50 229 37Z", 1.2)
    burin.line("M236.5 38L235 28M236.5 38L233.4 34", 1.3)
    burin.box(189, 64, 15, 22, 1.2)
    burin.hatch(boxed(189, 64, 15, 22), 60, 0.9, 1.4)
    burin.line("M189 71H204M196.5 64V86", 0.9)
    snow(burin, 165, 14, 60, 3)
    burin.line(f"M200 {peak}v-10M197 {peak - 6}h6", 1.2)
