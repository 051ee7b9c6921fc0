"""Pages are set beside the window, a step at a time, and let go of in the end."""

from __future__ import annotations

from gc import collect
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.ui.main_window import MainWindow
from tests.ui.printing.conftest import WAIT, Lay, settled
from tests.ui.printing.test_print_sheet import done, next_label, press
from tests.ui.printing.toy import ToyKeeper

Key = Qt.Key


def test_pages_are_set_beside_the_window_and_left_for_others(
    window: MainWindow, lay: Lay, keeper: ToyKeeper, qtbot: QtBot
) -> None:
    printing = lay()
    keeper.steps, keeper.taken = 1_000_000, 0
    press(window, Key.Key_2)
    qtbot.waitUntil(lambda: keeper.taken > 3, timeout=WAIT)
    assert printing.press.keepsake is None
    keeper.steps = 1
    press(window, Key.Key_3)
    settled(printing, qtbot)
    assert keeper.left == 1
    assert [page for page, _ in keeper.made] == ["map", "cards"]
    keeper.steps, keeper.taken = 1_000_000, 0
    press(window, Key.Key_2)
    qtbot.waitUntil(lambda: keeper.taken > 3, timeout=WAIT)
    press(window, Key.Key_Escape)
    assert keeper.left == 2
    assert not printing.open


def test_pages_that_cannot_be_set_are_no_end(
    window: MainWindow, keeper: ToyKeeper, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    heard: list[object] = []
    monkeypatch.setattr("sys.excepthook", lambda *trouble: heard.append(trouble[0]))
    monkeypatch.setattr(keeper, "make", lambda *_: 1 / 0)
    window.over.show_print()
    qtbot.waitUntil(lambda: bool(heard), timeout=WAIT)
    assert next_label(window.over.printing) == "These pages could not be set."
    press(window, Key.Key_Escape)
    assert window.stack.currentWidget() is window.table


def test_nothing_that_was_printed_outlives_the_sheet(
    window: MainWindow, lay: Lay, qtbot: QtBot, tmp_path: Path
) -> None:
    printing = lay()
    page = ref(printing.press.leaves[0].draw)
    printing.press.do("pdf")
    printing.press.delivery.keep_as(tmp_path / "kept.pdf")
    done(printing, qtbot)
    press(window, Key.Key_Escape)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    collect()
    assert page() is None
