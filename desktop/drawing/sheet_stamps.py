"""Things drawn once for a size and kept as little pictures: stroking them anew is what costs."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Hashable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from desktop.drawing.inks import Inks
from desktop.drawing.paper import density_of
from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_marks import EVERYTHING, Part, paint_layers, reaches
from desktop.drawing.sheet_pen import HELD, Lean, paint_pen, pen_reach
from desktop.drawing.sheet_plan import box_size, paint_box, paint_loss
from desktop.drawing.sheet_records import Plan, SheetPage, place

_PIXELS = 3_000_000
"""So many pixels are kept at the most: all squares of a long game, in two sizes."""
_SHADE = 16.0  # as far as the shadow of a box reaches


def put(painter: QPainter, at: QPointF, made: QPixmap) -> None:
    """Put a picture down pixel by pixel, its corner at the pixel nearest to a point."""
    device = painter.deviceTransform()
    back, _ = (painter.worldTransform().inverted()[0] * device).inverted()
    spot = device.map(at)
    painter.save()
    painter.setWorldTransform(QTransform.fromTranslate(round(spot.x()), round(spot.y())) * back)
    painter.drawPixmap(0, 0, made)
    painter.restore()


class Stamps:
    """Keeps what squares, the pen and the like look like; those used longest ago go first."""

    def __init__(self) -> None:
        """None yet."""
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._pixels = 0
        self.cut = 0

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

    def put_box(self, painter: QPainter, corner: QPointF, plan: Plan, inks: Inks) -> None:
        """Put the gain-and-loss box down, its left upper corner at a point."""
        density = density_of(painter)
        key = ("box", plan.title, plan.words, plan.chance, plan.reason)
        size = box_size(plan) + QSizeF(2 * _SHADE, 2 * _SHADE)
        brush = self.begin(key, size, density, inks)
        if brush is not None:
            paint_box(brush, QPointF(_SHADE, _SHADE), plan, inks)
            brush.end()
        put(painter, corner - QPointF(_SHADE, _SHADE), self.kept(key, density, inks))

    def begin(self, key: Hashable, size: QSizeF, density: float, inks: Inks) -> QPainter | None:
        """A painter in units on a new picture of this name; None where there is one."""
        wanted = (key, density, inks.theme)
        if wanted in self._kept:
            self._kept.move_to_end(wanted)
            return None
        self.cut += 1
        made = QPixmap(math.ceil(size.width() * density), math.ceil(size.height() * density))
        made.fill(Qt.GlobalColor.transparent)
        self._keep(wanted, made)
        brush = QPainter(made)
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush.scale(density, density)
        return brush

    def kept(self, key: Hashable, density: float, inks: Inks) -> QPixmap:
        """The picture of this name. Raises KeyError where it was never begun."""
        return self._kept[(key, density, inks.theme)]

    def _keep(self, key: Hashable, made: QPixmap) -> None:
        self._kept[key] = made
        self._pixels += made.width() * made.height()
        while self._pixels > _PIXELS and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self._pixels -= gone.width() * gone.height()


def in_the_middle(name: str, side: float) -> Frame:
    """The frame in which a square lies in the middle of its stamp, wherever the sheet has it."""
    column, row = place(name)
    edge = _edge(side)
    return Frame(side, edge - column * side, edge - row * side)


def _edge(side: float) -> float:
    """How far strokes reach beyond their square."""
    return math.ceil(side * 0.12) + 1.0
