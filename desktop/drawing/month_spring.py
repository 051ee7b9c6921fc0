"""March and April: rooms behind rooms, three doors."""

from __future__ import annotations

from desktop.drawing.month_burin import Burin, boxed
from desktop.drawing.month_props import (
    breakwater,
    chimney,
    deeper,
    lighthouse,
    panes,
    posts,
    quay,
    schooner,
    street_lamp,
    window,
)
from desktop.drawing.month_weather import Sky, floe, gulls, sea, sky, smoke

_FLOES = (
    (388, 69, 34, 4.5), (452, 67.5, 26, 3.6), (520, 68, 40, 4), (575, 70, 22, 3.4),
    (610, 74, 44, 6), (790, 72, 30, 4.5), (372, 80, 58, 9), (462, 78, 64, 8), (548, 84, 70, 10),
    (655, 87, 60, 9), (757, 86, 52, 8), (420, 92, 60, 9), (868, 84, 44, 7),
)  # fmt: skip
_SHARDS = ((347, 88, 13, 7), (355, 89, 9, 8), (362, 90, 6, 9), (690, 91, 8, 7), (684, 91, 5, 8))


def rooms(burin: Burin) -> None:
    """March: the boarding house on Gannet Street, whose door goes on and on."""
    sky(burin)
    sea(burin, 330)
    breakwater(burin, 629, burin.width)
    lighthouse(burin, 643, 57.5)
    schooner(burin, 593, 60)
    for seed, place in enumerate(_FLOES, start=40):
        floe(burin, place, seed)
    for x, y, high, wide in _SHARDS:
        burin.shape([(x, y), (x + wide * 0.3, y - high), (x + wide * 0.75, y - high * 0.8),
                     (x + wide, y + 1)], 0.9)  # fmt: skip
        dim = [
            (x + wide * 0.5, y),
            (x + wide * 0.6, y - high * 0.85),
            (x + wide * 0.75, y - high * 0.8),
        ]
        burin.hatch([*dim, (x + wide, y + 1)], 72, 0.7, 1.4)
    _buoy(burin)
    smoke(burin, 274, 3, 96)
    gulls(burin, ((553, 14, 1), (569, 20, 0.7), (765, 22, 0.8)))
    quay(burin, -7, 85, 331)
    _warehouse(burin)
    _boarding_house(burin)
    posts(burin, [(320, 85, 9), (326, 88, 10), (332, 92, 10)])


def _buoy(burin: Burin) -> None:
    """A bell buoy that leans in the current."""
    p = burin.painter
    p.save()
    p.translate(709, 76)
    p.rotate(9)
    p.translate(-716, -76)
    burin.bare("M698 74C699 82 733 82 734 74L730 70H702Z", 1.3)
    burin.hatch([(718, 80), (718, 70.5), (730, 70.5), (733.5, 74), (731, 78)], 80, 0.9, 1.5)
    burin.line("M698 74C704 76.5 728 76.5 734 74", 0.8)
    burin.line("M703 70L711 34M729 70L721 34M716 70V34", 1.4)
    burin.line("M706.5 54H725.5M709 43H723", 0.9)
    burin.solid(
        "M710.5 60C711.5 58 712 56 712.3 52.5C712.6 48.5 719.4 48.5 719.7 52.5C720 56 720.5 58"
        " 721.5 60Z"
    )
    burin.line("M713.6 58C714.6 55 714.4 53 714.8 51.5", 0.8, paper=True)
    burin.line("M716 60V63", 1.6)
    burin.solid("M711 33.4H721V34.6H711ZM712.5 34V27H719.5V34ZM711.5 27H720.5L716 22Z")
    burin.box(714, 28, 4, 5, 0)
    p.restore()
    burin.line("M685 80C693 84 723 85 735 80M693 86C703 88 721 88 729 86", 0.8)


def _warehouse(burin: Burin) -> None:
    wall = [(-7, 85), (-7, 30), (53, 22), (157, 30), (157, 85)]
    burin.block(wall, 0, 0.6, pitch=2.2, width=1, across=60)


def _boarding_house(burin: Burin) -> None:
    side = [(155, 85), (155, 40), (191, 34), (191, 85)]
    burin.block(side, -9, 0.82, pitch=2.0, width=1.2, across=58)
    for y in (46.0, 64.0):
        burin.shape([(165, y + 1.6), (173, y + 0.4), (173, y + 12.4), (165, y + 13.6)], 1)
        burin.shape([(168.5, y + 4), (172, y + 3.5), (172, y + 10.5), (168.5, y + 11)], 0.6)
    roof = [(187, 37), (240, 5), (203, 9.5), (149, 43)]
    burin.block(roof, -31, 0.9, pitch=1.8, width=1.3, end=0.7)
    front = [(191, 85), (191, 34), (240, 6), (289, 34), (289, 85)]
    burin.block(front, 0, 0.3, pitch=2.5, width=1.4, end=0.45)
    shade = [(191, 34), (240, 6), (289, 34), (289, 40), (240, 12), (191, 40)]
    if not burin.dark:
        burin.hatch(shade, 58, 0.7, 1.7, end=0.4)
    burin.solid("M184 38.5L240 4L296 38.5L294 41L240 8.5L186 41Z")
    chimney(burin, 207, 0, 20)
    chimney(burin, 269, 6, 24)
    burin.bare("M240 13a5 5 0 1 0 .01 0Z", 1)
    for x, y, w, h in ((198, 38, 17, 19), (265, 38, 17, 19), (198, 62, 17, 18), (265, 62, 17, 18)):
        window(burin, x, y, w, h)
    burin.box(222, 30, 36, 55, 2.4)
    deeper(burin, (222, 30, 36, 55), (246, 66), 6, 0.7, floor=True)
    burin.bare("M215 85.6H265V83H217Z", 1)
    burin.hatch([(156, 85.5), (325, 85.5), (319, 88.4), (143, 88.4)], 0, 0.8, 1.2)
    beside = [(289, 85), (289, 50), (308, 39), (327, 50), (327, 85)]
    burin.block(beside, 90, 0.7, pitch=2.1, width=1.2, across=20)
    burin.solid("M285 53L308 38L331 53L329 55L308 42L287 55Z")
    window(burin, 301, 58, 13, 15)


def doors(burin: Burin) -> None:
    """April: three doors in one street, and beside each what its owner works with."""
    sky(burin, Sky(dark=0.7, wind=0.7, slope=-0.004, seed=6.2))
    breakwater(burin, 700, burin.width)
    schooner(burin, 742, 60, 0.8)
    sea(burin, 560)
    _street(burin)
    _row_of_houses(burin)
    _constable(burin)
    _athenaeum(burin)
    _lamplighter(burin)
    gulls(burin, ((580, 14, 0.8), (598, 22, 0.6)))


def _street(burin: Burin) -> None:
    """Wet cobbles that run down to the harbour."""
    burin.bare("M-7 86H420Q520 84 600 74L640 70L690 98H-7Z", 1.0)
    for row in range(5):
        y, x = 87.5 + row * 2.3, -6.0 + (row % 2) * 5
        stones = ""
        while x < 620 - row * 4:
            stones += f"M{x:.1f} {y - max(0.0, x - 430) * 0.05:.1f}q3.4 -1.8 7 0"
            x += burin.chance.choice((10, 10, 11, 31))
        burin.line(stones, 0.7)
    for x, y, w in ((380.0, 91.0, 50.0), (470.0, 89.0, 36.0), (330.0, 95.0, 40.0)):
        burin.bare(f"M{x} {y}Q{x + w / 2} {y - 3} {x + w} {y}Q{x + w / 2} {y + 3} {x} {y}Z", 0.6)
        for n in range(3):
            burin.tapered(
                [(x + 8, y - 1 + n), (x + w / 2, y - 1.2 + n), (x + w - 8, y - 1 + n)], 0.7
            )
    posts(burin, [(606, 78, 8), (628, 76, 8), (652, 84, 10)])
    burin.line("M606 71Q617 77 628 69M628 69Q640 80 652 75", 0.8)


def _row_of_houses(burin: Burin) -> None:
    burin.block(boxed(-7, 26, 352, 60), 0, 0.34, pitch=2.5, width=1.3, end=0.42)
    roof = [(-12, 27), (-12, 12), (342, 12), (350, 27)]
    burin.block(roof, 82, 0.75, pitch=1.9, width=1.2, across=5)
    burin.line("M-12 28.4H350", 2.0)
    for x in (60.0, 196.0, 268.0):
        chimney(burin, x, 2, 15)
    for x in (152.0, 212.0, 276.0):
        for off in (6.0, 34.0):
            panes(burin, x + off, 33, 11, 11)
    burin.line("M206 30V86M270 30V86", 1.6)


def _door(burin: Burin, x: float, dark: float) -> None:
    """A panelled door with a fanlight and two steps."""
    burin.box(x - 3, 47, 26, 39, 1.3)
    burin.bare(f"M{x} 54Q{x + 10} 46 {x + 20} 54Z", 1.0)
    burin.line(f"M{x + 10} 49.6V54M{x + 4} 51.4L{x + 8} 54M{x + 16} 51.4L{x + 12} 54", 0.6)
    burin.block(boxed(x, 54, 20, 32), 90, dark, pitch=1.6, width=1.1)
    for px, py, ph in ((2.4, 57, 10), (11, 57, 10), (2.4, 70, 12), (11, 70, 12)):
        burin.box(x + px, py, 6.6, ph, 0.8)
        burin.hatch(boxed(x + px, py, 6.6, ph), 60, dark * 0.7, 1.4)
    burin.line(f"M{x + 17.6} 69.5v1.6", 1.8)
    burin.bare(f"M{x - 6} 86H{x + 26}V88.6H{x - 6}Z", 0.9)


def _constable(burin: Burin) -> None:
    """His lamp over the door, his helmet and staff beside it."""
    _door(burin, 164, 0.85)
    burin.bare("M168 44H180L178.6 34H169.4Z", 1.0)
    burin.solid("M167 34.4H181L174 30.6ZM168 44H180V45.6H168Z")
    burin.line("M174 34V44", 0.8)
    burin.line("M193 86L199 62", 2.6)
    burin.line("M198.4 64L199.6 59.4", 3.8)
    burin.line("M188 74H202", 1.2)
    burin.bare("M189 73.4Q189 64.6 195 64Q201 64.6 201 73.4Z", 1.0)
    burin.hatch([(195, 64), (199, 66), (201, 73), (195, 73)], 90, 0.9, 1.2)
    burin.line("M187.6 73.6H202.4M195 64v-1.6", 1.6)
    burin.line("M195 67.6l1.2 2.4h-2.4Z", 0.7)


def _athenaeum(burin: Burin) -> None:
    """Books put out on the step, a reading glass on the topmost."""
    _door(burin, 222, 0.7)
    y = 86.0
    for wide, high, off in ((20, 4, 0), (17, 3.4, 2), (18, 4.2, 0.6), (14, 3.2, 2.6)):
        y -= high
        burin.box(250 + off, y, wide, high, 0.9)
        burin.line(f"M{252 + off} {y + high / 2}h{wide - 6}", 0.5)
        burin.hatch(boxed(250 + off + wide - 4, y, 4, high), 90, 0.9, 1.0)
    burin.bare("M254 66.6a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z", 1.3)
    burin.line("M262 69.8L267.6 73.4", 2.0)
    burin.line("M256 65Q257 63.4 259 63.2", 0.7)
    burin.box(215, 40.4, 34, 5, 0.9)
    burin.line("M219 43h10M232 43h13", 1.1)


def _lamplighter(burin: Burin) -> None:
    """His ladder against the lamp, his pole against the wall."""
    _door(burin, 288, 0.9)
    street_lamp(burin, 336, 90, 66)
    burin.line("M346 94L337.5 34M354 94L341.5 33", 1.3)
    rungs = ""
    for n in range(10):
        part = n / 10
        rungs += f"M{346 - 8 * part:.1f} {92 - 57 * part:.1f}H{354 - 12 * part:.1f}"
    burin.line(rungs, 1.0)
    burin.line("M321 86L326 34", 1.5)
    burin.bare("M323.6 34.6Q322.6 29 326.4 25.6Q330 29 328.4 34.6Z", 0.9)
    burin.solid("M326 33.6q-1.6 -2.4 0.4 -5.4q1.6 2.8 -.4 5.4Z")
    burin.line("M322.6 35H329.4", 1.3)
    burin.bare("M312 88.6Q311 80 314 79H321Q324 80 323 88.6Z", 1.0)
    burin.hatch([(318, 79), (321, 79), (323, 88), (318, 88)], 90, 0.8, 1.2)
    burin.line("M313.6 79Q317.5 72 321.4 79", 0.9)
