"""Playing a day: CA-020 to CA-034 and what the rulings say of it."""

from itertools import combinations

import pytest

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.choices import (
    CloseDay,
    Complete,
    Lapse,
    Pass,
    Read,
    Recall,
    Roll,
    Stop,
)
from tests.rules.calendar.table import at, day, dice
from tests.small_almanac import W1

EASY = {f"01-{n:02}": "5I" for n in range(5, 11)} | {"01-11": "*10I"}
"""A week in January that anything fits."""


def test_CA_020_each_day_the_marker_moves_on_by_one() -> None:
    table = at("01-05")
    for n in range(5, 12):
        assert table.state.day == day(f"01-{n:02}")
        table.spend()
    assert [one.day for one in table.told(e.DayBegan)] == [day(f"01-{n:02}") for n in range(6, 13)]
    assert [one.week for one in table.told(e.DayBegan)] == [0, 0, 0, 0, 0, 0, 3]


def test_CA_020_the_marker_may_not_stay_or_jump() -> None:
    table = at("01-05")
    table.spend()
    assert table.why_not(CloseDay()) == "not_now"
    assert table.state.day == day("01-06")


@pytest.mark.parametrize("another", ["01-06", "01-10"])
def test_CA_021_one_encounter_a_day(another: str) -> None:
    """CA-TV16: the dice fit several; when one is completed no other may be."""
    table = at("01-05", EASY).show((4, 4, 4), "II")
    assert table.fits() == {f"01-{n:02}" for n in range(5, 11)}
    table.take("01-05")
    assert table.kinds() == {"CloseDay"}
    assert table.why_not(Complete(day(another))) == "day_closed"
    assert table.why_not(Pass()) == "day_closed"
    assert table.why_not(Roll()) == "day_closed"
    assert list(table.state.marks) == ["2026-01-05"]


@pytest.mark.parametrize("today", [f"01-{n:02}" for n in range(5, 11)])
@pytest.mark.parametrize("wished", [f"01-{n:02}" for n in range(5, 11)])
def test_CA_022_any_open_lead_of_the_week(today: str, wished: str) -> None:
    """Earlier than today, today's, or later."""
    table = at(today, EASY).show((4, 4, 4), "II")
    table.take(wished)
    mark = table.mark(wished)
    assert mark is not None
    assert (mark.how, mark.on) == ("done", day(today))


@pytest.mark.parametrize("today", [f"01-{n:02}" for n in range(5, 11)])
def test_CA_023_not_the_special_on_a_weekday(today: str) -> None:
    table = at(today, EASY).show((6, 6, 6), "II")
    assert "01-11" not in table.fits() | table.open()
    assert table.why_not(Complete(day("01-11"))) == "special_waits"


def test_CA_024_nothing_of_the_next_month() -> None:
    """CA-TV25, CA-TV26, CA-Q02: nor its Sunday."""
    assert at("03-30").open() == {"03-30", "03-31"}
    assert at("03-31", done=["03-30"]).open() == {"03-31"}
    table = at("03-30").show((6, 6, 6), "IL")
    for wished in ("04-01", "04-02", "04-03", "04-04", "04-05"):
        assert table.why_not(Complete(day(wished))) == "next_month"
    leap = at("02-29", year=2024).show((6, 6, 6), "IL")
    for wished in ("03-01", "03-02", "03-03"):
        assert leap.why_not(Complete(day(wished, 2024))) == "next_month"


@pytest.mark.parametrize("today", ["04-01", "04-02", "04-03", "04-04"])
def test_open_leads_of_the_month_before(today: str) -> None:
    """CA-Q03: in the same week they stay, unless the option takes them away."""
    april = {"04-01", "04-02", "04-03", "04-04"}
    assert at(today).open() == {"03-30", "03-31"} | april
    off = at(today, prev_month_squares="off")
    assert off.open() == april
    off.show((6, 6, 6), "IL")
    assert off.why_not(Complete(day("03-30"))) == "prev_month"
    assert at("03-31", prev_month_squares="off").open() == {"03-30", "03-31"}


def test_a_lead_of_the_month_before_counts_for_its_week() -> None:
    """CA-Q03, CA-Q04: done in April, its mark says so; points and boxes are April's."""
    table = at("04-01", {"03-31": "9I"}).show((6, 2, 1), "II")
    table.take("03-31")
    table.close()
    assert table.madness == 1
    assert table.state.month.number == 4
    mark = table.mark("03-31")
    assert mark is not None
    assert mark.on == day("04-01")
    printed = table.ground.squares[day("04-05")].value
    assert table.now("04-05") == printed - 1


@pytest.mark.parametrize("today", ["01-06", "01-09"])
def test_CA_025_not_what_is_done_already(today: str) -> None:
    """CA-TV11."""
    table = at(today, {"01-09": "11L"}, done=["01-09"]).show((4, 4, 3), "LL")
    assert "01-09" not in table.fits() | table.open()
    assert table.why_not(Complete(day("01-09"))) == "done"


def test_the_dice_fit_only_what_is_done() -> None:
    """CA-TV11, CA-025: nothing can be completed."""
    table = at("01-02", W1, done=["01-02"]).show((4, 4, 3), "LL")
    assert table.fits() == set()
    assert table.kinds() == {"Pass"}


@pytest.mark.parametrize(
    ("wished", "code"), [("01-04", "week_over"), ("01-12", "not_begun"), ("01-18", "not_begun")]
)
def test_only_the_week_that_is_played(wished: str, code: str) -> None:
    """CA-Q01, CA-Q30: leads left open at a week's end are lost."""
    table = at("01-05", EASY).show((6, 6, 6), "IL")
    assert table.why_not(Complete(day(wished))) == code


def test_a_square_outside_the_year_is_none() -> None:
    """CA-Q06."""
    for today, wished in (("01-01", "2025-12-31"), ("12-31", "2027-01-01")):
        table = at(today).show((6, 6, 6), "IL")
        assert table.why_not(Complete(day(wished))) in {"not_now", "week_over", "not_begun"}


def test_CA_026_the_first_roll_takes_all_five() -> None:
    table = at("01-05")
    assert table.offered(Roll) == [Roll(())]
    for hold in ((1,), (1, 2, 3), (4, 5), (1, 2, 3, 4, 5)):
        assert table.why_not(Roll(hold)) in {"bad_dice", "hold_all"}
    step = table.roll((1, 2, 3), "LR")
    assert step.fell == ((1, 2, 3, 2, 3),)


def test_CA_027_three_rolls_and_no_fourth() -> None:
    """CA-TV13."""
    table = at("01-05")
    for number in (1, 2, 3):
        table.roll((1, 1, 1), "II")
        assert table.state.hand.rolls == number
    assert table.state.phase == "final"
    assert table.why_not(Roll()) == "no_rolls"
    assert table.why_not(Roll((1, 2))) == "no_rolls"
    assert table.why_not(Recall()) == "not_now"
    assert [(one.roll, one.left) for one in table.told(e.Thrown)] == [(1, 2), (2, 1), (3, 0)]
    assert not any(one.extra or one.typed for one in table.told(e.Thrown))


def test_CA_027_a_day_that_is_played_has_one_roll_at_least() -> None:
    """CA-Q14: otherwise it is let go, which is another thing."""
    table = at("01-05")
    assert table.kinds() == {"Roll", "Lapse"}
    for wish in (Stop(), Pass(), CloseDay(), Complete(day("01-05"))):
        assert table.why_not(wish) in {"not_now", "stop_first"}


@pytest.mark.parametrize("rolls", [1, 2])
def test_CA_028_stop_after_the_first_or_second(rolls: int) -> None:
    """CA-TV03, CA-TV15."""
    table = at("01-05", EASY)
    for _ in range(rolls):
        table.roll((4, 4, 4), "II")
    assert Stop() in table.legal()
    table.do(Stop())
    assert table.state.phase == "final"
    assert table.state.hand.rolls == rolls
    assert table.told(e.Stopped) == [e.Stopped(rolls)]
    assert table.why_not(Stop()) == "not_now"
    table.take("01-05")
    table.close()
    assert table.state.days[-1].rolls == rolls


def test_CA_028_no_roll_after_stopping() -> None:
    table = at("01-05").show((1, 1, 1), "II")
    assert table.why_not(Roll()) == "not_now"
    assert table.why_not(Roll((1, 2))) == "not_now"


HOLDS = [hold for size in range(5) for hold in combinations(range(1, 6), size)]


@pytest.mark.parametrize("before", [1, 2])
def test_CA_029_any_dice_may_be_set_aside(before: int) -> None:
    """All 31 ways but all five, before the second roll and before the third."""
    table = at("01-05")
    for _ in range(before):
        table.roll((1, 1, 1), "II")
    assert sorted(one.hold for one in table.offered(Roll)) == sorted(HOLDS)
    assert len(HOLDS) == 31


@pytest.mark.parametrize("hold", HOLDS)
def test_CA_029_dice_set_aside_keep_their_faces(hold: tuple[int, ...]) -> None:
    table = at("01-05")
    table.roll((1, 2, 3), "IL")
    fell = {1: 4, 2: 5, 3: 6, 4: 3, 5: 3}
    free = [die for die in range(1, 6) if die not in hold]
    step = table.throw(Roll(hold), *(fell[die] for die in free))
    old = dict(zip(range(1, 6), (1, 2, 3, 1, 2), strict=True))
    now = [old[die] if die in hold else fell[die] for die in range(1, 6)]
    hand = table.state.hand
    shown = [*hand.number, *(("lens", "lantern", "revolver").index(one) + 1 for one in hand.symbol)]
    assert shown == now
    assert step.fell == (tuple(fell[die] for die in free),)


def test_CA_030_what_was_set_aside_may_be_rolled_again() -> None:
    """CA-Q16: the dice held are chosen afresh."""
    table = at("01-05")
    table.roll((6, 5, 1), "IL")
    table.throw(Roll((1, 2, 4)), 2, 3)
    assert table.state.hand.number == (6, 5, 2)
    table.throw(Roll((3, 5)), 3, 4, 1)
    assert table.state.hand.number == (3, 4, 2)
    assert table.state.hand.symbol == ("lens", "revolver")


def test_all_dice_held_is_no_roll() -> None:
    """CA-TV14, CA-Q17: refused, and no roll is used up."""
    table = at("01-05")
    table.roll((1, 2, 3), "IL")
    assert table.why_not(Roll((1, 2, 3, 4, 5))) == "hold_all"
    assert table.state.hand.rolls == 1
    for bad in ((0,), (6,), (1, 1), (2, 1)):
        assert table.why_not(Roll(bad)) == "bad_dice"


@pytest.mark.parametrize("rolls", [1, 2])
def test_CA_031_nothing_is_chosen_while_rolls_are_left(rolls: int) -> None:
    """CA-TV15: until the player stops."""
    table = at("01-05", EASY)
    for _ in range(rolls):
        table.roll((4, 4, 4), "II")
    assert table.offered(Complete) == []
    assert table.why_not(Complete(day("01-05"))) == "stop_first"
    assert table.why_not(Pass()) == "stop_first"
    table.do(Stop())
    assert Complete(day("01-05")) in table.legal()


def test_CA_031_after_the_third_roll_it_is_chosen_at_once() -> None:
    table = at("01-05", EASY)
    for _ in range(3):
        table.roll((4, 4, 4), "II")
    assert Complete(day("01-05")) in table.legal()
    assert table.why_not(Stop()) == "not_now"


def test_CA_032_nothing_completed_changes_no_square() -> None:
    table = at("01-05", EASY)
    table.spend(1, 1, 1, 2, 3)
    assert table.state.marks == {}
    assert table.state.days[-1].how == "nothing"
    assert table.state.days[-1].took is None
    assert [one.could for one in table.told(e.Passed)] == [False]


def test_CA_033_what_stays_open_may_be_chosen_later() -> None:
    table = at("01-05", EASY)
    for n in range(5, 10):
        table.spend()
        assert table.open() == {f"01-{one:02}" for one in range(5, 11)}, n


def test_CA_034_three_rolls_a_day_not_an_encounter() -> None:
    table = at("01-05", EASY)
    for _ in range(3):
        table.roll((4, 4, 4), "II")
    table.take("01-06")
    assert table.why_not(Roll()) == "day_closed"
    table.close()
    assert table.state.hand.rolls == 0
    assert table.offered(Roll) == [Roll(())]


def test_a_lead_may_be_declined() -> None:
    """CA-Q23, CA-TV90: and the mark counts all the same."""
    table = at("01-05", EASY).show((6, 4, 4), "II")
    assert Pass() in table.legal()
    table.do(Pass())
    table.close()
    assert table.madness == 1
    assert table.state.marks == {}
    assert table.state.days[-1].how == "passed"
    assert [one.could for one in table.told(e.Passed)] == [True]


def test_letting_a_day_go_by() -> None:
    """CA-Q14: no roll, no madness, no square; only before the first roll."""
    table = at("01-05", EASY)
    step = table.do(Lapse())
    played = table.state.days[-1]
    assert (played.how, played.rolls, played.number, played.madness) == ("lapsed", 0, (), 0)
    assert (table.madness, table.state.marks) == (0, {})
    assert table.state.day == day("01-06")
    assert step.fell == ()
    table.roll((6, 6, 6), "II")
    assert table.why_not(Lapse()) == "after_roll"
    table.do(Stop())
    assert table.why_not(Lapse()) == "after_roll"
    table.take("01-06")
    assert table.why_not(Lapse()) == "after_roll"


def test_the_example_week_thursday() -> None:
    """CA-TV01, CA-TV02: 4 4 5 and L, R after three rolls; Friday's lead from Thursday."""
    table = at("01-01", W1)
    table.roll((1, 1, 1), "II")
    table.roll((1, 1, 1), "II")
    table.roll((4, 4, 5), "LR")
    assert table.fits() == {"01-02", "01-03"}
    assert table.why_not(Complete(day("01-01"))) == "no_symbol"
    assert table.why_not(Complete(day("01-04"))) == "special_waits"
    table.take("01-02")
    table.close()
    assert table.madness == 0
    assert set(table.state.marks) == {"2026-01-02"}


def test_the_example_week_friday() -> None:
    """CA-TV03: stop after two rolls with 13 and a lens: Thursday's lead."""
    table = at("01-02", W1, done=["01-02"])
    table.roll((1, 1, 1), "RR")
    table.roll((5, 4, 4), "IR")
    table.do(Stop())
    table.take("01-01")
    table.close()
    assert table.state.days[-1].rolls == 2
    assert table.state.days[-1].took == day("01-01")


def test_the_page_is_read_first() -> None:
    """CA-071: on a 1st nothing is rolled before."""
    table = at("01-31")
    table.spend()
    assert table.state.phase == "page"
    for wish in (Roll(), Lapse(), Pass(), CloseDay(), Complete(day("02-01"))):
        assert table.why_not(wish) == "page_first"
    table.do(Read())
    table.throw(Roll(), *dice((1, 1, 1)))
    assert table.why_not(Read()) == "not_now"
