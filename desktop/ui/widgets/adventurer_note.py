"""The adventurer on a clipped note: name, Attributes, Wounds, Fear, what is carried."""

from __future__ import annotations

from typing import Literal

import msgspec
from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.drawing.paper import sheet
from desktop.ui.widgets.drawn import Drawn

Field = Literal["adventurer", "title"]


class AttributeBox(msgspec.Struct, frozen=True):
    """One of the six boxes: its id, how it is written and read aloud, its value (0: empty).

    `lit`: it waits for a die. `used`: the pool is built with it.
    """

    id: str
    short: str
    name: str
    value: int = 0
    lit: bool = False
    used: bool = False


class Carried(msgspec.Struct, frozen=True):
    """A thing that is carried, on a slip: what it does, and how many there are of it.

    `item`: it is used up, its slip has a perforated edge. `used`: it lies in the pool.
    """

    id: str
    name: str
    effect: str
    item: bool = False
    count: int = 1
    used: bool = False


class NoteView(msgspec.Struct, frozen=True):
    """What the note shows. `fails_from` is the first tally place from which Fear Checks can fail.

    `editable`: name and title may be written anew. `accepts`: dice may be dropped on the boxes.
    `owed` is pencilled where the slips leave room.
    """

    name: str
    title: str
    six: tuple[AttributeBox, ...] = ()
    wounds: int = 0
    limit: int = 19
    fear: int = 0
    fear_most: int = 20
    fails_from: int = 0
    level: int = 0
    xp: int = 0
    gold: int = 0
    chapters: int = 0
    chapters_most: int = 20
    carried: tuple[Carried, ...] = ()
    owed: str = ""
    editable: bool = True
    accepts: bool = False


class Renamed(msgspec.Struct, frozen=True):
    """The player wrote another name or title."""

    field: Field
    text: str


class Placed(msgspec.Struct, frozen=True):
    """A die was dropped on a box: its place among the six rolled, and the box's id."""

    die: int
    box: str


class AdventurerNote(Drawn):
    """Shows the adventurer.

    `renamed` tells a name or title written anew, `placed` a die dropped on a box, `box_chosen` a
    box that was pressed, `carried_chosen` a slip that was pressed, `carried_pointed` the slip
    under the pointer or in focus ("" for none).
    """

    renamed = Signal(object)  # Renamed
    placed = Signal(object)  # Placed
    box_chosen = Signal(str)
    carried_chosen = Signal(str)
    carried_pointed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = NoteView("", "")

    def sizeHint(self) -> QSize:
        return QSize(round(284 * self.look.zoom), round(654 * self.look.zoom))

    def show_note(self, view: NoteView) -> None:
        """Show the adventurer; safe to call twice."""
        self._view = view
        self.setAccessibleName(view.name)
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the note."""
        sheet(painter, area.adjusted(10, 10, -10, -10), self.look.inks, seed=5)
