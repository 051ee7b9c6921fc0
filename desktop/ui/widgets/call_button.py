"""A quiet button on paper: a frame, its words, the digit that presses it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import faded
from desktop.drawing.lettering import Side, fitted, suiting, write
from desktop.ui.widgets.rowed import Row

CALL_HIGH = 34.0


class CallButton(Row):
    """Shows what it does; `called` tells its id."""

    called = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.id, self.label, self.key = "", "", ""
        self.clicked.connect(self._call)

    def show_call(self, id_: str, label: str, key: str = "") -> None:
        """Show another call; safe to call twice. `key` is what presses it."""
        self.id, self.label, self.key = id_, label, key
        self.setAccessibleName(f"{key}. {label}" if key.isdigit() else label)
        self.setAccessibleDescription(key)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(160 * self.look.zoom), round(CALL_HIGH * self.look.zoom))

    def _call(self) -> None:
        self.called.emit(self.id)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the frame, the key at its left, the words."""
        inks, base = self.look.inks, area.center().y() + 5
        painter.setPen(QPen(QColor(inks.ink if self.lit else inks.quiet), 1.5 if self.lit else 1))
        filled = self.lit and inks.textures
        painter.setBrush(faded(inks.ink, 0.06) if filled else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 4, 4)
        left = 10.0
        if self.key:
            left += write(painter, left, base, self.key, font(Face.LABEL, 13), inks.quiet) + 8
        room = area.width() - left - 10
        face = suiting(self.label, Face.STRONG, (15, 13, 12), room)
        middle = left + room / 2
        write(painter, middle, base, fitted(self.label, face, room), face, inks.ink, Side.MIDDLE)
