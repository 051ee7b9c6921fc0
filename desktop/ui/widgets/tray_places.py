"""Where the five dice of a day lie in their tray, and the records of what lies there."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF

from desktop.drawing.dice import Lie
from desktop.rules.games.calendar.state import SYMBOLS, Symbol

SIDE, PITCH, BETWEEN, LOWER = 60.0, 69.0, 76.0, 14.0
"""A die's side; from die to die; between the colours; how much lower a held one lies."""
WIDE = 376.0
"""How wide the tray is for which these hold."""
_TURNS = (-4.0, 7.0, -8.0, 3.0, -6.0, 5.0, -2.5, 8.5)
FACES: dict[str, Symbol] = {"i": "lens", "l": "lantern", "r": "revolver"}

Face = int | str
DieWord = Literal["number", "symbol"]
KINDS: tuple[DieWord, ...] = ("number", "number", "number", "symbol", "symbol")
"""What lies at the five places."""


class TrayDie(msgspec.Struct, frozen=True):
    """A die that lies: 1 to 6, or a symbol; 0 or "" for an empty face.

    `held` dice lie lower on the ribbon; one that is `locked` may not be rolled again.
    """

    face: Face
    held: bool = False
    locked: bool = False

    @property
    def kind(self) -> DieWord:
        """Whether it is a number die or a symbol die."""
        return "number" if isinstance(self.face, int) else "symbol"


def middles(width: float) -> list[QPointF]:
    """The middles of the five places, in a tray as wide as that, on a line at 0."""
    wider = min(1.2, max(1.0, width / (WIDE - 14)))
    x = (width - (3 * PITCH + BETWEEN) * wider) / 2
    found = []
    for n in range(5):
        found.append(QPointF(x, 0))
        x += wider * (BETWEEN if n == 2 else PITCH)
    return found


def turn(place: int, throw: str) -> float:
    """How a die lies after a throw, -9 to +9 degrees; the same throw always gives the same."""
    if not throw:
        return _TURNS[place % len(_TURNS)]
    return random.Random(f"{throw} {place}").uniform(-9, 9)


def lies(dice: Sequence[TrayDie], area: QRectF, turns: Sequence[float]) -> list[Lie]:
    """How the dice lie in the lining of the tray, in units of the smaller window."""
    line = area.top() + 38.0
    found = []
    for n, (die, at) in enumerate(zip(dice, middles(area.width()), strict=False)):
        y = line + (LOWER if die.held else 0.0)
        found.append(Lie(area.left() + at.x(), y, SIDE, turns[n]))
    return found


def typed_face(kind: DieWord, text: str) -> Face | None:
    """The face that a key stands for on a die of this kind; None for a key that is none."""
    if kind == "number":
        return int(text) if text in tuple("123456") else None
    if text in tuple("123"):
        return SYMBOLS[int(text) - 1]
    return FACES.get(text.lower())
