"""What a zone map is made of: zones, passages, props and the map itself, as frozen records."""

from itertools import pairwise
from typing import Literal

import msgspec
from shapely import Polygon

from desktop.atlas.lattice import Point, Segment

PassageKind = Literal["door", "window", "open"]
CentreRule = Literal["author", "centroid", "pole", "inside"]
Rings = tuple[tuple[Point, ...], ...]


def letter_of(name: str) -> str | None:
    """The letter that a zone bears when its author gives none: its name if that is one capital."""
    return name if len(name) == 1 and name.isupper() else None


class Zone(msgspec.Struct, frozen=True):
    """One zone (AZ-023) with its letter (AZ-030, AZ-031); the shape is in lattice units."""

    id: str
    letter: str | None
    red: bool
    title: str | None
    shape: Polygon
    centre: Point
    centre_rule: CentreRule = "centroid"

    def edges(self) -> list[Segment]:
        """The border of the zone, holes included."""
        rings = [self.shape.exterior, *self.shape.interiors]
        points = [[(int(x), int(y)) for x, y in ring.coords] for ring in rings]
        return [edge for ring in points for edge in pairwise(ring)]


class Passage(msgspec.Struct, frozen=True):
    """A door, window or opening between two points (AZ-024); not highlighted, it is wall."""

    kind: PassageKind
    ends: Segment
    highlighted: bool
    between: tuple[str, ...]
    name: str = ""


class Prop(msgspec.Struct, frozen=True):
    """Something that is only drawn: a point, or the corners of a shape as it lies, turned already.

    `rotation` is in degrees, clockwise, for what has a direction of its own.
    """

    kind: str
    shape: tuple[Point, ...]
    text: str = ""
    rotation: float = 0.0
    name: str = ""


class ZoneMap(msgspec.Struct, frozen=True):
    """A whole map in lattice units; the order of `zones` is the fixed map order (Q-92).

    `walls` are the black segments left after passages; `borders` maps every sub-edge to the one or
    two zones it bounds; `adjacent` are the pairs joined across a border (AZ-025), `doored` the
    pairs whose border carries a highlighted door or window. One unit is `snap` map pixels.
    """

    zones: dict[str, Zone]
    start: str
    walls: tuple[Segment, ...]
    white_lines: tuple[Segment, ...]
    passages: tuple[Passage, ...]
    links: tuple[tuple[str, str], ...]
    padlocks: frozenset[str]
    props: tuple[Prop, ...]
    background: str | None
    background_at: Point
    snap: float
    bounds: tuple[int, int, int, int]
    void_rings: Rings
    borders: dict[Segment, tuple[str, ...]]
    adjacent: tuple[tuple[str, str], ...]
    doored: tuple[tuple[str, str], ...]
    drawn_walls: tuple[Segment, ...]
