"""The tray of the day: held by click and digit, falling, typed, what must stay."""

from __future__ import annotations

import itertools

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from desktop.ui.theme import Look
from desktop.ui.widgets.desk_button import DeskButton
from desktop.ui.widgets.keep_tray import KeepTray, KeepTrayView
from desktop.ui.widgets.tray_places import BETWEEN, PITCH, TrayDie, middles, turn, typed_face
from tests.looks import calendar_contents as contents

THROWN = msgspec.structs.replace(contents.TRAY, throw="a")


def tray_of(
    qtbot: QtBot, view: KeepTrayView, size: tuple[int, int] = (392, 178), *, motion: bool = False
) -> KeepTray:
    tray = KeepTray()
    qtbot.addWidget(tray)
    tray.wear(Look(motion=motion))
    tray.resize(*size)
    tray.show()
    tray.show_tray(view)
    return tray


def told(spy: QSignalSpy) -> list[object]:
    return [spy.at(n)[0] if spy.at(n) else None for n in range(spy.count())]


def test_dice_lie_in_two_colours_a_little_apart() -> None:
    xs = [at.x() for at in middles(362)]
    assert [b - a for a, b in itertools.pairwise(xs)] == [PITCH, PITCH, BETWEEN, PITCH]
    assert xs[0] - 30 > 0
    assert xs[-1] + 30 < 362


def test_a_click_and_a_digit_hold(qtbot: QtBot) -> None:
    tray = tray_of(qtbot, contents.TRAY)
    toggled = QSignalSpy(tray.toggled)
    for place in (1, 4):
        qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=tray.centre_of(place))
    qtbot.keyClicks(tray, "52")
    assert told(toggled) == [1, 4, 5, 2]


def test_held_dice_lie_lower(qtbot: QtBot) -> None:
    tray = tray_of(qtbot, contents.TRAY)
    assert tray.centre_of(1).y() - tray.centre_of(2).y() == 14
    assert tray.centre_of(4).y() == tray.centre_of(1).y()


def test_one_that_must_stay_is_not_let_go(qtbot: QtBot) -> None:
    tray = tray_of(qtbot, contents.LATER)
    toggled = QSignalSpy(tray.toggled)
    qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=tray.centre_of(1))
    assert not tray.hold(1)
    assert tray.hold(2)
    assert told(toggled) == [2]


def test_nothing_is_held_once_the_rolling_is_over(qtbot: QtBot) -> None:
    tray = tray_of(qtbot, msgspec.structs.replace(contents.TRAY, holds=False))
    assert not tray.hold(1)
    assert not tray_of(qtbot, contents.AHEAD).hold(1)


def test_a_press_beside_the_dice_rolls(qtbot: QtBot) -> None:
    tray = tray_of(qtbot, contents.TRAY)
    pressed = QSignalSpy(tray.pressed)
    qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=QPoint(196, 122))
    qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=QPoint(20, 165))
    assert pressed.count() == 1


def test_the_quiet_button_stops(qtbot: QtBot) -> None:
    tray = tray_of(qtbot, contents.TRAY)
    stopped = QSignalSpy(tray.stopped)
    button = tray.findChild(DeskButton)
    assert button is not None
    assert button.isVisible()
    assert button.accessibleName() == "Stop with 8"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert stopped.count() == 1
    tray.show_tray(contents.AHEAD)
    assert not button.isVisible()


def test_dice_fall_once_and_those_that_were_held_do_not(qtbot: QtBot) -> None:
    tray = tray_of(qtbot, contents.TRAY, motion=True)
    settled = QSignalSpy(tray.settled)
    lay = [tray.centre_of(place) for place in (1, 4)]
    second = msgspec.structs.replace(THROWN, fell=(2, 3, 5))
    tray.show_tray(second)
    assert tray.animator.running == "a"
    tray.grab()
    assert tray.skip()
    assert not tray.skip()
    tray.show_tray(second)
    assert settled.count() == 1
    assert [tray.centre_of(place) for place in (1, 4)] == lay


def test_dice_lie_within_half_a_second(qtbot: QtBot) -> None:
    tray = tray_of(qtbot, contents.TRAY, motion=True)
    tray.show_tray(THROWN)
    with qtbot.waitSignal(tray.settled, timeout=900):
        pass


def test_a_click_lets_falling_dice_lie_and_does_no_more(qtbot: QtBot) -> None:
    tray = tray_of(qtbot, contents.TRAY, motion=True)
    toggled = QSignalSpy(tray.toggled)
    tray.show_tray(THROWN)
    qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=tray.centre_of(2))
    assert not tray.animator.running
    assert toggled.count() == 0


def test_the_same_throw_lies_the_same() -> None:
    assert turn(2, "march") == turn(2, "march")
    assert all(abs(turn(place, "march")) <= 9 for place in range(5))


# --- typed ---------------------------------------------------------------------------------------


def test_keys_fill_the_empty_faces(qtbot: QtBot) -> None:
    tray = tray_of(qtbot, contents.TYPED)
    filled, entered = QSignalSpy(tray.filled), QSignalSpy(tray.entered)
    qtbot.keyClicks(tray, "37r6")  # a 7 is no face, and neither is R on a black die
    assert tray.typed == (3, 6)
    qtbot.keyClicks(tray, "5R2")
    assert tray.typed == (3, 6, "revolver", "lantern")
    qtbot.keyClick(tray, Qt.Key.Key_Backspace)
    qtbot.keyClick(tray, Qt.Key.Key_Return)
    assert entered.count() == 0
    qtbot.keyClicks(tray, "i")
    qtbot.keyClick(tray, Qt.Key.Key_Return)
    assert entered.at(0) == [(3, 6, "revolver", "lens")]
    assert filled.count() == 6
    assert tray.typed == ()


def test_clicks_count_a_face_up(qtbot: QtBot) -> None:
    tray = tray_of(qtbot, contents.TYPED)
    for _ in range(3):
        qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=tray.centre_of(2))
    qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=tray.centre_of(3))
    for _ in range(2):
        qtbot.mouseClick(tray, Qt.MouseButton.LeftButton, pos=tray.centre_of(4))
    assert tray.typed == (3, 1, "lantern")


@pytest.mark.parametrize(
    ("kind", "text", "face"),
    [
        ("number", "6", 6),
        ("number", "0", None),
        ("number", "i", None),
        ("symbol", "1", "lens"),
        ("symbol", "L", "lantern"),
        ("symbol", "4", None),
    ],
)
def test_what_a_key_stands_for(kind: str, text: str, face: int | str | None) -> None:
    assert typed_face("number" if kind == "number" else "symbol", text) == face


# --- in words and in every room ------------------------------------------------------------------


def test_the_dice_are_read_aloud(qtbot: QtBot) -> None:
    tray = tray_of(qtbot, contents.TRAY)
    assert tray.accessibleDescription() == (
        "1: 5 held, 2: 2, 3: 1, 4: a revolver held, 5: a lens, 2 rolls left"
    )
    assert tray_of(qtbot, contents.AHEAD).accessibleDescription() == "3 rolls"


@pytest.mark.parametrize("size", [(392, 178), (580, 236), (300, 140)])
@pytest.mark.parametrize("name", ["TRAY", "LATER", "TYPED", "AHEAD"])
def test_all_five_lie_in_the_tray(qtbot: QtBot, name: str, size: tuple[int, int]) -> None:
    tray = tray_of(qtbot, getattr(contents, name), size)
    inside = tray.rect().adjusted(12, 10, -12, -30)
    assert all(inside.contains(tray.centre_of(place)) for place in range(1, 6))
    assert not tray.grab().isNull()


def test_a_die_knows_its_kind() -> None:
    assert (TrayDie(0).kind, TrayDie("").kind) == ("number", "symbol")
