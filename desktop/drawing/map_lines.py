"""A pencil for plans: short words for the strokes that furniture is drawn with."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

Point = tuple[float, float]


class Strokes:
    """Outlines in one weight, gathered in a path."""

    def __init__(self) -> None:
        self.path = QPainterPath()

    def rect(self, x: float, y: float, w: float, h: float) -> None:
        """A rectangle."""
        self.path.addRect(QRectF(x, y, w, h))

    def circle(self, x: float, y: float, r: float) -> None:
        """A circle around (x, y)."""
        self.path.addEllipse(QPointF(x, y), r, r)

    def line(self, *points: Point) -> None:
        """An open line through the points."""
        self.path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))

    def loop(self, *points: Point) -> None:
        """A closed line through the points."""
        self.line(*points)
        self.path.closeSubpath()

    def curve(self, start: Point, one: Point, two: Point, end: Point) -> None:
        """A cubic curve."""
        self.path.moveTo(*start)
        self.path.cubicTo(*one, *two, *end)

    def rungs(self, x: float, y: float, w: float, h: float, count: int) -> None:
        """`count` lines across a box, evenly spaced along its width, none on its ends."""
        for n in range(1, count + 1):
            at = x + w * n / (count + 1)
            self.line((at, y), (at, y + h))

    def spokes(self, x: float, y: float, inner: float, outer: float, angles: Iterable[int]) -> None:
        """Lines from one radius to another at the angles, degrees clockwise from the right."""
        for angle in angles:
            self.line(polar(x, y, inner, angle), polar(x, y, outer, angle))


def polar(x: float, y: float, r: float, degrees: float) -> Point:
    """The point at a distance and an angle, degrees clockwise from the right."""
    turn = math.radians(degrees)
    return x + r * math.cos(turn), y + r * math.sin(turn)
