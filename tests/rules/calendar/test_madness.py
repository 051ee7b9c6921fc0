"""Madness: CA-060 to CA-065."""

import pytest

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.choices import Lapse, Roll, Stop
from tests.rules.calendar.table import at, day

LEAD = {"01-05": "9I"}


@pytest.mark.parametrize("number", [(6, 1, 1), (1, 6, 1), (1, 1, 6)])
def test_CA_060_a_mark_at_the_end_fills_a_box(number: tuple[int, int, int]) -> None:
    table = at("01-05")
    table.spend(*number, 1, 1)
    assert table.madness == 1
    assert table.told(e.Maddened) == [e.Maddened(1, 1, 9, "mark")]
    assert table.state.days[-1].madness == 1


@pytest.mark.parametrize("number", [(1, 1, 1), (5, 5, 5), (2, 3, 4)])
def test_CA_060_no_mark_no_box(number: tuple[int, int, int]) -> None:
    table = at("01-05", madness=2)
    table.spend(*number, 1, 1)
    assert table.madness == 2
    assert table.told(e.Maddened) == []


def test_CA_060_only_when_the_day_is_closed() -> None:
    table = at("01-05", LEAD).show((6, 2, 1), "IL")
    table.take("01-05")
    assert table.madness == 0
    table.close()
    assert table.madness == 1


@pytest.mark.parametrize("number", [(6, 6, 1), (6, 6, 6), (1, 6, 6)])
def test_CA_061_several_marks_fill_one(number: tuple[int, int, int]) -> None:
    """CA-TV17."""
    table = at("01-05", madness=3)
    table.spend(*number, 1, 1)
    assert table.madness == 4


@pytest.mark.parametrize("won", [True, False])
def test_CA_062_on_a_special_too(won: bool) -> None:
    table = at("01-11", {"01-11": "*12I"}).show((6, 4, 2 if won else 1), "IL")
    if won:
        table.take("01-11")
    table.close()
    assert table.madness == 1
    assert table.state.days[-1].how == ("won" if won else "lost")


def test_CA_063_a_mark_that_was_rolled_away_does_not_count() -> None:
    table = at("01-05")
    table.roll((6, 6, 6), "II")
    table.throw(Roll((4, 5)), 1, 2, 3)
    table.do(Stop())
    table.close()
    assert table.madness == 0


def test_CA_063_one_that_was_kept_or_came_last_counts() -> None:
    table = at("01-05")
    table.roll((6, 1, 1), "II")
    table.throw(Roll((1, 4, 5)), 2, 3)
    table.throw(Roll((1, 4, 5)), 2, 3)
    table.close()
    assert table.madness == 1
    table.roll((1, 1, 1), "II")
    table.throw(Roll((1, 2, 4, 5)), 6)
    table.do(Stop())
    table.close()
    assert table.madness == 2


@pytest.mark.parametrize("year", [2024, 2026])
def test_CA_064_empty_at_each_months_start(year: int) -> None:
    last = "02-29" if year == 2024 else "02-28"
    table = at(last, year=year, madness=7)
    table.spend(6, 1, 1, 1, 1)
    assert table.state.results[-1].madness == 8
    assert table.state.month.number == 3
    assert table.madness == 0


def test_CA_064_before_a_sunday_on_the_1st() -> None:
    """CA-Q08."""
    table = at("01-31", madness=8)
    table.spend(6, 1, 1, 1, 1)
    assert (table.state.day, table.madness) == (day("02-01"), 0)


def test_CA_065_a_mark_still_allows_completion() -> None:
    """CA-TV05: 5 5 6 and a revolver: the square and a box; also where the 6 is worth 0."""
    for value in ("6", "0"):
        table = at("01-03", {"01-03": "10R"}, mark_value=value).show((5, 5, 6), "RL")
        table.take("01-03")
        table.close()
        assert table.mark("01-03") is not None
        assert table.madness == 1


@pytest.mark.parametrize("number", [(2, 3, 5), (5, 5, 6)])
def test_the_example_week_saturday(number: tuple[int, int, int]) -> None:
    """CA-TV04, CA-TV05, CA-Q20: two pictures of one Saturday."""
    table = at("01-03", {"01-03": "10R"}).show(number, "RL")
    table.take("01-03")
    table.close()
    assert table.madness == (6 in number)


@pytest.mark.parametrize(("which", "boxes"), [("every_day", 1), ("completed_only", 0)])
@pytest.mark.parametrize("today", ["01-05", "01-11"])
def test_marks_on_a_day_without_completion(which: str, boxes: int, today: str) -> None:
    """CA-Q22, CA-TV10."""
    table = at(today, {"01-05": "11L", "01-11": "*20L"}, madness_on=which)
    table.spend(6, 6, 6, 1, 3)
    assert table.madness == boxes


@pytest.mark.parametrize("which", ["every_day", "completed_only"])
@pytest.mark.parametrize("today", ["01-05", "01-11"])
def test_marks_on_a_day_with_completion(which: str, today: str) -> None:
    """CA-Q22."""
    table = at(today, {"01-05": "11I", "01-11": "*12I"}, madness_on=which).show((6, 6, 1), "IR")
    table.take(today)
    table.close()
    assert table.madness == 1


@pytest.mark.parametrize(("which", "boxes"), [("every_day", 1), ("completed_only", 0)])
def test_passing_with_a_mark(which: str, boxes: int) -> None:
    """CA-TV90, CA-Q23."""
    table = at("01-05", LEAD, madness_on=which).show((6, 6, 1), "IR")
    assert table.fits()
    table.close()
    assert table.madness == boxes


@pytest.mark.parametrize(
    ("today", "boxes"), [("01-05", 9), ("02-05", 8), ("03-05", 9), ("10-05", 9)]
)
def test_no_more_than_all_boxes(today: str, boxes: int) -> None:
    """CA-TV19, CA-Q27."""
    table = at(today, madness=boxes)
    table.spend(6, 1, 1, 1, 1)
    assert table.madness == boxes
    assert table.told(e.Maddened) == []
    assert table.state.days[-1].madness == 0


def test_a_day_that_is_let_go_fills_none() -> None:
    """CA-Q14."""
    table = at("01-05", madness=2)
    table.do(Lapse())
    assert table.madness == 2
