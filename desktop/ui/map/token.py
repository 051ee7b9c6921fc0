"""A token on screen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.drawing import tokens
from desktop.drawing.inks import Inks
from desktop.ui.map.look import TokenLook
from desktop.ui.map.picture import PictureItem

LEAST_TOKEN = 34.0


class TokenItem(PictureItem):
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
        self.setZValue(4)

    @property
    def size(self) -> float:
        """The diameter of its disc, in sheet units."""
        return tokens.SIZE * self.share * self._growth

    def show_look(self, look: TokenLook, inks: Inks) -> None:
        """Re-style."""
        self.look, self.inks = look, inks

    def resize(self, size: float, scale: float) -> None:
        """Draw it at a share of its size, but at least 34 px on a view of that scale."""
        self.share = size
        self._growth = max(1.0, LEAST_TOKEN / (tokens.SIZE * size * max(scale, 0.01)))

    def lift(self, held: bool) -> None:
        """Raise it over the others while it is held."""
        self.setZValue(5 if held else 4)

    def aim(self, aimed_at: bool) -> None:
        """Show that a card hovers over it."""
        self.aimed_at = aimed_at

    def style(self) -> object:
        """Who it is, how large, and whether a card hovers over it."""
        look = self.look
        return look.figure, look.silhouette, look.number, self.inks.theme, self.size, self.aimed_at

    def box(self) -> QRectF:
        """Disc, stand and shadow."""
        half = self.size / 2
        return QRectF(-half * 1.5, -half * 1.3, half * 3, half * 3)

    def outline(self) -> QPainterPath:
        """The disc and the stand around its middle, where it can be taken."""
        half = self.size / 2
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addEllipse(QPointF(0, 0), half, half)
        path.addEllipse(QPointF(0, half * 1.2), half, half * 0.4)
        return path

    def draw(self, painter: QPainter) -> None:
        """The token as `drawing` draws it."""
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
