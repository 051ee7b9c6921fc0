"""What the faces of a book's page share: the paper, its head, its type, rows picked by digit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import Side, advance, fitted, write
from desktop.drawing.paper import sheet
from desktop.drawing.prose import LARGE_TYPE, READING_TYPE, TYPES, Type
from desktop.ui.theme import Look
from desktop.ui.widgets.drawn import Drawn, focus_ring

NARROW, WIDE = 380.0, 500.0
"""How wide a page is in the smaller and in the larger window, at zoom 100 %."""
SMALL_HEIGHT = 446.0
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
_TURNS = {Qt.Key.Key_PageDown: 0.8, Qt.Key.Key_PageUp: -0.8}


class PageFace(Drawn):
    """One face of the page. Its rows are buttons of their own; digits and arrows reach them.

    `pointed_away` tells that the pointer left the page.
    """

    pointed_away = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turned = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # what a face says of itself

    def buttons(self) -> Sequence[QAbstractButton]:
        """All that is pressed on the page, in the order that the arrows walk."""
        return ()

    def digit_of(self, button: QAbstractButton) -> int:
        """The digit that presses a button, 0 for none."""
        return 0

    def arrange(self) -> None:
        """Set the text to the page's width and put the rows where they belong."""

    def most(self) -> float:
        """How far the page may be turned, in units of zoom 100 %."""
        return 0.0

    # the paper

    def sizeHint(self) -> QSize:
        return QSize(round(NARROW * self.look.zoom), round(SMALL_HEIGHT * self.look.zoom))

    def wear(self, look: Look) -> None:
        super().wear(look)
        self.arrange()

    @property
    def share(self) -> float:
        """How far the page is on the way from its smaller width to its larger one, 0 to 1."""
        return min(1.0, max(0.0, (self.area.width() - NARROW) / (WIDE - NARROW)))

    @property
    def paper(self) -> QRectF:
        """The sheet of paper within the widget."""
        return self.area.adjusted(8, 8, -8, -8)

    @property
    def text_box(self) -> QRectF:
        """The paper within its margins."""
        margin = 22 + 14 * self.share
        return self.paper.adjusted(margin, 14, -margin, -10)

    @property
    def type(self) -> Type:
        """The type of what is read."""
        for kind in TYPES:
            if kind.size == self.look.reading:
                return kind
        return LARGE_TYPE if self.share > 0.6 else READING_TYPE

    def place(self, button: QWidget, box: QRectF) -> None:
        """Put a button at a place in units of zoom 100 %."""
        zoom = self.look.zoom
        left, top = round(box.left() * zoom), round(box.top() * zoom)
        right, foot = round(box.right() * zoom), round(box.bottom() * zoom)
        button.setGeometry(QRect(left, top, right - left, foot - top))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paint_paper(self, painter: QPainter) -> None:
        """Draw the sheet of paper, and the focus ring on it."""
        inks, paper = self.look.inks, self.paper
        sheet(painter, paper, inks, seed=9)
        if self.hasFocus():
            focus_ring(painter, paper, inks)

    def paint_head(self, painter: QPainter, title: str, kind: str, room: float = 0.0) -> float:
        """Write the title, what it is at its right, a rule below; return the line of the rule."""
        inks, box = self.look.inks, self.text_box
        line = box.top() + 33
        face = font(Face.LABEL, 13)
        taken = write(painter, box.right() - room, line - 9, kind, face, inks.quiet, Side.RIGHT)
        space = box.width() - room - (taken + 12 if kind else 0)
        large = (s for s in (24, 20) if advance(title, font(Face.TITLE, s)) <= space)
        face = font(Face.TITLE, next(large, 17))
        write(painter, box.left(), line - 9, fitted(title, face, space), face, inks.ink)
        painter.setPen(QPen(QColor(inks.ink), 1.5))
        painter.drawLine(QPointF(box.left(), line), QPointF(box.right(), line))
        return line

    # keys

    def pick(self, digit: int) -> bool:
        """Press what bears this digit; whether there was something that is open."""
        for button in self.buttons():
            if self.digit_of(button) == digit and button.isEnabled() and not button.isHidden():
                button.click()
                return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the rows, Enter presses the one in focus, digits pick, Page keys turn."""
        key = Qt.Key(event.key())
        held = next((one for one in self.buttons() if one.hasFocus()), None)
        if key in _STEPS and self.step(_STEPS[key]):
            return
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and held is not None:
            held.click()
        elif key in _TURNS:
            self.turn(_TURNS[key] * self.area.height() / 2)
        elif event.text() not in tuple("123456789") or not self.pick(int(event.text())):
            super().keyPressEvent(event)

    def step(self, by: int) -> bool:
        """Move the focus among the buttons; whether there are any."""
        shown = [one for one in self.buttons() if not one.isHidden()]
        if not shown:
            return False
        at = next((n for n, one in enumerate(shown) if one.hasFocus()), -1)
        at = (0 if by > 0 else len(shown) - 1) if at < 0 else (at + by) % len(shown)
        shown[at].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def turn(self, by: float) -> None:
        """Move what is too long up by so many units, within its length."""
        turned = min(self.most(), max(0.0, self._turned + by))
        if turned != self._turned:
            self._turned = turned
            self.arrange()
            self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.turn(-event.angleDelta().y() / 3)
