"""Where the parts of a table lie: given at two widths of the window, linear between."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import QRect

SMALL = (1366, 654)
LARGE = (1920, 964)


class Place(msgspec.Struct, frozen=True):
    """A part's x, y, width and height in the contents S (1366 x 654) and L (1920 x 964)."""

    small: tuple[int, int, int, int]
    large: tuple[int, int, int, int]


def between(small: float, large: float, share: float) -> float:
    """The value at a share of the way from small to large."""
    return small + (large - small) * share


def place(part: Place, width: int, height: int, zoom: float = 1.0) -> QRect:
    """Where a part lies in contents of `width` x `height` pixels: whole, nothing outside.

    Each axis is taken from its own share of the way from S to L; below S the parts shrink.
    """
    x, w = _span(part.small[0], part.small[2], part.large[0], part.large[2], 0, width / zoom)
    y, h = _span(part.small[1], part.small[3], part.large[1], part.large[3], 1, height / zoom)
    left, top = round(x * zoom), round(y * zoom)
    return QRect(left, top, round((x + w) * zoom) - left, round((y + h) * zoom) - top)


def _span(
    s: float, s_long: float, b: float, b_long: float, axis: int, has: float
) -> tuple[float, float]:
    """Both ends of a part on one axis, each linear in the length that the contents have."""
    share = (has - SMALL[axis]) / (LARGE[axis] - SMALL[axis])
    begin, end = between(s, b, share), between(s + s_long, b + b_long, share)
    if has < SMALL[axis]:
        begin, end = s * has / SMALL[axis], (s + s_long) * has / SMALL[axis]
    return begin, end - begin


def places(
    parts: Mapping[str, Place], width: int, height: int, zoom: float = 1.0
) -> dict[str, QRect]:
    """Where all parts of a table lie."""
    return {name: place(part, width, height, zoom) for name, part in parts.items()}
