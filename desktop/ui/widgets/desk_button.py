"""A quiet framed button on the desk or the tray: what it does at the left, its key at the right."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import faded
from desktop.drawing.lettering import Side, fitted, suiting, write
from desktop.ui.widgets.rowed import Row

DESK_BUTTON = (164.0, 26.0)
"""How wide and how high it is."""


class DeskButton(Row):
    """Shows what it does; `taken` tells that it was pressed."""

    taken = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = self._key = ""
        self.clicked.connect(self.taken)

    def say(self, label: str, key: str = "") -> None:
        """Say something else; safe to call twice."""
        self._label, self._key = label, key
        self.setAccessibleName(label)
        self.setAccessibleDescription(key)
        self.update()

    def sizeHint(self) -> QSize:
        wide, high = DESK_BUTTON
        return QSize(round(wide * self.look.zoom), round(high * self.look.zoom))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the frame, the words, the key."""
        inks, base = self.look.inks, area.center().y() + 4.5
        painter.setPen(QPen(QColor(inks.desk_text if self.lit else inks.desk_quiet), 1))
        filled = self.lit and inks.textures
        painter.setBrush(faded(inks.desk_text, 0.08) if filled else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        right, face = area.right() - 10, font(Face.LABEL, 13)
        taken = write(painter, right, base, self._key, face, inks.desk_quiet, Side.RIGHT)
        room = right - taken - 10 - 8
        face = suiting(self._label, Face.LABEL, (13, 12), room)
        ink = inks.desk_text if self.isEnabled() else inks.desk_quiet
        write(painter, 10, base, fitted(self._label, face, room), face, ink)
