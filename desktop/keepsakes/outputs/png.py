"""Pages and pictures as PNG: 300 dots an inch, fewer where that would be too many.

Drawn and packed in bands, so that a poster neither holds up a window for long nor fills memory.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Generator, Iterator
from struct import pack

from PySide6.QtGui import QImage

from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.outputs.existing import PROGRAM
from desktop.keepsakes.outputs.showing import band
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.wish import Wish

DENSITY = 300 / 25.4
"""Pixels a mm."""
PIXELS = 60_000_000
_SIDE = 30_000  # painters of pixels count to 32767
_BAND = 10_000_000
_PACKED = 4  # of 9: packing harder takes twice as long for a fiftieth
_GREY, _COLOURS = 0, 2


def density(thing: Leaf | Picture) -> float:
    """Pixels a mm of what is written."""
    most = math.sqrt(PIXELS / (thing.width * thing.height))
    return min(DENSITY, most, _SIDE / thing.width, _SIDE / thing.height)


def size(thing: Leaf | Picture) -> tuple[int, int]:
    """How many pixels wide and high it is written."""
    dense = density(thing)
    return max(1, round(thing.width * dense)), max(1, round(thing.height * dense))


def bands(thing: Leaf | Picture) -> int:
    """In how many steps it is written."""
    width, height = size(thing)
    return math.ceil(width * height / _BAND)


def png(thing: Leaf | Picture, wish: Wish) -> Generator[None, None, bytes]:
    """Draw it band by band; return the file's bytes, which say how large it is on paper."""
    width, height = size(thing)
    kind = _GREY if wish.grey else _COLOURS
    metre = round(density(thing) * 1000)
    parts = [
        b"\x89PNG\r\n\x1a\n",
        _chunk(b"IHDR", pack(">2L5B", width, height, 8, kind, 0, 0, 0)),
        _chunk(b"pHYs", pack(">2LB", metre, metre, 1)),
        _chunk(b"tEXt", f"Software\0{PROGRAM}".encode()),
    ]
    if thing.name:
        parts.append(_chunk(b"iTXt", b"Title\0\0\0\0\0" + thing.name.encode("utf-8", "replace")))
    packing, count = zlib.compressobj(_PACKED), bands(thing)
    for number in range(count):
        top, bottom = height * number // count, height * (number + 1) // count
        rows = _rows(band(thing, width, height, top, bottom), grey=wish.grey)
        parts.append(_chunk(b"IDAT", packing.compress(b"".join(rows))))
        yield
    parts += [_chunk(b"IDAT", packing.flush()), _chunk(b"IEND", b"")]
    return b"".join(parts)


def _rows(image: QImage, *, grey: bool) -> Iterator[bytes]:
    """Each row of pixels, with the mark before it that it is told by itself."""
    kind = QImage.Format.Format_Grayscale8 if grey else QImage.Format.Format_RGB888
    seen = image.convertToFormat(kind)
    raw, step = bytes(seen.constBits()), seen.bytesPerLine()
    long = seen.width() * (1 if grey else 3)
    for y in range(seen.height()):
        yield b"\0"
        yield raw[y * step : y * step + long]


def _chunk(name: bytes, content: bytes) -> bytes:
    checked = zlib.crc32(name + content)
    return pack(">L", len(content)) + name + content + pack(">L", checked)
