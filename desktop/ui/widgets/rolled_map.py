"""A finished adventure as it lies on the shelf: its map, rolled up and tied."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.drawing.shelf_things import ROLL_HEIGHT, roll_width, rolled_map
from desktop.ui.widgets.drawn import DrawnButton
from desktop.ui.widgets.paper_button import Slip


class RolledMap(DrawnButton):
    """Shows a title; a press tells `taken` with its id."""

    taken = Signal(str)

    def __init__(self, slip: Slip, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slip = slip
        self.clicked.connect(self._take)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(slip.title)
        self.setAccessibleDescription(" ".join((*slip.lines, slip.about)).strip())

    def sizeHint(self) -> QSize:
        zoom = self.look.zoom
        return QSize(round(roll_width(self.slip.title) * zoom), round(ROLL_HEIGHT * zoom))

    def _take(self) -> None:
        self.taken.emit(self.slip.id)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the roll; one pointed at lies a little higher."""
        box = area.adjusted(2, 1, -2, -1).translated(0, -1 if self.underMouse() else 0)
        rolled_map(painter, box, self.slip.title, self.look.inks, sum(map(ord, self.slip.id)))
