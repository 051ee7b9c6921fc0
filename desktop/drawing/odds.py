"""A chance as a bar of ten segments with its figure beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import Side, write

BAR = 62.0
"""How wide the bar is; with its figure a chance takes 102."""


def percent(chance: float) -> str:
    """A chance of 0 to 1 as "89 %"; never 0 or 100 unless it is certain."""
    whole = round(chance * 100)
    if 0 < chance < 1:
        whole = min(99, max(1, whole))
    return f"{whole} %"


def odds_bar(painter: QPainter, x: float, y: float, chance: float, inks: Inks) -> None:
    """Draw the ten segments, 62 x 11, the left upper corner at (x, y)."""
    lit = min(9, max(1, round(chance * 10))) if 0 < chance < 1 else round(chance * 10)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for n in range(10):
        box = QRectF(x + 6.1 * n + 0.5, y + 0.5, 4.6, 10)
        painter.setPen(QPen(QColor(inks.moss if n < lit else inks.quiet), 0.8))
        painter.setBrush(QColor(inks.moss) if n < lit else Qt.BrushStyle.NoBrush)
        painter.drawRect(box)
    painter.restore()


def odds(painter: QPainter, right: float, baseline: float, chance: float, inks: Inks) -> float:
    """Draw bar and figure, ending at `right`; return where it begins."""
    write(painter, right, baseline, percent(chance), font(Face.STRONG, 13), inks.ink, Side.RIGHT)
    odds_bar(painter, right - 102, baseline - 10, chance, inks)
    return right - 102
