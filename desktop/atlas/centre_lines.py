"""Who sees whom from centre to centre: all pairs at once, exact (Q-106 a)."""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt
import shapely

from desktop.atlas.lattice import Segment
from desktop.atlas.parts import ZoneMap

Seen = dict[str, frozenset[str]]
Indices = npt.NDArray[np.intp]
Mask = npt.NDArray[np.bool_]

CHUNK = 65_536  # lines handed to GEOS at a time: bounds the memory, not the speed


class CentreLines:
    """The lines between the centres of one map, symmetric by construction."""

    def __init__(self, zone_map: ZoneMap, black: Iterable[Segment]) -> None:
        """`black` are the segments that cut a line, ends included."""
        self._shapes = {name: zone.shape for name, zone in zone_map.zones.items()}
        self._names = list(zone_map.zones)
        self._centres = np.array([z.centre for z in zone_map.zones.values()], dtype=float)
        self._black = shapely.MultiLineString(list(black))
        self._pairs: tuple[Indices, Indices] | None = None
        self._cut: dict[str, Mask] = {}

    def seen(self, padlocks: frozenset[str]) -> Seen:
        """For every zone the zones whose centre it sees from its own."""
        first, second = self._clear()
        rest = np.ones(len(first), dtype=bool)
        for zone in sorted(padlocks):
            rest &= ~self._cut_by(zone)
        near: dict[str, list[str]] = {name: [] for name in self._names}
        for i, j in zip(first[rest].tolist(), second[rest].tolist(), strict=True):
            near[self._names[i]].append(self._names[j])
            near[self._names[j]].append(self._names[i])
        return {name: frozenset(others) for name, others in near.items()}

    def _lines(self, first: Indices, second: Indices) -> npt.NDArray[np.object_]:
        ends = np.stack([self._centres[first], self._centres[second]], axis=1)
        return np.atleast_1d(np.asarray(shapely.linestrings(ends)))

    def _clear(self) -> tuple[Indices, Indices]:
        """The pairs whose line touches nothing black; worked out once."""
        if self._pairs is None:
            shapely.prepare(self._black)
            first, second = np.triu_indices(len(self._names), 1)
            clear = np.ones(len(first), dtype=bool)
            for start in range(0, len(first), CHUNK):
                part = slice(start, start + CHUNK)
                lines = self._lines(first[part], second[part])
                clear[part] = ~shapely.intersects(self._black, lines)
            self._pairs = first[clear], second[clear]
        return self._pairs

    def _cut_by(self, zone: str) -> Mask:
        """Which of the clear pairs have a line that enters the open inside of the zone."""
        if zone not in self._cut:
            shape = self._shapes[zone]
            first, second = self._clear()
            low = np.minimum(self._centres[first], self._centres[second])
            high = np.maximum(self._centres[first], self._centres[second])
            x0, y0, x1, y1 = shape.bounds
            near = (low < (x1, y1)).all(axis=1) & (high > (x0, y0)).all(axis=1)
            # a level line has no height: the open test above would miss one inside the box
            cut = near.copy()
            cut[near] = shapely.relate_pattern(
                shape, self._lines(first[near], second[near]), "T********"
            )
            self._cut[zone] = cut
        return self._cut[zone]
