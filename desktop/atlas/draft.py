"""A map as its author drew it, on the lattice but not yet welded; every part knows its place."""

import msgspec

from desktop.atlas.lattice import Point, Segment
from desktop.atlas.parts import PassageKind, Prop, Rings


class DraftZone(msgspec.Struct, frozen=True):
    """One zone as drawn: its outer ring, then its holes."""

    id: str
    rings: Rings
    letter: str | None = None
    red: bool = False
    title: str | None = None
    place: str = ""


class DraftWall(msgspec.Struct, frozen=True):
    """One wall as drawn: a chain of points."""

    points: tuple[Point, ...]
    place: str = ""


class DraftPassage(msgspec.Struct, frozen=True):
    """One door, window or opening as drawn."""

    kind: PassageKind
    ends: Segment
    highlighted: bool = True
    name: str = ""
    place: str = ""


class DraftLink(msgspec.Struct, frozen=True):
    """Stairs and the like between two zones."""

    ends: tuple[str, str]
    place: str = ""


class DraftPoint(msgspec.Struct, frozen=True):
    """A point with a meaning: a pinned centre (zone given) or an initial padlock (zone found)."""

    at: Point
    zone: str = ""
    place: str = ""


class Draft(msgspec.Struct, frozen=True):
    """All that was drawn; `weld` is the distance in units within which points become one."""

    zones: tuple[DraftZone, ...]
    walls: tuple[DraftWall, ...] = ()
    passages: tuple[DraftPassage, ...] = ()
    links: tuple[DraftLink, ...] = ()
    centres: tuple[DraftPoint, ...] = ()
    padlocks: tuple[DraftPoint, ...] = ()
    props: tuple[Prop, ...] = ()
    start: str = "A"
    background: str | None = None
    background_at: Point = (0, 0)
    snap: float = 1.0
    weld: int = 0
    void_walls: bool = True
