"""Pictures made for tests, and what can be measured of them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

Paint = Callable[[QPainter], object]


def seen(paint: Paint, width: int = 123, height: int = 82, ground: str = "#FFFFFF") -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image


def greys(image: QImage) -> list[bytes]:
    """Each line of a picture as grey levels."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    bits, step = bytes(grey.constBits()), grey.bytesPerLine()
    return [bits[y * step : y * step + grey.width()] for y in range(grey.height())]


def level(colour: str) -> int:
    return greys(seen(lambda _: None, 1, 1, colour))[0][0]


def inked(image: QImage, ground: str, apart: int = 60) -> QRect:
    """Around all pixels that are plainly not the ground."""
    light, found = level(ground), QRect()
    plain = bytes(1 if abs(grey - light) > apart else 0 for grey in range(256))
    for y, line in enumerate(greys(image)):
        marked = line.translate(plain)
        if 1 in marked:
            left = marked.index(1)
            found |= QRect(left, y, marked.rindex(1) - left + 1, 1)
    return found


def weight(image: QImage, ground: str) -> float:
    """How much the pixels differ from their ground, in the mean."""
    light = level(ground)
    apart = bytes(abs(grey - light) for grey in range(256))
    return sum(sum(line.translate(apart)) for line in greys(image)) / (
        image.width() * image.height()
    )
