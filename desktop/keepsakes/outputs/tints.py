"""Colours for those who mix them in another way than Qt, or have none."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtGui import QColor, QGradient

_MIXED = 8


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
