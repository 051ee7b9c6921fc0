"""A single die that is picked up: pressed, or dragged to where it is wanted."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QDrag, QDropEvent, QMouseEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from desktop.drawing.dice import Lie, die, turn_of
from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import faded
from desktop.drawing.lettering import Side, write
from desktop.ui.widgets.rowed import Row

DIE_MIME = "application/x-solitarium-die"
"""The type under which a die is dragged; its bytes are its place among the dice, as digits."""
SIDE, HIGH = 38.0, 64.0


class LooseDie(Row):
    """Shows a die; `taken` tells its place when it is pressed, `lifted` when it is dragged."""

    taken = Signal(object)  # int
    lifted = Signal(object)  # int

    def __init__(self, place: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = place
        self._value, self._chosen, self._gone, self._counts = 0, False, False, 0
        self._pressed: QPointF | None = None
        self.clicked.connect(self._take)

    def show_die(
        self, value: int, spoken: str, *, chosen: bool, gone: bool, counts: int = 0
    ) -> None:
        """Show a die; `chosen` is lit, of one that is `gone` its place is left.

        `counts` is written below it where that is not what it shows.
        """
        self._value, self._chosen, self._gone = value, chosen, gone
        self._counts = 0 if counts == value else counts
        self.setAccessibleName(spoken)
        self.setEnabled(not gone)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round((SIDE + 12) * self.look.zoom), round(HIGH * self.look.zoom))

    def _take(self) -> None:
        self.taken.emit(self._place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self._pressed is None or self._gone:
            return
        far = (event.position() - self._pressed).manhattanLength()
        if far >= QApplication.startDragDistance():
            self._pressed = None
            self.setDown(False)
            self.lifted.emit(self._place)
            self.carry()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed = None
        super().mouseReleaseEvent(event)

    def carry(self) -> Qt.DropAction:
        """Drag the die until it is let go of; what became of it."""
        drag = QDrag(self)
        carried = QMimeData()
        carried.setData(DIE_MIME, str(self._place).encode())
        drag.setMimeData(carried)
        drag.setPixmap(self._picture())
        drag.setHotSpot(QPoint(self.width() // 2, round((6 + SIDE / 2) * self.look.zoom)))
        return drag.exec(Qt.DropAction.MoveAction)

    def _picture(self) -> QPixmap:
        density, zoom = self.devicePixelRatioF(), self.look.zoom
        picture = QPixmap(self.size() * density)
        picture.setDevicePixelRatio(density)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.scale(zoom, zoom)
        middle = QPointF(self.width() / zoom / 2, 6 + SIDE / 2)
        die(painter, self._value, Lie(middle.x(), middle.y(), SIDE), self.look.inks)
        painter.end()
        return picture

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the die, ringed where it is chosen; or the place where it lay."""
        inks, side = self.look.inks, min(SIDE, area.height() - 24, area.width() - 8)
        middle = QPointF(area.center().x(), 6 + side / 2)
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        if self._gone:
            pen = QPen(faded(inks.quiet, 0.6 if inks.textures else 1), 1)
            pen.setDashPattern([2, 3])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 4, 4)
            return
        if self._chosen or self.lit:
            painter.setPen(QPen(QColor(inks.ink), 2.5 if self._chosen else 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 6, 6)
        turn = turn_of(31 * self._place + self._value)
        die(painter, self._value, Lie(middle.x(), middle.y(), side, turn / 2), inks)
        if self._counts:
            told, face = f"\N{RIGHTWARDS ARROW} {self._counts}", font(Face.LABEL, 13)
            write(painter, middle.x(), area.bottom() - 5, told, face, inks.quiet, Side.MIDDLE)


def die_dropped(event: QDropEvent) -> int:
    """The place of the die that is dragged over something, -1 for none."""
    if not event.mimeData().hasFormat(DIE_MIME):
        return -1
    told = bytes(event.mimeData().data(DIE_MIME).data()).decode("ascii", "replace")
    return int(told) if told.isdigit() else -1
