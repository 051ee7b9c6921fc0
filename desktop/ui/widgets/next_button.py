"""The one thing to do now: amber, 44 high, named after what it does."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import faded
from desktop.drawing.lettering import Side, advance, fitted, suiting, write
from desktop.ui.widgets.drawn import DrawnButton

HEIGHT = 44
_LEFT = 18.0


class NextStep(msgspec.Struct, frozen=True):
    """What the button does, the key that does it, and whether it only says what is waited for."""

    label: str
    key: str = ""
    waiting: bool = False
    about: str = ""


class NextButton(DrawnButton):
    """Shows the next step; tells `taken` when it is pressed."""

    taken = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step = NextStep("", waiting=True)
        self.leading = False  # the label stands at the left, not in the middle
        self.setEnabled(False)
        self.clicked.connect(self._take)

    def show_step(self, step: NextStep) -> None:
        """Show another step; safe to call twice."""
        if step == self._step:
            return
        self._step = step
        self.setEnabled(not step.waiting)
        self.setAccessibleName(step.label)
        self.setAccessibleDescription(step.about or step.key)
        self.setCursor(
            Qt.CursorShape.ArrowCursor if step.waiting else Qt.CursorShape.PointingHandCursor
        )
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def sizeHint(self) -> QSize:
        key = max(34.0, advance(self._step.key, font(Face.LABEL, 13)) + 20) + 16
        key = key if self._step.key else 8.0
        needs = advance(self._step.label, font(Face.STRONG, 17)) + 2 * key + 24
        return QSize(round(max(390.0, needs) * self.look.zoom), round(HEIGHT * self.look.zoom))

    def _take(self) -> None:
        if not self._step.waiting:
            self.taken.emit(self._step)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the button: amber while there is something to do, else a line on the desk."""
        inks, step = self.look.inks, self._step
        if step.waiting:
            self._paint_waiting(painter, area)
            return
        box = area.adjusted(0, 1, 0, 0) if self.isDown() else area
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(inks.amber))
        painter.drawRoundedRect(box, 4, 4)
        if self.underMouse() and not self.isDown():
            painter.setBrush(faded("#FFFFFF", 0.12))
            painter.drawRoundedRect(box, 4, 4)
        self._paint_label(painter, box, self._paint_key(painter, box))

    def _paint_label(self, painter: QPainter, box: QRectF, key_width: float) -> None:
        """Write what it does: at the left, or in the middle where it does not come too near."""
        label, ink, line = self._step.label, self.look.inks.on_amber, box.center().y() + 7
        if self.leading:
            room = box.width() - key_width - _LEFT - 8
            face = suiting(label, Face.STRONG, (20, 17, 15), room)
            write(painter, box.left() + _LEFT, line, fitted(label, face, room), face, ink)
            return
        even, room = box.width() - 2 * key_width - 16, box.width() - key_width - 20
        face = suiting(label, Face.STRONG, (20, 17), even)
        if advance(label, face) > even:  # then beside the key, no longer in the middle
            face = suiting(label, Face.STRONG, (17, 15), room)
        shown = fitted(label, face, room)
        half = advance(shown, face) / 2
        middle = min(box.center().x(), box.right() - key_width - 4 - half)
        write(painter, middle, line, shown, face, ink, Side.MIDDLE)

    def _paint_key(self, painter: QPainter, box: QRectF) -> float:
        """Draw the key's name in its frame at the right; return the room it takes."""
        if not self._step.key:
            return 8.0
        inks, face = self.look.inks, font(Face.LABEL, 13)
        width = max(34.0, advance(self._step.key, face) + 20)
        frame = QRectF(box.right() - 12 - width, box.center().y() - 11, width, 22)
        painter.setPen(QPen(QColor(inks.on_amber), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, 3, 3)
        baseline = frame.center().y() + 4.5
        write(
            painter, frame.center().x(), baseline, self._step.key, face, inks.on_amber, Side.MIDDLE
        )
        return width + 16

    def _paint_waiting(self, painter: QPainter, area: QRectF) -> None:
        inks = self.look.inks
        painter.setBrush(QColor(inks.desk))  # it may lie over something else, as a drawer does
        painter.setPen(QPen(QColor(inks.tray_edge), 1))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        room = area.width() - (_LEFT + 12 if self.leading else 24)
        face = suiting(self._step.label, Face.LABEL, (17, 15, 13), room)
        shown, line = fitted(self._step.label, face, room), area.center().y() + 6
        x = area.left() + _LEFT if self.leading else area.center().x()
        side = Side.LEFT if self.leading else Side.MIDDLE
        write(painter, x, line, shown, face, inks.desk_text, side)
