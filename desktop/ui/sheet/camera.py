"""Where the camera stands: what is written and two squares all round, never too small to read."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF

from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_records import MARGIN, SQUARE, SheetPage, place
from desktop.drawing.sheet_whole import fitting

AROUND = 2
MOST = 64.0
_LEAST = (30.0, 36.0)
_WIDTHS = (702.0, 1080.0)
FURTHEST, NEAREST = 12.0, 96.0
"""How far the wheel goes, in px a square."""
_EDGE = 10.0
_HEAD_PX, _HEAD_ROWS = 54.0, 1.15
_HEADROOM = 1.6  # squares of the header that show over an empty world


def least_side(width: float) -> float:
    """The smallest square the camera shows by itself: 30 px (S) to 36 (L)."""
    share = (width - _WIDTHS[0]) / (_WIDTHS[1] - _WIDTHS[0])
    return _LEAST[0] + (_LEAST[1] - _LEAST[0]) * min(1.0, max(0.0, share))


def written_box(page: SheetPage) -> QRectF:
    """The written part in squares; empty where nothing is written."""
    places = [place(name) for name in page.areas]
    if not places:
        return QRectF()
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, foot = min(y for _, y in places), max(y for _, y in places)
    return QRectF(left, top, right - left + 1, foot - top + 1)


def fitted(page: SheetPage, area: QRectF) -> Frame:
    """What is written with two squares all round; where that is too much, around where one is."""
    box = written_box(page)
    if box.isEmpty():
        return empty_world(page, area)
    box.adjust(-AROUND, -AROUND, AROUND, AROUND)
    side = min(MOST, area.width() / box.width(), area.height() / box.height())
    side = float(math.floor(max(least_side(area.width()), side)))
    across = _middle(box.left(), box.right(), area.width() / side, _here(page)[0])
    down = _middle(box.top(), box.bottom(), area.height() / side, _here(page)[1])
    at = area.center() - QPointF(across, down) * side
    top = area.top() + max(_HEAD_PX, _HEAD_ROWS * side)  # of the header only its last row
    return kept(page, Frame(side, round(at.x()), round(min(at.y(), top))), area)


def _middle(first: float, last: float, seen: float, here: float) -> float:
    """The middle of what is seen: of all, or as near to where one is as its ends allow."""
    if last - first <= seen:
        return (first + last) / 2
    return min(last - seen / 2, max(first + seen / 2, here))


def _here(page: SheetPage) -> tuple[float, float]:
    if page.trail:
        x, y = page.trail[-1]
        return x / SQUARE, y / SQUARE
    column, row = place(page.home) if page.home else (page.columns // 2, page.rows // 2)
    return column + 0.5, row + 0.5


def empty_world(page: SheetPage, area: QRectF) -> Frame:
    """All squares there are, to choose one of them."""
    wide, high = page.columns + 2 * MARGIN, page.rows + _HEADROOM + 1
    side = float(math.floor(min(area.width() / wide, area.height() / high)))
    left = area.center().x() - page.columns * side / 2
    top = area.center().y() - (page.rows + 1 - _HEADROOM) * side / 2
    return Frame(side, round(left), round(top))


def whole(page: SheetPage, area: QRectF) -> Frame:
    """The whole sheet with its header, as printed."""
    return fitting(page, area, edge=_EDGE)


def kept(page: SheetPage, frame: Frame, area: QRectF) -> Frame:
    """The frame moved so that the window shows paper, as far as there is enough of it."""
    paper = frame.paper_box(page)
    dx = _back(paper.left(), paper.right(), area.left(), area.right())
    dy = _back(paper.top(), paper.bottom(), area.top(), area.bottom())
    return Frame(frame.side, frame.x + dx, frame.y + dy)


def _back(first: float, last: float, low: float, high: float) -> float:
    """How far to move a span so that it covers a window, or lies in its middle."""
    if last - first <= high - low:
        return round((low + high - first - last) / 2)
    return min(0.0, low - first) if first > low else max(0.0, high - last)


def magnified(page: SheetPage, frame: Frame, factor: float, at: QPointF, area: QRectF) -> Frame:
    """Zoomed by a factor around a point, within reason."""
    side = min(NEAREST, max(FURTHEST, frame.side * factor))
    share = side / frame.side
    x, y = at.x() + (frame.x - at.x()) * share, at.y() + (frame.y - at.y()) * share
    return kept(page, Frame(side, x, y), area)


def between(start: Frame, end: Frame, share: float) -> Frame:
    """A share of the way from one frame to another, eased at both ends."""
    t = share * share * (3 - 2 * share)
    return Frame(
        start.side + (end.side - start.side) * t,
        start.x + (end.x - start.x) * t,
        start.y + (end.y - start.y) * t,
    )


def seen(frame: Frame, area: QRectF) -> QRectF:
    """What a window shows, in squares."""
    side = frame.side
    left, top = (area.left() - frame.x) / side, (area.top() - frame.y) / side
    return QRectF(left, top, area.width() / side, area.height() / side)
