"""What stands in yards, engine rooms and on boats, drawn from above in thin lines."""

from __future__ import annotations

import random

from desktop.drawing.map_furniture import Draw
from desktop.drawing.map_lines import Strokes, polar


def boiler(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A boiler from above: shell, rivets, valve."""
    r = min(w, h) / 2
    pen.circle(w / 2, h / 2, r)
    pen.circle(w / 2, h / 2, r * 0.78)
    pen.circle(w / 2, h / 2, r * 0.19)
    for angle in range(0, 360, 30):
        pen.circle(*polar(w / 2, h / 2, r * 0.89, angle), 1)


def engine(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A marine engine: bedplate, cylinders, shaft, flywheel."""
    pen.rect(0, h * 0.12, w * 0.72, h * 0.76)
    for n in range(3):
        pen.circle(w * (0.14 + 0.22 * n), h / 2, min(w * 0.09, h * 0.28))
        pen.circle(w * (0.14 + 0.22 * n), h / 2, min(w * 0.05, h * 0.15))
    pen.line((w * 0.72, h * 0.46), (w, h * 0.46))
    pen.line((w * 0.72, h * 0.54), (w, h * 0.54))
    pen.rect(w * 0.8, 0, w * 0.07, h)


def flue(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A pipe that comes up on the right and turns away to the left."""
    pen.line((w, h), (w, h * 0.22), (0, h * 0.22), (0, 0))


def drain(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A pipe that goes down to a flange."""
    pen.line((w / 2, 0), (w / 2, h))
    pen.line((0, h), (w, h))


def pipe(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A pipe with its couplings."""
    pen.line((0, h * 0.25), (w, h * 0.25))
    pen.line((0, h * 0.75), (w, h * 0.75))
    count = max(2, round(w / 24) + 1)
    for n in range(count):
        pen.circle(w * n / (count - 1), h / 2, h * 0.3)


def coal(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A heap of coal, densest in its middle."""
    for _ in range(max(6, round(w * h / 85))):
        x = w * (chance.random() + chance.random()) / 2
        y = h * (chance.random() + chance.random()) / 2
        a = chance.uniform(2.2, 4.4)
        pen.loop(
            (x, y), (x + a, y - a * 0.6), (x + a * 1.8, y + a * 0.1), (x + a * 1.2, y + a * 0.9)
        )


def stairs(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A straight flight with its arrow, rising to the right."""
    pen.rect(0, 0, w, h)
    pen.rungs(0, 0, w, h, max(3, round(w / 6) - 1))
    pen.line((w * 0.12, h / 2), (w * 0.88, h / 2))
    pen.line((w * 0.88 - 4, h / 2 - 2.6), (w * 0.88, h / 2), (w * 0.88 - 4, h / 2 + 2.6))


def spiral(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A spiral stair that leaves a gap where one steps on."""
    r = min(w, h) / 2
    pen.circle(w / 2, h / 2, r * 0.24)
    angles = range(-30, 281, 22)
    pen.spokes(w / 2, h / 2, r * 0.24, r, angles)
    pen.line(*(polar(w / 2, h / 2, r, angle) for angle in range(-30, 279, 7)))


def ladder(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A ladder."""
    pen.line((0, 0), (w, 0))
    pen.line((0, h), (w, h))
    pen.rungs(0, 0, w, h, max(3, round(w / 5)))


def rails(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A track on its sleepers."""
    for y in (h * 0.3, h * 0.7):
        pen.line((0, y), (w, y))
    x = 4.0
    while x < w:
        pen.line((x, h * 0.08), (x, h * 0.92))
        x += 9


def slats(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A gangway: two rails, treads between them."""
    pen.line((0, 0), (w, 0))
    pen.line((0, h), (w, h))
    pen.rungs(0, 0, w, h, max(2, round(w / 7)))


def crane(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A travelling crane from above."""
    pen.rect(0, 0, w, h)
    pen.line((0, 0), (w, h))
    pen.line((w, 0), (0, h))
    pen.circle(w / 2, h / 2, min(w, h) / 6)


def bollard(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A bollard."""
    pen.circle(w / 2, h / 2, min(w, h) / 2)
    pen.circle(w / 2, h / 2, min(w, h) * 0.21)


def rope(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A coil of rope with its end."""
    r = min(w, h) / 2
    for share in (0.3, 0.62, 1):
        pen.circle(w / 2, h / 2, r * share)
    pen.curve((w / 2 + r, h / 2), (w / 2 + r, h), (w, h), (w + r * 0.5, h + r * 0.2))


def mast(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """The foot of a mast with its yard."""
    pen.line((w / 2, 0), (w / 2, h))
    pen.line((0, h * 0.3), (w, h * 0.3))
    pen.circle(w / 2, h * 0.55, min(w, h) * 0.35)


def hatch(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A cargo hatch in boards."""
    pen.rect(0, 0, w, h)
    pen.rungs(0, 0, w, h, max(1, round(w / 13) - 1))
    if h > 20:
        pen.line((0, h / 2), (w, h / 2))


def cleat(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A cleat."""
    pen.line((0, h / 2), (w, h / 2))
    pen.circle(w / 2, h / 2, 1.4)


def capstan(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A capstan, or any round seat around a post."""
    r = min(w, h) / 2
    pen.circle(w / 2, h / 2, r)
    pen.circle(w / 2, h / 2, r * 0.66)


def wheel(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A steering wheel on its column."""
    pen.line((w * 0.5, h * 0.1), (w * 0.5, h * 0.9))
    pen.line((w * 0.1, h * 0.85), (w * 0.9, h * 0.85))
    pen.circle(w / 2, h * 0.12, 3)


def lifeboat(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A boat, bow to the right, with its thwarts."""
    for side in (0.0, h):
        pen.curve((0, h / 2), (w * 0.25, side), (w * 0.7, side), (w, h / 2))
    pen.line((w * 0.2, h / 2), (w * 0.8, h / 2))
    for share in (0.35, 0.6):
        pen.line((w * share, h * 0.2), (w * share, h * 0.8))


def dynamo(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A coil wound on its core."""
    pen.rect(0, h * 0.3, w, h * 0.4)
    x = w * 0.16
    while x < w * 0.84:
        pen.line((x, 0), (x + 2, h))
        x += 3.2
    pen.circle(-3, h / 2, 2)
    pen.circle(w + 3, h / 2, 2)


def lens(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A lighthouse lens: rings and prisms."""
    r = min(w, h) / 2
    for share in (0.28, 0.56, 0.78, 1):
        pen.circle(w / 2, h / 2, r * share)
    pen.spokes(w / 2, h / 2, r * 0.78, r, range(0, 360, 15))
    pen.spokes(w / 2, h / 2, r * 0.28, r * 0.56, range(0, 360, 45))


def winch(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A winch: drum between two cheeks, and a crank."""
    pen.rect(w * 0.15, h * 0.2, w * 0.7, h * 0.6)
    pen.rect(0, 0, w * 0.15, h)
    pen.rect(w * 0.85, 0, w * 0.15, h)
    pen.rungs(w * 0.15, h * 0.2, w * 0.7, h * 0.6, max(3, round(w / 4)))
    pen.line((w, h / 2), (w + 5, h / 2), (w + 5, h * 0.9))


def tree(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A tree: a ragged crown and its trunk."""
    r, phase = min(w, h) / 2, chance.uniform(0, 60)
    crown = [
        polar(w / 2, h / 2, r * (0.82 + 0.18 * chance.random()), phase + angle)
        for angle in range(0, 360, 20)
    ]
    pen.loop(*crown)
    pen.circle(w / 2, h / 2, r * 0.14)
    pen.spokes(w / 2, h / 2, r * 0.3, r * 0.62, [round(phase) + a for a in range(0, 360, 60)])


def grave(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A grave: stone at the left, the mound as a thin frame."""
    pen.rect(0, h * 0.1, w * 0.16, h * 0.8)
    pen.rect(w * 0.24, h * 0.16, w * 0.76, h * 0.68)


def well(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A well with its ring of stones."""
    r = min(w, h) / 2
    pen.circle(w / 2, h / 2, r)
    pen.circle(w / 2, h / 2, r * 0.66)
    pen.spokes(w / 2, h / 2, r * 0.66, r, range(0, 360, 40))


def rocks(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A few boulders."""
    for _ in range(max(3, round(w * h / 160))):
        x, y, r = w * chance.random(), h * chance.random(), chance.uniform(2.5, 6)
        first = chance.randrange(60)
        pen.loop(*(polar(x, y, r * chance.uniform(0.7, 1), first + a) for a in range(0, 360, 60)))


def water(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """Ripples: short waves in uneven rows."""
    y = 4.0
    while y < h - 2:
        x = chance.uniform(0, 14)
        while x < w - 8:
            pen.curve((x, y), (x + 2.5, y - 2.4), (x + 4.5, y + 2.4), (x + 8, y))
            x += chance.uniform(14, 34)
        y += chance.uniform(6, 9)


def reeds(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """Tufts of reed and sea grass."""
    for _ in range(max(3, round(w * h / 240))):
        x, y = w * chance.random(), h * chance.random()
        for lean in (-2.6, 0.0, 2.4):
            pen.line((x, y), (x + lean, y - chance.uniform(3.5, 6.5)))


def net(pen: Strokes, w: float, h: float, chance: random.Random) -> None:
    """A net hung or laid out to dry."""
    pen.rect(0, 0, w, h)
    step = 6.0
    for n in range(1, int((w + h) / step)):
        a = n * step
        pen.line((max(0.0, a - h), min(a, h)), (min(a, w), max(0.0, a - w)))
        pen.line((max(0.0, a - h), h - min(a, h)), (min(a, w), h - max(0.0, a - w)))


WORK_KINDS: dict[str, Draw] = {
    "boiler": boiler, "bollard": bollard, "capstan": capstan, "cleat": cleat, "coal": coal,
    "coil": dynamo, "crane": crane, "drain": drain, "engine": engine, "flue": flue,
    "grave": grave, "hatch": hatch, "ladder": ladder, "lens": lens, "lifeboat": lifeboat,
    "mast": mast, "net": net, "pipe": pipe, "rails": rails, "reeds": reeds, "rocks": rocks,
    "rope": rope, "slats": slats, "spiral": spiral, "stairs": stairs, "tree": tree, "water": water,
    "well": well, "wheel": wheel, "winch": winch,
}  # fmt: skip
"""Kinds of works by the type that a prop bears in the map file."""
