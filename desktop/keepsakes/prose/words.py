"""Words as they are set: runs of text become fragments, between which a line may be broken."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from itertools import groupby, pairwise

import msgspec
from PySide6.QtCore import QTextBoundaryFinder

from desktop.drawing.fonts import Face
from desktop.drawing.prose import Paragraph
from desktop.keepsakes.prose.cuts import Cut, advance

SOFT_HYPHEN = "\u00ad"
CAPITALS = "capitals"
"""A style of runs for the first words of a chapter: letterspaced small capitals."""
_FIGURES = re.compile(r"(\d+(?:[.,:/\u2013-]\d+)*)")
_SPACES = re.compile(r"([^\S\u00a0\u202f\u2007]+)")
_PLAIN = re.compile(r"[A-Za-zÀ-ÿĀ-ž\d.,;:!?'\u2019\u2018\u201c\u201d\u201e\u00ab\u00bb()]+")
_BREAKING = "-\u2010\u2013\u2014/" + SOFT_HYPHEN
_SIGN = 0.95
"""How large a sign in the text is, of the size of type."""


class Gap(Enum):
    """What stands after a fragment."""

    NONE = 0  # nothing, and no line ends here
    SPACE = 1  # a word space
    SEAM = 2  # nothing, but a line may end here
    SOFT = 3  # a hyphen, if a line ends here


class Piece(msgspec.Struct, frozen=True):
    """Some letters in one cut, or (if `sign`) one of the small signs; `x` from the line's start."""

    text: str
    cut: Cut
    x: float = 0.0
    sign: bool = False

    @property
    def width(self) -> float:
        """How much room it takes."""
        return self.cut.size * _SIGN if self.sign else advance(self.text, self.cut)


class Fragment(msgspec.Struct, frozen=True):
    """A word, or a part of one. `said`: the whole word, at the first of its fragments."""

    pieces: tuple[Piece, ...]
    width: float
    gap: Gap
    said: str = ""

    @property
    def last(self) -> str:
        """Its last letter."""
        return "" if self.pieces[-1].sign else self.pieces[-1].text[-1:]

    @property
    def first(self) -> str:
        """Its first letter."""
        return "" if self.pieces[0].sign else self.pieces[0].text[:1]


class Hand(msgspec.Struct, frozen=True):
    """What the styles of runs are set in: upright, slanted and strong, and their figures.

    A face for figures is left out where those of the face itself are wanted.
    """

    upright: Cut
    slanted: Cut
    strong: Cut
    figures: tuple[tuple[Face, Face], ...] = ()

    def of(self, style: str) -> Cut:
        """The cut for a style of run."""
        return {
            "em": self.slanted,
            "mood": self.slanted,
            "strong": self.strong,
            CAPITALS: Cut(Face.SMALL_CAPS, self.upright.size, 5.0),
        }.get(style, self.upright)


_OLD_STYLE = ((Face.READING, Face.SMALL_CAPS), (Face.MOOD, Face.MOOD_FIGURES))


def roman(size: int, *, old_style: bool = True) -> Hand:
    """Upright type, italics for emphasis."""
    upright, slanted = Cut(Face.READING, size), Cut(Face.MOOD, size)
    return Hand(upright, slanted, Cut(Face.TITLE, size), _OLD_STYLE if old_style else ())


def italic(size: int) -> Hand:
    """Italics, upright for emphasis."""
    upright, slanted = Cut(Face.READING, size), Cut(Face.MOOD, size)
    return Hand(slanted, upright, Cut(Face.TITLE, size), _OLD_STYLE)


def pencil(size: int) -> Hand:
    """The player's own hand, whatever is asked for."""
    cut = Cut(Face.HAND, size)
    return Hand(cut, cut, cut)


def capitals(size: int, spacing: float = 6.0) -> Hand:
    """Letterspaced small capitals, whatever is asked for."""
    cut = Cut(Face.SMALL_CAPS, size, spacing)
    return Hand(cut, cut, cut)


def fragments(
    runs: Paragraph, hand: Hand, narrowest: float, *, whole: bool = False
) -> list[Fragment]:
    """The words of a paragraph; none is wider than `narrowest` where it can be cut at all.

    Words that are to stay `whole` are cut only where they are wider than that.
    """
    found: list[Fragment] = []
    for word, spaced in _words(runs):
        if len(word) == 1 and _PLAIN.fullmatch(word[0][0]) and word[0][1] != "icon":
            one = _word(*word[0], hand, Gap.SPACE if spaced else Gap.NONE)
            if one.width <= narrowest:
                found.append(one)
                continue
        letters = "".join(text for text, style in word if style != "icon")
        said = letters.replace(SOFT_HYPHEN, "")
        parts = [(_pieces(word, hand), Gap.NONE)]
        if not whole or sum(piece.width for piece in parts[0][0]) > narrowest:
            parts = list(_parts(word, letters, hand))
        for number, (part, gap) in enumerate(parts):
            last = number == len(parts) - 1
            after = (Gap.SPACE if spaced else Gap.NONE) if last else gap
            found += _fitted(part, after, said if number == 0 else "", narrowest)
    return found


@lru_cache(maxsize=16384)
def _word(text: str, style: str, hand: Hand, gap: Gap) -> Fragment:
    """A word of ordinary letters in one style."""
    pieces = _pieces([(text, style)], hand)
    return _placed(pieces, sum(piece.width for piece in pieces), gap, text)


def _words(runs: Paragraph) -> Iterator[tuple[list[tuple[str, str]], bool]]:
    """Each word as pieces of (text, style), and whether a space follows it."""
    word: list[tuple[str, str]] = []
    for run in runs:
        if run.style == "icon":
            word.append((run.text, "icon"))
            continue
        for number, text in enumerate(_SPACES.split(run.text)):
            if number % 2 and word:
                yield word, True
                word = []
            elif text and not number % 2:
                word.append((text, run.style))
    if word:
        yield word, False


def _parts(
    word: list[tuple[str, str]], whole: str, hand: Hand
) -> Iterator[tuple[list[Piece], Gap]]:
    """The parts of a word between which a line may end."""
    if _PLAIN.fullmatch(whole) or not whole:
        yield _pieces(word, hand), Gap.NONE
        return
    cuts = _breaks(whole)
    for start, end in pairwise([0, *cuts, len(whole)]):
        soft = whole[end - 1] == SOFT_HYPHEN
        yield _pieces(_between(word, start, end), hand), Gap.SOFT if soft else Gap.SEAM


def _breaks(whole: str) -> list[int]:
    """Where a line may end within a word."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, whole)
    found: list[int] = []
    units = whole.encode("utf-16-le", "surrogatepass")
    while (place := finder.toNextBoundary()) != -1:
        at = len(units[: 2 * place].decode("utf-16-le", "surrogatepass"))
        before = whole[at - 1]
        wide = unicodedata.east_asian_width(before) in "WF"
        if 1 < at < len(whole) and (before in _BREAKING or wide):
            found.append(at)
    return sorted(set(found))


def _between(word: list[tuple[str, str]], start: int, end: int) -> list[tuple[str, str]]:
    """The pieces of a word from one letter to another."""
    found, at = list[tuple[str, str]](), 0
    for text, style in word:
        if style == "icon":
            if start <= at < end or (at == end == 0):
                found.append((text, style))
            continue
        part = text[max(0, start - at) : max(0, end - at)]
        if part:
            found.append((part, style))
        at += len(text)
    if word[-1][1] == "icon" and end == at and word[-1] not in found:
        found.append(word[-1])
    return found


def _pieces(word: list[tuple[str, str]], hand: Hand) -> list[Piece]:
    """The letters of a word by the cut they stand in: figures may have one of their own."""
    letters: list[tuple[str, Cut, bool]] = []
    for text, style in word:
        if style == "icon":
            letters.append((text, hand.upright, True))
            continue
        cut = hand.of(style)
        own = dict(hand.figures).get(cut.face)
        for number, part in enumerate(_FIGURES.split(text.replace(SOFT_HYPHEN, ""))):
            if part:
                figures = number % 2 and own is not None
                letters.append((part, Cut(own, cut.size) if figures and own else cut, False))
    joined: list[Piece] = []
    for (cut, sign), group in groupby(letters, key=lambda letter: letter[1:]):
        if sign:
            joined += [Piece(text, cut, sign=True) for text, _, _ in group]
        else:
            joined.append(Piece("".join(text for text, _, _ in group), cut))
    return joined


def _fitted(pieces: list[Piece], gap: Gap, said: str, narrowest: float) -> Iterator[Fragment]:
    """The fragment, or letters of it one after another where it is too wide for a line."""
    width = sum(piece.width for piece in pieces)
    if not pieces:
        return
    if width <= narrowest:
        yield _placed(pieces, width, gap, said)
        return
    letters = [
        Piece(letter, piece.cut, sign=piece.sign)
        for piece in pieces
        for letter in ([piece.text] if piece.sign else _letters(piece.text))
    ]
    for number, letter in enumerate(letters):
        after = gap if number == len(letters) - 1 else Gap.SEAM
        yield _placed([letter], letter.width, after, said if number == 0 else "")


def _letters(text: str) -> list[str]:
    """The letters of a text as a reader counts them (marks stay with their letter)."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, text)
    units, found, start = text.encode("utf-16-le", "surrogatepass"), list[str](), 0
    while (end := finder.toNextBoundary()) != -1:
        found.append(units[2 * start : 2 * end].decode("utf-16-le", "replace"))
        start = end
    return found


def _placed(pieces: list[Piece], width: float, gap: Gap, said: str) -> Fragment:
    """A fragment, its pieces one beside the other."""
    placed, x = list[Piece](), 0.0
    for piece in pieces:
        placed.append(msgspec.structs.replace(piece, x=x))
        x += piece.width
    return Fragment(tuple(placed), width, gap, said)
