"""The journey's chart: pyqtgraph only once it is seen, names that do not lie on each other."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from desktop.drawing.inks import Theme
from desktop.ui.charts.journey_chart import ChartView, JourneyChart, _apart
from desktop.ui.theme import look_of
from tests.looks import book_pages

CODE = """
import sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
from desktop.ui.charts.journey_chart import JourneyChart
from tests.looks import book_pages
chart = JourneyChart()
chart.show_chart(book_pages.CHART)
print("pyqtgraph" in sys.modules)
"""


def chart_of(qtbot: QtBot, view: ChartView, theme: Theme = Theme.LAMP) -> JourneyChart:
    chart = JourneyChart()
    qtbot.addWidget(chart)
    chart.resize(900, 600)
    chart.wear(look_of(theme.value, motion=False))
    chart.show_chart(view)
    return chart


def test_pyqtgraph_waits_until_the_chart_is_seen() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.mark.parametrize("theme", list(Theme))
def test_the_lines_are_drawn_in_every_theme(qtbot: QtBot, theme: Theme) -> None:
    chart = chart_of(qtbot, book_pages.CHART, theme)
    empty = chart_of(qtbot, ChartView(book_pages.CHART.title, "Chapters"), theme)
    chart.show()
    empty.show()
    assert chart.grab().toImage() != empty.grab().toImage()
    chart.show_chart(book_pages.CHART)


def test_the_chart_is_read_aloud_and_closed(qtbot: QtBot) -> None:
    chart = chart_of(qtbot, book_pages.CHART)
    assert chart.accessibleName() == "The journey in figures"
    assert "Wounds. 1: 0, 2: 1" in chart.accessibleDescription()
    closed = QSignalSpy(chart.closed)
    qtbot.keyClick(chart, Qt.Key.Key_Escape)
    assert closed.count() == 1


def test_names_at_the_ends_stand_apart() -> None:
    found = _apart([5.0, 5.2, 20.0, 4.9], 2.0)
    ordered = sorted(found)
    assert all(b - a >= 2.0 - 1e-9 for a, b in pairwise(ordered))
    assert found[2] == 20.0
