"""The painted ground of the scene: two layers, each kept as a picture of the viewport."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.drawing.inks import Inks
from desktop.drawing.map_plan import Plan

Draw = Callable[[QPainter], None]
Paint = Callable[[QPainter, Plan, Inks], None]


class Kept:
    """A picture of an item, made anew only when its style, its size or its place changes."""

    def __init__(self) -> None:
        """Nothing kept."""
        self._picture = QPixmap()
        self._key: object = None

    def paint(
        self, painter: QPainter, box: QRectF, density: float, style: object, draw: Draw
    ) -> None:
        """Lay down the picture of what `draw` draws in `box`, in the painter's world."""
        turn = painter.worldTransform()
        seen = turn.mapRect(box).toAlignedRect()
        fraction = (turn.dx() % 1.0, turn.dy() % 1.0)
        key = (style, turn.m11(), fraction, seen.size(), density)
        if key != self._key:
            self._key = key
            self._picture = QPixmap(seen.size() * density)
            self._picture.setDevicePixelRatio(density)
            self._picture.fill(Qt.GlobalColor.transparent)
            brush = QPainter(self._picture)
            brush.translate(-seen.topLeft())
            brush.setTransform(turn, True)
            draw(brush)
            brush.end()
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(seen.topLeft(), self._picture)
        painter.restore()


class Layer(QGraphicsItem):
    """Paints a plan; on a widget only when the view moved, everywhere else as lines."""

    def __init__(self, paint: Paint, height: float) -> None:
        """A layer at that height in the stack."""
        super().__init__()
        self._paint = paint
        self._plan: Plan | None = None
        self._inks: Inks | None = None
        self._box = QRectF()
        self._kept = QPixmap()
        self._seen: tuple[QTransform, int, int, float] | None = None
        self.setZValue(height)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_plan(self, plan: Plan, inks: Inks, box: QRectF) -> None:
        """Paint this plan from now on."""
        self.prepareGeometryChange()
        self._plan, self._inks, self._box, self._seen = plan, inks, box, None
        self.update()

    def boundingRect(self) -> QRectF:
        """The whole scene."""
        return self._box

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Lay down the kept picture, or paint in lines where there is no widget (print)."""
        if self._plan is None or self._inks is None:
            return
        if widget is None:
            self._paint(painter, self._plan, self._inks)
            return
        self._refresh(painter.worldTransform(), widget)
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(0, 0, self._kept)
        painter.restore()

    def _refresh(self, turn: QTransform, widget: QWidget) -> None:
        density = widget.devicePixelRatioF()
        seen = (turn, widget.width(), widget.height(), density)
        if seen == self._seen or self._plan is None or self._inks is None:
            return
        self._seen = seen
        self._kept = QPixmap(widget.size() * density)
        self._kept.setDevicePixelRatio(density)
        self._kept.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._kept)
        painter.setWorldTransform(turn)
        self._paint(painter, self._plan, self._inks)
        painter.end()
