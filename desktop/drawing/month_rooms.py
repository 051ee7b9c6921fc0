"""May and November: two chairs before a court, nine hooks in a board room."""

from __future__ import annotations

import math

from desktop.drawing.month_burin import Burin, Shape, boxed, data_of
from desktop.drawing.month_weather import Sky, sky


def _wall(burin: Burin, foot: float, dark: float, seed: float) -> None:
    """A wall by lamplight, and the floor before it."""
    sky(burin, Sky(dark=dark, wind=0.12, pitch=2.1, horizon=foot, rays=False, seed=seed))
    burin.line(f"M-7 {foot}H{burin.width}", 1.0)


def _floor(burin: Burin, foot: float, eye: float) -> None:
    """Boards that run towards one point."""
    boards = ""
    for n in range(-14, 31):
        x = eye + (n - 8) * 60
        boards += f"M{eye + (x - eye) * 0.55:.1f} {foot + 1}L{x:.1f} 97"
    burin.line(boards, 0.6)
    for row, y in enumerate((foot + 5, foot + 12, foot + 21)):
        joints = "".join(
            f"M{(k * 137 + row * 59) % int(burin.width)} {y}h{9 + 4 * row}" for k in range(12)
        )
        burin.line(joints, 0.6)


def _panels(burin: Burin, left: float, right: float, top: float, foot: float, wide: float) -> None:
    """Wainscot: a rail and raised panels below it."""
    burin.block(boxed(left, top, right - left, foot - top), 90, 0.5, pitch=2.1, width=1.0)
    burin.box(left, top - 2.6, right - left, 3.4, 1.0)
    x = left + 4
    while x + wide - 5 < right:
        burin.box(x, top + 4, wide - 6, foot - top - 8, 0.9)
        burin.hatch(boxed(x, top + 4, wide - 6, foot - top - 8), 90, 0.28, 2.1)
        burin.line(f"M{x} {foot - 4}h{wide - 6}v{top + 8 - foot}", 1.5)
        x += wide
    burin.line(f"M{left} {foot - 0.6}H{right}", 1.8)


def _tall_window(burin: Burin, x: float, top: float, w: float, foot: float) -> None:
    """A round-headed window of many panes; the day stands in it."""
    r = w / 2
    burin.bare(
        f"M{x} {foot}V{top + r}Q{x} {top} {x + r} {top}Q{x + w} {top} {x + w} {top + r}V{foot}Z",
        2.2,
    )
    burin.line(f"M{x + w / 3} {top + 2}V{foot}M{x + 2 * w / 3} {top + 2}V{foot}", 0.9)
    y = foot - 10
    while y > top + r * 0.6:
        burin.line(f"M{x} {y}h{w}", 0.9)
        y -= 10
    if not burin.dark:
        burin.hatch(
            [(x, foot), (x, top + r), (x + w * 0.3, top + 4), (x + w * 0.3, foot)], 90, 0.2, 2.0
        )
    burin.box(x - 3, foot, w + 6, 3, 1.1)


def _shaft(burin: Burin, shape: Shape) -> None:
    """Light that falls through a window: paper between two faint edges."""
    burin.hatch(shape, 62, 0.16 if not burin.dark else 0.55, 3.4)


def _chair(burin: Burin, x: float, foot: float, side: float, size: float = 1.0) -> None:
    """A witness's chair seen three quarters; `side` +1 looks to the right."""
    p = burin.painter
    p.save()
    p.translate(x, foot)
    p.scale(side * size, size)
    burin.line("M-14 0L-12 -24M13 -4L12 -24M-2 3L-1 -22M22 -1L20 -23", 2.6)
    burin.line("M-12 -8L12 -10M-1 -6L21 -8", 1.4)
    burin.bare("M-15 -24L10 -27L24 -23L-1 -20Z", 1.3)
    burin.hatch([(-15, -24), (10, -27), (24, -23), (-1, -20)], -4, 0.7, 1.6)
    burin.bare("M-15 -24L-1 -20V-17L-15 -21ZM-1 -20L24 -23V-20L-1 -17Z", 1.0)
    burin.hatch([(-1, -20), (24, -23), (24, -20), (-1, -17)], 80, 0.9, 1.3)
    burin.line("M-14 -24L-19 -58M-1 -21L-6 -56", 2.8)
    burin.bare("M-20.4 -60Q-13 -65 -5 -58L-5.6 -50Q-13 -56 -19.2 -52Z", 1.3)
    burin.hatch([(-12, -62), (-5, -58), (-5.6, -50), (-12, -54)], 80, 0.9, 1.3)
    burin.line("M-17.6 -50L-13.6 -26M-14.4 -52L-10 -25M-11 -52L-6.6 -24M-8 -51L-3.6 -22", 1.1)
    burin.line("M-17 -40L12 -42L14 -25M-15 -40L-14 -24", 1.8)
    burin.line("M-18 -41.6Q-2 -45 14 -43", 2.4)
    p.restore()


def _thrown(burin: Burin, x: float, foot: float, side: float) -> None:
    """What the chair throws on the floor; the two do not agree where the light is."""
    far = x + side * 96
    shadow = [(x - 14, foot), (x + side * 52, foot - 9), (far, foot - 12)]
    shadow += [(far - side * 4, foot - 4), (x + side * 40, foot + 2), (x + 18, foot + 2)]
    burin.hatch(shadow, 2, 1.0, 1.5)
    bars = [(x + side * 52, foot - 8), (far + side * 16, foot - 15), (far + side * 20, foot - 9)]
    burin.hatch([*bars, (x + side * 50, foot - 3)], -6 * side, 0.75, 1.6)


def chairs(burin: Burin) -> None:
    """May: two witnesses' chairs, turned to each other, each with a shadow of its own."""
    _wall(burin, 66, 0.8, 2.2)
    for left, right in ((-8.0, 330.0), (590.0, burin.width + 8)):
        _panels(burin, left, right, 46, 66, 24)
    for x in (160.0, 286.0, 600.0, 726.0):
        _tall_window(burin, x, 3, 30, 40)
    burin.bare(data_of(boxed(-7, 66, burin.width + 14, 32)), 0)
    _floor(burin, 66, 461)
    _shaft(burin, [(200, 68), (250, 68), (330, 97), (250, 97)])
    _shaft(burin, [(722, 68), (672, 68), (592, 97), (672, 97)])
    _bench(burin)
    _thrown(burin, 238, 92, 1)
    _thrown(burin, 680, 92, 1)
    _chair(burin, 232, 92, 1, 1.05)
    _chair(burin, 690, 92, -1, 1.05)


def _bench(burin: Burin) -> None:
    """The table between them, on its legs: a bell, two statements, one pen."""
    top = [(388, 68), (534, 68), (556, 76.4), (366, 76.4)]
    burin.hatch([(384, 90), (538, 90), (586, 95), (352, 95)], 0, 0.75, 1.5)
    for x in (398.0, 521.0):
        burin.block(boxed(x, 80, 3.4, 10), 90, 0.95, pitch=1.2, width=0.9)
    burin.line("M400 86.4H523", 1.2)
    burin.block(boxed(373, 76.4, 176, 5.4), 90, 0.9, pitch=1.5, width=1.1)
    for x in (374.0, 543.0):
        burin.shape([(x, 81.8), (x + 5.4, 81.8), (x + 4.2, 94), (x + 1.2, 94)], 1.1)
        burin.hatch([(x + 2.6, 82), (x + 5.2, 82), (x + 4, 94), (x + 2.6, 94)], 90, 1.0, 1.1)
    burin.shape(top, 1.3)
    burin.hatch([(376, 72.6), (546, 72.6), (555, 76), (367, 76)], 0, 0.5, 1.2)
    for x in (404.0, 487.0):
        burin.bare(f"M{x} 75L{x + 6} 69.6H{x + 33}L{x + 34} 75Z", 0.9)
        lines = "".join(f"M{x + 8 - n * 1.5} {71 + n * 1.3}h{(20, 22, 14)[n]}" for n in range(3))
        burin.line(lines, 0.5)
    burin.bare("M450 74.4Q451 66 458.4 65.6Q466 66 467 74.4Z", 1.1)
    burin.hatch([(459, 66), (464, 68), (466.6, 74), (459, 74)], 90, 0.8, 1.2)
    burin.line("M447.6 74.8H469.4M458.4 65.4v-2", 1.6)
    burin.line("M474 74.6L483 65.4M483 65.4l2.4 -3.6", 1.0)


def hoods(burin: Burin) -> None:
    """November: the board room, nine hooks, eight oilskins."""
    _wall(burin, 73, 0.95, 4.1)
    _panels(burin, -8, burin.width + 8, 62.6, 73, 30)
    burin.bare(data_of(boxed(-7, 73, burin.width + 14, 26)), 0)
    _floor(burin, 73, 461)
    _hooks(burin)
    _table(burin)
    _hanging_lamp(burin)
    _tall_window(burin, 748, 8, 28, 52)


def _hooks(burin: Burin) -> None:
    """A board with nine hooks; on the fifth there is nothing."""
    burin.box(150, 9, 190, 6, 1.3)
    burin.hatch(boxed(150, 9, 190, 6), 0, 0.5, 1.5)
    for n in range(9):
        x = 160 + n * 21.2
        burin.line(f"M{x} 10.6v4.4q0 3.4 3 3.2q2.2 -.2 2.2 -2.2M{x - 1.6} 11.4h3.2", 1.3)
        if n != 4:
            _oilskin(burin, x + 1.6, 17, n)


def _oilskin(burin: Burin, x: float, y: float, seed: int) -> None:
    """A coat with its hood, empty, hung up by the neck."""
    sway = (0.6, -0.5, 0.2, -0.2)[seed % 4]
    long = 41 + (seed * 7) % 6
    coat = (
        f"M{x - 2.6} {y + 9}Q{x - 8} {y + 12} {x - 8.6} {y + 24}L{x - 9 + sway} {y + long}"
        f"Q{x + sway} {y + long + 3} {x + 8.6 + sway} {y + long - 1}L{x + 8} {y + 24}"
        f"Q{x + 7.6} {y + 12} {x + 2.6} {y + 9}Z"
    )
    burin.bare(coat, 1.1)
    right = [(x + 1, y + 9), (x + 7.4, y + 13), (x + 8, y + 24), (x + 8.6, y + long)]
    burin.hatch([*right, (x + 1, y + long)], 90, 1.0, 1.4)
    burin.hatch(
        [(x - 8, y + 14), (x - 2, y + 10), (x - 3, y + long), (x - 9, y + long)], 86, 0.5, 1.9
    )
    burin.line(f"M{x - 7.6} {y + 14}L{x - 8.8} {y + 33}M{x - 5.6} {y + 15}L{x - 6} {y + 31}", 0.8)
    burin.line(f"M{x} {y + 11}V{y + long - 2}", 0.8)
    hood = (
        f"M{x - 4.6} {y + 11}Q{x - 6} {y + 3} {x} {y - 1}Q{x + 6} {y + 3} {x + 4.6} {y + 11}"
        f"Q{x} {y + 14} {x - 4.6} {y + 11}Z"
    )
    burin.bare(hood, 1.2)
    hollow = (
        f"M{x - 2.8} {y + 10.4}Q{x - 3.6} {y + 5} {x} {y + 2.6}"
        f"Q{x + 3.6} {y + 5} {x + 2.8} {y + 10.4}Q{x} {y + 12} {x - 2.8} {y + 10.4}Z"
    )
    burin.solid(hollow) if not burin.dark else burin.bare(hollow, 0.8)


def _table(burin: Burin) -> None:
    """A long table in perspective, nine places laid with blotters."""
    top = [(392, 78), (706, 78), (770, 93), (340, 93)]
    burin.block(boxed(340, 93, 430, 6), 0, 0.9, pitch=1.5, width=1.2)
    burin.shape(top, 1.4)
    burin.hatch(top, 0, 0.34, 1.9)
    for n in range(4):
        x = 418 + n * 74.0
        _chair_back(burin, x + 20, 78)
    for n in range(4):
        x = 424 + n * 72.0
        burin.bare(f"M{x} 82.6L{x + 4} 79.4H{x + 27}L{x + 28} 82.6Z", 0.8)
        burin.line(f"M{x + 8} 81h14", 0.5)
    for n in range(5):
        x = 372 + n * 78.0
        burin.bare(f"M{x} 91.4L{x + 5} 87H{x + 36}L{x + 38} 91.4Z", 0.9)
        burin.line(f"M{x + 10} 88.5h18M{x + 9} 90h20", 0.5)
    burin.line("M548 85.4h16M556 85.4v-3.4M551 82h10", 1.2)


def _chair_back(burin: Burin, x: float, y: float) -> None:
    burin.bare(f"M{x - 11} {y}L{x - 12} {y - 14}Q{x} {y - 18} {x + 12} {y - 14}L{x + 11} {y}Z", 1.1)
    burin.hatch(
        [(x - 11, y), (x - 12, y - 14), (x, y - 16), (x + 12, y - 14), (x + 11, y)], 90, 0.8, 1.7
    )
    burin.bare(
        f"M{x - 8} {y - 1}L{x - 8.6} {y - 11}Q{x} {y - 14} {x + 8.6} {y - 11}L{x + 8} {y - 1}Z", 0.7
    )
    burin.hatch([(x - 8, y - 1), (x - 8.6, y - 11), (x + 8.6, y - 11), (x + 8, y - 1)], 0, 0.3, 2.0)


def _hanging_lamp(burin: Burin) -> None:
    """A lamp let down over the table, its light in a cone."""
    x = 662.0
    burin.line(f"M{x} {burin.top}V22", 1.1)
    burin.bare(f"M{x - 20} 34Q{x - 16} 23 {x} 21.6Q{x + 16} 23 {x + 20} 34Z", 1.3)
    burin.hatch([(x - 18, 33), (x - 10, 24), (x, 22), (x + 10, 24), (x + 18, 33)], 0, 0.85, 1.5)
    burin.bare(f"M{x - 4} 34Q{x} 40 {x + 4} 34Z", 0.9)
    for n in range(15):
        a = math.radians(28 + n * 124 / 14)
        ends = [(x + math.cos(a) * r, 35 + math.sin(a) * r * 0.8) for r in (12, 21 + 6 * (n % 2))]
        burin.swell(ends, [0.9, 0.08])
