"""Pages and pictures as PNG: 300 dots an inch, fewer where that would be too many."""

from __future__ import annotations

import math

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter

from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.outputs.existing import PROGRAM
from desktop.keepsakes.outputs.showing import image
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.wish import Wish

DENSITY = 300 / 25.4
"""Pixels a mm."""
PIXELS = 60_000_000
_SIDE = 30_000  # painters of pixels count to 32767
_PACKED = 60  # of 100: packing harder takes twice as long for a tenth


def density(thing: Leaf | Picture) -> float:
    """Pixels a mm of what is written."""
    most = math.sqrt(PIXELS / (thing.width * thing.height))
    return min(DENSITY, most, _SIDE / thing.width, _SIDE / thing.height)


def png(thing: Leaf | Picture, wish: Wish) -> bytes:
    """The file's bytes. It says how large it is on paper."""
    dense = density(thing)
    made = image(thing, dense)
    if wish.grey:
        made = made.convertToFormat(QImage.Format.Format_Grayscale8)
    made.setDotsPerMeterX(round(dense * 1000))
    made.setDotsPerMeterY(round(dense * 1000))
    made.setText("Software", PROGRAM)
    if thing.name:
        made.setText("Title", thing.name)
    stored = QByteArray()
    buffer = QBuffer(stored)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"png")
    writer.setCompression(_PACKED)
    if not writer.write(made):
        raise OSError(writer.errorString())
    return bytes(stored.data())
