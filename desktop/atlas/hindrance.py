"""What stops the line from centre to centre first: a wall, a jamb, a corner or a padlock."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Literal

import msgspec
import numpy as np
from shapely import Point as Dot

from desktop.atlas.lattice import Segment, at, cross, enters, touch
from desktop.atlas.parts import ZoneMap

Cause = Literal["wall", "jamb", "corner", "padlock"]


class Hindrance(msgspec.Struct, frozen=True):
    """The first thing in the way: which sort, which zones it belongs to, and where it is met."""

    cause: Cause
    zones: tuple[str, ...]
    at: tuple[float, float]


class Hindrances:
    """Looks for the first hindrance on a line of one map."""

    def __init__(self, zone_map: ZoneMap, black: Iterable[Segment]) -> None:
        """`black` are the segments that cut sight, ends included."""
        self._map = zone_map
        self._black = list(black)
        self._ends = np.array(self._black, dtype=np.int64).reshape(-1, 2, 2)
        self._jambs = {end for p in zone_map.passages if p.highlighted for end in p.ends}

    def first(self, a: str, b: str, padlocks: frozenset[str]) -> Hindrance | None:
        """The hindrance nearest to zone a on the way to zone b (AZ-125, AZ-126); None if clear."""
        line = self._map.zones[a].centre, self._map.zones[b].centre
        walls = [(t, wall) for wall in self._met(line) if (t := touch(line, wall)) is not None]
        locked = self._locked(line, padlocks)
        if locked and (not walls or locked[0] < min(walls)[0]):
            t, zone = locked
            return Hindrance("padlock", (zone,), _floats(line, t))
        if not walls:
            return None
        first = min(t for t, _ in walls)
        cause = self._cause(line, first, [wall for t, wall in walls if t == first])
        spot = _floats(line, first)
        return Hindrance(cause, self._beside(spot), spot)

    def padlock_on(self, a: str, b: str, padlocks: frozenset[str]) -> Hindrance | None:
        """The first padlocked zone that the line enters, walls left aside."""
        line = self._map.zones[a].centre, self._map.zones[b].centre
        locked = self._locked(line, padlocks)
        return Hindrance("padlock", (locked[1],), _floats(line, locked[0])) if locked else None

    def _locked(self, line: Segment, padlocks: frozenset[str]) -> tuple[Fraction, str] | None:
        found = [
            (t, zone)
            for zone in self._map.zones
            if zone in padlocks and (t := enters(line, self._map.zones[zone].edges())) is not None
        ]
        return min(found, key=lambda entry: entry[0]) if found else None

    def _met(self, line: Segment) -> list[Segment]:
        """The black segments that may touch the line: a box test over all of them at once."""
        low = np.minimum(*np.array(line, dtype=np.int64))
        high = np.maximum(*np.array(line, dtype=np.int64))
        near = (self._ends.min(axis=1) <= high).all(axis=1)
        near &= (self._ends.max(axis=1) >= low).all(axis=1)
        return [self._black[index] for index in np.flatnonzero(near).tolist()]

    def _cause(self, line: Segment, t: Fraction, walls: list[Segment]) -> Cause:
        """A jamb or corner if an end is met; a wall if a side is, or the line runs along it."""
        x, y = at(line, t)
        ends = [end for wall in walls for end in wall if end[0] == x and end[1] == y]
        along = any(all(cross(*line, end) == 0 for end in wall) for wall in walls)
        if not ends or along:
            return "wall"
        return "jamb" if ends[0] in self._jambs else "corner"

    def _beside(self, spot: tuple[float, float]) -> tuple[str, ...]:
        dot = Dot(spot)
        return tuple(
            name for name, zone in self._map.zones.items() if zone.shape.distance(dot) < 1e-6
        )


def _floats(line: Segment, t: Fraction) -> tuple[float, float]:
    x, y = at(line, t)
    return float(x), float(y)
