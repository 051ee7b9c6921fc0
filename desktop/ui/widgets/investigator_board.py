"""An investigator's board: portrait, characteristics, wounds as cells, notes."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.drawing.board import CELL, Cells, Characteristic, values, wounds
from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import faded
from desktop.drawing.lettering import fitted, write
from desktop.drawing.paper import glow, sheet
from desktop.drawing.tokens import Figure, portrait, rim_band
from desktop.ui.widgets.card_hand import HeldCard
from desktop.ui.widgets.drawn import DrawnButton

_UNIT_HEIGHT = 144.0
_LOW = 6.0


class BoardView(msgspec.Struct, frozen=True):
    """What a board shows. `id` is the investigator's; `notes` stand small beside the wounds."""

    id: str
    figure: Figure
    characteristics: tuple[Characteristic, ...]
    body: Cells
    mind: Cells
    notes: tuple[str, ...] = ()
    acting: bool = True
    spoken: str = ""
    wounds: tuple[HeldCard, ...] = ()
    """The wounds suffered, body before mind, as cards to be looked at."""


class InvestigatorBoard(DrawnButton):
    """Shows an investigator; a press tells `pointed` with the investigator's id.

    `wound_looked_at` tells the wound under the pointer, or lit by the arrow keys (or None).
    """

    pointed = Signal(str)
    wound_looked_at = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: BoardView | None = None
        self._wound = -1
        self.clicked.connect(self._point)

    def show_board(self, view: BoardView) -> None:
        """Show an investigator; safe to call twice."""
        if view == self._view:
            return
        self._view = view
        self.setAccessibleName(view.figure.name)
        values = ", ".join(f"{one.name} {one.now}" for one in view.characteristics)
        wounds = ", ".join(f"{one.name} {one.taken}/{one.limit}" for one in (view.body, view.mind))
        self.setAccessibleDescription(view.spoken or f"{values}; {wounds}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(196 * self.look.zoom), round(_UNIT_HEIGHT * self.look.zoom))

    def _point(self) -> None:
        if self._view is not None:
            self.pointed.emit(self._view.id)

    # looking at wounds

    def look_at_wound(self, place: int) -> None:
        """Look at a wound by its place, body before mind; at none with -1."""
        wounds = self._view.wounds if self._view is not None else ()
        place = place if 0 <= place < len(wounds) else -1
        if place != self._wound:
            self._wound = place
            self.wound_looked_at.emit(wounds[place] if place >= 0 else None)

    def _wound_at(self, at: QPointF) -> int:
        view = self._view
        if view is None:
            return -1
        zoom = self.look.zoom
        share = max(0.7, self.height() / zoom / _UNIT_HEIGHT)
        low = 0 if view.acting else _LOW
        place = at / zoom / share - QPointF(10, 6 + low)
        body, mind = self._reaches(view, self.width() / zoom / share - 16)
        for first, cells, x in ((0, view.body, body), (view.body.taken, view.mind, mind)):
            for n in range(cells.taken):
                if QRectF(x + n * CELL, 94, CELL, 18).contains(place):
                    return first + n
        return -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.look_at_wound(self._wound_at(event.position()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.look_at_wound(-1)
        super().leaveEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.look_at_wound(-1)
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right look from wound to wound."""
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()), 0)
        if step and self._view is not None and self._view.wounds:
            self.look_at_wound((self._wound + step) % len(self._view.wounds))
        else:
            super().keyPressEvent(event)

    # painting

    @staticmethod
    def _reaches(view: BoardView, width: float) -> tuple[float, float]:
        """Where the cells of body and mind begin."""
        reach = max(92.0, 10 + CELL * (view.body.limit + 1) + 8)
        return 10.0, min(reach, width - CELL * (view.mind.limit + 1) - 6)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the board; the one who does not act lies 6 lower and at 70 %."""
        view, inks = self._view, self.look.inks
        if view is None:
            return
        share = max(0.7, area.height() / _UNIT_HEIGHT)
        painter.scale(share, share)
        width = area.width() / share - 16
        if view.acting:
            glow(painter, QRectF(-40, -10, width + 96, 170), inks)
        x, y = 10.0, 6.0 + (0 if view.acting else _LOW)
        paper = QRectF(x, y, width, 130)
        sheet(painter, paper, inks, seed=sum(map(ord, view.id)))
        painter.save()
        painter.translate(x, y)
        portrait(painter, QRectF(10, 10, 62, 62), view.figure, inks)
        rim_band(painter, 10, 76.5, 62, view.figure, inks)
        face = font(Face.TITLE, 17)
        write(painter, 82, 24, fitted(view.figure.name, face, width - 88), face, inks.ink)
        column = min(62.0, max(49.0, (width - 104) / 2))
        values(painter, 80, 36, view.characteristics, column, inks)
        self._paint_wounds(painter, view, width)
        painter.restore()
        self._paint_state(painter, view, paper)

    def _paint_state(self, painter: QPainter, view: BoardView, paper: QRectF) -> None:
        inks = self.look.inks
        if view.acting and not inks.textures:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(inks.ink), 4))
            painter.drawRect(paper.adjusted(2, 2, -2, -2))
        elif not view.acting and inks.textures:
            painter.fillRect(paper.adjusted(-10, -10, 10, 12), faded(inks.desk, 0.3))

    def _paint_wounds(self, painter: QPainter, view: BoardView, width: float) -> None:
        inks = self.look.inks
        left, reach = self._reaches(view, width)
        wounds(painter, left, 97, view.body, inks, mental=False)
        wounds(painter, reach, 97, view.mind, inks, mental=True)
        if view.notes and width > 200:
            face = font(Face.LABEL, 12)
            note = fitted(" · ".join(view.notes), face, width - 92)
            write(painter, 82, 86, note, face, inks.quiet)
