"""The year's journal: its days as lines under their months, with the player's own lines."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import Side, advance, capitals, fitted, suiting, write
from desktop.drawing.paper import sheet
from desktop.drawing.prose import LARGE_TYPE, READING_TYPE, Prose, Run, Type
from desktop.drawing.sheet_lead import hand_line
from desktop.ui.widgets.by_keys import by_keys
from desktop.ui.widgets.drawn import focus_ring
from desktop.ui.widgets.journal_view import JournalDay, JournalMonth, JournalView
from desktop.ui.widgets.page_slips import more_mark
from desktop.ui.widgets.rowed import Rowed
from desktop.ui.widgets.word_button import WordButton

__all__ = ["JournalDay", "JournalMonth", "JournalPage", "JournalView"]

_MEASURE = 30.0  # of a line in sizes of its type, the date's column not counted
_DATE, _MONTH, _GAP, _HAND = 104.0, 52.0, 10.0, 26.0
_LETTER = 0.46  # how wide a letter is in sizes of its type, about
_ENDLESS = 1e9


class _Line(msgspec.Struct, frozen=True):
    """Where something of the journal stands: a month's head or a day."""

    top: float
    high: float
    month: JournalMonth | None = None
    day: JournalDay | None = None


class JournalPage(Rowed):
    """Shows the journal, the newest day at its foot; keys and wheel turn it.

    `closed` tells Esc, `line_asked` the day (ISO) whose line is to be written.
    """

    closed = Signal()
    line_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = JournalView("")
        self._lines: list[_Line] = []
        self._set: dict[tuple[str, ...], list[Prose]] = {}
        self._laid = (0.0, READING_TYPE)
        self._long = 0.0
        self._widest = 0.0  # of the dates
        self._ringed = False
        self._close = WordButton(self)
        self._close.clicked.connect(self.closed)

    def buttons(self) -> Sequence[QAbstractButton]:
        return (self._close,)

    def sizeHint(self) -> QSize:
        return QSize(round(906 * self.look.zoom), round(632 * self.look.zoom))

    def show_journal(self, view: JournalView) -> None:
        """Show the journal; safe to call twice. It opens at its last day."""
        newer = [m.days for m in view.months] != [m.days for m in self._view.months]
        self._view = view
        self._widest = _widest(view)
        self._close.say(self.tr("Close  Esc"))
        self.setAccessibleName(view.title)
        days = (day.words for month in view.months for day in month.days)
        self.setAccessibleDescription("\n".join(days) or view.empty)
        self.arrange()
        if newer:
            self.to_end()
        self.update()

    def to_end(self) -> None:
        """Turn to the last day."""
        self._turned = self.most()
        while self._set_days(self._turned):
            self._turned = self.most()
        self.update()

    def turn(self, by: float) -> None:
        """Turn on; the days that come into sight are set before."""
        while self._set_days(self.turned + by):
            pass
        super().turn(by)

    # layout

    @property
    def _large(self) -> bool:
        return self.area.width() > 1000

    @property
    def _type(self) -> Type:
        return LARGE_TYPE if self._large else READING_TYPE

    @property
    def paper(self) -> QRectF:
        """The sheet within the widget."""
        return self.area.adjusted(7, 4, -9, -9)

    @property
    def _box(self) -> QRectF:
        paper, side = self.paper, 40.0 if self._large else 28.0
        most = _MEASURE * self._type.size + self._dates
        wide = min(most, paper.width() - 2 * side)
        return QRectF(
            paper.center().x() - wide / 2, paper.top() + 22, wide, paper.height() - 22 - 24
        )

    @property
    def _dates(self) -> float:
        """How wide the column of the dates is."""
        if self.area.width() < 520:
            return 0.0
        return min(0.3 * self.area.width(), max(_DATE, self._widest + 18))

    @property
    def region(self) -> QRectF:
        box, head = self._box, 62.0 if self._large else 50.0
        return QRectF(box.left(), box.top() + head, box.width(), max(40.0, box.height() - head))

    def most(self) -> float:
        over = self._long - self.region.height()
        return math.ceil(over) if over > 0 else 0.0

    def arrange(self) -> None:
        box = self._box
        self.place(self._close, QRectF(box.right() - 96, box.top() - 8, 100, 28))
        laid = (box.width() - self._dates, self._type)
        if laid != self._laid:  # a day is set once for a width
            self._laid, self._set = laid, {}
        self._lay()
        while self._set_days(self.turned):
            pass

    def _lay(self) -> None:
        """Put everything below each other; the day at the top of what is seen stays there."""
        top, turned = self._at_top(), self.turned
        aside = turned - self._lines[top].top if top is not None else 0.0
        self._lines, y = [], 0.0
        for month in self._view.months:
            self._lines.append(_Line(y, _MONTH, month=month))
            y += _MONTH
            for day in month.days:
                high = self._day_high(day)
                self._lines.append(_Line(y, high, day=day))
                y += high + _GAP
            y += 8
        self._long = y
        if top is not None and top < len(self._lines) and turned:
            self._turned = max(0.0, self._lines[top].top + aside)

    def _at_top(self) -> int | None:
        """Which line is the first that is seen."""
        turned = self.turned
        ends = (n for n, one in enumerate(self._lines) if one.top + one.high > turned)
        return next(ends, None)

    def _set_days(self, turned: float) -> bool:
        """Set the text of the days that are seen when it is turned so far; whether any was."""
        high = self.region.height()
        top = min(max(0.0, turned), self.most())
        seen = (one for one in self._lines if one.top + one.high >= top and one.top <= top + high)
        new = [one.day for one in seen if one.day is not None and one.day.told not in self._set]
        room, kind = self._laid
        for day in new:
            self._set[day.told] = [
                Prose(((Run("plain" if n else "mood", text),),), room, kind)
                for n, text in enumerate(day.told)
                if text
            ]
        if new:
            self._lay()
        return bool(new)

    def _day_high(self, day: JournalDay) -> float:
        """How high a day is; one that nobody saw yet, about how high it will be."""
        room, kind = self._laid
        texts = self._set.get(day.told)
        if texts is None:
            lines = sum(math.ceil(len(text) * _LETTER * kind.size / room) for text in day.told)
            high = lines * kind.leading
        else:
            high = sum(text.height for text in texts)
        high += _HAND + 2 if day.own else 0.0
        high += 20 if not self._dates else 0
        return max(high, kind.leading)

    # keys

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ringed = by_keys(event)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Page keys turn, Home and End go to the ends, Esc shuts."""
        key = Qt.Key(event.key())
        steps = {Qt.Key.Key_Down: 3 * self._type.leading, Qt.Key.Key_Up: -3 * self._type.leading}
        pages = {Qt.Key.Key_PageDown: 0.9, Qt.Key.Key_PageUp: -0.9}
        if key in steps:
            self.turn(steps[key])
        elif key in pages:
            self.turn(pages[key] * self.region.height())
        elif key == Qt.Key.Key_Home:
            self.turn(-_ENDLESS)
        elif key == Qt.Key.Key_End:
            self.turn(_ENDLESS)
        elif key == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click on a day asks for its own line."""
        at = self.in_units(event.position())
        y = at.y() - self.region.top() + self.turned
        for line in self._lines:
            if line.day is not None and line.top <= y <= line.top + line.high:
                self.line_asked.emit(line.day.day)
                return

    # painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the sheet, the head, the days as far as they are seen."""
        inks, view, box, region = self.look.inks, self._view, self._box, self.region
        sheet(painter, self.paper, inks, seed=14)
        large = self._large
        face = suiting(view.title, Face.TITLE, (32, 24) if large else (24, 20), box.width() - 200)
        taken = write(painter, box.left(), box.top() + 22, view.title, face, inks.ink)
        aside = fitted(view.aside, font(Face.LABEL, 13), box.width() - taken - 130)
        write(
            painter,
            box.left() + taken + 14,
            box.top() + 22,
            aside,
            font(Face.LABEL, 13),
            inks.quiet,
        )
        painter.setPen(QPen(QColor(inks.ink), 1.5))
        line = box.top() + (42 if large else 34)
        painter.drawLine(QPointF(box.left(), line), QPointF(box.right(), line))
        if not self._lines:
            write(painter, box.left(), line + 40, view.empty, font(Face.MOOD, 20), inks.ink)
        painter.save()
        painter.setClipRect(region.adjusted(-8, 0, 8, 0))
        for one in self._lines:
            y = region.top() + one.top - self.turned
            if y > region.bottom() or y + one.high < region.top():
                continue
            if one.month is not None:
                _paint_month(painter, QRectF(box.left(), y, box.width(), one.high), one.month, inks)
            elif one.day is not None:
                self._paint_day(painter, y, one.day)
        painter.restore()
        if self.turned < self.most() - 1:
            more_mark(painter, region.bottomRight(), inks)
        if self.hasFocus() and self._ringed:
            focus_ring(painter, self.paper, inks)

    def _paint_day(self, painter: QPainter, y: float, day: JournalDay) -> None:
        inks, box = self.look.inks, self._box
        x, base = box.left() + self._dates, y + self._type.leading * 0.72
        face = font(Face.STRONG if day.strong else Face.LABEL, 13)
        ink = inks.ink if day.strong else inks.quiet
        write(painter, box.left(), base, day.date, face, ink)
        mark = fitted(day.mark, font(Face.LABEL, 12), max(_DATE, self._dates) - 10)
        if self._dates:
            write(painter, box.left(), base + 17, mark, font(Face.LABEL, 12), inks.quiet)
        else:
            write(painter, box.right(), base, mark, font(Face.LABEL, 12), inks.quiet, Side.RIGHT)
            y += 20
        for text in self._set.get(day.told, ()):
            text.draw(painter, x, y, inks.ink, inks)
            y += text.height
        if day.own:
            shown = fitted(day.own, font(Face.HAND, 20), box.right() - x)
            hand_line(painter, QPointF(x + 1, y + 21), shown, 20, inks, slant=0.0)


def _paint_month(painter: QPainter, box: QRectF, month: JournalMonth, inks: Inks) -> None:
    base = box.bottom() - 16
    face = font(Face.LABEL, 13)
    taken = write(painter, box.right(), base, month.aside, face, inks.quiet, Side.RIGHT)
    title = fitted(month.title, capitals(17), box.width() - taken - 16)
    write(painter, box.left(), base, title, capitals(17), inks.ink)
    painter.setPen(QPen(faded(inks.ink, 0.6 if inks.textures else 1), 0.75))
    painter.drawLine(QPointF(box.left(), base + 6), QPointF(box.right(), base + 6))


def _widest(view: JournalView) -> float:
    """How wide the widest of the dates is, by the first days of each month."""
    face = font(Face.STRONG, 13)
    days = (day.date for month in view.months for day in month.days[:9])
    return max((advance(date, face) for date in days), default=0.0)
