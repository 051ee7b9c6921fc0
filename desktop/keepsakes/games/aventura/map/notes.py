"""The player's pencilled notes of zones: in the zone where there is room, else by number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from PySide6.QtGui import QPainterPath

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import advance, lines_of
from desktop.drawing.map_plan import Plan
from desktop.drawing.map_survey import ZoneShape
from desktop.keepsakes.games.aventura.map.places import Box, Spot, boxes_of, free_corner, near
from desktop.keepsakes.games.aventura.stays import Visit
from desktop.store.format import Note

_MOST_LINES = 4
_WIDTHS = (150.0, 128.0, 106.0, 84.0)
_LEADING = 13.0


class Jotted(msgspec.Struct, frozen=True):
    """A note: its lines at their upper left corner, or its `number` around a place."""

    text: str
    at: Spot
    lines: tuple[str, ...] = ()
    number: int = 0


def of_visit(notes: Sequence[Note], visit: Visit) -> tuple[tuple[str, str], ...]:
    """Zone and text of the notes written on a map while it was played, or before for the last.

    A note of an entry belongs to the zone where that was read.
    """
    read = {
        ".".join(source): stay.zone
        for walker in visit.walkers
        for stay in walker.stays
        for source in stay.read
    }
    found: list[tuple[str, str]] = []
    for note in notes:
        head, _, zone = note.place.partition(".zone.")
        if head != visit.map or not zone:
            zone = read.get(note.place, "")
        written = note.entry > visit.entry and (visit.later is None or note.entry <= visit.later)
        if zone and written:
            found.append((zone, note.text))
    return tuple(found)


def jotted(
    plan: Plan,
    notes: Sequence[tuple[str, str]],
    taken: Mapping[str, Sequence[Box]],
    lines: Sequence[QPainterPath],
) -> tuple[Jotted, ...]:
    """A place for every note: off marks and ways, and off furniture if that can be."""
    made: list[Jotted] = []
    ways = [box for line in lines for box in _along(line)]
    boxes = [path.boundingRect() for path in plan.furniture]
    things = [(one.left(), one.top(), one.right(), one.bottom()) for one in boxes]
    jotted_on: dict[str, list[Box]] = {}
    number = 0
    for zone, text in notes:
        if zone not in plan.zones:
            continue
        here = plan.zones[zone]
        covered = jotted_on.setdefault(
            zone, [*(taken.get(zone) or boxes_of(here)), *near(here, ways)]
        )
        found = _written(here.shape, text, covered, near(here, things))
        if found is None:
            number += 1
            found = _numbered(here.shape, text, covered, number)
        made.append(found)
    return tuple(made)


def _along(line: QPainterPath) -> list[Box]:
    """Small boxes along a way."""
    count = max(1, int(line.length() / 6))
    spots = [line.pointAtPercent(n / count) for n in range(count + 1)]
    return [(at.x() - 3, at.y() - 3, at.x() + 3, at.y() + 3) for at in spots]


def _written(
    zone: ZoneShape, text: str, covered: list[Box], things: Sequence[Box]
) -> Jotted | None:
    """The note itself where its zone has room for it, in broad lines or narrow ones."""
    face = font(Face.HAND, 12)
    for off, width in ((off, width) for off in (things, ()) for width in _WIDTHS):
        lines = wrapped(text, width)
        if len(lines) > _MOST_LINES:
            continue
        size = (max(advance(line, face) for line in lines), _LEADING * len(lines))
        corner = free_corner(zone.shape, zone.centre, (*covered, *off), size, 4.0)
        if corner is not None:
            covered.append(_box(corner, size))
            return Jotted(text, corner, lines)
    return None


def _numbered(zone: ZoneShape, text: str, covered: list[Box], number: int) -> Jotted:
    size = (14.0, 14.0)
    corner = free_corner(zone.shape, zone.centre, covered, size, 2.0) or zone.centre
    covered.append(_box(corner, size))
    return Jotted(text, (corner[0] + 7, corner[1] + 7), number=number)


def _box(corner: Spot, size: tuple[float, float]) -> Box:
    return corner[0], corner[1], corner[0] + size[0], corner[1] + size[1]


def wrapped(text: str, width: float) -> tuple[str, ...]:
    """A text in lines of the pencil hand."""
    return lines_of(text, font(Face.HAND, 12), width)
