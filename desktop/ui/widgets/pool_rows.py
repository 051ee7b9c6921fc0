"""Where the dice of a pool lie: in rows of nine, smaller where there are more than eighteen."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.dice import Lie, die, turn_of
from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import Side, advance, fitted, suiting, write
from desktop.drawing.sheet_strokes import loop, path_of, seeded
from desktop.ui.widgets.dice_tray import PoolPart
from desktop.ui.widgets.tray_rows import DieView

SIDE, PITCH = 30.0, 35.0
TOP = 37.0
"""Where the first row of dice begins."""
NINE, TWO_ROWS = 9, 18
_SMALL, _SMALL_PITCH, _SMALL_ROW = 19.0, 23.0, 22.5
_LITTLE, _LITTLE_PITCH, _MOST_LITTLE = 11.0, 12.2, 12
_APART = 14.0


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
    for throw, at in zip(throws, packed(throws, box.right() - start), strict=False):
        _little(painter, start + at.x(), lines[int(at.y())], throw, inks)


def packed(throws: tuple[EarlierThrow, ...], room: float) -> list[QPointF]:
    """Where each throw begins and in which of two rows: in three columns if they are alike.

    Else one beside the other; those that find no place are missing at the end.
    """
    column = (room + _APART) / 3
    even = all(throw.told and little_width(throw) <= column - _APART for throw in throws)
    found: list[QPointF] = []
    x, row = 0.0, 0
    for throw in throws:
        wide = little_width(throw)
        if x > 0 and x + wide > room + 1:
            x, row = 0.0, row + 1
        if row > 1:
            break
        found.append(QPointF(x, row))
        x += column if even else wide + _APART
    return found


def little_width(throw: EarlierThrow) -> float:
    """How wide a throw of before is."""
    count, words = min(len(throw.dice), _MOST_LITTLE), _told(throw)
    return count * _LITTLE_PITCH + (advance(words, font(Face.STRONG, 12)) + 5 if words else 0.0)


def _told(throw: EarlierThrow) -> str:
    """What it came to, behind dots where not all dice are shown."""
    more = "\N{HORIZONTAL ELLIPSIS}" if len(throw.dice) > _MOST_LITTLE else ""
    return f"{more} {throw.told}".strip()


def _little(painter: QPainter, x: float, line: float, throw: EarlierThrow, inks: Inks) -> None:
    colour = inks.desk_text if throw.strong else inks.desk_quiet
    if not throw.strong and inks.textures:
        painter.setOpacity(0.75)
    for one in throw.dice[:_MOST_LITTLE]:
        die(painter, one.value, Lie(x + _LITTLE / 2, line - 4.5, _LITTLE), inks, one.kind)
        x += _LITTLE_PITCH
    painter.setOpacity(1)
    face = font(Face.STRONG if throw.strong else Face.LABEL, 12)
    write(painter, x + 4, line, _told(throw), face, colour)


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


def paint_pool_line(
    painter: QPainter, at: QPointF, room: float, parts: Sequence[PoolPart], inks: Inks
) -> None:
    """Write the parts of a pool with plus signs between them, and what they come to.

    Smaller, then narrower where there is no room; the sum is never cut, the parts before it are.
    """
    *before, last = parts or (PoolPart(""),)
    between = "  +  " if last.text.startswith("=") else "  "
    told = between.join(part.text for part in before)
    for size in (15, 13, 12):
        strong = font(Face.STRONG if last.strong else Face.LABEL, size)
        space = room - advance(last.text, strong) - 8 if before else room
        if advance(told, font(Face.LABEL, min(13, size))) <= space:
            break
    face = suiting(told, Face.LABEL, (min(13, size),), space)
    x = at.x()
    if before:
        first, rest = before[0].text, told[len(before[0].text) :]
        x += write(painter, x, at.y(), fitted(first, face, space), face, inks.desk_text)
        rest = fitted(rest, face, at.x() + space - x)
        x += write(painter, x, at.y(), rest, face, inks.desk_quiet) + 8
    colour = inks.desk_quiet if last.quiet else inks.desk_text
    write(painter, x, at.y(), fitted(last.text, strong, at.x() + room - x), strong, colour)
