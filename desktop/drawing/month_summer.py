"""July and August: the tide over the steps, the bells."""

from __future__ import annotations

import math

from desktop.drawing.month_burin import Burin, boxed
from desktop.drawing.month_props import (
    breakwater,
    chimney,
    gable,
    lighthouse,
    panes,
    side_house,
)
from desktop.drawing.month_weather import Sky, gulls, sea, sky


def tide(burin: Burin) -> None:
    """July: a spring tide; the quay steps go down into it, and the boats look over the wall."""
    sky(burin, Sky(dark=0.55, seed=3.3))
    lighthouse(burin, 690, 60, 1.1)
    burin.line("M660 60.4Q690 56 724 60.4", 1.2)
    sea(burin, -7, rough=0.9)
    _flooded_houses(burin)
    _steps(burin)
    _risen(burin)
    for x, y, size in ((398.0, 80.0, 1.0), (585.0, 76.0, 0.8), (770.0, 88.0, 1.15)):
        _dory(burin, x, y, size)
    for x, y, high in ((352.0, 90.0, 10.0), (470.0, 92.0, 9.0), (660.0, 90.0, 8.0)):
        burin.line(f"M{x} {y}v{-high}", 3.6)
        burin.line(f"M{x - 6} {y + 1}q6 3 12 0M{x - 9} {y + 3.6}q9 3.6 18 0", 0.8)
    gulls(burin, ((560, 22, 0.7), (596, 12, 1.0), (772, 20, 0.8)))


def _flooded_houses(burin: Burin) -> None:
    """The houses of the quay, water over the sills, and what they look like in it."""
    side_house(burin, -12, 164, 44, 22, 86, dark=0.6)
    gable(burin, 148, 62, 38, 12, 84, dark=0.35)
    side_house(burin, 214, 92, 40, 18, 82, dark=0.55)
    chimney(burin, 228, 6, 20)
    chimney(burin, 276, 8, 20)
    for x in (158.0, 184.0):
        panes(burin, x, 48, 14, 15)
    burin.bare("M179 28a5 5 0 1 0 .01 0Z", 1.0)
    for x in (222.0, 246.0, 282.0):
        panes(burin, x, 47, 13, 15)
    burin.box(262, 46, 15, 38, 1.2)
    burin.block(boxed(264.5, 49, 10, 36), 90, 0.8, pitch=1.5, width=0.8)
    burin.box(163, 68, 16, 20, 1.1)
    burin.hatch(boxed(163, 68, 16, 20), 90, 0.8, 1.5)


def _steps(burin: Burin) -> None:
    """Six steps down into the water; the last two are seen through it."""
    for n in range(5):
        x, y = 308 + n * 10.0, 66 + n * 4.4
        burin.block([(x - 14, y), (x + 10, y), (x + 10, y + 4.4), (x - 14, y + 4.4)], 90, 0.6,
                    pitch=1.6, width=1.0)  # fmt: skip
        burin.shape([(x - 16, y - 2.4), (x + 8, y - 2.4), (x + 10, y), (x - 14, y)], 0.9)
    burin.block(boxed(294, 60, 14, 30), 0, 0.5, pitch=3.4, width=1.2)
    burin.line("M312 62V50M352 82V70M312 52L352 72", 1.8)


def _risen(burin: Burin) -> None:
    """The water takes the lower edge of everything, and gives it back upside down."""
    burin.bare("M-7 84.5Q40 81 90 84T200 82.6Q250 80.5 316 82.5T420 86L400 98H-7Z", 0)
    for row in range(6):
        y, n = 83.6 + 2.5 * row, 0
        x = -8.0 + burin.chance.uniform(0, 8)
        while x < 400 - 6 * row:
            long = burin.chance.uniform(18, 44)
            lift = burin.chance.uniform(-0.8, 0.8)
            points = [
                (x, y),
                (x + long * 0.3, y - 0.8 + lift),
                (x + long * 0.7, y + 0.8),
                (x + long, y),
            ]
            burin.tapered(points, 0.7 + 0.2 * row)
            x, n = x + long + burin.chance.uniform(3, 9), n + 1
    for x, w in ((152, 22), (183, 24), (222, 32), (262, 16), (296, 40)):
        for row in range(4):
            y = 85 + row * 2.7
            burin.tapered([(x + row, y), (x + w / 2, y + 0.6), (x + w - row, y)], 1.6)


def _dory(burin: Burin, x: float, y: float, size: float) -> None:
    """A dory on her line, empty."""
    p = burin.painter
    p.save()
    p.translate(x, y)
    p.scale(size, size)
    burin.bare("M-34 -9Q-20 -5 0 -5Q22 -5 36 -11L27 2Q0 6 -25 2Z", 1.3)
    burin.hatch([(-33, -8), (0, -4), (35, -10), (27, 2), (0, 4), (-25, 2)], 1, 0.75, 1.8)
    burin.bare("M-34 -9Q-20 -5 0 -5Q22 -5 36 -11Q20 -9 0 -9.4Q-20 -9.6 -34 -9Z", 1.0)
    burin.line("M-16 -9.6L-13 -5.4M8 -9.6L10 -5.2M-22 -12L30 -5", 1.1)
    burin.line("M-38 3Q-10 8.6 16 6T40 3M-28 6.6Q0 11 30 7", 0.8)
    p.restore()


def bells(burin: Burin) -> None:
    """August: the church over the town, eight bells in its tower."""
    sky(burin, Sky(dark=0.7, wind=0.6, seed=5.1))
    breakwater(burin, 760, burin.width)
    sea(burin, 560)
    _town(burin)
    _nave(burin)
    _belfry(burin)
    gulls(burin, ((130, 3, 0.6), (268, 12, 0.8), (286, 6, 0.6), (588, 16, 0.8), (604, 22, 0.6)))


def _town(burin: Burin) -> None:
    """Roofs down to the harbour."""
    hill = [(300, 98), (300, 70), (430, 66), (560, 70), (700, 84), (790, 98)]
    burin.block(hill, 4, 0.3, pitch=2.8, width=0.9)
    for x, w, eaves, dark in (
        (556, 50, 72, 0.6), (470, 46, 75, 0.5), (392, 44, 76, 0.7), (330, 40, 74, 0.55),
        (610, 52, 76, 0.7), (674, 46, 84, 0.5),
    ):  # fmt: skip
        side_house(burin, x, w, eaves, eaves - 9, eaves + 16, dark=dark)
        chimney(burin, x + w * 0.6, eaves - 13, eaves - 7, 5)
        for n in range(3):
            panes(burin, x + 6 + n * (w - 14) / 3, eaves + 4, 6, 7)
    for tx, ty in ((436.0, 92.0), (524.0, 94.0), (738.0, 94.0), (660.0, 96.0)):
        _tree(burin, tx, ty)
    side_house(burin, 420, 64, 88, 76, 99, dark=0.65)
    side_house(burin, 548, 70, 90, 79, 99, dark=0.6)


def _tree(burin: Burin, x: float, y: float) -> None:
    burin.line(f"M{x} {y}v-9", 1.6)
    crown = [(x + math.cos(n * 0.7) * 9, y - 14 + math.sin(n * 0.7) * 7) for n in range(9)]
    burin.block(crown, 35, 0.6, pitch=1.8, width=0.8)


def _nave(burin: Burin) -> None:
    burin.block([(244, 88), (244, 56), (330, 56), (330, 88)], 0, 0.3, pitch=2.4, width=1.2)
    burin.block(
        [(240, 56), (248, 32), (322, 32), (335, 56)], 80, 0.8, pitch=1.8, width=1.2, across=6
    )
    for x in (256.0, 280.0, 304.0):
        burin.bare(f"M{x} 82V68Q{x} 61 {x + 6} 59Q{x + 12} 61 {x + 12} 68V82Z", 1.1)
        burin.hatch([(x, 82), (x, 67), (x + 6, 60), (x + 12, 67), (x + 12, 82)], 62, 0.8, 1.4)
        burin.line(f"M{x + 6} 59V82M{x} 70H{x + 12}", 0.8)
    burin.block(boxed(-8, 74, 176, 18), 0, 0.4, pitch=3.4, width=1.1)
    burin.line("M-8 74H168M-8 72H168", 0.9)
    burin.bare("M140 98V89Q230 84 340 89L352 98Z", 0.9)
    burin.hatch([(140, 98), (160, 90), (340, 90), (352, 98)], 3, 0.25, 2.6)
    for x in (166.0, 352.0):
        burin.bare(f"M{x} 94V86Q{x + 4} 82 {x + 8} 86V94Z", 0.9)


def _belfry(burin: Burin) -> None:
    """The tower: two openings, one above the other, bells in both rows."""
    peak = max(-24.0, burin.top + 23)
    burin.block([(166, 90), (166, 8), (226, 8), (226, 90)], 0, 0.22, pitch=2.6, width=1.4, end=0.3)
    burin.block(
        [(226, 90), (226, 8), (246, 11), (246, 88)], 8, 0.85, pitch=1.8, width=1.3, across=72
    )
    burin.block([(162, 8), (198, peak - 22), (230, 8)], 64, 0.5, pitch=1.9, width=1.2)
    burin.block([(230, 8), (198, peak - 22), (250, 11)], -64, 0.95, pitch=1.7, width=1.1)
    burin.line("M160 9H231L251 12M162 12.4H230L249 15", 1.4)
    for y in (40.0, 64.0):
        burin.line(f"M163 {y}H229L248 {y - 0.6}", 1.6)
    for row, top in enumerate((15.0, 43.5)):
        for column in range(2):
            _arch(burin, 172 + column * 26, top, 22 if row == 0 else 18)
    burin.bare("M188 90V76Q188 69 196 67Q204 69 204 76V90Z", 1.3)
    burin.hatch([(188, 90), (188, 76), (196, 68), (204, 76), (204, 90)], 90, 0.9, 1.5)
    burin.bare("M232 38V24Q232 18 236.5 17Q241 18 241 24.6V38Z", 1.0)
    burin.hatch([(232, 38), (232, 24), (236, 18), (241, 25), (241, 38)], 70, 1.0, 1.2)


def _arch(burin: Burin, x: float, top: float, high: float) -> None:
    """An opening of the belfry with two bells in it."""
    foot = top + high
    data = (
        f"M{x} {foot}V{top + 6}Q{x} {top} {x + 10} {top - 1}"
        f"Q{x + 20} {top} {x + 20} {top + 6}V{foot}Z"
    )
    burin.bare(data, 1.3)
    burin.hatch(
        [(x, foot), (x, top + 5), (x + 10, top - 1), (x + 20, top + 5), (x + 20, foot)], 0, 1.0, 1.3
    )
    burin.line(f"M{x} {top + 4.6}H{x + 20}", 1.4)
    for at in (x + 5.4, x + 14.6):
        y = top + 6
        bell = (
            f"M{at - 1.4} {y}H{at + 1.4}Q{at + 2.8} {y + 1} {at + 3} {y + 5}"
            f"Q{at + 3.2} {y + 8} {at + 4.6} {y + 9.6}H{at - 4.6}"
            f"Q{at - 3.2} {y + 8} {at - 3} {y + 5}Q{at - 2.8} {y + 1} {at - 1.4} {y}Z"
        )
        burin.bare(bell, 0.9)
        burin.hatch(
            [(at + 0.4, y), (at + 3, y + 4), (at + 4.6, y + 9.6), (at + 0.4, y + 9.6)], 90, 0.8, 1.1
        )
        burin.line(f"M{at} {y + 10.6}v1", 1.8)
