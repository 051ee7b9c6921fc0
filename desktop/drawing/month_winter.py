"""January and February: snow at the office, ice at the dredger."""

from __future__ import annotations

import math

from desktop.drawing.month_burin import Burin, boxed
from desktop.drawing.month_props import (
    breakwater,
    chimney,
    crate,
    gable,
    panes,
    posts,
    quay,
    side_house,
    street_lamp,
)
from desktop.drawing.month_weather import Sky, flakes, floe, gulls, sea, sky, smoke, snow


def claim(burin: Burin) -> None:
    """January: snow on the wharf, a lamp behind the window of the insurance office."""
    sky(burin, Sky(dark=0.85, seed=2.0))
    _shore(burin)
    sea(burin, 326)
    _berth(burin)
    _wharf(burin)
    flakes(burin, 120, 62)
    side_house(burin, -12, 172, 44, 20, 86, dark=0.75)
    snow(burin, -8, 22, 164, 4)
    _office(burin)
    street_lamp(burin, 322, 88, 52)
    snow(burin, 316, 39.5, 12, 2)


def _shore(burin: Burin) -> None:
    """The other side of the harbour, white roofs under a hill."""
    hill = [(552, 60), (590, 55), (640, 51), (700, 54), (760, 48), (892, 55), (910, 60)]
    burin.block(hill, -3, 0.25, pitch=2.2, width=0.6)
    for x, w in ((596, 13), (614, 9), (742, 12), (766, 15), (786, 10)):
        burin.block(boxed(x, 53, w, 6.5), 90, 0.7, pitch=1.6, width=0.6)
        burin.shape([(x - 1.5, 53), (x + w / 2, 48.5), (x + w + 1.5, 53)], 0.6)


def _berth(burin: Burin) -> None:
    """A schooner laid up for the winter, her spars white."""
    hull = "M588 66C604 69 720 69 744 64L772 57L764 72C752 82 620 84 600 80C592 76 590 72 588 66Z"
    burin.bare(hull, 1.4)
    side = [(590, 69), (600, 70), (740, 68), (765, 62), (762, 72), (748, 78), (620, 82), (600, 79)]
    burin.hatch(side, -1, 0.9, 1.9)
    burin.line("M589 68.5C620 72 720 72 768 59.5", 1.2)
    for x, top in ((634, 2), (698, -4)):
        burin.line(f"M{x} 67V{top}", 1.8)
        burin.line(
            f"M{x - 22} 60L{x} {top + 4}L{x + 22} 60M{x - 8} 64L{x} {top + 14}L{x + 8} 64", 0.4
        )
        burin.line(f"M{x} 54L{x + 44} 50M{x} 20L{x + 22} 13", 1.5)
        snow(burin, x + 4, 52.5, 36, 2.6)
        burin.bare(f"M{x + 3} 55Q{x + 22} 58.5 {x + 42} 51.5L{x + 42} 50L{x + 3} 53.6Z", 0.7)
    burin.line("M698 -2L634 4M698 4L800 50M772 57L806 49", 0.6)
    snow(burin, 604, 67.5, 60, 2.4)
    snow(burin, 708, 66, 40, 2.4)
    burin.box(668, 60, 22, 7.5, 0.9)
    snow(burin, 666, 60, 26, 2.6)


def _wharf(burin: Burin) -> None:
    """Planks on piles, snow on everything that stands still."""
    deck = [(326, 82), (580, 82), (596, 88), (326, 88)]
    for pile in range(344, 596, 28):
        burin.block(boxed(pile, 88, 6, 10), 90, 0.85, pitch=1.4, width=0.8)
    burin.block(boxed(326, 86, 272, 3.6), 0, 0.5, pitch=1.6, width=0.9)
    burin.shape(deck, 0.9)
    burin.line("M340 84.5h22M400 85.4h30M452 83.8h18M500 85.2h40M556 84h14", 0.5)
    for left, w, h in ((366, 20, 15), (388, 15, 10)):
        crate(burin, left, 84, w, h)
        snow(burin, left - 1, 84 - h, w + 2, 3)
    for x in (438.0, 504.0, 572.0):
        burin.line(f"M{x} 86V73", 4.0)
        burin.line(f"M{x - 0.9} 84V75", 0.7, paper=True)
        snow(burin, x - 3.6, 74, 7.2, 3.2)
    burin.line("M572 78Q584 82 592 72M504 79Q538 88 572 79", 0.7)
    steps = "".join(f"M{408 + 9 * n} {84.6 + (n % 2) * 1.6:.1f}h2.4" for n in range(4))
    burin.line(steps, 1.0)


def _office(burin: Burin) -> None:
    """The office: a window with gilt lines, behind it a lamp, a ledger and nobody."""
    front = boxed(158, 18, 150, 70)
    burin.block(front, 0, 0.42, pitch=2.5, width=1.3, end=0.55)
    joints = ""
    for row in range(13):
        for column in range(9):
            joints += f"M{160 + column * 17 + (row % 2) * 8} {22 + row * 5}v2.4"
    burin.line(joints, 0.5)
    burin.box(152, 12, 162, 7, 1.2)
    burin.line("M152 15.6H314", 0.6)
    burin.line("".join(f"M{158 + n * 9} 19v4" for n in range(17)), 2.0)
    snow(burin, 150, 12, 166, 5)
    burin.box(168, 24, 82, 8, 0.9)
    burin.line("M174 28h26M205 28h12M221 28h24", 1.6)
    _lit_room(burin)
    _entrance(burin)
    burin.bare("M146 88Q200 84 260 87Q300 84 334 88L334 98H-7V89Z", 0.8)
    burin.line("M180 92h14M214 90.6h20M262 93h26M120 93h24M20 91h40M70 94h20", 0.5)


def _lit_room(burin: Burin) -> None:
    burin.box(168, 35, 82, 45, 2.0)
    burin.hatch(boxed(169, 36, 80, 20), 0, 0.55, 1.9)
    lamp = (214.0, 55.0)
    for turn in range(36):
        a = turn * math.tau / 36
        far = 26 if turn % 2 else 20
        ends = [(lamp[0] + math.cos(a) * r, lamp[1] + math.sin(a) * r * 0.72) for r in (11, far)]
        burin.swell(ends, [0.6, 0.08])
    burin.bare("M203 57Q203 49 214 48Q225 49 225 57Z", 1.0)
    burin.hatch([(204, 57), (207, 50), (214, 48), (221, 50), (224, 57)], 0, 0.8, 1.3)
    burin.line("M214 57V68M207 69H221M214 48V45.6", 1.4)
    burin.block([(172, 70), (246, 70), (249, 79), (169, 79)], 0, 0.75, pitch=1.6, width=0.9)
    burin.bare(
        "M178 68.6Q186 65.6 193 68.4Q200 65.6 208 68.6L206 71.4Q199 69 193 71.4Q187 69 180 71.4Z",
        0.8,
    )
    burin.line("M182 68.2h7M197 68.2h7", 0.5)
    burin.line("M231 70V60H241V70M231 64H241", 1.1)
    burin.line("M195.3 35V80M222.6 35V80", 1.6)
    snow(burin, 165, 82.6, 88, 3.2)


def _entrance(burin: Burin) -> None:
    burin.box(262, 32, 32, 55, 1.4)
    burin.block(boxed(266, 46, 24, 41), 90, 0.8, pitch=1.6, width=1.0)
    burin.box(269.5, 50, 17, 15, 0.8)
    burin.hatch(boxed(269.5, 50, 17, 15), 60, 0.5, 1.6)
    burin.box(266, 35, 24, 8.5, 0.9)
    burin.line("M270 43.4L278 35.4L286 43.4M278 43.4V35.4", 0.6)
    burin.line("M287 70v4", 1.6)
    snow(burin, 259, 32, 38, 3.4)


def dial(burin: Burin) -> None:
    """February: ice over the harbour, the dredger stopped with her last bucket hung up."""
    sky(burin, Sky(dark=0.75, seed=4.4))
    breakwater(burin, 760, burin.width)
    sea(burin, 326, rough=0.4)
    for seed, place in enumerate(_ICE, start=7):
        floe(burin, place, seed)
    _dredger(burin)
    smoke(burin, 636, 2, 90, 5)
    gulls(burin, ((562, 12, 0.9), (574, 24, 0.7), (792, 30, 0.6)))
    quay(burin, -7, 85, 331)
    _tavern(burin)
    posts(burin, [(318, 86, 9), (328, 90, 10)])
    for x in (318.0, 328.0):
        snow(burin, x - 3, 78.5 if x < 320 else 81.5, 6, 2.4)


_ICE = (
    (360, 66, 44, 4), (412, 68, 50, 5), (470, 66, 40, 4), (530, 68, 56, 5), (800, 70, 60, 6),
    (862, 68, 44, 5), (352, 75, 44, 7), (404, 77, 54, 8), (468, 75, 56, 8), (536, 78, 62, 9),
    (566, 88, 56, 9), (640, 92, 74, 9), (736, 91, 80, 9), (820, 86, 70, 10), (372, 88, 66, 10),
    (446, 89, 62, 10), (508, 91, 50, 8), (884, 93, 44, 8),
)  # fmt: skip


def _dredger(burin: Burin) -> None:
    """A bucket dredger: scow, boiler house, a gallows with a chain of buckets."""
    hull = [(586, 68), (788, 68), (780, 82), (596, 82)]
    burin.block(hull, 0, 0.8, pitch=1.9, width=1.4)
    burin.line("M590 71.5H786M587 68H788", 1.4)
    burin.line("".join(f"M{598 + n * 14} 69.6v3" for n in range(14)), 0.8)
    burin.line("M586 84q40 3 90 1t110 0", 0.7)
    burin.block(boxed(606, 46, 66, 22), 90, 0.45, pitch=2.2, width=1.1)
    burin.shape([(602, 46), (608, 41), (670, 41), (676, 46)], 1.0)
    snow(burin, 606, 41.4, 66, 3.4)
    for x in (612.0, 630.0, 648.0):
        panes(burin, x, 51, 10, 9, lit=x == 630.0)
    burin.block(boxed(628, 6, 11, 36), 90, 0.85, pitch=1.5, width=1.0)
    burin.line("M625.6 6.6H641.4M626 16H641M627 40H640", 1.8)
    burin.line("M690 68L716 12L742 68M700 46H732M708 29H724", 2.0)
    burin.line("M716 12L672 44M716 12L786 67M716 12V6", 0.7)
    burin.line("M690 66L732 46M742 66L700 46", 0.9)
    _buckets(burin)


def _buckets(burin: Burin) -> None:
    """The ladder of buckets, and the last one, from which something is still dripping."""
    start, end = (712.0, 16.0), (800.0, 78.0)
    dx, dy = end[0] - start[0], end[1] - start[1]
    reach = math.hypot(dx, dy)
    ux, uy = dx / reach, dy / reach
    for off in (-3.2, 3.2):
        burin.line(
            f"M{start[0] - uy * off} {start[1] + ux * off}L{end[0] - uy * off} {end[1] + ux * off}",
            1.2,
        )
    p = burin.painter
    for n in range(9):
        part = 8 + n * (reach - 12) / 9
        p.save()
        p.translate(start[0] + ux * part, start[1] + uy * part)
        p.rotate(math.degrees(math.atan2(uy, ux)))
        burin.bare("M-4 -3.4H4L5 -9.6H-2.4Z", 0.9)
        burin.hatch([(0, -3.4), (4, -3.4), (5, -9.4), (1.4, -9.4)], 90, 0.9, 1.3)
        p.restore()
    burin.bare("M706.5 12a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z", 1.2)
    burin.line("M712 8V16M708 12H716", 0.8)
    burin.line("M690 68L676 22M676 22V34", 1.1)
    burin.bare("M670 36Q669 48 673 49.4H679Q683 48 682 36Z", 1.2)
    burin.hatch([(677, 36), (682, 36), (682, 46), (679, 49), (677, 49)], 90, 0.9, 1.3)
    burin.line("M669.6 36H682.4M670 36L676 30L682 36", 1.2)
    burin.bare("M672.4 36Q675 32.6 680 36Z", 0.8)
    burin.line("M674 52v2.4M678.4 53v3.4M674.6 58v2", 0.9)


def _tavern(burin: Burin) -> None:
    """Bell's: the only lit windows on the quay."""
    side_house(burin, -12, 166, 46, 24, 85, dark=0.7)
    gable(burin, 206, 84, 34, 6, 85, dark=0.35)
    side_house(burin, 150, 60, 40, 16, 85, dark=0.8)
    snow(burin, 150, 17.5, 58, 4)
    for x in (156.0, 178.0):
        panes(burin, x, 50, 12, 15)
    chimney(burin, 164, 4, 18)
    smoke(burin, 169, 2, 60, 3)
    panes(burin, 240, 22, 15, 14, lit=True)
    for x in (214.0, 268.0):
        panes(burin, x, 46, 14, 15, lit=True)
    burin.box(236, 44, 24, 41, 1.3)
    burin.block(boxed(239, 48, 18, 37), 90, 0.75, pitch=1.7, width=0.9)
    burin.line("M254 66v4", 1.5)
    burin.line("M232 42.6H264L260 38.6H236Z", 1.3)
    burin.line("M290 40H304M301 40V46", 1.4)
    burin.bare(
        "M296 58Q297 54.4 297.6 50Q298.2 46.4 301 46.2Q303.8 46.4 304.4 50Q305 54.4 306 58Z", 1.0
    )
    burin.hatch([(301, 47), (304, 50), (306, 58), (301, 58)], 90, 0.9, 1.3)
    burin.line("M301 58v2", 1.8)
    burin.bare("M200 37.5L248 3.5L296 37.5L293 38L248 8L203 38Z", 0.7)
    burin.block([(290, 85), (290, 56), (331, 56), (331, 85)], 0, 0.55, pitch=2.2, width=1.0)
    snow(burin, 288, 56, 45, 4)
    panes(burin, 304, 63, 12, 13)
    burin.bare("M150 85.4H331V83.4Q300 81.4 270 83.4T210 83Q180 81.6 150 83.6Z", 0.7)
