"""The calendar by the date: told to the table, several side by side, told elsewhere, reminded."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import paths
from desktop.rules import games
from desktop.rules.games.calendar import choices as c
from desktop.store import saves
from desktop.ui import playing
from desktop.ui.widgets.paper_button import Leaf
from tests.ui.window.conftest import Open, Wall
from tests.ui.window.hung import saved, slip_of
from tests.ui.window.test_main_window import WAIT, sit

pytestmark = pytest.mark.usefixtures("calendar")


# --- days ----------------------------------------------------------------------------------------


def test_midnight_reaches_the_table_and_undo_passes_over_it(
    open_window: Open, qtbot: QtBot
) -> None:
    wall = Wall("2026-02-04 23:58")
    path = saved("Mine", "2026-02-04")
    window = open_window(clock=wall)
    window.open_file(path)
    sit(window, qtbot)
    assert window.place is not None
    session = window.place.session
    for kind in (c.Read, c.Roll, c.Stop, c.Pass):
        session.choose(next(one for one in session.shown.choices if isinstance(one, kind)))
    wall.show("2026-02-05 00:00:02")
    window.days.today.look()
    assert session.history.state.today == date(2026, 2, 5)
    assert session.undo()
    assert session.history.state.phase == "final"


def test_opening_a_save_tells_it_the_day(open_window: Open, qtbot: QtBot) -> None:
    path = saved("Mine", "2026-02-04")
    window = open_window(clock=Wall("2026-02-09 08:00"))
    window.open_file(path)
    sit(window, qtbot)
    assert window.place is not None
    assert window.place.session.history.state.today == date(2026, 2, 9)


def test_looking_at_the_window_again_tells_the_day(open_window: Open, qtbot: QtBot) -> None:
    wall = Wall("2026-02-04 08:00")
    path = saved("Mine", "2026-02-04")
    window = open_window(clock=wall)
    window.open_file(path)
    sit(window, qtbot)
    wall.show("2026-02-06 08:00")
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
    assert window.place is not None
    assert window.place.session.history.state.today == date(2026, 2, 6)


def test_several_years_side_by_side_each_with_its_own_day(open_window: Open, qtbot: QtBot) -> None:
    first, second = saved("First", "2026-02-04"), saved("Second", "2026-02-04", page="gannet")
    window = open_window(clock=Wall("2026-02-05 08:00"))
    window.open_file(first)
    sit(window, qtbot)
    assert window.place is not None
    assert window.place.session.history.state.today == date(2026, 2, 5)
    assert window.foot.day.isVisible()
    assert window.foot.day.text() == "Today waits in Second"
    assert saves.peek(second, games.known).due == date(2026, 2, 4)
    qtbot.mouseClick(window.foot.day, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.place is not None and window.place.path == second, timeout=WAIT)
    assert window.foot.day.text() == "Today waits in First"
    window.to_shelf()
    assert not window.foot.day.isVisible()


def test_profiles_know_nothing_of_each_other(tmp_path: Path, open_window: Open) -> None:
    saved("Mine", "2026-02-04")
    paths.profile(tmp_path)
    window = open_window(clock=Wall("2026-02-04 08:00"))
    assert window.shelf.card.slip.title.startswith("Three games")
    assert not any("played" in line for line in slip_of(window).slip.lines)


def test_a_day_that_waits_is_told_while_another_game_is_open(
    open_window: Open, qtbot: QtBot
) -> None:
    from tests.ui.window.conftest import begin

    saved("Mine", "2026-02-04")
    other = begin(3)
    window = open_window(clock=Wall("2026-02-05 08:00"))
    window.open_file(other)
    sit(window, qtbot)
    assert window.foot.day.text() == "Today waits in Mine"


# --- the reminder --------------------------------------------------------------------------------


def test_nothing_reminds_unless_it_is_switched_on(open_window: Open) -> None:
    window = open_window(clock=Wall("2026-02-05 20:00"))
    assert window.settings.reminder == -1
    window.days.today.look()
    assert window.days._reminder is None


def test_the_reminder_speaks_once_a_day_from_its_hour_on(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved("Mine", "2026-02-04")
    wall = Wall("2026-02-05 19:00")
    window = open_window(clock=wall)
    window.prefer(reminder=20)
    reminder = window.days._reminder
    assert reminder is not None
    told: list[str] = []
    monkeypatch.setattr(reminder, "speak", lambda: told.append("spoken"))
    for text, waits, many in (
        ("2026-02-05 19:59", True, 0), ("2026-02-05 20:00", True, 1), ("2026-02-05 21:00", True, 1),
        ("2026-02-06 08:00", True, 1), ("2026-02-06 20:30", False, 1),
        ("2026-02-07 23:00", True, 2),
    ):  # fmt: skip
        wall.show(text)
        reminder.look(wall.at, 20, waits)
        assert len(told) == many
    window.prefer(reminder=-1)
    assert window.days._reminder is None


def test_a_save_that_is_open_to_read_hears_of_no_day(open_window: Open) -> None:
    path = saved("Mine", "2026-02-04")
    window = open_window(clock=Wall("2026-02-09 08:00"))
    window.sit_down(playing.begun(playing.look(path), path))
    assert window.place is not None
    window.days.today.look()
    assert window.place.session.history.state.today == date(2026, 2, 4)


def test_a_new_year_while_the_window_is_open(open_window: Open, qtbot: QtBot) -> None:
    wall = Wall("2026-12-31 23:59:58")
    path = saved("Mine", "2026-12-31")
    window = open_window(clock=wall)
    window.open_file(path)
    sit(window, qtbot)
    wall.show("2027-01-01 00:00:01")
    window.days.today.look()
    assert window.place is not None
    session = window.place.session
    assert session.history.state.today == date(2026, 12, 31)
    assert session.history.ending is None
    for _ in range(60):
        if not session.shown.choices:
            break
        session.choose(session.shown.choices[0])
    assert session.history.ending is not None
    wall.show("2027-01-02 09:00")
    window.days.today.look()
    window.to_shelf()
    assert slip_of(window).slip.leaf == Leaf("2", "Jan")
