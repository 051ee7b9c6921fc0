"""The tray that adds up: dice ready, dotted and fallen, typed ones, the throws before."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from desktop.ui.theme import Look
from desktop.ui.widgets.pool_rows import PITCH, SIDE, spots
from desktop.ui.widgets.pool_tray import PoolTray, PoolTrayView
from tests.looks import book_contents as contents

WIDTH = 340.0


def tray_of(qtbot: QtBot, view: PoolTrayView, size: tuple[int, int] = (380, 152)) -> PoolTray:
    tray = PoolTray()
    qtbot.addWidget(tray)
    tray.wear(Look(motion=False))
    tray.resize(*size)
    tray.show_tray(view)
    tray.show()
    return tray


@pytest.mark.parametrize("count", [1, 9, 10, 18])
def test_nine_dice_of_thirty_lie_in_a_row(count: int) -> None:
    side, middles = spots(count, WIDTH)
    assert side == SIDE
    assert all(at.x() - side / 2 >= 0 and at.x() + side / 2 <= WIDTH for at in middles)
    rows = sorted({at.y() for at in middles})
    assert len(rows) == (1 if count <= 9 else 2)
    if count > 1:
        assert middles[1].x() - middles[0].x() == PITCH


@pytest.mark.parametrize("count", [19, 30, 42])
def test_more_dice_are_smaller_and_none_lies_on_another(count: int) -> None:
    side, middles = spots(count, WIDTH)
    assert side < SIDE
    for a, b in combinations(middles, 2):
        assert max(abs(a.x() - b.x()), abs(a.y() - b.y())) >= side
    assert all(at.y() + side / 2 < 108 for at in middles)


def test_a_dotted_die_adds_its_part(qtbot: QtBot) -> None:
    tray = tray_of(qtbot, contents.TRAY_AHEAD_MANY)
    added = QSignalSpy(tray.added)
    ready = contents.TRAY_AHEAD_MANY.ready
    qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=tray.centre_of(0))
    assert added.count() == 0
    qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=tray.centre_of(ready))
    qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=tray.centre_of(ready + 3))
    assert [added.at(n)[0] for n in range(2)] == ["bomb", "strain"]


def test_pointing_names_the_part(qtbot: QtBot) -> None:
    tray = tray_of(qtbot, contents.TRAY_AHEAD)
    qtbot.mouseMove(tray, tray.centre_of(6))
    assert tray.toolTip() == "Liquid Focus"
    qtbot.mouseMove(tray, QPoint(5, 5))
    assert tray.toolTip() == ""


def test_dice_fall_once_and_lie(qtbot: QtBot) -> None:
    tray = tray_of(qtbot, contents.TRAY_AHEAD)
    tray.wear(Look(motion=True))
    settled = QSignalSpy(tray.settled)
    tray.show_tray(contents.TRAY_TWO_ROWS)
    assert tray.animator.running
    tray.grab()
    assert tray.skip()
    tray.show_tray(contents.TRAY_TWO_ROWS)
    assert settled.count() == 1
    assert not tray.animator.running


def test_eighteen_dice_fall_in_time(qtbot: QtBot) -> None:
    tray = tray_of(qtbot, contents.TRAY_AHEAD)
    tray.wear(Look(motion=True))
    tray.show_tray(contents.TRAY_TWO_ROWS)
    with qtbot.waitSignal(tray.settled, timeout=1200):
        pass


def test_typed_dice_as_on_every_tray(qtbot: QtBot) -> None:
    tray = tray_of(qtbot, contents.TRAY_TYPED)
    entered = QSignalSpy(tray.entered)
    qtbot.keyClicks(tray, "7123")
    qtbot.keyClick(tray, Qt.Key.Key_Backspace)
    qtbot.keyClicks(tray, "456")
    assert tray.typed == (1, 2, 4, 5, 6)
    qtbot.keyClick(tray, Qt.Key.Key_Return)
    assert entered.count() == 0
    qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=tray.centre_of(5))
    assert tray.typed == (1, 2, 4, 5, 6, 1)
    qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=tray.centre_of(5))
    assert tray.typed[-1] == 2
    assert tray.hand_in()
    assert entered.at(0) == [(1, 2, 4, 5, 6, 2)]


def test_the_result_is_read_aloud(qtbot: QtBot) -> None:
    tray = tray_of(qtbot, contents.TRAY_WON)
    assert tray.accessibleDescription() == "Solved. 19 thrown, 16 needed: three to spare."


@pytest.mark.parametrize("size", [(380, 152), (500, 218), (380, 130)])
@pytest.mark.parametrize("name", ["TRAY_AHEAD", "TRAY_TWO_ROWS", "TRAY_FEAR", "TRAY_TYPED"])
def test_all_dice_lie_in_the_tray(qtbot: QtBot, name: str, size: tuple[int, int]) -> None:
    view = getattr(contents, name)
    tray = tray_of(qtbot, view, size)
    count = len(view.dice) or view.typed or view.ready
    for n in range(count):
        assert tray.rect().adjusted(8, 8, -8, -8).contains(tray.centre_of(n))
