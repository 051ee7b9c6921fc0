"""Puzzle: BA-106 to BA-109."""

import pytest

from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import Flee, Try
from desktop.rules.games.book.state import Area
from tests.rules.book.sheet import AREA, facing


def test_BA_106_one_may_flee_at_the_start() -> None:
    desk = facing("Z").with_dice(Flee())
    assert (desk.sheet.fear, desk.sheet.wounds, desk.sheet.chapters) == (1, 0, 0)


def test_BA_107_the_pool() -> None:
    desk = facing("Z", xp=300, items={"liquid_focus": 2})
    assert desk.pool("INT") == {"level": 3, "INT": 2}
    assert desk.pool("WIS", items=("liquid_focus",)) == {"level": 3, "WIS": 2, "liquid_focus": 3}
    assert not desk.allows(Try("INT", strain=1))


@pytest.mark.parametrize(
    ("dice", "gold"), [((2, 4, 5), 9), ((4, 1, 1), 2), ((1, 6, 6), 12), ((5,), 2), ((6,), 2)]
)
def test_BA_108_success(dice: tuple[int, ...], gold: int) -> None:
    """BA-T42: LUC 4; two dice of gold, else 2."""
    desk = facing("Z", 11, gold=1, items={"liquid_focus": 1})
    desk.attempt(3, 2, 2, 2, 2, *dice, items=("liquid_focus",))
    sheet = desk.sheet
    assert (sheet.xp, sheet.chapters, sheet.best, sheet.gold) == (11, 1, 11, 1 + gold)
    assert (sheet.fear, sheet.wounds, sheet.items) == (0, 0, {})
    luck = desk.told(e.LuckTried)[0]
    assert (luck.die, luck.passed, luck.dice, luck.gold) == (
        dice[0], dice[0] <= 4, dice[1:], gold
    )  # fmt: skip
    assert desk.marks[AREA] == Area("encounter", 11, "Z", crossed=True)


def test_BA_109_failure_is_a_fear() -> None:
    """BA-T41, BA-G62: failed twice, then fled: 3 Fear; one try and a flight: 2."""
    desk = facing("Z", 30).attempt(6, 6)
    assert (desk.sheet.fear, desk.sheet.wounds) == (1, 0)
    assert desk.told(e.Frightened) == [e.Frightened(1, "puzzle", 1)]
    assert (desk.state.phase, desk.task.tried) == ("start", True)
    assert Flee() in desk.legal()
    desk.attempt(6, 6)
    assert desk.sheet.fear == 2
    desk.with_dice(Flee())
    assert desk.sheet.fear == 3
    assert desk.state.pages[-1].tale.fear == 3
    desk = facing("Z", 30).attempt(6, 6).with_dice(Flee())
    assert desk.sheet.fear == 2


def test_BA_109_again_with_another_focus() -> None:
    """BA-G61: as often as one likes, with a new Item each time."""
    desk = facing("Z", 30, items={"liquid_focus": 2})
    desk.attempt(1, 1, 1, 1, 1, items=("liquid_focus",))
    assert desk.sheet.items == {"liquid_focus": 1}
    desk.attempt(*(6,) * 5, 5, by="WIS", items=("liquid_focus",))
    assert (desk.sheet.items, desk.sheet.chapters, desk.sheet.fear) == ({}, 1, 1)
    assert desk.state.pages[-1].tale.used == ("liquid_focus", "liquid_focus")
