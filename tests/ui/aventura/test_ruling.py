"""R opens the rule behind what is asked; Ctrl+R opens them all."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura.state import Rolling, State
from desktop.ui.games.aventura.parts.hands import Plan
from desktop.ui.games.aventura.parts.reader import Reader
from desktop.ui.games.aventura.parts.ruling import subject
from desktop.ui.games.aventura.parts.showing import Held
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


def begun_state(table: AventuraTable) -> State:
    """The position with the duty of the first zone done, so that everything is free."""
    state: State = table.session.shown.state
    assert state.visit is not None
    return state


def test_what_is_pointed_at_or_planned_decides(opened: tuple[MainWindow, AventuraTable]) -> None:
    """AZ-168, AZ-173, AZ-054: a Padlock, the ways, a card, a Move."""
    _, table = opened
    state, held = begun_state(table), Held(Reader(), Plan())
    free = (c.Move("ines", "B"), c.Investigate("ines"))
    assert subject(state, free[1:], held) == "red_zone"
    assert subject(state, free, held) == "turn"
    assert subject(state, free, held, focus="wound") == "wound"
    closed = next(iter(state.visit.padlocks)) if state.visit is not None else ""
    assert subject(state, free, held, cursor=closed, focus="wound") == "padlock"
    held.face = "ways"
    assert subject(state, free, held) == "travel"
    held.plan.light(c.Activate("ines", 21))
    assert subject(state, free, held) == "activate"
    held.plan.light(free[0])
    assert subject(state, free, held) == "move"


def test_the_board_in_focus_is_about_wounds(opened: tuple[MainWindow, AventuraTable]) -> None:
    """AZ-095: Ctrl+F6 walks to the board, R tells what it can bear."""
    _, table = opened
    table.panels.seats[0].board.setFocus()
    press(table, Qt.Key.Key_R)
    assert read(table).startswith("Wounds")
