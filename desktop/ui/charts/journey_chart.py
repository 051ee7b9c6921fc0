"""The journey as lines over its Chapters; read without colour by dashes, marks and names."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.paper import sheet
from desktop.ui.charts import plots
from desktop.ui.theme import Look

_DASHES: tuple[tuple[float, ...], ...] = ((), (6, 3), (2, 2.5), (9, 3, 2, 3), (4, 4))
_MARKS = ("o", "s", "t", "d", "x")
_ROOM_FOR_NAMES = 0.24  # of the width, right of the last Chapter
_FOOT = 0.06  # of the height, below nothing, so that no name stands on the axis
_HIGH = 60  # what reaches higher has a plot of its own above the others


class Series(msgspec.Struct, frozen=True):
    """One line: what it counts, and its value after each Chapter that has one."""

    id: str
    label: str
    points: tuple[tuple[int, int], ...] = ()


class ChartView(msgspec.Struct, frozen=True):
    """What the chart shows; `across` is what stands below it: "Chapters"."""

    title: str
    across: str
    series: tuple[Series, ...] = ()
    empty: str = ""


class JourneyChart(QWidget):
    """Shows the journey's lines; `closed` tells that Esc was pressed.

    pyqtgraph is imported when a chart is first seen, not before.
    """

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._view = ChartView("", "")
        self._canvas: Any = None
        self._title, self._empty, self._across = QLabel(self), QLabel(self), QLabel(self)
        for label in (self._title, self._empty, self._across):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._title)
        self._layout.addWidget(self._empty, 1)
        self._layout.addWidget(self._across, 0, Qt.AlignmentFlag.AlignRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wear(self, look: Look) -> None:
        """Put on another look; safe to call twice."""
        self._look = look
        margin = round(30 * look.zoom)
        self._layout.setContentsMargins(margin, round(24 * look.zoom), margin, margin)
        self._title.setFont(font(Face.TITLE, 24, look.zoom))
        self._empty.setFont(font(Face.MOOD, 20, look.zoom))
        self._across.setFont(font(Face.LABEL, 13, look.zoom))
        for label in (self._title, self._empty, self._across):
            colours = label.palette()
            colours.setColor(label.foregroundRole(), QColor(look.inks.ink))
            label.setPalette(colours)
        self._draw()

    def show_chart(self, view: ChartView) -> None:
        """Show the lines; safe to call twice."""
        self._view = view
        self._title.setText(view.title)
        self._empty.setText(view.empty)
        self._across.setText(view.across)
        self.setAccessibleName(view.title)
        self.setAccessibleDescription("\n".join(_spoken(one) for one in view.series))
        self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        """The first time, the plot is made."""
        super().showEvent(event)
        self._draw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A sheet of paper."""
        painter = QPainter(self)
        painter.scale(self._look.zoom, self._look.zoom)
        area = self.rect().toRectF()
        zoom = self._look.zoom
        area.setSize(area.size() / zoom)
        sheet(painter, area.adjusted(8, 8, -8, -8), self._look.inks, seed=13)
        painter.end()

    # the plots

    def _draw(self) -> None:
        shown = [one for one in self._view.series if one.points]
        self._empty.setVisible(not shown)
        if self._canvas is None and shown and self.isVisible():
            self._make()
        if self._canvas is None:
            return
        self._canvas.setVisible(bool(shown))
        self._across.setVisible(bool(shown))
        self._canvas.clear()
        last = max((x for one in shown for x, _ in one.points), default=1)
        rows = [row for row in _by_height(shown) if row]
        for place, row in enumerate(rows):
            plot = self._canvas.addPlot(row=place, col=0)
            self._canvas.ci.layout.setRowStretchFactor(place, 2 + place)
            self._dress(plot, lowest=place == len(rows) - 1)
            self._draw_row(plot, row, last, [shown.index(one) for one in row])

    def _make(self) -> None:
        self._canvas = plots.canvas(self)
        self._layout.insertWidget(1, self._canvas, 1)

    def _dress(self, plot: Any, *, lowest: bool) -> None:
        """The Chapters below the lowest plot alone."""
        plots.dress(plot, self._look, size=13, left=44)
        plot.getAxis("bottom").setStyle(showValues=lowest)

    def _draw_row(self, plot: Any, row: list[Series], last: int, places: list[int]) -> None:
        """Lines that are about as high as each other, in one plot."""
        most = max(4, *(y for one in row for _, y in one.points))
        plot.setXRange(0, max(2, last) * (1 + _ROOM_FOR_NAMES), padding=0.01)
        plot.setYRange(-_FOOT * most, most * 1.08, padding=0.01)
        ends = _apart([float(one.points[-1][1]) for one in row], most * 0.09)
        for one, height, n in zip(row, ends, places, strict=True):
            self._draw_series(plot, n, one, (last, height))

    def _draw_series(self, plot: Any, n: int, one: Series, end: tuple[int, float]) -> None:
        """One line with its marks, its name at its end."""
        import pyqtgraph

        inks, (last, height) = self._look.inks, end
        colour = QColor((inks.red, inks.sea, inks.ochre, inks.moss, inks.ink)[n % 5])
        pen, rim = QPen(colour, 2), QPen(colour, 1.5)
        pen.setCosmetic(True)
        rim.setCosmetic(True)
        if dashes := _DASHES[n % len(_DASHES)]:
            pen.setDashPattern(list(dashes))
        plot.plot(
            [x for x, _ in one.points],
            [y for _, y in one.points],
            pen=pen,
            symbol=_MARKS[n % len(_MARKS)],
            symbolSize=round(9 * self._look.zoom),
            symbolPen=rim,
            symbolBrush=colour if n % 2 == 0 else QColor(inks.page),
            antialias=True,
        )
        told = f"{one.label} {one.points[-1][1]}"
        name = pyqtgraph.TextItem(told, color=QColor(inks.ink), anchor=(0, 0.5))
        name.setFont(font(Face.STRONG, 13, self._look.zoom))
        name.setPos(last + max(2, last) * 0.02, height)
        plot.addItem(name)


def _by_height(series: list[Series]) -> tuple[list[Series], list[Series]]:
    """Lines that would flatten the others by themselves, and the others."""
    high = [one for one in series if max(y for _, y in one.points) > _HIGH]
    return high, [one for one in series if one not in high]


def _spoken(one: Series) -> str:
    told = ", ".join(f"{x}: {y}" for x, y in one.points)
    return f"{one.label}. {told}"


def _apart(heights: list[float], least: float) -> list[float]:
    """Where names stand: at the ends of their lines, but none on another."""
    found = list(heights)
    before = -least
    for n in sorted(range(len(heights)), key=heights.__getitem__):
        found[n] = max(heights[n], before + least)
        before = found[n]
    return found
