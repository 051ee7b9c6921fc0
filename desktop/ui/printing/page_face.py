"""One page of the preview: white paper with its shadow, and what is printed on it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face
from desktop.drawing.inks import faded
from desktop.drawing.lettering import Side, fitted, suiting, write
from desktop.drawing.paper import shadow
from desktop.keepsakes.leaf import Leaf
from desktop.ui.widgets.drawn import Drawn

AROUND, FOOT = 10.0, 24.0
"""Desk around a page, and below it for its number, in units of zoom 100 %."""
_WHITE = "#FFFFFF"
_OUT = 0.35  # how much is seen of a page that is not to be printed


class PageFace(Drawn):
    """Shows one leaf at the scale that it is given; what is drawn on it comes later."""

    def __init__(self, number: int, leaf: Leaf, parent: QWidget) -> None:
        super().__init__(parent)
        self.number, self.leaf = number, leaf
        self.picture: QImage | None = None
        self.density = 0.0  # of the picture, in pixels a mm
        self._margin = 0.0
        self._caption = ""
        self._chosen, self._now = True, False

    def say(self, place: str, caption: str, *, margin: float, chosen: bool) -> None:
        """Say where it stands among the pages and how it is called; safe to call twice."""
        self._caption, self._margin, self._chosen = caption, margin, chosen
        self.setAccessibleName(" ".join(part for part in (place, self.leaf.name) if part))
        self.setAccessibleDescription(self.leaf.text)
        self.update()

    def mark(self, *, now: bool) -> None:
        """Whether it is the page that one looks at."""
        if now != self._now:
            self._now = now
            self.update()

    def show_picture(self, picture: QImage, density: float) -> None:
        """Show what is printed on it."""
        self.picture, self.density = picture, density
        self.update()

    def forget(self) -> None:
        """Let go of the picture: nobody is near."""
        self.picture, self.density = None, 0.0

    @property
    def page(self) -> QRectF:
        """The paper within the widget, in units of zoom 100 %."""
        return self.area.adjusted(AROUND, AROUND, -AROUND, -FOOT)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the paper, its print, the box that may be printed on, the number."""
        inks, page = self.look.inks, self.page
        if inks.textures:
            shadow(painter, page)
        painter.fillRect(page, QColor(_WHITE))
        if self.picture is not None:
            painter.setOpacity(1.0 if self._chosen else _OUT)
            painter.drawImage(page, self.picture)
            painter.setOpacity(1.0)
        self._paint_box(painter, page)
        if not inks.textures or self._now:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(inks.desk_text if self._now else inks.desk_quiet), 1))
            painter.drawRect(page.adjusted(-1, -1, 1, 1))
        ink = inks.desk_text if self._now else inks.desk_quiet
        room = area.width() - 8
        face = suiting(self._caption, Face.LABEL, (13, 12, 11), room)
        words = fitted(self._caption, face, room)
        write(painter, area.center().x(), page.bottom() + 17, words, face, ink, Side.MIDDLE)

    def _paint_box(self, painter: QPainter, page: QRectF) -> None:
        """The box within the margins, faintly dashed."""
        if self._margin <= 0:
            return
        side = self._margin * page.width() / self.leaf.width
        pen = QPen(faded("#1F4E5F", 0.45), 0.75)
        pen.setDashPattern([3, 4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(page.adjusted(side, side, -side, -side))
