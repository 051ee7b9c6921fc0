"""What is left of a finished game, on the shelf's board: a map, a book, or a calendar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.drawing.book_spine import book_spine, spine_width
from desktop.drawing.shelf_things import ROLL_HEIGHT, roll_width, rolled_map
from desktop.drawing.tear_off import hung_calendar, hung_width
from desktop.ui.widgets.drawn import DrawnButton
from desktop.ui.widgets.paper_button import Kept

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter


class FinishedThing(DrawnButton):
    """Shows a title; a press tells `taken` with its id."""

    taken = Signal(str)

    def __init__(self, slip: Kept, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slip = slip
        self.clicked.connect(self._take)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(slip.title)
        self.setAccessibleDescription(" ".join((*slip.lines, slip.about)).strip())

    def sizeHint(self) -> QSize:
        zoom = self.look.zoom
        return QSize(round(self.wide() * zoom), round(ROLL_HEIGHT * zoom))

    def wide(self) -> float:
        """How wide it is, in units of zoom 100 %."""
        raise NotImplementedError

    def draw(self, painter: QPainter, box: QRectF) -> None:
        """Draw it into a box."""
        raise NotImplementedError

    def _take(self) -> None:
        self.taken.emit(self.slip.id)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw it; one pointed at lies a little higher."""
        lift = -1 if self.underMouse() else 0
        self.draw(painter, area.adjusted(2, 1, -2, -1).translated(0, lift))


class RolledMap(FinishedThing):
    """An adventure on maps: rolled up and tied."""

    def wide(self) -> float:
        return roll_width(self.slip.title)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        rolled_map(painter, box, self.slip.title, self.look.inks, self.slip.seed)


class BookSpine(FinishedThing):
    """A book that was written: its spine, with the stars of its review."""

    def wide(self) -> float:
        return spine_width(self.slip.title, self.slip.stars)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        slip = self.slip
        book_spine(painter, box, slip.title, slip.stars, self.look.inks, slip.seed)


class HungCalendar(FinishedThing):
    """A year that was played: its calendar, with what the year made of its player."""

    def wide(self) -> float:
        return hung_width(self.slip.title, self.slip.rank)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        slip = self.slip
        hung_calendar(painter, box, slip.title, slip.rank, self.look.inks, slip.seed)
