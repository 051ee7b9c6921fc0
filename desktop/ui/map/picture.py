"""Items that show a picture of themselves: moving and showing them costs next to nothing."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem


class PictureItem(QGraphicsPixmapItem):
    """Shows what `draw` draws in lines around the item's place; Qt itself lays it down."""

    def __init__(self) -> None:
        """No picture yet."""
        super().__init__()
        self._taken: object = None
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def box(self) -> QRectF:
        """Around everything that may be drawn."""
        raise NotImplementedError

    def style(self) -> object:
        """Whatever changes the picture, to be compared."""
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        """Draw it in lines, for pictures and print."""
        raise NotImplementedError

    def take_picture(self, scale: float) -> bool:
        """Draw it anew for a scale in device pixels a sheet unit; whether that was needed."""
        style = (scale, self.style())
        if style == self._taken:
            return False
        self._taken = style
        box = self.box()
        left, top = math.floor(box.left() * scale), math.floor(box.top() * scale)
        wide = math.ceil(box.right() * scale) - left
        high = math.ceil(box.bottom() * scale) - top
        picture = QPixmap(max(wide, 1), max(high, 1))
        picture.fill(Qt.GlobalColor.transparent)
        brush = QPainter(picture)
        brush.translate(-left, -top)
        brush.scale(scale, scale)
        self.draw(brush)
        brush.end()
        self.setPixmap(picture)
        self.setOffset(left, top)
        self.setScale(1 / scale)
        return True
