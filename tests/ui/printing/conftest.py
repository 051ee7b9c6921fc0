"""A window with a story on its table, and a keeper that offers toys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.keepsakes import source
from desktop.ui.main_window import MainWindow
from desktop.ui.printing.printing import Printing
from tests.ui.printing.toy import ToyKeeper
from tests.ui.window.conftest import Open, begun, open_window, qapp

__all__ = ["begun", "open_window", "qapp"]

WAIT = 20_000
Lay = Callable[[], Printing]


@pytest.fixture
def keeper(monkeypatch: pytest.MonkeyPatch) -> ToyKeeper:
    """What every game offers in this test."""
    made = ToyKeeper()
    monkeypatch.setattr(source, "load", lambda game: made)
    return made


@pytest.fixture
def window(open_window: Open, qtbot: QtBot, begun: Path) -> MainWindow:
    """A window with the worked example on its table."""
    made = open_window()
    made.open_file(begun)
    qtbot.waitUntil(lambda: made.table is not None, timeout=WAIT)
    return made


@pytest.fixture
def lay(window: MainWindow, keeper: ToyKeeper, qtbot: QtBot) -> Lay:
    """Lays the print sheet and waits until its pages are set."""

    def laid() -> Printing:
        window.menus.actions_by_name["print"].trigger()
        return settled(window.over.printing, qtbot)

    return laid


def settled(printing: Printing, qtbot: QtBot) -> Printing:
    """The sheet once its pages are set."""
    qtbot.waitUntil(lambda: printing.press.keepsake is not None, timeout=WAIT)
    return printing
