"""What stands on an investigator's board: characteristics with their signs, wounds as cells."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.icons import icon
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import write

CELL = 16.0
"""From one wound's cell to the next."""


class Characteristic(msgspec.Struct, frozen=True):
    """A characteristic: its sign, its name, the value now and the printed one."""

    sign: str
    name: str
    now: int
    printed: int


class Cells(msgspec.Struct, frozen=True):
    """Wounds of a kind: how many there are, and the printed limit."""

    taken: int
    limit: int
    name: str = ""


def values(
    painter: QPainter, x: float, y: float, ones: Sequence[Characteristic], column: float, inks: Inks
) -> None:
    """Draw characteristics in two columns from (x, y): the value now, the printed one small."""
    for n, one in enumerate(ones):
        left, top = x + n % 2 * column, y + n // 2 * 23
        icon(painter, one.sign, left, top, 17, inks.ink, inks.page)
        left += 21
        left += write(painter, left, top + 14, str(one.now), font(Face.STRONG, 17), inks.ink)
        if one.now != one.printed:
            small = f"\u2039{one.printed}\u203a"
            write(painter, left + 1, top + 14, small, font(Face.LABEL, 12), inks.quiet)


def wounds(
    painter: QPainter, x: float, y: float, cells: Cells, inks: Inks, *, mental: bool
) -> None:
    """Draw wounds as cells up to the limit, the skull beyond it, the kind's name below."""
    colour = inks.sea if mental else inks.red
    for n in range(cells.limit):
        box = QRectF(x + n * CELL + 0.5, y + 0.5, 12, 12)
        wound_cell(painter, box, inks, taken=n < cells.taken, mental=mental)
    skull = QRectF(x + cells.limit * CELL - 0.5, y - 1, 15, 15)
    if dead := cells.taken > cells.limit:
        painter.fillRect(skull.adjusted(-1, -1, 1, 1), QColor(colour))
    bone = inks.page if dead else inks.ink
    icon(painter, "skull", skull.x(), skull.y(), 15, bone, colour if dead else inks.page)
    write(painter, x, y + 25, cells.name, font(Face.LABEL, 12), inks.quiet)


def wound_cell(painter: QPainter, box: QRectF, inks: Inks, *, taken: bool, mental: bool) -> None:
    """Draw a wound's cell: square for the body, round for the mind, crossed when taken."""
    colour = inks.sea if mental else inks.red
    share = box.width() / 12
    painter.setPen(QPen(QColor(colour if taken else inks.ink), 1.5 * share))
    painter.setBrush(QColor(colour) if taken else Qt.BrushStyle.NoBrush)
    if mental:
        painter.drawEllipse(box)
    else:
        painter.drawRect(box)
    if taken:
        painter.setPen(QPen(QColor(inks.page), 1.4 * share))
        reach = QPointF(2.5, 2.5) * share
        a, b = box.center() - reach, box.center() + reach
        painter.drawLine(a, b)
        painter.drawLine(QPointF(a.x(), b.y()), QPointF(b.x(), a.y()))
