"""The type of a book: its faces at sizes in tenths of a point, and how wide words are in them."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath

from desktop.drawing.fonts import Face, load

TENTH = 25.4 / 720
"""A tenth of a point in mm: what a page is set in, so that whole pixels are fine sizes of type."""
CAP_HEIGHT = 0.65
"""Of EB Garamond, for a size of 1."""


class Cut(msgspec.Struct, frozen=True):
    """A face at a size in tenths of a point, letterspaced by so many percent."""

    face: Face
    size: int
    spacing: float = 0.0


@lru_cache(maxsize=256)
def cast(cut: Cut) -> QFont:
    """The font of a cut; share it, never change it."""
    load()
    family, weight, slanted = cut.face.value
    made = QFont(family)
    made.setPixelSize(cut.size)
    made.setWeight(weight)
    made.setItalic(slanted)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if cut.spacing:
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + cut.spacing)
    return made


@lru_cache(maxsize=256)
def _measure(cut: Cut) -> QFontMetricsF:
    return QFontMetricsF(cast(cut))


@lru_cache(maxsize=32768)
def advance(text: str, cut: Cut) -> float:
    """How wide a text is, in tenths of a point."""
    return float(_measure(cut).horizontalAdvance(text))


@lru_cache(maxsize=64)
def outline(text: str, cut: Cut) -> QPainterPath:
    """A text as a shape, its baseline's start at (0, 0); share it, never change it."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), cast(cut), text)
    return path
