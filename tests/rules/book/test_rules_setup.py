"""The adventurer and the Hometown: BA-013 to BA-029."""

from itertools import permutations

import pytest

from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import Assign, Leave, Settle, Throw
from desktop.rules.games.book.state import ATTRIBUTES, Area, Sheet
from desktop.rules.kernel.game import One, Order
from tests.rules.book.sheet import SIX, begin, facing, in_town, settled

ROLLED = (6, 5, 2, 2, 1, 3)
CHECKS = (4, 4, 3, 1, 4, 2)
BLOCKED = (1, 1, 2, 3) * 8
"""A ring that is of no interest."""


def assigned(*six: int, dice: tuple[int, ...] = ROLLED, options: dict[str, str] | None = None):
    return begin(options).throw(*dice).do(Assign(six))


def test_BA_013_six_attributes_in_the_order_of_the_sheet() -> None:
    assert ATTRIBUTES == ("STR", "WIS", "INT", "DEX", "CHA", "LUC")


def test_BA_014_six_dice_are_rolled_for_them() -> None:
    desk = begin()
    assert desk.state.phase == "attributes"
    assert desk.legal() == (Throw(),)
    desk.throw(*ROLLED)
    assert [event.dice for event in desk.told(e.AttributesRolled)] == [ROLLED]
    assert desk.last.seal == "throw"
    assert desk.last.fell == (ROLLED,)
    assert desk.state.phase == "assign"


@pytest.mark.parametrize(
    ("dice", "values"),
    [
        (ROLLED, (4, 4, 2, 2, 1, 3)),
        ((1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 4, 4)),
        ((5, 5, 5, 6, 6, 6), (4, 4, 4, 4, 4, 4)),
    ],
)
def test_BA_015_five_and_six_become_four(dice: tuple[int, ...], values: tuple[int, ...]) -> None:
    """BA-T01, first half."""
    desk = begin().throw(*dice)
    assert desk.state.rolled == values
    assert desk.told(e.AttributesRolled)[0].values == values


def test_BA_016_the_player_decides_which_goes_where() -> None:
    """BA-T01, BA-G03: any order of exactly the six results."""
    desk = begin().throw(*ROLLED)
    form = desk.question("Assign")
    assert form is not None
    part = form.parts["six"]
    assert isinstance(part, Order)
    assert sorted(part.of) == ["1", "2", "2", "3", "4", "4"]
    for six in set(permutations((4, 4, 2, 2, 1, 3))):
        assert desk.allows(Assign(six))
    for six in (ROLLED, (4, 4, 4, 2, 1, 3), (4, 4, 2, 2, 1), (4, 4, 2, 2, 1, 3, 3), (), (3,) * 6):
        assert not desk.allows(Assign(six)), six
    desk.do(Assign(SIX))
    assert desk.sheet.six == SIX
    assert desk.state.phase == "checks"


def test_BA_017_the_wound_limit_is_15_and_str() -> None:
    """BA-T03, BA-G04."""
    assert assigned(*SIX).sheet.limit == 19
    assert assigned(1, 4, 4, 2, 2, 3).sheet.limit == 16


def test_BA_018_a_check_succeeds_at_most_at_the_attribute() -> None:
    """BA-T09: each value against each die, by the Checks of the start."""
    for die in range(1, 7):
        desk = assigned(1, 2, 3, 4, 4, 4, dice=(1, 2, 3, 4, 4, 4)).throw(*(die,) * 6)
        expected = sum(die <= value for value in (1, 2, 3, 4, 4, 4))
        assert desk.sheet.gold == expected, die


@pytest.mark.parametrize(
    ("dice", "six", "xp"),
    [
        (ROLLED, SIX, 80),
        ((6,) * 6, (4,) * 6, 0),
        ((1,) * 6, (1,) * 6, 180),
        ((1, 2, 3, 4, 4, 4), (4, 3, 1, 2, 4, 4), 60),
    ],
)
def test_BA_019_starting_xp(dice: tuple[int, ...], six: tuple[int, ...], xp: int) -> None:
    """BA-T02, BA-T06."""
    desk = assigned(*six, dice=dice)
    assert desk.sheet.xp == xp
    assert desk.told(e.Assigned)[0] == e.Assigned(six, xp)


@pytest.mark.parametrize(
    ("xp", "level"), [(0, 0), (80, 0), (99, 0), (100, 1), (199, 1), (200, 2), (231, 2), (1000, 10)]
)
def test_BA_020_level_is_xp_by_a_hundred(xp: int, level: int) -> None:
    """BA-T08, BA-G01."""
    assert Sheet(xp=xp).level == level


def test_BA_021_level_follows_every_change_of_xp() -> None:
    """BA-T02: Level 0 with 80 XP, 1 after the Checks; BA-G06: a success lifts it at once."""
    desk = assigned(*SIX)
    assert desk.sheet.level == 0
    desk.forget().throw(*CHECKS)
    assert desk.sheet.level == 1
    assert desk.told(e.LevelChanged) == [e.LevelChanged(1)]
    desk = facing("O", 15, xp=185).attempt(3, 3, 3, 3, 3)
    assert desk.sheet.level == 2
    assert desk.told(e.LevelChanged) == [e.LevelChanged(2)]
    desk = facing("O", 14, xp=185).attempt(3, 3, 3, 3, 3)
    assert desk.sheet.level == 1
    assert desk.told(e.LevelChanged) == []


def test_BA_022_one_check_for_each_attribute_in_their_order() -> None:
    """The dice go to STR WIS INT DEX CHA LUC, whatever the values are."""
    desk = assigned(*SIX)
    assert desk.legal() == (Throw(),)
    desk.throw(4, 2, 2, 1, 3, 4)
    assert (desk.sheet.gold, desk.sheet.xp) == (6, 80)
    desk = assigned(*SIX).throw(4, 3, 1, 3, 2, 4)
    assert desk.told(e.Checked)[0].dice == (4, 3, 1, 3, 2, 4)
    assert (desk.sheet.gold, desk.sheet.xp) == (4, 100)
    assert desk.last.seal == "throw"


def test_BA_023_a_success_gives_one_gold() -> None:
    """BA-T04."""
    desk = assigned(*SIX).throw(*CHECKS)
    assert desk.sheet.gold == 3
    assert desk.told(e.Checked)[0].gold == 3


@pytest.mark.parametrize(("rule", "xp", "level"), [("10", 110, 1), ("1", 83, 0)])
def test_BA_024_a_failure_gives_xp(rule: str, xp: int, level: int) -> None:
    """BA-T04, BA-T05, BA-G02: both values of the table rule."""
    desk = assigned(*SIX, options={"start_fail_xp": rule}).throw(*CHECKS)
    assert (desk.sheet.xp, desk.sheet.level) == (xp, level)
    assert desk.told(e.Checked)[0].xp == xp - 80


def test_BA_024_six_failures_and_none() -> None:
    """BA-T06: Attributes of 4 succeed on 1 to 4 and fail on 5 and 6."""
    desk = assigned(*(4,) * 6, dice=(6,) * 6).throw(1, 2, 3, 4, 5, 6)
    assert (desk.sheet.gold, desk.sheet.xp) == (4, 20)
    desk = assigned(*(1,) * 6, dice=(1,) * 6).throw(2, 3, 4, 5, 6, 2)
    assert (desk.sheet.gold, desk.sheet.xp, desk.sheet.level) == (0, 240, 2)


def test_BA_025_all_else_starts_at_nothing() -> None:
    sheet = settled(*BLOCKED).sheet
    assert (sheet.wounds, sheet.fear, sheet.chapters, sheet.best) == (0, 0, 0, 0)
    assert (sheet.equipment, sheet.items) == ((), {})


def test_BA_026_the_hometown_may_be_any_square_of_the_paper() -> None:
    """BA-012: and none beyond its edges (BA-G12: A4 is 38 by 46)."""
    desk = assigned(*SIX).throw(*CHECKS)
    assert desk.state.phase == "settle"
    form = desk.question("Settle")
    assert form is not None
    part = form.parts["area"]
    assert isinstance(part, One)
    assert set(part.of) == {f"{c},{r}" for c in range(38) for r in range(46)}
    assert len(part.of) == 38 * 46
    for area in ("0,0", "37,0", "0,45", "37,45", "12,9"):
        assert desk.allows(Settle(area))
    for area in ("38,0", "0,46", "-1,0", "0,-1", "", "5", "5,5,5", "05,5", "a,b"):
        assert not desk.allows(Settle(area)), area
    desk.with_dice(Settle("12,9"), 3, *BLOCKED)
    assert desk.state.home == "12,9"


def test_BA_027_its_wealth_is_one_die() -> None:
    for wealth in range(1, 7):
        desk = settled(*BLOCKED, wealth=wealth)
        assert desk.marks["5,5"] == Area("town", wealth)
        assert desk.told(e.Settled) == [e.Settled("5,5", wealth)]
        assert desk.state.stay.wealth == wealth
        assert desk.last.seal == "throw"


def test_BA_028_the_route_starts_at_a_dot_there() -> None:
    assert settled(*BLOCKED, area="12,9").state.trail == ((250, 190),)


def test_BA_029_wealth_sets_prices_of_inventory_and_services() -> None:
    """Every unit of Wealth is a gold more for a Bow, a Rest and an Oracle, and for a day's work."""
    from desktop.rules.games.book.choices import Buy, Consult, Rest, Work

    for wealth in range(1, 7):
        for choice, paid in (
            (Buy("bow"), 5 + wealth),
            (Rest(), 1 + wealth),
            (Consult("20,20"), 1 + wealth),
            (Work(), -1 - wealth),
        ):
            desk = in_town(wealth, gold=30, wounds=5, marks={"20,20": "14"})
            desk.load(1).do(choice)
            assert desk.sheet.gold == 30 - paid, choice


def test_setup_leads_home_and_out() -> None:
    """BA-060, BA-062: one begins at home, with all services and nothing rolled on leaving."""
    desk = settled(*BLOCKED[:4], 6, 6, 6, 6, *BLOCKED[8:])
    assert desk.state.phase == "town"
    assert (desk.state.stay.area, desk.state.stay.fare) == ("5,5", "free")
    assert Leave() in desk.legal()
    desk.load().do(Leave())
    assert desk.state.phase == "road"
    assert (desk.sheet.fear, desk.state.towns) == (0, 0)
