"""Where everything on a month page lies: laid out once for a size and a number of weeks.

A page is drawn in units of the page at S (906 x 632); `scale` says how large a unit is there.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF

WIDTH, HEIGHT = 906.0, 632.0
HEAD = 95.0
DAYS = 7
_PAPER = (7.0, 0.0, 7.0, 6.0)  # what of the area is left free around it: left, top, right, bottom
_SIDE = 15.0
_WEEKDAYS = 22.0
_LINES = 3.0  # the double line under the head
_FOOT = 14.0
_FULL = 82.0  # the height of a square that is drawn as in the picture
_MOST = 1.1  # squares of a page of few weeks are drawn so much larger at the most
_WIDE = 123.0
_HEAD_SHARE = 0.62  # what the head takes of height that is left over
SMALLEST = 0.93
"""Below this scale small labels are set a size larger: never under 12 on the screen."""


class Spot(msgspec.Struct, frozen=True):
    """A square: its corner, how large its parts are drawn, its own width and height then."""

    x: float
    y: float
    share: float
    width: float
    height: float

    @property
    def box(self) -> QRectF:
        """The square in units of the page."""
        return QRectF(self.x, self.y, self.width * self.share, self.height * self.share)


class MonthPlan(msgspec.Struct, frozen=True):
    """A page of `rows` weeks in an area of `size` (units of zoom 100 %)."""

    scale: float
    wide: float  # the area in units of the page
    high: float
    head: float  # how high the engraving is
    rows: int

    @property
    def small(self) -> int:
        """The size of small labels: one up where all is drawn small."""
        return 13 if self.scale >= SMALLEST else 15

    @property
    def least(self) -> int:
        """The size of the smallest labels."""
        return 12 if self.scale >= SMALLEST else 15

    @property
    def paper(self) -> QRectF:
        """The sheet itself."""
        left, top, right, bottom = _PAPER
        return QRectF(left, top, self.wide - left - right, self.high - top - bottom)

    @property
    def engraving(self) -> QRectF:
        """The engraving at the top of the sheet."""
        paper = self.paper
        return QRectF(paper.left(), paper.top(), paper.width(), self.head)

    @property
    def weekday_line(self) -> float:
        """The line under the weekdays, where the weeks begin."""
        return self.head + _LINES + _WEEKDAYS

    @property
    def weeks(self) -> QRectF:
        """All squares together."""
        paper, top = self.paper, self.weekday_line
        wide = paper.width() - 2 * _SIDE - 1
        return QRectF(paper.left() + _SIDE, top, wide, paper.bottom() - _FOOT - top)

    def row(self, row: int) -> QRectF:
        """A week from edge to edge of the squares."""
        weeks = self.weeks
        high = weeks.height() / self.rows
        return QRectF(weeks.left(), weeks.top() + row * high, weeks.width(), high)

    def spot(self, row: int, column: int) -> Spot:
        """The square in a row and column."""
        band = self.row(row)
        wide = band.width() / DAYS
        share = min(_MOST, max(0.6, min(1.12 * wide / _WIDE, band.height() / _FULL)))
        return Spot(
            band.left() + column * wide, band.top(), share, wide / share, band.height() / share
        )

    def at(self, spot: QPointF) -> tuple[int, int] | None:
        """Row and column under a place in units of the page."""
        weeks = self.weeks
        if not weeks.contains(spot):
            return None
        column = int((spot.x() - weeks.left()) / (weeks.width() / DAYS))
        row = int((spot.y() - weeks.top()) / (weeks.height() / self.rows))
        return min(row, self.rows - 1), min(column, DAYS - 1)


@lru_cache(maxsize=32)
def _planned(width: float, height: float, rows: int) -> MonthPlan:
    scale = max(0.3, min(width / WIDTH, height / HEIGHT))
    wide, high = width / scale, height / scale
    head = HEAD + _HEAD_SHARE * (high - HEIGHT)
    return MonthPlan(scale, wide, high, min(head, 1.5 * HEAD), rows)


def plan(size: QSizeF, rows: int) -> MonthPlan:
    """Lay a page of `rows` weeks out in an area of this size."""
    return _planned(max(1.0, size.width()), max(1.0, size.height()), max(1, rows))
