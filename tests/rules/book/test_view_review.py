"""The Review Score line by line (BA-116 to BA-125, BA-G67 to BA-G71), and the chart."""

from typing import Any

import pytest

from desktop.rules.games.book import view
from desktop.rules.games.book.state import Ending, Page, Sheet, State
from tests.rules.book import fx
from tests.rules.book.paper import lay

T53 = Sheet(
    six=(4, 3, 2, 3, 2, 2),
    fear=9,
    chapters=20,
    xp=431,
    gold=7,
    best=24,
    equipment=("flute",),
    items={"snack": 2},
)
T55 = Sheet(six=(3, 3, 4, 3, 3, 2), fear=20, xp=90, gold=73)


def ended(sheet: Sheet, ending: Ending | None = "finished", **given: Any) -> State:
    return lay({}, sheet=sheet, phase="ended" if ending else "road", ending=ending, **given)


def lines(state: State) -> dict[str, int]:
    return {line.id: line.value for line in view.review(fx.TABLES, state).lines}


@pytest.mark.rule(*(f"BA-{number}" for number in range(116, 126)))
def test_t53_line_by_line() -> None:
    state = ended(T53, towns=2)
    review = view.review(fx.TABLES, state)
    assert lines(state) == {
        "writing": 6,
        "story": 43,
        "complete": 20,
        "gold": 7,
        "equipment": 3,
        "items": 6,
        "fear": 9,
        "best": 24,
        "effort": -16,
        "respites": -3,
    }
    assert (review.score, review.wins, review.goal, review.verdict) == (99, False, 100, "decade")
    assert review.scored
    details = {line.id: line.detail for line in review.lines}
    assert details["equipment"] == {"flute": "3"}
    assert details["items"] == {"snack": "2"}
    assert details["respites"] == {"towns": "2"}
    assert details["effort"]["DEX"] == "3"


def test_t55_work_is_no_win() -> None:
    """BA-G68: 95 years, but no finished book."""
    state = ended(T55, "fear", options={"win_years": "90"})
    review = view.review(fx.TABLES, state)
    assert (review.score, review.wins, review.goal) == (95, False, 90)
    assert lines(state)["complete"] == 0


@pytest.mark.parametrize(("years", "wins"), [("90", True), ("95", True), ("100", False)])
def test_g69_the_goal_is_a_table_rule(years: str, wins: bool) -> None:
    review = view.review(fx.TABLES, ended(T53, towns=2, options={"win_years": years}))
    assert (review.wins, review.goal) == (wins, int(years))


def test_g68_the_cap_on_money() -> None:
    """Gold and inventory count at most 1 a Chapter."""
    rich = Sheet(six=(3, 3, 4, 3, 3, 2), chapters=20, xp=400, gold=50, equipment=("sword",))
    options = {"money_cap": "on"}
    free, capped = (view.review(fx.TABLES, ended(rich, options=one)) for one in ({}, options))
    assert lines(ended(rich, options=options))["cap"] == -(57 - 20)
    assert capped.score == free.score - 37
    assert capped.lines[-1].detail == {"gold": "57", "most": "20"}
    poor = Sheet(six=(3, 3, 4, 3, 3, 2), chapters=20, gold=5)
    assert lines(ended(poor, options=options))["cap"] == 0


def test_g70_the_dead_have_no_score() -> None:
    review = view.review(fx.TABLES, ended(T53, "dead"))
    assert (review.scored, review.wins) == (False, False)


def test_g71_never_below_0() -> None:
    state = lay({}, sheet=Sheet(six=(4, 4, 1, 4, 4, 4)), towns=9)
    assert sum(lines(state).values()) < 0
    review = view.review(fx.TABLES, state)
    assert (review.score, review.verdict) == (0, "firewood")


def test_if_it_ended_now() -> None:
    """While playing the lines stand as they are; nothing is won yet."""
    review = view.review(fx.TABLES, ended(T53, None))
    assert (review.wins, review.scored, review.score) == (False, True, 101)


@pytest.mark.parametrize(
    ("years", "word"),
    [
        *((-3, "firewood"), (0, "firewood"), (59, "firewood"), (60, "inn"), (79, "inn")),
        *((80, "decade"), (99, "decade"), (100, "retired"), (119, "retired")),
        *((120, "famous"), (139, "famous"), (140, "immortal"), (400, "immortal")),
    ],
)
def test_verdicts(years: int, word: str) -> None:
    assert view.verdict(years) == word


def test_the_chart_has_one_row_a_chapter() -> None:
    pages = (
        Page("chapter", "1,0", "won", Sheet(xp=115, wounds=2, gold=3), chapter=1, ecl=15),
        Page("town", "2,0", "left", Sheet(xp=115)),
        Page("flight", "3,0", "fled", Sheet(xp=115, fear=1)),
        Page("chapter", "4,0", "lost", Sheet(xp=115, fear=4, wounds=2), chapter=2, ecl=17),
    )
    first, second = view.chart(lay({}, pages=pages))
    assert first == view.ChartRow(1, 2, 0, 115, 3, 15, 1)
    assert (second.chapter, second.fear, second.ecl) == (2, 4, 17)
