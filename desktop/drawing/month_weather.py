"""What every scene shares: the ruled sky, clear around title and disc, sea, ice, smoke, snow."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from desktop.drawing.month_burin import Burin, Point, swell
from desktop.drawing.month_head import DISC, RADIUS, TITLE
from desktop.drawing.paths import circle, drawn

HORIZON = 60.0
FOOT = 97.0


class Sky(msgspec.Struct, frozen=True):
    """How the sky is ruled: how dark, how the wind bends it, how far down it goes."""

    dark: float = 1.0
    wind: float = 0.35
    slope: float = 0.0
    pitch: float = 2.35
    horizon: float = HORIZON
    rays: bool = True
    seed: float = 0.0


class _Plate(msgspec.Struct, frozen=True):
    """What of a plate says where its sky is clear."""

    top: float
    width: float
    drawn_out: float
    dark: bool


def _plate(burin: Burin) -> _Plate:
    return _Plate(burin.top, burin.width, burin.drawn_out, burin.dark)


def kept_clear(burin: Burin, x: float, y: float) -> float:
    """How strong a line may be here: nothing behind the title, little around the disc."""
    return _clear(_plate(burin))(x, y)


def _clear(plate: _Plate) -> Callable[[float, float], float]:
    """How strong a line may be on this plate, by its place."""
    low = -plate.top / 2  # title and disc stand higher in scenes with more sky
    tx, ty, dx, dy = TITLE.x(), TITLE.y() - low, DISC.x(), DISC.y()
    dark, drawn_out, soft = plate.dark, plate.drawn_out, 1.1 if plate.dark else 0.6
    hypot = math.hypot

    def strong(x: float, y: float) -> float:
        away = hypot((x - dx) * drawn_out, y - dy + low) - RADIUS
        if away < 4:
            return 0.0
        clear = ((x - tx) / 175) ** 2 + ((y - ty) / 44) ** 2
        strength = (clear - 0.6) / soft
        if strength <= 0.0:
            return 0.0
        strength = min(1.0, strength)
        if dark:
            around = 1 + 0.5 * max(0.0, 1 - away / 75)
        else:
            around = min(1.0, 0.15 + 0.85 * (away - 4) / 70)
        return strength * around * min(1.0, (away - 4) / 8)

    return strong


def sky(burin: Burin, how: Sky | None = None) -> None:
    """Rule the sky."""
    how = how or Sky()
    burin.cut(_lines(_plate(burin), how))
    if how.rays:
        _rays(burin)


@lru_cache(maxsize=4)  # two plates of two kinds: not to be changed
def _lines(plate: _Plate, how: Sky) -> QPainterPath:
    """All lines of a sky."""
    y, whole = plate.top + 2.5, QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    strong = _clear(plate)
    while y < how.horizon - 1:
        part = max(0.0, y - plate.top) / (how.horizon - plate.top)
        base = (0.34 + 0.42 * part) if plate.dark else (0.95 - 0.55 * part) * how.dark
        _ruled(plate, how, y, base, whole, strong)
        y += how.pitch
    return whole


def _ruled(
    plate: _Plate,
    how: Sky,
    y: float,
    base: float,
    whole: QPainterPath,
    strong: Callable[[float, float], float],
) -> None:
    """One line of the sky, in as many pieces as there is light in it."""
    points: list[Point] = []
    widths: list[float] = []
    x, sin, cos, most = 0.0, math.sin, math.cos, 0.35 + 0.95
    wind, slope, half, seed = how.wind, how.slope, plate.width / 2, how.seed
    while x <= plate.width + 4:
        bent = wind * (sin(x * 0.02 + y) + 0.7 * sin(x * 0.063 + y * 3))
        at = y + bent + slope * (x - half)
        clear, width = strong(x, at), 0.0
        if base * most * clear > 0.15:  # else it is too thin however the clouds lie
            clouds = sin(x * 0.013 + y * 0.11 + seed + 2 * sin(x * 0.0041 + y * 0.05))
            clouds = 0.5 + 0.5 * clouds * cos(x * 0.007 - y * 0.09 + 1.3 + seed)
            drift = 0.35 + 0.95 * max(0.0, min(1.0, clouds * 1.5 - 0.25))
            width = base * drift * clear
        if width > 0.16:
            points.append((x, at))
            widths.append(width)
        elif points:
            _piece(points, widths, whole)
            points, widths = [], []
        x += 6
    _piece(points, widths, whole)


def _piece(points: list[Point], widths: list[float], whole: QPainterPath) -> None:
    if len(points) > 2:
        widths[0] = widths[-1] = 0.06
        whole.addPath(swell(points, widths))


def _rays(burin: Burin) -> None:
    """Short rays around the disc, long and short in turn."""
    whole = QPainterPath()
    for step in range(72):
        turn = step * math.tau / 72
        far = RADIUS + (13 if step % 2 else 9) + burin.chance.uniform(-1, 1)
        ends = [(math.cos(turn) * reach, math.sin(turn) * reach) for reach in (RADIUS + 6, far)]
        whole.addPath(swell(ends, [0.8, 0.1]))
    painter = burin.painter
    painter.save()
    painter.translate(DISC.x(), DISC.y() + burin.top / 2)
    painter.scale(1 / burin.drawn_out, 1)
    burin.cut(whole)
    painter.restore()


def sea(
    burin: Burin,
    left: float,
    right: float = -1.0,
    *,
    horizon: float = HORIZON,
    rough: float = 1.0,
    foot: float = FOOT,
    line: bool = True,
) -> None:
    """Cut water from a horizon down: lines that swell, wider and further apart as they come near.

    Under the disc its light lies on the water.
    """
    right = burin.width if right < 0 else right
    chance, whole = burin.chance, QPainterPath()
    light = DISC.x()
    y, pitch = horizon + 1.2, 1.5
    while y < foot:
        x = left + chance.uniform(-4, 3)
        near = y - horizon
        while x < right:
            length = min(right - x, chance.uniform(14, 60) * (1 + near / 40))
            gap = chance.uniform(3, 9) * (1 + near / 30)
            if length < 9:
                break
            lit = abs(x + length / 2 - light) < 18 + near * 0.9
            if lit and chance.random() < 0.62:
                x += length * 0.6 + gap
                continue
            _wave(whole, (x, y), length * (0.4 if lit else 1), near, rough, chance)
            x += length + gap
        y += pitch
        pitch *= 1.085
    burin.cut(whole)
    if line:
        burin.line(f"M{left + 2} {horizon}H{right}", 0.75)


def _wave(
    whole: QPainterPath, at: Point, length: float, near: float, rough: float, chance: random.Random
) -> None:
    phase, most = chance.uniform(0, 6), 0.55 + near / 36 * chance.uniform(0.6, 1.25)
    points = [
        (at[0] + length * n / 6, at[1] + 0.5 * rough * math.sin(phase + n * 1.3) * near / 20)
        for n in range(7)
    ]
    whole.addPath(swell(points, [0.08 + most * math.sin(math.pi * n / 6) for n in range(7)]))


def smoke(burin: Burin, x: float, y: float, length: float, rise: float = 7.0) -> None:
    """Cut smoke that drifts to the right, clearing the sky behind it."""
    strands = []
    for strand in range(3):
        points = []
        for step in range(22):
            part = step / 21
            wave = 2.6 * math.sin(part * 8 + strand * 0.7) * part
            points.append(
                (
                    x + part * length + strand * 2 * part,
                    y + rise * part + wave + strand * 3.2 * part - 2 * part * part,
                )
            )
        strands.append(points)
    burin.swell(strands[1], [3 + 13 * (n / 21) ** 0.7 for n in range(22)], paper=True)
    for points in strands:
        widths = [
            0.2 + 1.5 * math.sin(math.pi * n / 21) ** 0.8 * (1 - 0.45 * n / 21) for n in range(22)
        ]
        burin.swell(points, widths)


def floe(burin: Burin, at: tuple[float, float, float, float], seed: int) -> None:
    """Lay a plate of ice on the water: middle, width and height."""
    cx, cy, wide, high = at
    chance = random.Random(seed)
    corners, skew = chance.choice((6, 7, 8, 9)), chance.uniform(-0.35, 0.35)
    top = []
    for corner in range(corners):
        turn = math.tau * (corner + chance.uniform(-0.32, 0.32)) / corners
        reach = chance.uniform(0.72, 1.12)
        py = math.sin(turn) * high / 2 * reach
        top.append((cx + math.cos(turn) * wide / 2 * reach + skew * py * 3, cy + py))
    front = sorted(point for point in top if point[1] >= cy - 0.1 * high)
    thick = max(1.6, high * 0.34)
    if len(front) > 1:
        side = [*front, *((x, y + thick) for x, y in reversed(front))]
        burin.line("M" + "L".join(f"{x} {y + thick + 1.2}" for x, y in front), 2.5, paper=True)
        burin.block(side, 82, 0.75, pitch=1.5, width=0.75)
    burin.shape(top, 0.75)
    for _ in range(3):
        x = cx + chance.uniform(-0.3, 0.2) * wide
        start = (x, cy + chance.uniform(-0.2, 0.25) * high)
        end = (x + wide * chance.uniform(0.08, 0.2), cy + chance.uniform(-0.2, 0.2) * high)
        burin.swell([start, end], [0.1, 0.6])


def gulls(burin: Burin, places: Sequence[tuple[float, float, float]]) -> None:
    """Draw gulls: x, y, size."""
    for x, y, s in places:
        burin.line(
            f"M{x - 7 * s} {y - 2 * s}Q{x - 3 * s} {y - 4 * s} {x} {y}"
            f"Q{x + 3 * s} {y - 4.5 * s} {x + 8 * s} {y - 3 * s}",
            0.9,
        )


def snow(burin: Burin, x: float, y: float, w: float, h: float = 3.0) -> None:
    """A cap of snow that lies on something from x on, its underside at y."""
    bend = "".join(
        f"Q{x + w * (n + 0.5) / 4:.1f} {y - h * (1.35 if n % 2 else 0.95):.1f}"
        f" {x + w * (n + 1) / 4:.1f} {y - h * (0.8 if n < 3 else 0.1):.1f}"
        for n in range(4)
    )
    cap = f"M{x} {y}L{x} {y - h * 0.6:.1f}{bend}L{x + w} {y + 0.4}Z"
    if burin.dark:
        burin.solid(cap)
    else:
        burin.bare(cap, 0.8)


def flakes(burin: Burin, count: int, foot: float) -> None:
    """Snow in the air: paper where it falls over ink."""
    for _ in range(count):
        x = burin.chance.uniform(0, burin.width)
        y = burin.chance.uniform(burin.top, foot)
        r = burin.chance.uniform(0.8, 1.7)
        if kept_clear(burin, x, y) < 0.6:
            continue
        burin.cut(drawn(circle(x, y, r)), paper=not burin.dark)
