"""One drawing with a natural size: a map, a sheet, a month, a poster."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtGui import QPainter


class Picture(msgspec.Struct, frozen=True):
    """A drawing so many mm wide and high at true size; `draw` works in mm from its corner.

    `measure`, if it has one, says what true size means, at a scale of 1: "one square is
    {size} mm", with its `size`; a scaled print says what it has become. `alt` is read aloud.
    A `poster` is meant to hang: if nothing else is asked for, it takes about as many sheets as
    its natural size does.
    """

    width: float
    height: float
    draw: Callable[[QPainter], object]
    name: str = ""
    measure: str = ""
    size: float = 0.0
    alt: str = ""
    poster: bool = False
