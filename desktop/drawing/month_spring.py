"""March, April, May: rooms behind rooms, three doors, two chairs."""

from __future__ import annotations

from desktop.drawing.month_burin import Burin
from desktop.drawing.month_props import (
    breakwater,
    chimney,
    deeper,
    lighthouse,
    posts,
    quay,
    schooner,
    window,
)
from desktop.drawing.month_weather import floe, gulls, sea, sky, smoke

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
