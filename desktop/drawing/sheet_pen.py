"""The red pen that lies where a Route would end."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.drawing.inks import Inks, faded
from desktop.drawing.sheet_inks import sheet_inks

Lean = tuple[float, float]
"""Where the pen lies from its nib: 1 right or -1 left, 1 below or -1 above."""
HELD: Lean = (1.0, 1.0)
"""To the lower right, as a hand holds it."""
_REACH = QRectF(-8, -8, 96, 76)
_ACROSS, _DOWN = 78.0, 56.0
_PEN_TURN, _PEN_SIZE = 124.0, 1.12


def leaning(nib: QPointF, room: QRectF) -> Lean:
    """How the pen lies so that all of it is seen in a room."""
    across = -1.0 if nib.x() + _ACROSS > room.right() else 1.0
    return across, -1.0 if nib.y() + _DOWN > room.bottom() else 1.0


def pen_reach(lean: Lean = HELD) -> QRectF:
    """Where the pen and its shadow are, seen from the nib."""
    x, y = lean
    corners = (_REACH.topLeft(), _REACH.bottomRight())
    a, b = (QPointF(one.x() * x, one.y() * y) for one in corners)
    return QRectF(a, b).normalized()


def paint_pen(painter: QPainter, nib: QPointF, inks: Inks, lean: Lean = HELD) -> None:
    """Draw the red pen, its nib at a point."""
    own = sheet_inks(inks)
    edge = QPen(Qt.PenStyle.NoPen) if inks.textures else QPen(QColor(inks.ink), 1.1)
    painter.save()
    painter.translate(nib)
    painter.scale(*lean)
    painter.rotate(_PEN_TURN)
    painter.scale(_PEN_SIZE, _PEN_SIZE)
    painter.setPen(Qt.PenStyle.NoPen)
    if inks.textures:
        for spread, strength in ((2.4, 0.05), (1.2, 0.07), (0.0, 0.09)):
            painter.setBrush(faded("#000000", strength))
            painter.drawPath(_pen_shadow(spread))
    for shape, colour in (
        (((0, 0), (-3.4, -13), (3.4, -13)), "#C9C4B8" if inks.textures else inks.pip),
        (((0, 0), (-1.2, -4.6), (1.2, -4.6)), inks.route),
        (((-3.6, -13), (3.6, -13), (4.6, -24), (-4.6, -24)), own.metal),
    ):
        painter.setPen(edge)
        painter.setBrush(QColor(colour))
        painter.drawPolygon([QPointF(x, y) for x, y in shape])
    painter.setPen(QPen(QColor("#5B564C"), 0.8))
    painter.drawLine(QLineF(0, -4, -0.2, -10))
    painter.setPen(edge)
    painter.setBrush(QColor(own.holder))
    painter.drawPath(_pen_body())
    if inks.textures:
        painter.setPen(QPen(faded("#FFFFFF", 0.28), 1.3))
        painter.drawLine(QLineF(-2.6, -26, -2.2, -60))
    painter.setPen(QPen(QColor(own.metal), 1.5))
    painter.drawLine(QLineF(-4.3, -58, 4.3, -58))
    painter.restore()


def _pen_body() -> QPainterPath:
    body = QPainterPath(QPointF(-4.6, -24))
    body.lineTo(4.6, -24)
    body.lineTo(4.2, -62)
    body.lineTo(3.4, -70)
    body.quadTo(0, -73, -3.4, -70)
    body.lineTo(-4.2, -62)
    body.closeSubpath()
    return body


def _pen_shadow(spread: float) -> QPainterPath:
    dark = QPainterPath(QPointF(7, 2))
    dark.lineTo(3 - spread, -6)
    dark.lineTo(1 - spread, -70 - spread)
    dark.quadTo(5, -77 - spread, 10 + spread, -70 - spread)
    dark.lineTo(12 + spread, -6)
    dark.closeSubpath()
    return dark
