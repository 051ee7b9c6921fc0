"""Numbers and outlines as the plain text that files of vectors hold."""

from __future__ import annotations

import math
from functools import lru_cache

import msgspec
import numpy
from numpy.typing import NDArray
from PySide6.QtCore import QByteArray, QDataStream, QIODevice
from PySide6.QtGui import QPainterPath, QTransform


class Spelling(msgspec.Struct, frozen=True):
    """What a kind of file writes before and behind the points of a path's steps.

    In Qt's order: where a line begins, where it goes straight, the first point of a curve, its
    second, its last. `on`: each step is told from where the one before it ended.
    """

    before: tuple[str, str, str, str, str]
    behind: tuple[str, str, str, str, str]
    close: str
    on: bool


SVG = Spelling(("m", "l", "c", " ", " "), ("", "", "", "", ""), "z", on=True)
PDF = Spelling(("", "", "", " ", " "), (" m\n", " l\n", "", "", " c\n"), "h\n", on=False)
_ELEMENT = [("kind", ">i4"), ("x", ">f8"), ("y", ">f8")]
_MOVE, _FURTHER, _LAST = b"\0", b"\3\3", b"\3\4"
_BACK = numpy.array([1, 1, 1, 2, 3])
"""By kind, how many elements before it the step ended that came before."""


def spelled(path: QPainterPath, spelling: Spelling, grid: int) -> str:
    """A path written down, its points at whole numbers: `grid` of them make a unit.

    What ends where it began is closed. All elements are read at once, and all numbers written at
    once: one call of Python for each takes ten times as long.
    """
    stored = QByteArray()
    stream = QDataStream(stored, QIODevice.OpenModeFlag.WriteOnly)
    stream << path
    count = path.elementCount()
    if not count:
        return ""
    raw = bytes(stored.data())[4 : 4 + 20 * count]
    read = numpy.frombuffer(raw, _ELEMENT)
    points = numpy.rint(numpy.stack((read["x"], read["y"]), axis=1) * grid).astype(numpy.int64)
    kinds = raw[3::20].replace(_FURTHER, _LAST)
    written = "".join(_template(kinds, points, spelling))
    if spelling.on:
        steps = numpy.frombuffer(kinds, numpy.uint8)
        from_there = points[numpy.maximum(numpy.arange(count) - _BACK[steps], 0)]
        from_there[0] = 0
        points = points - from_there
    return written % tuple(points.ravel().tolist())


def _template(kinds: bytes, points: NDArray[numpy.int64], spelling: Spelling) -> list[str]:
    """The path without its numbers."""
    steps = [
        f"{before}%d %d{behind}"
        for before, behind in zip(spelling.before, spelling.behind, strict=True)
    ]
    parts, start = list[str](), 0
    while start < len(kinds):
        end = kinds.find(_MOVE, start + 1) % (len(kinds) + 1)
        parts += [steps[kind] for kind in kinds[start:end]]
        if end - start > 1 and (points[start] == points[end - 1]).all():
            parts.append(spelling.close)
        start = end
    return parts


@lru_cache(maxsize=8192)
def short(value: float, places: int = 3) -> str:
    """A number with so many places at the most, and no zeros at its end."""
    text = f"{value:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def grid_for(way: QTransform, exact: float) -> int:
    """How many steps a unit needs so that, carried that way, one is at most `exact`: 1, 10, 100."""
    reach = max(math.hypot(way.m11(), way.m12()), math.hypot(way.m21(), way.m22()), 1e-9)
    steps: int = 10 ** max(0, min(6, math.ceil(math.log10(reach / exact))))
    return steps


def on_grid(way: QTransform, grid: int) -> QTransform:
    """The way of points that are so many steps a unit."""
    return QTransform.fromScale(1 / grid, 1 / grid) * way


def matrix(way: QTransform) -> str:
    """A way as its six numbers."""
    turned = (short(part, 8) for part in (way.m11(), way.m12(), way.m21(), way.m22()))
    return f"{' '.join(turned)} {short(way.dx(), 4)} {short(way.dy(), 4)}"
