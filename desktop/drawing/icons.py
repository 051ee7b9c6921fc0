"""The small signs: characteristics, skull, candles, flame, house, arrows."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.drawing.inks import Inks
from desktop.drawing.woodcut import Colours, cuts, stamp, stamp_in

_BOOK = "icons"
CHARACTERISTICS = ("strength", "skill", "willpower", "investigation")


def names() -> frozenset[str]:
    """The keys of all signs."""
    return frozenset(cuts(_BOOK))


def icon(
    painter: QPainter, key: str, x: float, y: float, size: float, colour: str, ground: str = ""
) -> None:
    """Draw a sign with its upper left corner at (x, y). Raises KeyError for an unknown key."""
    unit = 16.0 if key == "skull" else 20.0
    colours = Colours(ink=colour, paper=ground or "#FFFFFF")
    stamp_in(painter, cuts(_BOOK)[key], colours, QRectF(x, y, size, size), (unit, unit))


def candle(painter: QPainter, x: float, y: float, lit: bool, inks: Inks) -> None:
    """Draw an Action's candle stub, 7 wide, its foot at y + 12: burning, or spent."""
    painter.save()
    painter.translate(x - 6.5, y - 8)
    key = "candle_lit" if lit else "candle_spent"
    ink = inks.desk if lit else inks.desk_quiet
    stamp(painter, cuts(_BOOK)[key], Colours(ink=ink, paper=inks.bone))
    painter.restore()


def flame(painter: QPainter, x: float, foot: float, height: float, inks: Inks) -> None:
    """Draw the bone flame that stands above the turn which is now."""
    share = height / 14
    painter.save()
    painter.translate(x - 10 * share, foot - 19 * share)
    painter.scale(share, share)
    stamp(painter, cuts(_BOOK)["flame"], Colours(ink=inks.desk, paper=inks.bone))
    painter.restore()
