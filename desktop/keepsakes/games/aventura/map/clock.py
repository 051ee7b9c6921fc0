"""The Clock of a map as printed: its turns as tabs, red ones torn, those played struck out."""

from __future__ import annotations

import msgspec
from PySide6.QtGui import QPainter

from desktop.drawing.inks import Inks
from desktop.drawing.tabs import PITCH, TAB, gone_tab, tab

_ROW = 30.0


class Clock(msgspec.Struct, frozen=True):
    """So many turns, which of them are red, and up to which they were played."""

    turns: int
    red: frozenset[int]
    played: int = 0

    def size(self, width: float) -> tuple[float, float]:
        """How wide and high it gets within a width."""
        columns = self._columns(width)
        lines = -(-self.turns // columns)
        return columns * PITCH - (PITCH - TAB), lines * _ROW - (_ROW - TAB)

    def _columns(self, width: float) -> int:
        most = max(1, int((width + PITCH - TAB) // PITCH))
        lines = -(-self.turns // most)
        return min(most, -(-self.turns // lines))

    def paint(self, painter: QPainter, x: float, y: float, width: float, inks: Inks) -> None:
        """Draw the tabs in as few lines as the width allows."""
        columns = self._columns(width)
        printed = msgspec.structs.replace(inks, desk_quiet=inks.quiet)
        for turn in range(1, self.turns + 1):
            line, column = divmod(turn - 1, columns)
            left, top = x + column * PITCH, y + line * _ROW
            red = turn in self.red
            if turn <= self.played:
                gone_tab(painter, left, top, turn, red, printed)
            else:
                tab(painter, left, top, turn, printed, red=red, last=turn > self.turns - 2)
