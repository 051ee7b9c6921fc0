"""Ornaments of a printed page, drawn: a break in the telling, a title's device, a frame."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.drawing.inks import PRINT

_INK = PRINT.ink


def break_mark(painter: QPainter, x: float, y: float, size: float) -> None:
    """Three small lozenges, the middle one larger, with their middle at (x, y)."""
    for place, share in ((-1.5, 0.13), (0.0, 0.19), (1.5, 0.13)):
        painter.fillPath(_lozenge(x + place * size * 0.62, y, share * size), QColor(_INK))


def swelled_rule(painter: QPainter, x: float, y: float, width: float) -> None:
    """A rule that swells towards its middle, where a lozenge stands free; its middle at (x, y)."""
    half, thick, gap = width / 2, width * 0.009, width * 0.045
    for side in (-1, 1):
        path = QPainterPath(QPointF(x + side * half, y))
        path.quadTo(
            QPointF(x + side * half * 0.4, y - thick), QPointF(x + side * gap, y - thick * 0.6)
        )
        path.lineTo(QPointF(x + side * gap, y + thick * 0.6))
        path.quadTo(QPointF(x + side * half * 0.4, y + thick), QPointF(x + side * half, y))
        painter.fillPath(path, QColor(_INK))
    painter.fillPath(_lozenge(x, y, width * 0.022), QColor(_INK))


def tailpiece(painter: QPainter, x: float, y: float, size: float) -> None:
    """What stands below the end of a chapter: two short swelled strokes and five lozenges."""
    for place, share in ((0.0, 0.2), (-0.85, 0.13), (0.85, 0.13)):
        painter.fillPath(_lozenge(x + place * size, y, share * size), QColor(_INK))
    for drop in (-0.62, 0.62):
        painter.fillPath(_lozenge(x, y + drop * size, 0.11 * size), QColor(_INK))
    for side in (-1, 1):
        start, end = x + side * 1.35 * size, x + side * 3.4 * size
        path = QPainterPath(QPointF(start, y))
        path.quadTo(QPointF((start + end) / 2, y - 0.09 * size), QPointF(end, y))
        path.quadTo(QPointF((start + end) / 2, y + 0.09 * size), QPointF(start, y))
        painter.fillPath(path, QColor(_INK))


def device(painter: QPainter, x: float, y: float, size: float) -> None:
    """A lamp on a table, burning: the printer's mark, its foot's middle at (x, y), `size` high."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size / 100, size / 100)
    pen = QPen(QColor(_INK), 2.4)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_lamp())
    painter.setPen(QPen(QColor(_INK), 1.1))
    painter.drawPath(_rays())
    painter.fillPath(_flame(), QColor(_INK))
    painter.restore()


def frame(painter: QPainter, box: QRectF, size: float) -> None:
    """A double frame, its corners cut in, as around a label."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, weight in ((0.0, 0.11), (0.42, 0.045)):
        pen = QPen(QColor(_INK), weight * size)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        gap = inset * size + weight * size / 2
        painter.drawPath(_notched(box.adjusted(gap, gap, -gap, -gap), 1.1 * size - inset * size))


def rule(painter: QPainter, x: float, y: float, width: float, weight: float) -> None:
    """A thin rule from (x, y) to its right."""
    painter.setPen(QPen(QColor(_INK), weight))
    painter.drawLine(QLineF(x, y, x + width, y))


def _lozenge(x: float, y: float, half: float) -> QPainterPath:
    path = QPainterPath(QPointF(x - half, y))
    for corner in (QPointF(x, y - half), QPointF(x + half, y), QPointF(x, y + half)):
        path.lineTo(corner)
    path.closeSubpath()
    return path


def _notched(box: QRectF, notch: float) -> QPainterPath:
    """A rectangle whose corners are cut in by quarter circles."""
    path = QPainterPath(QPointF(box.left() + notch, box.top()))
    path.lineTo(box.right() - notch, box.top())
    path.arcTo(QRectF(box.right() - notch, box.top() - notch, 2 * notch, 2 * notch), 180, 90)
    path.lineTo(box.right(), box.bottom() - notch)
    path.arcTo(QRectF(box.right() - notch, box.bottom() - notch, 2 * notch, 2 * notch), 90, 90)
    path.lineTo(box.left() + notch, box.bottom())
    path.arcTo(QRectF(box.left() - notch, box.bottom() - notch, 2 * notch, 2 * notch), 0, 90)
    path.lineTo(box.left(), box.top() + notch)
    path.arcTo(QRectF(box.left() - notch, box.top() - notch, 2 * notch, 2 * notch), 270, 90)
    path.closeSubpath()
    return path


def _lamp() -> QPainterPath:
    """Foot, stem and bowl of an oil lamp, 100 high, its foot's middle at (0, 0)."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(-19, -5, 38, 5), 2, 2)
    path.moveTo(-13, -5)
    path.cubicTo(-9, -14, -4, -14, -4, -23)
    path.moveTo(13, -5)
    path.cubicTo(9, -14, 4, -14, 4, -23)
    path.moveTo(-4, -23)
    path.cubicTo(-21, -24, -22, -40, -9, -42)
    path.lineTo(9, -42)
    path.cubicTo(22, -40, 21, -24, 4, -23)
    path.closeSubpath()
    path.addRect(QRectF(-7, -47, 14, 5))
    path.moveTo(-10, -47)
    path.cubicTo(-20, -62, -9, -70, -7, -88)
    path.moveTo(10, -47)
    path.cubicTo(20, -62, 9, -70, 7, -88)
    path.moveTo(-10, -47)
    path.lineTo(10, -47)
    return path


def _flame() -> QPainterPath:
    path = QPainterPath(QPointF(0, -50))
    path.cubicTo(-8, -52, -5, -61, 0, -70)
    path.cubicTo(5, -61, 8, -52, 0, -50)
    path.closeSubpath()
    return path


def _rays() -> QPainterPath:
    path = QPainterPath()
    for x, y, dx, dy in ((23, -62, 9, 0), (21, -73, 8, -4), (16, -84, 6, -6)):
        for side in (-1, 1):
            path.moveTo(side * x, y)
            path.lineTo(side * (x + dx), y + dy)
    return path
