"""The next button and the tray: falling, skipping, typed dice, dice side by side."""

from __future__ import annotations

from itertools import pairwise
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from desktop.drawing.dice import Ring
from desktop.drawing.lettering import write
from desktop.ui.theme import Look
from desktop.ui.widgets import dice_tray, next_button, option_row
from desktop.ui.widgets.dice_tray import DiceTray, PoolPart, TrayView
from desktop.ui.widgets.next_button import NextButton, NextStep
from desktop.ui.widgets.option_row import OptionButton, OptionRow
from desktop.ui.widgets.tray_rows import SIDE, DieView, RingView, apart, groups, lies
from tests.looks import contents

STILL = Look(motion=False)


def test_the_next_button_tells_its_step(qtbot: QtBot) -> None:
    button = NextButton()
    qtbot.addWidget(button)
    step = NextStep("Roll 4 dice", "Space")
    button.show_step(step)
    taken = QSignalSpy(button.taken)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert taken.count() == 1
    assert taken.at(0) == [step]
    assert button.accessibleName() == "Roll 4 dice"


def test_waiting_is_not_pressed(qtbot: QtBot) -> None:
    button = NextButton()
    qtbot.addWidget(button)
    button.show_step(NextStep("Choose a zone", waiting=True))
    taken = QSignalSpy(button.taken)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert taken.count() == 0
    assert not button.isEnabled()


def test_dice_fall_once_for_a_throw_and_can_be_skipped(qtbot: QtBot) -> None:
    tray = DiceTray()
    qtbot.addWidget(tray)
    tray.wear(Look(motion=True))
    settled = QSignalSpy(tray.settled)
    tray.show_tray(contents.TRAYS[Ring.DOUBLE])
    assert tray.animator.running
    tray.show_tray(contents.TRAYS[Ring.DOUBLE])
    assert tray.skip()
    assert settled.count() == 1
    assert not tray.skip()
    tray.show_tray(contents.TRAYS[Ring.DOUBLE])
    assert not tray.animator.running


def test_without_motion_dice_lie_at_once(qtbot: QtBot) -> None:
    tray = DiceTray()
    qtbot.addWidget(tray)
    tray.wear(STILL)
    settled = QSignalSpy(tray.settled)
    tray.show_tray(contents.TRAYS[Ring.TRIPLE])
    assert settled.count() == 1
    assert not tray.animator.running


def test_a_fall_ends_by_itself_in_time(qtbot: QtBot) -> None:
    tray = DiceTray()
    qtbot.addWidget(tray)
    tray.show_tray(contents.TRAYS[Ring.DOUBLE])
    with qtbot.waitSignal(tray.settled, timeout=1200):
        pass


def test_typed_dice(qtbot: QtBot) -> None:
    tray = DiceTray()
    qtbot.addWidget(tray)
    tray.show_tray(TrayView(typed=3, throw="a"))
    entered = QSignalSpy(tray.entered)
    qtbot.keyClicks(tray, "57")
    assert tray.typed == (5,)
    qtbot.keyClick(tray, Qt.Key.Key_Return)
    assert entered.count() == 0
    qtbot.keyClicks(tray, "26")
    qtbot.keyClick(tray, Qt.Key.Key_Backspace)
    qtbot.keyClicks(tray, "14")
    assert tray.typed == (5, 2, 1)
    qtbot.keyClick(tray, Qt.Key.Key_Return)
    assert entered.at(0) == [(5, 2, 1)]


def test_typed_dice_by_mouse(qtbot: QtBot) -> None:
    tray = DiceTray()
    qtbot.addWidget(tray)
    tray.resize(420, 152)
    tray.show_tray(TrayView(typed=1))
    place_of_die = QPoint(210, 66)
    qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=place_of_die)
    assert tray.typed == (1,)
    qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=place_of_die)
    assert tray.typed == (2,)


@pytest.mark.parametrize("count", range(1, 9))
def test_up_to_eight_dice_lie_in_one_row_without_overlapping(count: int) -> None:
    dice = [DieView(1 + n % 6) for n in range(count)]
    row = sorted(lies(dice, (), 400, 66), key=lambda lie: lie.x)
    assert all(SIDE / 2 <= lie.x <= 400 - SIDE / 2 for lie in row)
    assert all(b.x - a.x >= SIDE for a, b in pairwise(row))


def test_dice_of_a_ring_lie_together() -> None:
    dice = [DieView(value) for value in (5, 2, 5, 3, 4)]
    rings = (RingView(Ring.DOUBLE, (0, 2), "double"), RingView(Ring.RUN, (1, 3, 4), "run"))
    assert groups(dice, rings) == [[0, 2], [1, 3, 4]]
    both = (RingView(Ring.RUN, (3, 4, 0), "run"), RingView(Ring.DOUBLE, (0, 2), "double"))
    assert groups(dice, both) == [[3, 4, 0, 2], [1]]


# --- nothing is cut off in the smallest window ---------------------------------------------------


def written(monkeypatch: pytest.MonkeyPatch, module: ModuleType) -> list[str]:
    """Every line that this module writes from now on."""
    lines: list[str] = []

    def keep(painter: QPainter, x: float, y: float, text: str, *more: Any) -> float:
        lines.append(text)
        return write(painter, x, y, text, *more)

    monkeypatch.setattr(module, "write", keep)
    return lines


@pytest.mark.parametrize(
    "label",
    [
        "Return Plug tobacco to the deck",
        "End Tobias's part, 1 Action unspent",
        "Use Bale hook on Late passenger",
    ],
)
def test_the_next_button_says_all_of_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, label: str
) -> None:
    lines = written(monkeypatch, next_button)
    button = NextButton()
    qtbot.addWidget(button)
    button.resize(404, 44)
    button.show_step(NextStep(label, "Enter"))
    button.grab()
    assert label in lines


def test_pool_and_result_are_written_whole(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = written(monkeypatch, dice_tray)
    pool = (
        PoolPart("Strength 4"),
        PoolPart("Good manners \N{MINUS SIGN}1", quiet=True),
        PoolPart("= 3 dice", strong=True),
        PoolPart("hits 56 %, defeats 3 %", quiet=True),
    )
    result = "One was needed: the Test is passed."
    tray = DiceTray()
    qtbot.addWidget(tray)
    tray.wear(STILL)
    tray.resize(420, 152)
    tray.show_tray(TrayView(pool=pool, verdict="Two Successes.", result=result))
    tray.grab()
    told = [part.text for part in pool]
    assert [line for line in lines if line in told] == told
    assert result in lines


def test_the_reason_of_a_closed_option_is_whole(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = written(monkeypatch, option_row)
    reason = "He wants the hour proved, by the boat and by the passengers."
    button = OptionButton(OptionRow("a", 1, "Enter the hour she left", closed=reason))
    qtbot.addWidget(button)
    button.resize(372, 45)
    button.grab()
    assert reason in lines


def test_names_of_rings_stand_apart(qtbot: QtBot) -> None:
    """A double within a triple, runs side by side, names at the edge."""
    assert apart([100, 300], [50, 60], 400) == [100, 300]
    for wishes in ([180.0, 210.0], [200.0, 200.0, 200.0], [5.0, 20.0], [395.0, 390.0, 20.0]):
        widths = [60.0 + 5 * n for n in range(len(wishes))]
        found = apart(wishes, widths, 400)
        order = sorted(range(len(found)), key=lambda n: found[n])
        for left, right in pairwise(order):
            assert found[right] - found[left] >= (widths[left] + widths[right]) / 2 - 0.001
        assert all(widths[n] / 2 - 0.001 <= found[n] <= 400 - widths[n] / 2 + 0.001 for n in order)
