"""Fear, flights and the Fear Check: BA-051 to BA-056, and fleeing type by type."""

import pytest

from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import Convert, Flee, Leave, Throw, Try
from desktop.rules.games.book.state import Area, Leg
from tests.rules.book.sheet import AREA, DOT, HOME, SPOT, facing, fence, road


@pytest.mark.parametrize(
    ("letter", "dice", "wounds"),
    [("O", (), 0), ("Z", (), 0), ("R", (), 0), ("C", (1,), 1), ("H", (1,), 1)],
)
def test_BA_051_fleeing_adds_one_fear(letter: str, dice: tuple[int, ...], wounds: int) -> None:
    """BA-052, BA-071, BA-096, BA-100, BA-106, BA-129, BA-G29: once, whatever the type."""
    check = {"R": (1,), "C": (1,) * 3, "H": (1,) * 3}.get(letter)
    desk = facing(letter, fear=3, check=check)
    desk.with_dice(Flee(), *dice)
    assert (desk.sheet.fear, desk.sheet.wounds) == (4, wounds)
    assert desk.told(e.Frightened) == [e.Frightened(1, "flight", 4)]
    assert desk.state.phase == "road"


def test_BA_052_combat_and_threat_add_a_free_attack() -> None:
    """BA-096, BA-100: a Dexterity Check (DEX 1), 1 Wound or a die of Wounds; no other type does."""
    for letter in ("C", "H"):
        desk = facing(letter).with_dice(Flee(), 2, 6)
        assert desk.sheet.wounds == 6
        assert [one.why for one in desk.told(e.Wounded)] == ["flight"]
    for letter in ("O", "Z"):
        desk = facing(letter).with_dice(Flee())
        assert desk.sheet.wounds == 0


def test_BA_053_the_dot_is_crossed_and_one_is_back() -> None:
    """BA-T23: the Area stays available with its letter; the next Route starts at the dot before."""
    desk = road({AREA: "11", "9,9": "14"}, fear=3).go(AREA).throw(5)
    desk.with_dice(Flee())
    assert desk.sheet.fear == 4
    assert desk.state.legs == (Leg(SPOT, DOT, fled=True),)
    assert desk.state.trail == (SPOT,)
    assert desk.state.here == HOME
    assert desk.marks[AREA] == Area("encounter", 11, "Z")
    assert desk.state.task is None
    desk.with_dice(Leave()).go(AREA, dot=(135, 103))
    assert desk.state.legs[1] == Leg(SPOT, (135, 103))
    assert desk.task.letter == "Z"


def test_BA_053_back_to_the_last_live_dot() -> None:
    """BA-G22: two flights in a row from the same dot, which is still the one before."""
    desk = road({AREA: "x9", "7,5": "Z11", "7,6": "O12"}, DOT)
    desk.go("7,5").with_dice(Flee())
    desk.go("7,6").with_dice(Flee())
    assert desk.state.trail == (SPOT, DOT)
    assert [leg.fled for leg in desk.state.legs[1:]] == [True, True]
    assert [(one.area, one.back) for one in desk.told(e.Fled)] == [("7,5", AREA), ("7,6", AREA)]


def test_a_fled_area_starts_afresh() -> None:
    """BA-G23, BA-086: Life is back at the ECL, and the Fear Check is made again."""
    desk = facing("C", 15).attempt(5, 5, 5, 5)
    assert desk.task.life == 10
    desk.with_dice(Flee(), 1)
    assert (desk.sheet.fear, desk.sheet.wounds) == (1, 1)
    desk.go(AREA)
    assert desk.state.phase == "fear"
    desk.throw(6)
    assert desk.task.life == 15
    assert not desk.task.tried


def test_a_fled_conversion_stays_what_it_became() -> None:
    """BA-G23, BA-G51: a failed Threat of 14 is a Combat of 19 for ever."""
    desk = facing("H", 14).attempt(1, 1)
    desk.with_dice(Flee(), 1)
    assert desk.marks[AREA] == Area("encounter", 19, "C")
    desk.go(AREA)
    desk.throw(1)
    assert (desk.task.letter, desk.task.life, desk.task.ecl) == ("C", 19, 19)


def test_a_sprung_trap_stays_an_obstacle() -> None:
    """BA-G23, BA-G57: it keeps its ECL."""
    desk = facing("R", 12, check=(5, 2)).with_dice(Flee())
    assert desk.marks[AREA] == Area("encounter", 12, "O")
    desk.go(AREA)
    assert desk.state.phase == "start"
    assert desk.task.letter == "O"


@pytest.mark.parametrize("fear", [1, 2, 5, 12])
def test_BA_054_as_many_dice_as_fear(fear: int) -> None:
    """BA-087, BA-098."""
    for letter in ("C", "H"):
        desk = facing(letter, fear=fear)
        assert desk.legal() == (Throw(),)
        desk.throw(*(1,) * fear)
        assert [len(one.dice) for one in desk.told(e.FearChecked)] == [fear]
        assert desk.last.seal == "throw"
        assert desk.sheet.fear == fear


def test_BA_054_no_fear_no_dice() -> None:
    """BA-T25, BA-G30."""
    for letter in ("C", "H"):
        desk = facing(letter, fear=0)
        assert desk.state.phase == "start"
        assert Flee() in desk.legal()


@pytest.mark.parametrize(
    ("wis", "dice", "passed"),
    [
        (1, (6, 6, 2, 1, 3), False),
        (2, (6, 6, 2, 1, 3), True),
        (1, (6, 5, 5, 5, 5), True),
        (4, (6, 6, 6, 6, 5), True),
        (4, (6, 6, 6, 6, 6), False),
        (2, (6, 6), True),
    ],
)
def test_BA_055_more_sixes_than_wis(wis: int, dice: tuple[int, ...], passed: bool) -> None:
    """BA-T24, BA-T25: Fear 2 and WIS 2 cannot fail."""
    desk = facing("C", fear=len(dice), six=(4, wis, 2, 4, 3, 4))
    desk.throw(*dice, *(() if passed else (1,)))
    told = desk.told(e.FearChecked)[0]
    assert (told.passed, told.sixes, told.wis) == (passed, dice.count(6), wis)
    assert desk.state.phase == ("start" if passed else "road")


@pytest.mark.parametrize("letter", ["C", "H"])
def test_BA_056_a_failed_one_forces_a_flight(letter: str) -> None:
    """BA-098, BA-G31: with the free attack, 1 Fear, and the dot crossed."""
    desk = facing(letter, fear=3, check=(6, 6, 6, 4, 3))
    assert (desk.sheet.fear, desk.sheet.wounds) == (4, 3)
    assert desk.state.phase == "road"
    assert desk.state.legs[-1].fled
    desk = facing(letter, fear=3, equipment=("armor",), check=(6, 6, 6, 4, 3))
    assert desk.sheet.wounds == 2


def test_BA_056_panic_is_told() -> None:
    desk = facing("C", fear=3).throw(6, 6, 6, 1)
    assert [one.panicked for one in desk.told(e.Fled)] == [True]
    assert [page.outcome for page in desk.state.pages] == ["fled"]
    assert desk.state.pages[-1].tale.panicked
    desk = facing("C").with_dice(Flee(), 1)
    assert [one.panicked for one in desk.told(e.Fled)] == [False]


@pytest.mark.parametrize("gear", [(), ("armor",), ("shield",), ("armor", "shield")])
@pytest.mark.parametrize("letter", ["C", "H"])
def test_BA_132_armor_helps_a_flight_and_a_shield_does_not(
    letter: str, gear: tuple[str, ...]
) -> None:
    """BA-G32: and never below 0 Wounds; no Shield Check is rolled."""
    less = int("armor" in gear)
    desk = facing(letter, equipment=gear).with_dice(Flee(), 4, 5)
    assert desk.sheet.wounds == 5 - less
    desk = facing(letter, equipment=gear).with_dice(Flee(), 1)
    assert desk.sheet.wounds == 1 - less
    assert desk.sheet.fear == 1


def test_a_flight_from_an_obstacle_after_a_failure() -> None:
    """BA-077, BA-G61: no Fear for the failure itself, 1 for the flight."""
    desk = facing("O").attempt(1, 1, 1, 1, 1)
    assert desk.sheet.fear == 0
    desk.with_dice(Flee())
    assert desk.sheet.fear == 1


def test_a_second_fear_check_after_a_conversion() -> None:
    """BA-G50, BA-099, BA-105: both ways start a Combat, and that starts with a Fear Check."""
    desk = facing("H", fear=1, check=(6,))
    desk.load().do(Convert())
    assert desk.state.phase == "fear"
    desk.throw(6)
    assert (desk.state.phase, desk.task.letter) == ("start", "C")
    desk = facing("H", fear=3, check=(1, 1, 1)).attempt(1, 1)
    assert desk.state.phase == "fear"
    desk.throw(6, 6, 6, 1)
    assert (desk.state.phase, desk.sheet.fear, desk.sheet.wounds) == ("road", 4, 1)


def test_a_pool_cannot_be_handed_in_before_the_fear_check() -> None:
    """BA-087, BA-054."""
    desk = facing("C", fear=1)
    assert not desk.allows(Try("STR"))
    assert not desk.allows(Flee())
    desk = road({AREA: "C12", **fence()}, fear=1)
    assert not desk.allows(Throw())
