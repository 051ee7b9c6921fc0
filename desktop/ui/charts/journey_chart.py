"""The journey as lines over its Chapters; read without colour by dashes, marks and names."""

from __future__ import annotations

import msgspec
from PySide6.QtWidgets import QWidget

from desktop.ui.theme import Look


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
    """Shows the journey's lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()

    def wear(self, look: Look) -> None:
        """Put on another look; safe to call twice."""
        self._look = look

    def show_chart(self, view: ChartView) -> None:
        """Show the lines; safe to call twice."""
        self.setAccessibleName(view.title)
