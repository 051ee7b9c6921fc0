"""T8 and T9, each by the sentences of part 5."""

import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.choices import (
    CloseDay,
    Complete,
    Hush,
    Lapse,
    Pass,
    Recall,
    Roll,
    Stop,
)
from desktop.rules.games.calendar.content.schema import Module
from tests.rules.calendar.table import at, day, dice, twists, week

JULY = week("07-13", "9I", "8L", "11I", "10L", "7R", "12I", "*17I")
AUGUST = week("08-17", "9I", "8L", "11I", "10L", "7R", "12I", "*14I")
SEPTEMBER = week("09-14", "9I", "8L", "11I~", "10L", "7R", "12I", "*17I")


def test_T8_a_weekday_on_which_nothing_was_completed() -> None:
    """CA-TV71."""
    table = twists("08-17", AUGUST)
    table.spend(1, 1, 1, 1, 1)
    assert table.things.bell == 1
    assert table.told(e.BellTolled) == [e.BellTolled(1, 1, "miss", 0)]


def test_T8_passing_is_a_miss_completing_is_none() -> None:
    table = twists("08-17", AUGUST, bell=2).show((4, 4, 4), "IL")
    table.do(Pass())
    assert table.things.bell == 2
    table.do(CloseDay())
    assert table.things.bell == 3
    table.show((4, 4, 4), "IL").take("08-18")
    table.close()
    assert table.things.bell == 3


@pytest.mark.parametrize(("today", "bell"), [("08-17", 1), ("08-22", 1), ("08-23", 2)])
def test_T8_a_day_let_go_counts(today: str, bell: int) -> None:
    """CA-Q14: one on a weekday, two on a Sunday."""
    table = twists(today, AUGUST)
    table.do(Lapse())
    assert table.things.bell == bell


def test_T8_a_sunday_that_was_lost_and_the_next() -> None:
    """CA-TV67: 3 becomes 5; the next Sunday asks for 2 more."""
    squares = {**AUGUST, "08-24": "5I", "08-30": "*14I"}
    table = twists("08-23", squares, bell=3)
    assert table.now("08-23") == 14
    table.spend(1, 1, 1, 1, 1)
    assert table.things.bell == 5
    assert table.told(e.BellTolled) == [e.BellTolled(2, 5, "special", 0)]
    assert table.now("08-30") == 16
    mark = table.mark("08-23")
    assert mark is not None
    assert mark.value == 14


def test_T8_a_sunday_that_was_won_does_not_count() -> None:
    table = twists("08-23", AUGUST, bell=3).show((6, 4, 4), "IL")
    table.take("08-23")
    table.close()
    assert table.things.bell == 3


@pytest.mark.parametrize(("bell", "now"), [(0, 14), (3, 14), (4, 16), (5, 16), (7, 16)])
def test_T8_specials_are_harder_from_four_on(bell: int, now: int) -> None:
    table = twists("08-23", AUGUST, bell=bell)
    assert table.now("08-23") == now
    assert table.now("08-17") == 9
    table.show((5, 5, 4), "IL")
    assert bool(table.fits()) == (now == 14)
    table.close()
    mark = table.mark("08-23")
    assert mark is not None
    assert (mark.how, mark.value) == ("lost", now)


@pytest.mark.parametrize(("before", "after"), [("08-12", "08-13"), ("09-10", "09-11")])
def test_T8_at_dawn_of_a_new_moon(before: str, after: str) -> None:
    table = twists(before, {before: "5I"}, bell=2)
    table.show((4, 4, 4), "II").take(before)
    table.close()
    assert table.state.day == day(after)
    assert table.things.bell == 3
    assert table.told(e.BellTolled) == [e.BellTolled(1, 3, "moon", 0)]
    told = [type(one) for one in table.last.events]
    assert told.index(e.DayBegan) < told.index(e.BellTolled)


def test_T8_not_at_a_full_moon() -> None:
    table = twists("08-26", {"08-26": "5I"}, bell=2)
    table.show((4, 4, 4), "II").take("08-26")
    table.close()
    assert table.state.day == day("08-27")
    assert table.things.bell == 2


def test_T8_full_at_dawn() -> None:
    """CA-TV68: bell 7, a new moon: 5 points less in this month, the bell begins anew."""
    table = twists("08-12", {"08-12": "5I"}, bell=7, points=10)
    table.show((4, 4, 4), "II").take("08-12")
    table.close()
    assert table.things.bell == 0
    assert table.points == 5
    assert table.told(e.BellTolled) == [e.BellTolled(1, 0, "moon", -5)]


@pytest.mark.parametrize(("bell", "today"), [(7, "08-17"), (7, "08-23"), (6, "08-23")])
def test_T8_full_at_dusk(bell: int, today: str) -> None:
    """The excess is lost; a month may come to less than nothing."""
    table = twists(today, AUGUST, bell=bell)
    table.spend(1, 1, 1, 1, 1)
    assert table.things.bell == 0
    assert table.points == -5


def test_T8_not_full_at_seven() -> None:
    table = twists("08-17", AUGUST, bell=6)
    table.spend(1, 1, 1, 1, 1)
    assert (table.things.bell, table.points) == (7, 0)


def test_T8_a_toll_on_a_months_last_day_is_that_months() -> None:
    """CA-Q28: dusk before the result."""
    table = twists("08-31", bell=7, points=15)
    table.spend(1, 1, 1, 1, 1)
    assert table.state.results[-1].month == 8
    assert table.state.results[-1].points == 10
    assert table.points == 0
    assert table.things.bell == 0


def test_T8_is_kept_to_the_years_end() -> None:
    table = twists("08-31", {"08-31": "5I"}, bell=5)
    table.show((4, 4, 4), "II").take("08-31")
    table.close()
    assert table.things.bell == 5


def test_T8_begins_in_august() -> None:
    """Neither July's misses nor its new moon count."""
    table = twists("07-31")
    table.spend(1, 1, 1, 1, 1)
    assert table.things.bell == 0
    moon = twists("07-13", JULY)
    moon.spend(1, 1, 1, 1, 1)
    assert moon.things.bell == 0


def test_T8_hush() -> None:
    """CA-TV70: bell 2: the lead stays open, the bell is 1, no miss is counted."""
    table = twists("08-17", AUGUST, bell=2).show((4, 4, 4), "IR")
    assert Hush() in table.legal()
    table.do(Hush())
    assert table.things.bell == 1
    assert table.told(e.Hushed) == [e.Hushed(1)]
    assert table.kinds() == {"CloseDay"}
    table.close()
    assert table.things.bell == 1
    assert table.state.days[-1].how == "hushed"
    assert table.state.marks == {}
    assert "08-17" in table.open()
    assert table.told(e.BellTolled) == []


def test_T8_hush_at_one() -> None:
    table = twists("08-17", AUGUST, bell=1).show((4, 4, 4), "IR")
    table.do(Hush())
    table.close()
    assert table.things.bell == 0


def test_T8_hush_only_where_there_is_something_to_take_back() -> None:
    """CA-TV70: bell 0: not offered."""
    table = twists("08-17", AUGUST).show((4, 4, 4), "IR")
    assert table.why_not(Hush()) == "bell_silent"


def test_T8_hush_only_where_a_lead_fits() -> None:
    table = twists("08-17", AUGUST, bell=3).show((1, 1, 1), "IR")
    assert table.why_not(Hush()) == "not_now"
    early = twists("08-17", AUGUST, bell=3)
    assert early.why_not(Hush()) == "stop_first"
    early.roll((4, 4, 4), "IR")
    assert early.why_not(Hush()) == "stop_first"
    early.do(Stop())
    early.take("08-17")
    assert early.why_not(Hush()) == "day_closed"


def test_T8_no_hush_on_a_sunday() -> None:
    """It forgoes a lead, and a Sunday has none."""
    table = twists("08-23", AUGUST, bell=3).show((5, 5, 5), "IR")
    assert table.fits() == {"08-23"}
    assert table.why_not(Hush()) == "not_now"


def test_T8_no_hush_before_august_nor_in_base() -> None:
    for table in (twists("07-13", JULY), at("08-17", AUGUST)):
        table.show((4, 4, 4), "IR")
        assert table.why_not(Hush()) == "not_now"


def test_T8_a_mark_on_a_hushed_day_counts() -> None:
    """CA-Q22: a day that was played."""
    table = twists("08-17", AUGUST, bell=3).show((6, 4, 4), "IR")
    table.do(Hush())
    table.close()
    assert table.madness == 1


@pytest.mark.parametrize(
    ("number", "must"),
    [((6, 2, 3), {1}), ((2, 6, 6), {2, 3}), ((6, 6, 6), {1, 2, 3}), ((5, 5, 5), set())],
)
def test_T9_the_mark_must_be_held(number: tuple[int, int, int], must: set[int]) -> None:
    """CA-TV72."""
    table = twists("09-16", SEPTEMBER)
    table.roll(number, "LR")
    holds = [set(one.hold) for one in table.offered(Roll)]
    assert all(must <= hold for hold in holds)
    assert len(holds) == 2 ** (5 - len(must)) - 1
    if must:
        assert table.why_not(Roll()) == "hold_marks"
        assert table.why_not(Roll((4, 5))) == "hold_marks"
    assert Stop() in table.legal()


def test_T9_a_mark_of_the_second_roll_too_and_it_fills_a_box() -> None:
    """CA-TV72."""
    table = twists("09-16", SEPTEMBER)
    table.roll((1, 2, 3), "LR")
    table.throw(Roll((1, 2, 4, 5)), 6)
    assert table.why_not(Roll((1, 2))) == "hold_marks"
    table.throw(Roll((3, 4, 5)), 1, 1)
    table.close()
    assert table.state.hand.number == ()
    assert table.state.days[-1].number == (1, 1, 6)
    assert table.madness == 1


def test_T9_in_a_fourth_roll_too() -> None:
    """The insight roll included."""
    table = twists("09-16", SEPTEMBER, insight=1)
    table.roll((6, 2, 3), "LR")
    for _ in range(2):
        table.throw(Roll((1, 4, 5)), 2, 3)
    assert len(table.offered(Recall)) == 15
    assert all(1 in one.hold for one in table.offered(Recall))
    assert table.why_not(Recall((2,))) == "hold_marks"


def test_T9_blocks_marks_only() -> None:
    table = twists("09-16", SEPTEMBER)
    table.roll((6, 5, 5), "LR")
    table.throw(Roll((1,)), *dice((1, 2), "II"))
    assert table.state.hand.number == (6, 1, 2)


@pytest.mark.parametrize("today", ["09-15", "09-17"])
def test_T9_on_whispering_dates_only(today: str) -> None:
    """By the day that is played (CA-Q04)."""
    table = twists(today, SEPTEMBER)
    table.roll((6, 2, 3), "LR")
    assert len(table.offered(Roll)) == 31


@pytest.mark.parametrize("mode", ["twists", "base"])
def test_T9_not_before_september_and_not_in_base(mode: str) -> None:
    where = "08-19" if mode == "twists" else "09-16"
    table = at(where, {where: "11I~"}, mode=mode)
    table.roll((6, 2, 3), "LR")
    assert len(table.offered(Roll)) == 31


@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3), (3, 3)])
def test_T9_a_quiet_day_teaches(before: int, after: int) -> None:
    """CA-TV73: completed with 5 5 4; gains above 3 are lost."""
    table = twists("09-16", SEPTEMBER, insight=before).show((5, 5, 4), "IR")
    table.take("09-16")
    assert table.things.insight == before
    table.close()
    assert table.things.insight == after
    assert len(table.told(e.InsightGained)) == after - before


@pytest.mark.parametrize(
    ("number", "symbols", "take"),
    [((6, 4, 4), "IR", "09-16"), ((5, 5, 3), "IR", ""), ((1, 1, 1), "RR", "")],
)
def test_T9_nothing_where_a_mark_shows_or_nothing_was_completed(
    number: tuple[int, int, int], symbols: str, take: str
) -> None:
    table = twists("09-16", SEPTEMBER).show(number, symbols)
    if take:
        table.take(take)
    table.close()
    assert table.things.insight == 0


@pytest.mark.parametrize(("cap", "held"), [(2, 2), (4, 4), (0, 3)])
def test_T9_as_much_as_T6_lets_one_hold(cap: int, held: int) -> None:
    """CA-TV73: 3 in this year; where there is no T6, 3 as well."""
    table = twists("09-16", SEPTEMBER, insight=held - 1).show((5, 5, 4), "IR")
    own = [one for one in table.almanac.modules if one.id != "T6.insight"]
    if cap:
        own.append(Module("T6.insight", 6, 12, {"margin": 4, "cap": cap}))
    table.almanac = replace(table.almanac, modules=tuple(own))
    table.take("09-16")
    table.close()
    assert table.things.insight == held
    table.state = replace(table.state, day=day("09-16"), took=None, marks={})
    table.show((5, 5, 4), "IR").take("09-16")
    table.close()
    assert table.things.insight == held


def test_T9_and_T6_on_one_day() -> None:
    """Both, up to 3 (CA-TV63, CA-TV73)."""
    table = twists("09-16", SEPTEMBER, insight=1).show((5, 5, 5), "IR")
    table.take("09-16")
    assert table.things.insight == 2
    table.close()
    assert table.things.insight == 3


def test_T9_a_day_let_go_teaches_nothing() -> None:
    """Part 5: a lapsed day cannot vow, hush or gain."""
    table = twists("09-16", SEPTEMBER)
    table.do(Lapse())
    assert table.things.insight == 0
    assert table.told(e.InsightGained) == []


def test_T9_another_square_on_a_whispering_day() -> None:
    """Any completed encounter of that day."""
    table = twists("09-16", SEPTEMBER).show((4, 3, 3), "LR")
    table.take("09-17")
    table.close()
    assert table.things.insight == 1


def test_a_wish_that_is_no_square_of_the_year() -> None:
    table = twists("08-17", AUGUST).show((5, 5, 5), "IR")
    assert table.why_not(Complete(day("2027-08-17"))) in {"not_now", "not_begun", "week_over"}
