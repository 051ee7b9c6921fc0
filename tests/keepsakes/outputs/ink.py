"""Where there is ink on a page: of a PDF by poppler, of a picture by its pixels; always in mm."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage

DPI = 100
BLOCK = 20
LIGHTEST = 250
"""A grey level above this is bare paper (what antialiasing leaves at an edge is not ink)."""


def pages(pdf: Path, tool: Callable[[str], str], dpi: int = DPI) -> list[QImage]:
    """Every page of a PDF as a picture, as poppler draws it."""
    with tempfile.TemporaryDirectory() as folder:
        start = [tool("pdftoppm"), "-r", str(dpi), "-png", str(pdf), f"{folder}/page"]
        subprocess.run(start, check=True, capture_output=True)
        return [QImage(str(path)) for path in sorted(Path(folder).iterdir())]


def page_in(pdf: Path, page: int, tool: Callable[[str], str], width: int, height: int) -> QImage:
    """One page of a PDF (1: the first) in just so many pixels."""
    with tempfile.TemporaryDirectory() as folder:
        only = ["-f", str(page), "-l", str(page), "-png"]
        size = ["-scale-to-x", str(width), "-scale-to-y", str(height)]
        start = [tool("pdftoppm"), *only, *size, str(pdf), f"{folder}/page"]
        subprocess.run(start, check=True, capture_output=True)
        (path,) = Path(folder).iterdir()
        return QImage(str(path))


def apart(one: QImage, other: QImage) -> float:
    """How far two pictures of a size differ where they differ most, in grey levels, from afar.

    From afar (a dot for each square of BLOCK), for two programs never smooth an edge alike.
    """
    assert one.size() == other.size()
    levels = [_from_afar(picture) for picture in (one, other)]
    return max(abs(a - b) for a, b in zip(*levels, strict=True))


def _from_afar(image: QImage) -> bytes:
    """The three colours of each dot, one after the other."""
    small = image.scaled(
        image.width() // BLOCK,
        image.height() // BLOCK,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    ).convertToFormat(QImage.Format.Format_RGB888)
    raw, step = bytes(small.constBits()), small.bytesPerLine()
    return b"".join(raw[y * step : y * step + 3 * small.width()] for y in range(small.height()))


def ink_box(pdf: Path, page: int, tool: Callable[[str], str], dpi: int = DPI) -> QRectF:
    """The box around all ink of one page of a PDF (1: the first), in mm from its corner."""
    with tempfile.TemporaryDirectory() as folder:
        only = ["-f", str(page), "-l", str(page), "-r", str(dpi), "-gray", "-png"]
        start = [tool("pdftoppm"), *only, str(pdf), f"{folder}/page"]
        subprocess.run(start, check=True, capture_output=True)
        (path,) = Path(folder).iterdir()
        return picture_box(QImage(str(path)), dpi / 25.4)


def picture_box(image: QImage, density: float) -> QRectF:
    """The box around everything that is not white, in mm, at so many pixels a mm."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = numpy.frombuffer(grey.constBits(), numpy.uint8).reshape(grey.height(), -1)
    inked = rows[:, : grey.width()] <= LIGHTEST
    (across,), (down,) = inked.any(axis=0).nonzero(), inked.any(axis=1).nonzero()
    if not len(across):
        return QRectF()
    left, top, right, bottom = across[0], down[0], across[-1] + 1, down[-1] + 1
    box = QRectF(left, top, right - left, bottom - top)
    return QRectF(
        box.x() / density, box.y() / density, box.width() / density, box.height() / density
    )


def within(inner: QRectF, outer: QRectF, slack: float = 0.3) -> bool:
    """Whether a box lies in another, but for the width of a pixel of antialiasing."""
    return outer.adjusted(-slack, -slack, slack, slack).contains(inner)
