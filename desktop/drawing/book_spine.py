"""A finished book as it lies on the shelf: its spine in cloth, with title, bands and stars."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import advance, fitted, write

CLOTHS = ("#6E2A22", "#244C5A", "#3F5636", "#5C3A56", "#6B4A22", "#3B4150", "#7A3B1E")
"""Binder's cloth; the lettering on it is bone."""
STARS = 5
_TITLE = Face.READING, 17
_BAND, _STAR, _PITCH = 20.0, 5.6, 14.0
_LEAST, _MOST = 170.0, 400.0


def spine_width(title: str, stars: int | None) -> float:
    """How wide the spine with this title and so many stars of five is, within reason."""
    return min(_MOST, max(_LEAST, advance(title, font(*_TITLE)) + _ends(stars) + 24))


def _ends(stars: int | None) -> float:
    """What the bands at both ends and the stars take off the title's room."""
    return 2 * _BAND + 36 + (STARS * _PITCH + 12 if stars is not None else 0.0)


def book_spine(
    painter: QPainter, box: QRectF, title: str, stars: int | None, inks: Inks, seed: int
) -> None:
    """Draw a lying book. `stars` of five; None for one that was never reviewed."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = box.adjusted(4, 5, -6, -4)
    lettering = inks.bone if inks.textures else inks.ink
    _cloth(painter, body, inks, seed)
    _bands(painter, body, lettering, seed)
    face, room = font(*_TITLE), body.width() - _ends(stars)
    left = body.left() + _BAND + 18
    shown = fitted(title, face, room)
    write(painter, left, body.center().y() + 5.5, shown, face, lettering)
    if stars is not None:
        first = body.right() - _BAND - 14 - (STARS - 1) * _PITCH - _STAR
        for place in range(STARS):
            at = QPointF(first + place * _PITCH, body.center().y())
            star(painter, at, _STAR, lettering, filled=place < stars)
    painter.restore()


def _cloth(painter: QPainter, body: QRectF, inks: Inks, seed: int) -> None:
    """The spine: rounded a little, darker below, with a thread of light along its upper edge."""
    edge = QPen(QColor(inks.ink), 1.5) if not inks.textures else QPen(faded("#000000", 0.55), 1)
    painter.setPen(edge)
    cloth = CLOTHS[seed % len(CLOTHS)] if inks.textures else inks.page
    painter.setBrush(QColor(cloth))
    painter.drawRoundedRect(body, 3, 3)
    if not inks.textures:
        return
    shade = QLinearGradient(body.topLeft(), body.bottomLeft())
    shade.setColorAt(0, faded("#FFFFFF", 0.14))
    shade.setColorAt(0.3, faded("#FFFFFF", 0.0))
    shade.setColorAt(0.55, faded("#000000", 0.0))
    shade.setColorAt(1, faded("#000000", 0.38))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(body, 3, 3)
    painter.setPen(QPen(faded(inks.desk_text, 0.34), 1))
    painter.drawLine(body.topLeft() + QPointF(4, 1), body.topRight() + QPointF(-4, 1))


def _bands(painter: QPainter, body: QRectF, lettering: str, seed: int) -> None:
    """Tooled lines at both ends, one, two or three of them."""
    painter.setPen(QPen(faded(lettering, 0.85), 1.1))
    lines = 1 + seed // len(CLOTHS) % 3
    for end, way in ((body.left(), 1), (body.right(), -1)):
        for line in range(lines):
            x = end + way * (_BAND - 4 * line)
            painter.drawLine(QPointF(x, body.top() + 1.5), QPointF(x, body.bottom() - 1.5))


def star(painter: QPainter, at: QPointF, radius: float, ink: str, *, filled: bool) -> None:
    """Draw a star of five points: filled, or its outline alone."""
    corners = []
    for step in range(10):
        angle, far = step * math.pi / 5, radius if step % 2 == 0 else radius * 0.44
        corners.append(at + QPointF(math.sin(angle) * far, -math.cos(angle) * far))
    painter.setPen(QPen(faded(ink, 1.0 if filled else 0.6), 1.0))
    painter.setBrush(QColor(ink) if filled else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(QPolygonF(corners))
