"""What the sheet is told to show, and what it tells: frozen records, one whole look at a time.

The board: `SheetBoard(parent)` in board.py, a Drawn.

    board.wear(look)                     theme, zoom, motion, pace
    board.show_sheet(SheetLook, at_once=False)  new Legs and Areas are drawn before one's eyes
    board.plan(Plan | None)              the preview over it; safe to call at every move
    board.focus_square("12,9" | "")      corner brackets where the keyboard stands
    board.toggle_whole() -> bool, board.fit(), board.magnify(factor)
    board.skip() -> bool, board.busy     all that moves; `settled` is told when it has come to rest

    pointed, clicked, doubled            Signal(object): Pointed, by the pointer
    asked                                Signal(object): Pointed, by the right button
    left, settled                        Signal()
"""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.drawing.sheet_records import Header, Line, Plan, SheetPage, SquareNote
from desktop.rules.games.book.state import Spot

__all__ = ["Header", "Line", "Mood", "Plan", "Pointed", "SheetLook", "SheetPage", "SquareNote"]

Mood = Literal["blank", "settle", "road", "still"]
"""blank: an empty sheet. settle: choose where you come from (hovering outlines a square).

road: a Route may be drawn (the pointer is a pen). still: anything else; squares may be clicked.
"""


class SheetLook(msgspec.Struct, frozen=True):
    """Everything the board shows but for the plan.

    `ring` puts a ring round the present dot. `breaks_off` is pencilled at the last dot and stops
    in mid-word, where the game ended badly. `alive` are squares that may be pointed at as
    destinations; others are pointed at too, this only chooses the pointer's shape (road).
    """

    page: SheetPage
    mood: Mood = "still"
    ring: bool = True
    breaks_off: str = ""
    alive: frozenset[str] = frozenset()


class Pointed(msgspec.Struct, frozen=True):
    """A square, and the lattice dot strictly inside it that is nearest to the pointer."""

    area: str
    dot: Spot
