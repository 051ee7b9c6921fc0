"""The page that asks where to go: the nearest Areas with what their Route loses and the chance."""

from __future__ import annotations

from typing import Literal

import msgspec
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.ui.widgets.page_face import PageFace

Sorting = Literal["near", "chance"]


class DestinationRow(msgspec.Struct, frozen=True):
    """A destination. `mark` is written by the hand as on the sheet: "15", "Z16", "T5", "HT2".

    `loss` has at most 20 characters. `chance` is None for Towns, which say `note` instead;
    `sure` is False for the mean of the six types. `closed` is why no dot there is legal.
    """

    area: str
    digit: int
    mark: str
    kind: str
    loss: str = ""
    known: bool = True
    chance: float | None = None
    sure: bool = True
    odds_text: str = ""
    note: str = ""
    closed: str = ""
    pointed: bool = False


class DestinationView(msgspec.Struct, frozen=True):
    """What the page shows; `more` destinations are not in the rows."""

    rows: tuple[DestinationRow, ...] = ()
    sorting: Sorting = "near"
    lede: str = ""
    more: int = 0


class DestinationPage(PageFace):
    """Shows destinations.

    `pointed` tells the Area of the row under the pointer or in focus, `chosen` the one that was
    pressed (click, digit, Enter), `sorted_by` the order that was asked for.
    """

    pointed = Signal(str)
    chosen = Signal(str)
    sorted_by = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = DestinationView()

    def show_destinations(self, view: DestinationView) -> None:
        """Show destinations; safe to call twice."""
        self._view = view
        self.arrange()
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the page."""
        self.paint_paper(painter)
