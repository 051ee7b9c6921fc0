"""Where the parts of the print sheet lie: two columns of paper, the pages on the desk between."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRect, QRectF

_SMALL, _LARGE = 1366.0, 1920.0
_WHAT, _HOW = (272.0, 344.0), (308.0, 384.0)
_FIRST = 0.58
_RIM, _NEXT, _DOOR, _GAP = 8.0, 44.0, 28.0, 8.0


class Places(msgspec.Struct, frozen=True):
    """Rectangles in pixels."""

    what: QRect
    back: QRect
    pages: QRect
    how: QRect
    next: QRect
    doors: tuple[QRect, QRect]


def places(width: int, height: int, zoom: float) -> Places:
    """Where everything lies in a window of so many pixels."""
    wide, high = width / zoom, height / zoom
    share = min(1.0, max(0.0, (wide - _SMALL) / (_LARGE - _SMALL)))
    left = _WHAT[0] + share * (_WHAT[1] - _WHAT[0])
    right = _HOW[0] + share * (_HOW[1] - _HOW[0])
    left, right = min(left, 0.24 * wide), min(right, 0.28 * wide)
    x = wide - right - _RIM
    foot = high - _RIM
    doors = foot - _DOOR
    step = doors - _GAP - _NEXT
    first = _FIRST * (right - 12 - _GAP)  # its key stands on it
    middle = QRectF(left + 2 * _RIM, 0, x - left - 3 * _RIM, high)

    def scaled(box: QRectF) -> QRect:
        return QRectF(box.x() * zoom, box.y() * zoom, box.width() * zoom, box.height() * zoom
                      ).toRect()  # fmt: skip

    return Places(
        what=scaled(QRectF(_RIM, _RIM, left, foot - _RIM - 40)),
        back=scaled(QRectF(_RIM, foot - 32, left, 30)),
        pages=scaled(QRectF(middle.left(), 4, middle.width(), high - 8)),
        how=scaled(QRectF(x, _RIM, right, step - _RIM - _GAP)),
        next=scaled(QRectF(x + 6, step, right - 12, _NEXT)),
        doors=(
            scaled(QRectF(x + 6, doors, first, _DOOR)),
            scaled(QRectF(x + 6 + first + _GAP, doors, right - 12 - _GAP - first, _DOOR)),
        ),
    )
