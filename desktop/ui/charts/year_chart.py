"""A year's months as bars, its sum as a line against a band; read without colour."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QHideEvent, QPen, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import faded
from desktop.ui.charts import plots
from desktop.ui.theme import Look
from desktop.ui.widgets.paper_button import wrapped

_BAR = 0.56
ROOM_FOR_NAMES = 3.0
"""How much is kept free right of December, in months."""


class MonthFigure(msgspec.Struct, frozen=True):
    """A month's figures. `open`: it is not over; one that has not come has no points.

    `total` is the year's sum with it; `seal` marks a month that was kept.
    """

    name: str
    points: int | None = None
    total: int = 0
    filled: int = 0
    boxes: int = 0
    won: int = 0
    specials: int = 0
    seal: bool = False
    open: bool = False

    @property
    def figure(self) -> str:
        """The points as they are written."""
        if self.points is None:
            return ""
        return str(self.points).replace("-", "\N{MINUS SIGN}")


class Band(msgspec.Struct, frozen=True):
    """Between what the year's sum usually lies after each month, and what that is called."""

    label: str
    low: tuple[int, ...] = ()
    high: tuple[int, ...] = ()


class YearChart(QWidget):
    """Shows the months; pyqtgraph is imported when a chart is first seen, not before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self._months: tuple[MonthFigure, ...] = ()
        self._band: Band | None = None
        self._label = ""
        self._canvas: Any = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def wear(self, look: Look) -> None:
        """Put on another look; safe to call twice."""
        self._look = look
        self._draw()

    def show_months(
        self, months: tuple[MonthFigure, ...], label: str, band: Band | None = None
    ) -> None:
        """Show the months; `label` names the line of the sum."""
        self._months, self._label, self._band = months, label, band
        told = (f"{one.name}: {one.figure}, {one.total}" for one in months if one.figure)
        self.setAccessibleName(label)
        self.setAccessibleDescription("\n".join(told))
        self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        """The first time, the plots are made."""
        super().showEvent(event)
        self._draw()

    def hideEvent(self, event: QHideEvent) -> None:
        """Out of sight the plots are let go of: they take much room."""
        super().hideEvent(event)
        canvas, self._canvas = self._canvas, None
        if canvas is not None:
            self._layout.removeWidget(canvas)
            canvas.clear()
            canvas.close()
            canvas.deleteLater()

    def _draw(self) -> None:
        if self._canvas is None and self._months and self.isVisible():
            self._make()
        if self._canvas is None:
            return
        self._canvas.clear()
        upper = self._canvas.addPlot(row=0, col=0, enableMenu=False)
        lower = self._canvas.addPlot(row=1, col=0, enableMenu=False)
        self._canvas.ci.layout.setRowStretchFactor(0, 3)
        self._canvas.ci.layout.setRowStretchFactor(1, 2)
        for plot, lowest in ((upper, False), (lower, True)):
            self._dress(plot, lowest=lowest)
        self._draw_sum(upper)
        self._draw_bars(lower)

    def _make(self) -> None:
        canvas = plots.canvas(self)
        canvas.ci.layout.setContentsMargins(0, 0, 0, 0)
        canvas.ci.layout.setSpacing(2)
        self._layout.addWidget(canvas)
        self._canvas = canvas

    def _dress(self, plot: Any, *, lowest: bool) -> None:
        """The months below, each named once."""
        plots.dress(plot, self._look, size=12, left=34)
        bottom = plot.getAxis("bottom")
        bottom.setStyle(showValues=lowest, tickLength=0)
        bottom.setTicks([[(n + 1, one.name) for n, one in enumerate(self._months)]])
        plot.setXRange(0.4, len(self._months) + ROOM_FOR_NAMES, padding=0)

    def _draw_sum(self, plot: Any) -> None:
        """The sum after each month, above what is usual."""
        inks, band = self._look.inks, self._band
        points = [(n, one.total) for n, one in enumerate(self._months, 1) if one.figure]
        tops = [y for _, y in points] + list(band.high if band else ())
        plot.setYRange(min([0, *(y for _, y in points)]), max([10, *tops]) * 1.14, padding=0.01)
        if band is not None:
            self._draw_band(plot, band)
        if not points:
            return
        pen = QPen(QColor(inks.ink), 2)
        pen.setCosmetic(True)
        plot.plot(
            [0.5, *(x for x, _ in points)],
            [0, *(y for _, y in points)],
            pen=pen,
            symbol="o",
            symbolSize=round(6 * self._look.zoom),
            symbolPen=pen,
            symbolBrush=QColor(inks.page),
            antialias=True,
        )
        at = points[-1]
        self._write(plot, f"{self._label} {at[1]}", (at[0] + 0.2, at[1]), (0, 0.5), strong=True)

    def _draw_band(self, plot: Any, band: Band) -> None:
        """The band as a wash with dashed edges."""
        import pyqtgraph

        inks = self._look.inks
        pen = QPen(QColor(inks.quiet), 1)
        pen.setCosmetic(True)
        pen.setDashPattern([4, 4])
        across = [0.5, *range(1, len(band.low) + 1)]
        low = plot.plot(across, [0, *band.low], pen=pen)
        high = plot.plot(across, [0, *band.high], pen=pen)
        wash = QBrush(faded(inks.quiet, 0.14)) if inks.textures else QBrush(Qt.BrushStyle.NoBrush)
        plot.addItem(pyqtgraph.FillBetweenItem(low, high, brush=wash))
        if band.low:  # named where no line comes: high up, early in the year
            words = self._in_lines(band.label, len(band.low) / 2)
            self._write(plot, words, (0.7, band.high[-1]), (0, 0.3))

    def _draw_bars(self, plot: Any) -> None:
        """A bar a month: kept ones full, lost ones in outline, the open one hatched."""
        import pyqtgraph

        inks = self._look.inks
        known = [(n, one) for n, one in enumerate(self._months, 1) if one.points is not None]
        heights = [one.points or 0 for _, one in known]
        plot.setYRange(
            min([0, *heights]) - (12 if min([0, *heights]) < 0 else 2),
            max([10, *heights]) + 12,
            padding=0,
        )
        most = max([10, *heights])
        step = 10 if most < 30 else 20
        low = -step if min([0, *heights]) < 0 else 0
        plot.getAxis("left").setTicks([[(y, str(y)) for y in range(low, most, step)]])
        legend = (self.tr("full: kept"), self.tr("outline: lost"))
        lines = "\n".join(self._in_lines(words, ROOM_FOR_NAMES - 0.5) for words in legend)
        self._write(plot, lines, (len(self._months) + 0.5, max([10, *heights]) + 12), (0, 0))
        for n, one in known:
            ink = QColor(inks.ink)
            style = Qt.BrushStyle.SolidPattern if one.seal else Qt.BrushStyle.NoBrush
            if one.open:
                style = Qt.BrushStyle.BDiagPattern
            pen = QPen(ink, 1.2)
            pen.setCosmetic(True)
            bar = pyqtgraph.BarGraphItem(
                x=[n], height=[one.points], width=_BAR, pen=pen, brush=QBrush(ink, style)
            )
            plot.addItem(bar)
            above = (one.points or 0) >= 0
            self._write(plot, one.figure, (n, one.points or 0), (0.5, 1.0 if above else 0.0))

    def _in_lines(self, words: str, months: float) -> str:
        """Words broken into lines, for a place that is so many months wide."""
        per = self.width() / self._look.zoom / (len(self._months) + ROOM_FOR_NAMES)
        return "\n".join(wrapped(words, font(Face.LABEL, 12), per * months - 14, 3))

    def _write(
        self,
        plot: Any,
        words: str,
        at: tuple[float, float],
        anchor: tuple[float, float],
        *,
        strong: bool = False,
    ) -> None:
        import pyqtgraph

        name = pyqtgraph.TextItem(words, color=QColor(self._look.inks.ink), anchor=anchor)
        name.setFont(font(Face.STRONG if strong else Face.LABEL, 12, self._look.zoom))
        name.setPos(*at)
        plot.addItem(name)
