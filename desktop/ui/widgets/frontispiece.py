"""The title page as it will be printed: in a frame the title, by whom, and an emblem."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import Side, fitted, write
from desktop.drawing.woodcut import Colours, cut, stamp_in
from desktop.ui.widgets.drawn import Drawn
from desktop.ui.widgets.paper_button import wrapped

_LEAST, _MOST = 130.0, 420.0  # units of height: below the first nothing is drawn
_PAGE = 260.0  # from here on it has the shape of a page
_EMBLEM = (76.0, 60.0)


class Frontispiece(Drawn):
    """Shows a title and a byline where there is room for them; says nothing of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = self._byline = self._emblem = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_cover(self, title: str, byline: str, emblem: str) -> None:
        """Show other words; `emblem` is a key of the card vignettes. Safe to call twice."""
        self._title, self._byline, self._emblem = title, byline, emblem
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(300 * self.look.zoom), 1)

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw a frame of two lines in the middle, and what it holds."""
        inks = self.look.inks
        high = min(_MOST, area.height() - 16)
        if high < _LEAST or not self._emblem:
            return
        wide = min(area.width() - 8, high * (0.76 if high > _PAGE else 1.3))
        frame = QRectF(area.center().x() - wide / 2, area.top() + 14, wide, high)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(inks.ink), 1.5))
        painter.drawRect(frame)
        painter.setPen(QPen(QColor(inks.quiet), 0.75))
        painter.drawRect(frame.adjusted(4, 4, -4, -4))
        face = font(Face.TITLE, 32 if high > 300 else 24 if high > 190 else 20)
        lines = wrapped(self._title, face, wide - 40, 2) if self._title else []
        leading = face.pixelSize() * 1.15
        emblem = min(120.0, (high - leading * max(1, len(lines)) - 60) * 0.7)
        whole = leading * len(lines) + 30 + emblem
        y = frame.center().y() - whole / 2
        for line in lines:
            write(painter, area.center().x(), y + leading * 0.8, line, face, inks.ink, Side.MIDDLE)
            y += leading
        mood = font(Face.MOOD, 17)
        by = fitted(self._byline, mood, wide - 40)
        write(painter, area.center().x(), y + 20, by, mood, inks.quiet, Side.MIDDLE)
        if emblem > 24:
            box = QRectF(frame.left(), y + 30, wide, emblem)
            colours = Colours(ink=inks.ink, paper=inks.page, accent=inks.red)
            stamp_in(painter, cut("vignettes", self._emblem), colours, box, _EMBLEM)
