"""Pages and pictures as pixels: what the preview shows, and what becomes a PNG."""

from __future__ import annotations

from PySide6.QtGui import QColor, QImage, QPainter

from desktop.drawing.paper import PRINTED
from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.picture import Picture

WHITE = QColor("#FFFFFF")


def image(leaf: Leaf | Picture, density: float) -> QImage:
    """What is printed, on white paper, at so many pixels a mm."""
    made = QImage(
        max(1, round(leaf.width * density)),
        max(1, round(leaf.height * density)),
        QImage.Format.Format_RGB32,
    )
    made.fill(WHITE)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.setRenderHint(PRINTED)
    painter.scale(made.width() / leaf.width, made.height() / leaf.height)
    leaf.draw(painter)
    painter.end()
    return made
