"""The desk that everything lies on."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.drawing.paper import desk
from desktop.ui.widgets.drawn import Drawn


class Desk(Drawn):
    """Wood and lamplight under the parts of a table, which are its children."""

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the desk."""
        desk(painter, area.toAlignedRect(), self.look.inks)
