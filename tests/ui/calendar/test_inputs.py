"""How many keys and clicks a day takes, counted on the real widgets (looks, parts 4 and 7)."""

from datetime import date
from functools import cache

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar import view
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.history import History
from desktop.ui.games.calendar.table import CalendarTable
from desktop.words.calendar.dates import is_sunday
from tests.ui.calendar.desk import PLAIN as SETTINGS
from tests.ui.calendar.desk import begin, follow, lies_open, phase, replaced, sit
from tests.ui.calendar.hands import Keyboard, Mouse, focus

KIND_KEYS, KIND_CLICKS = 3, 3
ROUND_CLICKS = 4  # click tray, click dice, click tray, click the square: with one die held
SEEDS = 60


def declared(state: State) -> bool:
    return state.phase == "declare"


def fits_now(told: History) -> bool:
    """Whether a lead or the special fits the dice as they lie."""
    return any(lead.fits for lead in view.fits(told.content, told.state, ()).leads)


@cache
def day(*, kind: bool, sunday: bool = False) -> History:
    """A story before a day's first roll: something fits at once, or nothing does."""

    def wanted(state: State) -> bool:
        ready = state.phase == "declare" and state.day.day > 2
        return ready and is_sunday(state.day) is sunday

    for seed in range(SEEDS):
        told = follow(begin(f"kind {seed}"), f"kind {seed}", wanted)
        if fits_now(told.choose(c.Roll())) is kind:
            return told
    raise LookupError("no such day")


def closed(table: CalendarTable) -> bool:
    """Whether a day's end is to be read before the next."""
    return table.held.closed is not None


def test_a_kind_day_takes_three_keys(qtbot: QtBot) -> None:
    """Space, Enter, Enter."""
    table = sit(qtbot, day(kind=True))
    before = table.state.day
    line = table.panels.slip.today.view.line
    assert line  # readable before a key is pressed, and while the day is played
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(focus(table), key)
        assert table.panels.slip.today.view.line == line
    QTest.keyClick(focus(table), Qt.Key.Key_Return)
    assert table.state.day > before
    assert table.state.days[-1].how == "done"
    assert table.showing.doable.rolls  # the next day's throw is on the same Space


def test_the_dearest_lead_that_fits_is_taken(qtbot: QtBot) -> None:
    table = sit(qtbot, day(kind=True))
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(focus(table), key)
    fits = table.showing.fits
    assert fits is not None
    dearest = next(lead.day for lead in fits.leads if lead.dearest)
    QTest.keyClick(focus(table), Qt.Key.Key_Return)
    assert table.state.days[-1].took == dearest


def test_the_lead_that_the_arrows_chose_is_taken(qtbot: QtBot) -> None:
    """What `Stop: take Saturday` names is what the next Enter takes."""

    def several(state: State) -> bool:
        leads = view.fits(told.content, state, ()).leads if state.phase == "rolled" else ()
        return sum(lead.fits for lead in leads) > 1 and state.hand.rolls < 3

    told = begin("two fit").choose(c.Read())
    table = sit(qtbot, follow(told, "two fit", several))
    by_itself = table.showing.lit_day(table.state, table.held)
    QTest.keyClick(focus(table), Qt.Key.Key_Down)
    chosen = table.showing.lit_day(table.state, table.held)
    assert chosen not in (None, by_itself)
    for _ in range(2):
        QTest.keyClick(focus(table), Qt.Key.Key_Return)
    assert table.state.days[-1].took == chosen


def test_a_kind_day_takes_three_clicks(qtbot: QtBot) -> None:
    """The tray, the square (or the button), the button."""
    for by_square in (True, False):
        table = sit(qtbot, day(kind=True))
        hands, before = Mouse(table), table.state.day
        hands.roll()
        fits = table.showing.fits
        assert fits is not None
        square = next(lead.day for lead in fits.leads if lead.dearest)
        hands.take(square) if by_square else hands.go_on()
        hands.press_next()
        assert table.state.day > before
        assert table.state.days[-1].took == square
        assert hands.inputs <= KIND_CLICKS


def test_a_row_is_as_good_as_its_square(qtbot: QtBot) -> None:
    table = sit(qtbot, day(kind=True))
    hands = Mouse(table)
    hands.roll()
    rows = table.panels.slip.fits.buttons()
    chosen = next(row for row in rows if row.isVisible() and row.row.fits)  # type: ignore[attr-defined]
    hands.click(chosen)
    assert table.state.took is not None
    hands.press_next()
    assert hands.inputs <= KIND_CLICKS


def test_a_die_held_and_a_second_roll_take_two_more(qtbot: QtBot) -> None:
    table = sit(qtbot, day(kind=False))
    hands = Mouse(table)
    hands.roll()
    hands.toggle(4)
    hands.roll()
    assert table.state.hand.rolls == 2
    assert table.state.hand.held == (4,)
    assert hands.inputs == ROUND_CLICKS - 1


def test_a_month_is_read_with_enter(qtbot: QtBot) -> None:
    """January's page: one Enter for each leaf, and the first day lies ready."""
    table = sit(qtbot, begin("a page"))
    hands = Keyboard(table)
    assert lies_open(table) == "story"
    while phase(table) == "page":
        hands.press_next()
        assert hands.inputs <= 3
    assert phase(table) == "declare"
    assert lies_open(table) == "page"
    assert table.board.hasFocus()


@pytest.mark.parametrize("size", [(1366, 654), (1920, 964), (1024, 600)])
def test_a_sunday_that_is_kind_takes_three_keys_and_one_to_read(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """Space, Enter, Enter; the week's answer is read with one more."""
    table = sit(qtbot, day(kind=True, sunday=True), size=size)
    sunday = table.state.day
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Return):
        QTest.keyClick(focus(table), key)
    assert table.state.days[-1].day == sunday
    assert table.state.days[-1].how == "won"
    assert closed(table)
    assert table.panels.slip.today.view.answer
    QTest.keyClick(focus(table), Qt.Key.Key_Return)
    assert not closed(table)
    assert table.showing.doable.rolls or phase(table) == "page"


def test_what_was_closed_is_read_by_space_too_and_nothing_is_rolled(qtbot: QtBot) -> None:
    table = sit(qtbot, day(kind=True, sunday=True))
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Space):
        QTest.keyClick(focus(table), key)
    assert table.held.closed is None
    assert table.state.hand.rolls == 0


def test_a_press_that_skips_never_also_rolls(qtbot: QtBot) -> None:
    moving = replaced(SETTINGS, motion="full", pacing="slow")
    table = sit(qtbot, day(kind=False), moving)
    QTest.keyClick(focus(table), Qt.Key.Key_Space)
    assert table.panels.tray.animator.running
    assert table.state.hand.rolls == 1
    QTest.keyClick(focus(table), Qt.Key.Key_Space)
    assert not table.panels.tray.animator.running
    assert table.state.hand.rolls == 1
    QTest.keyClick(focus(table), Qt.Key.Key_Space)
    assert table.state.hand.rolls == 2


def test_a_square_before_the_roll_says_how_it_stands(qtbot: QtBot) -> None:
    """A click on an open square is no choice yet: it is framed and told."""
    table = sit(qtbot, day(kind=True))
    entries = len(table.session.history.entries)
    square: date = table.state.day
    QTest.mouseClick(
        table.board, Qt.MouseButton.LeftButton, pos=QPoint(table.board.centre_of(square))
    )
    assert len(table.session.history.entries) == entries
    assert table.panels.log.accessibleName() == table.framing.standing_of(square)
    assert table.showing.lit_day(table.state, table.held) == square


def test_a_month_is_read_again_from_its_first_leaf(qtbot: QtBot) -> None:
    """The button says "Read on" as long as there is a further leaf, then "Back to the page"."""
    table = sit(qtbot, begin("again"))
    hands = Keyboard(table)
    while phase(table) == "page":
        hands.press_next()
    QTest.keyClick(focus(table), Qt.Key.Key_M)
    story = table.panels.story
    assert story.leaf == 0
    for leaf in range(1, story.leaf_count):
        assert table.panels.next.accessibleName() == "Read on"
        hands.press_next()
        assert story.leaf == leaf
    assert table.panels.next.accessibleName() == "Back to the page"
    hands.press_next()
    assert lies_open(table) == "page"


def test_a_thing_that_may_not_be_used_now_says_why(qtbot: QtBot) -> None:
    """A press on it is answered as its key is; R then tells its rule."""

    def sealed(state: State) -> bool:
        return state.phase == "declare" and state.day.month == 3

    table = sit(qtbot, follow(begin("things"), "things", sealed))
    hands, before = Mouse(table), table.session.history
    dial, key = table.panels.things.buttons
    hands.click(dial)
    by_hand = table.panels.log._sentence
    QTest.keyClick(focus(table), Qt.Key.Key_D)
    assert by_hand == table.panels.log._sentence != ""
    hands.click(key)
    assert table.held.thing == "T3"
    assert table.panels.log._sentence.startswith(key.thing.name)
    assert table.session.history is before
