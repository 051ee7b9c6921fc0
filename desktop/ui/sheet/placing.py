"""Where things lie that must not cover what matters: the thumbnail, the gain-and-loss box."""

from __future__ import annotations

import math
from collections.abc import Sequence, Set

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_records import SheetPage, place

Square = tuple[int, int]
EDGE = 12.0
_NEAR = 26.0
_RINGS = (0.0, 30.0, 64.0, 104.0, 150.0, 205.0)
_TURNS = 16
_LIVE, _DEAD = 10.0, 3.0
_LIKED, _ASIDE = math.tau / 16, 2.0  # a little below the right of the pointer


def _ways() -> list[tuple[float, float, float, float]]:
    """Where a box may lie beside a point: what speaks against it, its gap, its direction."""
    ways = []
    for ring, far in enumerate(_RINGS):
        for n in range(_TURNS):
            turn = n / _TURNS * math.tau
            cost = ring + _ASIDE * (1 - math.cos(turn - _LIKED))
            ways.append((cost, _NEAR + far, math.cos(turn), math.sin(turn)))
    return sorted(ways)


_WAYS = _ways()


def squares_under(frame: Frame, box: QRectF) -> list[Square]:
    """The squares that a box covers, if only a little."""
    side = frame.side
    left, right = (
        math.floor((box.left() - frame.x) / side),
        math.floor((box.right() - frame.x) / side),
    )
    top, foot = (
        math.floor((box.top() - frame.y) / side),
        math.floor((box.bottom() - frame.y) / side),
    )
    return [(x, y) for x in range(left, right + 1) for y in range(top, foot + 1)]


def live_squares(page: SheetPage) -> frozenset[Square]:
    """The squares that still matter: those that were written on and not crossed out."""
    return frozenset(
        place(name)
        for name, area in page.areas.items()
        if not area.crossed and area.kind in ("encounter", "town")
    )


def written_squares(page: SheetPage) -> frozenset[Square]:
    """All squares that were written on or crossed out."""
    return frozenset(place(name) for name in page.areas)


def emptiest_corner(
    page: SheetPage,
    frame: Frame,
    area: QRectF,
    size: QSizeF,
    before: QPointF | None = None,
    rather: Sequence[QRectF] = (),
) -> QPointF:
    """Where the thumbnail lies: in the corner with the least on it, where it was if as good.

    It lies on nothing of `rather` where another corner is as empty.
    """
    right, foot = area.right() - size.width() - EDGE, area.bottom() - size.height() - EDGE
    left, top = area.left() + EDGE, area.top() + EDGE
    corners = [QPointF(x, y) for y in (foot, top) for x in (right, left)]
    live, written = live_squares(page), written_squares(page)

    def weight(corner: QPointF) -> tuple[float, bool, int]:
        box = QRectF(corner, size)
        under = squares_under(frame, box)
        cost = 3 * sum(box.intersects(other) for other in rather)
        cost += sum(10 * (square in live) + (square in written) for square in under)
        head = corner.y() < frame.y  # over the header's words
        return cost + 4 * head, corner != before, corners.index(corner)

    return min(corners, key=weight)


def beside(
    frame: Frame,
    area: QRectF,
    size: QSizeF,
    at: QPointF,
    live: Set[Square],
    off: Sequence[QRectF],
    rather: Sequence[QRectF] = (),
    written: Set[Square] = frozenset(),
) -> QPointF:
    """Where the box lies: near the pointer, on no live Area and nothing of `off`, in the window.

    Where that cannot be, on as few of them as can be; and `rather` not on some others, nor on
    what else was `written`.
    """
    right, foot = area.right() - 6 - size.width(), area.bottom() - 6 - size.height()
    best, least = QPointF(), math.inf
    for against, gap, x, y in _WAYS:
        if against >= least:
            break
        left = at.x() + x * (gap + size.width() / 2) - size.width() / 2
        top = at.y() + y * (gap + size.height() / 2) - size.height() / 2
        left = min(right, max(area.left() + 6, left))
        corner = QPointF(left, min(foot, max(area.top() + 6, top)))
        box = QRectF(corner, size).adjusted(-2, -2, 2, 2)
        cost = against + 40.0 * sum(box.intersects(other) for other in off)
        cost += 2.0 * sum(box.intersects(other) for other in rather)
        if cost < least:
            under = squares_under(frame, box)
            cost += sum(_LIVE * (one in live) + _DEAD * (one in written) for one in under)
        if cost < least:
            best, least = corner, cost
    return best
