"""The page of an Encounter: what stands there, what it may bring and cost, and the pool's parts."""

from __future__ import annotations

from typing import Literal

import msgspec
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.ui.widgets.page_face import PageFace

Part = Literal["attribute", "weapon", "item", "given", "strain", "bribes"]


class Chip(msgspec.Struct, frozen=True):
    """A part of the pool that is in it or not: "STR", "Bomb". `dice` is what it adds.

    `gain` is what it adds to the chance, such as "+12 %"; `closed` why it cannot be taken.
    """

    id: str
    label: str
    dice: int = 0
    chosen: bool = False
    gain: str = ""
    digit: int = 0
    closed: str = ""


class Fixed(msgspec.Struct, frozen=True):
    """A part that is in the pool by itself: Level, Rope, Pet."""

    label: str
    dice: int


class Stepper(msgspec.Struct, frozen=True):
    """A part that is paid for by the piece: Strain, bribes. `gain` is what one more adds."""

    id: Literal["strain", "bribes"]
    label: str
    price: str
    count: int = 0
    most: int = 0
    gain: str = ""


class Deed(msgspec.Struct, frozen=True):
    """What may be done instead of a roll: flee, turn it into a fight, use the kit."""

    id: Literal["flee", "convert", "disarm"]
    digit: int
    label: str
    price: str = ""
    closed: str = ""


class Life(msgspec.Struct, frozen=True):
    """A creature's Life in Combat: `left` of `whole`."""

    left: int
    whole: int


class EncounterView(msgspec.Struct, frozen=True):
    """What the page shows. `letter` chooses the emblem: O, Pp, Pm, C, H, Z, R, or "" for unknown.

    `kind` is "Puzzle 16". `folded`: the situation was read before and keeps one line.
    `told` is what just happened here, such as "Missed by two: 1 Wound." A throw that waits in
    its place (type, Fear Check, Trap) shows no parts at all.
    """

    letter: str
    title: str
    kind: str
    situation: str = ""
    wins: str = ""
    costs: str = ""
    told: str = ""
    folded: bool = False
    life: Life | None = None
    attributes: tuple[Chip, ...] = ()
    fixed: tuple[Fixed, ...] = ()
    weapons: tuple[Chip, ...] = ()
    items: tuple[Chip, ...] = ()
    given: tuple[Chip, ...] = ()
    steppers: tuple[Stepper, ...] = ()
    deeds: tuple[Deed, ...] = ()
    recap: str = ""


class Build(msgspec.Struct, frozen=True):
    """The pool was changed: an Attribute or weapon chosen, a thing put in or out, a step paid."""

    part: Part
    id: str = ""
    by: int = 0


class EncounterPage(PageFace):
    """Shows an Encounter.

    `built` tells a change of the pool (Build), `picked` a deed, `read_on` that a recap or a
    folded situation was pressed.
    """

    built = Signal(object)  # Build
    picked = Signal(object)  # Deed
    unfolded = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = EncounterView("", "", "")

    def show_encounter(self, view: EncounterView) -> None:
        """Show an Encounter; safe to call twice."""
        self._view = view
        self.arrange()
        self.update()

    def step_pool(self, by: int) -> bool:
        """Pay for one more or one less, as + and - do; whether there is something to pay for."""
        return False

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the page."""
        self.paint_paper(painter)
