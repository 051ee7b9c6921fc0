"""The Review Score of books played to their end: BA-005, BA-006, BA-116 to BA-125."""

from typing import Any

import pytest

from desktop.rules.games.book import view
from desktop.rules.games.book.choices import Flee, Leave, Work
from tests.rules.book.sheet import AREA, HOME, SIX, Desk, cornered, facing, in_town, road


def finished(ecl: int = 15, **given: Any) -> Desk:
    """The twentieth Chapter is an Obstacle that was overcome."""
    desk = road({AREA: f"O{ecl}"}, **{"chapters": 19, **given}).go(AREA)
    desk.attempt(*(6,) * (4 + desk.sheet.level))
    assert desk.over == "finished"
    return desk


def frightened(**given: Any) -> Desk:
    """Fear 20 by fleeing from a Puzzle."""
    desk = road({AREA: "Z15"}, fear=19, **given).go(AREA).with_dice(Flee())
    assert desk.over == "fear"
    return desk


def lines(desk: Desk) -> dict[str, int]:
    return {line.id: line.value for line in view.review(desk.tables, desk.state).lines}


def score(desk: Desk) -> int:
    review = view.review(desk.tables, desk.state)
    assert review.score == max(0, sum(line.value for line in review.lines))
    return review.score


def test_BA_005_every_ending_but_death_has_a_score() -> None:
    """BA-G27, BA-G70: finished, frightened and stranded books; none for the dead."""
    stranded = cornered("1,0").with_dice(Leave())
    assert stranded.over == "stranded"
    for desk in (finished(), frightened(), stranded):
        assert view.review(desk.tables, desk.state).scored
    dead = facing("O", 30, wounds=18).attempt(1, 1, 1, 1, 1)
    assert dead.over == "dead"
    review = view.review(dead.tables, dead.state)
    assert not review.scored
    assert not review.wins


def test_BA_006_high_enough_wins() -> None:
    """BA-G69, BA-G68: 100 years by default, and only a finished book."""
    rich = finished(gold=200)
    review = view.review(rich.tables, rich.state)
    assert (review.wins, review.goal) == (True, 100)
    poor = finished(gold=0)
    assert score(poor) < 100
    assert not view.review(poor.tables, poor.state).wins
    unfinished = frightened(gold=200)
    assert score(unfinished) > 100
    assert not view.review(unfinished.tables, unfinished.state).wins


@pytest.mark.parametrize("years", ["90", "95", "100", "110"])
def test_BA_006_the_goal_is_a_table_rule(years: str) -> None:
    """BA-G69: exactly the goal is enough, one less is not."""
    options = {"win_years": years}
    rest = score(finished(options=options))
    for gold, wins in ((int(years) - rest, True), (int(years) - rest - 1, False)):
        desk = finished(gold=gold, options=options)
        review = view.review(desk.tables, desk.state)
        assert (review.wins, review.goal) == (wins, int(years))


@pytest.mark.parametrize("int_", [1, 2, 3, 4])
def test_BA_116_three_times_int(int_: int) -> None:
    assert lines(finished(six=(4, 2, int_, 1, 3, 4)))["writing"] == 3 * int_


@pytest.mark.parametrize(("xp", "tenth"), [(0, 1), (4, 1), (5, 2), (410, 42), (416, 43)])
def test_BA_117_xp_by_ten(xp: int, tenth: int) -> None:
    """Rounded down, the last Chapter's 15 among them."""
    desk = finished(xp=xp)
    assert desk.sheet.xp == xp + 15
    assert lines(desk)["story"] == tenth == (xp + 15) // 10


def test_BA_118_twenty_for_a_complete_book() -> None:
    """BA-T27, BA-T32: and nothing for nineteen Chapters."""
    assert lines(finished())["complete"] == 20
    assert lines(frightened(chapters=19))["complete"] == 0


def test_BA_119_remaining_gold() -> None:
    assert lines(finished(gold=7))["gold"] == 7
    assert lines(finished())["gold"] == 0


def test_BA_120_base_prices_of_what_remains() -> None:
    """Of every piece of Equipment and each unused Item; half of it is for selling only."""
    desk = finished(equipment=("flute", "armor"), items={"snack": 2, "bomb": 3})
    assert lines(desk)["equipment"] == 3 + 7
    assert lines(desk)["items"] == 2 * 3 + 3 * 5
    desk = road({AREA: "O15"}, chapters=19, items={"bomb": 2}).go(AREA)
    desk.attempt(*(6,) * 7, items=("bomb",))
    assert lines(desk)["items"] == 5


def test_BA_121_fear() -> None:
    assert lines(finished(fear=9))["fear"] == 9
    assert lines(frightened())["fear"] == 20


def test_BA_122_the_highest_ecl_beaten() -> None:
    """BA-G51, BA-G63: not of a lost Personal or a flight; of a converted Threat the new one."""
    assert lines(finished(ecl=20, best=14))["best"] == 20
    assert lines(finished(ecl=12, best=14))["best"] == 14
    desk = facing("P", 24, arrival=(1,), best=9, chapters=19).attempt(1, 1, 1, 1)
    assert desk.over == "finished"
    assert lines(desk)["best"] == 9
    desk = facing("H", 3, chapters=19).attempt(1, 1)
    desk.attempt(*(6,) * 4, 6)
    assert desk.over == "finished"
    assert lines(desk)["best"] == 8


@pytest.mark.parametrize("six", [SIX, (1,) * 6, (4,) * 6])
def test_BA_123_less_the_attributes(six: tuple[int, ...]) -> None:
    desk = frightened(six=six)
    assert lines(desk)["effort"] == -sum(six)


def test_BA_124_less_one_for_each_town() -> None:
    """BA-G67: those visited, each once, and the Hometown once however often."""
    assert lines(finished())["respites"] == -1
    marks = {"8,8": "T2", "10,8": "T3", "10,11": "T1"}
    desk = road(marks, fear=10)
    assert lines(desk)["respites"] == -1
    desk.go("8,8", 6).with_dice(Leave())
    assert lines(desk)["respites"] == -2
    desk.go("10,8", 6).with_dice(Leave()).go(HOME).with_dice(Leave())
    assert lines(desk)["respites"] == -3


def test_BA_125_the_score_is_years_to_live_on() -> None:
    """BA-T53 by the numbers of a book that was played: every line added up, none below 0."""
    desk = finished(
        ecl=24, six=(4, 3, 2, 2, 2, 3), xp=407, fear=9, gold=7, towns=2,
        equipment=("flute",), items={"snack": 2},
    )  # fmt: skip
    assert lines(desk) == {
        "writing": 6, "story": 43, "complete": 20, "gold": 7, "equipment": 3, "items": 6,
        "fear": 9, "best": 24, "effort": -16, "respites": -3,
    }  # fmt: skip
    assert score(desk) == 99
    assert view.review(desk.tables, desk.state).verdict == "decade"


def test_BA_125_never_below_zero() -> None:
    """BA-G71."""
    desk = road({AREA: "T1"}, six=(4,) * 6)
    assert sum(lines(desk).values()) == 12 - 24 - 1
    assert score(desk) == 0


def test_staying_at_home_is_no_adventure() -> None:
    """BA-T55, BA-069, BA-G68: ten Works, Fear 20, 95 years, and no win."""
    desk = road({AREA: "x9", "9,9": "14"}, (130, 110), six=(3, 3, 4, 2, 3, 3), xp=90, wealth=6,
                started=False, gold=3)  # fmt: skip
    desk.go(HOME)
    assert desk.sheet.fear == 0, "before the first Encounter"
    for die in (1, 1, 1, 1, 1, 1, 1, 1, 1, 1):
        desk.with_dice(Work(), die)
    assert desk.over == "fear"
    assert (desk.sheet.gold, desk.sheet.fear) == (73, 20)
    assert score(desk) == 95
    assert not view.review(desk.tables, desk.state).wins


@pytest.mark.parametrize(("gold", "cap"), [(0, 0), (11, 0), (12, -1), (41, -30)])
def test_money_counts_at_most_one_a_chapter(gold: int, cap: int) -> None:
    """BA-119, BA-120, BA-G68 on: gold, Equipment and Items together; off: no such line."""
    wealth = {"gold": gold, "equipment": ("flute",), "items": {"snack": 2}}
    desk = finished(options={"money_cap": "on"}, **wealth)
    assert lines(desk)["cap"] == cap
    free = finished(**wealth)
    assert "cap" not in lines(free)
    assert score(free) + cap == score(desk)


def test_the_cap_of_an_unfinished_book() -> None:
    """BA-G68 on: by the Chapters there are."""
    desk = frightened(options={"money_cap": "on"}, gold=9, chapters=4)
    assert lines(desk)["cap"] == -5
    desk = in_town(gold=2, options={"money_cap": "on"})
    assert lines(desk)["cap"] == -2
