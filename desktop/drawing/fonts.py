"""The three faces of the table, loaded from the files that ship with it, in eight sizes only."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from PySide6.QtGui import QFont, QFontDatabase, QRawFont

from desktop.paths import shipped

SIZES = (12, 13, 15, 17, 20, 24, 32, 44)
"""The only sizes there are, in logical pixels at zoom 100 %."""

_FILES = (
    "EBGaramond-Regular.ttf",
    "EBGaramond-Italic.ttf",
    "EBGaramond-SemiBold.ttf",
    "EBGaramondSC-Regular.ttf",
    "EBGaramondSC-Italic.ttf",
    "AtkinsonHyperlegible-Regular.ttf",
    "AtkinsonHyperlegible-Bold.ttf",
    "Kalam-Regular.ttf",
)


class Face(Enum):
    """A face by what it is for: family, weight, slant."""

    READING = ("EB Garamond", QFont.Weight.Normal, False)
    MOOD = ("EB Garamond", QFont.Weight.Normal, True)
    TITLE = ("EB Garamond", QFont.Weight.DemiBold, False)
    LABEL = ("Atkinson Hyperlegible", QFont.Weight.Normal, False)
    STRONG = ("Atkinson Hyperlegible", QFont.Weight.Bold, False)
    HAND = ("Kalam", QFont.Weight.Normal, False)
    # Small capitals stand on the small letters, old-style figures on the digits.
    SMALL_CAPS = ("EB Garamond SC", QFont.Weight.Normal, False)
    MOOD_FIGURES = ("EB Garamond SC", QFont.Weight.Normal, True)


@lru_cache(maxsize=1)
def load() -> frozenset[str]:
    """Load the font files once; return their families. Needs a QGuiApplication.

    Raises FileNotFoundError for a file that is missing or no font.
    """
    families: set[str] = set()
    for name in _FILES:
        number = QFontDatabase.addApplicationFont(str(shipped("assets", "fonts", name)))
        if number < 0:
            raise FileNotFoundError(shipped("assets", "fonts", name))
        families.update(QFontDatabase.applicationFontFamilies(number))
    return frozenset(families)


@lru_cache(maxsize=1)
def files() -> tuple[QRawFont, ...]:
    """The shipped files themselves, the reading face first. Needs a QGuiApplication.

    A family's name may give something else: another font of that name may be installed.
    """
    return tuple(QRawFont(str(shipped("assets", "fonts", name)), SIZES[0]) for name in _FILES)


def font(face: Face, size: int, zoom: float = 1.0) -> QFont:
    """The face at one of SIZES, times `zoom`; a fresh copy. Raises ValueError for another size."""
    if size not in SIZES:
        raise ValueError(f"no size {size}: only {SIZES}")
    return QFont(_made(face, max(1, round(size * zoom))))


@lru_cache(maxsize=256)
def _made(face: Face, pixels: int) -> QFont:
    load()
    family, weight, slanted = face.value
    made = QFont(family)
    made.setPixelSize(pixels)
    made.setWeight(weight)
    made.setItalic(slanted)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # Figures of one width, so that counts do not dance when they change.
    made.setFeature(QFont.Tag("tnum"), 1)
    return made
