"""Where the dice of a pool lie: in rows of nine, smaller where there are more than eighteen."""

from __future__ import annotations

import math

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.dice import DieKind, Lie, die, turn_of
from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import Side, advance, fitted, suiting, write
from desktop.drawing.sheet_strokes import loop, path_of, seeded
from desktop.ui.widgets.tray_rows import DieView

SIDE, PITCH = 30.0, 35.0
TOP = 37.0
"""Where the first row of dice begins."""
NINE, TWO_ROWS = 9, 18
_SMALL, _SMALL_PITCH, _SMALL_ROW = 19.0, 23.0, 22.5
_LITTLE, _LITTLE_PITCH, _MOST_LITTLE = 11.0, 12.2, 12


class EarlierThrow(msgspec.Struct, frozen=True):
    """A throw of before: its dice, small, and what it came to; `strong` for the last one."""

    dice: tuple[DieView, ...]
    told: str
    strong: bool = False


def spots(count: int, width: float) -> tuple[float, list[QPointF]]:
    """How large so many dice are, and their middles in a tray of this width (of text)."""
    if count <= TWO_ROWS:
        side, pitch, row = SIDE, PITCH, PITCH - 1
        pitch = min(pitch, (width - side) / (NINE - 1))
        columns = NINE
    else:
        side, pitch, row = _SMALL, _SMALL_PITCH, _SMALL_ROW
        columns = max(1, int((width - side) / pitch) + 1)
    found = []
    for n in range(count):
        x, y = n % columns * pitch + side / 2, TOP + n // columns * row + side / 2
        found.append(QPointF(x, y))
    return side, found


def lies_of(values: tuple[DieView, ...], side: float, middles: list[QPointF]) -> list[Lie]:
    """How dice lie at these middles, each a little turned."""
    return [
        Lie(at.x(), at.y() + (0.5 if n % 2 else -0.5), side, turn_of(31 * n + one.value) * 0.7)
        for n, (one, at) in enumerate(zip(values, middles, strict=False))
    ]


def ready_die(painter: QPainter, at: QPointF, side: float, inks: Inks) -> None:
    """Draw a die without pips that lies ready."""
    die(painter, 0, Lie(at.x(), at.y(), side), inks)


def possible_die(painter: QPainter, at: QPointF, side: float, inks: Inks, *, lit: bool) -> None:
    """Draw the dotted place of a die that may be added."""
    half = side / 2 - 0.5
    box = QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)
    colour = QColor(inks.desk_text if lit else inks.desk_quiet)
    pen = QPen(colour, 1.6 if lit else 1.2)
    pen.setDashPattern([1.7, 2.5])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(QPen(colour, 1.4))
    painter.drawLine(at - QPointF(4, 0), at + QPointF(4, 0))
    painter.drawLine(at - QPointF(0, 4), at + QPointF(0, 4))


def ringed(painter: QPainter, at: QPointF, side: float, inks: Inks, seed: int) -> None:
    """Draw a hand's ring round a die that counts."""
    ring = loop(seeded("ring", seed), (at.x(), at.y()), side * 0.64, 0.8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rims = ((inks.tray, 6.0), (inks.result, 2.2)) if not inks.textures else ((inks.result, 2.2),)
    for colour, width in rims:
        pen = QPen(QColor(colour), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(path_of([ring]))


def earlier(
    painter: QPainter, box: QRectF, label: str, throws: tuple[EarlierThrow, ...], inks: Inks
) -> None:
    """Draw the throws of before in two rows, the newest first; what finds no room is left out."""
    painter.setPen(QPen(faded(inks.desk_quiet, 0.35 if inks.textures else 1), 0.6))
    painter.drawLine(box.topLeft(), box.topRight())
    face = font(Face.LABEL, 12)
    lines = (box.top() + 19, box.top() + 37)
    start = box.left() + write(painter, box.left(), lines[0], label, face, inks.desk_quiet) + 16
    column = (box.right() - start + 12) / 3
    x, row = start, 0
    for throw in throws:
        wide = little_width(throw)
        if x > start and x + wide > box.right():
            x, row = start, row + 1
        if row == len(lines):
            break
        _little(painter, x, lines[row], throw, box.right() - x, inks)
        steps = max(1, math.ceil((wide + 2) / column))
        x += steps * column


def little_width(throw: EarlierThrow) -> float:
    """How wide a throw of before is."""
    count = min(len(throw.dice), _MOST_LITTLE)
    return count * _LITTLE_PITCH + 5 + advance(throw.told, font(Face.STRONG, 12))


def _little(
    painter: QPainter, x: float, line: float, throw: EarlierThrow, room: float, inks: Inks
) -> None:
    colour = inks.desk_text if throw.strong else inks.desk_quiet
    if not throw.strong and inks.textures:
        painter.setOpacity(0.75)
    for one in throw.dice[:_MOST_LITTLE]:
        kind = one.kind if one.kind is not DieKind.BONE else DieKind.BONE
        die(painter, one.value, Lie(x + _LITTLE / 2, line - 4.5, _LITTLE), inks, kind)
        x += _LITTLE_PITCH
    painter.setOpacity(1)
    told = f"\N{HORIZONTAL ELLIPSIS} {throw.told}" if len(throw.dice) > _MOST_LITTLE else throw.told
    face = font(Face.STRONG if throw.strong else Face.LABEL, 12)
    write(painter, x + 4, line, told, face, colour)


def two_ends(
    painter: QPainter, box: QRectF, line: float, left: str, right: str, inks: Inks
) -> None:
    """Write a line with words at both its ends; the right ones yield first."""
    face = suiting(left, Face.LABEL, (12,), box.width())
    taken = write(painter, box.left(), line, fitted(left, face, box.width()), face, inks.desk_text)
    room = box.width() - taken - 14
    if right and room > 40:
        face = suiting(right, Face.LABEL, (12,), room)
        shown = fitted(right, face, room)
        write(painter, box.right(), line, shown, face, inks.desk_quiet, Side.RIGHT)
