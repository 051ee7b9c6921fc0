"""Threat: BA-098 to BA-105."""

import pytest

from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import Convert, Flee, Try
from desktop.rules.games.book.state import Area
from tests.rules.book.sheet import AREA, Desk, facing


def threat(ecl: int = 14, **given) -> Desk:
    return facing("H", ecl, **given)


def test_BA_098_a_fear_check_first() -> None:
    """BA-G53: then convert, flee or talk."""
    desk = threat(fear=4)
    assert desk.state.phase == "fear"
    assert not desk.allows(Convert())
    desk.throw(6, 6, 1, 1)
    assert Flee() in desk.legal()
    assert Convert() in desk.legal()
    desk = threat(fear=3, check=(6, 6, 6, 6, 2))
    assert (desk.sheet.wounds, desk.sheet.fear, desk.state.phase) == (2, 4, "road")
    assert desk.marks[AREA] == Area("encounter", 14, "H")


def test_BA_099_one_may_turn_it_into_a_combat() -> None:
    """BA-G51: with the same ECL, which Life, XP and best chapter then use."""
    desk = threat(14).with_dice(Convert())
    assert desk.marks[AREA] == Area("encounter", 14, "C")
    assert (desk.task.letter, desk.task.ecl, desk.task.life) == ("C", 14, 14)
    assert desk.told(e.Converted) == [e.Converted(AREA, "H", "C", 14)]
    assert not desk.allows(Convert())
    assert desk.pool("STR") == {"STR": 4}
    desk.attempt(*(5,) * 4).attempt(*(4,) * 4, 6)
    assert (desk.sheet.xp, desk.sheet.best, desk.sheet.gold) == (14, 14, 1)
    assert desk.state.pages[-1].tale.converted == "chosen"
    assert (desk.state.pages[-1].first, desk.state.pages[-1].letter) == ("H", "C")


def test_BA_100_one_may_flee() -> None:
    """BA-G52, BA-131: with the free attack and 1 Fear; it stays a Threat of the same ECL."""
    desk = threat(14).with_dice(Flee(), 5, 4)
    assert (desk.sheet.wounds, desk.sheet.fear) == (4, 1)
    assert desk.marks[AREA] == Area("encounter", 14, "H")


def test_BA_131_the_quicksheets_conversion_is_not_played() -> None:
    """BA-100, BA-G52: coming back one meets the same Threat."""
    desk = threat(14).with_dice(Flee(), 1)
    desk.go(AREA).throw(1)
    assert (desk.task.letter, desk.task.ecl) == ("H", 14)
    assert desk.allows(Convert())


def test_BA_101_the_pool() -> None:
    """BA-G42, BA-G55: Bow and Pet by themselves, a Figurine spent, gold and gifts."""
    gear = ("bow", "pet", "rope", "sword")
    desk = threat(xp=200, gold=5, equipment=gear, items={"rare_figurine": 1})
    rest = {"level": 2, "bow": 1, "pet": 1}
    assert desk.pool("CHA") == {**rest, "CHA": 3}
    assert desk.pool("INT") == {**rest, "INT": 2}
    assert desk.pool("WIS") == {**rest, "WIS": 2}
    got = desk.pool("CHA", bribes=5, given=("rope", "sword"), items=("rare_figurine",))
    assert got == {**rest, "CHA": 3, "bribes": 5, "given": 2, "rare_figurine": 4}


def test_BA_102_a_bribe_is_a_gold_for_a_die() -> None:
    """BA-G54, BA-G53: as much gold as one has, gone whatever the roll."""
    desk = threat(20, gold=4)
    assert not desk.allows(Try("CHA", bribes=5))
    assert not desk.allows(Try("CHA", bribes=-1))
    desk.with_dice(Try("CHA", bribes=4))
    assert (desk.sheet.gold, desk.state.pool.dice) == (0, 7)
    assert desk.last.seal is None
    desk.throw(1, 1, 1, 1, 1, 1, 1)
    assert (desk.sheet.gold, desk.task.letter) == (0, "C")
    desk = threat(20, gold=4).attempt(*(5,) * 6, by="CHA", bribes=3)
    assert (desk.sheet.gold, desk.sheet.xp) == (1, 20)
    assert desk.state.pages[-1].tale.bribes == 3


def test_BA_103_a_gift_is_a_die_and_is_gone() -> None:
    """BA-G53: 1 die only, not its own as well; lost whatever the roll."""
    desk = threat(14, equipment=("bow", "pet", "rope"))
    assert desk.pool("CHA", given=("bow",)) == {"CHA": 3, "pet": 1, "given": 1}
    assert desk.pool("CHA", given=("bow", "pet")) == {"CHA": 3, "given": 2}
    assert not desk.allows(Try("CHA", given=("bow", "bow")))
    assert not desk.allows(Try("CHA", given=("sword",)))
    desk.attempt(1, 1, 1, 1, 1, 1, by="CHA", given=("bow", "rope"))
    assert desk.sheet.equipment == ("pet",)
    assert desk.task.letter == "C"
    desk = threat(14, equipment=("bow", "pet")).attempt(*(6,) * 5, by="CHA", given=("pet",))
    assert desk.sheet.equipment == ("bow",)
    assert desk.state.pages[-1].tale.given == ("pet",)


def test_BA_103_items_are_no_gifts() -> None:
    desk = threat(14, items={"snack": 2, "rare_figurine": 1})
    assert not desk.allows(Try("CHA", given=("snack",)))
    assert not desk.allows(Try("CHA", given=("rare_figurine",)))


def test_BA_104_success() -> None:
    """XP, a Chapter, and no gold: no Luck Check is made."""
    desk = threat(14, gold=2).attempt(6, 6, 2, by="CHA")
    sheet = desk.sheet
    assert (sheet.xp, sheet.chapters, sheet.best, sheet.gold) == (14, 1, 14, 2)
    assert (sheet.wounds, sheet.fear) == (0, 0)
    assert desk.told(e.LuckTried) == []
    assert desk.told(e.LifeLeft) == []
    assert desk.marks[AREA] == Area("encounter", 14, "H", crossed=True)


def test_BA_105_failure_is_a_combat_of_five_more() -> None:
    """BA-T39, BA-G51: C19 with Life 19, 19 XP and best ECL 19."""
    desk = threat(14).attempt(6, 6, 1, by="CHA")
    assert desk.marks[AREA] == Area("encounter", 19, "C")
    assert (desk.task.letter, desk.task.ecl, desk.task.life) == ("C", 19, 19)
    assert desk.told(e.Converted) == [e.Converted(AREA, "H", "C", 19)]
    assert (desk.sheet.wounds, desk.sheet.fear) == (0, 0)
    assert not desk.task.tried
    desk.attempt(*(5,) * 4).attempt(*(6,) * 4).attempt(*(6,) * 4, 5)
    assert (desk.sheet.xp, desk.sheet.best, desk.sheet.gold) == (19, 19, 1)
    assert desk.state.pages[-1].ecl == 19
    assert desk.state.pages[-1].tale.converted == "failed"


def test_BA_105_one_may_flee_at_once() -> None:
    """BA-088, BA-G51."""
    desk = threat(14).attempt(1, 1, 1, by="CHA").with_dice(Flee(), 1)
    assert desk.marks[AREA] == Area("encounter", 19, "C")
    assert (desk.sheet.wounds, desk.sheet.fear) == (1, 1)


@pytest.mark.parametrize("fear", [0, 2])
def test_BA_105_the_combat_starts(fear: int) -> None:
    """BA-087, BA-G50: with its Fear Check."""
    desk = threat(14, fear=fear, check=(1,) * fear if fear else None)
    desk.attempt(1, 1, 1, by="CHA")
    assert desk.state.phase == ("fear" if fear else "start")


def test_no_bribe_turns_into_a_conversion() -> None:
    """BA-G53: what was handed in must be thrown."""
    desk = threat(14, gold=2).with_dice(Try("CHA", bribes=1))
    assert not desk.allows(Convert())
    assert not desk.allows(Flee())
    assert not desk.allows(Try("CHA"))
