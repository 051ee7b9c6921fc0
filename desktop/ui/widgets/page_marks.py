"""Small marks on the pages: a creature's Life, what wins and what costs, stars."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import Side, write
from desktop.drawing.pencil import pencil


def life_strip(
    painter: QPainter, box: QRectF, left: int, whole: int, label: str, inks: Inks
) -> None:
    """Draw a creature's Life as boxes of which those that it lost are struck out."""
    line = box.center().y() + 4.5
    x = box.left() + write(painter, box.left(), line, label, font(Face.LABEL, 13), inks.ink) + 10
    edge = box.right() - write(
        painter, box.right(), line + 1, str(left), font(Face.STRONG, 17), inks.red, Side.RIGHT
    )
    pitch = min(16.0, (edge - 10 - x) / max(1, whole))
    side = max(3.0, min(12.0, pitch - 2))
    top = box.center().y() - 6
    for n in range(whole):
        cell = QRectF(x + n * pitch + 0.5, top + 0.5, side, 12)
        lost = n >= left
        painter.setPen(QPen(QColor(inks.quiet if lost else inks.red), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush if lost else QColor(inks.red))
        painter.drawRect(cell)
        if lost:
            stroke = [(cell.left() - 1, cell.bottom() + 2), (cell.right() + 1, cell.top() - 2)]
            pencil(painter, stroke, inks.pencil, n, width=1.4, strength=0.7, swing=0.3, wave=12)


def mark_sign(painter: QPainter, x: float, y: float, sign: str, inks: Inks) -> None:
    """Pencil a tick before what wins, a cross before what a failure costs, 11 px wide."""
    if sign == "wins":
        strokes = [[(x + 1, y + 6), (x + 4, y + 9), (x + 11, y)]]
    else:
        strokes = [[(x + 1, y + 1), (x + 9, y + 9)], [(x + 9, y), (x + 1, y + 9)]]
    colour = inks.moss if sign == "wins" else inks.red
    for n, stroke in enumerate(strokes):
        pencil(painter, stroke, colour, n, width=1.6, strength=0.75, swing=0.3, wave=14)


def stars(painter: QPainter, at: QPointF, count: int, inks: Inks, *, most: int = 5) -> None:
    """Draw stars 15 wide from `at` on, the earned ones full, the others in outline."""
    for n in range(most):
        shape = QPolygonF()
        for corner in range(10):
            reach = 8.0 if corner % 2 == 0 else 3.4
            turn = math.radians(36 * corner - 90)
            x = at.x() + 8 + n * 19 + reach * math.cos(turn)
            shape.append(QPointF(x, at.y() + 2 + reach * math.sin(turn)))
        painter.setPen(QPen(QColor(inks.ink), 1))
        painter.setBrush(QColor(inks.ink) if n < count else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(shape)
