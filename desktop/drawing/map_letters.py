"""Where things stand in a zone: its letter, disc and title, and the row of its tokens."""

from __future__ import annotations

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
    tokens = token_room(zone, None, 1)
    things, sweeps = (zone.shape.intersection(shape) for shape in (things, sweeps))
    for layouts in (_titled(zone), (_bare(zone),)):
        for air in (_AIR, 4.0, 1.0):
            found = [
                (*best, layout)
                for layout in layouts
                if (best := _best_spot(zone, layout, air, things, sweeps, tokens)) is not None
            ]
            if found:
                _, at, layout = min(found, key=lambda spot: spot[0])
                return _spot(zone, at, layout)
    return _spot(zone, (zone.centre[0], zone.centre[1] - 12), _bare(zone))


def token_room(zone: ZoneShape, letter: Box | None, count: int) -> tuple[Point, float]:
    """The middle of a row of `count` tokens near the zone's centre, and the pitch of the row.

    The row keeps off the letter; where the zone is too narrow the pitch shrinks to 36.
    """
    for pitch in (PITCH, 42.0, 36.0):
        width = TOKEN[0] + pitch * (count - 1)
        for air in (4.0, 0.0, -10.0):
            spot = _nearest(zone, letter, width, air)
            if spot is not None:
                return spot, pitch
    return zone.centre, 36.0


def _nearest(zone: ZoneShape, letter: Box | None, width: float, air: float) -> Point | None:
    """The spot nearest the centre where a row of this width stands inside and off the letter."""
    inner = zone.shape.buffer(-air, join_style="mitre")
    spots = _grid(zone.shape, 6.0, extra=zone.centre)
    if inner.is_empty or not len(spots):
        return None
    x, y = spots[:, 0], spots[:, 1]
    rows = shapely.box(x - width / 2, y - TOKEN_ABOVE, x + width / 2, y + TOKEN[1] - TOKEN_ABOVE)
    shapely.prepare(inner)
    fits = shapely.contains(inner, rows)
    if letter is not None:
        fits &= ~shapely.intersects(rows, box(*letter))
    if not fits.any():
        return None
    away = np.hypot(x - zone.centre[0], y - zone.centre[1])
    away[~fits] = np.inf
    nearest = int(np.argmin(away))
    return float(x[nearest]), float(y[nearest])


def _best_spot(
    zone: ZoneShape,
    layout: _Layout,
    air: float,
    things: BaseGeometry,
    sweeps: BaseGeometry,
    tokens: tuple[Point, float],
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
    (tx, ty), _ = tokens
    token = box(tx - 25, ty - 26, tx + 25, ty + 38)
    for part in parts:
        for shape, weight in ((token, 0.5), (things, 0.7), (sweeps, 0.5)):
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
    left, top, right, bottom = shapely.union_all([box(*part) for part in layout.taken]).bounds
    return LetterSpot(
        letter=at,
        disc=(x + disc_away(zone), y),
        title=title,
        beside=layout.beside,
        taken=(x + left, y + top, x + right, y + bottom),
    )


def _grid(shape: Polygon, step: float, extra: Point | None = None) -> np.ndarray:
    left, top, right, bottom = shape.bounds
    spots = list(
        product(np.arange(left, right, step).tolist(), np.arange(top, bottom, step).tolist())
    )
    if extra is not None:
        spots.append(extra)
    return np.array(spots, dtype=float).reshape(-1, 2)
