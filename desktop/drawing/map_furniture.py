"""What stands in rooms, drawn from above in thin lines: each kind is a function of its box."""

from __future__ import annotations

import random
from collections.abc import Callable

from desktop.drawing.map_lines import Strokes, polar

Draw = Callable[[Strokes, float, float, random.Random], None]


def bench(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A slatted seat with its back along the lower side."""
    pen.rect(0, 0, w, h)
    pen.line((0, h * 0.62), (w, h * 0.62))
    pen.rungs(0, 0, w, h * 0.62, max(1, round(w / 14) - 1))


def table(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A long table; chairs along it when it is wide enough."""
    pen.rect(0, 0, w, h)
    if min(w, h) > 15:
        pen.rect(2.5, 2.5, w - 5, h - 5)


def round_table(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A small round table with three stools."""
    r = min(w, h) * 0.34
    pen.circle(w / 2, h / 2, r)
    pen.circle(w / 2, h / 2, 1.6)
    first = chance.randrange(120)
    for angle in (first, first + 120, first + 240):
        pen.circle(*polar(w / 2, h / 2, r * 1.48, angle), r * 0.35)


def chair(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A chair, its back at the top."""
    pen.rect(0, 2.2, w, h - 2.2)
    pen.line((-0.8, 0), (w + 0.8, 0))


def stool(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A round stool."""
    pen.circle(w / 2, h / 2, min(w, h) / 2)


def armchair(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """An armchair, its back at the top."""
    pen.rect(0, 0, w, h)
    pen.line((w * 0.2, h), (w * 0.2, h * 0.28), (w * 0.8, h * 0.28), (w * 0.8, h))


def desk(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A writing desk with a blotter and a written sheet."""
    pen.rect(0, 0, w, h)
    pen.rect(w * 0.1, h * 0.22, w * 0.26, h * 0.54)
    for n in range(3):
        y = h * (0.28 + 0.2 * n)
        pen.line((w * 0.5, y), (w * (0.86 - 0.1 * (n == 1)), y))


def counter(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A counter in sections, with a ledge along it."""
    pen.rect(0, 0, w, h)
    pen.line((0, h * 0.5), (w, h * 0.5))
    pen.rungs(0, 0, w, h, max(1, round(w / 22) - 1))


def shelf(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A bookcase: backs of books in unequal widths."""
    pen.rect(0, 0, w, h)
    x = 1.5
    while x < w - 3:
        x += chance.uniform(1.8, 4.2)
        if chance.random() < 0.16:
            lean = min(h * 0.3, w - x - 1)
            pen.line((x, h - 1), (x + lean, 1.6))
            x += lean
        elif x < w - 1:
            pen.line((x, 1.4 + chance.random() * h * 0.2), (x, h))


def drawers(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A chest of drawers seen as its fronts."""
    pen.rect(0, 0, w, h)
    pen.rungs(0, 0, w, h, max(1, round(w / 13) - 1))


def pigeonholes(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """Open shelves with a thing in each."""
    pen.rect(0, 0, w, h)
    count = max(2, round(w / 11))
    pen.rungs(0, 0, w, h, count - 1)
    step = w / count
    for n in range(count):
        x, kind = n * step, chance.randrange(3)
        if kind == 0:
            pen.rect(x + step * 0.28, h * 0.26, step * 0.44, h * 0.5)
        elif kind == 1:
            pen.line((x + step * 0.26, h * 0.2), (x + step * 0.74, h * 0.8))
        else:
            pen.line((x + step * 0.3, h * 0.5), (x + step * 0.75, h * 0.5))
            pen.line((x + step * 0.3, h * 0.3), (x + step * 0.3, h * 0.7))


def safe(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A safe with its dial."""
    pen.rect(0, 0, w, h)
    pen.rect(w * 0.15, h * 0.15, w * 0.7, h * 0.7)
    pen.circle(w / 2, h / 2, min(w, h) * 0.17)
    pen.spokes(w / 2, h / 2, 0, min(w, h) * 0.17, range(0, 360, 90))


def stove(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """An iron stove with its pipe going up the wall."""
    r = min(w, h) / 2
    pen.circle(w / 2, h / 2, r)
    pen.circle(w / 2, h / 2, r * 0.6)
    pen.line((w / 2, h / 2 - r), (w / 2, h / 2 - r * 2.4))
    pen.line((w / 2 - r * 0.6, h / 2), (w / 2 + r * 0.6, h / 2))


def kitchen_range(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A cooking range with four plates."""
    pen.rect(0, 0, w, h)
    for n in range(4):
        pen.circle(w * (n + 0.5) / 4, h * 0.46, min(w / 9, h * 0.28))
    pen.line((0, h * 0.86), (w, h * 0.86))


def sink(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A sink with a draining board."""
    pen.rect(0, 0, w, h)
    pen.rect(w * 0.08, h * 0.2, w * 0.4, h * 0.6)
    pen.circle(w * 0.28, h * 0.5, 1.2)
    for n in range(4):
        pen.line((w * (0.58 + 0.1 * n), h * 0.2), (w * (0.58 + 0.1 * n), h * 0.8))


def bed(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A bed, pillow at the left, the blanket turned down."""
    pen.rect(0, 0, w, h)
    pen.rect(w * 0.05, h * 0.14, w * 0.18, h * 0.72)
    pen.line((w * 0.32, 0), (w * 0.32, h))
    pen.line((w * 0.32, h), (w * 0.46, 0))


def wardrobe(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A wardrobe: its rail and the shoulders of coats."""
    pen.rect(0, 0, w, h)
    pen.line((2, h / 2), (w - 2, h / 2))
    x = 4.0
    while x < w - 4:
        pen.line((x, h * 0.18), (x + chance.uniform(-1, 1), h * 0.82))
        x += chance.uniform(3, 5.5)


def trunk(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A trunk with two straps and a lock."""
    pen.rect(0, 0, w, h)
    pen.line((w * 0.25, 0), (w * 0.25, h))
    pen.line((w * 0.75, 0), (w * 0.75, h))
    pen.rect(w / 2 - 2.4, h / 2 - 2, 4.8, 4)


def crate(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A nailed crate with a brace."""
    pen.rect(0, 0, w, h)
    pen.rect(2.2, 2.2, w - 4.4, h - 4.4)
    pen.line((2.2, h - 2.2), (w - 2.2, 2.2))


def barrel(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A barrel on its end."""
    r = min(w, h) / 2
    pen.circle(w / 2, h / 2, r)
    pen.circle(w / 2, h / 2, r * 0.78)
    pen.line((w / 2 - r * 0.7, h / 2 - r * 0.2), (w / 2 + r * 0.7, h / 2 - r * 0.2))
    pen.line((w / 2 - r * 0.7, h / 2 + r * 0.25), (w / 2 + r * 0.7, h / 2 + r * 0.25))


def scale(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A platform scale with its beam."""
    pen.rect(0, h * 0.18, w, h * 0.82)
    pen.rect(w * 0.15, h * 0.36, w * 0.7, h * 0.46)
    pen.line((w / 2, h * 0.18), (w / 2, 0))
    pen.line((w * 0.3, 0), (w * 0.7, 0))


def umbrellas(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A stand with three umbrellas."""
    x, y = w / 2, h * 0.7
    pen.circle(x, y, w * 0.4)
    for lean in (-3, 1, 4):
        pen.line((x, y), (x + lean, y - chance.uniform(6, 8.5)))


def piano(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """An upright piano: keys along the lower side, and a stool."""
    pen.rect(0, 0, w, h)
    pen.line((0, h * 0.55), (w, h * 0.55))
    pen.rungs(0, h * 0.55, w, h * 0.45, max(6, round(w / 4)))
    pen.circle(w / 2, h + 7, 4)


def rug(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A rug with a border and a fringe at both ends."""
    pen.rect(0, 0, w, h)
    pen.rect(4, 4, w - 8, h - 8)
    y = 1.5
    while y < h:
        pen.line((0, y), (-3, y))
        pen.line((w, y), (w + 3, y))
        y += 3


def hearth(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A fireplace against the upper wall, with its fender."""
    pen.loop(
        (0, 0),
        (w, 0),
        (w, h * 0.5),
        (w * 0.76, h * 0.5),
        (w * 0.68, h * 0.16),
        (w * 0.32, h * 0.16),
        (w * 0.24, h * 0.5),
        (0, h * 0.5),
    )
    pen.line((w * 0.1, h * 0.5), (w * 0.1, h), (w * 0.9, h), (w * 0.9, h * 0.5))
    for n in range(3):
        pen.line((w * (0.4 + 0.08 * n), h * 0.44), (w * (0.44 + 0.08 * n), h * 0.28))


def screen(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A folding screen."""
    pen.line(*((w * n / 6, h * (n % 2)) for n in range(7)))


def basin(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A washstand with basin and jug."""
    pen.rect(0, 0, w, h)
    r = min(w, h) * 0.36
    pen.circle(w * 0.36, h / 2, r)
    pen.circle(w * 0.36, h / 2, r * 0.66)
    pen.circle(w * 0.8, h / 2, r * 0.4)


def press(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A printing press: bed, two cylinders, a flywheel."""
    pen.rect(0, h * 0.15, w * 0.8, h * 0.7)
    pen.rect(w * 0.2, h * 0.05, w * 0.1, h * 0.9)
    pen.rect(w * 0.45, h * 0.05, w * 0.1, h * 0.9)
    pen.line((w * 0.8, h / 2), (w * 0.92, h / 2))
    pen.rect(w * 0.92, h * 0.1, w * 0.08, h * 0.8)


def switchboard(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A telephone board: rows of jacks and three cords."""
    pen.rect(0, 0, w, h)
    count = max(4, round(w / 5))
    for row in (0.25, 0.5):
        for n in range(count):
            pen.circle(w * (n + 0.5) / count, h * row, 0.9)
    for n in range(3):
        x = w * (0.2 + 0.25 * n)
        pen.curve((x, h * 0.5), (x, h * 1.5), (x + w * 0.14, h * 1.5), (x + w * 0.14, h * 0.8))


def lamp(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A lamp on its foot."""
    pen.circle(w / 2, h / 2, min(w, h) / 2)
    pen.circle(w / 2, h / 2, min(w, h) * 0.2)


def clock(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A long-case clock from above, with its dial shown."""
    pen.rect(0, 0, w, h)
    r = min(w, h) * 0.36
    pen.circle(w / 2, h / 2, r)
    pen.line((w / 2, h / 2 - r * 0.8), (w / 2, h / 2), (w / 2 + r * 0.55, h / 2))


ROOM_KINDS: dict[str, Draw] = {
    "armchair": armchair, "barrel": barrel, "basin": basin, "bed": bed, "bench": bench,
    "chair": chair, "clock": clock, "counter": counter, "crate": crate, "desk": desk,
    "drawers": drawers, "hearth": hearth, "lamp": lamp, "piano": piano,
    "pigeonholes": pigeonholes, "press": press, "range": kitchen_range,
    "round_table": round_table, "rug": rug, "safe": safe, "scale": scale, "screen": screen,
    "shelf": shelf, "sink": sink, "stool": stool, "stove": stove, "switchboard": switchboard,
    "table": table, "trunk": trunk, "umbrellas": umbrellas, "wardrobe": wardrobe,
}  # fmt: skip
"""Kinds of furniture by the type that a prop bears in the map file."""
