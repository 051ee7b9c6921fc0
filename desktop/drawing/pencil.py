"""Strokes made by a hand: seeded wobble, pencil and ink. The same seed gives the same stroke."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.drawing.inks import faded

Points = Sequence[tuple[float, float]]


def _along(points: Points, step: float) -> list[tuple[float, float, float]]:
    """Points every `step` along a polyline, each with its way from the start."""
    found, way = [(*points[0], 0.0)], 0.0
    for (x1, y1), (x2, y2) in pairwise(points):
        length = math.hypot(x2 - x1, y2 - y1)
        count = max(1, round(length / step))
        for n in range(1, count + 1):
            t = n / count
            found.append((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, way + length * t))
        way += length
    return found


def wobble(
    points: Points, seed: int, *, swing: float = 0.6, wave: float = 40.0, step: float = 5.0
) -> list[QPointF]:
    """The polyline as a hand draws it: `swing` px aside, in waves of `wave` px."""
    chance = random.Random(seed)
    a, b, c, d = (chance.uniform(0, math.tau) for _ in range(4))
    return [
        QPointF(
            x + swing * (math.sin(s * math.tau / wave + a) + math.sin(s * 14.6 / wave + b) / 2),
            y + swing * (math.sin(s * math.tau / wave + c) + math.sin(s * 16.1 / wave + d) / 2),
        )
        for x, y, s in _along(points, step)
    ]


def path_of(points: Sequence[QPointF]) -> QPainterPath:
    """A polyline as a painter path."""
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def pencil(
    painter: QPainter,
    points: Points,
    colour: str,
    seed: int,
    *,
    width: float = 1.3,
    strength: float = 0.55,
    swing: float = 0.6,
    wave: float = 40.0,
) -> None:
    """Draw a pencil stroke: the same line twice, 0.4 apart, at `strength`."""
    path = path_of(wobble(points, seed, swing=swing, wave=wave, step=min(5.0, wave / 5)))
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_round_pen(faded(colour, strength), width))
    painter.drawPath(path)
    painter.translate(0.4, 0.4)
    painter.drawPath(path)
    painter.restore()


def ink(painter: QPainter, points: Points, colour: str, seed: int, *, width: float = 2.2) -> None:
    """Draw an ink stroke once, with a dot of 3.2 where it starts and where it stops."""
    line = wobble(points, seed)
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_round_pen(QColor(colour), width))
    painter.drawPath(path_of(line))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(line[0], 3.2, 3.2)
    painter.drawEllipse(line[-1], 3.2, 3.2)
    painter.restore()


def tick(painter: QPainter, x: float, y: float, colour: str, seed: int = 6) -> None:
    """Draw the pencil tick that marks what was chosen, in a box of 24 x 20 at (x, y)."""
    hook = [(x + 2, y + 12), (x + 8, y + 18), (x + 22, y + 3)]
    pencil(painter, hook, colour, seed, width=1.7, strength=0.6, swing=0.4, wave=20)


def _round_pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
