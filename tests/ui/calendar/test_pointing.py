"""What the pointer does leaves the keys where they were; what is said where it presses."""

from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.chance import Chance
from desktop.ui.games.calendar.parts.tray_look import locked
from desktop.ui.games.calendar.table import CalendarTable
from desktop.words.calendar.dates import is_sunday
from tests.ui.calendar.desk import begin, dated, follow, phase, sit
from tests.ui.calendar.hands import Mouse, focus
from tests.ui.calendar.test_dated import MARCH, ONE, button, click, evening

STEPS = 120


def took(table: CalendarTable) -> date | None:
    """What was taken today."""
    return table.state.took


def test_the_keys_stay_the_pages_whatever_is_pressed(qtbot: QtBot) -> None:
    """After each choice of some weeks, made by mouse, Enter and the arrows are the board's."""
    told = follow(begin("focus"), "focus", lambda state: state.month.number == 10)
    table = sit(qtbot, told)
    hands, chance = Mouse(table), Chance("focus")
    for step in range(STEPS):
        shown = table.session.shown
        policy = GAME.policies["sensible" if step % 3 else "random"]
        choice, chance = policy(told.content, shown.state, shown.choices, chance)
        hands.make(choice)
        assert focus(table) is table.overlays.board(), (choice, focus(table))


def test_nor_do_calls_of_the_day_keep_them(qtbot: QtBot) -> None:
    table = sit(qtbot, evening("calls"))
    table.session.arrive(MARCH + 3 * ONE)
    for words in ("Let them lapse", "Keep them", "Let them lapse", "Yes, let them lapse"):
        click(button(table, words))
        assert focus(table) is table.overlays.board(), words


def test_keys_given_to_a_row_come_back_once_it_is_gone(qtbot: QtBot) -> None:
    """Tab to the last row, take it: the day is closed by Enter, and the next is the board's."""
    told = follow(begin("rows"), "rows", lambda state: state.phase == "rolled")
    table = sit(qtbot, told)
    row = table.panels.slip.fits.buttons()[-1]
    row.setFocus(Qt.FocusReason.TabFocusReason)
    table.doing.stroke((c.Stop(), c.Pass()))
    table.doing.press_next()
    assert focus(table).isVisible()
    assert table.isAncestorOf(focus(table))
    QTest.keyClick(focus(table), Qt.Key.Key_Space)
    assert table.state.hand.rolls >= 1 or table.held.closed is None


def test_dice_that_must_stay_are_held_and_say_so(qtbot: QtBot) -> None:
    """Rolling on is one press, as on any other day."""

    def wanted(state: State) -> bool:
        return state.phase == "rolled" and state.hand.rolls == 1

    told, chance = begin("must stay"), Chance("must stay")
    while not (wanted(told.state) and locked(told.choices(), told.state)):
        policy = GAME.policies["sensible"]
        choice, chance = policy(told.content, told.state, told.choices(), chance)
        told = told.choose(choice)
    table = sit(qtbot, told)
    must = locked(told.choices(), told.state)
    assert must <= set(table.held.dice)
    assert table.showing.doable.rolls or table.showing.beside.rolls
    QTest.keyClick(focus(table), Qt.Key(Qt.Key.Key_0 + min(must)))
    assert must <= set(table.held.dice)
    assert table.panels.log.accessibleName()
    Mouse(table).roll()
    assert table.state.hand.rolls == 2


def test_a_fitting_square_is_taken_and_pressed_again_given_back(qtbot: QtBot) -> None:
    told = follow(begin("again"), "again", lambda state: state.phase == "final")
    table = sit(qtbot, told)
    fits = table.showing.fits
    assert fits is not None
    square = next((lead.day for lead in fits.leads if lead.fits), None)
    if square is None or is_sunday(table.state.day):
        return
    hands = Mouse(table)
    hands.take(square)
    assert (took(table), phase(table)) == (square, "closing")
    hands.take(square)
    assert (took(table), phase(table)) == (None, "final")


def test_a_figure_stands_on_the_day_that_is_played(qtbot: QtBot) -> None:
    table = sit(qtbot, dated("stands", MARCH, start="today"))
    while phase(table) == "page":
        table.doing.press_next()
    assert table.board.over.figure == MARCH


def test_in_the_last_sitting_the_dial_makes_both_symbols_alike(qtbot: QtBot) -> None:
    """T12: nothing else is worth a turn there; the other green die may be turned by its digit."""
    for number in range(30):
        told = follow(begin(f"hour {number}"), "hour", is_the_hour, "reckless")
        told = told.choose(c.Roll()).choose(c.Stop())
        if told.state.things.dial and len(set(told.state.hand.symbol)) == 2:
            break
    table = sit(qtbot, told)
    table.touch.use("T2")
    assert len(set(table.state.hand.symbol)) == 1


def is_the_hour(state: State) -> bool:
    return state.sitting == "finale" and state.phase == "declare"
