"""Numbers and outlines as the plain text that files of vectors hold."""

from __future__ import annotations

import math
from struct import iter_unpack

import msgspec
from PySide6.QtCore import QByteArray, QDataStream, QIODevice
from PySide6.QtGui import QPainterPath, QTransform


class Spelling(msgspec.Struct, frozen=True):
    """What a kind of file writes before and behind the points of a path's steps."""

    before: tuple[str, str, str, str]
    behind: tuple[str, str, str, str]
    close: str


SVG = Spelling(("M", "L", "C", " "), ("", "", "", ""), "Z")
PDF = Spelling(("", "", "", " "), (" m\n", " l\n", "", " c\n"), "h\n")
_MOVE, _CURVE = 0, 2  # a curve is followed by two further points


def spelled(path: QPainterPath, spelling: Spelling, places: int) -> str:
    """A path written down; what ends where it began is closed.

    The elements are read all at once: asking a path for each takes ten times as long.
    """
    stored = QByteArray()
    stream = QDataStream(stored, QIODevice.OpenModeFlag.WriteOnly)
    stream << path
    before, behind = spelling.before, spelling.behind
    parts, ahead, steps = list[str](), 0, 0
    start = at = (0.0, 0.0)
    for kind, x, y in iter_unpack(">idd", stored.data()[4 : 4 + 20 * path.elementCount()]):
        if kind == _MOVE:
            if steps > 0 and at == start:
                parts.append(spelling.close)
            start, steps = (x, y), -1
        ahead = 2 if kind == _CURVE else ahead - 1
        last = behind[kind] if ahead <= 0 else ""
        parts.append(f"{before[kind]}{short(x, places)} {short(y, places)}{last}")
        at, steps = (x, y), steps + 1
    if steps > 0 and at == start:
        parts.append(spelling.close)
    return "".join(parts)


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
