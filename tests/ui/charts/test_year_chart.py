"""The year's chart, its table of numbers, its squares: read by eye, by keys, by readers."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from desktop.drawing.inks import THEMES, Inks
from desktop.ui.charts.year_chart import MonthFigure, YearChart
from desktop.ui.theme import Look
from desktop.ui.widgets.heat_map import HeatMap, paint_heat
from desktop.ui.widgets.year_page import YearPage, YearView
from tests.looks import calendar_reading as contents

CODE = """
import sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
from desktop.ui.widgets.year_page import YearPage
from tests.looks import calendar_reading
page = YearPage()
page.show_year(calendar_reading.YEAR)
print("pyqtgraph" in sys.modules)
"""
KINDS = ("done", "won", "lost", "nothing", "passed", "hushed", "lapsed", "ahead")


def page_of(qtbot: QtBot, view: YearView) -> YearPage:
    page = YearPage()
    qtbot.addWidget(page)
    page.wear(Look(motion=False))
    page.resize(906, 632)
    page.show_year(view)
    page.show()
    return page


def test_pyqtgraph_waits_until_the_year_is_seen() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_the_year_is_read_aloud(qtbot: QtBot) -> None:
    page = page_of(qtbot, contents.YEAR)
    assert page.accessibleName() == "1926 in figures"
    assert "Longest streak: 97 days" in page.accessibleDescription()
    assert "Keeper of the Log" in page.accessibleDescription()
    assert "Jun: \N{MINUS SIGN}5, 89" in page.chart.accessibleDescription()


def test_numbers_stand_in_a_table_too(qtbot: QtBot) -> None:
    page = page_of(qtbot, contents.YEAR)
    assert page.table is None
    qtbot.keyClick(page, Qt.Key.Key_T)
    table = page.table
    assert table is not None
    assert table.isVisible()
    assert not page.chart.isVisible()
    assert (table.rowCount(), table.columnCount()) == (12, 5)
    june = [item.text() for n in range(5) if (item := table.item(5, n)) is not None]
    assert june == ["Jun", "\N{MINUS SIGN}5", "89", "4 / 5", "9 / 9"]
    qtbot.keyClick(table, Qt.Key.Key_T)
    assert page.chart.isVisible()


def test_months_to_come_have_no_numbers(qtbot: QtBot) -> None:
    page = page_of(qtbot, contents.RUNNING)
    page.turn_table()
    assert page.table is not None
    april = [item.text() for n in range(5) if (item := page.table.item(3, n)) is not None]
    assert april == ["Apr", "", "", "", ""]
    assert "Apr" not in page.chart.accessibleDescription()


def test_the_epilogue_is_offered_at_the_end_alone(qtbot: QtBot) -> None:
    page = page_of(qtbot, contents.RUNNING)
    read, closed = QSignalSpy(page.read_asked), QSignalSpy(page.closed)
    assert not page.buttons()[1].isVisible()
    page.show_year(contents.YEAR)
    assert page.buttons()[1].isVisible()
    page.buttons()[1].click()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert (read.count(), closed.count()) == (1, 1)


def test_a_year_without_a_month_is_an_empty_chart(qtbot: QtBot) -> None:
    chart = YearChart()
    qtbot.addWidget(chart)
    chart.resize(400, 300)
    chart.show_months(tuple(MonthFigure(name) for name in contents.MONTHS), "sum")
    chart.show()
    assert not chart.grab().isNull()


# --- squares -------------------------------------------------------------------------------------


def _square(how: str, inks: Inks) -> bytes:
    image = QImage(14, 14, QImage.Format.Format_RGB32)
    image.fill(inks.page)
    painter = QPainter(image)
    paint_heat(painter, QRectF(1, 1, 12, 12), how, inks)
    painter.end()
    return bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits())


@pytest.mark.parametrize("theme", list(THEMES))
def test_squares_are_told_apart_in_grey(qtbot: QtBot, theme: str) -> None:
    inks = next(one for name, one in THEMES.items() if name == theme)
    pictures = [_square(how, inks) for how in KINDS]
    for n, one in enumerate(pictures):
        for other in pictures[n + 1 :]:
            apart = sum(abs(a - b) for a, b in zip(one, other, strict=True))
            assert apart > 255 * 3


def test_keys_walk_the_days(qtbot: QtBot) -> None:
    heat = HeatMap()
    qtbot.addWidget(heat)
    heat.resize(840, 150)
    heat.show_heat(contents.YEAR.heat, "Every day")
    assert "lead done: " in heat.accessibleDescription()
    qtbot.keyClick(heat, Qt.Key.Key_Right)
    assert heat.accessibleDescription() == contents.YEAR.heat.days[0].told
    qtbot.keyClick(heat, Qt.Key.Key_Right)
    qtbot.keyClick(heat, Qt.Key.Key_Down)
    assert heat.accessibleDescription() == contents.YEAR.heat.days[8].told
    qtbot.keyClick(heat, Qt.Key.Key_Up)
    qtbot.keyClick(heat, Qt.Key.Key_Left)
    assert heat.accessibleDescription() == contents.YEAR.heat.days[0].told
    qtbot.keyClick(heat, Qt.Key.Key_Left)
    assert heat.accessibleDescription() == contents.YEAR.heat.days[0].told


def test_all_days_lie_on_the_map_each_alone(qtbot: QtBot) -> None:
    heat = HeatMap()
    qtbot.addWidget(heat)
    heat.resize(840, 150)
    heat.show_heat(contents.YEAR.heat, "Every day")
    squares = [heat._square(n) for n in range(365)]
    assert all(heat.area.contains(box) for box in squares)
    assert len({(box.x(), box.y()) for box in squares}) == 365
