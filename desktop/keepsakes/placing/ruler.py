"""The check ruler: 100 mm of the paper itself, whatever has become of the drawing above it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLineF, QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face
from desktop.drawing.inks import PRINT
from desktop.keepsakes.placing import small_type

LENGTH = 100
"""Of the ruler, in mm."""
WIDTH = LENGTH + 5
"""With the unit behind its last figure."""
HEIGHT = 6.4
"""From the tip of its ticks to the foot of its figures, in mm."""
HAIR = 0.12
"""The finest line that every printer has, in mm."""
FIGURES = 2.3
_TICKS = 2.8
_BAND = 0.7
_TRUE = 1e-6


def draw(painter: QPainter, x: float, y: float) -> None:
    """Draw the ruler with the left end of its ticks' tips at (x, y) mm."""
    foot = y + _TICKS
    painter.save()
    painter.setPen(QPen(QColor(PRINT.ink), HAIR, c=Qt.PenCapStyle.FlatCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawLines([_tick(x, foot, mm) for mm in range(LENGTH + 1)])
    painter.drawRect(QRectF(x, foot, LENGTH, _BAND))
    for ten in range(0, LENGTH, 20):
        painter.fillRect(QRectF(x + ten, foot, 10, _BAND), QColor(PRINT.ink))
    painter.restore()
    for ten in range(0, LENGTH + 1, 10):
        middle = x + ten - small_type.width(str(ten), FIGURES, Face.READING) / 2
        figure = f"{ten} mm" if ten == LENGTH else str(ten)
        small_type.write(painter, middle, y + HEIGHT - 0.6, figure, FIGURES, Face.READING)


def _tick(x: float, foot: float, mm: int) -> QLineF:
    high = _TICKS if mm % 10 == 0 else _TICKS * 0.68 if mm % 5 == 0 else _TICKS * 0.42
    return QLineF(x + mm, foot, x + mm, foot - high)


def told(scale: float, measure: str = "", size: float = 0.0) -> str:
    """The scale in words: what true size means for a drawing, and what has become of it.

    `measure` and `size` as a Picture has them.
    """
    true, size = abs(scale - 1) < _TRUE, size * scale
    shown = QLocale().toString(round(size, 2), "f", _places(size))
    measure = measure.replace("{size}", shown)
    percent = QLocale().toString(round(scale * 100))
    if true and measure:
        text = QCoreApplication.translate("Keepsakes", "True size: {measure}")
    elif true:
        text = QCoreApplication.translate("Keepsakes", "True size")
    elif measure:
        text = QCoreApplication.translate(
            "Keepsakes", "Scale {percent} %: {measure}; the ruler is true"
        )
    else:
        text = QCoreApplication.translate("Keepsakes", "Scale {percent} %; the ruler is true")
    return text.format(measure=measure, percent=percent)


def _places(size: float) -> int:
    """So many figures after the point that nothing said is wrong by more than 1 in 100."""
    if abs(size - round(size)) < _TRUE:
        return 0
    return 1 if size >= 3 else 2
