"""The small signs of the calendar: three symbols with their letters, the Sign, moon, lock, note."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import Side, write
from desktop.drawing.paths import circle, drawn
from desktop.drawing.pencil import path_of
from desktop.drawing.sheet_lead import Lead, pencilled
from desktop.rules.games.calendar.state import Symbol

LETTERS: dict[Symbol, str] = {"lens": "I", "lantern": "L", "revolver": "R"}
"""Each symbol is a shape and a letter, so that it is never told by colour or shape alone."""
PAIR = 31.6
"""How much room a symbol takes with its letter."""
APART = 33.0
"""How far two that belong to one square stand apart: each letter is nearer to its own symbol."""

# Filled in ink, drawn in ink with a width, drawn in the ground's colour with a width.
_Marks = tuple[tuple[str, str, float], ...]
_SYMBOLS: dict[Symbol, _Marks] = {
    "lens": (
        ("", circle(-1.6, -1.6, 5), 1.5),
        ("", "M2.2 2.2L7 7", 3.0),
        ("", "M-4.4 -2.6Q-3.8 -4.2 -2 -4.6", 0.9),
    ),
    "lantern": (
        ("", circle(0, -7.6, 1.5), 1.0),
        ("ink", "M-4.9 -2.7L-1.9 -6H1.9L4.9 -2.7Z", 0.8),
        ("", "M-3.6 -2.4V5M3.6 -2.4V5", 1.3),
        ("ink", "M0 4.4C-2.2 3.6 -1.8 1.4 0 -1.2C1.8 1.4 2.2 3.6 0 4.4Z", 0.0),
        ("ink", "M-4.8 5.2H4.8V7.4H-4.8Z", 0.8),
        (
            "",
            "M-6.1 1.6H-7.9M6.1 1.6H7.9M-6 -.9L-7.5 -1.9M6 -.9L7.5 -1.9M-6 4L-7.4 5M6 4L7.4 5",
            1.0,
        ),
    ),
    "revolver": (
        (
            "ink",
            "M8.6 -5.4V-3.4H8.2V-1.9H2.7L2.5 -.2C2.2 .3 1.9 .5 1.3 .5L.9 .5C1 2.2 -.1 3.3 -1.7 3.2"
            "C-2.3 3.2 -2.8 3 -3.1 2.8C-3.6 4.4 -3.4 6 -3.9 7.2C-5 8 -7.4 7.6 -8 6.7"
            "C-7.9 4.6 -6.6 3 -6.2 1.2C-6 -.2 -6.4 -1 -6.8 -1.8L-8.2 -3.6L-7.2 -5L-5.6 -4.2H-3.4"
            "C-3 -5 -2.4 -5.2 -1.6 -5.2H1.4C2.1 -5.2 2.5 -4.9 2.8 -4.2H7.6L7.9 -5.4Z",
            0.5,
        ),
        ("ground", "M-2.9 -3.4H2M-2.9 -1.4H2M-3.6 -4V-.3M2.5 -4V-1", 0.7),
        ("ground", "M-.3 .7C-.2 1.7 -.9 2.2 -2.4 2", 1.0),
    ),
}


def symbol(
    painter: QPainter, kind: Symbol, middle: QPointF, size: float, colour: str, ground: str
) -> None:
    """Draw a symbol of `size` around its middle."""
    painter.save()
    painter.translate(middle)
    painter.scale(size / 16, size / 16)
    for role, data, width in _SYMBOLS[kind]:
        shade = QColor(ground if role == "ground" else colour)
        pen = QPen(shade, width) if width else QPen(Qt.PenStyle.NoPen)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(shade if role == "ink" else Qt.BrushStyle.NoBrush)
        painter.drawPath(drawn(data))
    painter.restore()


def lettered(
    painter: QPainter,
    kind: Symbol,
    right: QPointF,
    inks: Inks,
    *,
    size: float = 16.0,
    ground: str = "",
    colour: str = "",
    letter: int = 13,
    near: float = 9.0,
) -> None:
    """Draw a symbol and its letter, which ends at `right` on the letter's baseline.

    `near` is how far the symbol stands from the letter's end.
    """
    shade = colour or inks.ink
    write(
        painter, right.x(), right.y(), LETTERS[kind], font(Face.STRONG, letter), shade, Side.RIGHT
    )
    middle = right + QPointF(-near - size * 0.72, -4.4)
    symbol(painter, kind, middle, size, shade, ground or inks.page)


def swirl(size: float, seed: int) -> QPainterPath:
    """The Sign: three curls of a bell's mouth around (0, 0), never twice the same."""
    chance, path = random.Random(seed), QPainterPath()
    for arm in range(3):
        begin = arm * 2.094 + 0.3 + chance.uniform(-0.25, 0.25)
        points = []
        for step in range(13):
            part = step / 12
            turn, reach = begin + part * 2.5, size * (0.03 + 0.47 * part)
            points.append(
                QPointF(
                    math.cos(turn) * reach + chance.uniform(-0.2, 0.2),
                    math.sin(turn) * reach + chance.uniform(-0.2, 0.2),
                )
            )
        path.addPath(path_of(points))
    return path


def pencilled_sign(painter: QPainter, middle: QPointF, size: float, seed: int, inks: Inks) -> None:
    """Pencil the Sign into a box."""
    path = swirl(size, seed).translated(middle)
    pencilled(painter, path, Lead(1.5, 0.8), inks)


def moon(painter: QPainter, middle: QPointF, phase: str, inks: Inks, ground: str) -> None:
    """Draw the moon of a date: a bare disc when full, a filled one when new."""
    painter.setPen(QPen(QColor(inks.ink), 1.2))
    painter.setBrush(QColor(inks.ink if phase == "new" else ground))
    painter.drawEllipse(middle, 4.8, 4.8)
    if phase == "full":
        painter.setPen(QPen(QColor(inks.ink), 0.7))
        painter.drawPath(drawn("M1.4 -2.7Q3.6 0 1.4 2.7").translated(middle))


def whisper(painter: QPainter, left: QPointF, inks: Inks) -> None:
    """Draw what marks a whispering day: breath, three small bows that widen."""
    pen = QPen(QColor(inks.ink), 1.3)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bows = "M0 -1.6Q1.4 0 0 1.6M3 -3.2Q5.6 0 3 3.2M6 -4.8Q9.8 0 6 4.8"
    painter.drawPath(drawn(bows).translated(left))


def lock(painter: QPainter, middle: QPointF, inks: Inks, book: str) -> None:
    """Draw the lock on a strap, 14 x 13."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(inks.ink))
    painter.drawRoundedRect(QRectF(middle.x() - 7, middle.y() - 6, 14, 13), 1, 1)
    painter.setBrush(QColor(book))
    painter.drawEllipse(middle + QPointF(0, -1), 1.9, 1.9)
    painter.drawPath(drawn("M-.9 0H.9L1.7 4H-1.7Z").translated(middle))


def note_mark(painter: QPainter, at: QPointF, inks: Inks) -> None:
    """Draw a short pencil: there is a note on this square."""
    painter.save()
    painter.translate(at)
    painter.rotate(-38)
    painter.setPen(QPen(QColor(inks.ink), 0.9))
    painter.setBrush(faded(inks.pencil, 0.35 if inks.textures else 0))
    painter.drawPath(drawn("M0 0L4 -2.2H14V2.2H4Z"))
    painter.drawPath(drawn("M11.6 -2.2V2.2"))
    painter.setBrush(QColor(inks.ink))
    painter.drawPath(drawn("M0 0L1.9 -1V1Z"))
    painter.restore()
