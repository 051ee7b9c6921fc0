"""September and October: wind over the jetty, the salt works with their scales."""

from __future__ import annotations

import math

from desktop.drawing.month_burin import Burin, boxed
from desktop.drawing.month_props import breakwater, chimney, lighthouse, panes, schooner, side_house
from desktop.drawing.month_weather import FOOT, Sky, gulls, sea, sky, smoke


def jetty(burin: Burin) -> None:
    """September: wind over an empty jetty."""
    sky(burin, Sky(dark=0.9, wind=1.5, slope=-0.012, seed=8.2))
    _gusts(burin)
    breakwater(burin, 690, burin.width)
    lighthouse(burin, 770, 54)
    sea(burin, -7, rough=1.9)
    _whitecaps(burin)
    _planks(burin)
    _dune(burin)
    _sock(burin)
    _paper(burin, 624, 34, 18)
    _paper(burin, 664, 16, -30)
    _paper(burin, 650, 52, 50)
    gulls(burin, ((700, 24, 1.1), (722, 32, 0.8), (592, 12, 0.6)))


def _gusts(burin: Burin) -> None:
    """Long strokes of wind that curl at their ends."""
    for x, y, long in (
        (180, 18, 150),
        (232, 34, 120),
        (566, 26, 150),
        (610, 44, 130),
        (20, 10, 90),
    ):
        points, widths = [], []
        for n in range(25):
            part = n / 24
            bend = max(0.0, part - 0.8) * 5
            px = x + long * part - bend * bend * 12
            py = y - 5 * math.sin(part * 3) - bend * 7 + bend * bend * 10
            points.append((px, py))
            widths.append(0.15 + 1.3 * math.sin(math.pi * part) ** 0.7)
        burin.swell(points, [w + 3.4 for w in widths], paper=True)
        burin.swell(points, widths)


def _whitecaps(burin: Burin) -> None:
    for n in range(22):
        x = 340 + (n * 97) % 540
        y = 66 + (n * 13) % 28
        size = 0.5 + (y - 62) / 26
        crest = f"M{x} {y}q{4 * size} {-3 * size} {8 * size} {-2.4 * size}"
        burin.bare(
            crest
            + f"q{4 * size} .4 {7 * size} {3 * size}"
            + f"q{-7 * size} {-1.2 * size} {-15 * size} {-0.6 * size}Z",
            0.7,
        )


def _planks(burin: Burin) -> None:
    """The jetty, from the foot of the picture out to where nobody stands."""
    left = [(214.0, 98.0), (600.0, 67.5)]
    right = [(330.0, 98.0), (611.0, 67.5)]
    for n in range(9):
        part = 1 - (1 - n / 8) ** 1.7
        for (ax, ay), (bx, by) in (left, right):
            x, y = ax + (bx - ax) * part, ay + (by - ay) * part
            high = 15 * (1 - part) + 3
            burin.block([(x - 2.4 * (1.2 - part), y), (x + 2.4 * (1.2 - part), y),
                         (x + 2 * (1.2 - part), y + high), (x - 2 * (1.2 - part), y + high)],
                        90, 0.9, pitch=1.3, width=0.9)  # fmt: skip
    deck = [*left, right[1], right[0]]
    burin.shape(deck, 1.3)
    boards = ""
    for n in range(34):
        part = 1 - (1 - n / 33) ** 1.7
        ax = left[0][0] + (left[1][0] - left[0][0]) * part
        bx = right[0][0] + (right[1][0] - right[0][0]) * part
        y = 98 + (67.5 - 98) * part
        boards += f"M{ax:.1f} {y:.1f}H{bx:.1f}"
    burin.line(boards, 0.7)
    burin.hatch([left[0], left[1], (605, 67.5), (262, 98)], 78, 0.35, 2.6)
    for n in range(6):
        part = 1 - (1 - n / 5) ** 1.7
        for (ax, ay), (bx, by) in (left, right):
            x, y = ax + (bx - ax) * part, ay + (by - ay) * part
            burin.line(f"M{x:.1f} {y:.1f}v{-14 * (1 - part) - 3:.1f}", 3.2 * (1.15 - part))
    burin.line("M606 67V48M606 50h-8", 1.2)
    burin.bare("M594.6 57.6V51L598.4 48.6L602.2 51V57.6Z", 0.9)
    burin.solid("M593.6 51.4L598.4 47.4L603.2 51.4Z")


def _dune(burin: Burin) -> None:
    """The shore with its grass lying down."""
    burin.bare("M-7 98V70Q60 60 130 66Q190 70 224 98Z", 1.1)
    burin.hatch([(-7, 98), (-7, 74), (60, 66), (130, 70), (180, 78), (210, 98)], 12, 0.22, 3.0)
    for n in range(70):
        x = -4 + n * 3.1
        base = 71 - 5 * math.sin(max(0.0, x) / 70) + (max(0.0, x - 120) ** 2) * 0.0026
        base += burin.chance.uniform(0, 8)
        long = burin.chance.uniform(9, 20)
        points = [
            (x, base + 3),
            (x + long * 0.35, base - long * 0.5),
            (x + long, base - long * 0.55),
        ]
        burin.swell(points, [1.2, 0.8, 0.06])
    for n in range(3):
        x = 150 + n * 22.0
        burin.line(f"M{x} {76 + n * 5}L{x + 3} {58 + n * 5}", 2.2)
    burin.line("M152 62Q164 70 175 67Q188 76 198 73", 0.8)


def _sock(burin: Burin) -> None:
    """A pole with a storm cone on it, and what is left of a flag."""
    burin.line("M262 98V6", 2.4)
    burin.line("M262 6v-3M254 22H270M262 40L240 98M262 40L284 98", 0.8)
    burin.bare(
        "M262 10Q276 4 288 9Q300 14 314 8L308 14L316 18L306 20L312 26Q298 30 286 25Q274 20 262 26Z",
        1.1,
    )
    burin.hatch([(262, 10), (276, 6), (288, 9), (288, 25), (274, 21), (262, 26)], 8, 0.7, 1.7)
    burin.hatch([(288, 9), (300, 12), (308, 13), (306, 20), (300, 28), (288, 25)], -8, 0.4, 1.9)
    burin.solid("M247 44L254 30L261 44Z")
    burin.line("M254 30V24", 0.9)


def _paper(burin: Burin, x: float, y: float, turn: float) -> None:
    """A sheet of newspaper the wind has."""
    p = burin.painter
    p.save()
    p.translate(x, y)
    p.rotate(turn)
    burin.bare("M-9 -5Q-3 -8 2 -4Q6 -1 10 -4L9 4Q4 7 0 4Q-4 0 -10 4Z", 1.0)
    burin.line("M-6 -3.4Q-2 -5 1 -2.4M-7 -.6Q-3 -3 0 0M3 -.4Q6 1.4 8.4 0M3 2Q5.6 4 8 2.6", 0.6)
    p.restore()


def salt(burin: Burin) -> None:
    """October: the salt works, and a pair of scales that is level."""
    sky(burin, Sky(dark=0.65, seed=0.7))
    _marsh(burin)
    _mill(burin)
    smoke(burin, 206, 4, 120, 4)
    smoke(burin, 262, 6, 90, 6)
    _pan_house(burin)
    for x, y, size in (
        (352.0, 92.0, 1.2),
        (398.0, 88.0, 0.9),
        (312.0, 96.0, 1.0),
        (440.0, 95.0, 1.1),
    ):
        _heap(burin, x, y, size)
    _rake(burin)
    _scales(burin)
    gulls(burin, ((580, 12, 0.8), (596, 20, 0.6), (776, 20, 0.7)))


def _marsh(burin: Burin) -> None:
    """Flat water in squares, banks between, the sea far off."""
    schooner(burin, 590, 58.6, 0.6)
    burin.line(f"M300 59H{burin.width}", 0.9)
    sea(burin, 300, horizon=59, foot=64, line=False, rough=0.3)
    for row, (top, foot) in enumerate(((64.5, 69.5), (72, 79), (82, FOOT))):
        lean = (0.5, 1.0, 1.7)[row]
        step = (74, 108, 170)[row]
        for n in range(-6, 9):
            x = 461 + n * step
            far = x + (x - 461) * 0.12 * lean
            shape = [
                (x, top),
                (x + step - 8, top),
                (far + step - 4 + (n + 1) * 3 * lean, foot),
                (far + n * 3 * lean, foot),
            ]
            burin.shape(shape, 0.8)
            burin.hatch(shape, 0, 0.3 + 0.14 * ((n + row) % 3), 1.7 + 0.5 * row, end=0.12)
    reeds = ""
    for n in range(40):
        x = 330 + (n * 53) % 560
        y = (71, 81)[n % 2]
        reeds += f"M{x} {y}l{-1 + n % 3} {-4 - n % 3}"
    burin.line(reeds, 0.7)


def _mill(burin: Burin) -> None:
    """A wind pump on the bank."""
    x, y = 640.0, 34.0
    burin.block([(x - 12, 74), (x - 5, y), (x + 5, y), (x + 12, 74)], 0, 0.5, pitch=2.2, width=1.2)
    burin.hatch([(x + 1, 74), (x + 1, y), (x + 5, y), (x + 12, 74)], 84, 0.8, 1.7)
    burin.shape([(x - 7, y), (x, y - 9), (x + 7, y)], 1.1)
    burin.hatch([(x - 6, y), (x, y - 8), (x + 6, y)], 70, 0.9, 1.4)
    burin.box(x - 4, 62, 8, 12, 1.0)
    burin.hatch(boxed(x - 4, 62, 8, 12), 90, 0.9, 1.3)
    p = burin.painter
    p.save()
    p.translate(x, y - 2)
    for n in range(4):
        p.save()
        p.rotate(22 + 90 * n)
        burin.line("M0 0V-27", 1.3)
        burin.bare("M1 -8L7.6 -9.6L7.6 -27L0 -27Z", 0.8)
        burin.line("M1 -12H7.6M1 -16H7.6M1 -20H7.6M1 -24H7.6M4.2 -9V-27", 0.5)
        p.restore()
    burin.solid("M-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z")
    p.restore()


def _pan_house(burin: Burin) -> None:
    """The boiling house: long roof, open louvres that steam, a door on a white floor."""
    burin.bare("M-7 84H300L330 98H-7Z", 0)
    side_house(burin, -14, 176, 52, 30, 86, dark=0.6)
    side_house(burin, 156, 152, 46, 20, 88, dark=0.7)
    for x in (188.0, 244.0):
        burin.block([(x, 20), (x, 12), (x + 32, 12), (x + 32, 20)], 0, 0.9, pitch=1.6, width=1.1)
        burin.shape([(x - 4, 12), (x + 16, 5), (x + 36, 12)], 1.1)
        burin.hatch([(x - 3, 12), (x + 16, 6), (x + 35, 12)], 80, 0.7, 1.6)
    chimney(burin, 292, 4, 30, 10)
    for x in (166.0, 188.0, 262.0, 284.0):
        panes(burin, x, 55, 12, 13)
    burin.box(214, 52, 34, 36, 1.3)
    burin.block(boxed(217, 55, 14, 33), 90, 0.75, pitch=1.6, width=0.9)
    burin.hatch(boxed(231, 55, 15, 33), 90, 1.0, 1.2)
    burin.line("M219 62L229 82M217 71.5H231", 0.9)
    burin.line("M150 89H318M160 92h40M230 93h30", 0.6)


def _heap(burin: Burin, x: float, y: float, size: float) -> None:
    """A heap of salt: all light, a little shade on its right."""
    w, h = 25 * size, 21 * size
    burin.bare(
        f"M{x - w} {y}Q{x - w * 0.4} {y - h * 0.5} {x} {y - h}"
        f"Q{x + w * 0.4} {y - h * 0.5} {x + w} {y}Q{x} {y + 3} {x - w} {y}Z",
        1.1,
    )
    if burin.dark:
        burin.hatch([(x - w, y), (x, y - h), (x + w * 0.4, y)], 40, 0.0, 1.6, end=0.25)
    shade = [(x + 1, y - h), (x + w * 0.45, y - h * 0.46), (x + w, y), (x + w * 0.36, y + 1)]
    burin.hatch(shade, 58, 0.55, 1.9, end=0.2)
    dots = "".join(
        f"M{x - w * 0.5 + (n * 7.3) % w:.1f} {y - 2 - (n * 5.1) % (h * 0.4):.1f}h.6"
        for n in range(12)
    )
    burin.line(dots, 0.8)


def _rake(burin: Burin) -> None:
    burin.line("M366 70L330 96", 1.6)
    burin.line("M360 64L372 76", 2.0)
    burin.line("M361 65l3 -3M364.4 68.6l3 -3M368 72l3 -3M371 75.4l3 -3", 1.0)


def _scales(burin: Burin) -> None:
    """Great scales on a tripod: salt in one pan, in the other nothing that is seen."""
    x, beam = 722.0, 22.0
    burin.line(f"M{x} {beam}L{x - 26} 92M{x} {beam}L{x + 26} 92M{x} {beam}L{x + 4} 84", 2.6)
    burin.line(f"M{x - 13} 57H{x + 13}", 1.3)
    burin.line(f"M{x} {beam - 10}V{beam + 18}", 2.4)
    burin.bare(
        f"M{x - 46} {beam - 1}Q{x - 20} {beam - 5} {x} {beam - 6}"
        f"Q{x + 20} {beam - 5} {x + 46} {beam - 1}V{beam + 1.4}"
        f"Q{x} {beam + 2} {x - 46} {beam + 1.4}Z",
        1.1,
    )
    burin.hatch([(x - 44, beam), (x, beam - 5), (x + 44, beam), (x, beam + 2)], 0, 0.7, 1.4)
    burin.bare(f"M{x - 4} {beam - 2}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z", 1.1)
    burin.line(f"M{x} {beam - 4}V{beam - 14}", 1.0)
    for side in (-1, 1):
        hung = x + side * 45
        burin.line(f"M{hung} {beam + 1}L{hung - 15} 59M{hung} {beam + 1}L{hung + 15} 59", 0.8)
        if side < 0:
            burin.bare(
                f"M{hung - 13} 59.6Q{hung - 6} 52 {hung} 49.6Q{hung + 6} 52 {hung + 13} 59.6Z", 1.0
            )
            burin.hatch(
                [(hung + 1, 50), (hung + 7, 54), (hung + 13, 59.6), (hung + 4, 59.6)], 60, 0.5, 1.7
            )
        burin.bare(
            f"M{hung - 18} 59H{hung + 18}Q{hung + 12} 67.6 {hung} 68"
            f"Q{hung - 12} 67.6 {hung - 18} 59Z",
            1.3,
        )
        burin.hatch([(hung, 60), (hung + 17, 60), (hung + 11, 66), (hung, 68)], 84, 0.85, 1.5)
        burin.hatch([(hung - 15, 60), (hung, 60), (hung, 68), (hung - 10, 66)], 84, 0.35, 2.0)
