"""A drawn widget with rows on it: arrows walk them, Enter presses, digits pick."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.ui.theme import Look
from desktop.ui.widgets.drawn import Drawn, DrawnButton

_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
_TURNS = {Qt.Key.Key_PageDown: 0.8, Qt.Key.Key_PageUp: -0.8}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_NOT_OURS = (*_STEPS, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space)


class Row(DrawnButton):
    """Something on a page that is pressed; it tells when it is pointed at, or in focus.

    A click leaves the focus where it was, so that Space and Enter stay those of the table.
    """

    pointed = Signal(object)  # itself
    left = Signal(object)  # itself

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def lit(self) -> bool:
        """Whether it is pointed at or in focus, and can be pressed."""
        return self.isEnabled() and (self.underMouse() or self.hasFocus())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the page, not the chain of Tab; Space is the table's."""
        if event.key() in _NOT_OURS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(self)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit(self)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit(self)


class Rowed(Drawn):
    """A drawn widget with rows on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turned = 0.0
        self._turning: dict[QAbstractButton, QRectF] = {}
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # what it says of itself

    def buttons(self) -> Sequence[QAbstractButton]:
        """All that is pressed on it now, in the order that the arrows walk."""
        return ()

    def digit_of(self, button: QAbstractButton) -> int:
        """The digit that presses a button, 0 for none."""
        return 0

    def arrange(self) -> None:
        """Set its text and put the rows where they belong."""

    def most(self) -> float:
        """How far it may be turned, in units of zoom 100 %."""
        return 0.0

    @property
    def region(self) -> QRectF:
        """Where that is seen which turns."""
        return self.area

    # placing

    def wear(self, look: Look) -> None:
        super().wear(look)
        for child in self.children():  # those that are not needed now too
            if isinstance(child, DrawnButton):
                child.wear(look)
        self.arrange()

    def place(self, button: QWidget, box: QRectF) -> None:
        """Put a widget at a place in units of zoom 100 %."""
        zoom = self.look.zoom
        left, top = round(box.left() * zoom), round(box.top() * zoom)
        right, foot = round(box.right() * zoom), round(box.bottom() * zoom)
        button.setGeometry(QRect(left, top, right - left, foot - top))

    def put(self, button: QAbstractButton, box: QRectF) -> None:
        """Put a button that turns with the rest; out of the region it is not seen."""
        self._turning[button] = box
        region, moved = self.region, box.translated(0, -self.turned)
        self.place(button, moved)
        below, above = moved.top() >= region.top() - 1, moved.bottom() <= region.bottom() + 1
        button.setVisible((below and above) or region.height() < box.height())

    def put_away(self, buttons: Iterable[QAbstractButton]) -> None:
        """Hide buttons that are not needed now."""
        for button in buttons:
            self._turning.pop(button, None)
            button.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    # keys

    def pick(self, digit: int) -> bool:
        """Press what bears this digit; whether there was something that is open."""
        for button in self.buttons():
            if self.digit_of(button) == digit and button.isEnabled():
                button.click()
                return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the rows, Enter presses the one in focus, digits pick, Page keys turn."""
        key = Qt.Key(event.key())
        held = next((one for one in self.buttons() if one.hasFocus()), None)
        if key in _STEPS and self.step(_STEPS[key]):
            return
        if key in _ENTER and held is not None:
            held.click()
        elif key in _TURNS:
            self.turn(_TURNS[key] * self.area.height() / 2)
        elif event.text() not in tuple("123456789") or not self.pick(int(event.text())):
            super().keyPressEvent(event)

    def step(self, by: int) -> bool:
        """Move the focus among the buttons and turn to it; whether there are any."""
        found = [
            one
            for one in self.buttons()
            if one.isEnabled() and (one in self._turning or not one.isHidden())
        ]
        if not found:
            return False
        at = next((n for n, one in enumerate(found) if one.hasFocus()), -1)
        at = (0 if by > 0 else len(found) - 1) if at < 0 else (at + by) % len(found)
        self._reveal(found[at])
        found[at].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _reveal(self, button: QAbstractButton) -> None:
        """Turn until a button is seen."""
        box, region = self._turning.get(button), self.region
        if box is None:
            return
        if box.top() - self.turned < region.top():
            self.turn(box.top() - region.top() - self.turned)
        elif box.bottom() - self.turned > region.bottom():
            self.turn(box.bottom() - region.bottom() - self.turned)

    # turning

    @property
    def turned(self) -> float:
        """How far it is turned, in units of zoom 100 %."""
        return min(self._turned, self.most())

    def turn(self, by: float) -> None:
        """Move what is too long up by so many units, within its length."""
        turned = min(self.most(), max(0.0, self.turned + by))
        if turned != self._turned:
            self._turned = turned
            self.arrange()
            self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.turn(-event.angleDelta().y() / 3)
