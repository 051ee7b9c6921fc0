"""Where rows of marks and pencilled notes stand on a map: in their zone, off letters, near."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
import numpy as np
import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from desktop.drawing.map_plan import Plan, ZonePlan
from desktop.drawing.map_rows import grid
from desktop.keepsakes.games.aventura.map.rows import Row

Spot = tuple[float, float]
Box = tuple[float, float, float, float]
_STEP = 4.0
_APART = 2.0
_TRIES = (
    (1.0, 99, 5.0),
    (1.0, 3, 4.0),
    (0.85, 99, 3.0),
    (0.85, 2, 3.0),
    (0.7, 2, 1.0),
    (0.7, 2, -8.0),
)
"""Scale, marks a line and distance from the walls, better ones first."""


class Placed(msgspec.Struct, frozen=True):
    """A row on the sheet: its upper left corner, its scale, its places from there."""

    row: Row
    at: Spot
    scale: float
    spots: tuple[Spot, ...]
    size: tuple[float, float]

    def spot(self, place: int) -> Spot:
        """The middle of its plate (0) or of a mark, on the sheet."""
        x, y = self.spots[place]
        return self.at[0] + x * self.scale, self.at[1] + y * self.scale

    @property
    def box(self) -> Box:
        """What it covers."""
        x, y = self.at
        return x, y, x + self.size[0] * self.scale, y + self.size[1] * self.scale


def places(plan: Plan, rows: Sequence[Row]) -> tuple[tuple[Placed, ...], dict[str, list[Box]]]:
    """A place for every row, and what is taken of each zone by then.

    All rows of a zone have one scale, the largest at which each of them has a place.
    """
    taken: dict[str, list[Box]] = {}
    made: dict[int, Placed] = {}
    leaves = _leaves(plan)
    for name in dict.fromkeys(row.zone for row in rows if row.zone in plan.zones):
        zone = plan.zones[name]
        here = [n for n, row in enumerate(rows) if row.zone == name]
        found = _together(zone, [rows[n] for n in here], near(zone, leaves))
        made |= dict(zip(here, found, strict=True))
        taken[name] = [*boxes_of(zone), *(one.box for one in found)]
    return tuple(made[n] for n in sorted(made)), taken


def boxes_of(zone: ZonePlan) -> list[Box]:
    """What letter, disc and title take of a zone, as closely as they stand."""
    x, y = zone.spot.letter
    half = 16.0 if zone.shape.red else 11.0
    found: list[Box] = [(x - half, y - half, x + half, y + half)] if zone.shape.letter else []
    if zone.spot.title:
        found.append(zone.spot.taken)
    return found


def _leaves(plan: Plan) -> list[Box]:
    """What the leaves of doors cover, and the steps through every gate."""
    found: list[Box] = []
    for door in plan.doors:
        (ax, ay), (bx, by) = door.leaf.p1().toTuple(), door.leaf.p2().toTuple()
        found.append((min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)))
    return found + [(at.x() - 9, at.y() - 9, at.x() + 9, at.y() + 9) for at in plan.gates.values()]


def near(zone: ZonePlan, boxes: Iterable[Box]) -> list[Box]:
    """Those of the boxes that touch the bounds of a zone."""
    left, top, right, bottom = zone.shape.shape.bounds
    across = (one for one in boxes if one[0] < right and one[2] > left)
    return [one for one in across if one[1] < bottom and one[3] > top]


def _together(zone: ZonePlan, rows: Sequence[Row], leaves: Sequence[Box]) -> list[Placed]:
    """Places for all rows of a zone: off doors if they can, on a wall if they must."""
    for scale, most, air in _TRIES:
        for off in (leaves, ()):
            found = _at_scale(zone, rows, off, scale, most, air)
            if found is not None:
                return found
    x, y = zone.shape.centre
    made: list[Placed] = []
    for n, row in enumerate(rows):
        spots, wide, high = row.spots(2)
        aside = (n - (len(rows) - 1) / 2) * 9.0
        made.append(Placed(row, (x - wide * 0.3, y - high * 0.3 + aside), 0.6, spots, (wide, high)))
    return made


def _at_scale(
    zone: ZonePlan, rows: Sequence[Row], off: Sequence[Box], scale: float, most: int, air: float
) -> list[Placed] | None:
    """Places at one scale; None as soon as a row has none."""
    covered = [*boxes_of(zone), *off]
    made: list[Placed] = []
    for row in rows:
        spots, wide, high = row.spots(most)
        size = (wide * scale, high * scale)
        corner = free_corner(zone.shape.shape, zone.shape.centre, covered, size, air)
        if corner is None:
            return None
        made.append(Placed(row, corner, scale, spots, (wide, high)))
        covered.append(made[-1].box)
    return made


def free_corner(
    shape: Polygon,
    centre: Spot,
    covered: Iterable[Box],
    size: tuple[float, float],
    air: float,
) -> Spot | None:
    """The upper left corner of a free box inside a shape, the nearest to a place."""
    inner: BaseGeometry = shape.buffer(-air, join_style="mitre")
    if inner.is_empty:
        return None
    shapely.prepare(inner)
    spots = np.vstack([grid(inner, _STEP), [[centre[0] - size[0] / 2, centre[1] - size[1] / 2]]])
    x, y = spots[:, 0], spots[:, 1]
    fits = shapely.covers(inner, shapely.box(x, y, x + size[0], y + size[1]))
    for left, top, right, bottom in covered:
        fits &= (
            (x + size[0] + _APART < left)
            | (x - _APART > right)
            | (y + size[1] + _APART < top)
            | (y - _APART > bottom)
        )
    if not fits.any():
        return None
    x, y = x[fits], y[fits]
    away = np.hypot(x + size[0] / 2 - centre[0], y + size[1] / 2 - centre[1])
    nearest = int(np.argmin(away))
    return float(x[nearest]), float(y[nearest])
