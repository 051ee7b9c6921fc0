"""Printed pages: each a size in millimetres and one function that draws it, wherever it goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from PySide6.QtGui import QPainter

from desktop.keepsakes.manuscript import Manuscript
from desktop.keepsakes.picture import Picture

Draw = Callable[[QPainter], object]
"""Draws with a painter whose unit is 1 mm, its origin at the upper left corner of the sheet."""


class Leaf(msgspec.Struct, frozen=True):
    """One side of a sheet of paper. `name` is what the preview calls it; `text` is read aloud.

    `heading`: the titles of what begins on it, one a line.
    """

    width: float
    height: float
    draw: Draw
    name: str = ""
    text: str = ""
    heading: str = ""


class Keepsake(msgspec.Struct, frozen=True):
    """Something that can be printed or kept: its pages, and its text where it is one to read.

    `stem` is a file's name for it without an ending; `picture` the whole of it as one drawing at
    its natural size, where there is one (an SVG or PNG shows that, not sheets of paper).
    """

    title: str
    stem: str
    leaves: tuple[Leaf, ...]
    manuscript: Manuscript | None = None
    picture: Picture | None = None
    author: str = ""
    language: str = "en"


@contextmanager
def unit(painter: QPainter, millimetres: float, x: float = 0.0, y: float = 0.0) -> Iterator[None]:
    """Within this a unit of the painter is so many mm, its origin at (x, y) mm.

    Fonts have whole pixels for sizes, so that text is never set in mm: points (0.3528) or tenths
    of them are good units for it.
    """
    painter.save()
    painter.translate(x, y)
    painter.scale(millimetres, millimetres)
    try:
        yield
    finally:
        painter.restore()
