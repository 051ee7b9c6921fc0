"""What day it is: midnight, clocks set back, summer time, journeys, sleep, New Year, focus."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar import choices as c
from desktop.rules.kernel import history
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Answer, Arrive, Day
from desktop.store import almanacs
from desktop.ui.session import Session
from desktop.ui.today import LocalClock, Today
from tests.ui.window.conftest import Wall

HOUR = 3_600_000


class Watch:
    """A watched window and the dates that it was told."""

    def __init__(self, qtbot: QtBot, text: str) -> None:
        self.wall = Wall(text)
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.today = Today(self.window, self.wall)
        self.told: list[date] = []
        self.today.came.connect(self._hear)

    def _hear(self, day: date) -> None:
        self.told.append(day)

    def at(self, text: str) -> list[date]:
        self.wall.show(text)
        self.today.look()
        return self.told


def test_the_timer_waits_for_midnight_and_never_longer_than_an_hour(qtbot: QtBot) -> None:
    watch = Watch(qtbot, "2026-05-03 23:59:00")
    assert watch.today.waits == 60_500
    watch.at("2026-05-04 00:00:01")
    assert watch.told == [date(2026, 5, 4)]
    assert watch.today.waits == HOUR
    watch.at("2026-05-04 22:30")
    assert watch.today.waits == HOUR


def test_midnight_comes_by_itself(qtbot: QtBot) -> None:
    watch = Watch(qtbot, "2026-05-03 23:59:59.990")
    with qtbot.waitSignal(watch.today.came, timeout=3000):
        watch.wall.show("2026-05-04 00:00:00.510")
    assert watch.told == [date(2026, 5, 4)]


def test_a_clock_set_back_opens_no_day_again(qtbot: QtBot) -> None:
    watch = Watch(qtbot, "2026-05-04 09:00")
    assert watch.at("2026-05-03 09:00") == []
    assert watch.today.date == date(2026, 5, 4)
    assert watch.at("2026-05-04 09:00") == []
    assert watch.at("2026-05-05 00:00") == [date(2026, 5, 5)]


@pytest.mark.parametrize(
    "texts",
    [
        ("2026-03-29 01:59", "2026-03-29 03:00", "2026-03-29 23:59"),  # an hour is missing
        ("2026-10-25 02:59", "2026-10-25 02:00", "2026-10-25 23:59"),  # an hour comes twice
    ],
)
def test_summer_time_makes_no_day_and_loses_none(qtbot: QtBot, texts: tuple[str, ...]) -> None:
    watch = Watch(qtbot, texts[0])
    for text in texts:
        assert watch.at(text) == []
    tomorrow = watch.today.date + timedelta(1)
    assert watch.at(f"{tomorrow} 00:00") == [tomorrow]


def test_journeys_around_the_world_skip_and_repeat_no_day(qtbot: QtBot) -> None:
    """UTC-12 to UTC+14 and back: 26 hours (CA-Q34)."""
    moment = datetime(2026, 7, 1, 11, 0)  # in UTC
    watch = Watch(qtbot, f"{moment - timedelta(hours=12)}")
    for hour in range(10):
        for offset in (14, -12, 0, 14, -12):
            watch.at(f"{moment + timedelta(hours=24 * hour + offset)}")
    assert watch.told == [date(2026, 7, 2) + timedelta(n) for n in range(len(watch.told))]
    assert watch.today.date == (moment + timedelta(hours=24 * 9 + 14)).date()


def test_a_long_sleep_tells_the_last_day_only(qtbot: QtBot) -> None:
    watch = Watch(qtbot, "2026-12-24 18:00")
    assert watch.at("2027-01-02 08:00") == [date(2027, 1, 2)]


def test_looking_at_the_window_again_asks_the_clock(qtbot: QtBot) -> None:
    watch = Watch(qtbot, "2026-12-31 23:00")
    watch.wall.show("2027-01-01 07:00")
    QApplication.sendEvent(watch.window, QEvent(QEvent.Type.WindowActivate))
    assert watch.told == [date(2027, 1, 1)]


@pytest.fixture
def zone(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    if not hasattr(time, "tzset"):
        pytest.skip("the system has no such zones")
    yield monkeypatch
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize("hours", [-12, -5, 0, 14])
def test_the_computers_clock_follows_its_zone(zone: pytest.MonkeyPatch, hours: int) -> None:
    zone.setitem(os.environ, "TZ", f"<here>{-hours:+d}")
    told = LocalClock().now()
    here = datetime.now(UTC).replace(tzinfo=None) + timedelta(hours=hours)
    assert abs(told - here) < timedelta(minutes=1)


# --- told to a story -----------------------------------------------------------------------------


def session(**options: str) -> Session:
    almanac = almanacs.load(almanacs.shipped())
    story = history.begin(GAME, almanac, options, Chance("today"))
    return Session(story, lambda *_: None)


def asked(one: Session) -> date | None:
    return next((ask.after for ask in one.shown.choices if isinstance(ask, Day)), None)


def play(one: Session, *wanted: type) -> None:
    for kind in wanted:
        choice: Any = next(choice for choice in one.shown.choices if isinstance(choice, kind))
        assert one.choose(choice)


def test_the_date_reaches_the_story_and_never_goes_backwards() -> None:
    one = session(year="2026")
    assert one.arrive(date(2026, 1, 3))
    assert one.history.entries[-1].auto
    assert one.history.entries[-1].choice == Arrive(date(2026, 1, 3))
    assert not one.arrive(date(2026, 1, 3))
    assert not one.arrive(date(2026, 1, 1))
    assert asked(one) == date(2026, 1, 3)


def test_a_year_played_now_hears_of_no_date() -> None:
    one = session(catch_up="free")
    assert not one.arrive(date(2026, 5, 5))
    assert len(one.history.entries) == 1


def test_undo_passes_over_a_date_and_the_story_hears_it_again() -> None:
    one = session(year="2026")
    one.arrive(date(2026, 1, 1))
    play(one, c.Read, c.Roll, c.Stop)
    one.choose(next(choice for choice in one.shown.choices if isinstance(choice, c.Pass)))
    assert one.arrive(date(2026, 1, 2))
    assert one.shown.state.phase == "closing"
    assert one.undo()
    assert one.shown.state.phase == "final"
    assert (asked(one), one.why_not_redo()) == (date(2026, 1, 1), None)
    assert one.redo()
    assert (one.shown.state.phase, asked(one)) == ("closing", date(2026, 1, 2))
    assert one.undo()
    play(one, c.Pass)
    assert (one.shown.state.phase, asked(one)) == ("closing", date(2026, 1, 2))
    assert [entry.auto for entry in one.history.entries[-2:]] == [False, True]


def test_undo_ends_at_the_day_it_was_hung_up() -> None:
    one = session(year="2026")
    one.arrive(date(2026, 1, 1))
    assert not one.undo()
    assert one.why_not_undo() is not None


def test_midnight_in_the_middle_of_a_day_changes_nothing_of_it() -> None:
    one = session(year="2026")
    one.arrive(date(2026, 1, 1))
    play(one, c.Read, c.Roll)
    hand = one.shown.state.hand
    one.arrive(date(2026, 1, 2))
    assert (one.shown.state.hand, one.shown.state.day) == (hand, date(2026, 1, 1))


def test_new_year_while_it_is_open() -> None:
    one = session(year="2026", start="today")
    one.arrive(date(2026, 12, 31))
    while isinstance(one.shown.choices[0], c.Read | c.ChooseAlly):
        one.choose(one.shown.choices[0])
    one.arrive(date(2027, 1, 1))
    assert asked(one) is None
    for _ in range(30):
        if not one.shown.choices:
            break
        one.choose(one.shown.choices[0])
    assert one.history.ending is not None
    assert not one.arrive(date(2027, 1, 5))


def test_two_calendars_have_their_own_today() -> None:
    one, other = session(year="2026"), session(year="2026")
    one.arrive(date(2026, 1, 9))
    assert (asked(one), asked(other)) == (date(2026, 1, 9), date(2025, 12, 31))
    assert not isinstance(other.shown.choices[0], Answer)
