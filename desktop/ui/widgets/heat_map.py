"""A year in squares, a column a week: what became of each day, by fill, pattern and stroke."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QHelpEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import Side, advance, write
from desktop.ui.widgets.drawn import Drawn, focus_ring

_LEFT, _TOP, _LEGEND = 30.0, 16.0, 24.0
_ROW, _KEY, _NEAR, _NARROWEST = 16.0, 16.0, 8.0, 80
_STEPS = {
    Qt.Key.Key_Left: -7,
    Qt.Key.Key_Right: 7,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
}


class HeatDay(msgspec.Struct, frozen=True):
    """A day: its date (ISO), what became of it (a key of the legend), and a sentence."""

    day: str
    how: str
    told: str = ""
    dread: int = 0


class HeatView(msgspec.Struct, frozen=True):
    """The days in order; `legend` says what each key means, `weekdays` are seven short names.

    `months` are twelve short names.
    """

    days: tuple[HeatDay, ...] = ()
    legend: tuple[tuple[str, str], ...] = ()
    months: tuple[str, ...] = ()
    weekdays: tuple[str, ...] = ()


def paint_heat(painter: QPainter, box: QRectF, how: str, inks: Inks) -> None:
    """Draw one square: no two meanings share a pattern, whatever their colour."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if how in ("done", "won"):
        painter.fillRect(box, QColor(inks.moss if how == "done" else inks.ink))
    elif how != "before":
        faint = {"ahead": 0.3, "waiting": 0.9}.get(how, 0.6)
        painter.setPen(QPen(faded(inks.quiet, faint if inks.textures else 1), 0.75))
        painter.drawRect(box)
    if how == "lapsed":
        painter.fillRect(box, QBrush(QColor(inks.quiet), Qt.BrushStyle.Dense6Pattern))
    painter.setPen(QPen(QColor(inks.page if how == "won" else inks.ink), 1.2))
    if how == "won":
        painter.setBrush(QColor(inks.page))
        painter.drawEllipse(box.center(), box.width() * 0.18, box.width() * 0.18)
    elif how == "nothing":
        painter.setBrush(QColor(inks.ink))
        painter.drawEllipse(box.center(), 0.8, 0.8)
    for line in _crossed(how, box.adjusted(2.5, 2.5, -2.5, -2.5)):
        painter.drawLine(line)


def _crossed(how: str, inner: QRectF) -> list[QLineF]:
    """The strokes in a square of this meaning."""
    rising = QLineF(inner.bottomLeft(), inner.topRight())
    middle = inner.center().y()
    across = [
        QLineF(inner.left(), middle + off, inner.right(), middle + off) for off in (-2.0, 2.0)
    ]
    falling = QLineF(inner.topLeft(), inner.bottomRight())
    return {"lost": [rising, falling], "passed": [rising], "hushed": across}.get(how, [])


class HeatMap(Drawn):
    """Shows the squares; keys walk them, and the day is said in a tip and to readers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = HeatView()
        self._at = -1
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        return QSize(round(830 * self.look.zoom), round(150 * self.look.zoom))

    def show_heat(self, view: HeatView, name: str) -> None:
        """Show a year; safe to call twice."""
        self._view = view
        self._at = min(self._at, len(view.days) - 1)
        self.setAccessibleName(name)
        self._say()
        self.update()

    def _say(self) -> None:
        days = self._view.days
        if 0 <= self._at < len(days):
            self.setAccessibleDescription(days[self._at].told)
            return
        counts = [
            f"{label}: {sum(day.how == how for day in days)}" for how, label in self._legend()
        ]
        self.setAccessibleDescription(", ".join(counts))

    # where the squares lie

    @property
    def _pitch(self) -> float:
        box = self.area
        wide = (box.width() - _LEFT - 4) / 54
        high = (box.height() - _TOP - self.foot(box.width())) / 7
        return max(6.0, min(wide, high, 22.0))

    def _square(self, n: int) -> QRectF:
        """The square of the n-th day."""
        day = date.fromisoformat(self._view.days[n].day)
        first = date.fromisoformat(self._view.days[0].day)
        monday = first - timedelta(days=first.weekday())
        week = (day - monday).days // 7
        pitch = self._pitch
        x, y = _LEFT + week * pitch, _TOP + day.weekday() * pitch
        return QRectF(x, y, pitch - 2, pitch - 2)

    def _day_at(self, place: QPointF) -> int:
        return next((n for n in range(len(self._view.days)) if self._square(n).contains(place)), -1)

    # keys and tips

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the days, as they lie."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None or not self._view.days:
            super().keyPressEvent(event)
            return
        to = max(0, self._at) + (step if self._at >= 0 else 0)
        if 0 <= to < len(self._view.days):
            self._at = to
            self._say()
            spot = (self._square(to).bottomRight() * self.look.zoom).toPoint()
            QToolTip.showText(self.mapToGlobal(spot), self._view.days[to].told, self)
            self.update()

    def event(self, event: QEvent) -> bool:
        """The day under the pointer is said in a tip."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            n = self._day_at(self.in_units(QPointF(event.pos())))
            QToolTip.showText(event.globalPos(), self._view.days[n].told if n >= 0 else "", self)
            return True
        return super().event(event)

    # painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw names, squares, the strokes of dread and the legend."""
        inks, view, pitch = self.look.inks, self._view, self._pitch
        face = font(Face.LABEL, 12)
        for n, name in enumerate(view.weekdays):
            if n % 2 == 0:
                y = _TOP + n * pitch + pitch / 2 + 3
                write(painter, _LEFT - 5, y, name, face, inks.quiet, Side.RIGHT)
        named = 0
        for n, day in enumerate(view.days):
            box = self._square(n)
            month = int(day.day[5:7])
            if month != named and month <= len(view.months):
                named = month
                write(painter, box.left(), _TOP - 5, view.months[month - 1], face, inks.quiet)
            paint_heat(painter, box, day.how, inks)
            if day.dread:
                corner = QRectF(box.right() - 5, box.top(), 5, 5)
                painter.fillRect(corner, QColor(inks.page))
                painter.fillRect(corner.adjusted(1.2, 0, 0, -1.2), QColor(inks.red))
            if n == self._at and self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(inks.ink), 1.5))
                painter.drawRect(box.adjusted(-1.5, -1.5, 1.5, 1.5))
        self._paint_legend(painter, _TOP + 7 * pitch + 6)
        if self.hasFocus():
            focus_ring(painter, area, inks)

    def _legend(self) -> list[tuple[str, str]]:
        """The meanings that occur in these days."""
        there = {day.how for day in self._view.days}
        return [(how, label) for how, label in self._view.legend if how in there]

    def foot(self, width: float) -> float:
        """How high the legend is at a width, in units."""
        return _LEGEND + _ROW * (len(self._rows(width)) - 1)

    def _rows(self, width: float) -> list[list[tuple[str, str]]]:
        """The legend in as many rows as it needs, set narrow where it is long."""
        face, rows, room = font(Face.LABEL, 12), [list[tuple[str, str]]()], width - _LEFT - 4
        x = 0.0
        for how, label in self._legend():
            wide = _KEY + advance(label, face) * _NARROWEST / 100
            if rows[-1] and x + wide > room:
                rows.append([])
                x = 0.0
            rows[-1].append((how, label))
            x += wide + _NEAR
        return rows

    def _paint_legend(self, painter: QPainter, y: float) -> None:
        """A square of each meaning and its words, closer where they are many."""
        for row in self._rows(self.area.width()):
            self._paint_row(painter, y, row)
            y += _ROW

    def _paint_row(self, painter: QPainter, y: float, legend: list[tuple[str, str]]) -> None:
        inks, x, face, gap = self.look.inks, _LEFT, font(Face.LABEL, 12), 14.0
        words = sum(advance(label, face) for _, label in legend)
        room = self.area.width() - _LEFT - 4 - _KEY * len(legend)
        if words + gap * len(legend) > room:
            gap = _NEAR
            share = int(100 * (room - gap * len(legend)) / words)
            face.setStretch(max(_NARROWEST, min(100, share)))
        for how, label in legend:
            paint_heat(painter, QRectF(x, y + 1, 11, 11), how, inks)
            x += _KEY + write(painter, x + _KEY, y + 11, label, face, inks.quiet) + gap
