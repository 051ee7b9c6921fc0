"""By the date: CA-Q13, CA-Q14, CA-Q34, CA-Q36, TV-81, TV-82."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.choices import (
    ChooseAlly,
    CloseDay,
    Complete,
    Lapse,
    Pass,
    Read,
    Roll,
    Stop,
    Swear,
)
from desktop.rules.games.calendar.view.queue import queue
from desktop.rules.games.calendar.view.today import today
from desktop.rules.kernel.game import Answer, Arrive, Day
from tests.rules.calendar.table import Table, at, began, day, dice, week

MAY = week("05-04", "9I", "8L", "10I", "11I", "7L", "12I", "*17I")


def paced(text: str, pace: str, phase: str = "waiting", **more: object) -> Table:
    """The days before were played; `text` is the next one, and today is the day before it."""
    before = (day(text) - timedelta(1)).isoformat()
    squares = more.pop("squares", MAY)
    return at(text, squares, catch_up=pace, phase=phase, today=before, **more)


def test_in_order() -> None:
    """CA-TV81: last played 3 May, today 6 May: 4, 5, 6, one after the other; 7 never."""
    table = paced("05-04", "in_order")
    assert table.legal() == (Day(day("05-03")),)
    table.do(Arrive(day("05-06")))
    assert table.told(e.Arrived) == [e.Arrived(day("05-06"), 3)]
    waits = queue(table.almanac, table.state)
    assert (waits.first, waits.last, waits.count) == (day("05-04"), day("05-06"), 3)
    for text in ("05-04", "05-05", "05-06"):
        assert table.state.phase == "declare"
        assert table.state.day == day(text)
        assert table.legal()[-1] == Day(day("05-06"))
        table.spend()
    assert table.state.phase == "waiting"
    assert table.state.day == day("05-07")
    assert table.legal() == (Day(day("05-06")),)
    for wish in (Roll(), Lapse(), Pass(), CloseDay(), Complete(day("05-07"))):
        assert table.why_not(wish) == "not_now"


def test_in_order_a_day_may_be_let_go() -> None:
    """CA-TV81, CA-Q14: played or lapsed, in order."""
    table = paced("05-04", "in_order")
    table.do(Arrive(day("05-06")), Lapse(), Lapse())
    assert [one.how for one in table.state.days] == ["lapsed", "lapsed"]
    assert table.state.day == day("05-06")
    assert table.state.phase == "declare"


def test_in_order_every_day_that_is_let_go_can_be_seen_to_be() -> None:
    table = paced("05-04", "in_order")
    table.do(Arrive(day("05-05")))
    table.spend()
    table.spend()
    played = table.state.days
    assert [(one.day, one.on_time) for one in played] == [
        (day("05-04"), False),
        (day("05-05"), True),
    ]


def test_strict() -> None:
    """CA-TV82: 4 and 5 lapse, without madness; 6 may be played."""
    table = paced("05-04", "strict", madness=2)
    table.do(Arrive(day("05-06")))
    assert [(one.day, one.how, one.rolls) for one in table.state.days] == [
        (day("05-04"), "lapsed", 0),
        (day("05-05"), "lapsed", 0),
    ]
    assert (table.madness, table.state.marks) == (2, {})
    assert (table.state.day, table.state.phase) == (day("05-06"), "declare")
    assert not any(one.on_time for one in table.state.days)
    streak = today(table.almanac, table.state).streak
    assert streak is not None
    assert streak.current == 0
    table.spend()
    assert table.state.days[-1].on_time


@pytest.mark.parametrize(
    ("today", "arrives", "bell"),
    [("08-18", "08-20", 2), ("08-22", "08-24", 3), ("08-12", "08-15", 4), ("08-12", "08-13", 2)],
)
def test_strict_and_the_bell(today: str, arrives: str, bell: int) -> None:
    """CA-TV82: one for each weekday, two for a Sunday, and new moons as ever (13 August)."""
    table = paced(today, "strict", mode="twists")
    table.do(Arrive(day(arrives)))
    assert table.state.day == day(arrives)
    assert table.things.bell == bell


def test_strict_a_sunday_that_went_by_is_lost() -> None:
    table = paced("05-10", "strict")
    table.do(Arrive(day("05-11")))
    mark = table.mark("05-10")
    assert mark is not None
    assert mark.how == "lost"


def test_strict_midnight_before_the_first_roll() -> None:
    """A missed day lapses at midnight."""
    table = paced("05-05", "strict")
    table.do(Arrive(day("05-05")))
    table.do(Arrive(day("05-06")))
    assert [one.how for one in table.state.days] == ["lapsed"]
    assert (table.state.day, table.state.phase) == (day("05-06"), "declare")


def test_strict_midnight_while_the_first_dice_are_on_the_players_table() -> None:
    """A day whose first roll was made never lapses, and it was played on its date."""
    table = paced("05-05", "strict", dice="typed")
    table.do(Arrive(day("05-05")))
    table.do(Roll())
    table.do(Arrive(day("05-06")))
    assert (table.state.day, table.state.phase) == (day("05-05"), "throw")
    table.do(Answer((4, 4, 4, 1, 2)), Stop(), Pass(), CloseDay())
    assert [(one.how, one.on_time) for one in table.state.days] == [("passed", True)]


@pytest.mark.parametrize("rolls", [1, 3])
def test_strict_a_day_that_was_begun_is_played_to_its_end(rolls: int) -> None:
    """CA-Q34: midnight does not touch it; then what went by lapses."""
    table = paced("05-05", "strict")
    table.do(Arrive(day("05-05")))
    for _ in range(rolls):
        table.roll((4, 4, 4), "LL")
    step = table.do(Arrive(day("05-08")))
    assert step.seal is None
    assert table.state.day == day("05-05")
    assert table.state.hand.rolls == rolls
    if rolls < 3:
        table.do(Stop())
    table.take("05-05")
    table.close()
    assert [(one.day, one.how, one.on_time) for one in table.state.days] == [
        (day("05-05"), "done", True),  # rolled on its own date
        (day("05-06"), "lapsed", False),
        (day("05-07"), "lapsed", False),
    ]
    assert (table.state.day, table.state.phase) == (day("05-08"), "declare")


def test_strict_typed_dice_on_the_table() -> None:
    """A second roll that lies there is of a day that was begun."""
    table = paced("05-05", "strict", dice="typed")
    table.do(Arrive(day("05-05")), Roll(), Answer((1, 1, 1, 1, 1)), Roll())
    table.do(Arrive(day("05-07")))
    assert table.state.day == day("05-05")
    table.do(Answer((2, 2, 2, 2, 2)))
    assert table.state.hand.rolls == 2


def test_strict_over_a_months_end() -> None:
    """Q-28 for days that nobody played: results written, pages turned, all to be read."""
    table = paced("05-30", "strict", squares={}, points=10, madness=9)
    table.do(Arrive(day("07-02")))
    assert [(one.month, one.points) for one in table.state.results[-2:]] == [(5, 5), (6, 0)]
    assert table.state.month.number == 7
    assert table.state.unread == (6, 7)
    assert table.state.phase == "page"
    assert [one.month for one in table.told(e.PageTurned)] == [6, 7]
    table.do(Read())
    assert [one.month for one in table.told(e.PageRead)] == [6, 7]
    assert table.state.unread == ()
    assert (table.state.day, table.state.phase) == (day("07-02"), "declare")


def test_strict_a_whole_year_that_nobody_played() -> None:
    table = began(mode="twists", catch_up="strict")
    table.do(Arrive(day("2027-01-05")))
    assert table.state.phase == "over"
    assert len(table.state.days) == 365
    assert len(table.state.results) == 12
    assert {one.how for one in table.state.days} == {"lapsed"}
    assert all(one.madness == 0 for one in table.state.results)
    assert GAME.ending(table.state) == "rank_0"


def test_strict_the_bell_of_a_year_that_nobody_played() -> None:
    """T8, day by day: misses, lost Sundays, new moons at dawn; a toll at 8, the excess lost."""
    table = began(mode="twists", catch_up="strict")
    table.do(Arrive(day("2027-01-05")))
    bell, points = 0, dict.fromkeys(range(1, 13), 0)
    for one, _ in sorted(table.ground.squares.items()):
        if one.month < 8:
            continue
        steps = [1] if table.ground.moons.get(one) == "new" else []
        for step in (*steps, 2 if one.weekday() == 6 else 1):
            bell += step
            if bell >= 8:
                bell = 0
                points[one.month] -= 5
    assert {one.month: one.points for one in table.state.results} == points
    assert table.things.bell == bell


@pytest.mark.parametrize("pace", ["in_order", "strict"])
@pytest.mark.parametrize("date", ["05-05", "05-04", "05-01", "2025-12-31"])
def test_a_clock_set_back_opens_nothing(pace: str, date: str) -> None:
    """CA-Q34: the same date again or an earlier one is no choice; nothing happens."""
    table = paced("05-05", pace)
    table.do(Arrive(day("05-05")))
    table.spend()
    before = table.state
    assert table.why_not(Arrive(day(date))) == "earlier"
    assert table.state is before
    assert table.state.phase == "waiting"


def test_a_change_of_the_time_zone_repeats_and_skips_no_day() -> None:
    """CA-Q34: two days forward, one back, one forward."""
    table = paced("05-05", "in_order")
    table.do(Arrive(day("05-05")))
    table.spend()
    table.do(Arrive(day("05-07")))
    assert table.why_not(Arrive(day("05-06"))) == "earlier"
    table.spend()
    table.spend()
    assert [one.day for one in table.state.days] == [day(f"05-0{n}") for n in (5, 6, 7)]
    table.do(Arrive(day("05-08")))
    assert table.state.day == day("05-08")


@pytest.mark.parametrize("pace", ["in_order", "strict"])
def test_the_date_that_goes_on_leaves_an_open_day_as_it_is(pace: str) -> None:
    """Only `today` changes, whatever phase the day is in."""
    table = paced("05-05", pace)
    table.do(Arrive(day("05-05")))
    now = day("05-05")
    for choice in (Roll(), Stop(), Complete(day("05-05"))):
        table.throw(choice, *dice((4, 4, 4), "LI")) if isinstance(choice, Roll) else table.do(
            choice
        )
        before, now = table.state, now.replace(day=now.day + 1)
        table.do(Arrive(now))
        assert table.state == replace(before, today=now)


def test_all_paces_hold_the_question_for_the_date_until_the_year_is_there() -> None:
    for pace in ("in_order", "strict"):
        table = paced("05-05", pace)
        assert table.offered(Day) == [Day(day("05-04"))]
        table.do(Arrive(day("05-05")))
        assert table.offered(Day) == [Day(day("05-05"))]
        table.roll((1, 1, 1))
        assert table.offered(Day) == [Day(day("05-05"))]
    late = paced("12-30", "in_order", squares={})
    late.do(Arrive(day("12-31")))
    assert late.offered(Day) == []
    assert late.why_not(Arrive(day("2027-01-01"))) == "not_now"


def test_free_asks_for_no_date() -> None:
    """CA-Q13: the whole year now."""
    table = began(catch_up="free")
    assert table.offered(Day) == []
    assert table.why_not(Arrive(day("03-01"))) == "not_now"
    table.do(Read())
    for _ in range(40):
        if table.state.phase == "page":
            table.do(Read())
        table.spend()
    assert not any(one.on_time for one in table.state.days)
    last = at("12-31")
    last.spend()
    assert not last.state.days[-1].on_time


def test_the_next_day_that_is_due() -> None:
    table = paced("05-05", "in_order")
    assert GAME.due(table.state) == day("05-05")
    table.do(Arrive(day("05-05")))
    table.spend()
    assert GAME.due(table.state) == day("05-06")
    assert GAME.due(began(catch_up="free").state) is None


def test_a_page_is_turned_when_its_first_day_has_come() -> None:
    """CA-070, CA-071: closing 30 April on that day turns nothing."""
    table = paced("04-30", "in_order", mode="twists", squares={})
    table.do(Arrive(day("04-30")))
    table.spend()
    assert table.state.results[-1].month == 4
    assert table.told(e.PageTurned) == []
    step = table.do(Arrive(day("05-01")))
    assert [one.month for one in table.told(e.PageTurned)] == [5]
    assert step.seal == "day"
    table.do(Read())
    assert table.state.phase == "ally"


def test_an_arrival_seals_only_what_it_reveals_or_ends() -> None:
    """CA-070; SPEC of undo: never across a page turn or an ended day."""
    for pace in ("in_order", "strict"):
        table = paced("05-05", pace)
        assert table.do(Arrive(day("05-05"))).seal is None
        assert table.do(Arrive(day("05-06"))).seal == ("day" if pace == "strict" else None)


def test_a_vow_whose_day_went_by_is_broken() -> None:
    """T10: anything but completing it; strict, midnight."""
    squares = week("10-12", "11I", "8L", "12R", "10L", "7I", "12I", "*18I")
    table = paced("10-13", "strict", mode="twists", squares=squares, ally="L")
    table.do(Arrive(day("10-13")), Swear(day("10-14")), Arrive(day("10-14")))
    assert table.told(e.VowEnded) == [e.VowEnded(day("10-14"), False)]
    assert table.things.vow is not None
    assert table.things.vow.fate == "broken"


def test_days_that_lapsed_gain_nothing() -> None:
    """Part 5: a lapsed day cannot vow, hush or gain."""
    table = paced("09-14", "strict", mode="twists", squares={}, insight=1)
    table.do(Arrive(day("10-05")))
    assert table.things.insight == 1
    assert table.told(e.InsightGained) == table.told(e.Hushed) == table.told(e.Sworn) == []


def test_somebody_is_asked_in_a_month_that_began_unseen() -> None:
    """T4: before the first roll of the month, whenever that is."""
    table = paced("04-28", "strict", mode="twists", squares={}, ally="L")
    table.do(Arrive(day("05-12")), Read())
    assert table.state.phase == "ally"
    assert ChooseAlly("lantern") not in table.legal()
    table.do(ChooseAlly("lens"))
    assert table.things.allies == ("lantern", "lens")
    assert table.state.day == day("05-12")


@pytest.mark.parametrize(
    ("arrives", "waiting"), [("05-05", 1), ("05-06", 2), ("05-31", 27), ("2027-03-01", 241)]
)
def test_how_many_days_wait(arrives: str, waiting: int) -> None:
    table = paced("05-05", "in_order")
    table.do(Arrive(day(arrives)))
    assert table.told(e.Arrived)[-1].waiting == waiting


def test_strict_a_month_in_which_nobody_was_asked() -> None:
    """T4: not the one of last month; where there was none, all three are offered."""
    table = began(catch_up="strict")
    table.do(Arrive(day("05-02")), Read())
    assert len(table.offered(ChooseAlly)) == 3
    later = paced("04-28", "strict", mode="twists", squares={}, ally="L")
    later.do(Arrive(day("06-03")), Read())
    assert len(later.offered(ChooseAlly)) == 3


def test_the_last_day_that_went_by_has_no_last_sitting() -> None:
    """T12 comes after the normal play of 31 December."""
    table = paced("12-31", "strict", mode="twists", squares={}, ally="L")
    table.do(Arrive(day("2027-01-01")))
    assert table.state.phase == "over"
    assert table.told(e.FinaleBegan) == []
    assert len(table.state.results) == 12
