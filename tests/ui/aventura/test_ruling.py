"""R opens the rule behind what is asked; Ctrl+R opens them all."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura.state import Rolling
from desktop.ui.games.aventura.table import AventuraTable
from desktop.ui.main_window import MainWindow
from desktop.words.language import speak
from tests.ui.aventura.test_whole_game import begun

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[MainWindow, AventuraTable]]:
    window, table = begun(qtbot, 1)
    yield window, table
    window.close()
    speak("en")


def read(table: AventuraTable) -> str:
    """What lies over the board, its title first."""
    paper = table.overlays.paper
    assert paper.isVisible()
    body = paper.findChild(QPlainTextEdit)
    assert isinstance(body, QPlainTextEdit)
    return f"{paper.accessibleName()}\n{body.toPlainText()}"


def press(table: AventuraTable, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    target = table.window().focusWidget() or table.panels.map
    QTest.keyClick(target, key, modifier or Qt.KeyboardModifier.NoModifier)


def test_the_duty_of_a_red_letter_then_the_test_then_all(
    opened: tuple[MainWindow, AventuraTable],
) -> None:
    """AZ-067, AZ-071, AZ-Q25: the rule at hand, and the table rule that settles it."""
    _, table = opened
    press(table, Qt.Key.Key_R)
    first = read(table)
    assert first.startswith("Red letters")
    assert "AZ 067" in first
    assert "here: once for both" in first
    press(table, Qt.Key.Key_Escape)
    assert not table.overlays.paper.isVisible()

    table.choose(next(one for one in table.session.shown.choices if isinstance(one, c.Investigate)))
    table.choose(next(one for one in table.session.shown.choices if isinstance(one, c.Pick)))
    assert isinstance(table.session.shown.state.frames[-1], Rolling)
    press(table, Qt.Key.Key_R)
    assert read(table).startswith("Dice and Successes")
    press(table, Qt.Key.Key_Escape)

    press(table, Qt.Key.Key_R, CONTROL)
    everything = read(table)
    assert everything.startswith("Rules and rulings")
    assert "AZ Q118" in everything


def test_rules_are_told_in_the_language_of_the_window(
    opened: tuple[MainWindow, AventuraTable],
) -> None:
    window, table = opened
    window.prefer(language="es")
    press(table, Qt.Key.Key_R)
    assert read(table).startswith("Letras rojas")
    assert "aquí: una vez por los dos" in read(table)
    assert [action.text() for action in table.menus()["help"]] == [
        "La regla de esto",
        "Reglas y aclaraciones",
    ]
