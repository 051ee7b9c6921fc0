"""A token on screen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.drawing import tokens
from desktop.drawing.inks import Inks
from desktop.ui.map.layers import Kept
from desktop.ui.map.look import TokenLook

LEAST_TOKEN = 34.0


class TokenItem(QGraphicsItem):
    """An investigator or adversary; its position is the middle of its disc."""

    def __init__(self, look: TokenLook, inks: Inks) -> None:
        """A token that stands nowhere yet."""
        super().__init__()
        self.look = look
        self.inks = inks
        self.home = QPointF()
        self.aimed_at = False
        self.share = 1.0
        self._growth = 1.0
        self._kept = Kept()
        self.setZValue(4)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def size(self) -> float:
        """The diameter of its disc, in sheet units."""
        return tokens.SIZE * self.share * self._growth

    def show_look(self, look: TokenLook, inks: Inks) -> None:
        """Re-style."""
        if look != self.look or inks is not self.inks:
            self.look, self.inks = look, inks
            self.update()

    def resize(self, size: float, scale: float) -> None:
        """Draw it at a share of its size, but at least 34 px on a view of that scale."""
        growth = max(1.0, LEAST_TOKEN / (tokens.SIZE * size * max(scale, 0.01)))
        if (size, growth) != (self.share, self._growth):
            self.prepareGeometryChange()
            self.share, self._growth = size, growth

    def lift(self, held: bool) -> None:
        """Raise it over the others while it is held."""
        self.setZValue(5 if held else 4)

    def aim(self, aimed_at: bool) -> None:
        """Show that a card hovers over it."""
        if aimed_at != self.aimed_at:
            self.aimed_at = aimed_at
            self.update()

    def boundingRect(self) -> QRectF:
        """Disc, stand and shadow."""
        half = self.size / 2
        return QRectF(-half * 1.5, -half * 1.3, half * 3, half * 3)

    def shape(self) -> QPainterPath:
        """The disc and the stand, where it can be taken."""
        half = self.size / 2
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addEllipse(QPointF(0, 0), half, half)
        path.addEllipse(QPointF(0, half * 1.2), half, half * 0.4)
        return path

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """The token as `drawing` draws it."""
        if widget is None:
            self._draw(painter)
            return
        style = (self.look, self.inks.theme, self.size, self.aimed_at)
        density = widget.devicePixelRatioF()
        self._kept.paint(painter, self.boundingRect(), density, style, self._draw)

    def _draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self.look
        if look.figure is not None:
            tokens.token(painter, 0, 0, look.figure, self.inks, self.size)
        else:
            tokens.adversary(
                painter, 0, 0, look.silhouette, self.inks, number=look.number, size=self.size
            )
        if self.aimed_at:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.inks.red), 2.5))
            painter.drawEllipse(QPointF(0, 0), self.size * 0.57, self.size * 0.57)
