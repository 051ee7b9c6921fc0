"""Choosing among wordings of one thing, so that a long text does not repeat itself.

The same story is told in the same words every time: which wording stands where follows from a
seed, from the number of the entry that is told, and from what was said before it.
"""

import hashlib
import re
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.words.language import spoken
from desktop.words.markup import Piece
from desktop.words.numbers import in_words

_OPEN, _SHUT = "\ue000", "\ue001"
_BEGINS = re.compile(r"(^|[.?!] )\{(\w+)\}")
_SAME_SOUND = re.compile(rf"(?<= )y(?= {_OPEN}?(?:I|Hi|i|hi)(?![aeo]))")
_APOSTROPHE = re.compile(rf"(?<=[\w{_SHUT}])'")
_BESIDE = 12
"""No sentence comes again within so many."""


Voice = Literal["text", "mood", "quote", "figures", "note"]


class Passage(msgspec.Struct, frozen=True):
    """One paragraph of a told text: told, read, in the mood of what is read, figures, pencilled."""

    voice: Voice
    pieces: tuple[Piece, ...]


def name(text: str) -> str:
    """A name that is set apart from the words around it: of a place, a card, a wound."""
    return f"{_OPEN}{plain(text)}{_SHUT}"


def plain(text: str) -> str:
    """A text without the marks of names."""
    return text.replace(_OPEN, "").replace(_SHUT, "")


def pieces(sentence: str) -> tuple[Piece, ...]:
    """A sentence as runs: names are emphasised, apostrophes curled."""
    found: list[Piece] = []
    for part in _APOSTROPHE.sub("\N{RIGHT SINGLE QUOTATION MARK}", sentence).split(_OPEN):
        inside, shut, after = part.partition(_SHUT)
        if shut:
            found += [Piece("em", inside), Piece("plain", after)]
        else:
            found.append(Piece("plain", part))
    return tuple(piece for piece in found if piece.text)


def opening(text: str) -> str:
    """A text as it stands at the beginning of a sentence."""
    at = 1 if text.startswith(_OPEN) else 0
    return f"{text[:at]}{text[at : at + 1].upper()}{text[at + 1 :]}"


def row(parts: Sequence[str]) -> str:
    """Things in a row: `4, 4 and 5`."""
    if len(parts) < 2:
        return "".join(parts)
    joined = QCoreApplication.translate("Keepsakes", "{first} and {last}")
    return _spoken_well(joined.format(first=", ".join(parts[:-1]), last=parts[-1]))


def _spoken_well(text: str) -> str:
    """In Spanish "y" becomes "e" before the same sound."""
    return _SAME_SOUND.sub("e", text) if spoken() == "es" else text


def count(number: int) -> str:
    """A whole number in words, nought included."""
    if number == 0:
        return QCoreApplication.translate("Keepsakes", "nought")
    return in_words(number, spoken())


def dice(values: Sequence[int]) -> str:
    """What fell, as digits in a row."""
    return row([str(value) for value in values])


def filled(wording: str, facts: Mapping[str, str]) -> str:
    """A wording with its facts put in; what begins a sentence is written large."""
    first = {f"{key}_first": opening(value) for key, value in facts.items()}
    return _spoken_well(_BEGINS.sub(r"\1{\2_first}", wording).format(**facts, **first))


class Wordings:
    """Fills one of several wordings, another each time, the same ones for the same story."""

    def __init__(self, seed: str) -> None:
        """Take what makes this story's choices its own."""
        self.number = 0  # of the entry that is told
        self._seed = seed
        self._used: dict[str, deque[int]] = {}
        self._said: deque[str] = deque(maxlen=_BESIDE)
        self._count = 0  # of all that was said

    def say(self, kind: str, wordings: Sequence[str], /, **facts: str) -> str:
        """One sentence of a kind with its facts put in.

        A wording rests while all but three of its fellows are used, and no two neighbours begin
        with the same word where that can be had.
        """
        used = self._used.setdefault(kind, deque(maxlen=max(1, len(wordings) - 3)))
        order = sorted(range(len(wordings)), key=lambda place: self._lot(kind, place))
        told = {place: filled(wordings[place], facts) for place in order}
        place = min(order, key=lambda one: self._against(used, one, told[one]))
        used.append(place)
        self._said.append(told[place])
        self._count += 1
        return told[place]

    def _lot(self, kind: str, place: int) -> bytes:
        drawn = f"{self._seed}|{self.number}|{self._count}|{kind}|{place}"
        return hashlib.sha256(drawn.encode()).digest()

    def _against(
        self, used: deque[int], place: int, told: str
    ) -> tuple[bool, bool, bool, bool, int]:
        """What speaks against a wording, the weightiest first."""
        recent = len(used) - list(used)[::-1].index(place) if place in used else 0
        before = self._said[-1] if self._said else ""
        alike = _first_word(told) == _first_word(before)
        latest = bool(used) and used[-1] == place
        return told in self._said, latest, bool(recent), alike, recent


def _first_word(sentence: str) -> str:
    return plain(sentence).split(" ", 1)[0].rstrip(",.:;")
