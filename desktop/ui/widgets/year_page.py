"""The year at a glance, over the board: months, sum, dread, every day, streaks, the rating."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPen, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import Side, advance, fitted, suiting, write
from desktop.drawing.paper import sheet
from desktop.ui.charts.year_chart import ROOM_FOR_NAMES, Band, MonthFigure, YearChart
from desktop.ui.theme import Look
from desktop.ui.widgets.by_keys import by_keys
from desktop.ui.widgets.drawn import focus_ring
from desktop.ui.widgets.heat_map import HeatMap, HeatView
from desktop.ui.widgets.page_marks import stars
from desktop.ui.widgets.paper_button import wrapped
from desktop.ui.widgets.rowed import Rowed
from desktop.ui.widgets.word_button import WordButton
from desktop.ui.widgets.year_table import YearTable

_HEAD, _FIGURES, _DREAD = 46.0, 250.0, 56.0
_AXIS = 34.0
_NARROW = 640.0  # a box so narrow has room for the chart or for the figures, not for both
_LEAST_ASIDE = 60.0
_TABLE = 264.0  # what the table needs for its heads


class YearFigure(msgspec.Struct, frozen=True):
    """A figure of the year: "Longest streak", "31 days"."""

    label: str
    value: str


class YearView(msgspec.Struct, frozen=True):
    """What the page shows. `band` is what is usual; `rating` and `stars` (of six) a year's end.

    `ladder` are ranks with the points that they take, where they may be known.
    """

    title: str
    aside: str = ""
    months: tuple[MonthFigure, ...] = ()
    band: Band | None = None
    heat: HeatView = HeatView()
    figures: tuple[YearFigure, ...] = ()
    rating: str = ""
    rating_told: str = ""
    stars: int | None = None
    ladder: tuple[tuple[str, str], ...] = ()
    heat_name: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """What is read aloud."""
        told = (f"{one.label}: {one.value}" for one in self.figures)
        rungs = (f"{name}: {least}" for name, least in self.ladder)
        parts = (self.aside, self.rating, self.rating_told, *told, *rungs)
        return tuple(part for part in parts if part)


class YearPage(Rowed):
    """Shows the year; T lays its table of numbers in the chart's place. `closed` tells Esc.

    `read_asked` tells that the epilogue is to be read, `print_asked` that the year is printed.
    """

    closed = Signal()
    read_asked = Signal()
    print_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = YearView("")
        self._as_table = self._ringed = False
        self.chart, self.heat = YearChart(self), HeatMap(self)
        self.table: YearTable | None = None
        self._close, self._turn_table = WordButton(self), WordButton(self)
        self._epilogue, self._print = WordButton(self), WordButton(self)
        self._close.clicked.connect(self.closed)
        self._turn_table.clicked.connect(self.turn_table)
        self._epilogue.clicked.connect(self.read_asked)
        self._print.clicked.connect(self.print_asked)

    def buttons(self) -> Sequence[QAbstractButton]:
        return (self._turn_table, self._epilogue, self._print, self._close)

    def sizeHint(self) -> QSize:
        return QSize(round(906 * self.look.zoom), round(632 * self.look.zoom))

    def wear(self, look: Look) -> None:
        for part in (self.chart, self.heat):
            part.wear(look)
        if self.table is not None:
            self.table.wear(look)
        super().wear(look)

    def show_year(self, view: YearView) -> None:
        """Show a year; safe to call twice."""
        self._view = view
        self._close.say(self.tr("Close  Esc"))
        self._epilogue.say(self.tr("Read the epilogue"))
        self._print.say(self.tr("Print the year"))
        for ended in (self._epilogue, self._print):
            ended.setVisible(bool(view.rating))
        self.chart.show_months(view.months, self.tr("sum"), view.band)
        self.heat.show_heat(view.heat, view.heat_name)
        if self.table is not None:
            self.table.show_months(view.months)
        self._say_table()
        self.setAccessibleName(view.title)
        self.setAccessibleDescription("\n".join(view.words))
        self.arrange()
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.arrange()

    # the table of numbers

    def turn_table(self) -> None:
        """Show the numbers as a table, or as a chart again."""
        self._as_table = not self._as_table
        if self._as_table and self.table is None:
            self.table = YearTable(self)
            self.table.wear(self.look)
            self.table.show_months(self._view.months)
        self._say_table()
        self.arrange()
        self.update()
        if self.table is not None and self._as_table:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say_table(self) -> None:
        words = self.tr("as a chart  T") if self._as_table else self.tr("as a table  T")
        self._turn_table.say(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """T turns chart and table, Esc shuts."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.text().lower() == "t":
            self.turn_table()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ringed = by_keys(event)
        super().focusInEvent(event)

    # layout

    @property
    def _grown(self) -> float:
        return min(1.0, max(0.0, (self.area.width() - 906) / (1250 - 906)))

    @property
    def paper(self) -> QRectF:
        """The sheet within the widget."""
        return self.area.adjusted(7, 4, -9, -9)

    @property
    def _box(self) -> QRectF:
        side = 26.0 + 14 * self._grown
        return self.paper.adjusted(side, 16 + 8 * self._grown, -side, -12)

    def _heat_box(self) -> QRectF:
        box = self._box
        pitch = min(22.0, (box.width() - 34) / 54)
        high = 16 + 7 * pitch + self.heat.foot(box.width())
        return QRectF(box.left(), box.bottom() - high, box.width(), high)

    @property
    def _figured(self) -> bool:
        """Whether the figures stand beside chart or table; where it is narrow beside the table."""
        return self._box.width() >= _NARROW or self._as_table

    @property
    def _beside(self) -> float:
        """How wide the figures are."""
        wide = self._box.width()
        return _FIGURES if wide >= _NARROW else min(_FIGURES, max(120.0, wide - _TABLE - 24))

    def _chart_box(self) -> QRectF:
        box = self._box
        foot = self._heat_box().top() - _DREAD - 8
        wide = box.width()
        if self._figured:
            wide -= self._beside + 24 + 60 * self._grown
        top = box.top() + _HEAD
        return QRectF(box.left(), top, wide, max(60.0, foot - top))

    def arrange(self) -> None:
        box, chart = self._box, self._chart_box()
        self.place(self.heat, self._heat_box())
        self.place(self.chart, chart)
        self.chart.setVisible(not self._as_table)
        if self.table is not None:
            self.table.setVisible(self._as_table)
            self.place(self.table, chart.adjusted(0, 4, 0, _DREAD))
        x = box.right()
        for button in self._calls:
            self.place(button, QRectF(x - button.wide - 6, box.top() - 8, button.wide + 6, 28))
            x -= button.wide + 14

    @property
    def _calls(self) -> list[WordButton]:
        """The words that may be pressed, from the right."""
        shown = [self._close, self._turn_table]
        return [*shown, self._epilogue, self._print] if self._view.rating else shown

    # painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the sheet, the head, the figures, the dread of each month."""
        inks, box = self.look.inks, self._box
        sheet(painter, self.paper, inks, seed=15)
        self._paint_title(painter, box)
        line = box.top() + 34
        painter.setPen(QPen(QColor(inks.ink), 1.5))
        painter.drawLine(QPointF(box.left(), line), QPointF(box.right(), line))
        if self._figured:
            self._paint_figures(painter)
        if not self._as_table:
            self._paint_dread(painter)
        if self.hasFocus() and self._ringed:
            focus_ring(painter, self.paper, inks)

    def _paint_title(self, painter: QPainter, box: QRectF) -> None:
        """The title, and what the year came to where there is room for it."""
        inks, view = self.look.inks, self._view
        room = box.width() - sum(call.wide + 14 for call in self._calls)
        sizes = (32, 24, 20) if self._grown > 0.5 else (24, 20, 17, 15)
        face = suiting(view.title, Face.TITLE, sizes, min(340.0, room))
        x = box.left() + write(painter, box.left(), box.top() + 20, view.title, face, inks.ink) + 14
        small = font(Face.LABEL, 13)
        aside = fitted(view.aside, small, max(20.0, box.left() + room - x))
        if aside == view.aside or advance(aside, small) > _LEAST_ASIDE:
            write(painter, x, box.top() + 20, aside, small, inks.quiet)

    def _paint_figures(self, painter: QPainter) -> None:
        inks, view, chart = self.look.inks, self._view, self._chart_box()
        left, right = chart.right() + 24, self._box.right()
        y = self._paint_rating(painter, QRectF(left, chart.top() + 8, right - left, 0))
        rows = [(one.label, one.value) for one in view.figures] + list(view.ladder)
        foot = chart.bottom() + _DREAD
        pitch = min(26.0, max(17.0, (foot - y) / (len(rows) + 0.5)))
        for n, (label, value) in enumerate(rows):
            y += pitch
            if view.ladder and n == len(view.figures):
                y += 0.5 * pitch
            if y > foot + 4:
                break
            if view.ladder and n == len(view.figures):  # a rule between what was and what counts
                painter.setPen(QPen(QColor(inks.quiet), 0.75))
                painter.drawLine(QPointF(left, y - pitch), QPointF(right, y - pitch))
            strong = n < len(view.figures) or label == view.rating
            self._paint_figure(painter, QRectF(left, y, right - left, pitch), label, value, strong)

    def _paint_rating(self, painter: QPainter, top: QRectF) -> float:
        """What the year makes of whoever played it; where that ends."""
        inks, view, y = self.look.inks, self._view, top.top()
        if not view.rating:
            return y
        name = view.rating
        faces = [font(Face.TITLE, size) for size in (24, 20, 17)]
        whole = (one for one in faces if " ".join(wrapped(name, one, top.width(), 2)) == name)
        face = next(whole, faces[-1])
        for line in wrapped(name, face, top.width(), 2):
            y += 24
            write(painter, top.left(), y - 4, line, face, inks.ink)
        if view.stars is not None:
            stars(painter, QPointF(top.left(), y + 12), view.stars, inks, most=6)
            y += 30
        for line in wrapped(view.rating_told, font(Face.MOOD, 17), top.width(), 3):
            y += 21
            write(painter, top.left(), y, line, font(Face.MOOD, 17), inks.ink)
        return y + 14

    def _paint_figure(
        self, painter: QPainter, at: QRectF, label: str, value: str, strong: bool
    ) -> None:
        """A figure with its name on the line at the top of `at`; what counts is strong."""
        inks, y = self.look.inks, at.top()
        large = at.height() > 20
        face = font(Face.STRONG if strong else Face.LABEL, 15 if large else 13)
        if not label:
            face = suiting(value, Face.STRONG, (15, 13, 12) if large else (13, 12), at.width())
            write(painter, at.left(), y, fitted(value, face, at.width()), face, inks.ink)
            return
        write(painter, at.right(), y, value, face, inks.ink, Side.RIGHT)
        space = at.width() - advance(value, face) - 10
        own, ink = Face.LABEL, inks.quiet
        if label == self._view.rating:
            own, ink = Face.STRONG, inks.ink
        plain = suiting(label, own, (15, 13, 12) if large else (13, 12), space)
        write(painter, at.left(), y, fitted(label, plain, space), plain, ink)

    def _paint_dread(self, painter: QPainter) -> None:
        """Under each month's bar its boxes, five to a row, the filled ones black."""
        inks, view, chart = self.look.inks, self._view, self._chart_box()
        months = view.months
        if not months:
            return
        per = (chart.width() - _AXIS) / (len(months) + ROOM_FOR_NAMES - 0.4)
        label = self.tr("Dread")
        top = chart.bottom() + 6
        for n, month in enumerate(months):
            middle = chart.left() + _AXIS + (n + 0.6) * per
            self._paint_boxes(painter, QPointF(middle, top), month, min(7.0, per / 6))
        face = font(Face.LABEL, 12)
        right = chart.right() - 4
        write(painter, right, top + 14, label, face, inks.quiet, Side.RIGHT)

    def _paint_boxes(
        self, painter: QPainter, top: QPointF, month: MonthFigure, pitch: float
    ) -> None:
        inks = self.look.inks
        for n in range(month.boxes):
            row, column = divmod(n, 5)
            x, y = top.x() + (column - 2.5) * pitch, top.y() + row * pitch
            box = QRectF(x, y, pitch - 1.6, pitch - 1.6)
            painter.setPen(QPen(QColor(inks.quiet), 0.75))
            painter.setBrush(QColor(inks.ink) if n < month.filled else Qt.BrushStyle.NoBrush)
            painter.drawRect(box)
        if month.boxes:
            rows = -(-month.boxes // 5)
            words = f"{month.filled}/{month.boxes}"
            face = suiting(words, Face.LABEL, (12,), pitch * 5.2)
            base = top.y() + rows * pitch + 13
            write(painter, top.x() - pitch * 0.2, base, words, face, inks.quiet, Side.MIDDLE)
