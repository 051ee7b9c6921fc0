"""Sheets of paper in millimetres, and the part of them that may be printed on."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QLocale, QRectF

USUAL_MARGIN = 5.0
_LETTER = (
    QLocale.Country.UnitedStates,
    QLocale.Country.Canada,
    QLocale.Country.Mexico,
    QLocale.Country.Philippines,
    QLocale.Country.PuertoRico,
    QLocale.Country.Colombia,
    QLocale.Country.Venezuela,
    QLocale.Country.Chile,
    QLocale.Country.CostaRica,
    QLocale.Country.Guatemala,
    QLocale.Country.DominicanRepublic,
    QLocale.Country.ElSalvador,
    QLocale.Country.Nicaragua,
    QLocale.Country.Panama,
)


class Paper(msgspec.Struct, frozen=True):
    """A paper by its name, standing: width and height in mm."""

    name: str
    width: float
    height: float


A4 = Paper("A4", 210.0, 297.0)
LETTER = Paper("Letter", 215.9, 279.4)
PAPERS = {paper.name: paper for paper in (A4, LETTER)}


def usual(locale: QLocale) -> Paper:
    """The paper that lies in printers where a reader lives."""
    return LETTER if locale.territory() in _LETTER else A4


class Sheet(msgspec.Struct, frozen=True):
    """One sheet as it lies in the printer. `margin`: so many mm along each edge stay bare."""

    paper: Paper = A4
    margin: float = USUAL_MARGIN
    landscape: bool = False

    @property
    def width(self) -> float:
        """Of the sheet as it lies, in mm."""
        return self.paper.height if self.landscape else self.paper.width

    @property
    def height(self) -> float:
        """Of the sheet as it lies, in mm."""
        return self.paper.width if self.landscape else self.paper.height

    @property
    def printable(self) -> QRectF:
        """The box, in mm from the sheet's upper left corner, that nothing is printed outside of."""
        box = QRectF(0, 0, self.width, self.height)
        return box.adjusted(self.margin, self.margin, -self.margin, -self.margin)

    def turned(self, *, landscape: bool) -> Sheet:
        """The same sheet lying or standing."""
        return msgspec.structs.replace(self, landscape=landscape)
