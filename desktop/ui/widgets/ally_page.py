"""Three people of whom one is asked for a month: rows by digit, last month's greyed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import faded
from desktop.drawing.lettering import fitted, suiting, write
from desktop.drawing.month_signs import LETTERS, symbol
from desktop.drawing.month_things import thing
from desktop.drawing.woodcut import Colours
from desktop.rules.games.calendar.state import Symbol
from desktop.ui.widgets.drawn import focus_ring
from desktop.ui.widgets.paper_button import wrapped
from desktop.ui.widgets.rowed import Row, Rowed
from desktop.ui.widgets.today_slip import NARROW, WIDE

_HEAD, _FOOT, _MOST_HIGH = 38.0, 11.0, 92.0
_THREE_LINES = 57.0  # a lower row has room for two


class AllyRow(msgspec.Struct, frozen=True):
    """Somebody to ask: the symbol they know about, one sentence, or why not again."""

    symbol: Symbol
    name: str
    about: str = ""
    closed: str = ""
    digit: int = 0


class AlliesView(msgspec.Struct, frozen=True):
    """What is asked, and of whom; `chosen` is a symbol that was already named."""

    title: str
    rows: tuple[AllyRow, ...] = ()
    chosen: str = ""


class AllyButton(Row):
    """Shows a person; `chosen` tells their symbol."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = AllyRow("lens", "")
        self._chosen = False
        self.clicked.connect(self._choose)

    def show_row(self, row: AllyRow, *, chosen: bool) -> None:
        """Show another person; safe to call twice."""
        self.row, self._chosen = row, chosen
        self.setAccessibleName(f"{row.digit}. {row.name}" if row.digit else row.name)
        self.setAccessibleDescription(row.closed or row.about)
        self.setToolTip(row.closed)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(360 * self.look.zoom), round(58 * self.look.zoom))

    def _choose(self) -> None:
        self.chosen.emit(self.row.symbol)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the bust, the symbol, the name and what is said of them."""
        row, inks = self.row, self.look.inks
        if self._chosen:
            painter.setPen(QPen(QColor(inks.ink), 1.5))
            painter.setBrush(QColor(inks.week))
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 2, 2)
        elif self.lit and inks.textures:
            painter.fillRect(area, faded(inks.ink, 0.06))
        ink = inks.quiet if row.closed else inks.ink
        ground = inks.week if self._chosen else inks.page
        side = min(area.height() - 6, 72.0)
        bust = QRectF(26, area.center().y() - side / 2, side, side)
        face = font(Face.LABEL, 13)
        if row.digit:
            write(painter, 9, area.center().y() + 5, str(row.digit), face, inks.quiet)
        painter.setOpacity(0.6 if row.closed and inks.textures else 1.0)
        thing(painter, f"ally_{row.symbol}", bust, Colours(ink, ground, inks.lining))
        painter.setOpacity(1.0)
        left, right = bust.right() + 12, area.right() - 8
        large = area.height() > 76
        room = right - 40 - left
        face = suiting(row.name, Face.TITLE, (20, 17, 15) if large else (17, 15), room)
        told, top, y = row.closed or row.about, 22.0, 44.0 if large else 38.0
        size, step, most = (15, 20.0, 3) if large else (13, 16.0, 2)
        lines = len(wrapped(told, font(Face.LABEL, size), right - left, 9))
        if lines > most or (lines == most and area.height() <= _THREE_LINES):
            size, step, most = (13, 16.0, 3) if large else (12, 13.5, 3)
            top, y = (22.0, 42.0) if large else (17.0, 31.5)
            most = most if area.height() > _THREE_LINES else 2
        write(painter, left, top, fitted(row.name, face, room), face, ink)
        symbol(painter, row.symbol, QPointF(right - 24, top - 5), top - 4, ink, ground)
        write(painter, right - 10, top, LETTERS[row.symbol], font(Face.STRONG, 13), ink)
        small = font(Face.LABEL, size)
        for line in wrapped(told, small, right - left, most):
            write(painter, left, y, line, small, inks.quiet)
            y += step


class AllyPage(Rowed):
    """Shows whom one may ask; `chosen` tells a symbol, of a closed row too."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = AlliesView("")
        self._rows: list[AllyButton] = []
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def buttons(self) -> Sequence[QAbstractButton]:
        return self._rows[: len(self._view.rows)]

    def digit_of(self, button: QAbstractButton) -> int:
        return button.row.digit if isinstance(button, AllyButton) else 0

    def sizeHint(self) -> QSize:
        return QSize(round(NARROW * self.look.zoom), round(250 * self.look.zoom))

    def show_allies(self, view: AlliesView) -> None:
        """Show the people; safe to call twice."""
        self._view = view
        while len(self._rows) < len(view.rows):
            made = AllyButton(self)
            made.wear(self.look)
            made.chosen.connect(self.chosen)
            self._rows.append(made)
        for n, button in enumerate(self._rows):
            button.setVisible(n < len(view.rows))
            if n < len(view.rows):
                button.show_row(view.rows[n], chosen=view.rows[n].symbol == view.chosen)
        self.setAccessibleName(view.title)
        self.arrange()
        self.update()

    @property
    def _grown(self) -> float:
        return min(1.0, max(0.0, (self.area.width() - NARROW) / (WIDE - NARROW)))

    def arrange(self) -> None:
        side = 16 + 16 * self._grown
        box = self.area.adjusted(side, _HEAD, -side, -_FOOT)
        count = max(1, len(self._view.rows))
        high = min(_MOST_HIGH, box.height() / count)
        for n, button in enumerate(self._rows[: len(self._view.rows)]):
            self.place(button, QRectF(box.left(), box.top() + n * high, box.width(), high - 2))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Write what is asked."""
        inks, side = self.look.inks, 24 + 16 * self._grown
        painter.setPen(QPen(QColor(inks.ink), 0.75))
        painter.drawLine(QPointF(side, 0.5), QPointF(area.right() - side, 0.5))
        room = area.width() - 2 * side
        face = suiting(self._view.title, Face.TITLE, (24, 20, 17), room)
        write(painter, side, 29, fitted(self._view.title, face, room), face, inks.ink)
        if self.hasFocus():
            focus_ring(painter, area.adjusted(8, 0, -8, -8), inks)
