"""What is new on the sheet, and when each stroke of it is drawn: a Route, crosses, new Areas."""

from __future__ import annotations

import msgspec

from desktop.drawing.sheet_marks import PARTS, Part
from desktop.drawing.sheet_records import SQUARE, SheetPage, place
from desktop.rules.games.book.state import Area, Leg

ROUTE_MS = 500
AREAS_MS = 1200
"""Eight new Areas write themselves in so many milliseconds."""
_AREA_MS = AREAS_MS // 8
_CROSS_MS = 170
_CROSS: frozenset[Part] = frozenset(("cross",))
_LETTER: frozenset[Part] = frozenset(("letter",))


class Writing(msgspec.Struct, frozen=True):
    """Some parts of a square that are drawn from `start` on, for `length` milliseconds."""

    area: str
    parts: frozenset[Part]
    start: float
    length: float

    def share(self, now: float) -> float:
        """How much of it is drawn, 0 to 1."""
        return min(1.0, max(0.0, (now - self.start) / self.length))


class Script(msgspec.Struct, frozen=True):
    """Everything that is drawn before one's eyes after one step, and how long that takes."""

    legs: int = 0
    writings: tuple[Writing, ...] = ()
    length: float = 0.0

    @property
    def unwritten(self) -> dict[str, frozenset[Part]]:
        """The parts of squares that are not on the paper while it runs."""
        found: dict[str, frozenset[Part]] = {}
        for writing in self.writings:
            found[writing.area] = found.get(writing.area, frozenset()) | writing.parts
        return found

    def leg_share(self, now: float) -> float:
        """How much of the new Route is drawn, 0 to 1."""
        return min(1.0, max(0.0, now / ROUTE_MS))


def script(before: SheetPage, page: SheetPage) -> Script:
    """What came to a sheet; nothing where it is another sheet or something was taken back."""
    known = len(before.legs)
    same = (before.seed, before.columns, before.rows) == (page.seed, page.columns, page.rows)
    if not same or page.legs[:known] != before.legs or before.areas.keys() - page.areas.keys():
        return Script()
    legs = len(page.legs) - known
    leg = page.legs[-1] if legs else None
    writings = _changes(before, page, leg)
    start = max([ROUTE_MS if legs else 0.0, *(one.start + one.length for one in writings)])
    fresh = [name for name, area in page.areas.items() if _is_new(before, name, area)]
    each = min(_AREA_MS, AREAS_MS / max(1, len(fresh)))
    for name in fresh:
        writings.append(Writing(name, PARTS, start, each))
        start += each
    return Script(min(legs, 1), tuple(writings), start)


def _is_new(before: SheetPage, name: str, area: Area) -> bool:
    old = before.areas.get(name)
    return area.kind != "blank" and (old is None or old.kind != area.kind)


def _changes(before: SheetPage, page: SheetPage, leg: Leg | None) -> list[Writing]:
    """Letters written before an ECL, and squares crossed out, as the line comes by."""
    found: list[Writing] = []
    for name, area in page.areas.items():
        old = before.areas.get(name, Area("blank"))
        if area == old or (_is_new(before, name, area) and not area.crossed):
            continue
        if area.crossed and not old.crossed:
            found.append(Writing(name, _CROSS, _when(name, leg), _CROSS_MS))
        elif area.letter and area.letter != old.letter:
            found.append(Writing(name, _LETTER, ROUTE_MS if leg else 0.0, _CROSS_MS))
    return found


def _when(name: str, leg: Leg | None) -> float:
    """When the line of a Route is next to the middle of a square."""
    if leg is None:
        return 0.0
    column, row = place(name)
    ex, ey = leg.end[0] - leg.start[0], leg.end[1] - leg.start[1]
    dx = (column + 0.5) * SQUARE - leg.start[0]
    dy = (row + 0.5) * SQUARE - leg.start[1]
    along = (dx * ex + dy * ey) / max(1, ex * ex + ey * ey)
    return ROUTE_MS * min(1.0, max(0.0, along))
