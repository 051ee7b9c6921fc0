"""A row with a price: what is done or bought, what it does, what it costs or why it cannot be."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import Side, fitted, suiting, write
from desktop.ui.widgets.destination_row import hand_mark
from desktop.ui.widgets.page_face import light_row
from desktop.ui.widgets.rowed import Row

PRICED_HEIGHT, ONE_LINE = 41.0, 27.0
"""How high a row is, and how low it may be: then all stands on one line."""
_SIDE, _WORDS, _MARKED = 12.0, 26.0, 84.0


class PricedLine(msgspec.Struct, frozen=True):
    """What a row says. `told` is whatever the page wants to hand on when it is pressed."""

    digit: int
    label: str
    does: str = ""
    sum: str = ""
    price: str = ""
    closed: str = ""
    opens: bool = False
    mark: str = ""
    count: int = 0
    told: object = None


class PricedButton(Row):
    """Shows a row; `chosen` tells what it was given to tell, closed or not."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = PricedLine(0, "")
        self.clicked.connect(self._choose)

    def show_line(self, line: PricedLine) -> None:
        """Show another row; safe to call twice."""
        self.line = line
        name = f"{line.digit}. {line.label}" if line.digit else line.label
        self.setAccessibleName(f"{name} {line.mark}".strip())
        parts = (line.closed or line.does, line.sum, line.price)
        self.setAccessibleDescription(", ".join(part for part in parts if part))
        self.setToolTip(line.closed)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(344 * self.look.zoom), round(PRICED_HEIGHT * self.look.zoom))

    def _choose(self) -> None:
        self.chosen.emit(self.line.told)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the row, lit while it is pointed at."""
        light_row(painter, area, self)
        if area.height() < PRICED_HEIGHT - 1:
            self._paint_low(painter, area)
        else:
            self._paint_high(painter, area)

    def _paint_low(self, painter: QPainter, area: QRectF) -> None:
        """All on one line: label, what it does or why not, price."""
        line, inks, base = self.line, self.look.inks, area.center().y() + 5
        left, right = _SIDE, area.right() - _SIDE
        if line.digit:
            write(painter, left + 1, base, str(line.digit), font(Face.LABEL, 13), inks.quiet)
        ink = inks.quiet if line.closed else inks.ink
        strong = Face.TITLE if self.lit and not line.closed else Face.READING
        x = left + _WORDS + write(painter, left + _WORDS, base, line.label, font(strong, 17), ink)
        edge = right
        if line.price:
            face = font(Face.STRONG, 15)
            edge -= write(painter, right, base, line.price, face, ink, Side.RIGHT) + 8
        told, room = line.closed or line.does, edge - x - 10
        face = suiting(told, Face.LABEL, (13, 12), room)
        write(painter, edge, base, fitted(told, face, room), face, inks.quiet, Side.RIGHT)

    def _paint_high(self, painter: QPainter, area: QRectF) -> None:
        line, inks = self.line, self.look.inks
        share = min(1.2, max(1.0, (area.height() - 4) / PRICED_HEIGHT))
        painter.translate(0, (area.height() - PRICED_HEIGHT * share) / 2)
        painter.scale(share, share)
        left, right = _SIDE / share, area.width() / share - _SIDE / share
        if line.digit:
            write(painter, left + 1, 25, str(line.digit), font(Face.LABEL, 13), inks.quiet)
        x = left + _WORDS
        if line.mark:
            hand_mark(painter, left + 66, 33, line.mark, 20, inks, line.digit)
            x = left + _MARKED
        first = self._paint_right(painter, right)
        ink = inks.quiet if line.closed else inks.ink
        strong = Face.TITLE if self.lit and not line.closed else Face.READING
        label = f"{line.label} \N{MULTIPLICATION SIGN} {line.count}" if line.count else line.label
        face = suiting(label, strong, (17, 15), right - first - x)
        write(painter, x, 17, fitted(label, face, right - first - x), face, ink)
        told = line.closed or line.does
        room = right - x - (0 if line.closed else self._sum_wide(painter, right))
        face = suiting(told, Face.LABEL, (13, 12), room)
        write(painter, x, 33, fitted(told, face, room), face, inks.quiet)

    def _paint_right(self, painter: QPainter, right: float) -> float:
        """Draw price or arrow; return how much room they take."""
        line, inks = self.line, self.look.inks
        if line.opens:
            x, y = right - 6, 13.0
            painter.setPen(QPen(QColor(inks.quiet), 1.5))
            painter.drawPolyline([QPointF(x, y - 5), QPointF(x + 5, y), QPointF(x, y + 5)])
            return 18.0
        ink = inks.quiet if line.closed else inks.ink
        face = font(Face.STRONG if not line.closed else Face.LABEL, 15)
        return write(painter, right, 18, line.price, face, ink, Side.RIGHT) + 10

    def _sum_wide(self, painter: QPainter, right: float) -> float:
        """Draw how the price comes about; return how much room it takes."""
        if not self.line.sum:
            return 0.0
        inks, face = self.look.inks, font(Face.LABEL, 12)
        return write(painter, right, 33, self.line.sum, face, inks.quiet, Side.RIGHT) + 10
