"""A drawing larger than a sheet, divided: equal parts, each on a sheet with some of its neighbours.

All lengths are mm on paper, so the drawing is already as large as it will be printed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF

from desktop.keepsakes.paper import Sheet

OVERLAP = 10.0
"""What two neighbours both show; the cut runs along its middle."""
BAND = OVERLAP / 2
"""Around a tile's own part: what its neighbours show too, or bare paper at the whole's edge."""
_GIVES_WAY = 0.88
"""How much of its scale a poster gives up where that saves a row of sheets."""
_DEAR = 0.08
"""A sheet more is worth it where a poster comes so much nearer to its size (1: e times)."""


class Grid(msgspec.Struct, frozen=True):
    """So many sheets of one orientation, and each one's own part of the whole."""

    sheet: Sheet
    columns: int
    rows: int
    width: float
    height: float
    scale: float

    @property
    def count(self) -> int:
        """How many sheets there are."""
        return self.columns * self.rows

    @property
    def whole(self) -> QRectF:
        """The drawing as it is printed."""
        return QRectF(0, 0, self.columns * self.width, self.rows * self.height)


class Tile(msgspec.Struct, frozen=True):
    """One sheet of a grid."""

    grid: Grid
    column: int
    row: int

    @property
    def name(self) -> str:
        """`A1` at the upper left, `A2` beside it, `B1` below it."""
        letters, left = "", self.row + 1
        while left:
            left, letter = divmod(left - 1, 26)
            letters = chr(ord("A") + letter) + letters
        return f"{letters}{self.column + 1}"

    @property
    def own(self) -> QRectF:
        """Its own part of the whole: what is left when it has been cut."""
        grid = self.grid
        corner = QPointF(self.column * grid.width, self.row * grid.height)
        return QRectF(corner.x(), corner.y(), grid.width, grid.height)

    @property
    def window(self) -> QRectF:
        """What of the whole is printed on its sheet: its own part and some of its neighbours."""
        wide = self.own.adjusted(-BAND, -BAND, BAND, BAND)
        return wide.intersected(self.grid.whole)


def tiles(grid: Grid) -> tuple[Tile, ...]:
    """Every sheet, row after row."""
    return tuple(
        Tile(grid, column, row) for row in range(grid.rows) for column in range(grid.columns)
    )


def divided(width: float, height: float, scale: float, sheet: Sheet, room: QRectF) -> Grid:
    """A drawing of this natural size at a scale on sheets that have so much room each."""
    columns = _parts(width * scale, room.width())
    rows = _parts(height * scale, room.height())
    return Grid(sheet, columns, rows, width * scale / columns, height * scale / rows, scale)


def _parts(length: float, room: float) -> int:
    """How many sheets a length takes; alone on one it needs no band."""
    if length <= room + 1e-6:
        return 1
    return max(2, math.ceil(length / (room - OVERLAP) - 1e-9))


def poster(width: float, height: float, across: int, sheet: Sheet, room: QRectF) -> Grid:
    """A drawing of this natural size scaled up or down until it is so many sheets wide.

    Where a little less saves a row of sheets it is made that little smaller.
    """
    wide, high = room.width() - OVERLAP, room.height() - OVERLAP
    scale = across * wide / width
    rows = max(1, math.ceil(height * scale / high - 1e-9))
    less = (rows - 1) * high / height
    if rows > 1 and less >= _GIVES_WAY * scale and less * width > (across - 1) * wide:
        rows, scale = rows - 1, less
    return Grid(sheet, across, rows, width * scale / across, height * scale / rows, scale)


def hung(width: float, height: float, rooms: Sequence[tuple[Sheet, QRectF]]) -> Grid:
    """A poster of this natural size on sheets of one kind of those that have so much room.

    It comes near to its natural size on few of them; half as many may make it a little smaller.
    """
    grids = [
        poster(width, height, across, sheet, room)
        for sheet, room in rooms
        for across in range(1, 2 + math.ceil(width / (room.width() - OVERLAP)))
    ]
    return min(grids, key=lambda one: abs(math.log(one.scale)) + _DEAR * one.count)
