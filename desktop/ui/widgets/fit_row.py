"""A lead as a row of "what fits": symbol, value, what is short, the chance; or why not today."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import Side, advance, fitted, suiting, write
from desktop.drawing.month_signs import LETTERS, symbol
from desktop.drawing.odds import percent
from desktop.rules.games.calendar.state import Symbol
from desktop.ui.widgets.drawn import focus_ring
from desktop.ui.widgets.rowed import Row
from desktop.words.calendar.names import symbols_text

ROW_HIGH, LOW_HIGH, TWO_LINES, LEAST_HIGH = 46.0, 31.0, 39.0, 26.0
"""How high a row is, how low where many stand; lower than the third all is on one line."""
_BAR, _LOW_BAR = 76.0, 46.0
_EDGE = 8.0  # from the frame to the words
_WORDS = 80.0


class FitRow(msgspec.Struct, frozen=True):
    """A lead of the week. `date` is its square (ISO), `value` what it asks for now.

    `told` is what is missing and what it would do; `closed` why it cannot be taken. `chance` is
    None where none is shown, `fits` says that the dice fit as they lie. `oath` "may" shows a mark
    that swears to it, "sworn" that it was; `oath_name` says so.
    """

    date: str
    symbols: tuple[Symbol, ...]
    value: int
    title: str
    told: str = ""
    chance: float | None = None
    closed: str = ""
    fits: bool = False
    oath: str = ""
    oath_name: str = ""


def bar(painter: QPainter, at: QPointF, chance: float, wide: float, inks: Inks) -> None:
    """Draw the ten segments of a chance, 7 high, each filled as far as the chance reaches."""
    side = (wide - 9 * 1.6) / 10
    for n in range(10):
        box = QRectF(at.x() + n * (side + 1.6), at.y(), side, 7)
        lit = min(1.0, max(0.0, chance * 10 - n))
        painter.fillRect(QRectF(box.left(), box.top(), side * lit, 7), QColor(inks.ink))
        painter.setPen(QPen(QColor(inks.ink), 0.75))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box)


def padlock(painter: QPainter, middle: QPointF, ink: str, ground: str) -> None:
    """Draw a lock, 18 wide, around its middle."""
    x, y = middle.x(), middle.y()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawRoundedRect(QRectF(x - 9, y - 4, 18, 14), 1.5, 1.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ink), 2))
    painter.drawArc(QRectF(x - 5, y - 12, 10, 10), 0, 180 * 16)
    painter.drawLine(QPointF(x - 5, y - 4), QPointF(x - 5, y - 7))
    painter.drawLine(QPointF(x + 5, y - 4), QPointF(x + 5, y - 7))
    painter.setPen(QPen(QColor(ground), 2.2))
    painter.drawLine(QPointF(x, y), QPointF(x, y + 5))


class OathMark(Row):
    """A small round mark beside a lead; `sworn` tells its date when it is pressed."""

    sworn = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = FitRow("", (), 0, "")
        self.clicked.connect(self._swear)

    def show_oath(self, row: FitRow) -> None:
        """Show whether a lead may be sworn to, or was."""
        self._row = row
        self.setEnabled(row.oath == "may")
        self.setAccessibleName(row.oath_name)
        self.setToolTip(row.oath_name)
        self.update()

    def _swear(self) -> None:
        self.sworn.emit(self._row.date)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """A dashed ring; pressed like a seal, a ring within a ring, once it was sworn."""
        inks, middle = self.look.inks, area.center()
        sworn = self._row.oath == "sworn"
        pen = QPen(QColor(inks.ink), 1.5)
        if not sworn and not self.lit:
            pen.setDashPattern([2, 2])
        painter.setPen(pen)
        painter.setBrush(QColor(inks.ink) if sworn else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, 8, 8)
        if sworn or self.lit:
            painter.setPen(QPen(QColor(inks.page if sworn else inks.ink), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, 4.2, 4.2)


class FitButton(Row):
    """Shows a lead; `chosen` tells its date when it is pressed, open or closed."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = FitRow("", (), 0, "")
        self._chosen = False
        self.clicked.connect(self._choose)

    def show_row(self, row: FitRow, *, chosen: bool) -> None:
        """Show another lead; safe to call twice. The `chosen` one is framed."""
        self.row, self._chosen = row, chosen
        self.setAccessibleName(f"{row.title}: {row.value}, {symbols_text(row.symbols)}")
        told = row.closed or row.told
        odds = "" if row.chance is None or row.closed else percent(row.chance)
        self.setAccessibleDescription(", ".join(part for part in (told, odds) if part))
        self.setToolTip(row.closed)
        self.update()

    @property
    def is_chosen(self) -> bool:
        """Whether it is framed."""
        return self._chosen

    def sizeHint(self) -> QSize:
        return QSize(round(360 * self.look.zoom), round(ROW_HIGH * self.look.zoom))

    def _choose(self) -> None:
        self.chosen.emit(self.row.date)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the row, framed where it is chosen, washed where it is pointed at."""
        inks = self.look.inks
        if self._chosen:
            painter.setPen(QPen(QColor(inks.ink), 1.5 if inks.textures else 3))
            painter.setBrush(QColor(inks.week))
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 2, 2)
        elif self.lit and inks.textures:
            painter.fillRect(area.adjusted(1, 1, -1, -1), faded(inks.ink, 0.06))
        low = area.height() < TWO_LINES
        share = max(1.0, area.height() / (LOW_HIGH if low else ROW_HIGH))
        painter.save()
        painter.scale(share, share)
        wide = area.width() / share
        if low:
            painter.translate(0, min(0.0, (area.height() / share - LOW_HIGH) / 2))
            self._paint_low(painter, wide)
        else:
            painter.translate(0, (area.height() / share - ROW_HIGH) / 2)
            self._paint_high(painter, wide)
        painter.restore()
        if self.hasFocus() and not inks.textures:
            focus_ring(painter, area, inks)

    @property
    def _ink(self) -> str:
        return self.look.inks.quiet if self.row.closed else self.look.inks.ink

    def _ground(self) -> str:
        return self.look.inks.week if self._chosen else self.look.inks.page

    def _symbols(
        self, painter: QPainter, x: float, spots: tuple[QPointF, ...], side: float
    ) -> None:
        face = font(Face.STRONG, 13 if side > 18 else 12)
        for kind, at in zip(self.row.symbols, spots, strict=False):
            symbol(painter, kind, at, side, self._ink, self._ground())
            write(painter, at.x() + x, at.y() + 5, LETTERS[kind], face, self._ink)

    def _paint_high(self, painter: QPainter, wide: float) -> None:
        row, inks = self.row, self.look.inks
        left, right = _EDGE, wide - _EDGE
        if len(row.symbols) > 1:
            spots = (QPointF(left + 9, 12.5), QPointF(left + 9, 33.5))
            self._symbols(painter, 13, spots, 17)
        else:
            self._symbols(painter, 15, (QPointF(left + 12, 23),), 22)
        face = font(Face.TITLE, 24)
        write(painter, left + 66, 31, str(row.value), face, self._ink, Side.RIGHT)
        edge = right - self._paint_right(painter, right) - self._oath_room
        strong = Face.STRONG if self._chosen or row.fits else Face.LABEL
        room = edge - left - _WORDS
        face = suiting(row.title, strong, (15, 13), room)
        write(painter, left + _WORDS, 20, fitted(row.title, face, room), face, self._ink)
        told = row.closed or row.told
        room = (right - 30 if row.closed else edge) - left - _WORDS
        face = suiting(told, Face.LABEL, (13, 12), room)
        write(painter, left + _WORDS, 37, fitted(told, face, room), face, inks.quiet)

    def _paint_right(self, painter: QPainter, right: float) -> float:
        """The chance with its bar, or the lock; how much room they take."""
        row, inks = self.row, self.look.inks
        if row.closed:
            padlock(painter, QPointF(right - 10, 22), inks.quiet, self._ground())
            return 28.0
        if row.chance is None:
            return 8.0
        face = font(Face.STRONG, 15)
        write(painter, right, 21, percent(row.chance), face, inks.ink, Side.RIGHT)
        bar(painter, QPointF(right - _BAR, 28), row.chance, _BAR, inks)
        return _BAR + 12

    @property
    def _oath_room(self) -> float:
        return 24.0 if self.row.oath else 0.0

    def oath_spot(self) -> QRectF:
        """Where its mark stands within the row, in units."""
        wide, high = self.area_width, self.height() / self.look.zoom
        low = high < TWO_LINES
        right = _EDGE + (30.0 if self.row.closed else 0.0)
        if self.row.chance is not None and not self.row.closed:
            right += (_LOW_BAR if low else _BAR) + 10
        share = max(1.0, high / (LOW_HIGH if low else ROW_HIGH))
        return QRectF(wide - right * share - 22, high / 2 - 11, 22, 22)

    @property
    def area_width(self) -> float:
        """How wide the row is, in units."""
        return self.width() / self.look.zoom

    def _paint_low(self, painter: QPainter, wide: float) -> None:
        row, inks = self.row, self.look.inks
        left, right, base = _EDGE, wide - _EDGE, 20.5
        if len(row.symbols) > 1:
            spots = (QPointF(left + 7, 15.5), QPointF(left + 24, 15.5))
            for kind, at in zip(row.symbols, spots, strict=False):
                symbol(painter, kind, at, 14, self._ink, self._ground())
        else:
            self._symbols(painter, 12, (QPointF(left + 11, 15.5),), 18)
        face = font(Face.TITLE, 20)
        write(painter, left + 62, base + 1, str(row.value), face, self._ink, Side.RIGHT)
        edge = right - self._paint_low_right(painter, right) - self._oath_room
        x, strong = left + 72, Face.STRONG if self._chosen or row.fits else Face.LABEL
        face = suiting(row.title, strong, (15, 13), edge - x)
        shown = fitted(row.title, face, edge - x)
        x += write(painter, x, base, shown, face, self._ink) + 8
        told, room = row.closed or row.told, edge - x
        face = suiting(told, Face.LABEL, (13, 12), room) if room > 20 else font(Face.LABEL, 12)
        shown = fitted(told, face, room)
        if advance(shown, face) > 16:
            write(painter, x, base, shown, face, inks.quiet)

    def _paint_low_right(self, painter: QPainter, right: float) -> float:
        row, inks = self.row, self.look.inks
        if row.closed:
            painter.save()
            painter.translate(right - 8, 15)
            painter.scale(0.75, 0.75)
            padlock(painter, QPointF(0, 0), inks.quiet, self._ground())
            painter.restore()
            return 24.0
        if row.chance is None:
            return 8.0
        face = font(Face.STRONG, 13)
        write(painter, right, 15, percent(row.chance), face, inks.ink, Side.RIGHT)
        painter.save()
        painter.translate(right - _LOW_BAR, 19.5)
        painter.scale(1, 0.8)
        bar(painter, QPointF(0, 0), row.chance, _LOW_BAR, inks)
        painter.restore()
        return _LOW_BAR + 10
