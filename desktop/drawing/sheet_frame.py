"""How the sheet lies in a picture: so many px a square, and where the world begins."""

from __future__ import annotations

import math

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from desktop.drawing.sheet_records import HEAD, MARGIN, SQUARE, SheetPage, place

NATURAL = 52.0
"""The side of a square for which strokes are made and weights are given."""


class Frame(msgspec.Struct, frozen=True):
    """`side` px a square; the world's corner (0, 0) lies at (x, y) px.

    Pens are `bold` times as wide as on a screen.
    """

    side: float
    x: float
    y: float
    bold: float = 1.0

    def spot(self, x: float, y: float) -> QPointF:
        """Where a place of the world lies."""
        return QPointF(self.x + x * self.side / SQUARE, self.y + y * self.side / SQUARE)

    def world(self, at: QPointF) -> tuple[float, float]:
        """Which place of the world lies there."""
        share = SQUARE / self.side
        return (at.x() - self.x) * share, (at.y() - self.y) * share

    def square(self, area: str) -> QRectF:
        """A square by its name."""
        column, row = place(area)
        return self.squares(column, row, 1, 1)

    def squares(self, column: float, row: float, wide: float, high: float) -> QRectF:
        """So many squares from a column and a row on."""
        side = self.side
        return QRectF(self.x + column * side, self.y + row * side, wide * side, high * side)

    def world_box(self, page: SheetPage) -> QRectF:
        """All squares below the line."""
        return self.squares(0, 0, page.columns, page.rows)

    def paper_box(self, page: SheetPage) -> QRectF:
        """The whole paper, header and margins with it."""
        high = page.rows + HEAD + 2 * MARGIN
        return self.squares(-MARGIN, -HEAD - MARGIN, page.columns + 2 * MARGIN, high)

    def over(self, column: float, row: float) -> QTransform:
        """From the strokes of a square, made for NATURAL, to their place here."""
        share = self.side / NATURAL
        at = self.squares(column, row, 1, 1).topLeft()
        return QTransform(share, 0, 0, share, at.x(), at.y())

    @property
    def weight(self) -> float:
        """What pen widths are multiplied with: thinner on small squares, but not as much so."""
        return self.bold * min(1.25, max(0.3, math.pow(self.side / NATURAL, 0.6)))


def columns_in(frame: Frame, clip: QRectF) -> range:
    """The columns that a part of the picture touches."""
    left = math.floor((clip.left() - frame.x) / frame.side)
    return range(left, math.ceil((clip.right() - frame.x) / frame.side) + 1)


def rows_in(frame: Frame, clip: QRectF) -> range:
    """The rows that a part of the picture touches."""
    top = math.floor((clip.top() - frame.y) / frame.side)
    return range(top, math.ceil((clip.bottom() - frame.y) / frame.side) + 1)
