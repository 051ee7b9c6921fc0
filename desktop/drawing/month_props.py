"""What stands about in the town: windows, roofs, chimneys, posts, lamps, ships, a lighthouse."""

from __future__ import annotations

import math

from desktop.drawing.month_burin import Burin, boxed


def window(burin: Burin, x: float, y: float, w: float, h: float, depth: int = 3) -> None:
    """A window behind which there is a room, and a room behind that."""
    burin.box(x, y, w, h, 1.1)
    deeper(burin, (x, y, w, h), (x + w * 0.62, y + h * 0.6), depth, 0.6)


def deeper(
    burin: Burin,
    box: tuple[float, float, float, float],
    eye: tuple[float, float],
    depth: int,
    share: float,
    *,
    floor: bool = False,
) -> None:
    """Rooms behind rooms, each drawn into the last towards one point."""
    px, py, pw, ph = box
    for room in range(depth):
        nx, ny = eye[0] + (px - eye[0]) * share, eye[1] + (py - eye[1]) * share
        nw, nh = pw * share, ph * share
        left = [(px, py), (nx, ny), (nx, ny + nh), (px, py + ph)]
        burin.hatch(left, 90, max(0.35, 0.95 - 0.13 * room), 1.5)
        if floor and room < 3 and not burin.dark:
            burin.hatch(left, 35, 0.35, 2.4)
        burin.hatch([(px, py), (px + pw, py), (nx + nw, ny), (nx, ny)], 0, 0.6, 1.5)
        edges = f"M{px} {py + ph}L{nx} {ny + nh}M{px + pw} {py + ph}L{nx + nw} {ny + nh}"
        if floor:
            edges += f"M{px + pw / 2} {py + ph}L{nx + nw / 2} {ny + nh}"
            edges += f"M{px + pw} {py}L{nx + nw} {ny}"
        burin.line(edges, 0.5)
        burin.box(nx, ny, nw, nh, max(0.4, (1.5 if floor else 0.9) - 0.15 * room))
        px, py, pw, ph = nx, ny, nw, nh


def panes(burin: Burin, x: float, y: float, w: float, h: float, *, lit: bool = False) -> None:
    """A sash window of four panes, dark unless a lamp burns behind it."""
    burin.box(x, y, w, h, 1.0)
    if not lit:
        burin.hatch(boxed(x, y, w, h), 62, 0.9, 1.3)
    elif burin.dark:
        burin.solid(f"M{x} {y}h{w}v{h}h{-w}Z")
    burin.line(f"M{x + w / 2} {y}v{h}M{x} {y + h / 2}h{w}", 0.9, paper=lit == burin.dark)
    burin.line(f"M{x - 1.5} {y + h + 0.8}h{w + 3}", 1.4)


def gable(
    burin: Burin, x: float, w: float, eaves: float, ridge: float, foot: float, *, dark: float = 0.4
) -> None:
    """A house front with a gable: clapboards, a heavy line for the roof's edge."""
    mid = x + w / 2
    front = [(x, foot), (x, eaves), (mid, ridge), (x + w, eaves), (x + w, foot)]
    burin.block(front, 0, dark, pitch=2.5, width=1.2, end=min(1.0, dark * 1.4))
    over, thick = 5.0, 2.6
    burin.solid(
        f"M{x - over} {eaves + 3}L{mid} {ridge - 2}L{x + w + over} {eaves + 3}"
        f"L{x + w + over - 2} {eaves + 3 + thick}L{mid} {ridge + thick}"
        f"L{x - over + 2} {eaves + 3 + thick}Z"
    )


def side_house(
    burin: Burin, x: float, w: float, eaves: float, ridge: float, foot: float, *, dark: float = 0.6
) -> None:
    """A house seen from its long side: roof in slates, wall in boards."""
    burin.block(boxed(x, eaves, w, foot - eaves), 0, dark * 0.75, pitch=2.4, width=1.1)
    roof = [(x - 3, eaves), (x + 5, ridge), (x + w - 5, ridge), (x + w + 3, eaves)]
    burin.block(roof, 78, dark, pitch=1.9, width=1.1, across=8)


def chimney(burin: Burin, x: float, top: float, foot: float, w: float = 9.0) -> None:
    """A chimney, lit from the left."""
    burin.box(x, top, w, foot - top)
    burin.hatch(boxed(x + w * 0.45, top, w * 0.55, foot - top), 90, 0.85, 1.3)
    burin.line(f"M{x - 1.5} {top + 0.8}h{w + 3}", 2.2)


def quay(burin: Burin, x: float, top: float, right: float, foot: float = 97.0) -> None:
    """A wall of dressed stone along the water."""
    burin.block(boxed(x, top, right - x, foot - top), 0, 0.35, pitch=3.6, width=1.2)
    stones, at, count = "", x, 0
    while at < right - 3:
        stones += f"M{at:.1f} {top + 3.6 * (count % 3):.1f}v3.4"
        at += 5.8 + burin.chance.uniform(-1, 1)
        count += 1
    burin.line(stones, 0.8)


def posts(burin: Burin, places: list[tuple[float, float, float]]) -> None:
    """Mooring posts: x, foot, height."""
    for x, foot, high in places:
        burin.line(f"M{x} {foot}v{-high}", 3.2)
        burin.line(f"M{x - 0.7} {foot - 1}v{2 - high}", 0.6, paper=True)


def schooner(burin: Burin, x: float, foot: float, size: float = 1.0, *, sails: bool = True) -> None:
    """A schooner far out, no more than an outline."""
    p = burin.painter
    p.save()
    p.translate(x, foot)
    p.scale(size, size)
    burin.bare("M-20 -3.5C-16 0 14 0 22 -4.5L29 -7.5L22 -5L-20 -3.5Z", 0.6)
    burin.line("M-20 -3.5C-16 0 14 0 22 -4.5L29 -7.5M-20 -3.5L22 -4.5", 0.6)
    rig = "M-8 -3V-36M9 -3V-38M-8 -33L9 -36M9 -36L28 -7M-8 -34L-20 -4"
    if sails:
        rig += "M-8 -20L-19 -5M9 -20L0 -6M9 -37L20 -5M-8 -34L-2 -3M9 -37L4 -4"
    burin.line(rig, 0.5)
    p.restore()


def lighthouse(burin: Burin, x: float, foot: float, size: float = 1.0) -> None:
    """A small light, banded, its beam out to sea."""
    p = burin.painter
    p.save()
    p.translate(x, foot)
    p.scale(size, size)
    burin.shape([(-5, 0), (-3, -19.5), (3, -19.5), (5, 0)], 0.9)
    burin.hatch([(0.5, 0), (0.5, -19.5), (3, -19.5), (5, 0)], 90, 0.8, 1.4)
    burin.line("M-4.5 -5H4.5M-3.7 -12.5H3.7", 2.2)
    burin.solid("M-4.5 -20.5H4.5V-18.9H-4.5ZM-3 -19.5V-24.5H3V-19.5ZM-4 -24.5H4L0 -28.5Z")
    burin.box(-1.7, -23.7, 3.4, 3.4, 0)
    for turn in (-14, -7, 0, 7, 14):
        a = math.radians(180 + turn)
        ends = [(math.cos(a) * far, -22 + math.sin(a) * far) for far in (8, 26)]
        burin.swell(ends, [0.7, 0.05])
    p.restore()


def breakwater(burin: Burin, left: float, right: float) -> None:
    """A breakwater of rough stones along the horizon, from a point near to far out."""
    far = right + 20
    outline = [(left, 62.5), (left + 4, 57.5), (left + 64, 56.2), (left + 144, 54)]
    outline += [(far - 40, 51.5), (far, 50), (far, 64), (far - 110, 64.5), (left + 64, 63.8)]
    burin.block(outline, 0, 0.55, pitch=1.7)
    stones, x = "", left + 12
    while x < far:
        part = (x - left) / 270
        lean, high = burin.chance.uniform(-1, 1), 3 + 2 * part
        stones += f"M{x:.1f} {57.3 - 7 * part:.1f}l{lean:.1f} {high:.1f}"
        x += burin.chance.uniform(5, 10)
    burin.line(stones, 0.7)


def street_lamp(
    burin: Burin, x: float, foot: float, high: float = 46.0, *, lit: bool = True
) -> None:
    """A lamp post of the town."""
    top = foot - high
    burin.line(f"M{x} {foot}V{top + 12}", 2.2)
    burin.line(f"M{x - 3} {foot}h6M{x - 2} {foot - 3}h4M{x - 5} {top + 16}h10", 1.4)
    burin.bare(f"M{x - 3} {top + 12}L{x - 4.6} {top + 3}H{x + 4.6}L{x + 3} {top + 12}Z", 1.0)
    burin.solid(f"M{x - 6} {top + 3}L{x - 2} {top - 1.5}H{x + 2}L{x + 6} {top + 3}Z")
    if lit:
        burin.solid(f"M{x} {top + 10}q-2 -2.4 0 -5.4q2 3 0 5.4Z")


def crate(burin: Burin, x: float, foot: float, w: float, h: float) -> None:
    """A crate on the quay."""
    burin.block(boxed(x, foot - h, w, h), 0, 0.4, pitch=2.4, width=1.0)
    burin.line(
        f"M{x} {foot - h}l{w} {h}M{x + 1.6} {foot - h}v{h}M{x + w - 1.6} {foot - h}v{h}", 0.8
    )
    burin.hatch(boxed(x + w * 0.6, foot - h, w * 0.4, h), 70, 0.7, 1.5)


def barrel(burin: Burin, x: float, foot: float, w: float = 13.0, h: float = 17.0) -> None:
    """A barrel standing up."""
    t = foot - h
    burin.bare(
        f"M{x} {t}Q{x - 2.4} {t + h / 2} {x} {foot}Q{x + w / 2} {foot + 2.2} {x + w} {foot}"
        f"Q{x + w + 2.4} {t + h / 2} {x + w} {t}Q{x + w / 2} {t - 2.4} {x} {t}Z",
        1.1,
    )
    burin.hatch(boxed(x + w * 0.5, t + 1, w * 0.52, h), 90, 0.8, 1.4)
    for y in (t + 0.3, t + h * 0.25, t + h * 0.75):
        burin.line(f"M{x - 0.8} {y}Q{x + w / 2} {y + 2.4} {x + w + 0.8} {y}", 1.1)
