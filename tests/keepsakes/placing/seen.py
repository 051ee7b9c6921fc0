"""Printed pages as pictures, and where on them there is ink."""

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.drawing.paper import PRINTED
from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.paper import A4, LETTER, Sheet

SHEETS = [Sheet(paper, margin) for paper in (A4, LETTER) for margin in (0.0, 5.0, 20.0, 40.0)]


def shades(leaf: Leaf, density: int) -> "np.ndarray[tuple[int, int], np.dtype[np.uint8]]":
    """Brightness by row and column, `density` pixels a mm."""
    format_ = QImage.Format.Format_Grayscale8
    image = QImage(round(leaf.width * density), round(leaf.height * density), format_)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | PRINTED)
    painter.scale(density, density)
    leaf.draw(painter)
    painter.end()
    wide = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return wide[:, : image.width()].copy()


def box_of(leaf: Leaf, sheet: Sheet) -> QRectF:
    """The printable box of a leaf that lies or stands on such paper."""
    lies = sheet.turned(landscape=leaf.width > leaf.height)
    assert (leaf.width, leaf.height) == (lies.width, lies.height)
    return lies.printable


def bare_outside(leaf: Leaf, box: QRectF, density: int = 2) -> bool:
    """Whether nothing is printed outside a box, the pixels that its edges cut left aside."""
    seen = shades(leaf, density)
    left, top = int(box.left() * density), int(box.top() * density)
    right, bottom = int(box.right() * density) + 1, int(box.bottom() * density) + 1
    seen[max(0, top - 1) : bottom + 1, max(0, left - 1) : right + 1] = 255
    return bool((seen == 255).all())
