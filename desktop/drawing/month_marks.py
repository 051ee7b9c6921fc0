"""Books and shields, and what a pencil does to them: filling in, crossing out, a vow's ring."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from desktop.drawing.inks import Inks
from desktop.drawing.lettering import Side, advance, write
from desktop.drawing.paper import on_screen
from desktop.drawing.pencil import path_of, wobble
from desktop.drawing.sheet_lead import Lead, pencilled

BOOK = (66.0, 38.0)
SHIELD = (49.0, 50.0)
_Point = tuple[float, float]
_HATCH = Lead(1.25, 0.62)
_LAZY = Lead(1.2, 0.5)
_DRY = Lead(2.0, 0.8)


@lru_cache(maxsize=8)
def book(width: float = BOOK[0], height: float = BOOK[1]) -> QPainterPath:
    """An open book around (0, 0)."""
    a, b = width / 2, height / 2
    path = QPainterPath(QPointF(0, -b + 4))
    path.cubicTo(-8, -b - 2, -a + 8, -b - 2, -a, -b + 2)
    path.lineTo(-a, b - 2)
    path.cubicTo(-a + 8, b - 6, -8, b - 6, 0, b)
    path.cubicTo(8, b - 6, a - 8, b - 6, a, b - 2)
    path.lineTo(a, -b + 2)
    path.cubicTo(a - 8, -b - 2, 8, -b - 2, 0, -b + 4)
    path.closeSubpath()
    return path


@lru_cache(maxsize=8)
def shield(width: float = SHIELD[0], height: float = SHIELD[1]) -> QPainterPath:
    """A shield around (0, 0)."""
    a, b = width / 2, height / 2
    path = QPainterPath(QPointF(-a, -b + 3))
    path.quadTo(-a / 2, -b + 5, 0, -b - 2)
    path.quadTo(a / 2, -b + 5, a, -b + 3)
    path.cubicTo(a + 1, b * 0.35, a * 0.5, b * 0.75, 0, b)
    path.cubicTo(-a * 0.5, b * 0.75, -a - 1, b * 0.35, -a, -b + 3)
    path.closeSubpath()
    return path


_BOOK_INSIDE: tuple[_Point, ...] = ((-31, -16), (31, -16), (31, 15), (-31, 15))
_SHIELD_INSIDE: tuple[_Point, ...] = (
    (-19.5, -18),
    (0, -20),
    (19.5, -18),
    (19.5, 3),
    (12, 14),
    (0, 20),
    (-12, 14),
    (-19.5, 3),
)


def crossings(
    shape: Sequence[_Point], angle: float, pitch: float, chance: random.Random | None = None
) -> list[tuple[_Point, _Point]]:
    """The pieces of parallel lines, `pitch` apart, that lie in a polygon."""
    turn = math.radians(angle)
    ca, sa = math.cos(turn), math.sin(turn)
    level = [(x * ca + y * sa, y * ca - x * sa) for x, y in shape]
    y, last = min(p[1] for p in level) + pitch / 2, max(p[1] for p in level)
    found = []
    while y < last:
        xs = sorted(
            ax + (y - ay) * (bx - ax) / (by - ay)
            for (ax, ay), (bx, by) in zip(level, (*level[1:], level[0]), strict=True)
            if (ay <= y < by) or (by <= y < ay)
        )
        for a, b in zip(xs[::2], xs[1::2], strict=False):
            found.append(((a * ca - y * sa, a * sa + y * ca), (b * ca - y * sa, b * sa + y * ca)))
        y += pitch * (1 + (chance.uniform(-0.12, 0.12) if chance else 0))
    return found


@lru_cache(maxsize=1024)  # a whole year's squares
def _scribbled(shape: tuple[_Point, ...], seed: int) -> tuple[QPainterPath, QPainterPath]:
    """One hand filling a shape: a zigzag that misses the edges, then a second, lazier pass."""
    chance = random.Random(seed)
    pitch, angle = chance.uniform(2.5, 3.3), chance.uniform(44, 66)
    first = crossings(shape, -angle, pitch, chance)
    second = crossings(shape, -(angle - chance.uniform(8, 14)), 5.2, chance)
    second = second[2 : int(len(second) * chance.uniform(0.6, 0.85))]
    return _zigzag(first, chance), _zigzag(second, chance)


def _zigzag(pieces: list[tuple[_Point, _Point]], chance: random.Random) -> QPainterPath:
    path, back, lifted = QPainterPath(), False, True
    for start, end in pieces:
        ax, ay, bx, by = (value + chance.gauss(0, 0.9) for value in (*start, *end))
        bow = chance.uniform(-0.7, 0.7)
        run = [QPointF(ax, ay), QPointF((ax + bx) / 2 + bow, (ay + by) / 2 + bow), QPointF(bx, by)]
        if back:
            run.reverse()
        back = not back
        if lifted:
            path.moveTo(run[0])
        for point in run:
            path.lineTo(point)
        lifted = chance.random() < 0.1
    return path


def fill_in(painter: QPainter, what: str, seed: int, inks: Inks) -> None:
    """Fill a "book" or a "shield" around (0, 0) in with pencil."""
    shape = _BOOK_INSIDE if what == "book" else _SHIELD_INSIDE
    first, second = _scribbled(shape, seed)
    pencilled(painter, first, _HATCH, inks)
    pencilled(painter, second, _LAZY, inks)


def cross_out(painter: QPainter, what: str, seed: int, inks: Inks) -> None:
    """Cross a "book" or a "shield" around (0, 0) out, dry and quick."""
    x, y = (31.0, 17.5) if what == "book" else (22.5, 24.5)
    chance = random.Random(seed)
    for side in (1, -1):
        ends = [
            (-side * (x + chance.uniform(-3, 2)), -y + chance.uniform(-1, 1)),
            (side * x, y + chance.uniform(-2, 2)),
        ]
        pencilled(painter, path_of(wobble(ends, seed + side)), _DRY, inks)


def ring(painter: QPainter, seed: int, inks: Inks) -> None:
    """Draw a pencil ring around a value at (0, 0): a word was given on it."""
    chance, points = random.Random(seed), []
    begin = chance.uniform(2.2, 3.0)
    for step in range(49):
        turn = begin + step / 48 * 6.9
        wide = 1 + 0.05 * math.sin(turn / 2) - 0.06 * step / 48
        points.append(QPointF(math.cos(turn) * 19 * wide, math.sin(turn) * 13 * wide))
    pencilled(painter, path_of(points), Lead(1.6, 0.7), inks)


def tally(painter: QPainter, count: int, seed: int, inks: Inks) -> None:
    """Draw short upright pencil strokes from (0, 0) on: so much does a lead count."""
    for stroke in range(count):
        ends = [(stroke * 4.0 + 1, -6.0), (stroke * 4.0, 2.0)]
        pencilled(painter, path_of(wobble(ends, seed + stroke, swing=0.4)), Lead(1.4, 0.75), inks)


def haloed(
    painter: QPainter, middle: QPointF, text: str, face: QFont, colour: str, halo: str, width: float
) -> None:
    """Write a figure around a middle on its baseline, with a rim of the paper's colour.

    In print it is text, which can be found.
    """
    path = QPainterPath()
    path.addText(QPointF(middle.x() - advance(text, face) / 2, middle.y()), face, text)
    if width:
        pen = QPen(QColor(halo), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
    if on_screen(painter):
        painter.fillPath(path, QColor(colour))
    else:
        write(painter, middle.x(), middle.y(), text, face, colour, Side.MIDDLE)


def around(middle: QPointF, size: tuple[float, float]) -> QRectF:
    """A box of a size around a middle."""
    return QRectF(middle.x() - size[0] / 2, middle.y() - size[1] / 2, *size)
