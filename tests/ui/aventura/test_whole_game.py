"""The introductory pack from the shelf to both endings, by keys alone and by mouse alone."""

import secrets

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop import paths
from desktop.rules.kernel.chance import Chance
from desktop.store.settings import Settings
from desktop.ui import playing
from desktop.ui.games.aventura.table import AventuraTable
from desktop.ui.main_window import MainWindow
from tests.maps.players import choice_of
from tests.ui.aventura.hands import Hands, Keyboard, Mouse, focus

STEPS, PAINTED = 900, 8
SETTINGS = Settings(theme="lamp", language="en", pacing="at_once", motion="reduced")


@pytest.fixture
def seeded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The seed of the next game, to be put in."""
    seed = [""]
    monkeypatch.setattr(secrets, "token_hex", lambda _: seed[0])
    return seed


def begun(qtbot: QtBot, people: int) -> tuple[MainWindow, AventuraTable]:
    """From the shelf to the table: one key for the card, one for Begin."""
    window = MainWindow(SETTINGS)
    qtbot.addWidget(window)
    window.resize(1366, 700)
    window.show()
    QTest.keyClick(focus(window.shelf), Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: bool(window.over.sheet.chosen), timeout=20_000)
    if people == 2:
        QTest.keyClick(window.over.sheet, Qt.Key.Key_2)
    QTest.keyClick(window.over.sheet, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.table is not None, timeout=20_000)
    assert isinstance(window.table, AventuraTable)
    return window, window.table


@pytest.mark.parametrize(
    ("kind", "people", "seed", "ending", "not_to"),
    [
        (Keyboard, 1, "seed 56", "complement", "left_at_952"),
        (Mouse, 1, "seed 56", "complement", "left_at_952"),
        (Keyboard, 2, "seed 36", "left_at_952", "complement"),
        (Mouse, 2, "seed 36", "left_at_952", "complement"),
    ],
)
def test_from_the_shelf_to_an_ending(
    qtbot: QtBot,
    seeded: list[str],
    kind: type[Hands],
    people: int,
    seed: str,
    ending: str,
    not_to: str,
) -> None:
    """AZ-003 to AZ-006, AZ-179: every choice is made on the widgets and saved."""
    seeded[0] = seed
    window, table = begun(qtbot, people)
    hands = kind(table)
    chance = Chance(seed)
    for step in range(STEPS):
        window.setUpdatesEnabled(step % PAINTED == 0)  # most of the time would go into paint
        shown = table.session.shown
        if not shown.choices:
            break
        choice, chance = choice_of(
            table.session.history.content, shown.state, shown.choices, chance, not_to
        )
        hands.make(choice)
    assert table.session.shown.state.ending == ending
    hands.read_on()
    saves = list(paths.saves().glob("*.solsave"))
    assert len(saves) == 1
    entries = table.session.history.entries
    window.close()
    assert playing.resume(saves[0]).history.entries == entries
