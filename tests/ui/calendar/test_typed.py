"""Real dice: typed by keys and by clicks, switched on and off in the middle of a day."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar import choices as c
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Answer
from desktop.ui.games.calendar.table import CalendarTable
from tests.ui.calendar.desk import begin, phase, sit
from tests.ui.calendar.hands import Hands, Keyboard, Mouse, focus

CONTROL = Qt.KeyboardModifier.ControlModifier
STEPS = 600


@pytest.mark.parametrize("kind", [Keyboard, Mouse])
@pytest.mark.parametrize("mode", ["base", "twists"])
def test_a_month(qtbot: QtBot, kind: type[Hands], mode: str) -> None:
    table = sit(qtbot, begin(f"typed {mode}", mode=mode, dice="typed"))
    hands, chance = kind(table), Chance("typed")
    for _ in range(STEPS):
        shown = table.session.shown
        if shown.state.month.number > 1:
            break
        content = table.session.history.content
        choice, chance = GAME.policies["sensible"](content, shown.state, shown.choices, chance)
        hands.make(choice)
    assert table.state.month.number == 2
    played = [one for one in table.state.days if one.rolls]
    assert played
    assert all(one.typed for one in played)


def thrown(qtbot: QtBot) -> tuple[CalendarTable, Keyboard]:
    """A table that asks for five faces."""
    table = sit(qtbot, begin("typed by key", dice="typed"))
    keys = Keyboard(table)
    while phase(table) == "page":
        keys.press_next()
    keys.roll()
    assert phase(table) == "throw"
    return table, keys


def test_symbols_by_their_letters_and_backspace(qtbot: QtBot) -> None:
    """I, L and R are faces here, and roll nothing, open nothing."""
    table, keys = thrown(qtbot)
    for key in ("6", "5", "4", "l", "i"):
        keys.key(key)
    assert table.panels.tray.typed == (6, 5, 4, "lantern", "lens")
    keys.key(Qt.Key.Key_Backspace)
    keys.key("r")
    assert table.panels.tray.typed == (6, 5, 4, "lantern", "revolver")
    assert table.panels.open_board == "page"
    keys.press_next()
    hand = table.state.hand
    assert (hand.number, hand.symbol) == ((6, 5, 4), ("lantern", "revolver"))


def test_wrong_keys_and_too_early_an_enter_do_nothing(qtbot: QtBot) -> None:
    table, keys = thrown(qtbot)
    entries = len(table.session.history.entries)
    for key in ("7", "0", "1", "2", Qt.Key.Key_Return, Qt.Key.Key_Space):
        keys.key(key)
    assert table.panels.tray.typed == (1, 2)
    assert len(table.session.history.entries) == entries
    assert table.showing.doable.doing == "hand_in"


def test_a_redrawn_table_keeps_what_was_typed(qtbot: QtBot) -> None:
    table, keys = thrown(qtbot)
    for key in ("1", "2"):
        keys.key(key)
    table.resize(1920, 964)
    table.show_again()
    assert table.panels.tray.typed == (1, 2)


def test_switched_on_and_off_in_the_middle_of_a_day(qtbot: QtBot) -> None:
    """Ctrl+D: the next throw is typed, and no longer; what lies stays as it lies."""
    table = sit(qtbot, begin("switched"))
    keys = Keyboard(table)
    while phase(table) == "page":
        keys.press_next()
    keys.roll()
    fell = table.state.hand.number
    QTest.keyClick(focus(table), Qt.Key.Key_D, CONTROL)
    assert table.state.hand.number == fell
    keys.toggle(1)
    keys.roll()
    assert phase(table) == "throw"
    assert table.panels.tray.view.typed == (2, 3, 4, 5)
    for key in ("1", "2", "3", "3"):
        keys.key(key)
    keys.press_next()
    assert table.state.hand.number == (fell[0], 1, 2)
    assert table.held.dice == (1,)
    QTest.keyClick(focus(table), Qt.Key.Key_D, CONTROL)
    keys.roll()
    assert phase(table) != "throw"
    assert table.state.hand.rolls == 3


def test_switched_off_while_faces_are_asked_for(qtbot: QtBot) -> None:
    """The dice that are on the player's own table are still typed, or it is said why not."""
    table, keys = thrown(qtbot)
    QTest.keyClick(focus(table), Qt.Key.Key_D, CONTROL)
    assert table.state.options["dice"] in ("typed", "program")
    if phase(table) == "throw":
        for key in ("1", "2", "3", "1", "1"):
            keys.key(key)
        keys.press_next()
    assert table.state.hand.rolls == 1


def test_a_throw_may_be_taken_back_before_its_faces_are_typed(qtbot: QtBot) -> None:
    table, keys = thrown(qtbot)
    keys.key("3")
    reason = table.session.why_not_undo()
    assert reason is None
    table.session.undo()
    assert phase(table) == "declare"
    assert table.panels.tray.typed == ()
    assert table.session.history.entries[-1].choice == c.Read()
    keys.roll()
    for key in ("1", "2", "3", "1", "1"):
        keys.key(key)
    keys.press_next()
    assert table.session.history.entries[-1].choice == Answer((1, 2, 3, 1, 1))


def test_nothing_is_short_while_the_dice_are_on_the_players_table(qtbot: QtBot) -> None:
    """The rows say what each lead does; what was thrown before and not held is not counted."""
    table, keys = thrown(qtbot)
    for key in ("1", "1", "2", "3", "1"):
        keys.key(key)
    keys.press_next()
    assert "short" in repr(table.panels.slip.fits.view)
    keys.toggle(3)
    keys.roll()
    view = table.panels.slip.fits.view
    assert phase(table) == "throw"
    assert "short" not in repr(view)
    assert view.aside == "holding 2"
