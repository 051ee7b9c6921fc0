"""Towns and what they sell: BA-057, BA-058, BA-063 to BA-070."""

import pytest

from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import Buy, Consult, Leave, Rest, Sell, Work
from desktop.rules.games.book.state import Area
from tests.rules.book import fx
from tests.rules.book.sheet import AREA, GEAR, GOODS, HOME, fence, in_town, road

BASE = {"flute": 3, "rope": 4, "bow": 5, "shield": 5, "pet": 6, "sword": 7, "armor": 7,
        "liquid_focus": 2, "snack": 3, "rare_figurine": 4, "trap_disarm_kit": 4,
        "bomb": 5}  # fmt: skip


def test_BA_057_five_services() -> None:
    """Buy, sell, Rest, Oracle, Work, and Leave."""
    desk = in_town(gold=99, wounds=4, equipment=("rope",), marks={"9,9": "14"})
    assert {type(one) for one in desk.legal()} == {Rest, Buy, Sell, Consult, Work, Leave}
    assert {one.ware for one in desk.offers(Buy)} == set(BASE) - {"rope"}
    assert {one.ware for one in desk.offers(Sell)} == {"rope"}
    assert desk.offers(Consult) == [Consult("9,9")]


def test_BA_057_only_what_is_possible() -> None:
    """Without gold, Wounds, goods and untyped Areas one may work or leave."""
    desk = in_town()
    assert {type(one) for one in desk.legal()} == {Work, Leave}
    for choice in (Rest(), Buy("snack"), Sell("snack"), Consult("9,9"), Consult(AREA)):
        assert not desk.allows(choice)
    desk = in_town(2, gold=99)
    assert not desk.allows(Rest()), "nothing to heal"
    assert not desk.allows(Buy("excalibur"))
    assert not desk.allows(Sell("excalibur"))


def test_BA_058_as_many_actions_as_one_likes() -> None:
    desk = in_town(2, gold=60, wounds=14, marks={"9,9": "14", "8,9": "15"})
    desk.load(1, 1, 6, 6)
    desk.do(Rest(), Rest(), Consult("9,9"), Consult("8,9"), Work(), Work(), Buy("rope"))
    desk.do(Buy("snack"), Buy("snack"), Sell("rope"), Buy("rope"), Rest())
    assert desk.state.phase == "town"
    assert desk.sheet.wounds == 5
    assert desk.sheet.gold == 60 - 5 * 3 + 16 - 6 - 10 + 2 - 6


def test_BA_063_one_charisma_check_on_entering() -> None:
    """BA-G64: rolled by itself, once a visit."""
    for die, passed in ((1, True), (3, True), (4, False), (6, False)):
        desk = road({AREA: "T4"}).go(AREA, die)
        assert desk.told(e.TownEntered) == [e.TownEntered(AREA, 4, die, passed, home=False)]
        assert desk.state.stay.discount == int(passed)
        assert desk.last.seal == "throw"
        desk.load(6).do(Work())
        assert desk.state.stay.discount == int(passed)


@pytest.mark.parametrize("ware", BASE)
def test_BA_064_a_haggle_lowers_every_price_by_one(ware: str) -> None:
    """BA-066."""
    for haggle, less in ((1, 1), (6, 0)):
        desk = in_town(4, haggle, gold=30).do(Buy(ware))
        assert desk.sheet.gold == 30 - BASE[ware] - 4 + less


def test_BA_064_rest_and_oracle_are_prices_too() -> None:
    """BA-068, BA-070; BA-G64: work and selling are none."""
    desk = in_town(4, 1, gold=30, wounds=9, marks={"9,9": "14"})
    assert desk.load().do(Rest()).sheet.gold == 26
    assert desk.load(1).do(Consult("9,9")).sheet.gold == 22
    assert desk.load(3).do(Work()).sheet.gold == 29
    desk = in_town(4, 1, equipment=("armor",)).do(Sell("armor"))
    assert desk.sheet.gold == 3


def test_BA_064_a_price_is_at_least_one() -> None:
    """BA-G64: Rest in a haggled T1."""
    desk = in_town(1, 1, gold=1, wounds=3).do(Rest())
    assert desk.sheet.gold == 0
    cheap = fx.tables(fx.Ware("rope", "Rope", "equipment", 0, "nothing", {"O": 1}))
    desk = in_town(1, 1, gold=9, tables=cheap).do(Buy("rope"))
    assert desk.sheet.gold == 8


@pytest.mark.parametrize("ware", GEAR)
def test_BA_065_equipment_is_one_of_each(ware: str) -> None:
    """BA-G66: re-buying after a sale is allowed."""
    desk = in_town(gold=99).do(Buy(ware))
    assert desk.sheet.equipment == (ware,)
    assert desk.sheet.items == {}
    assert not desk.allows(Buy(ware))
    desk.do(Sell(ware), Buy(ware))
    assert desk.sheet.equipment == (ware,)


@pytest.mark.parametrize("ware", GOODS)
def test_BA_065_items_are_any_number(ware: str) -> None:
    desk = in_town(gold=99).do(Buy(ware), Buy(ware), Buy(ware))
    assert desk.sheet.items == {ware: 3}
    assert desk.sheet.equipment == ()
    desk.do(Sell(ware))
    assert desk.sheet.items == {ware: 2}


@pytest.mark.parametrize("ware", BASE)
def test_BA_066_base_and_wealth(ware: str) -> None:
    """And not a gold less: who has one too few cannot buy."""
    for wealth in (1, 6):
        price = BASE[ware] + wealth
        desk = in_town(wealth, gold=price)
        assert desk.allows(Buy(ware))
        desk.do(Buy(ware))
        assert desk.sheet.gold == 0
        assert desk.told(e.Bought) == [e.Bought(ware, price)]
        assert desk.last.seal is None
        desk = in_town(wealth, gold=price - 1)
        assert not desk.allows(Buy(ware))
        assert Buy(ware) not in desk.legal()


def test_BA_066_the_rulebooks_purchase() -> None:
    """BA-T46, BA-G65: Flute 4 and two Snacks 8 in a T1."""
    desk = in_town(1, gold=14).do(Buy("flute"), Buy("snack"), Buy("snack"))
    assert desk.sheet.gold == 2
    assert (desk.sheet.equipment, desk.sheet.items) == (("flute",), {"snack": 2})


@pytest.mark.parametrize("ware", BASE)
def test_BA_067_half_the_base_price(ware: str) -> None:
    """BA-T48: rounded down, and the thing is gone."""
    owned = {"equipment": (ware,)} if ware in GEAR else {"items": {ware: 1}}
    for wealth, haggle in ((1, 6), (6, 1)):
        desk = in_town(wealth, haggle, **owned).do(Sell(ware))
        assert desk.sheet.gold == BASE[ware] // 2
        assert (desk.sheet.equipment, desk.sheet.items) == ((), {})
        assert desk.told(e.Sold) == [e.Sold(ware, BASE[ware] // 2)]
        assert not desk.allows(Sell(ware))
        assert desk.last.seal is None


@pytest.mark.parametrize(("wounds", "left"), [(1, 0), (2, 0), (3, 0), (4, 1), (10, 7)])
def test_BA_068_rest_heals_three(wounds: int, left: int) -> None:
    """BA-T49: at the full price even for 2."""
    desk = in_town(4, gold=7, wounds=wounds).do(Rest())
    assert (desk.sheet.wounds, desk.sheet.gold) == (left, 2)
    assert desk.told(e.Rested) == [e.Rested(5, wounds - left)]
    assert desk.sheet.fear == 0
    assert not desk.allows(Rest()), "2 gold are not enough"


def test_BA_069_work() -> None:
    """A die and Wealth, for 2 Fear."""
    for die in range(1, 7):
        desk = in_town(3, fear=4).with_dice(Work(), die)
        assert (desk.sheet.gold, desk.sheet.fear) == (die + 3, 6)
        assert desk.told(e.Worked) == [e.Worked(die, die + 3)]
        assert desk.told(e.Frightened) == [e.Frightened(2, "work", 6)]
        assert desk.last.seal == "throw"


def test_BA_070_the_oracle_writes_a_letter() -> None:
    """And starts nothing, not even counting as a first Encounter (BA-G26)."""
    letters = dict(zip(range(1, 7), ("O", "P", "C", "H", "Z", "R"), strict=True))
    for die, letter in letters.items():
        desk = in_town(3, gold=9, marks={"9,9": "14"}, started=False)
        desk.with_dice(Consult("9,9"), die)
        assert desk.marks["9,9"] == Area("encounter", 14, letter)
        assert desk.sheet.gold == 5
        assert (desk.state.phase, desk.state.task) == ("town", None)
        assert desk.told(e.Consulted) == [e.Consulted("9,9", 4)]
        rolled = desk.told(e.TypeRolled)
        assert [(one.area, one.die, one.letter, one.oracle) for one in rolled] == [
            ("9,9", die, letter, True)
        ]
        assert not desk.state.started
        assert desk.last.seal == "throw"


def test_BA_070_only_untyped_ones() -> None:
    """Not a typed, crossed, Blocked or blank Area, a Town, or one not created."""
    marks = {"9,9": "14", "8,8": "Z14", "7,7": "x14", "6,6": "B", "7,8": "-", "8,9": "T2"}
    desk = in_town(1, gold=9, marks={**marks, "20,20": "P9"})
    assert desk.offers(Consult) == [Consult("9,9")]
    for area in ("8,8", "7,7", "6,6", "7,8", "8,9", "20,20", "30,30", HOME, AREA, ""):
        assert not desk.allows(Consult(area)), area
    assert not in_town(1, gold=1, marks=marks).allows(Consult("9,9"))
    desk.load(1).do(Consult("9,9"))
    assert not desk.allows(Consult("9,9"))


def test_a_stay_becomes_a_page_with_what_was_done() -> None:
    """BA-057: the facts for the told interlude."""
    desk = in_town(2, 1, gold=40, wounds=5, marks={"9,9": "14"})
    desk.load(4, 3, 5).do(Work(), Work(), Rest(), Rest(), Buy("rope"), Buy("snack"), Sell("snack"))
    desk.do(Consult("9,9")).load().do(Leave())
    page = desk.state.pages[-1]
    assert (page.kind, page.area, page.outcome) == ("town", AREA, "left")
    stay = page.stay
    assert (stay.worked, stay.earned, stay.rested, stay.healed) == (2, 11, 2, 5)
    assert (stay.bought, stay.sold) == (("rope", "snack"), ("snack",))
    assert stay.told == (("9,9", "Z"),)
    assert (stay.discount, stay.fear) == (1, 4)
    assert page.sheet == desk.sheet


def test_an_idle_stay_in_a_new_town_is_a_page() -> None:
    """BA-059: it was entered, and that is told."""
    desk = in_town(3, 1).load().do(Leave())
    assert [(page.kind, page.area) for page in desk.state.pages] == [("town", AREA)]
    assert desk.told(e.TownLeft) == [e.TownLeft(AREA, 0)]
    assert desk.state.pages[0].stay.wealth == 3


def test_towns_visited_are_counted_once_each() -> None:
    """BA-124, BA-G67: distinct Towns, on entering; a passed one is no respite."""
    marks = {**fence("12,12", ()), "8,8": "T2", "10,8": "T3", "10,11": "T1"}
    desk = road(marks).go("8,8", 6)
    assert desk.state.towns == 1
    desk.load().do(Leave()).go("10,8", 6)
    assert desk.state.towns == 2
    desk.load().do(Leave()).go(HOME).load().do(Leave())
    assert desk.state.towns == 2
