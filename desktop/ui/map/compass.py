"""Which zone lies that way: the rule of the arrow keys."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QPointF, Qt

ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}

_WIDEST = math.radians(80)


def nearest(centres: Mapping[str, QPointF], here: str, way: QPointF) -> str:
    """The nearest zone in a direction, those aside count as further; "" if there is none."""
    start = centres[here]
    best, least = "", math.inf
    for name, centre in centres.items():
        across = centre - start
        along = QPointF.dotProduct(across, way)
        length = math.hypot(across.x(), across.y())
        if name == here or length == 0 or math.acos(min(1.0, along / length)) > _WIDEST:
            continue
        aside = math.sqrt(max(0.0, length * length - along * along))
        cost = along + 2 * aside
        if cost < least:
            best, least = name, cost
    return best
