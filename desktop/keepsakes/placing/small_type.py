"""Small type in millimetres, for what stands beside a drawing and is no part of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import PRINT
from desktop.keepsakes.leaf import unit

_PIXELS = 12


def width(text: str, high: float, face: Face = Face.LABEL) -> float:
    """How many mm a text takes, set `high` mm high."""
    return QFontMetricsF(font(face, _PIXELS)).horizontalAdvance(text) * high / _PIXELS


def write(
    painter: QPainter, x: float, y: float, text: str, high: float, face: Face = Face.LABEL
) -> None:
    """Set one line of text with the left end of its foot line at (x, y) mm."""
    with unit(painter, high / _PIXELS, x, y):
        painter.setFont(font(face, _PIXELS))
        painter.setPen(QColor(PRINT.quiet))
        painter.drawText(QPointF(0, 0), text)


def folded(text: str, room: float, high: float, face: Face = Face.LABEL) -> list[str]:
    """A text as lines at most `room` mm wide, as far as its words allow; as even as may be."""
    lines = _filled(text, room, high, face)
    while True:
        room = max((width(line, high, face) for line in lines), default=0.0) - 0.1
        narrower = _filled(text, room, high, face)
        widest = max((width(line, high, face) for line in narrower), default=0.0)
        if len(narrower) > len(lines) or widest > room:
            return lines
        lines = narrower


def _filled(text: str, room: float, high: float, face: Face) -> list[str]:
    """Line after line filled with as many words as it has room for."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, high, face) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
