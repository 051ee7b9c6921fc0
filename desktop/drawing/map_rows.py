"""The row of tokens in a zone: side by side, near its centre, off its letter."""

from __future__ import annotations

import math

import msgspec
import numpy as np
import numpy.typing as npt
import shapely
from shapely import box
from shapely.geometry.base import BaseGeometry

from desktop.drawing.map_survey import Point, ZoneShape

TOKEN = (46.0, 60.0)
"""Room for a token: disc 44 and the stand below it."""
TOKEN_ABOVE = 23.0
PITCH = 48.0
ROW_PITCH = 56.0
LEAST = 34 / 44
"""The smallest a token gets where a zone is narrow, as a share of its size."""


_TRIES = (
    (1.0, 4.0), (1.0, 0.0), (LEAST, 0.0), (LEAST, -6.0), (LEAST, -16.0), (LEAST, -32.0),
    (LEAST, -64.0), (LEAST, -128.0),
)  # fmt: skip
"""Size and distance from the walls, better ones first; below zero a row spills over the wall."""

Box = tuple[float, float, float, float]
Floats = npt.NDArray[np.float64]


class Row(msgspec.Struct, frozen=True):
    """Where tokens stand (the middles of their discs), how large, and how far off the walls."""

    spots: tuple[Point, ...]
    size: float
    air: float


def token_row(zone: ZoneShape, letter: Box | None, count: int) -> Row:
    """Where `count` tokens stand near the zone's centre: side by side, off the letter.

    They step into a second row, and shrink to 34, before they would stand on one another.
    """
    for size, air in _TRIES:
        for rows in range(1, count + 1):
            columns = math.ceil(count / rows)
            if columns * (rows - 1) >= count:
                continue
            width = (PITCH * (columns - 1) + TOKEN[0]) * size
            height = (ROW_PITCH * (rows - 1) + TOKEN[1]) * size
            corner = _nearest(zone, letter, (width, height), air)
            if corner is not None:
                return Row(_block(corner, count, columns, size), size, air)
    corner = (zone.centre[0] - 17, zone.centre[1] - 18)
    return Row(_block(corner, count, count, LEAST), LEAST, -1000.0)


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
    spots = standing(zone, size, air)
    x, y = spots[:, 0] - size[0] / 2, spots[:, 1] - size[1] / 2
    if letter is not None:
        clear = ~shapely.intersects(shapely.box(x, y, x + size[0], y + size[1]), box(*letter))
        spots, x, y = spots[clear], x[clear], y[clear]
    if not len(spots):
        return None
    away = np.hypot(spots[:, 0] - zone.centre[0], spots[:, 1] - zone.centre[1])
    nearest = int(np.argmin(away))
    return float(x[nearest]), float(y[nearest])


def standing(zone: ZoneShape, size: tuple[float, float], air: float = 0.0) -> Floats:
    """The middles of boxes of a size that are inside the zone, `air` off its walls."""
    left, top, right, bottom = zone.shape.bounds
    if min(right - left - size[0], bottom - top - size[1]) <= 2 * (2.5 + air):
        return np.empty((0, 2))
    inner = zone.shape.buffer(-2.5 - air, join_style="mitre")
    if inner.is_empty:
        return np.empty((0, 2))
    half, high = size[0] / 2, size[1] / 2
    left, top, right, bottom = inner.bounds
    across = _between(left + half + 0.01, right - half - 0.01)
    down = _between(top + high + 0.01, bottom - high - 0.01)
    middles = np.column_stack([part.ravel() for part in np.meshgrid(across, down)])
    spots: Floats = np.vstack([[zone.centre], middles])
    x, y = spots[:, 0], spots[:, 1]
    shapely.prepare(inner)
    fits: Floats = spots[
        shapely.contains(inner, shapely.box(x - half, y - high, x + half, y + high))
    ]
    return fits


def _between(low: float, high: float) -> Floats:
    """Places from low to high, both ends among them, at most 5 apart; none if high is less."""
    if high < low:
        return np.empty(0)
    return np.linspace(low, high, math.ceil((high - low) / 5.0) + 1)


def grid(shape: BaseGeometry, step: float, shift: Point = (0.0, 0.0)) -> Floats:
    """Spots over a shape's bounds, from its upper left corner, moved by `shift`."""
    left, top, right, bottom = shape.bounds
    across, down = np.meshgrid(np.arange(left, right, step), np.arange(top, bottom, step))
    spots: Floats = np.column_stack([across.ravel() + shift[0], down.ravel() + shift[1]])
    return spots
