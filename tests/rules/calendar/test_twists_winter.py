"""T10 and T11, each by the sentences of part 5."""

import pytest

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.choices import (
    CloseDay,
    Hush,
    Lapse,
    Pass,
    Read,
    Roll,
    Stop,
    Swear,
)
from desktop.rules.games.calendar.state import Vow
from tests.rules.calendar.table import Table, at, day, twists, week

OCTOBER = week("10-12", "11I", "8L", "12R", "10L", "7I", "12I", "*18I")
NOVEMBER = week("11-02", "11I", "8L", "9R", "10L", "7I", "12I", "*18I")


def october(today: str = "10-12", **more: object) -> Table:
    """A day of a week in October with an ally who matters to nobody."""
    return twists(today, OCTOBER, ally=str(more.pop("ally", "L")), **more)


def test_T10_kept() -> None:
    """CA-TV74: it counts 2; a second vow in this week is refused."""
    table = october()
    table.do(Swear(day("10-12")))
    assert table.told(e.Sworn) == [e.Sworn(day("10-12"), 11)]
    assert table.things.vow == Vow(day("10-12"), day("10-12"))
    assert table.why_not(Swear(day("10-14"))) == "vow_used"
    table.show((4, 4, 3), "IL")
    assert table.now("10-18") == 18
    step = table.take("10-12")
    assert step.events[0].counts == 2
    assert table.now("10-18") == 16
    assert table.told(e.VowEnded) == [e.VowEnded(day("10-12"), True)]
    table.close()
    assert table.madness == 0
    assert table.why_not(Swear(day("10-14"))) == "vow_used"
    assert table.offered(Swear) == []


@pytest.mark.parametrize(("number", "boxes"), [((5, 4, 4), 1), ((6, 4, 4), 2)])
def test_T10_broken_by_another_lead(number: tuple[int, int, int], boxes: int) -> None:
    """CA-TV75: the other counts 1; one box, and one more where a mark shows."""
    table = october(madness=3)
    table.do(Swear(day("10-14")))
    table.show(number, "IL").take("10-12")
    assert table.now("10-18") == 17
    assert table.madness == 3
    table.close()
    assert table.madness == 3 + boxes
    assert table.state.days[-1].madness == boxes
    assert table.told(e.VowEnded) == [e.VowEnded(day("10-14"), False)]


@pytest.mark.parametrize("end", [Pass(), Hush()])
def test_T10_broken_where_it_is_hushed_or_passed(end: object) -> None:
    """Part 5: a vowed lead hushed or not completed breaks the vow."""
    table = october(bell=2)
    table.do(Swear(day("10-12")))
    table.show((5, 4, 4), "IL")
    table.do(end, CloseDay())
    assert table.told(e.VowEnded) == [e.VowEnded(day("10-12"), False)]
    assert table.madness == 1


def test_T10_broken_by_dice_that_fit_nothing() -> None:
    """Also where madness comes of completed days only."""
    table = october(madness_on="completed_only")
    table.do(Swear(day("10-12")))
    table.spend(6, 1, 1, 1, 1)
    assert table.madness == 1


def test_T10_broken_once_and_not_again() -> None:
    table = october()
    table.do(Swear(day("10-12")))
    table.spend()
    table.spend()
    assert table.madness == 1
    table.show((5, 4, 4), "IL")
    assert table.take("10-12").events[0].counts == 1
    assert table.now("10-18") == 17


@pytest.mark.parametrize(
    ("today", "square", "boxes"),
    [("11-24", "11-24", 1), ("11-09", "11-09", 3), ("11-10", "11-10", 2)],
)
def test_T10_and_the_moon(today: str, square: str, boxes: int) -> None:
    """CA-TV65: a broken vow fills a box at a full moon too; at a new one 2 and 1."""
    table = twists(today, {today: "12R"}, ally="L")
    table.do(Swear(day(today)))
    table.spend(6, 1, 1, 1, 1)
    assert table.madness == boxes


def test_T10_boxes_are_clamped() -> None:
    """Ten of them from October."""
    table = october(madness=9)
    assert table.ground.boxes[10] == 10
    table.do(Swear(day("10-12")))
    table.spend(6, 1, 1, 1, 1)
    assert table.madness == 10


def test_T10_leads_that_ask_for_eleven_now() -> None:
    """By the current value: with an ally one of 11 asks for 10."""
    table = october()
    assert {one.square for one in table.offered(Swear)} == {
        day(x) for x in ("10-12", "10-14", "10-17")
    }
    assert table.why_not(Swear(day("10-15"))) == "vow_low"
    helped = october(ally="I")
    assert {one.square for one in helped.offered(Swear)} == {day("10-14"), day("10-17")}
    assert helped.why_not(Swear(day("10-12"))) == "vow_low"


def test_T10_a_legal_open_lead_only() -> None:
    table = october("10-13", done=["10-12"])
    assert table.why_not(Swear(day("10-12"))) == "done"
    assert table.why_not(Swear(day("10-18"))) == "special_waits"
    assert table.why_not(Swear(day("10-19"))) == "not_begun"
    assert table.why_not(Swear(day("10-10"))) == "week_over"
    twin = twists("10-12", {**OCTOBER, "10-15": "12R+L"}, ally="I")
    assert twin.why_not(Swear(day("10-15"))) == "own_day"


def test_T10_a_lead_of_the_month_before_may_be_sworn() -> None:
    table = twists("11-02", {"10-31": "12R"}, ally="L")
    assert table.why_not(Swear(day("10-31"))) == "week_over"
    spans = twists("10-01", {"09-30": "12R", "10-02": "12R"}, ally="L")
    assert {Swear(day("09-30")), Swear(day("10-02"))} <= set(spans.legal())
    spans.do(Swear(day("09-30")))
    assert spans.things.vow == Vow(day("09-28"), day("09-30"))
    spans.show((4, 4, 4), "RR")
    assert spans.take("09-30").events[0].counts == 2


def test_T10_not_after_the_first_roll() -> None:
    table = october()
    table.roll((1, 1, 1), "II")
    assert table.why_not(Swear(day("10-12"))) == "after_roll"
    table.do(Stop())
    assert table.why_not(Swear(day("10-12"))) == "after_roll"


def test_T10_not_on_a_sunday() -> None:
    table = october("10-18")
    assert table.offered(Swear) == []
    assert table.why_not(Swear(day("10-18"))) in {"not_now", "special_waits"}
    assert table.why_not(Swear(day("10-12"))) == "sunday_only"


@pytest.mark.parametrize("fate", ["kept", "broken"])
def test_T10_again_from_monday_on(fate: str) -> None:
    vow = Vow(day("10-12"), day("10-12"), fate)
    table = october("10-17", vow=vow)
    assert table.why_not(Swear(day("10-14"))) == "vow_used"
    table.spend()
    table.spend()
    assert table.state.day == day("10-19")
    assert table.things.vow is None
    assert table.offered(Swear)


def test_T10_over_the_month_within_one_week() -> None:
    """Once a week: a vow of Saturday 31 October stays used up until Monday."""
    table = twists("11-30", {"12-02": "12I", "12-05": "12I"}, ally="L")
    table.do(Swear(table.offered(Swear)[0].square))
    table.spend()
    table.do(Read())
    table.do(table.legal()[0])
    assert table.state.day == day("12-01")
    assert table.why_not(Swear(day("12-02"))) == "vow_used"


def test_T10_not_before_october_and_not_in_base() -> None:
    for table in (twists("09-14", {"09-14": "12R"}), at("10-12", OCTOBER)):
        assert table.offered(Swear) == []
        assert table.why_not(Swear(table.state.day)) == "not_now"


def test_T10_sealed_and_sworn_is_three() -> None:
    """Part 5."""
    squares = week("10-12", "9I", "12R!", "11R", "10L", "7I", "12I", "*18I")
    table = twists("10-15", squares, ally="L", done=["10-14"])
    assert table.now("10-18") == 17
    table.do(Swear(day("10-13")))
    table.show((4, 4, 4), "RR")
    assert table.take("10-13").events[0].counts == 3
    assert table.now("10-18") == 14


def test_T10_a_twin_sworn_on_its_own_date() -> None:
    """T5 and T10: 2 for the special, 1 point."""
    squares = {**OCTOBER, "10-15": "12R+L"}
    table = twists("10-15", squares, ally="I")
    table.do(Swear(day("10-15")))
    table.show((4, 4, 4), "RL")
    event = table.take("10-15").events[0]
    assert (event.counts, event.points) == (2, 1)


def test_T10_sworn_and_then_let_go() -> None:
    """Anything but completing it breaks it; no dice, no other box."""
    table = october()
    table.do(Swear(day("10-12")), Lapse())
    assert table.told(e.VowEnded) == [e.VowEnded(day("10-12"), False)]
    assert table.madness == 1


@pytest.mark.parametrize(
    ("number", "points"), [((5, 5, 5), 7), ((5, 5, 4), 5), ((4, 4, 4), 5), ((6, 6, 6), 7)]
)
def test_T11_three_more_than_asked_for(number: tuple[int, int, int], points: int) -> None:
    """CA-TV77: current 12, sum 15: 7; 14: 5."""
    done = [f"11-{n:02}" for n in range(2, 8)]
    table = twists("11-08", NOVEMBER, ally="L", done=done).show(number, "IR")
    assert table.now("11-08") == 12
    step = table.take("11-08")
    assert step.events[0].points == points
    assert table.points == points
    table.close()
    assert table.state.days[-1].how == "won"


def test_T11_by_what_is_asked_for_now() -> None:
    """With an ally 11 and sum 14: 7; with the bell 14 and sum 15: 5."""
    done = [f"11-{n:02}" for n in range(2, 8)]
    helped = twists("11-08", NOVEMBER, ally="I", done=done).show((5, 5, 4), "IR")
    assert helped.take("11-08").events[0].points == 7
    harder = twists("11-08", NOVEMBER, ally="L", done=done, bell=4).show((5, 5, 5), "IR")
    assert harder.now("11-08") == 14
    assert harder.take("11-08").events[0].points == 5


def test_T11_not_for_leads() -> None:
    table = twists("11-02", NOVEMBER, ally="L").show((6, 6, 6), "IR")
    assert table.take("11-02").events[0].points == 0


def test_T11_not_before_november_and_not_in_base() -> None:
    for table in (
        twists("10-18", {**OCTOBER, "10-18": "*10I"}, ally="L"),
        at("11-08", {**NOVEMBER, "11-08": "*10I"}),
    ):
        table.show((6, 6, 6), "IR")
        assert table.take(table.state.day.isoformat()).events[0].points == 5


def test_T11_one_may_roll_on() -> None:
    """At one's own risk."""
    done = [f"11-{n:02}" for n in range(2, 8)]
    table = twists("11-08", NOVEMBER, ally="L", done=done)
    table.roll((4, 4, 4), "IR")
    table.throw(Roll((1, 2, 4, 5)), 1)
    table.do(Stop())
    assert table.fits() == set()
