"""What both columns of the print sheet share: paper with a head, rows that Space presses too."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face
from desktop.drawing.lettering import fitted, suiting, write
from desktop.drawing.paper import sheet
from desktop.ui.widgets.page_slips import end_piece
from desktop.ui.widgets.rowed import Rowed

_SIDE, _HEAD = 20.0, 50.0


class Column(Rowed):
    """A narrow paper with a title under which rows stand."""

    def __init__(self, seed: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seed = seed
        self._title = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its rows have it

    def entitle(self, title: str) -> None:
        """Write another title."""
        self._title = title
        self.setAccessibleName(title)
        self.update()

    @property
    def paper(self) -> QRectF:
        """The sheet within the widget."""
        return self.area.adjusted(6, 4, -7, -8)

    @property
    def region(self) -> QRectF:
        """Where the rows stand."""
        paper = self.paper
        return paper.adjusted(_SIDE, _HEAD + 10, -_SIDE, -12)

    def take_focus(self) -> None:
        """Put the keys on the row that is chosen, else on the first."""
        rows = [one for one in self.buttons() if not one.isHidden()]
        chosen = next((one for one in rows if one.isChecked()), rows[0] if rows else None)
        if chosen is not None:
            chosen.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space presses the row in focus, as Enter does: nothing is rolled on this sheet."""
        held = next((one for one in self.buttons() if one.hasFocus()), None)
        if event.key() == Qt.Key.Key_Space and held is not None:
            if not event.isAutoRepeat():
                held.click()
        elif event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            event.ignore()  # they turn the pages
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the paper, the title and its rule."""
        inks, paper = self.look.inks, self.paper
        sheet(painter, paper, inks, seed=self._seed)
        left, right = paper.left() + _SIDE, paper.right() - _SIDE
        line = paper.top() + _HEAD
        face = suiting(self._title, Face.TITLE, (24, 20, 17), right - left)
        title = fitted(self._title, face, right - left)
        write(painter, left, line - 13, title, face, inks.ink)
        painter.setPen(QPen(QColor(inks.ink), 1.5))
        painter.drawLine(QPointF(left, line), QPointF(right, line))
        free = QRectF(left, self.foot(), right - left, max(0.0, paper.bottom() - self.foot()))
        end_piece(painter, free, "", inks)

    def foot(self) -> float:
        """How far down its rows reach, in units of zoom 100 %."""
        return self.paper.bottom()
