"""An option of the page: two lines, 45 high, with digit, label, Test and odds or the reason."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.icons import icon, names
from desktop.drawing.inks import faded
from desktop.drawing.lettering import Side, fitted, suiting, write
from desktop.drawing.odds import odds, percent
from desktop.drawing.pencil import tick
from desktop.ui.theme import Look, OddsShown
from desktop.ui.widgets.drawn import DrawnButton

HEIGHT, GAP = 45, 5


class OptionRow(msgspec.Struct, frozen=True):
    """What an option row shows; `closed` is the reason why it cannot be taken, "" if it can."""

    id: str
    digit: int
    label: str
    sign: str = ""
    test: str = ""
    chance: float | None = None
    odds_text: str = ""
    closed: str = ""
    chosen: bool = False


class OptionButton(DrawnButton):
    """Shows one option; a press tells `picked` with its row, unless it is closed."""

    picked = Signal(object)

    def __init__(self, row: OptionRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = row
        self.clicked.connect(self._pick)
        self.show_row(row)

    def wear(self, look: Look) -> None:
        """Put on another look; the chance is told or kept back with it."""
        super().wear(look)
        self.show_row(self.row)

    def show_row(self, row: OptionRow) -> None:
        """Show another option; safe to call twice."""
        self.row = row
        self.setAccessibleName(f"{row.digit}. {row.label}")
        parts = [row.closed or row.test]
        if row.chance is not None and self.look.odds is not OddsShown.OFF:
            parts.append(row.odds_text or percent(row.chance))
        self.setAccessibleDescription(", ".join(part for part in parts if part))
        self.setToolTip("" if self.look.odds is OddsShown.OFF else row.odds_text)
        closed = bool(row.closed)
        self.setCursor(Qt.CursorShape.ArrowCursor if closed else Qt.CursorShape.PointingHandCursor)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(370 * self.look.zoom), round(HEIGHT * self.look.zoom))

    def _pick(self) -> None:
        if not self.row.closed:
            self.picked.emit(self.row)

    def _odds_seen(self) -> bool:
        match self.look.odds:
            case OddsShown.OFF:
                return False
            case OddsShown.ALWAYS:
                return True
            case OddsShown.POINTING:
                return self.underMouse() or self.hasFocus()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the frame, the digit and both lines."""
        inks, row = self.look.inks, self.row
        self._paint_frame(painter, area)
        ink = inks.quiet if row.closed else inks.ink
        write(painter, 21, 30, str(row.digit), font(Face.STRONG, 20), ink, Side.MIDDLE)
        strong = row.chosen or (self.underMouse() and not row.closed)
        room = area.width() - 42 - (36 if row.chosen else 8)
        face = suiting(row.label, Face.STRONG if strong else Face.LABEL, (15, 13), room)
        lone = not (row.test or row.closed or row.sign or row.chance is not None)
        write(painter, 42, 28 if lone else 18, fitted(row.label, face, room), face, ink)
        x, room = 42.0, area.width() - 50
        if row.sign in names():
            icon(painter, row.sign, x, 23.5, 16, inks.quiet, inks.page)
            x += 25
        if row.chance is not None and not row.closed and self._odds_seen():
            room = odds(painter, area.width() - 8, 37, row.chance, inks) - x - 6
        else:
            room = area.width() - x - 8
        second = row.closed or row.test
        face = suiting(second, Face.LABEL, (13, 12), room)
        write(painter, x, 37, fitted(second, face, room), face, inks.quiet)
        if row.chosen:
            tick(painter, area.width() - 32, 0, inks.pencil)

    def _paint_frame(self, painter: QPainter, area: QRectF) -> None:
        inks, row = self.look.inks, self.row
        pen = QPen(QColor(inks.ink if row.chosen else inks.quiet), 1.5 if row.chosen else 0.75)
        if row.closed:
            pen.setDashPattern([4, 4])
        painter.setPen(pen)
        lit = row.chosen or (self.underMouse() and not row.closed)
        painter.setBrush(faded(inks.ink, 0.05) if lit else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(0.75, 0.75, -0.75, -0.75), 2, 2)
