"""The date comes in as a choice of the session's: days begin, lapse, and undo passes over it."""

from datetime import date
from typing import Any

import pytest

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.state import SYMBOLS, State
from desktop.rules.kernel import history
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal
from desktop.rules.kernel.game import Arrive, Day, Step
from tests.small_almanac import almanac

ALMANAC = almanac()


class Desk:
    """A game at which choices are made one after the other."""

    def __init__(self, **options: str) -> None:
        self.step: Step = GAME.begin(ALMANAC, options, Chance("desk"))

    @property
    def state(self) -> State:
        state: State = self.step.state
        return state

    def do(self, *choices: Any) -> Step:
        for choice in choices:
            self.step = GAME.choose(ALMANAC, self.state, choice)
        return self.step

    def play(self) -> Step:
        """Play a day in the shortest way."""
        return self.do(c.Roll(), c.Stop(), c.Pass(), c.CloseDay())

    def to(self, month: int, day: int, year: int = 2026) -> Step:
        return self.do(Arrive(date(year, month, day)))

    def code(self, wish: Any) -> str | None:
        reason = GAME.refuse(ALMANAC, self.state, wish)
        return reason and reason.code

    def told(self, kind: type) -> list[Any]:
        return [event for event in self.step.events if isinstance(event, kind)]


def test_the_calendar_waits_for_its_year() -> None:
    desk = Desk()
    assert (desk.state.phase, desk.state.day) == ("waiting", date(2026, 1, 1))
    assert GAME.choices(ALMANAC, desk.state) == (Day(date(2025, 12, 31)),)
    assert desk.code(Arrive(date(2025, 12, 31))) == "earlier"
    assert desk.code(Arrive(date(2024, 5, 1))) == "earlier"
    assert desk.to(1, 3).seal == "day"
    assert desk.state.phase == "page"
    assert desk.told(e.Arrived) == [e.Arrived(date(2026, 1, 3), 3)]
    assert GAME.choices(ALMANAC, desk.state) == (c.Read(), Day(date(2026, 1, 3)))
    assert GAME.due(desk.state) == date(2026, 1, 1)


def test_in_order_days_wait() -> None:
    """TV-81: played or let go in their order, today at the latest."""
    desk = Desk()
    desk.to(1, 3)
    desk.do(c.Read())
    desk.play()
    assert desk.state.day == date(2026, 1, 2)
    assert desk.do(c.Lapse()).seal == "day"
    desk.play()
    assert (desk.state.phase, desk.state.day) == ("waiting", date(2026, 1, 4))
    assert [played.how for played in desk.state.days][1] == "lapsed"
    assert [played.on_time for played in desk.state.days] == [False, False, True]
    assert desk.to(1, 4).seal is None
    assert desk.told(e.DayBegan) == [e.DayBegan(date(2026, 1, 4), desk.state.line)]


def test_strict_days_lapse() -> None:
    """TV-82, and an open day with a roll is played to its end."""
    desk = Desk(catch_up="strict")
    desk.to(1, 1)
    desk.do(c.Read(), c.Roll())
    desk.to(1, 6)
    assert (desk.state.day, desk.state.phase) == (date(2026, 1, 1), "rolled")
    assert desk.step.seal is None
    desk.do(c.Stop(), c.Pass(), c.CloseDay())
    assert (desk.state.day, desk.state.phase) == (date(2026, 1, 6), "declare")
    assert [played.how for played in desk.state.days][1:] == ["lapsed"] * 4
    assert desk.state.month.madness in (0, 1)
    assert desk.to(1, 7).seal == "day"
    assert desk.state.day == date(2026, 1, 7)


def test_strict_pages_are_turned() -> None:
    """Months gone by have their results and wait to be read, with nobody chosen for them."""
    desk = Desk(catch_up="strict")
    desk.to(6, 10)
    assert [result.month for result in desk.state.results] == [1, 2, 3, 4, 5]
    assert desk.state.unread == (1, 2, 3, 4, 5, 6)
    assert len(desk.told(e.PageTurned)) == 6
    desk.do(c.Read())
    assert desk.state.phase == "ally"
    assert GAME.choices(ALMANAC, desk.state)[:3] == tuple(map(c.ChooseAlly, SYMBOLS))
    assert desk.do(c.ChooseAlly("lantern")).seal is None
    assert desk.state.things.allies == ("", "", "lantern")
    assert desk.state.things.dial == 2
    assert GAME.invariants(ALMANAC, desk.state) == []
    desk.to(12, 31, 2027)
    assert desk.state.ending == "rank_0"
    assert desk.state.sitting == "day"


@pytest.mark.parametrize(
    ("month", "day", "allies"), [(2, 14, None), (4, 1, ()), (6, 30, ()), (12, 31, ())]
)
def test_who_comes_later(month: int, day: int, allies: tuple[str, ...] | None) -> None:
    """CA-Q36: the days before do not exist."""
    desk = Desk(start="today")
    desk.to(month, day)
    assert desk.state.first == desk.state.day == date(2026, month, day)
    assert desk.told(e.PageTurned) == [e.PageTurned(month, desk.step.events[-1].boxes)]
    desk.do(c.Read())
    assert desk.state.phase == ("declare" if allies is None else "ally")
    assert desk.state.things.dial == 2
    assert GAME.invariants(ALMANAC, desk.state) == []
    if day > 1:
        assert desk.code(c.Complete(date(2026, month, day - 1))) in ("before_arrival", "ally_first")


def test_who_comes_too_late_plays_in_order() -> None:
    desk = Desk(start="today", catch_up="strict")
    desk.to(3, 1, 2027)
    assert desk.state.first == date(2026, 1, 1)
    assert (desk.state.phase, desk.state.day) == ("page", date(2026, 1, 1))
    assert GAME.choices(ALMANAC, desk.state) == (c.Read(),)
    assert desk.code(Arrive(date(2027, 3, 2))) == "not_now"


def test_nothing_arrives_where_all_is_played_now() -> None:
    desk = Desk(catch_up="free", start="today")
    assert desk.state.phase == "page"
    assert desk.code(Arrive(date(2026, 5, 5))) == "not_now"
    assert GAME.due(desk.state) is None


def test_undo_passes_over_the_date() -> None:
    """An arrival goes with the choice before it, and is never where undo ends."""
    past = history.begin(GAME, ALMANAC, {}, Chance("g"))
    past = past.choose(Arrive(date(2026, 1, 1)), auto=True)
    assert past.why_not_undo().code == "undo.beginning"
    past = past.choose(c.Read()).choose(c.Roll()).choose(c.Stop()).choose(c.Pass())
    later = past.choose(Arrive(date(2026, 1, 2)), auto=True)
    assert later.state.today == date(2026, 1, 2)
    back = later.undo()
    assert back.state.phase == "final"
    assert back.state.today == date(2026, 1, 1)
    assert back.redo().state == later.state
    closed = later.choose(c.CloseDay())
    assert closed.state.day == date(2026, 1, 2)
    with pytest.raises(Illegal):
        closed.choose(Arrive(date(2026, 1, 3)), auto=True).undo()


def test_who_comes_later_reads_every_page_so_far() -> None:
    """CA-071, CA-Q36: what the months before brought holds, so its pages are there to be read."""
    desk = Desk(start="today")
    desk.to(5, 8)
    assert (desk.state.phase, desk.state.unread) == ("page", (1, 2, 3, 4, 5))
    desk.do(c.Read())
    assert [event.month for event in desk.told(e.PageRead)] == [1, 2, 3, 4, 5]
    assert not GAME.invariants(ALMANAC, desk.state)


def test_a_day_begun_before_midnight_was_played_on_its_date() -> None:
    """Part 6: the streak counts the day on which the dice were rolled, not that of closing."""
    desk = Desk()
    desk.to(1, 1)
    desk.do(c.Read(), c.Roll())
    desk.to(1, 2)
    desk.do(c.Stop(), c.Pass(), c.CloseDay())
    assert [one.on_time for one in desk.state.days] == [True]
    desk.to(1, 4)
    desk.play()  # the second, on the fourth
    assert [one.on_time for one in desk.state.days] == [True, False]
