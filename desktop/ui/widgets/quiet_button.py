"""Words on the bare desk that are pressed: what is there but never the next thing to do."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import Side, advance, fitted, write
from desktop.ui.widgets.drawn import DrawnButton

_HIGH, _RING = 30.0, 22.0


class QuietButton(DrawnButton):
    """A word, or three dots where it has none; with a menu it opens that.

    A checkable one has a ring before its words, filled while it is checked.
    """

    def __init__(self, words: str, parent: QWidget | None = None, *, dots: bool = False) -> None:
        super().__init__(parent)
        self._dots = dots
        self._words = ""
        self._menu: QMenu | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._open)
        self.say(words)

    def say(self, words: str) -> None:
        """Say something else."""
        self._words = words
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def open_with(self, menu: QMenu) -> None:
        """Open this menu when it is pressed."""
        self._menu = menu

    def sizeHint(self) -> QSize:
        wide = 30.0 if self._dots else advance(self._words, font(Face.LABEL, 13)) + 20
        wide += 14 if self._menu is not None and not self._dots else 0
        wide += _RING if self.isCheckable() else 0
        return QSize(round(wide * self.look.zoom + 0.5), round(_HIGH * self.look.zoom))

    def _open(self) -> None:
        if self._menu is not None:
            self._menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the words, brighter where they are pointed at."""
        inks = self.look.inks
        ink = inks.desk_text if self.underMouse() or self.hasFocus() else inks.desk_quiet
        middle = area.center()
        if self._dots:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ink))
            for step in (-7, 0, 7):
                painter.drawEllipse(QRectF(middle.x() + step - 1.8, middle.y() - 1.8, 3.6, 3.6))
            return
        face, tail = font(Face.LABEL, 13), 14.0 if self._menu is not None else 0.0
        if self.isCheckable():
            tail = -_RING
            self._paint_ring(painter, QRectF(area.left() + 8, middle.y() - 7, 14, 14))
            ink = inks.desk_text if self.isChecked() else ink
        text = fitted(self._words, face, area.width() - 12 - abs(tail))
        write(painter, middle.x() - tail / 2, middle.y() + 4.5, text, face, ink, Side.MIDDLE)
        if self._menu is not None:
            x, y = area.right() - 16, middle.y()
            painter.setPen(QPen(QColor(ink), 1.5))
            painter.drawLine(QRectF(x, y - 2, 4, 4).topLeft(), QRectF(x, y - 2, 4, 4).bottomRight())
            painter.drawLine(
                QRectF(x + 4, y - 2, 4, 4).bottomLeft(), QRectF(x + 4, y - 2, 4, 4).topRight()
            )

    def _paint_ring(self, painter: QPainter, box: QRectF) -> None:
        inks = self.look.inks
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(inks.desk_text if self.isChecked() else inks.desk_quiet), 1.5))
        painter.drawEllipse(box)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(inks.desk_text))
            painter.drawEllipse(box.adjusted(3.5, 3.5, -3.5, -3.5))
