"""Small marks of a map as it was played: books, Tests, sabres, wounds, cards, stops."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from desktop.drawing.board import wound_cell
from desktop.drawing.fonts import Face, font
from desktop.drawing.icons import icon
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import Side, advance, write
from desktop.drawing.tokens import Rim, adversary

MARK = 13.0
"""The room of a mark, across; it is drawn around its middle."""
DISC = 7.4
_FIGURES = 0.62
_FOE = 18.0
_DASHES = {
    Rim.PLAIN: (),
    Rim.DASHED: (3.4, 2.2),
    Rim.NOTCHED: (7.0, 2.0, 1.2, 2.0),
    Rim.BEADED: (0.01, 2.4),
}


def way_pen(colour: str, rim: Rim, width: float) -> QPen:
    """The pen of an investigator's way: dashed as his ring is, so that grey tells them apart."""
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap if rim is Rim.BEADED else Qt.PenCapStyle.FlatCap)
    if dashes := _DASHES[rim]:
        pen.setDashPattern(list(dashes))
    return pen


def stop_width(turns: str) -> float:
    """How wide the plate of a stop is, so that its turns fit."""
    return max(2 * DISC, advance(turns, font(Face.STRONG, 13)) * _FIGURES + 8.0)


def stop(painter: QPainter, at: QPointF, turns: str, colour: str, rim: Rim, inks: Inks) -> None:
    """The turns of a stop on a plate in an investigator's ring, around its middle."""
    wide = stop_width(turns)
    box = QRectF(at.x() - wide / 2, at.y() - DISC, wide, 2 * DISC)
    painter.setPen(QPen(QColor(inks.page), 2.4))
    painter.setBrush(QColor(inks.page))
    painter.drawRoundedRect(box, DISC, DISC)
    painter.setPen(way_pen(colour, rim, 1.7))
    painter.drawRoundedRect(box, DISC, DISC)
    small(painter, at, turns, inks.ink)


def small(painter: QPainter, at: QPointF, text: str, colour: str, face: Face = Face.STRONG) -> None:
    """Figures some 8 high, their middle at a point."""
    painter.save()
    painter.translate(at)
    painter.scale(_FIGURES, _FIGURES)
    write(painter, 0, 4.7, text, font(face, 13), colour, Side.MIDDLE)
    painter.restore()


def count(painter: QPainter, at: QPointF, number: int, inks: Inks) -> None:
    """How often a mark counts, at its lower right; nothing for once."""
    if number > 1:
        small(painter, at + QPointF(7.2, 4.2), str(number), inks.quiet)


def book(painter: QPainter, at: QPointF, inks: Inks) -> None:
    """An open book: something was read."""
    painter.save()
    painter.translate(at)
    for side in (-1, 1):
        page = QPainterPath(QPointF(0, -2.6))
        page.cubicTo(side * 2.0, -4.6, side * 4.6, -4.4, side * 6.0, -3.6)
        page.lineTo(side * 6.0, 3.6)
        page.cubicTo(side * 4.6, 2.8, side * 2.0, 2.6, 0, 4.6)
        page.closeSubpath()
        painter.setPen(_line(inks.ink, 1.0))
        painter.setBrush(QColor(inks.page))
        painter.drawPath(page)
        painter.setPen(_line(inks.quiet, 0.55))
        for y in (-2.0, -0.3, 1.4):
            painter.drawLine(QPointF(side * 1.6, y + 0.3), QPointF(side * 4.6, y - 0.5))
    painter.restore()


def trial(painter: QPainter, at: QPointF, sign: str, inks: Inks, *, passed: bool) -> None:
    """A Test: the characteristic's sign in a ring, which is broken where it failed."""
    box = QRectF(at.x() - 6, at.y() - 6, 12, 12)
    painter.setBrush(QColor(inks.page))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(box)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_line(inks.ink, 1.25))
    if passed:
        painter.drawEllipse(box)
    else:
        for start in (70, 250):
            painter.drawArc(box, start * 16, 130 * 16)
        for turn in (math.radians(-45), math.radians(135)):
            way = QPointF(math.cos(turn), math.sin(turn))
            painter.drawLine(at + way * 4.6, at + way * 7.6)
    icon(painter, sign, at.x() - 4, at.y() - 4, 8, inks.ink, inks.page)


def sabres(painter: QPainter, at: QPointF, inks: Inks) -> None:
    """Two sabres crossed: a fight."""
    painter.save()
    painter.translate(at)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for side in (-1, 1):
        blade = QPainterPath(QPointF(side * 4.4, 4.4))
        blade.quadTo(side * -0.2, 1.4, side * -5.4, -5.8)
        painter.setPen(_line(inks.page, 3.2))
        painter.drawPath(blade)
        painter.setPen(_line(inks.ink, 1.35))
        painter.drawPath(blade)
        guard = QPainterPath(QPointF(side * 1.9, 4.6))
        guard.quadTo(side * 5.6, 5.4, side * 4.9, 1.6)
        painter.setPen(_line(inks.ink, 1.0))
        painter.drawPath(guard)
        painter.drawLine(QPointF(side * 4.2, 4.2), QPointF(side * 6.0, 6.2))
    painter.restore()


def foe(
    painter: QPainter, at: QPointF, key: str, inks: Inks, *, number: int = 0, beaten: bool = False
) -> None:
    """An adversary's token, small; struck out where it was defeated."""
    painter.save()
    painter.translate(0, -1.2)
    adversary(painter, at.x(), at.y(), key, inks, number=number, size=_FOE)
    painter.restore()
    if beaten:
        reach = 8.5
        for colour, width in ((inks.page, 2.6), (inks.oxblood, 1.2)):
            painter.setPen(_line(colour, width))
            painter.drawLine(at + QPointF(-reach, -reach), at + QPointF(reach, reach))
            painter.drawLine(at + QPointF(-reach, reach), at + QPointF(reach, -reach))


def wound(painter: QPainter, at: QPointF, inks: Inks, *, mental: bool) -> None:
    """A wound's cell: square for the body, round for the mind."""
    wound_cell(
        painter, QRectF(at.x() - 4.6, at.y() - 4.6, 9.2, 9.2), inks, taken=True, mental=mental
    )


def skull(painter: QPainter, at: QPointF, inks: Inks) -> None:
    """Somebody fell here."""
    icon(painter, "skull", at.x() - 6.5, at.y() - 6.5, 13, inks.ink, inks.page)


def card(painter: QPainter, at: QPointF, inks: Inks) -> None:
    """A card: something was found."""
    painter.save()
    painter.translate(at)
    painter.rotate(8)
    painter.setPen(_line(inks.ink, 0.9))
    painter.setBrush(QColor(inks.page))
    painter.drawRect(QRectF(-3.9, -5.4, 7.8, 10.8))
    painter.setPen(_line(inks.quiet, 0.6))
    painter.drawRect(QRectF(-2.5, -4.0, 5.0, 4.2))
    for y in (1.8, 3.4):
        painter.drawLine(QPointF(-2.5, y), QPointF(2.5, y))
    painter.restore()


def goal(painter: QPainter, at: QPointF, inks: Inks) -> None:
    """A cross by hand: here the story ended."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for side in (-1, 1):
        stroke = QPainterPath(at + QPointF(side * -6.2, -5.6))
        stroke.quadTo(at + QPointF(side * 0.8, -0.8), at + QPointF(side * 6.0, 6.0))
        painter.setPen(_line(inks.page, 5.0))
        painter.drawPath(stroke)
        painter.setPen(_line(inks.red, 2.6))
        painter.drawPath(stroke)


def arrow_head(painter: QPainter, tip: QPointF, degrees: float, colour: str, size: float) -> None:
    """A slender head at a tip, pointing in a direction (degrees clockwise from the right)."""
    painter.save()
    painter.translate(tip)
    painter.rotate(degrees)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(0, 0),
                QPointF(-size, -size * 0.42),
                QPointF(-size * 0.7, 0),
                QPointF(-size, size * 0.42),
            ]
        )
    )
    painter.restore()


def _line(colour: str, width: float) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
