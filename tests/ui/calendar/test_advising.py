"""Advice on the table: asked for, always, and a week's weekdays played by it (looks, part 4)."""

from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar import view
from desktop.ui.games.calendar.table import CalendarTable
from desktop.words.calendar.dates import is_sunday
from tests.ui.calendar.desk import PLAIN, begin, dated, follow, replaced, sit

LONG = 20_000


def quiet(table: CalendarTable) -> bool:
    """Nothing is asked and no week is being played."""
    return table.advising._asked is None and not table.advising.playing


def test_advice_lies_ready_and_chooses_nothing(qtbot: QtBot) -> None:
    told = begin("advice").choose(c.Read()).choose(c.Roll())
    table = sit(qtbot, told)
    wanted = view.advice(told.content, told.state)
    QTest.keyClick(table, Qt.Key.Key_A)
    qtbot.waitUntil(lambda: quiet(table), timeout=LONG)
    assert table.session.history is told
    assert table.held.advised
    if wanted.deed == "roll":
        assert table.held.dice == wanted.hold


def test_advice_that_is_always_wanted_is_pencilled_only(qtbot: QtBot) -> None:
    table = sit(qtbot, begin("always").choose(c.Read()), replaced(PLAIN, advice="always"))
    table.doing.roll()
    qtbot.waitUntil(lambda: bool(table.held.advised), timeout=LONG)
    assert table.held.dice == ()
    assert table.held.advised in table.panels.slip.today.accessibleDescription()


def test_a_week_is_played_up_to_its_sunday(qtbot: QtBot) -> None:
    """Close choices stop it; pressed again, it goes on. Each day bears the mark of advice."""
    told = follow(begin("week").choose(c.Read()), "w", lambda state: state.day == date(2026, 1, 5))
    table = sit(qtbot, told)
    presses = 0
    while presses < 40:
        if is_sunday(table.state.day) or table.held.closed is not None:
            break
        presses += 1
        QTest.keyClick(table, Qt.Key.Key_W)
        qtbot.waitUntil(lambda: quiet(table), timeout=LONG)
    assert table.state.day == date(2026, 1, 11)
    assert presses <= 7  # no more than one for each day
    made = table.session.history.entries[len(told.entries) :]
    assert all(entry.auto for entry in made)
    taken = [entry for entry in made if isinstance(entry.choice, c.Complete)]
    table.turn("journal")
    words = table.panels.journal.accessibleDescription()
    assert words.count("By advice.") == len(taken) > 0


def test_no_week_is_played_by_the_date(qtbot: QtBot) -> None:
    told = dated("day", date(2026, 1, 5)).choose(c.Read())
    table = sit(qtbot, told)
    table.advising.play_week()
    assert quiet(table)
    assert table.menus()
    assert not table.commands.actions["week"].isEnabled()
    assert not table.commands.actions["week"].isVisible()
