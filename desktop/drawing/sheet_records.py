"""What is written on the graph-paper sheet, and what is planned on it: plain frozen records.

World coordinates are those of the rules: integers, 20 a square, r growing downwards from the line
under the header. A square is named "column,row".
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from desktop.rules.games.book.state import Area, Leg, Spot

SQUARE = 20
HEAD = 9
"""So many rows of squares lie above the line, for the header."""
MARGIN = 2
"""So many squares wide is the paper's bare edge on each side."""


class Line(msgspec.Struct, frozen=True):
    """A label in print and what stands behind it in pencil, such as "Items" and "Snack"."""

    label: str
    value: str = ""


class Header(msgspec.Struct, frozen=True):
    """The head of the sheet; the whole sheet shows all of it, the camera only Equip and Items."""

    name: str = ""
    title: str = ""
    boxes: tuple[Line, ...] = ()  # the six Attributes
    stats: tuple[Line, ...] = ()  # Wounds, Fear, Chapters, Level, XP, Gold
    equip: Line = Line("")
    items: Line = Line("")


class SquareNote(msgspec.Struct, frozen=True):
    """A pencilled note beside a square."""

    area: str
    text: str


class SheetPage(msgspec.Struct, frozen=True):
    """All that is written on the sheet; `seed` gives every stroke its own hand.

    Squares that are not in `areas` are empty. The last dot of `trail` is where one stands.
    """

    columns: int = 38
    rows: int = 46
    seed: int = 0
    areas: Mapping[str, Area] = {}
    home: str = ""
    legs: tuple[Leg, ...] = ()
    trail: tuple[Spot, ...] = ()
    notes: tuple[SquareNote, ...] = ()
    header: Header = Header()


class Plan(msgspec.Struct, frozen=True):
    """A destination that is pointed at: the dot a Route would end on, and what it would cost.

    `crossed` are the squares that would be lost, `title`, `words` and `chance` the lines of the
    gain-and-loss box. `legal` are the dots of the square where a Route may end; None where nobody
    knows, all dots else are hatched grey. Without `dot` the square is hatched whole, and `reason`
    stands in the box.
    """

    area: str
    dot: Spot | None = None
    crossed: tuple[str, ...] = ()
    title: str = ""
    words: str = ""
    chance: str = ""
    legal: frozenset[Spot] | None = None
    reason: str = ""
    blockers: tuple[str, ...] = ()  # Blocked squares that stand in the way


@lru_cache(maxsize=4096)
def place(area: str) -> tuple[int, int]:
    """Column and row of a square's name. Raises ValueError for a name that is none."""
    column, row = area.split(",")
    return int(column), int(row)
