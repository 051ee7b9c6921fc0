"""Where the parts of the adventurer's note lie: set closer on a low note, larger on a wide one."""

from __future__ import annotations

import msgspec

WIDE, LEAST = 284.0, 548.0
"""As wide as this at zoom 100 %, at least as high; all else is counted in units of that."""
LEFT, SLIP_STEP = 30.0, 53.0
_SLIPS, _FOOT = 515.0, 23.0
_SAVED = 46.0  # how much lower the note can be made by setting its parts closer


class NoteLines(msgspec.Struct, frozen=True):
    """The note's size in its units, how large it is drawn, and where each part begins.

    `tight` is how close the parts are set, 0 to 1; `rows` how many rows of slips there are.
    """

    scale: float
    wide: float
    high: float
    tight: float
    rows: int
    boxes: float
    wounds: float
    books: float
    carried: float

    @property
    def content(self) -> float:
        """How wide the content is."""
        return self.wide - 2 * LEFT


def note_lines(width: float, height: float) -> NoteLines:
    """The lines of a note of so many units of zoom 100 %."""
    scale = max(0.4, min(width / WIDE, height / LEAST))
    wide, high = width / scale, height / scale
    tight = min(1.0, max(0.0, (_SLIPS + SLIP_STEP + _FOOT - high) / _SAVED))
    rows = max(1, int((high - _FOOT - (_SLIPS - _SAVED * tight) + 0.5) / SLIP_STEP))
    boxes = 104.0 - 10 * tight
    wounds = boxes + 158 - 20 * tight
    books = wounds + 168 - 6 * tight
    carried = books + 76 - 10 * tight
    return NoteLines(scale, wide, high, tight, rows, boxes, wounds, books, carried)
