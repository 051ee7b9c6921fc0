"""Which square and which dot of the lattice a place in the window is nearest to."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_records import SQUARE, SheetPage
from desktop.ui.sheet.look import Pointed


def pointed_at(page: SheetPage, frame: Frame, at: QPointF) -> Pointed | None:
    """The square at a place and the nearest dot strictly inside it; None off the world."""
    x, y = frame.world(at)
    if not (0 <= x < page.columns * SQUARE and 0 <= y < page.rows * SQUARE):
        return None
    column, row = int(x // SQUARE), int(y // SQUARE)
    return Pointed(f"{column},{row}", (_inside(column, x), _inside(row, y)))


def _inside(square: int, way: float) -> int:
    low = square * SQUARE
    return min(low + SQUARE - 1, max(low + 1, round(way)))
