"""The engraver's tools: swelling lines, hatching by tone, shapes cut into the plate.

Tone is told as darkness, 0 to 1. Where ink is lighter than paper dense and sparse change places,
so that what is dark stays dark: an engraving is never merely inverted.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from desktop.drawing.inks import Inks
from desktop.drawing.month_marks import crossings
from desktop.drawing.paths import drawn

Point = tuple[float, float]
Shape = Sequence[Point]
_LEAST = 0.07  # a tone lighter than this is bare paper
_STEPS = 5


def swell(points: Shape, widths: Sequence[float]) -> QPainterPath:
    """An engraver's line: a filled sliver of changing width."""
    upper: list[QPointF] = []
    lower: list[QPointF] = []
    last = len(points) - 1
    for place, (x, y) in enumerate(points):
        ax, ay = points[place - 1 if place else 0]
        bx, by = points[place + 1 if place < last else last]
        dx, dy = bx - ax, by - ay
        half = widths[place] / 2 / (math.hypot(dx, dy) or 1.0)
        upper.append(QPointF(x - dy * half, y + dx * half))
        lower.append(QPointF(x + dy * half, y - dx * half))
    path = QPainterPath()
    path.addPolygon(QPolygonF([*upper, *reversed(lower)]))
    path.closeSubpath()
    return path


class Burin:
    """Cuts into one plate: `top` is how far the sky reaches above 0, `foot` is its lower edge."""

    def __init__(
        self, painter: QPainter, inks: Inks, top: float, width: float, drawn_out: float = 1.0
    ) -> None:
        """A plate in units of the head at S, from 0 to `width` and from -`top` to 95."""
        self.painter = painter
        self.inks = inks
        self.top = -top
        self.width = width
        self.drawn_out = drawn_out  # how much wider than high the painter makes it
        self.chance = random.Random(1926)
        self.dark = inks.dark  # whether ink is lighter than paper
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)

    # --- single lines and shapes ---------------------------------------------------------------

    def cut(self, path: QPainterPath, *, paper: bool = False) -> None:
        """Fill a path with ink, or with paper."""
        self.painter.fillPath(path, QColor(self.inks.page if paper else self.inks.ink))

    def swell(self, points: Shape, widths: Sequence[float], *, paper: bool = False) -> None:
        """Cut one swelling line."""
        self.cut(swell(points, widths), paper=paper)

    def tapered(self, points: Shape, width: float) -> None:
        """Cut a line that is widest in the middle and ends in points."""
        last = len(points) - 1
        self.swell(points, [0.08 + width * math.sin(math.pi * n / last) for n in range(last + 1)])

    def line(self, data: str, width: float = 0.8, *, paper: bool = False) -> None:
        """Draw path data as a line of even width."""
        pen = QPen(QColor(self.inks.page if paper else self.inks.ink), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.strokePath(drawn(data), pen)

    def solid(self, data: str) -> None:
        """Fill path data with ink."""
        self.cut(drawn(data))

    def bare(self, data: str, width: float = 0.9) -> None:
        """Clear path data to paper and outline it."""
        self.cut(drawn(data), paper=True)
        if width:
            self.line(data, width)

    def box(self, x: float, y: float, w: float, h: float, width: float = 0.9) -> None:
        """Clear a box and outline it."""
        self.bare(f"M{x} {y}h{w}v{h}h{-w}Z", width)

    # --- tone ----------------------------------------------------------------------------------

    def cover(self, dark: float) -> float:
        """How much of the paper is inked for a darkness."""
        return 0.58 * (0.92 - dark) if self.dark else 0.62 * dark

    def hatch(
        self, shape: Shape, angle: float, dark: float, pitch: float = 2.0, *, end: float = -1.0
    ) -> None:
        """Hatch a polygon in a tone; towards the ends of its lines the tone becomes `end`."""
        first = self.cover(dark)
        last = first if end < 0 else self.cover(end)
        if max(first, last) < _LEAST:
            return
        whole = QPainterPath()
        whole.setFillRule(Qt.FillRule.WindingFill)
        for (ax, ay), (bx, by) in crossings(shape, angle, pitch, self.chance):
            points, widths = [], []
            for step in range(_STEPS + 1):
                part = step / _STEPS
                shake = self.chance.uniform(-0.13, 0.13)
                points.append((ax + (bx - ax) * part + shake, ay + (by - ay) * part - shake))
                widths.append(max(0.05, pitch * (first + (last - first) * part)))
            whole.addPath(swell(points, widths))
        self.cut(whole)

    def shape(self, points: Shape, width: float = 1.0) -> None:
        """Clear a polygon and outline it."""
        self.bare(data_of(points), width)

    def block(
        self,
        points: Shape,
        angle: float,
        dark: float,
        *,
        pitch: float = 2.0,
        width: float = 1.0,
        end: float = -1.0,
        across: float = 0.0,
    ) -> None:
        """Clear, hatch and outline a polygon; `across` is the angle of a second hatching."""
        self.cut(drawn(data_of(points)), paper=True)
        self.hatch(points, angle, dark, pitch, end=end)
        if across and not self.dark:
            self.hatch(points, across, dark * 0.6, pitch * 1.5)
        self.line(data_of(points), width)


def data_of(points: Shape) -> str:
    """A closed polygon as path data."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def boxed(x: float, y: float, w: float, h: float) -> list[Point]:
    """A box as a polygon."""
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
