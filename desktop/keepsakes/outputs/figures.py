"""Numbers and outlines as the plain text that files of vectors hold."""

from __future__ import annotations

import math
import re
from functools import lru_cache
from struct import unpack

import msgspec
from PySide6.QtCore import QByteArray, QDataStream, QIODevice
from PySide6.QtGui import QPainterPath, QTransform


class Spelling(msgspec.Struct, frozen=True):
    """What a kind of file writes before and behind the points of a path's steps.

    In Qt's order: where a line begins, where it goes straight, the first point of a curve, its
    second, its last.
    """

    before: tuple[str, str, str, str, str]
    behind: tuple[str, str, str, str, str]
    close: str


SVG = Spelling(("M", "L", "C", " ", " "), ("", "", "", "", ""), "Z")
PDF = Spelling(("", "", "", " ", " "), (" m\n", " l\n", "", "", " c\n"), "h\n")
_MOVE, _FURTHER, _LAST = b"\0", b"\3\3", b"\3\4"
_IDLE = re.compile(r"\.?0+(?![\d.])")


def spelled(path: QPainterPath, spelling: Spelling, places: int) -> str:
    """A path written down; what ends where it began is closed.

    All elements are read at once, and all numbers written at once: one call of Python for each
    takes ten times as long.
    """
    stored = QByteArray()
    stream = QDataStream(stored, QIODevice.OpenModeFlag.WriteOnly)
    stream << path
    count = path.elementCount()
    raw = bytes(stored.data())[4 : 4 + 20 * count]
    kinds, points = raw[3::20].replace(_FURTHER, _LAST), unpack(">" + "4xdd" * count, raw)
    steps = [
        f"{before}%.{places}f %.{places}f{behind}"
        for before, behind in zip(spelling.before, spelling.behind, strict=True)
    ]
    parts, start = list[str](), 0
    while start < count:
        end = kinds.find(_MOVE, start + 1) % (count + 1)
        parts += [steps[kind] for kind in kinds[start:end]]
        if end - start > 1 and points[2 * start : 2 * start + 2] == points[2 * end - 2 : 2 * end]:
            parts.append(spelling.close)
        start = end
    written = "".join(parts) % points
    return _IDLE.sub("", written) if places else written


@lru_cache(maxsize=8192)
def short(value: float, places: int = 3) -> str:
    """A number with so many places at the most, and no zeros at its end."""
    text = f"{value:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def places_for(way: QTransform, exact: float) -> int:
    """How many places a number needs so that, carried that way, it is right to within `exact`."""
    reach = max(math.hypot(way.m11(), way.m12()), math.hypot(way.m21(), way.m22()), 1e-9)
    return max(0, min(6, math.ceil(math.log10(reach / exact))))


def matrix(way: QTransform, places: int = 5) -> str:
    """A way as its six numbers."""
    parts = (way.m11(), way.m12(), way.m21(), way.m22(), way.dx(), way.dy())
    return " ".join(short(part, places) for part in parts)
