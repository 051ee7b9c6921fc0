"""Personal: BA-078 to BA-085."""

import pytest

from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import Flee, Route
from desktop.rules.games.book.state import Area
from tests.rules.book.sheet import AREA, Desk, facing, road


def personal(die: int, ecl: int = 15, **given) -> Desk:
    return facing("P", ecl, arrival=(die,), **given)


def test_BA_078_it_cannot_be_fled() -> None:
    for die in (1, 6):
        desk = personal(die)
        assert [one.choice for one in desk.legal()] == ["Try"]
        assert not desk.allows(Flee())


@pytest.mark.parametrize(
    ("die", "letter"), [(1, "Pp"), (2, "Pp"), (3, "Pp"), (4, "Pm"), (5, "Pm"), (6, "Pm")]
)
def test_BA_079_physical_or_mental(die: int, letter: str) -> None:
    """BA-G45: 1-3 is physical."""
    desk = road({AREA: "15"}).go(AREA).throw(2, die)
    assert desk.told(e.PersonalRolled) == [e.PersonalRolled(AREA, die, letter)]
    assert desk.task.letter == letter
    assert desk.state.phase == "start"


def test_BA_080_the_physical_pool() -> None:
    """BA-G43."""
    desk = personal(1, xp=200, items={"snack": 1}, equipment=("flute", "pet"))
    assert desk.pool("STR", items=("snack",)) == {"level": 2, "STR": 4, "snack": 2}
    assert desk.pool("WIS") == {"level": 2, "WIS": 2}
    assert desk.pool("DEX") == {"level": 2, "DEX": 1}


def test_BA_081_the_mental_pool() -> None:
    """BA-G43, BA-G44, BA-G55: WIS too, Flute and Pet by themselves, and a Snack."""
    desk = personal(6, xp=200, items={"snack": 1}, equipment=("flute", "pet"))
    gear = {"level": 2, "flute": 2, "pet": 1}
    assert desk.pool("CHA", items=("snack",)) == {**gear, "CHA": 3, "snack": 2}
    assert desk.pool("WIS") == {**gear, "WIS": 2}
    assert desk.pool("INT") == {**gear, "INT": 2}


@pytest.mark.parametrize(
    ("die", "by", "dice"), [(1, "STR", (5, 5, 2, 1, 1, 1)), (6, "CHA", (5, 5, 3, 1, 1))]
)
def test_BA_082_success(die: int, by: str, dice: tuple[int, ...]) -> None:
    """The ECL itself is enough: XP, a Chapter, the best ECL, and no gold."""
    desk = personal(die, 15, items={"snack": 1}).attempt(*dice, by=by, items=("snack",))
    assert (desk.sheet.xp, desk.sheet.chapters, desk.sheet.best) == (15, 1, 15)
    assert (desk.sheet.wounds, desk.sheet.fear, desk.sheet.gold) == (0, 0, 0)
    assert desk.sheet.items == {}
    assert desk.state.pages[-1].outcome == "won"


def test_BA_082_one_less_fails() -> None:
    assert personal(1, 15).attempt(6, 6, 1, 1).sheet.xp == 0


@pytest.mark.parametrize("gear", [(), ("armor", "shield")])
def test_BA_083_physical_failure(gear: tuple[str, ...]) -> None:
    """BA-G33: 3 Wounds and 1 Fear, whatever one wears, and without a Check."""
    desk = personal(1, 20, equipment=gear).attempt(1, 1, 1, 1)
    assert (desk.sheet.wounds, desk.sheet.fear) == (3, 1)
    assert [(one.amount, one.why) for one in desk.told(e.Wounded)] == [(3, "lost")]
    assert [(one.amount, one.why) for one in desk.told(e.Frightened)] == [(1, "lost")]
    assert desk.told(e.Dodged) == []


def test_BA_084_mental_failure() -> None:
    desk = personal(6, 20).attempt(1, 1, by="INT")
    assert (desk.sheet.wounds, desk.sheet.fear) == (0, 3)
    assert [(one.amount, one.why) for one in desk.told(e.Frightened)] == [(3, "lost")]


@pytest.mark.parametrize(("die", "dice"), [(1, (1, 1, 1, 1)), (6, (1, 1))])
def test_BA_085_a_lost_one_is_still_a_chapter(die: int, dice: tuple[int, ...]) -> None:
    """BA-G63: crossed out, with surroundings; no XP, no Level, not the best ECL."""
    desk = road({AREA: "P20"}, xp=95, best=7, chapters=2).go(AREA, die)
    desk.attempt(*dice, *(2, 2, 2, 2) * 7)
    sheet = desk.sheet
    assert (sheet.chapters, sheet.xp, sheet.best, sheet.level) == (3, 95, 7, 0)
    assert desk.marks[AREA] == Area("encounter", 20, "Pp" if die == 1 else "Pm", crossed=True)
    assert len(desk.told(e.AreaCreated)) == 7
    assert desk.marks["7,4"] == Area("encounter", 8)
    assert desk.state.phase == "road"
    assert not desk.allows(Route(AREA, (131, 111)))
    told = desk.told(e.ChapterWritten)
    assert [(one.number, one.won, one.xp) for one in told] == [(3, False, 0)]
    assert desk.state.pages[-1].outcome == "lost"
    assert not desk.state.legs[-1].fled


def test_a_lost_one_is_over() -> None:
    """BA-085: no second try."""
    desk = personal(1, 20).attempt(1, 1, 1, 1)
    assert desk.state.task is None
    assert desk.question("Try") is None
