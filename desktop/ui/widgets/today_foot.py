"""What stands at the foot of today: the days that wait, and a day's farewell."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import Side, fitted, suiting, write

_LEAST = 20.0


def paint_waiting(painter: QPainter, box: QRectF, words: str, inks: Inks) -> None:
    """Write how many days wait, or what is asked of them, under a rule."""
    painter.setPen(QPen(QColor(inks.ink), 0.75))
    painter.drawLine(box.topLeft(), QPointF(box.right(), box.top()))
    face = suiting(words, Face.STRONG, (15, 13, 12), box.width())
    shown = fitted(words, face, box.width())
    write(painter, box.left(), box.top() + 18, shown, face, inks.ink)


def paint_farewell(painter: QPainter, box: QRectF, farewell: str, streak: str, inks: Inks) -> None:
    """Write the farewell at the left, the streak at the right."""
    base, face = box.top() + 18, font(Face.LABEL, 13)
    taken = write(painter, box.right(), base, streak, face, inks.quiet, Side.RIGHT)
    room = max(_LEAST, box.width() - taken - 12)
    mood = suiting(farewell, Face.MOOD, (20, 17, 15), room)
    write(painter, box.left(), base, fitted(farewell, mood, room), mood, inks.ink)
