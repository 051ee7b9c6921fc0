"""Where things stand in a zone: its letter, disc and title, and the row of its tokens."""

from __future__ import annotations

import math
from collections.abc import Generator, Iterable

import msgspec
import numpy as np
import numpy.typing as npt
import shapely
from PySide6.QtGui import QFontMetricsF
from shapely.geometry.base import BaseGeometry

from desktop.drawing.fonts import Face, font
from desktop.drawing.map_rows import LEAST, TOKEN, Box, Floats, grid, standing
from desktop.drawing.map_survey import Point, ZoneShape

LETTER = 22.0
DISC = 9.5
DISC_AWAY = 22.0
BESIDE = 150.0
LEADING = 14.0
_STEP = 4.0
_TRIED = 12
_APART = 10.0
_GOOD = 60.0
_SPACING = 0.48


class LetterSpot(msgspec.Struct, frozen=True):
    """Where a zone's letter stands (its middle), the disc beside it, its title line by line."""

    letter: Point
    disc: Point
    title: tuple[tuple[str, Point], ...]
    taken: Box
    letter_box: Box


Middles = tuple[tuple[Floats, float, float], ...]
"""Where a token may stand, for each of its sizes, with what that size costs."""


class _Layout(msgspec.Struct, frozen=True):
    """A letter with disc and title as boxes around (0, 0), the letter's middle."""

    taken: tuple[Box, ...]
    title: tuple[tuple[str, Point], ...]
    cost: float


def boxes_of(shapes: Iterable[BaseGeometry]) -> Floats:
    """The bounds of shapes as rows."""
    return np.array([shape.bounds for shape in shapes], dtype=float).reshape(-1, 4)


def title_width(title: str) -> float:
    """The width of a zone's title as it is set, in sheet units."""
    text = title.upper()
    return QFontMetricsF(font(Face.TITLE, 12)).horizontalAdvance(text) + _SPACING * len(text)


def place_letter(
    zone: ZoneShape, things: Floats, sweeps: Floats
) -> Generator[None, None, LetterSpot]:
    """Find the best spot: inside, clear of furniture and leaves, with room left for a token.

    Furniture and door leaves are given as boxes, one a row: left, top, right, bottom. Yields after
    each look around, for whoever must not wait.
    """
    small = (TOKEN[0] * LEAST, TOKEN[1] * LEAST)
    middles = ((standing(zone, TOKEN), 1.0, 0.0), (standing(zone, small), LEAST, 36.0))
    found: list[tuple[float, Point, _Layout]] = []
    for layouts in (_titled(zone), (_bare(zone),)):
        for air, price in ((10.0, 0.0), (6.0, 8.0), (0.5, 30.0)):
            for layout in layouts:
                for cost, at in _good_spots(zone, layout, air, things, sweeps):
                    crowding = _crowding(zone, middles, _around(at, layout.taken))
                    found.append((cost + price + crowding, at, layout))
                yield
            if found and min(found, key=_first)[0] < _GOOD:
                break
        if found:
            _, at, layout = min(found, key=_first)
            return _spot(zone, at, layout)
    return _spot(zone, (zone.centre[0], zone.centre[1] - 12), _bare(zone))


def _first(found: tuple[float, Point, _Layout]) -> float:
    return found[0]


def _crowding(zone: ZoneShape, middles: Middles, taken: Box) -> float:
    """What a letter's place costs the tokens: their way from the centre, or their size."""
    left, top, right, bottom = taken
    for spots, size, cost in middles:
        x, y = spots[:, 0], spots[:, 1]
        half, high = TOKEN[0] * size / 2, TOKEN[1] * size / 2
        clear = (x + half < left) | (x - half > right) | (y + high < top) | (y - high > bottom)
        if clear.any():
            away = np.hypot(x[clear] - zone.centre[0], y[clear] - zone.centre[1])
            return cost + 0.7 * float(away.min())
    return 100.0


def _good_spots(
    zone: ZoneShape, layout: _Layout, air: float, things: Floats, sweeps: Floats
) -> list[tuple[float, Point]]:
    """The cheapest spots for a layout, a dozen that lie apart, with their costs."""
    inner = zone.shape.buffer(-2.5 - air, join_style="mitre")
    if inner.is_empty:
        return []
    left, top, _, _ = _around((0.0, 0.0), layout.taken)
    x, y = grid(inner, _STEP, (0.01 - left, 0.01 - top)).T
    fits = _inside(inner, x, y, layout.taken)
    if not fits.any():
        return []
    x, y = x[fits], y[fits]
    parts = [(x + a, y + b, x + c, y + d) for a, b, c, d in layout.taken]
    cost = _preference(zone, x, y) + layout.cost
    things, sweeps = _near(inner, things), _near(inner, sweeps)
    for part in parts:
        cost += 0.7 * _covered(part, things) + 1.5 * _covered(part, sweeps)
    good: list[tuple[float, Point]] = []
    while len(good) < _TRIED and np.isfinite(cost).any():
        best = int(np.argmin(cost))
        good.append((float(cost[best]), (float(x[best]), float(y[best]))))
        cost[np.hypot(x - x[best], y - y[best]) < _APART] = np.inf
    return good


def _inside(
    inner: BaseGeometry, x: Floats, y: Floats, boxes: tuple[Box, ...]
) -> npt.NDArray[np.bool_]:
    """At which spots all boxes lie inside; those that leave the bounds are not looked at twice."""
    left, top, right, bottom = inner.bounds
    a, b = min(part[0] for part in boxes), min(part[1] for part in boxes)
    c, d = max(part[2] for part in boxes), max(part[3] for part in boxes)
    fits = (x + a > left) & (y + b > top) & (x + c < right) & (y + d < bottom)
    if math.isclose(inner.area, (right - left) * (bottom - top)):
        return fits
    shapely.prepare(inner)
    for part in boxes:
        at, down = x[fits], y[fits]
        placed = shapely.box(at + part[0], down + part[1], at + part[2], down + part[3])
        fits[fits] = shapely.contains(inner, placed)
    return fits


def _near(inner: BaseGeometry, boxes: Floats) -> Floats:
    """Those of the boxes that touch the bounds of a room."""
    left, top, right, bottom = inner.bounds
    across = (boxes[:, 0] < right) & (boxes[:, 2] > left)
    return boxes[across & (boxes[:, 1] < bottom) & (boxes[:, 3] > top)]


def _covered(part: tuple[Floats, Floats, Floats, Floats], boxes: Floats) -> Floats:
    """The area of each part that the boxes cover."""
    if not len(boxes):
        return np.zeros(len(part[0]))
    left, top, right, bottom = (side[:, np.newaxis] for side in part)
    across = np.minimum(right, boxes[:, 2]) - np.maximum(left, boxes[:, 0])
    down = np.minimum(bottom, boxes[:, 3]) - np.maximum(top, boxes[:, 1])
    area: Floats = (np.clip(across, 0, None) * np.clip(down, 0, None)).sum(axis=1)
    return area


def _preference(zone: ZoneShape, x: Floats, y: Floats) -> Floats:
    """The upper left corner reads first."""
    left, top, right, bottom = zone.shape.bounds
    across = (x - left) / max(right - left, 1.0)
    down = (y - top) / max(bottom - top, 1.0)
    preferred: Floats = 42 * across + 60 * down
    return preferred


def disc_away(zone: ZoneShape) -> float:
    """How far right of a letter its disc stands: further from a red letter's frame."""
    if not zone.letter:
        return 0.0
    return DISC_AWAY + 7.0 if zone.red else DISC_AWAY


def _parts(zone: ZoneShape) -> tuple[Box, ...]:
    """Letter and disc as boxes around the letter's middle; without a letter only the disc."""
    away = disc_away(zone)
    disc = (away - DISC - 1, -DISC - 1, away + DISC + 1, DISC + 1)
    half = 15.0 if zone.red else 11.0
    return ((-half, -half, half, half), disc) if zone.letter else (disc,)


def _titled(zone: ZoneShape) -> tuple[_Layout, ...]:
    """The ways to set a zone's title: beside its letter where that is wide, else below."""
    if not zone.title:
        return ()
    parts, wide = _parts(zone), title_width(zone.title)
    half = -parts[0][0]
    layouts = [_below(parts, half, (zone.title,), 6.0)]
    words = zone.title.split()
    if len(words) > 1:
        halves = (" ".join(words[: len(words) // 2]), " ".join(words[len(words) // 2 :]))
        layouts.append(_below(parts, half, halves, 14.0))
    if zone.shape.bounds[2] - zone.shape.bounds[0] >= BESIDE - 1:
        start = disc_away(zone) + DISC + 3.5
        line = (start, -8.0, start + wide, 8.0)
        layouts.append(_Layout((*parts, line), ((zone.title, (start, 4.0)),), 0.0))
    return tuple(layouts)


def _below(parts: tuple[Box, ...], half: float, words: tuple[str, ...], cost: float) -> _Layout:
    """Letter and disc over the lines of a title."""
    lines = tuple((line, (-half, half + 12.0 + LEADING * n)) for n, line in enumerate(words))
    boxes = tuple((-half, y - 12.0, title_width(line) - half, y + 3.0) for line, (_, y) in lines)
    return _Layout((*parts, *boxes), lines, cost)


def _bare(zone: ZoneShape) -> _Layout:
    return _Layout(_parts(zone), (), 0.0)


def _spot(zone: ZoneShape, at: Point, layout: _Layout) -> LetterSpot:
    x, y = at
    return LetterSpot(
        letter=at,
        disc=(x + disc_away(zone), y),
        title=tuple((line, (x + left, y + base)) for line, (left, base) in layout.title),
        taken=_around(at, layout.taken),
        letter_box=_around(at, _parts(zone)),
    )


def _around(at: Point, parts: tuple[Box, ...]) -> Box:
    """The box around boxes that are set at a point."""
    x, y = at
    return (
        x + min(part[0] for part in parts),
        y + min(part[1] for part in parts),
        x + max(part[2] for part in parts),
        y + max(part[3] for part in parts),
    )
