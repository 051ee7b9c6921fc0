"""The player's pencilled notes of zones: in the zone where there is room, else by number."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtGui import QFont, QTextLayout, QTextOption

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import advance
from desktop.drawing.map_plan import Plan
from desktop.keepsakes.games.aventura.map_places import Box, Spot, free_corner
from desktop.keepsakes.games.aventura.stays import Visit
from desktop.store.format import Note

_MOST_LINES = 4
_WIDEST = 150.0
_LEADING = 13.0


class Jotted(msgspec.Struct, frozen=True):
    """A note: its lines at their upper left corner, or its `number` around a place."""

    text: str
    at: Spot
    lines: tuple[str, ...] = ()
    number: int = 0


def of_visit(notes: Sequence[Note], visit: Visit, later: int | None) -> tuple[tuple[str, str], ...]:
    """Zone and text of the notes written on a map while it was played, or before for the last.

    `later` is the entry at which the map was entered again, if it was. A note of an entry belongs
    to the zone where that was read.
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
        written = note.entry > visit.entry and (later is None or note.entry <= later)
        if zone and written:
            found.append((zone, note.text))
    return tuple(found)


def jotted(
    plan: Plan, notes: Sequence[tuple[str, str]], taken: dict[str, list[Box]]
) -> tuple[Jotted, ...]:
    """A place for every note."""
    made: list[Jotted] = []
    number = 0
    for zone, text in notes:
        if zone not in plan.zones:
            continue
        shape = plan.zones[zone].shape
        left, _, right, _ = shape.shape.bounds
        covered = taken.setdefault(zone, [])
        lines = wrapped(text, min(_WIDEST, (right - left) * 0.8))
        size = (max(advance(line, font(Face.HAND, 12)) for line in lines), _LEADING * len(lines))
        corner = None
        if len(lines) <= _MOST_LINES:
            corner = free_corner(shape.shape, shape.centre, covered, size, 4.0)
        if corner is None:
            number += 1
            size = (14.0, 14.0)
            corner = free_corner(shape.shape, shape.centre, covered, size, 2.0) or shape.centre
            made.append(Jotted(text, (corner[0] + 7, corner[1] + 7), number=number))
        else:
            made.append(Jotted(text, corner, lines))
        covered.append((*corner, corner[0] + size[0], corner[1] + size[1]))
    return tuple(made)


def wrapped(text: str, width: float) -> tuple[str, ...]:
    """A text in lines of the pencil hand."""
    return wrapped_in(text, font(Face.HAND, 12), width)


def wrapped_in(text: str, face: QFont, width: float) -> tuple[str, ...]:
    """A text in lines that are no wider than so much."""
    layout = QTextLayout(text, face)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    lines: list[str] = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return tuple(lines) or ("",)
