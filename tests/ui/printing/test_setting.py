"""Pages are set beside the window, a step at a time."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.ui.main_window import MainWindow
from tests.ui.printing.conftest import WAIT, Lay, settled
from tests.ui.printing.test_print_sheet import press
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
