"""T6 and T7, each by the sentences of part 5."""

import pytest

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.choices import (
    Recall,
    Roll,
    Stop,
)
from tests.rules.calendar.table import Table, at, day, twists, week

JUNE = week("06-08", "9I", "8L", "11I", "10L", "7R", "12I", "*17I")
JULY = week("07-13", "9I", "8L", "11I", "10L", "7R", "12I", "*17I")
FULL = week("07-27", "9I", "8L", "11I", "10L", "7R", "12I", "*17I")


@pytest.mark.parametrize(
    ("total", "before", "after"),
    [((5, 4, 4), 0, 1), ((4, 4, 4), 0, 0), ((6, 6, 6), 1, 2), ((5, 4, 4), 3, 3), ((3, 3, 3), 2, 2)],
)
def test_T6_four_more_than_asked_for(total: tuple[int, int, int], before: int, after: int) -> None:
    """CA-TV63: current 9, sum 13: one more; 12: none; at 3 it stays 3."""
    table = twists("06-08", JUNE, insight=before).show(total, "IR")
    table.take("06-08")
    assert table.things.insight == after
    gained = [e.InsightGained("margin", after)] if after > before else []
    assert table.told(e.InsightGained) == gained


def test_T6_by_what_is_asked_for_now() -> None:
    """The current value: with an ally 8, sum 12; a special less its week's leads."""
    table = twists("06-08", JUNE, ally="I").show((4, 4, 4), "IR")
    table.take("06-08")
    assert table.things.insight == 1
    done = ["06-08", "06-09", "06-10", "06-11", "06-12"]
    sunday = twists("06-14", JUNE, ally="R", done=done).show((6, 5, 5), "IR")
    assert sunday.now("06-14") == 12
    sunday.take("06-14")
    assert sunday.things.insight == 1


def test_T6_not_before_june() -> None:
    squares = week("05-11", "9I", "8L", "11I", "10L", "7R", "12I", "*17I")
    table = twists("05-11", squares).show((6, 6, 6), "IR")
    table.take("05-11")
    assert table.things.insight == 0
    assert table.why_not(Recall()) == "not_now"


def third(**more: int) -> Table:
    """After three rolls that fit nothing."""
    table = twists("06-08", JUNE, **more)
    for _ in range(3):
        table.roll((1, 1, 2), "LR")
    return table


def test_T6_a_fourth_roll_and_no_fifth() -> None:
    """CA-TV64."""
    table = third(insight=2)
    assert table.kinds() == {"Recall", "Stop"}
    assert len(table.offered(Recall)) == 31
    assert table.why_not(Roll()) == "no_rolls"
    assert table.why_not(Recall((1, 2, 3, 4, 5))) == "hold_all"
    table.throw(Recall((3, 5)), 5, 5, 1)
    assert table.state.hand.number == (5, 5, 2)
    assert table.state.hand.symbol == ("lens", "revolver")
    assert table.things.insight == 1
    assert table.told(e.Thrown)[-1].extra
    assert table.state.phase == "final"
    assert table.why_not(Recall()) == "no_rolls"
    assert table.why_not(Roll()) == "no_rolls"
    table.take("06-08")
    table.close()
    assert table.state.days[-1].rolls == 4


@pytest.mark.parametrize("rolls", [0, 1, 2])
def test_T6_only_after_the_third_roll(rolls: int) -> None:
    """CA-TV64: after the second it is refused."""
    table = twists("06-08", JUNE, insight=3)
    for _ in range(rolls):
        table.roll((1, 1, 2), "LR")
    assert table.why_not(Recall()) == "after_third"
    assert table.why_not(Recall((1,))) == "after_third"


def test_T6_not_after_stopping() -> None:
    table = twists("06-08", JUNE, insight=3).show((1, 1, 1), "II")
    assert table.why_not(Recall()) == "after_third"
    stopped = third(insight=3)
    stopped.do(Stop())
    assert stopped.why_not(Recall()) == "not_now"


def test_T6_none_without_insight() -> None:
    table = third()
    assert table.state.phase == "final"
    assert table.why_not(Recall()) == "no_insight"


def test_T6_one_a_day_and_again_tomorrow() -> None:
    table = third(insight=2)
    table.recall((1, 1, 1), "II")
    table.close()
    assert table.state.day == day("06-09")
    for _ in range(3):
        table.roll((1, 1, 1), "II")
    assert len(table.offered(Recall)) == 31


def test_T6_is_kept_over_the_months() -> None:
    table = twists("06-30", insight=2)
    table.spend()
    assert table.state.month.number == 7
    assert table.things.insight == 2


def test_T6_the_mark_of_the_fourth_roll_counts() -> None:
    """CA-063."""
    table = third(insight=1)
    table.throw(Recall((2, 3, 4, 5)), 6)
    table.close()
    assert table.madness == 1


@pytest.mark.parametrize(("today", "boxes"), [("07-29", 0), ("07-28", 1), ("07-30", 1)])
def test_T7_no_dread_at_a_full_moon(today: str, boxes: int) -> None:
    """CA-TV65: final 6 6 2."""
    table = twists(today, FULL).show((6, 6, 2), "IR")
    table.close()
    assert table.madness == boxes


@pytest.mark.parametrize(
    ("today", "before", "after"),
    [("07-14", 8, 9), ("07-14", 3, 5), ("07-14", 7, 9), ("07-13", 3, 4), ("07-15", 3, 4)],
)
def test_T7_two_at_a_new_moon(today: str, before: int, after: int) -> None:
    """CA-TV66: clamped at 9."""
    table = twists(today, JULY, madness=before).show((6, 1, 1), "IR")
    table.close()
    assert table.madness == after
    assert table.state.days[-1].madness == after - before
    assert table.told(e.Maddened) == [e.Maddened(after - before, after, 9, "mark")]


@pytest.mark.parametrize("today", ["07-14", "07-29"])
def test_T7_nothing_without_a_mark(today: str) -> None:
    table = twists(today, {**JULY, **FULL}).show((5, 1, 1), "IR")
    table.close()
    assert table.madness == 0


@pytest.mark.parametrize("mode", ["twists", "base"])
def test_T7_not_before_july_and_not_in_base(mode: str) -> None:
    """2026-06-15 is a new moon, 2026-06-29 a full one; in base no month has any."""
    table = twists("06-15") if mode == "twists" else at("07-14")
    ground = twists("06-15").ground
    assert (ground.moons[day("06-15")], ground.moons[day("06-29")]) == ("new", "full")
    table.spend(6, 1, 1, 1, 1)
    assert table.madness == 1


def test_T7_the_day_of_play_not_the_square() -> None:
    """CA-Q04: the square of the full moon, done on the day after."""
    table = twists("07-30", FULL).show((6, 6, 2), "IR")
    table.take("07-29")
    table.close()
    assert table.madness == 1
