"""The design of a page: type, measure and margins for a sheet, in tenths of a point."""

from __future__ import annotations

import msgspec

from desktop.drawing.fonts import Face
from desktop.keepsakes.paper import Sheet
from desktop.keepsakes.prose.cuts import TENTH, Cut, advance

_LARGEST = 136
_SMALLEST = 80
_LETTERS = 67
"""How many letters a line is to have."""
_FEWEST = 50
_SAMPLE = (
    "It was a quarter past four when the ferry came in, with nobody at the rail and the lamps "
    "lit, and Mrs Adler put down her knitting to count the people who did not come ashore."
)
_BASELINE = 0.77
"""Where a line's baseline is, of its height."""
_DEPTH = 0.79
"""How much of a page's height the type takes."""
_HEAD = 2.1
"""From the running head's baseline to the first one of the text, in lines."""


class Design(msgspec.Struct, frozen=True):
    """A page of text: its size, its box of type (left on a right-hand page), its type."""

    width: float
    height: float
    left: float
    right: float
    top: float
    measure: float
    lines: int
    leading: float
    size: int
    safe: tuple[float, float, float, float]
    """Left, top, right and bottom of what may be printed on."""

    @property
    def small(self) -> int:
        """The size of small type."""
        return max(70, round(self.size * 0.84))

    @property
    def small_leading(self) -> float:
        """From line to line in small type."""
        return self.leading * 0.84

    @property
    def depth(self) -> float:
        """How high the box of type is."""
        return self.lines * self.leading

    @property
    def head(self) -> float:
        """The baseline of the running head."""
        return self.top + (_BASELINE - _HEAD) * self.leading

    def start(self, *, recto: bool) -> float:
        """The left edge of the type on a right-hand or left-hand page."""
        return self.left if recto else self.width - self.left - self.measure

    def hang(self, *, recto: bool) -> tuple[float, float]:
        """How far something may stand out of the type on its left and on its right."""
        start = self.start(recto=recto)
        return start - self.safe[0], self.safe[2] - start - self.measure

    @property
    def overhang(self) -> float:
        """How far something may stand out of the type on any page, on either side."""
        return max(0.0, min(*self.hang(recto=True), *self.hang(recto=False)))


def baseline(leading: float) -> float:
    """Where the baseline is in a line of this height."""
    return leading * _BASELINE


def design(sheet: Sheet) -> Design:
    """The page for a sheet of paper (a half sheet for a booklet)."""
    width, height = sheet.width / TENTH, sheet.height / TENTH
    box = sheet.printable
    safe = (
        box.left() / TENTH,
        box.top() / TENTH,
        box.right() / TENTH,
        box.bottom() / TENTH,
    )
    narrow = min(width, height / 1.25)
    size = _size(round(narrow * TENTH * 0.5 + 31), safe[2] - safe[0])
    measure = min(_LETTERS * _letter(size), safe[2] - safe[0])
    leading = round(size * 1.34)
    left = _between(safe[0], (width - measure) * 0.44, safe[2] - measure)
    left = _between(width - safe[2], left, width - safe[0] - measure)
    room = safe[3] - safe[1] - (_HEAD - _BASELINE) * leading - size
    lines = max(6, int(min(height * _DEPTH, room) / leading))
    spare = height - lines * leading
    highest = safe[1] + (_HEAD - _BASELINE) * leading + size
    top = _between(highest, spare * 0.45, max(highest, safe[3] - lines * leading))
    return Design(
        width, height, left, width - left - measure, top, measure, lines, leading, size, safe
    )


def _size(wanted: int, room: float) -> int:
    """The size nearest to what is wanted that leaves enough letters in the room there is."""
    size = min(_LARGEST, max(_SMALLEST, wanted))
    while size > _SMALLEST and room < _FEWEST * _letter(size):
        size -= 1
    return size


def _letter(size: int) -> float:
    """The mean width of a letter."""
    return advance(_SAMPLE, Cut(Face.READING, 100)) / len(_SAMPLE) * size / 100


def _between(least: float, wanted: float, most: float) -> float:
    return max(least, min(wanted, most))
