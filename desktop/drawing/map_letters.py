"""Where things stand in a zone: its letter, disc and title, and the row of its tokens."""

from __future__ import annotations

import math
from itertools import product

import msgspec
import numpy as np
import shapely
from PySide6.QtGui import QFontMetricsF
from shapely import Polygon, box
from shapely.geometry.base import BaseGeometry

from desktop.drawing.fonts import Face, font
from desktop.drawing.map_survey import Point, ZoneShape

LETTER = 22.0
DISC = 9.5
DISC_AWAY = 22.0
BESIDE = 150.0
TOKEN = (46.0, 60.0)
"""Room for a token: disc 44 and the stand below it."""
TOKEN_ABOVE = 23.0
PITCH = 48.0
ROW_PITCH = 56.0
LEAST = 34 / 44
"""The smallest a token gets where a zone is narrow, as a share of its size."""

_AIR = 7.0
_STEP = 4.0
_SPACING = 0.6

Box = tuple[float, float, float, float]


class LetterSpot(msgspec.Struct, frozen=True):
    """Where a zone's letter stands (its middle), the disc beside it, and its title, if it fits."""

    letter: Point
    disc: Point
    title: Point | None
    beside: bool
    taken: Box
    letter_box: Box


class Row(msgspec.Struct, frozen=True):
    """Where tokens stand, the middles of their discs, and how large they are drawn."""

    spots: tuple[Point, ...]
    size: float


class _Layout(msgspec.Struct, frozen=True):
    """A letter with disc and title as boxes around (0, 0), the letter's middle."""

    taken: tuple[Box, ...]
    title: Point | None
    beside: bool
    cost: float


def title_width(title: str) -> float:
    """The width of a zone's title as it is set, in sheet units."""
    text = title.upper()
    return QFontMetricsF(font(Face.TITLE, 12)).horizontalAdvance(text) + _SPACING * len(text)


def place_letter(zone: ZoneShape, things: BaseGeometry, sweeps: BaseGeometry) -> LetterSpot:
    """Find the best spot: inside the zone, off its centre, clear of furniture and door leaves."""
    token = token_row(zone, None, 1).spots[0]
    things, sweeps = (zone.shape.intersection(shape) for shape in (things, sweeps))
    for layouts in (_titled(zone), (_bare(zone),)):
        for air in (_AIR, 4.0, 1.0):
            found = [
                (*best, layout)
                for layout in layouts
                if (best := _best_spot(zone, layout, air, things, sweeps, token)) is not None
            ]
            if found:
                _, at, layout = min(found, key=lambda spot: spot[0])
                return _spot(zone, at, layout)
    return _spot(zone, (zone.centre[0], zone.centre[1] - 12), _bare(zone))


def token_row(zone: ZoneShape, letter: Box | None, count: int) -> Row:
    """Where `count` tokens stand near the zone's centre: side by side, off the letter.

    They step into a second row, and shrink to 34, before they would stand on one another.
    """
    for size, air in ((1.0, 4.0), (1.0, 0.0), (LEAST, 0.0), (LEAST, -6.0), (LEAST, -40.0)):
        for rows in range(1, count + 1):
            columns = math.ceil(count / rows)
            if columns * (rows - 1) >= count:
                continue
            width = (PITCH * (columns - 1) + TOKEN[0]) * size
            height = (ROW_PITCH * (rows - 1) + TOKEN[1]) * size
            corner = _nearest(zone, letter, (width, height), air)
            if corner is not None:
                return Row(_block(corner, count, columns, size), size)
    return Row(_block((zone.centre[0] - 17, zone.centre[1] - 18), count, count, LEAST), LEAST)


def _block(corner: Point, count: int, columns: int, size: float) -> tuple[Point, ...]:
    """The middles of the discs, row by row, the last row centred."""
    left, top = corner[0] + TOKEN[0] / 2 * size, corner[1] + TOKEN_ABOVE * size
    spots = []
    for n in range(count):
        row, column = divmod(n, columns)
        short = columns - min(columns, count - row * columns)
        x = left + (column + short / 2) * PITCH * size
        spots.append((x, top + row * ROW_PITCH * size))
    return tuple(spots)


def _nearest(
    zone: ZoneShape, letter: Box | None, size: tuple[float, float], air: float
) -> Point | None:
    """The corner of a box of that size, inside, off the letter, nearest to the zone's centre."""
    inner = zone.shape.buffer(-2.5 - air, join_style="mitre")
    spots = _grid(zone.shape, 5.0, extra=zone.centre)
    if inner.is_empty or not len(spots):
        return None
    x, y = spots[:, 0] - size[0] / 2, spots[:, 1] - size[1] / 2
    boxes = shapely.box(x, y, x + size[0], y + size[1])
    shapely.prepare(inner)
    fits = shapely.contains(inner, boxes)
    if letter is not None:
        fits &= ~shapely.intersects(boxes, box(*letter))
    if not fits.any():
        return None
    away = np.hypot(spots[:, 0] - zone.centre[0], spots[:, 1] - zone.centre[1])
    away[~fits] = np.inf
    nearest = int(np.argmin(away))
    return float(x[nearest]), float(y[nearest])


def _best_spot(
    zone: ZoneShape,
    layout: _Layout,
    air: float,
    things: BaseGeometry,
    sweeps: BaseGeometry,
    token: Point,
) -> tuple[float, Point] | None:
    inner = zone.shape.buffer(-2.5 - air, join_style="mitre")
    spots = _grid(zone.shape, _STEP)
    if inner.is_empty or not len(spots):
        return None
    x, y = spots[:, 0], spots[:, 1]
    parts = [shapely.box(x + a, y + b, x + c, y + d) for a, b, c, d in layout.taken]
    shapely.prepare(inner)
    fits = np.logical_and.reduce([shapely.contains(inner, part) for part in parts])
    if not fits.any():
        return None
    cost = _preference(zone, x, y) + layout.cost
    x0, y0 = token
    standing = box(x0 - 25, y0 - 26, x0 + 25, y0 + 38)
    for part in parts:
        for shape, weight in ((standing, 0.5), (things, 0.7), (sweeps, 0.5)):
            cost[fits] += weight * shapely.area(shapely.intersection(part[fits], shape))
    cost[~fits] = np.inf
    best = int(np.argmin(cost))
    return float(cost[best]), (float(x[best]), float(y[best]))


def _preference(zone: ZoneShape, x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """The upper left corner reads first."""
    left, top, right, bottom = zone.shape.bounds
    across = (x - left) / max(right - left, 1.0)
    down = (y - top) / max(bottom - top, 1.0)
    preferred: np.ndarray = 42 * across + 60 * down
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
    start = disc_away(zone) + DISC + 5
    half = -parts[0][0]
    below = (-half, half, wide - half, half + 15.0)
    layouts = [_Layout((*parts, below), (-half, half + 12.0), False, 6.0)]
    if zone.shape.bounds[2] - zone.shape.bounds[0] >= BESIDE - 1:
        beside = (start, -8.0, start + wide, 8.0)
        layouts.append(_Layout((*parts, beside), (start, 4.0), True, 0.0))
    return tuple(layouts)


def _bare(zone: ZoneShape) -> _Layout:
    return _Layout(_parts(zone), None, False, 0.0)


def _spot(zone: ZoneShape, at: Point, layout: _Layout) -> LetterSpot:
    x, y = at
    title = None if layout.title is None else (x + layout.title[0], y + layout.title[1])
    return LetterSpot(
        letter=at,
        disc=(x + disc_away(zone), y),
        title=title,
        beside=layout.beside,
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


def _grid(shape: Polygon, step: float, extra: Point | None = None) -> np.ndarray:
    left, top, right, bottom = shape.bounds
    spots = list(
        product(np.arange(left, right, step).tolist(), np.arange(top, bottom, step).tolist())
    )
    if extra is not None:
        spots.append(extra)
    return np.array(spots, dtype=float).reshape(-1, 2)
