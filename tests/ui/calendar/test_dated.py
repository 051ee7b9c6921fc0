"""Played by the date: evenings, mornings with the table open, days that wait or are gone."""

from collections.abc import Callable
from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.game import Arrive
from desktop.rules.kernel.history import History
from desktop.ui.games.calendar.table import CalendarTable
from tests.ui.calendar.desk import dated, follow, lies_open, phase, sit
from tests.ui.calendar.hands import Keyboard, focus

MARCH = date(2026, 3, 3)  # a Tuesday
ONE = timedelta(1)


def waiting(state: State) -> bool:
    return state.phase == "waiting"


def came(seed: str, today: date = MARCH, **options: str) -> History:
    """A year that was hung up on a day, with no day before it."""
    return dated(seed, today, start="today", **options)


def evening(seed: str, days: int = 1, today: date = MARCH, **options: str) -> History:
    """So many days were played on their dates; the last of them is over."""
    told = came(seed, today, **options)
    for n in range(days):
        told = follow(told, seed, waiting)
        if n + 1 < days:
            told = told.choose(Arrive(today + ONE * (n + 1)), auto=True)
    return told


def button(table: CalendarTable, words: str) -> QAbstractButton:
    """The button on the day's sheet that is called so."""
    buttons = table.panels.slip.today.buttons()
    return next(one for one in buttons if one.isVisible() and words in one.accessibleName())


def fates(table: CalendarTable) -> list[str]:
    """What became of the days so far."""
    return [one.how for one in table.state.days]


def click(part: QAbstractButton) -> None:
    QTest.mouseClick(part, Qt.MouseButton.LeftButton)


# --- evening -------------------------------------------------------------------------------------


def test_a_day_that_was_played_ends_with_an_evening(qtbot: QtBot) -> None:
    """The page stays as it is, tomorrow's square has her shadow, nothing nags."""
    table = sit(qtbot, evening("evening", 3))
    view = table.panels.slip.today.view
    assert view.day == (MARCH + 2 * ONE).isoformat()
    assert view.farewell == "Come back tomorrow."
    assert view.streak.startswith("Three days in a row.")
    assert view.writable
    assert view.evening
    assert table.showing.doable.doing == "wait"
    assert table.showing.doable.choices == ()
    page = table.board.shown
    assert page is not None
    assert [cell.day for row in page.page.rows for cell in row if cell.tomorrow] == [
        MARCH + 3 * ONE
    ]
    entries = len(table.session.history.entries)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_P):
        QTest.keyClick(focus(table), key)
    assert len(table.session.history.entries) == entries


def test_a_line_of_ones_own_is_written_in_the_evening(qtbot: QtBot) -> None:
    table = sit(qtbot, evening("own"))
    click(button(table, "A line of your own"))
    QTest.keyClicks(focus(table), "The rain is paid for.")
    QTest.keyClick(focus(table), Qt.Key.Key_Return)
    assert [note.text for note in table.session.jottings.notes] == ["The rain is paid for."]
    assert table.panels.slip.today.view.own == "The rain is paid for."
    table.commands.trigger("journal")
    records = repr(table.showing._records["journal"])
    assert "The rain is paid for." in records


def test_n_writes_the_days_own_line(qtbot: QtBot) -> None:
    table = sit(qtbot, evening("own by key"))
    QTest.keyClick(focus(table), Qt.Key.Key_N)
    QTest.keyClicks(focus(table), "Fog.")
    QTest.keyClick(focus(table), Qt.Key.Key_Return)
    assert table.panels.slip.today.view.own == "Fog."
    assert phase(table) == "waiting"
    assert table.board.hasFocus()


# --- a new day with the table open ---------------------------------------------------------------


def hold_one(table: CalendarTable) -> None:
    table.touch.toggle(1)


def type_two(table: CalendarTable) -> None:
    for text in "12":
        table.panels.tray.type_key(text)


def nothing(table: CalendarTable) -> None:
    """Nothing is planned."""


@pytest.mark.parametrize(
    ("where", "plan", "options"),
    [
        ("page", nothing, {}),
        ("declare", nothing, {}),
        ("rolled", hold_one, {}),
        ("final", nothing, {}),
        ("closing", nothing, {}),
        ("throw", type_two, {"dice": "typed"}),
        ("ally", nothing, {}),
    ],
)
@pytest.mark.parametrize("pace", ["in_order", "strict"])
def test_midnight_takes_nothing_of_an_open_day(
    qtbot: QtBot,
    where: str,
    plan: Callable[[CalendarTable], None],
    options: dict[str, str],
    pace: str,
) -> None:
    """The open day is played to its end; a strict day without a roll is gone."""
    first = date(2026, 4, 7) if where == "ally" else MARCH
    told = came(f"midnight {where}", first, catch_up=pace, **options)
    told = follow(told, where, lambda state: state.phase == where)
    table = sit(qtbot, told)
    plan(table)
    before = table.state
    held, typed, doable = table.held.dice, table.panels.tray.typed, table.showing.doable
    assert table.session.arrive(first + ONE)
    if pace == "strict" and where in ("page", "declare", "ally"):
        assert table.state.days[-1].how == "lapsed"
        return
    after = table.state
    assert (after.day, after.phase, after.hand) == (before.day, before.phase, before.hand)
    assert table.held.dice == held
    assert table.panels.tray.typed == typed
    assert table.showing.doable.label == doable.label
    assert focus(table).isVisible()


def test_the_next_day_begins_by_itself(qtbot: QtBot) -> None:
    table = sit(qtbot, evening("morning"))
    assert table.session.arrive(MARCH + ONE)
    assert phase(table) == "declare"
    view = table.panels.slip.today.view
    assert view.day == (MARCH + ONE).isoformat()
    assert view.farewell == ""
    assert view.line
    assert table.showing.doable.rolls
    assert table.panels.log.accessibleName()


def test_the_first_turns_the_page(qtbot: QtBot) -> None:
    last = date(2026, 3, 31)
    table = sit(qtbot, evening("turns", today=last))
    table.commands.trigger("year")
    assert lies_open(table) == "year"
    assert table.session.arrive(last + ONE)
    assert phase(table) == "page"
    assert lies_open(table) == "story"
    Keyboard(table).read_on()
    for _ in range(4):
        if phase(table) == "page":
            QTest.keyClick(focus(table), Qt.Key.Key_Return)
    assert phase(table) in ("ally", "declare")


# --- days that wait ------------------------------------------------------------------------------


def test_three_days_wait_and_are_played(qtbot: QtBot) -> None:
    table = sit(qtbot, evening("wait"))
    table.session.arrive(MARCH + 3 * ONE)
    assert table.panels.slip.today.view.waiting.startswith("Three days wait")
    click(button(table, "Play them now"))
    assert table.state.hand.rolls == 1
    assert table.state.day == MARCH + ONE
    assert table.panels.slip.today.view.waiting == ""


def test_those_that_wait_lapse_after_one_question(qtbot: QtBot) -> None:
    """Today is left to be played, and the question does not name it."""
    table = sit(qtbot, evening("lapse"))
    table.session.arrive(MARCH + 3 * ONE)
    question = table.panels.slip.today.view.lapse_question
    click(button(table, "Let them lapse"))
    assert len(table.state.days) == 1
    assert "Wednesday" in question
    assert "Thursday" in question
    assert "Friday" not in question
    click(button(table, "Yes, let them lapse"))
    assert fates(table)[1:] == ["lapsed", "lapsed"]
    Keyboard(table).read_on()
    assert (table.state.day, phase(table)) == (MARCH + 3 * ONE, "declare")


def test_they_may_be_kept(qtbot: QtBot) -> None:
    table = sit(qtbot, evening("keep"))
    table.session.arrive(MARCH + 3 * ONE)
    click(button(table, "Let them lapse"))
    click(button(table, "Keep them"))
    assert len(table.state.days) == 1
    assert button(table, "Play them now").isVisible()


def test_strict_days_are_gone_and_told(qtbot: QtBot) -> None:
    table = sit(qtbot, evening("strict", catch_up="strict"))
    table.session.arrive(MARCH + 3 * ONE)
    assert fates(table)[1:] == ["lapsed", "lapsed"]
    assert any("nobody played" in line for line in table.overlays._lines)
    Keyboard(table).read_on()
    assert (table.state.day, phase(table)) == (MARCH + 3 * ONE, "declare")


# --- the clock -----------------------------------------------------------------------------------


def test_new_year_ends_it(qtbot: QtBot) -> None:
    """On the last day, and on the day after it, nothing more is waited for."""
    last = date(2026, 12, 31)
    told = follow(came("new year", last), "end", lambda state: state.phase in ("over", "waiting"))
    table = sit(qtbot, told)
    assert phase(table) == "over"
    assert not table.session.arrive(last + ONE)
    hands = Keyboard(table)
    hands.read_on()
    assert lies_open(table) == "year"
    assert "tomorrow" not in repr(table.showing._records["today"])


def test_new_year_comes_while_the_last_day_is_open(qtbot: QtBot) -> None:
    last = date(2026, 12, 31)
    told = follow(came("old year", last), "end", lambda state: state.phase == "rolled")
    table = sit(qtbot, told)
    table.session.arrive(last + ONE)
    assert phase(table) == "rolled"
    QTest.keyClick(focus(table), Qt.Key.Key_Return)
    assert table.state.day == last


def test_a_clock_set_back_changes_nothing(qtbot: QtBot) -> None:
    table = sit(qtbot, evening("back", 2))
    before, records = table.state, dict(table.showing._records)
    for days in (0, 1, 40):
        assert not table.session.arrive(MARCH - days * ONE)
    assert table.state == before
    assert table.showing._records == records


# --- the figure ----------------------------------------------------------------------------------


def carry(table: CalendarTable, day: date) -> None:
    """The figure is dragged from where she stands to the square of a day."""
    start, end = table.board.figure_point(), table.board.centre_of(day)
    QTest.mousePress(table.board, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.6, 1.0):
        QTest.mouseMove(table.board, start * (1 - share) + end * share)
    QTest.mouseRelease(table.board, Qt.MouseButton.LeftButton, pos=end)


def test_the_figure_carried_to_another_day_walks_home_and_it_is_said_why(qtbot: QtBot) -> None:
    table = sit(qtbot, evening("figure", 2))
    table.session.arrive(MARCH + 2 * ONE)
    entries = len(table.session.history.entries)
    for day in (MARCH + 3 * ONE, MARCH - 2 * ONE, MARCH + 9 * ONE):
        carry(table, day)
        assert table.board.over.refused == day
        assert table.board.over.reason
        assert table.panels.log.accessibleName() == table.board.over.reason
        table.skip()
    assert len(table.session.history.entries) == entries
    assert table.board.over.figure == table.state.day


def test_in_the_evening_she_cannot_be_carried_to_tomorrow(qtbot: QtBot) -> None:
    table = sit(qtbot, evening("tomorrow"))
    carry(table, MARCH + ONE)
    assert table.board.over.refused == MARCH + ONE
    assert table.board.over.reason == "Come back tomorrow."
