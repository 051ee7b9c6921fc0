"""The emblems of Encounters, Towns and flights: our own woodcuts, 72 px, two weights."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.drawing.inks import Inks
from desktop.drawing.kept import kept
from desktop.drawing.woodcut import Colours, cut, stamp_in

EMBLEM = 72.0
TOWN, FLIGHT = "town", "flight"


def emblem(painter: QPainter, box: QRectF, key: str, inks: Inks) -> None:
    """Print an emblem into a box: the letter of an Encounter (O P Pp Pm C H Z R), TOWN, FLIGHT.

    It stands on the page's paper; an unknown key prints a question mark.
    """
    colours = Colours(ink=inks.ink, paper=inks.page, accent=inks.red)

    def drawn(brush: QPainter) -> None:
        stamp_in(brush, cut("encounters", key), colours, box, (EMBLEM, EMBLEM))

    around, name = box.adjusted(-2, -2, 2, 2), ("emblem", key, box.width(), box.height())
    kept(painter, name, around, inks, drawn)
