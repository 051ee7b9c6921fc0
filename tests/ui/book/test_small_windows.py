"""Low and narrow windows, small and large zooms: everything is reached by keys all the same."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.games.book import GAME
from desktop.rules.kernel.chance import Chance
from tests.ui.book.desk import PLAIN, begin, come_to, replaced, sit
from tests.ui.book.hands import Keyboard

STEPS = 40


@pytest.mark.parametrize(
    ("zoom", "size"),
    [(75, (1366, 654)), (150, (1366, 654)), (250, (1366, 654)), (100, (1024, 554))],
)
def test_keys_play_on_whatever_the_window_has_room_for(
    qtbot: QtBot, zoom: int, size: tuple[int, int]
) -> None:
    seed = f"small {zoom}"
    table = sit(qtbot, begin(seed), replaced(PLAIN, zoom=zoom), size=size)
    keys, chance = Keyboard(table), Chance(seed)
    for _ in range(STEPS):
        shown = table.session.shown
        if not shown.choices:
            break
        content = table.session.history.content
        choice, chance = GAME.policies["careful"](content, shown.state, shown.choices, chance)
        keys.make(choice)
        for part in (table.panels.next, table.panels.page, table.board):
            assert table.rect().contains(part.mapTo(table, part.rect().center()))
    assert table.session.shown.state.sheet.chapters


def test_the_drawer_is_pushed_back_and_comes_with_the_next_step(qtbot: QtBot) -> None:
    table = sit(qtbot, come_to(lambda state: state.phase == "road"), size=(1024, 554))
    while table.held.beats:
        table.press_next()
    narrow = table.board.width()
    QTest.keyClick(table.board, Qt.Key.Key_F6)
    assert not table.panels.page.isVisible()
    assert table.board.width() > narrow
    assert table.board.hasFocus()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Return):
        QTest.keyClick(table.board, key)
    assert table.panels.page.isVisible()
    assert table.panels.next.isVisible()


def test_another_zoom_in_mid_plan_keeps_the_plan(qtbot: QtBot) -> None:
    from desktop.ui.theme import look_from

    table = sit(qtbot, come_to(lambda state: state.phase == "road"))
    while table.held.beats:
        table.press_next()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return):
        QTest.keyClick(table.board, key)
    plan, route = table.board.overlay.over.plan, table.held.route
    assert route is not None
    settings = replaced(table.settings, zoom=150, theme="late")
    table.wear(look_from(settings), settings)
    table.window().resize(1920, 964)
    assert table.held.route == route
    assert table.board.overlay.over.plan == plan
