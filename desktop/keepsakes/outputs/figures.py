"""Numbers and outlines as the plain text that files of vectors hold."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from struct import iter_unpack

from PySide6.QtCore import QByteArray, QDataStream, QIODevice
from PySide6.QtGui import QColor, QGradient, QPainterPath, QTransform

MOVE, LINE, CURVE, FURTHER = range(4)
"""Kinds of elements: a curve is followed by two that are its further points."""
_MIXED = 8
Element = tuple[int, float, float]


def elements(path: QPainterPath) -> Iterator[Element]:
    """Kind, x and y of each element, read all at once: asking for each takes ten times as long."""
    stored = QByteArray()
    stream = QDataStream(stored, QIODevice.OpenModeFlag.WriteOnly)
    stream << path
    yield from iter_unpack(">idd", stored.data()[4 : 4 + 20 * path.elementCount()])


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


def stops(gradient: QGradient) -> list[tuple[float, QColor]]:
    """Where a gradient has which colour, for those who mix colours and opacity apart.

    Qt mixes them together (what fades out keeps its neighbour's colour), so that between two
    opacities more stops are needed.
    """
    given = list(gradient.stops())
    found = given[:1]
    for (start, first), (end, last) in pairwise(given):
        count = 1 if first.alpha() == last.alpha() else _MIXED
        for n in range(1, count + 1):
            share = n / count
            found.append((start + (end - start) * share, _mixed(first, last, share)))
    return found


def _mixed(first: QColor, last: QColor, share: float) -> QColor:
    """A colour between two, each as strong as it is opaque."""
    a, b = first.alphaF() * (1 - share), last.alphaF() * share
    alpha = a + b
    if alpha == 0:
        return last
    a, b = a / alpha, b / alpha
    red = first.redF() * a + last.redF() * b
    green = first.greenF() * a + last.greenF() * b
    blue = first.blueF() * a + last.blueF() * b
    return QColor.fromRgbF(min(1.0, red), min(1.0, green), min(1.0, blue), min(1.0, alpha))


def grey(colour: QColor) -> QColor:
    """A colour as a printer without colours has it, as dark as it was."""
    level = (11 * colour.red() + 16 * colour.green() + 5 * colour.blue()) // 32
    return QColor(level, level, level, colour.alpha())
