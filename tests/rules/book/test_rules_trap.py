"""Trap: BA-110 to BA-115, BA-129, BA-130."""

import pytest

from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import Disarm, Flee, Throw, Try
from desktop.rules.games.book.state import Area
from tests.rules.book.sheet import AREA, Desk, facing, road

QUICK = {"trap_quicksheet": "on"}
KIT = {"trap_disarm_kit": 1}


def trap(*check: int, ecl: int = 12, **given) -> Desk:
    return facing("R", ecl, check=check, **given)


def test_BA_110_a_check_decides_whether_it_goes_off() -> None:
    """BA-T43: INT 2 and WIS 2, a 3: 4 + 1 Wounds, Area O."""
    desk = road({AREA: "12"}).go(AREA).throw(6)
    assert (desk.state.phase, desk.task.letter) == ("snare", "R")
    assert desk.legal() == (Throw(),)
    desk.throw(3, 4)
    assert desk.sheet.wounds == 5
    assert desk.marks[AREA] == Area("encounter", 12, "O")
    assert desk.last.seal == "throw"
    assert [one.dice for one in desk.told(e.TrapSprung)] == [(4,)]
    assert [one.why for one in desk.told(e.Wounded)] == ["trap"]


@pytest.mark.parametrize(
    ("six", "die", "passed"),
    [
        ((4, 2, 2, 1, 3, 4), 2, True),
        ((4, 2, 2, 1, 3, 4), 3, False),
        ((4, 1, 3, 4, 3, 4), 3, True),
        ((4, 3, 1, 4, 3, 4), 3, True),
        ((4, 3, 1, 4, 4, 4), 4, False),
    ],
)
def test_BA_110_with_the_better_of_int_and_wis(
    six: tuple[int, ...], die: int, passed: bool
) -> None:
    desk = trap(die, *(() if passed else (1,)), six=six)
    assert desk.sheet.wounds == (0 if passed else 2)
    assert desk.task.letter == ("R" if passed else "O")
    assert desk.state.phase == "start"


@pytest.mark.parametrize(("die", "wounds"), [(1, 2), (4, 5), (6, 7)])
def test_BA_110_a_die_and_one_wounds(die: int, wounds: int) -> None:
    """BA-G33, BA-T43: Armor takes 1 off at the start too; a Shield does not help."""
    assert trap(6, die).sheet.wounds == wounds
    assert trap(6, die, equipment=("armor", "shield")).sheet.wounds == wounds - 1


def test_BA_111_a_sprung_trap_is_an_obstacle() -> None:
    """BA-G57: with the same ECL, Strain, Rope and Bomb, and no further Fear Check."""
    desk = trap(6, 1, fear=5, items={"bomb": 1, **KIT})
    assert (desk.task.letter, desk.task.ecl, desk.task.first) == ("O", 12, "R")
    assert desk.state.phase == "start"
    assert desk.pool("STR", strain=1, items=("bomb",)) == {"STR": 4, "strain": 1, "bomb": 3}
    assert not desk.allows(Try("INT"))
    desk.attempt(6, 6, 6, 6)
    assert (desk.sheet.xp, desk.sheet.gold, desk.sheet.chapters) == (12, 0, 1)
    assert desk.marks[AREA] == Area("encounter", 12, "O", crossed=True)
    tale = desk.state.pages[-1].tale
    assert (tale.sprung, tale.converted, tale.wounds) == (True, "sprung", 2)


def test_BA_111_told_as_a_conversion() -> None:
    road_ = road({AREA: "R12"}).go(AREA).throw(6, 1)
    assert road_.told(e.Converted) == [e.Converted(AREA, "R", "O", 12)]


@pytest.mark.parametrize(("dice", "gold"), [((4, 6), 6), ((1, 1), 1), ((5,), 0)])
def test_BA_112_the_kit_overcomes_it_without_a_roll(dice: tuple[int, ...], gold: int) -> None:
    """BA-T44, BA-G60: XP = ECL, a Chapter and the Luck Check; the kit is used up."""
    desk = trap(2, items=KIT)
    assert Disarm() in desk.legal()
    desk.with_dice(Disarm(), *dice)
    sheet = desk.sheet
    assert (sheet.xp, sheet.chapters, sheet.best, sheet.gold) == (12, 1, 12, gold)
    assert (sheet.items, sheet.wounds, sheet.fear) == ({}, 0, 0)
    assert desk.told(e.Rolled) == []
    assert desk.marks[AREA].crossed
    assert desk.state.pages[-1].tale.disarmed
    assert desk.last.seal == "throw"


def test_BA_112_only_if_it_did_not_go_off() -> None:
    """BA-T43, BA-G60: and only with a kit."""
    assert not trap(6, 1, items=KIT).allows(Disarm())
    assert not trap(2).allows(Disarm())
    assert Disarm() not in trap(2).legal()
    assert not facing("O", items=KIT).allows(Disarm())
    assert not trap(6, 1, items=KIT, options=QUICK).allows(Disarm())
    desk = trap(2, items={"trap_disarm_kit": 3}).with_dice(Disarm(), 6)
    assert desk.sheet.items == {"trap_disarm_kit": 2}


def test_BA_113_the_pool() -> None:
    desk = trap(2, xp=200)
    assert desk.pool("INT") == {"level": 2, "INT": 2}
    assert desk.pool("DEX") == {"level": 2, "DEX": 1}
    assert desk.pool("WIS") == {"level": 2, "WIS": 2}
    assert not desk.allows(Try("STR"))
    assert not desk.allows(Try("INT", strain=1))


@pytest.mark.parametrize(("dice", "gold"), [((4, 6), 6), ((1, 1), 1), ((5,), 0), ((6,), 0)])
def test_BA_114_success(dice: tuple[int, ...], gold: int) -> None:
    """A Luck Check for a die of gold, else none."""
    desk = trap(2, gold=1).attempt(6, 6, *dice)
    sheet = desk.sheet
    assert (sheet.xp, sheet.chapters, sheet.best, sheet.gold) == (12, 1, 12, 1 + gold)
    assert (sheet.wounds, sheet.fear) == (0, 0)
    luck = desk.told(e.LuckTried)[0]
    assert (luck.passed, luck.dice, luck.gold) == (dice[0] <= 4, dice[1:], gold)


@pytest.mark.parametrize(("gear", "wounds"), [((), 5), (("armor",), 4)])
def test_BA_115_failure(gear: tuple[str, ...], wounds: int) -> None:
    """BA-G59: it goes off, becomes an Obstacle, a Fear Check follows; no Fear for itself."""
    desk = trap(2, fear=3, equipment=gear).attempt(6, 5, 4)
    assert (desk.sheet.wounds, desk.sheet.fear) == (wounds, 3)
    assert desk.marks[AREA] == Area("encounter", 12, "O")
    assert desk.state.phase == "fear"
    desk.throw(6, 6, 1)
    assert (desk.state.phase, desk.task.letter, desk.sheet.fear) == ("start", "O", 3)
    assert desk.allows(Flee())
    desk.attempt(6, 6, 6, 6)
    assert (desk.sheet.xp, desk.sheet.gold) == (12, 0)


def test_BA_115_the_fear_check_may_fail() -> None:
    """BA-056, BA-G59: 1 Fear and back; an Obstacle's flight has no free attack."""
    desk = trap(2, fear=3).attempt(6, 5, 4).throw(6, 6, 6)
    assert (desk.sheet.wounds, desk.sheet.fear, desk.state.phase) == (5, 4, "road")
    assert desk.marks[AREA] == Area("encounter", 12, "O")
    assert desk.state.pages[-1].tale.panicked


def test_BA_115_without_fear_no_check() -> None:
    """BA-G30."""
    desk = trap(2).attempt(6, 5, 4)
    assert desk.state.phase == "start"
    assert desk.task.letter == "O"


def test_BA_129_fleeing_a_trap_that_did_not_go_off() -> None:
    """BA-G58: once, after the trigger check, for 1 Fear; the Check is made anew on coming back."""
    desk = trap(2, fear=2)
    assert Flee() in desk.legal()
    desk.with_dice(Flee())
    assert (desk.sheet.fear, desk.sheet.wounds) == (3, 0)
    assert desk.marks[AREA] == Area("encounter", 12, "R")
    desk.go(AREA)
    assert desk.state.phase == "snare"
    desk = road({AREA: "R12"}).go(AREA)
    assert not desk.allows(Flee())


def test_BA_130_the_quicksheets_failure() -> None:
    """BA-G59 on: 1 Fear, Wounds as it goes off, a Fear Check, and it stays a Trap."""
    desk = trap(2, fear=2, options=QUICK, equipment=("armor",)).attempt(6, 5, 4)
    assert (desk.sheet.fear, desk.sheet.wounds) == (3, 4)
    assert desk.marks[AREA] == Area("encounter", 12, "R")
    assert desk.state.phase == "fear"
    desk.throw(6, 6, 1)
    assert (desk.state.phase, desk.task.letter, desk.task.sprung) == ("start", "R", True)
    assert desk.allows(Flee())
    desk.attempt(6, 5, by="WIS")
    assert (desk.sheet.fear, desk.sheet.wounds) == (4, 4), "it went off once only"
    desk.throw(1, 1, 1, 1)
    desk.attempt(6, 6, 4, 2)
    assert (desk.sheet.xp, desk.sheet.gold) == (12, 2)


def test_BA_130_the_quicksheets_fear_check_may_fail() -> None:
    desk = trap(2, fear=2, options=QUICK).attempt(6, 5, 4).throw(6, 6, 6)
    assert (desk.sheet.fear, desk.sheet.wounds, desk.state.phase) == (4, 5, "road")
    assert desk.marks[AREA] == Area("encounter", 12, "R")


def test_BA_130_a_failed_start_only_marks_it() -> None:
    """BA-G59 on, BA-111: no conversion; the same decision follows, without the kit."""
    desk = trap(6, 4, options=QUICK, items=KIT, fear=1)
    assert (desk.sheet.wounds, desk.sheet.fear) == (5, 1)
    assert desk.marks[AREA] == Area("encounter", 12, "R")
    assert (desk.state.phase, desk.task.letter, desk.task.sprung) == ("start", "R", True)
    assert desk.allows(Flee())
    assert desk.pool("INT") == {"INT": 2}
    desk.attempt(1, 1).throw(1, 1)
    assert (desk.sheet.wounds, desk.sheet.fear) == (5, 2)
    desk = trap(2, options=QUICK, items=KIT).with_dice(Disarm(), 6)
    assert desk.sheet.chapters == 1


def test_the_trap_is_told() -> None:
    """BA-110, BA-128."""
    desk = road({AREA: "R12"}).go(AREA).throw(2)
    told = desk.told(e.TrapChecked)[0]
    assert (told.value, told.die, told.passed) == (2, 2, True)
    assert told.attribute in ("INT", "WIS")
    desk.attempt(6, 5, 4)
    assert desk.task.tale.sprung
    assert desk.task.tale.converted == "sprung"
