"""The rail, the board, the log line and the themes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.drawing.inks import Theme
from desktop.ui.theme import dress, look_of, palette, style_sheet
from desktop.ui.widgets.clock_rail import ClockRail, Count, RailView
from desktop.ui.widgets.investigator_board import InvestigatorBoard
from desktop.ui.widgets.log_line import LogLine
from tests.looks import contents


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def test_the_rail_holds_many_turns_and_a_long_title(qtbot: QtBot) -> None:
    rail = ClockRail()
    qtbot.addWidget(rail)
    rail.resize(946, 44)
    rail.show_rail(
        RailView(
            "The Counting House of the Harbour Board",
            16,
            7,
            True,
            frozenset({4, 9}),
            contents.RAIL.actions,
            (Count("Shillings", "12", "money"), Count("Alarm", "3")),
        )
    )
    crowded = picture(rail)
    rail.show_rail(contents.RAIL)
    assert picture(rail) != crowded
    assert rail.accessibleDescription() == "Turn 4 of 8"


def test_a_board_is_pointed_at(qtbot: QtBot) -> None:
    board = InvestigatorBoard()
    qtbot.addWidget(board)
    board.show_board(contents.TOBIAS)
    pointed = QSignalSpy(board.pointed)
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton)
    assert pointed.at(0) == ["tobias"]
    assert "body 1/4" in board.accessibleDescription()


def test_the_log_line_asks_for_the_log(qtbot: QtBot) -> None:
    line = LogLine()
    qtbot.addWidget(line)
    line.show_sentence(contents.SENTENCE)
    asked = QSignalSpy(line.asked)
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
    assert asked.at(0) == [contents.SENTENCE]


@pytest.mark.parametrize("theme", list(Theme))
def test_a_theme_dresses_the_program(qapp: Callable[[], object], theme: Theme) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    look = look_of(theme.value)
    dress(app, look)
    assert app.palette().window().color().name().upper() == look.inks.desk.upper()
    assert palette(look.inks).base().color().name().upper() == look.inks.page.upper()
    assert look.inks.page in style_sheet(look)
    app.setStyleSheet("")
