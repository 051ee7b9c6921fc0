"""A word on the page that is pressed: the present one of several is underlined."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import Side, advance, fitted, write
from desktop.ui.widgets.rowed import Row


class WordButton(Row):
    """Shows a word; `now` says that it is the present one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._now = "", False
        self._size = 13
        self.setCheckable(True)

    def say(self, words: str, *, now: bool = False, size: int = 13) -> None:
        """Say something else."""
        if (words, now, size) == (self._words, self._now, self._size):
            return
        self._words, self._now, self._size = words, now, size
        self.setChecked(now)
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    @property
    def wide(self) -> float:
        """How wide it is, in units of zoom 100 %."""
        return advance(self._words, font(Face.STRONG, self._size)) + 10

    def sizeHint(self) -> QSize:
        return QSize(round(self.wide * self.look.zoom), round(24 * self.look.zoom))

    def nextCheckState(self) -> None:
        """Which one is present the page says, not the press."""

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Write the words, bold and underlined where they are the present ones."""
        inks = self.look.inks
        face = font(Face.STRONG if self._now else Face.LABEL, self._size)
        ink = inks.ink if self._now or self.lit else inks.quiet
        words = fitted(self._words, face, area.width())
        wide = write(painter, area.right() - 3, 16, words, face, ink, Side.RIGHT)
        if self._now or self.lit:
            painter.setPen(QPen(QColor(ink), 1.5 if self._now else 0.75))
            painter.drawLine(QPointF(area.right() - 3 - wide, 21), QPointF(area.right() - 3, 21))
