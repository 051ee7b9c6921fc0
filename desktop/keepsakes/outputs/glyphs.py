"""The letters of a text as shapes of its font, each with the characters that it stands for."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from itertools import pairwise

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGlyphRun, QPainterPath, QRawFont, QTextLayout, QTextOption

from desktop.drawing import fonts
from desktop.keepsakes.outputs.canvas import Words

_ALL = QTextLayout.GlyphRunRetrievalFlag.RetrieveAll
_CAPITALS = (QFont.Capitalization.AllUppercase, QFont.Capitalization.SmallCaps)
_GAPS = " \u00a0"
_ENDLESS = 1e6
UNITS = 1000
"""Shapes of letters are kept at this many units an em."""


class Typeface:
    """A font as its file holds it, `ours` if that file ships with the program."""

    def __init__(self, raw: QRawFont, stretch: float) -> None:
        """The font of a run, drawn `stretch` times as wide as it is."""
        self._raw = QRawFont(raw)
        self._raw.setPixelSize(UNITS)
        self.stretch = stretch
        self.name = f"{raw.familyName()} {raw.styleName()}"
        self.ours = self.table("head") in _heads()
        self._shapes: dict[int, QPainterPath] = {}

    def advance(self, glyph: int) -> int:
        """How far a glyph moves the pen, as wide as it is, in UNITS."""
        steps = self._raw.advancesForGlyphIndexes([glyph])
        return round(steps[0].x() / self.stretch)

    def table(self, tag: str) -> bytes:
        """A table of the font's file; b"" if it has none of this name."""
        return bytes(self._raw.fontTable(tag).data())

    def shape(self, glyph: int) -> QPainterPath:
        """The outline of a glyph, as wide as it is drawn, its baseline at 0."""
        found = self._shapes.get(glyph)
        if found is None:
            found = self._shapes[glyph] = self._raw.pathForGlyph(glyph)
        return found


class Glyph(msgspec.Struct, frozen=True):
    """One shape of a font: its number there, where it stands, the characters it stands for."""

    number: int
    x: float
    y: float
    text: str


class Letters(msgspec.Struct, frozen=True):
    """A run of glyphs of one font and size. Their texts, joined, are the text of the run.

    `apart`: they do not stand in that order, or so far apart that words cannot be told by it.
    """

    face: Typeface
    size: float
    glyphs: tuple[Glyph, ...]
    apart: bool

    @property
    def text(self) -> str:
        """The text of the run."""
        return "".join(glyph.text for glyph in self.glyphs)


_faces: dict[tuple[str, str, bytes, float], Typeface] = {}
_set: dict[tuple[str, str, float, bool], tuple[Letters, ...]] = {}
_MOST = 20_000


def _typeface(raw: QRawFont, stretch: float) -> Typeface:
    key = (raw.familyName(), raw.styleName(), _head(raw), stretch)
    if key not in _faces:
        _faces[key] = Typeface(raw, stretch)
    return _faces[key]


def _head(raw: QRawFont) -> bytes:
    """The table of a font's file by which it can be told from any other."""
    return bytes(raw.fontTable("head").data())


@lru_cache(maxsize=1)
def _heads() -> frozenset[bytes]:
    return frozenset(map(_head, fonts.files()))


def plain() -> Typeface:
    """A typeface of the program's own, whatever is installed."""
    return _typeface(fonts.files()[0], 1.0)


def letters(words: Words) -> tuple[Letters, ...]:
    """Set a text again as it was set, from its first letter's (0, 0) on.

    What was justified has its gaps widened to the same width. The same words give the very same
    runs, for most of a book are the same few hundred.
    """
    key = (words.text, words.font.key(), words.width, words.leftward)
    found = _set.get(key)
    if found is None:
        if len(_set) >= _MOST:
            _set.clear()
        found = _set[key] = _letters(words)
    return found


def _letters(words: Words) -> tuple[Letters, ...]:
    layout, wider = _laid(words)
    baseline = layout.lineAt(0).y() + layout.lineAt(0).ascent()
    runs = [run for run in layout.glyphRuns(-1, -1, _ALL) if run.glyphIndexes()]
    texts = _texts(words, runs)
    return tuple(_run(run, texts, baseline, wider, words) for run in runs)


def _laid(words: Words) -> tuple[QTextLayout, float]:
    """The text in one line, and how much wider than usual its gaps are."""
    layout = QTextLayout(words.text, words.font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    way = Qt.LayoutDirection.RightToLeft if words.leftward else Qt.LayoutDirection.LeftToRight
    option.setTextDirection(way)
    option.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(_ENDLESS)
    layout.endLayout()
    gaps = sum(words.text.count(gap) for gap in _GAPS)
    apart = words.width - line.horizontalAdvance()
    return layout, apart / gaps if gaps and abs(apart) > 0.01 else 0.0


def _texts(words: Words, runs: list[QGlyphRun]) -> dict[int, str]:
    """The characters of each cluster by where it begins, in units of UTF-16."""
    units = words.text.encode("utf-16-le", "surrogatepass")
    starts = sorted({start for run in runs for start in run.stringIndexes()})
    capitals = words.font.capitalization() in _CAPITALS
    found = {}
    for start, end in pairwise([*starts, len(units) // 2]):
        text = units[2 * start : 2 * end].decode("utf-16-le", "replace")
        found[start] = _read(text.upper() if capitals and text.upper().isupper() else text)
    return found


def _read(text: str) -> str:
    """What is copied of a text: every gap is a space, and what has no shape is left out."""
    kinds = ((sign, unicodedata.category(sign)) for sign in text)
    return "".join(" " if kind == "Zs" else sign for sign, kind in kinds if kind != "Cf")


def _run(
    run: QGlyphRun,
    texts: dict[int, str],
    baseline: float,
    wider: float,
    words: Words,
) -> Letters:
    """The glyphs of one run; a cluster's text stands with its first glyph."""
    raw, stretch = run.rawFont(), (words.font.stretch() or 100) / 100
    boxes = raw.pixelSize() <= 0  # no font has these; asked for a name, Qt would fall over
    told = set[int]()
    glyphs = []
    rows = zip(run.glyphIndexes(), run.positions(), run.stringIndexes(), strict=True)
    for number, at, start in rows:
        text = "" if start in told else texts[start]
        told.add(start)
        x = at.x() + wider * _gaps_before(words.text, start) if wider else at.x()
        glyphs.append(Glyph(0 if boxes else number, x, at.y() - baseline, text))
    face = plain() if boxes else _typeface(raw, stretch)
    size = float(words.font.pixelSize()) if boxes else raw.pixelSize()
    apart = run.isRightToLeft() or _spaced(words.font)
    return Letters(face, size, tuple(glyphs), apart)


def _spaced(font: QFont) -> bool:
    """Whether letters stand so far apart that a reader of the file would see words in them."""
    usual = 100.0 if font.letterSpacingType() == QFont.SpacingType.PercentageSpacing else 0.0
    return font.letterSpacing() not in (0.0, usual)


def _gaps_before(text: str, start: int) -> int:
    return sum(text.count(gap, 0, start) for gap in _GAPS)
