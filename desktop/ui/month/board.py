"""The board of the calendar: what pointer and keys do on the page of a month."""

from __future__ import annotations

from datetime import date

import msgspec
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.drawing.month_plan import DAYS
from desktop.ui.month.stage import BACK_MS, MonthStage
from desktop.ui.month.walk import FIGURE, is_arrow, next_square, stand
from desktop.ui.widgets.drawn import announce

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class MonthBoard(MonthStage):
    """Shows a MonthLook and tells what hands do with it. It knows no rules."""

    chosen = Signal(object)
    """date: a square was clicked."""
    pointed = Signal(object)
    """date or None: the pointer came to another square."""
    dropped = Signal(object)
    """date: the figure was let go over a square; she walks back by herself."""
    asked = Signal(object)
    """date: Enter on the keyboard's square."""
    reached = Signal(object)
    """date: the keyboard's square is another one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spot: date | None = None  # the square under the pointer
        self._pressed: date | None = None
        self._at = QPointF()  # where the button went down, in pixels
        self._grip: QPointF | None = None  # from there to the figure's foot, in units of the page
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._name()

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Month page"))
        self.setAccessibleDescription(self.tr("The days of a month, a week in each row"))

    def tell(self, words: str) -> None:
        """What a reader of the screen is told about the square in focus."""
        self.setAccessibleDescription(words)
        announce(self, words)

    # --- keys ----------------------------------------------------------------------------------

    def step(self, key: int) -> bool:
        """Move the keyboard's square by an arrow; whether the key was one."""
        if self.shown is None or not is_arrow(key):
            return False
        over = self.over
        found = next_square(self.shown.page, over.cursor, over, key)
        if found is not None and found != over.cursor:
            self.focus_day(found)
            self.reached.emit(found)
        return True

    def focus_day(self, day: date | None) -> None:
        """Put the keyboard's ring round a square, or take it away."""
        if day != self.over.cursor:
            self.lay_over(msgspec.structs.replace(self.over, cursor=day))

    def ask(self) -> bool:
        """Enter on the keyboard's square; whether there is one."""
        if self.over.cursor is None:
            return False
        self.asked.emit(self.over.cursor)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the keyboard's square, Enter asks for it; all else is the table's."""
        done = self.step(event.key())
        if event.key() in _ENTER:
            done = self.ask()
        if not done:
            super().keyPressEvent(event)

    # --- the pointer ---------------------------------------------------------------------------

    def day_at(self, at: QPointF) -> date | None:
        """The square at a place of the widget in pixels."""
        if self.shown is None:
            return None
        found = self.layout_now.at(self._on_page(at))
        if found is None:
            return None
        cell = self.shown.page.rows[found[0]][found[1]]
        return None if cell.kind == "blank" else cell.day

    def centre_of(self, day: date) -> QPoint:
        """The middle of a day's square, in the widget's pixels. Raises LookupError."""
        place = self.shown.page.place_of(day) if self.shown is not None else None
        if place is None:
            raise LookupError(f"{day} is not on this page")
        row, column = place
        band = self.layout_now.row(row)
        across = band.left() + band.width() * (column + 0.5) / DAYS
        return self._in_pixels(QPointF(across, band.center().y()))

    def figure_point(self) -> QPoint:
        """Where the figure may be gripped, in the widget's pixels. Raises LookupError."""
        foot = None
        if self.shown is not None:
            foot = stand(self.shown.page, self.layout_now, self.over.figure)
        if foot is None:
            raise LookupError("she does not stand on this page")
        return self._in_pixels(foot + FIGURE.center())

    def _in_pixels(self, place: QPointF) -> QPoint:
        return (place * self.layout_now.scale * self.look.zoom).toPoint()

    def _on_page(self, at: QPointF) -> QPointF:
        return self.in_units(at) / self.layout_now.scale

    def _over_figure(self, at: QPointF) -> bool:
        if self.shown is None:
            return False
        foot = stand(self.shown.page, self.layout_now, self.over.figure)
        return foot is not None and FIGURE.translated(foot).contains(self._on_page(at))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the figure, or point."""
        at = event.position()
        if self._grip is not None and (self.held is not None or self._far(at)):
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.hold(self._on_page(at) + self._grip)
        elif not event.buttons():
            self._shape(at)
        self._point(self.day_at(at))
        event.accept()

    def _far(self, at: QPointF) -> bool:
        return (at - self._at).manhattanLength() >= QApplication.startDragDistance()

    def _shape(self, at: QPointF) -> None:
        """The pointer's shape: the figure may be gripped, a square of this week clicked."""
        if self._over_figure(at):
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        elif self.day_at(at) is not None:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()

    def _point(self, day: date | None) -> None:
        if day != self._spot:
            self._spot = day
            self.pointed.emit(day)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Left: press a square, or grip the figure."""
        self.skip()
        if event.button() == Qt.MouseButton.LeftButton and self.shown is not None:
            self._at = event.position()
            self._pressed = self.day_at(self._at)
            foot = stand(self.shown.page, self.layout_now, self.over.figure)
            gripped = foot is not None and self._over_figure(self._at)
            self._grip = foot - self._on_page(self._at) if gripped and foot is not None else None
            self.focus_day(None)
            self._point(self._pressed)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the figure go over a square, or end a click."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        day, pressed, held = self.day_at(event.position()), self._pressed, self.held
        self._pressed = self._grip = None
        event.accept()
        if held is not None:
            self._let_go(held, day)
        elif day is not None and day == pressed:
            self.chosen.emit(day)
        self._shape(event.position())

    def _let_go(self, held: QPointF, day: date | None) -> None:
        """Tell the square the figure was let go over; she glides to where she then belongs."""
        self.hold(None)
        if day is not None and day != self.over.figure:
            self.dropped.emit(day)
        if not self.busy:
            self.walk_from(held, BACK_MS)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is gone."""
        self._point(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes to the board."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard leaves."""
        super().focusOutEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Its own words in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)
