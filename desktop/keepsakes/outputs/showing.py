"""Pages and pictures as pixels: what the preview shows, and what becomes a PNG."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.drawing.paper import PRINTED
from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.picture import Picture

WHITE = QColor("#FFFFFF")


def image(thing: Leaf | Picture, density: float) -> QImage:
    """What is printed, on white paper, at so many pixels a mm."""
    width = max(1, round(thing.width * density))
    height = max(1, round(thing.height * density))
    return band(thing, width, height, 0, height)


def band(thing: Leaf | Picture, width: int, height: int, top: int, bottom: int) -> QImage:
    """Some rows of it where the whole is so many pixels wide and high."""
    made = QImage(width, bottom - top, QImage.Format.Format_RGB32)
    made.fill(WHITE)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.setRenderHint(PRINTED)
    if made.height() < height:
        painter.setClipRect(QRect(0, 0, width, made.height()))  # some leave out what is not seen
    painter.translate(0, -top)
    painter.scale(width / thing.width, height / thing.height)
    thing.draw(painter)
    painter.end()
    return made
