"""The five dice of a day, the three symbols and the shield, drawn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.drawing.dice import Lie
from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import Side, write
from desktop.drawing.paper import soft_ellipse
from desktop.drawing.paths import drawn

LETTERS = {"lens": "I", "lantern": "L", "revolver": "R"}
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_LANTERN = (
    ("M-4.9 -2.7L-1.9 -6H1.9L4.9 -2.7Z", True, 0.8),
    ("M-3.6 -2.4V5M3.6 -2.4V5", False, 1.3),
    ("M0 4.4C-2.2 3.6 -1.8 1.4 0 -1.2C1.8 1.4 2.2 3.6 0 4.4Z", True, 0.2),
    ("M-4.8 5.2H4.8V7.4H-4.8Z", True, 0.8),
    (
        "M-6.1 1.6H-7.9M6.1 1.6H7.9M-6 -0.9L-7.5 -1.9M6 -0.9L7.5 -1.9M-6 4L-7.4 5M6 4L7.4 5",
        False,
        1.0,
    ),
)
_REVOLVER = (
    "M8.6 -5.4V-3.4H8.2V-1.9H2.7L2.5 -0.2C2.2 0.3 1.9 0.5 1.3 0.5L0.9 0.5C1 2.2 -0.1 3.3 -1.7 3.2"
    "C-2.3 3.2 -2.8 3 -3.1 2.8C-3.6 4.4 -3.4 6 -3.9 7.2C-5 8 -7.4 7.6 -8 6.7C-7.9 4.6 -6.6 3 -6.2"
    " 1.2C-6 -0.2 -6.4 -1 -6.8 -1.8L-8.2 -3.6L-7.2 -5L-5.6 -4.2H-3.4C-3 -5 -2.4 -5.2 -1.6 -5.2"
    "H1.4C2.1 -5.2 2.5 -4.9 2.8 -4.2H7.6L7.9 -5.4Z"
)


def symbol(
    painter: QPainter, kind: str, middle: QPointF, size: float, ink: str, ground: str
) -> None:
    """Draw a symbol around its middle."""
    painter.save()
    painter.translate(middle)
    painter.scale(size / 16, size / 16)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(QColor(ink), 1.5)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if kind == "lens":
        painter.setPen(pen)
        painter.drawEllipse(QPointF(-1.6, -1.6), 5, 5)
        pen.setWidthF(3)
        painter.setPen(pen)
        painter.drawLine(QPointF(2.2, 2.2), QPointF(7, 7))
        pen.setWidthF(0.9)
        painter.setPen(pen)
        painter.drawPath(drawn("M-4.4 -2.6C-4.2 -3.8 -3 -4.6 -2 -4.6"))
    elif kind == "lantern":
        pen.setWidthF(1)
        painter.setPen(pen)
        painter.drawEllipse(QPointF(0, -7.6), 1.5, 1.5)
        for path, filled, wide in _LANTERN:
            pen.setWidthF(wide)
            painter.setPen(pen)
            painter.setBrush(QColor(ink) if filled else Qt.BrushStyle.NoBrush)
            painter.drawPath(drawn(path))
    else:
        pen.setWidthF(0.5)
        painter.setPen(pen)
        painter.setBrush(QColor(ink))
        painter.drawPath(drawn(_REVOLVER))
        painter.setPen(QPen(QColor(ground), 0.7))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(drawn("M-2.9 -3.4H2M-2.9 -1.4H2M-3.6 -4V-0.3M2.5 -4V-1"))
        painter.setPen(QPen(QColor(ground), 1))
        painter.drawPath(drawn("M-0.3 0.7C-0.2 1.7 -0.9 2.2 -2.4 2"))
    painter.restore()


def shield(painter: QPainter, middle: QPointF, wide: float, inks: Inks) -> None:
    """Draw an empty shield around its middle, two lines of ink."""
    painter.save()
    painter.translate(middle)
    for share, weight in ((wide / 49, 1.5), (wide * 0.87 / 49, 0.75)):
        a, b = 24.5 * share, 25 * share
        shape = QPainterPath(QPointF(-a, 3 - b))
        shape.quadTo(-a / 2, 5 - b, 0, -b - 2)
        shape.quadTo(a / 2, 5 - b, a, 3 - b)
        shape.cubicTo(a + 1, b * 0.35, a / 2, b * 0.75, 0, b)
        shape.cubicTo(-a / 2, b * 0.75, -a - 1, b * 0.35, -a, 3 - b)
        painter.setPen(QPen(QColor(inks.ink), weight))
        painter.setBrush(QColor(inks.lit) if weight > 1 else Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)
    painter.restore()


def _body(painter: QPainter, lie: Lie, colour: str, inks: Inks) -> None:
    half, side = lie.side / 2, lie.side
    if side > 20 and inks.textures:
        soft_ellipse(painter, QPointF(2, 7), side * 0.62, side * 0.58, 0.5)
    painter.rotate(lie.turn)
    corner = side * 0.1
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour).darker(130))
    painter.drawRoundedRect(QRectF(-half, -half + side / 20, side, side), corner, corner)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(QRectF(-half, -half, side, side), corner, corner)
    if side > 20:
        strength = 0.28 if not inks.dark else 0.6
        rim = faded(inks.die_mark, strength if inks.textures else 1)
        painter.setPen(QPen(rim, 1.3 if inks.dark else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(
            QRectF(-half, -half, side, side).adjusted(0.8, 0.8, -0.8, -0.8), corner, corner
        )


def number_die(painter: QPainter, value: int, lie: Lie, inks: Inks) -> None:
    """Draw a black die (0 for an empty face)."""
    painter.save()
    painter.translate(lie.x, lie.y)
    _body(painter, lie, inks.number_die, inks)
    reach, radius = lie.side * 0.25, lie.side * 0.093
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(inks.die_mark))
    for x, y in _PIPS.get(value, ()):
        painter.drawEllipse(QPointF(x * reach, y * reach), radius, radius)
    painter.restore()


def symbol_die(painter: QPainter, kind: str, lie: Lie, inks: Inks) -> None:
    """Draw a green die ("" for an empty face)."""
    painter.save()
    painter.translate(lie.x, lie.y)
    _body(painter, lie, inks.symbol_die, inks)
    if kind:
        mark = inks.die_mark if inks.textures else inks.desk
        small = lie.side <= 20
        size = lie.side * (0.75 if small else 0.63)
        symbol(painter, kind, QPointF(0, 0 if small else -2), size, mark, inks.symbol_die)
        if not small:
            half = lie.side / 2
            face, right = font(Face.STRONG, 13), kind != "lens"
            x = half - 8 if right else 8 - half
            side = Side.RIGHT if right else Side.LEFT
            write(painter, x, half - 8, LETTERS[kind], face, mark, side)
    painter.restore()
