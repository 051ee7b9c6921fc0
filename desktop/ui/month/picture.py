"""A page painted once for its size and density; a move of the hand costs a blit."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from desktop.drawing.inks import Inks
from desktop.drawing.kept import put
from desktop.drawing.month_page import paint_page
from desktop.drawing.month_plan import MonthPlan, plan
from desktop.drawing.month_records import MonthPage


class Picture:
    """The page as it was painted last; `paints` counts, for tests."""

    def __init__(self) -> None:
        """Nothing painted."""
        self.pixmap = QPixmap()
        self.paints = 0
        self._density = 1.0
        self._made: tuple[object, ...] = ()

    def take(self, page: MonthPage, size: QSizeF, density: float, inks: Inks) -> None:
        """Paint a page for an area of `size` units, if that is not what there is already."""
        wanted = (page, size.width(), size.height(), density, inks.theme)
        if wanted == self._made:
            return
        self.paints += 1
        self._made, self._density = wanted, density
        pixels = QSize(math.ceil(size.width() * density), math.ceil(size.height() * density))
        self.pixmap = QPixmap(pixels)
        self.pixmap.fill(QColor(inks.desk))
        layout = plan(size, len(page.rows))
        painter = QPainter(self.pixmap)
        painter.scale(density * layout.scale, density * layout.scale)
        paint_page(painter, layout, page, inks)
        painter.end()

    def shows(self, page: MonthPage, inks: Inks) -> bool:
        """Whether it is this page, at whatever size."""
        return self._made[:1] == (page,) and self._made[-1] is inks.theme

    def stretch(self, painter: QPainter, area: QRectF) -> None:
        """Put it down larger or smaller, while a window is being resized."""
        painter.drawPixmap(area, self.pixmap, QRectF(self.pixmap.rect()))

    def lay(self, painter: QPainter) -> None:
        """Put it down pixel by pixel at the origin of the painter's units."""
        put(painter, QPointF(), self.pixmap)

    def lift(self, painter: QPainter, layout: MonthPlan, share: float, inks: Inks) -> None:
        """Put a page down that is being turned over the top: `share` of the way, 0 to 1."""
        paper = layout.paper
        left, right = paper.left() - 7, paper.right() + 7
        high = math.cos(share * math.pi / 2)
        scale, density = layout.scale, self._density
        box = QRectF(left * scale, 0, (right - left) * scale, self.pixmap.height() / density)
        source = QRectF(box.left() * density, 0, box.width() * density, box.height() * density)
        lifted = QRectF(box.left(), 0, box.width(), box.height() * high)
        painter.drawPixmap(lifted, self.pixmap, source)
        shade = QColor("#000000")
        if inks.textures:
            shade.setAlphaF(0.38 * share)
            painter.fillRect(lifted, shade)
            shade.setAlphaF(0.16 * (1 - share))
            painter.fillRect(
                QRectF(box.left(), lifted.bottom(), box.width(), 10 * scale * (1 - high)), shade
            )
