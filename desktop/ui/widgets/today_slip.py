"""What is said of today: the date, the day's line, the week's question; after it, the evening."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.fonts import Face
from desktop.drawing.lettering import fitted, suiting, write
from desktop.drawing.prose import LARGE_TYPE, READING_TYPE, SMALL_TYPE, Prose, Run, Type
from desktop.ui.widgets.call_button import CallButton
from desktop.ui.widgets.drawn import focus_ring
from desktop.ui.widgets.hand_line import HandLine
from desktop.ui.widgets.page_slips import (
    hint_of,
    more_mark,
    pencilled_hint,
    recap_height,
    recap_of,
    recap_slip,
    tailpiece,
)
from desktop.ui.widgets.rowed import Rowed
from desktop.ui.widgets.today_foot import paint_farewell, paint_waiting
from desktop.ui.widgets.today_view import DayLine, TodayView

__all__ = ["DayLine", "TodaySlip", "TodayView"]

NARROW, WIDE = 392.0, 580.0
"""How wide the column is in the smaller and in the larger window, at zoom 100 %."""
_HAND, _CALLS, _STREAK = 38.0, 40.0, 26.0
_LINE = 20.0  # so high is a line
_PIECE = 90.0  # so much free room has a printer's piece in it
_TITLES = {False: (24, 20, 17), True: (32, 24, 20)}


class TodaySlip(Rowed):
    """Shows the day. It has no paper of its own: it lies on the sheet of the day.

    `line_written` tells the player's line (DayLine), `play_asked` and `lapse_asked` what to do
    with the days that wait; the second only when it was pressed and confirmed.
    """

    line_written = Signal(object)  # DayLine
    play_asked = Signal()
    lapse_asked = Signal()
    changed = Signal()  # it may want another height

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = TodayView("", "")
        self._texts: list[Prose] = []
        self._recap: Prose | None = None
        self._hint: Prose | None = None
        self._asking = self._covered = self._crowded = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._own = HandLine(20, self)
        self._own.ruled = True
        self._own.written.connect(self._written)
        self._play, self._lapse = CallButton(self), CallButton(self)
        self._play.called.connect(self._call)
        self._lapse.called.connect(self._call)

    def cover(self, covered: bool) -> None:
        """Lay where we were over the day's words, where there is no room for both. Idempotent."""
        if covered != self._covered:
            self._covered = covered
            self.arrange()
            self.update()

    @property
    def view(self) -> TodayView:
        """What it shows."""
        return self._view

    def sizeHint(self) -> QSize:
        return QSize(round(NARROW * self.look.zoom), round(self.wanted(NARROW) * self.look.zoom))

    def buttons(self) -> Sequence[QAbstractButton]:
        return (self._play, self._lapse, self._own)

    def show_today(self, view: TodayView) -> None:
        """Show a day; safe to call twice. A line being written stays as it is."""
        if view.day != self._view.day:
            self._own.put_away()
            self._turned = 0.0
        if view.waiting != self._view.waiting:
            self._asking = False
        new, self._view = view != self._view, view
        if not self._own.open_now:
            empty = self.tr("A line of your own (N)") if view.writable else ""
            self._own.show_line(
                view.own, self.tr("A line of your own"), empty=empty, writable=view.writable
            )
        self.setAccessibleName(view.date)
        self.setAccessibleDescription("\n".join(view.words))
        self._name_calls()
        self.arrange()
        self.update()
        if new:
            self.changed.emit()

    def write_line(self) -> bool:
        """Put the caret into the player's own line, as N does; whether it may be written."""
        if self._view.writable:
            self._own.open()
        return self._view.writable

    # the days that wait

    def _name_calls(self) -> None:
        if self._asking:
            self._play.show_call("keep", self.tr("Keep them"))
            self._lapse.show_call("gone", self.tr("Yes, let them lapse"))
        else:
            self._play.show_call("play", self.tr("Play them now"))
            self._lapse.show_call("lapse", self.tr("Let them lapse"))

    def _call(self, what: str) -> None:
        self._asking = what == "lapse"
        self._name_calls()
        self.arrange()
        self.update()
        if what == "play":
            self.play_asked.emit()
        elif what == "gone":
            self.lapse_asked.emit()

    def _written(self, text: str) -> None:
        self.line_written.emit(DayLine(self._view.day, text))

    # layout

    @property
    def _large(self) -> bool:
        return self.area.width() > (NARROW + WIDE) / 2

    @property
    def _box(self) -> QRectF:
        """What may be written on: the sheet within its margins."""
        side = 40.0 if self._large else 24.0
        return self.area.adjusted(side, 18 if self._large else 10, -side, 0)

    @property
    def _type(self) -> Type:
        return LARGE_TYPE if self._large else READING_TYPE

    def _set(self, width: float, kind: Type) -> list[Prose]:
        """The paragraphs in the order they stand."""
        view = self._view
        if self._covered:
            return []
        rows = [("plain", view.line), ("mood", view.subject), ("plain", view.answer)]
        rows.append(("plain", view.evening))
        return [Prose(((Run(style, text),),), width, kind) for style, text in rows if text]

    def _head(self) -> float:
        """How much the date takes, the strip of where we were above it."""
        return recap_height(self._recap) + self._date_high(self._large)

    def _date_high(self, large: bool) -> float:
        if self._covered:
            return 0.0
        return 46.0 if large else 31.0

    @property
    def _below_high(self) -> float:
        """How much yesterday takes, or the hint in its place."""
        if self._hint is not None:
            return self._hint.height + 8
        return 20.0 if self._yesterday else 0.0

    @property
    def _pencilled(self) -> str:
        """The hint; it waits while there is something to be decided first."""
        return "" if self._view.waiting else self._view.hint

    @property
    def _yesterday(self) -> str:
        return "" if self._covered or self._crowded else self._view.yesterday

    def _foot(self) -> float:
        """How much stands below the text."""
        view = self._view
        high = self._below_high
        high += _HAND + 6 if view.own or view.writable else 0.0
        high += _STREAK if view.farewell or view.streak else 0.0
        high += _CALLS + 26 if view.waiting else 0.0
        return high + 6

    def _length(self) -> float:
        gaps = 4.0 * max(0, len(self._texts) - 1)
        return sum(text.height for text in self._texts) + gaps

    def wanted(self, width: float) -> float:
        """How high it wants to be at a width, in units."""
        side, top = (40.0, 18.0) if width > (NARROW + WIDE) / 2 else (24.0, 10.0)
        kind = LARGE_TYPE if side == 40.0 else READING_TYPE
        texts = self._set(width - 2 * side, kind)
        recap = recap_height(recap_of(self._view.recap, width - 2 * side))
        self._hint = hint_of(self._pencilled, width - 2 * side)
        self._crowded = False
        high = sum(text.height + 4 for text in texts)
        return top + recap + self._date_high(side == 40.0) + high + self._foot()

    def least(self, width: float) -> float:
        """How high it must be where days wait: their number and what is to be done; else 0."""
        if not self._view.waiting:
            return 0.0
        wide = width > (NARROW + WIDE) / 2
        return (18.0 if wide else 10.0) + self._date_high(wide) + self._foot()

    def _text_room(self) -> QRectF:
        box = self._box
        top = box.top() + self._head()
        high = box.bottom() - self._foot() - top
        high = max(high, _LINE) if high > 0.6 * _LINE else 0.0
        return QRectF(box.left(), top, box.width(), high)

    def most(self) -> float:
        return max(0.0, self._length() - self._text_room().height())

    def arrange(self) -> None:
        box, view = self._box, self._view
        self._recap = recap_of(view.recap, box.width())
        self._hint = hint_of(self._pencilled, box.width())
        self._crowded = False
        self._texts = self._set(box.width(), self._type)
        if self._length() > self._text_room().height():
            self._texts = self._set(box.width(), SMALL_TYPE)
            self._crowded = self._length() > self._text_room().height()  # yesterday gives way
        y = self._below_text()
        y += self._below_high
        own = bool(view.own or view.writable)
        self._own.setVisible(own)
        if own:
            self.place(self._own, QRectF(box.left(), y, box.width(), _HAND))
            y += _HAND + 6
        half = (box.width() - 8) / 2
        for n, call in enumerate((self._play, self._lapse)):
            call.setVisible(bool(view.waiting))
            self.place(call, QRectF(box.left() + n * (half + 8), y + 24, half, 34))

    def _below_text(self) -> float:
        """Where that begins which stands below the text."""
        room = self._text_room()
        return room.top() + min(room.height(), self._length()) + 4

    # painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Write the day on the sheet below."""
        inks, box, view = self.look.inks, self._box, self._view
        top = box.top()
        if self._recap:
            high = recap_height(self._recap)
            recap_slip(painter, QRectF(box.left(), top, box.width(), high), self._recap, inks)
            top += high
        if not self._covered:
            size = suiting(view.date, Face.TITLE, _TITLES[self._large], box.width())
            write(painter, box.left(), top + (30 if self._large else 23), view.date, size, inks.ink)
        self._paint_text(painter)
        y = self._below_text()
        self._paint_yesterday(painter, QRectF(box.left(), y, box.width(), self._below_high))
        y += self._below_high
        y += _HAND + 6 if view.own or view.writable else 0
        if view.waiting:
            words = view.lapse_question if self._asking else view.waiting
            paint_waiting(painter, QRectF(box.left(), y, box.width(), 22), words, inks)
            y += _CALLS + 26
        foot = QRectF(box.left(), y, box.width(), _STREAK)
        paint_farewell(painter, foot, view.farewell, view.streak, inks)
        y += _STREAK if view.farewell or view.streak else 0
        if box.bottom() - y > _PIECE:
            tailpiece(painter, QPointF(box.center().x(), (y + box.bottom()) / 2), inks)
        if self.hasFocus():
            focus_ring(painter, area.adjusted(8, 8, -8, 0), inks)

    def _paint_text(self, painter: QPainter) -> None:
        inks, room = self.look.inks, self._text_room()
        if room.isEmpty():
            return
        painter.save()
        painter.setClipRect(room.adjusted(-4, -2, 4, 2))
        y = room.top() - self.turned
        for text in self._texts:
            text.draw(painter, room.left(), y, inks.ink, inks)
            y += text.height + 4
        painter.restore()
        if self.turned < self.most() - 1:
            more_mark(painter, room.bottomRight(), inks)

    def _paint_yesterday(self, painter: QPainter, box: QRectF) -> None:
        inks, words = self.look.inks, self._yesterday
        if self._hint is not None:
            pencilled_hint(painter, box.adjusted(0, 4, 0, -2), self._hint, inks)
        elif words:
            sizes = (15, 13, 12) if self._large else (13, 12)
            face = suiting(words, Face.LABEL, sizes, box.width())
            shown = fitted(words, face, box.width())
            write(painter, box.left(), box.top() + 13, shown, face, inks.quiet)
