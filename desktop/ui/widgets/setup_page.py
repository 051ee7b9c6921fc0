"""The page on which an adventurer is made: three steps, six dice to six boxes, six Checks."""

from __future__ import annotations

from typing import Literal

import msgspec
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.ui.widgets.page_face import PageFace


class SetupStep(msgspec.Struct, frozen=True):
    """One of the three steps: what is done there in one sentence, and where one stands."""

    title: str
    text: str
    state: Literal["done", "now", "later"] = "later"


class SetupDie(msgspec.Struct, frozen=True):
    """One of the six dice: what fell, what it counts, the box it lies in ("" while it waits)."""

    fell: int
    counts: int
    box: str = ""
    lit: bool = False


class SetupBox(msgspec.Struct, frozen=True):
    """A box that takes a die: its id, how it is written, what it is good for, the value in it."""

    id: str
    short: str
    name: str
    good_for: str = ""
    value: int = 0
    digit: int = 0


class CheckRow(msgspec.Struct, frozen=True):
    """One starting Check: Attribute and value, what fell, what it brought ("1 gold")."""

    short: str
    value: int
    die: int
    passed: bool
    brought: str


class SetupView(msgspec.Struct, frozen=True):
    """What the page shows; of dice, boxes and checks only those of the step that is open."""

    title: str
    steps: tuple[SetupStep, ...] = ()
    dice: tuple[SetupDie, ...] = ()
    boxes: tuple[SetupBox, ...] = ()
    checks: tuple[CheckRow, ...] = ()
    offer: str = ""  # "As you like", pressed with A
    told: str = ""


class Given(msgspec.Struct, frozen=True):
    """A die was given to a box; `die` is its place among the six, -1 for the lit one."""

    die: int
    box: str


class SetupPage(PageFace):
    """Shows how an adventurer is made.

    `given` tells a die given to a box, `taken_back` the box whose die was taken out, `lit` the
    die that was pressed, `offered` that the offer was taken.
    """

    given = Signal(object)  # Given
    taken_back = Signal(str)
    lit = Signal(object)  # int
    offered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = SetupView("")

    def show_setup(self, view: SetupView) -> None:
        """Show the steps; safe to call twice."""
        self._view = view
        self.arrange()
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the page."""
        self.paint_paper(painter)
