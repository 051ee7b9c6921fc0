"""Rows of the print sheet's columns: one of several, on or off, one step more, numbers of pages."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import faded
from desktop.drawing.lettering import fitted, suiting, write
from desktop.ui.widgets.rowed import Row

Kind = Literal["offer", "one", "many"]
OFFER_HIGH, LINE_HIGH = 38.0, 27.0
_MARK = 14.0


class ChoiceRow(Row):
    """Something that can be chosen: an offer with its digit, one of several, or on and off.

    What is chosen the column says, not the press.
    """

    def __init__(self, name: str, kind: Kind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self._kind = name, kind
        self._words, self._digit = "", 0
        self.setCheckable(True)

    def say(self, words: str, *, chosen: bool, digit: int = 0) -> None:
        """Say something else; safe to call twice."""
        self._words, self._digit = words, digit
        self.setChecked(chosen)
        self.setAccessibleName(f"{digit}. {words}" if digit else words)
        self.update()

    @property
    def digit(self) -> int:
        """The digit that presses it, 0 for none."""
        return self._digit

    @property
    def high(self) -> float:
        """How high it is, in units of zoom 100 %."""
        return OFFER_HIGH if self._kind == "offer" else LINE_HIGH

    def sizeHint(self) -> QSize:
        return QSize(round(220 * self.look.zoom), round(self.high * self.look.zoom))

    def nextCheckState(self) -> None:
        """The column says what is chosen."""

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the frame with its digit, or the mark; then the words."""
        inks, offer = self.look.inks, self._kind == "offer"
        base = area.center().y() + (5.5 if offer else 5)
        if offer:
            self._paint_frame(painter, area)
            x = 32.0 if self._digit else 12.0
            if self._digit:
                digit = font(Face.STRONG if self.isChecked() else Face.LABEL, 15)
                write(painter, 12, base, str(self._digit), digit, inks.quiet)
        else:
            self._paint_mark(painter, QPointF(10, area.center().y()))
            x = 25.0
        room = area.width() - x - 8
        face = Face.STRONG if self.isChecked() else Face.LABEL
        made = suiting(self._words, face, (15, 13, 12), room)
        ink = inks.ink if self.isChecked() or self.lit or offer else inks.quiet
        write(painter, x, base, fitted(self._words, made, room), made, ink)
        if self.underMouse() and not offer and not self.isChecked():
            painter.setPen(QPen(QColor(inks.quiet), 0.75))
            painter.drawLine(QPointF(x, base + 4), QPointF(area.width() - 8, base + 4))

    def _paint_frame(self, painter: QPainter, area: QRectF) -> None:
        inks, chosen = self.look.inks, self.isChecked()
        painter.setPen(QPen(QColor(inks.ink if chosen else inks.quiet), 1.5 if chosen else 0.75))
        filled = (chosen or self.lit) and inks.textures
        painter.setBrush(faded(inks.ink, 0.05) if filled else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 2, 2)

    def _paint_mark(self, painter: QPainter, middle: QPointF) -> None:
        """A ring for one of several, a box with its tick for on and off."""
        inks, half = self.look.inks, _MARK / 2
        box = QRectF(middle.x() - half, middle.y() - half, _MARK, _MARK)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(inks.ink if self.isChecked() or self.lit else inks.quiet), 1.3))
        if self._kind == "one":
            painter.drawEllipse(box)
            if self.isChecked():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(inks.ink))
                painter.drawEllipse(box.adjusted(3.5, 3.5, -3.5, -3.5))
            return
        painter.drawRoundedRect(box, 2, 2)
        if self.isChecked():
            painter.setPen(QPen(QColor(inks.ink), 2))
            middle = QPointF(box.left() + 5.5, box.bottom() - 3)
            painter.drawLine(QPointF(box.left() + 2.5, box.center().y() + 0.5), middle)
            painter.drawLine(middle, QPointF(box.right() - 1, box.top() + 1))


class StepButton(Row):
    """One more or one less of something."""

    def __init__(self, sign: Literal["-", "+"], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sign = sign

    def sizeHint(self) -> QSize:
        return QSize(round(24 * self.look.zoom), round(24 * self.look.zoom))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the sign in its frame."""
        inks, middle = self.look.inks, area.center()
        ink = inks.ink if self.lit else inks.quiet
        painter.setPen(QPen(QColor(ink), 1.5 if self.lit else 0.75))
        painter.drawRoundedRect(area.adjusted(1.5, 1.5, -1.5, -1.5), 2, 2)
        painter.setPen(QPen(QColor(inks.ink if self.isEnabled() else inks.quiet), 1.5))
        painter.drawLine(middle - QPointF(4, 0), middle + QPointF(4, 0))
        if self.sign == "+":
            painter.drawLine(middle - QPointF(0, 4), middle + QPointF(0, 4))


class RangeField(QLineEdit):
    """Takes numbers of pages; Enter is the sheet's."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter tells that all is written, and does nothing else here."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
