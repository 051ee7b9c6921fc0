"""The head of a month page: name and title in the clear sky, the boxes, the disc."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import Side, suiting, write
from desktop.drawing.month_inks import month_inks
from desktop.drawing.month_plan import HEAD, MonthPlan
from desktop.drawing.month_records import Head
from desktop.drawing.month_signs import pencilled_sign
from desktop.drawing.sheet_lead import hand_line, hand_width

PLATE = QRectF(15, 9, 126, 76)
DISC = QPointF(831, 45)
"""In units of the engraving at S, from the sheet's upper left corner."""
NATURAL = 892.0
"""So wide an engraving is cut; where a page is wider it is drawn out, and what stands before it."""
RADIUS = 35.0
TITLE = QPointF(461, 30)
_IN_ROW = 5
_BOX = 17.0
_HAND = 32
_HANGING = frozenset("gjpqyJ")  # letters that would touch the title below


def lowered(head: float) -> float:
    """How far plate, title and disc stand lower in a head that is higher than at S."""
    return max(0.0, head - HEAD) / 2


def paint_head(painter: QPainter, plan: MonthPlan, head: Head, inks: Inks) -> None:
    """Write and draw all that stands in front of the engraving."""
    area = plan.engraving
    painter.save()
    painter.translate(area.left(), area.top() + lowered(plan.head))
    wide = area.width() / NATURAL
    _titles(painter, head, inks, TITLE.x() * wide)
    _plate(painter, head, inks, plan.small)
    paint_disc(painter, head, inks, QPointF(DISC.x() * wide, DISC.y()), plan.least)
    painter.restore()


def _titles(painter: QPainter, head: Head, inks: Inks, x: float) -> None:
    face = suiting(head.name, Face.TITLE, (44, 32), 230)
    base = 31.5 if _HANGING & set(head.name) else 33.5
    write(painter, x, base, head.name, face, inks.ink, Side.MIDDLE)
    if head.title:
        face = suiting(head.title, Face.MOOD, (17, 15), 250)
        write(painter, x, 56, head.title, face, inks.ink, Side.MIDDLE)


def _plate(painter: QPainter, head: Head, inks: Inks, small: int) -> None:
    own = month_inks(inks)
    painter.setPen(QPen(QColor(inks.ink), 1.5))
    painter.setBrush(QColor(inks.page))
    painter.drawRect(PLATE)
    painter.setPen(QPen(QColor(inks.ink), 0.75))
    painter.drawRect(PLATE.adjusted(3.5, 3.5, -3.5, -3.5))
    left, right, top = PLATE.left() + 12, PLATE.right() - 12, PLATE.top()
    told = write(
        painter, right, top + 21, head.count, font(Face.LABEL, small), inks.quiet, Side.RIGHT
    )
    word = suiting(head.dread, Face.TITLE, (17, 15, 13), right - left - told - 6)
    write(painter, left, top + 21, head.dread, word, inks.ink)
    rows = max(1, math.ceil(head.boxes / _IN_ROW))
    side, pitch = (_BOX, 20.5) if rows <= 2 else (12.0, 14.3)
    for box in range(head.boxes):
        row, column = divmod(box, _IN_ROW)
        at = QRectF(left + column * (pitch + 0.3), top + 28 + row * pitch, side, side)
        painter.setPen(QPen(QColor(inks.ink), 1.2))
        painter.setBrush(QColor(own.book))
        painter.drawRect(at)
        if box < head.filled:
            pencilled_sign(painter, at.center(), side * 0.86, 90 + 5 * box, inks)


def paint_disc(painter: QPainter, head: Head, inks: Inks, middle: QPointF, least: int) -> None:
    """Draw the disc with the result; its smallest letters have a size of `least`."""
    painter.setPen(QPen(QColor(inks.ink), 1.5))
    painter.setBrush(QColor(inks.page))
    painter.drawEllipse(middle, RADIUS, RADIUS)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.ink), 0.75))
    painter.drawEllipse(middle, RADIUS - 3.5, RADIUS - 3.5)
    line = middle.y() - 14
    if head.told:
        face = suiting(head.told, Face.LABEL, (least,), 52)
        write(painter, middle.x(), line, head.told, face, inks.quiet, Side.MIDDLE)
    if head.result:
        share = 1.22
        wide = hand_width(head.result, _HAND) * share
        low = 19 if head.told else 13
        at = QPointF(middle.x() - wide / 2 - 1, middle.y() + low)
        strength = 0.9 if inks.textures else 1.0
        hand_line(painter, at, head.result, _HAND, inks, slant=-4, strength=strength, share=share)
