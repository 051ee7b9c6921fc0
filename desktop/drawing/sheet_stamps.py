"""Things drawn once for a size and kept as little pictures: stroking them anew is what costs."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from desktop.drawing.inks import Inks
from desktop.drawing.kept import Keep, put
from desktop.drawing.paper import density_of
from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_marks import EVERYTHING, Part, paint_layers, reaches
from desktop.drawing.sheet_pen import HELD, Lean, paint_pen, pen_reach
from desktop.drawing.sheet_plan import box_size, paint_box, paint_loss
from desktop.drawing.sheet_records import Plan, SheetPage, place

_PIXELS = 3_000_000
"""So many pixels are kept at the most: all squares of a long game, in two sizes."""
_SHADE = 16.0  # as far as the shadow of a box reaches


class Stamps(Keep):
    """Keeps what squares, the pen and the like look like; those used longest ago go first."""

    def __init__(self) -> None:
        """None yet."""
        super().__init__(_PIXELS)

    def paint_squares(
        self,
        painter: QPainter,
        page: SheetPage,
        frame: Frame,
        clip: QRectF,
        inks: Inks,
        unwritten: Mapping[str, frozenset[Part]] = EVERYTHING,
    ) -> None:
        """Put down all squares that `clip` shows, but for the parts that are not written yet."""
        density = density_of(painter)
        for name in page.areas:
            if reaches(frame, name, clip):
                without = unwritten.get(name, frozenset())
                made = self._stamp(page, name, without, frame.side, density, inks)
                edge = _edge(frame.side)
                box = frame.square(name).adjusted(-edge, -edge, edge, edge)
                put(painter, box.topLeft(), made)

    def _stamp(
        self,
        page: SheetPage,
        name: str,
        without: frozenset[Part],
        side: float,
        density: float,
        inks: Inks,
    ) -> QPixmap:
        key = (page.seed, name, page.areas[name], name == page.home, without, side)
        wide = side + 2 * _edge(side)
        brush = self.begin(key, QSizeF(wide, wide), density, inks)
        if brush is not None:
            paint_layers(brush, page, name, in_the_middle(name, side), inks, without)
            brush.end()
        return self.kept(key, density, inks)

    def put_loss(
        self, painter: QPainter, page: SheetPage, name: str, frame: Frame, inks: Inks
    ) -> None:
        """Put down what a square looks like that a plan would cross out."""
        side, density = frame.side, density_of(painter)
        key, edge = ("loss", page.seed, name, side), _edge(frame.side)
        brush = self.begin(key, QSizeF(side + 2 * edge, side + 2 * edge), density, inks)
        if brush is not None:
            paint_loss(brush, page, name, in_the_middle(name, side), inks)
            brush.end()
        put(
            painter,
            frame.square(name).topLeft() - QPointF(edge, edge),
            self.kept(key, density, inks),
        )

    def put_pen(self, painter: QPainter, nib: QPointF, inks: Inks, lean: Lean = HELD) -> None:
        """Put the pen down, its nib at a point."""
        density, key, reach = density_of(painter), ("pen", *lean), pen_reach(lean)
        brush = self.begin(key, reach.size(), density, inks)
        if brush is not None:
            paint_pen(brush, -reach.topLeft(), inks, lean)
            brush.end()
        put(painter, nib + reach.topLeft(), self.kept(key, density, inks))

    def put_box(
        self, painter: QPainter, corner: QPointF, plan: Plan, inks: Inks, most: float
    ) -> None:
        """Put the gain-and-loss box down, its left upper corner at a point."""
        density = density_of(painter)
        key = ("box", plan.title, plan.words, plan.chance, plan.reason, most)
        size = box_size(plan, most) + QSizeF(2 * _SHADE, 2 * _SHADE)
        brush = self.begin(key, size, density, inks)
        if brush is not None:
            paint_box(brush, QPointF(_SHADE, _SHADE), plan, inks, most)
            brush.end()
        put(painter, corner - QPointF(_SHADE, _SHADE), self.kept(key, density, inks))


def in_the_middle(name: str, side: float) -> Frame:
    """The frame in which a square lies in the middle of its stamp, wherever the sheet has it."""
    column, row = place(name)
    edge = _edge(side)
    return Frame(side, edge - column * side, edge - row * side)


def _edge(side: float) -> float:
    """How far strokes reach beyond their square."""
    return math.ceil(side * 0.12) + 1.0
