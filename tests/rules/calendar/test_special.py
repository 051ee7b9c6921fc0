"""The special of a Sunday: CA-050 to CA-056."""

from itertools import product
from typing import Any

import pytest

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.choices import Complete, Lapse, Pass, Roll, Stop
from tests.rules.calendar.table import Table, at, day, marks
from tests.small_almanac import W1

WEEK = [f"01-{n:02}" for n in range(5, 11)]


def sunday(square: str = "*17I", done: int = 0, **more: Any) -> Table:
    """Sunday 11 January with some leads of its week done."""
    return at("01-11", {"01-11": square}, done=WEEK[:done], **more)


def test_CA_050_on_sunday_only_the_special() -> None:
    """CA-Q24."""
    table = at("01-11", {"01-11": "*10I", "01-05": "5I"})
    assert table.open() == {"01-11"}
    table.show((4, 4, 4), "IL")
    assert table.fits() == {"01-11"}
    assert table.kinds() == {"Complete", "Pass"}
    for wished in WEEK:
        assert table.why_not(Complete(day(wished))) == "sunday_only"


@pytest.mark.parametrize("done", range(7))
def test_CA_051_one_less_for_each_lead_done(done: int) -> None:
    """CA-056: the printed value stays as it is."""
    table = sunday("*17I", done)
    assert table.now("01-11") == 17 - done
    assert table.ground.squares[day("01-11")].value == 17


def test_CA_051_only_leads_of_the_same_week() -> None:
    """CA-Q31: a special is none of them."""
    around = ["01-03", "01-12", "01-17"]
    done = marks([*around, *WEEK[:2]]) | marks(["01-04"], "won") | marks(["01-11"], "lost")
    table = at("01-11", {"01-11": "*17I"}, done=done)
    assert table.now("01-11") == 15


def test_a_special_that_was_won_counts_for_no_other() -> None:
    """CA-Q31."""
    table = at("01-18", {"01-18": "*17I"}, done=marks(["01-11"], "won"))
    assert table.now("01-18") == 17


@pytest.mark.parametrize(
    ("year", "today", "done", "less"),
    [
        (2026, "02-01", ["01-26", "01-27", "01-28", "01-30", "01-31"], 5),
        (2026, "04-05", ["03-30", "03-31", "04-02"], 3),
        (2024, "03-03", ["02-26", "02-27", "02-28", "02-29", "03-01", "03-02"], 6),
        (2026, "03-01", ["02-23"], 1),
        (2027, "01-03", ["01-01"], 1),
    ],
)
def test_CA_052_leads_of_the_month_before_count(
    year: int, today: str, done: list[str], less: int
) -> None:
    """CA-Q05, CA-TV28, CA-TV38."""
    table = at(today, year=year, done=done)
    assert table.now(today) == table.ground.squares[day(today, year)].value - less


@pytest.mark.parametrize(
    ("number", "symbols", "won"),
    [((3, 4, 5), "IR", True), ((3, 4, 2), "IL", False), ((3, 4, 5), "LR", False)],
)
def test_the_example_week_sunday(number: tuple[int, int, int], symbols: str, won: bool) -> None:
    """CA-053, CA-054, CA-055, CA-TV06, CA-TV07: 13 less 3."""
    table = at("01-04", W1, done=["01-01", "01-02", "01-03"])
    assert table.now("01-04") == 10
    table.show(number, symbols)
    assert table.fits() == ({"01-04"} if won else set())
    if won:
        table.take("01-04")
    table.close()
    mark = table.mark("01-04")
    assert mark is not None
    assert (mark.how, mark.value) == ("won" if won else "lost", 10)
    assert table.points == (5 if won else 0)
    assert table.state.day == day("01-05")
    table.show((6, 6, 6), "IL")
    assert table.why_not(Complete(day("01-04"))) in {"week_over", "done"}


def test_CA_053_up_to_three_rolls() -> None:
    table = sunday("*13I", 3)
    for _ in range(2):
        table.roll((1, 1, 1), "LL")
    table.roll((4, 3, 3), "IL")
    assert table.state.phase == "final"
    assert table.why_not(Roll()) == "no_rolls"
    table.take("01-11")
    table.close()
    assert (table.state.days[-1].how, table.state.days[-1].rolls) == ("won", 3)


@pytest.mark.parametrize("sum_", [(4, 4, 4), (5, 4, 4), (6, 6, 1), (6, 6, 2)])
def test_CA_053_the_sum_must_reach_the_current_value(sum_: tuple[int, int, int]) -> None:
    for done, symbols in product((0, 3, 6), ("IL", "LR", "II")):
        table = sunday("*17I", done).show(sum_, symbols)
        fits = sum(sum_) >= 17 - done and "I" in symbols
        assert table.fits() == ({"01-11"} if fits else set())


def test_CA_054_a_failed_special_is_lost() -> None:
    """CA-Q25: and nothing else may be done on that Sunday."""
    table = sunday("*17I", 2, madness=1).show((5, 4, 4), "IL")
    assert table.kinds() == {"Pass"}
    table.close()
    mark = table.mark("01-11")
    assert mark is not None
    assert (mark.how, mark.value, mark.points) == ("lost", 15, 0)
    assert table.state.days[-1].how == "lost"


def test_CA_054_stopping_early_and_failing_is_allowed() -> None:
    """CA-Q24."""
    table = sunday()
    table.roll((1, 1, 1), "LL")
    table.do(Stop(), Pass())
    table.close()
    assert table.state.days[-1].how == "lost"


def test_CA_054_a_special_that_fits_may_be_declined() -> None:
    """CA-Q23: then it is lost."""
    table = sunday("*10I").show((4, 4, 4), "IL")
    table.do(Pass())
    table.close()
    mark = table.mark("01-11")
    assert mark is not None
    assert mark.how == "lost"
    assert table.points == 0


def test_CA_054_a_sunday_that_is_let_go_is_lost() -> None:
    table = sunday("*17I", 4)
    table.do(Lapse())
    mark = table.mark("01-11")
    assert mark is not None
    assert (mark.how, mark.value) == ("lost", 13)
    assert table.state.days[-1].how == "lapsed"


@pytest.mark.parametrize("today", WEEK)
def test_CA_054_only_on_its_own_sunday(today: str) -> None:
    table = at(today, {"01-11": "*10I", today: "5I"}).show((6, 6, 6), "II")
    assert table.why_not(Complete(day("01-11"))) == "special_waits"


def test_CA_055_a_special_that_is_won_is_marked_at_once() -> None:
    table = sunday("*13I", 2).show((4, 4, 3), "RI")
    table.take("01-11")
    mark = table.mark("01-11")
    assert mark is not None
    assert (mark.how, mark.on, mark.value, mark.points) == ("won", day("01-11"), 11, 5)
    told = table.told(e.Completed)
    assert told == [e.Completed(day("01-11"), True, 11, 11, 5, 1)]


def test_no_lower_and_no_upper_limit() -> None:
    """CA-Q29: 10 less 6 is 4; what asks for more than 18 cannot be met."""
    low = sunday("*10I", 6).show((1, 1, 2), "IL")
    assert low.fits() == {"01-11"}
    high = sunday("*20I", 1)
    assert high.now("01-11") == 19
    assert high.show((6, 6, 6), "II").fits() == set()


def test_printed_20_with_six_done() -> None:
    """CA-TV31, CA-TV32: asks for 14."""
    assert sunday("*20I", 6).now("01-11") == 14
    assert sunday("*20I", 6).show((5, 5, 4), "IL").fits() == {"01-11"}
    assert sunday("*20I", 6).show((5, 4, 4), "IL").fits() == set()


def test_with_marks_worth_0_a_20_needs_five_leads() -> None:
    """CA-Q19: 5 5 5 is the most."""
    for done in (4, 5):
        table = sunday("*20I", done, mark_value="0").show((5, 5, 5), "IL")
        assert bool(table.fits()) == (done >= 5)
