"""The tables that ship with the program: what the rules say of wares, Encounters and titles (C)."""

import pytest
from msgspec.structs import replace

from desktop.rules.games.book import GAME
from desktop.rules.games.book.choices import Buy, Disarm, Sell, Try
from desktop.rules.games.book.content.schema import Tables
from desktop.store import tables as store
from tests.rules.book import fx
from tests.rules.book.sheet import AREA, FIRST, Desk, facing, fence, in_town, road

# name: kind, base price, dice by letter (3.2 of the rules)
INVENTORY = {
    "Flute": ("equipment", 3, {"Pm": 2}),
    "Rope": ("equipment", 4, {"O": 1}),
    "Bow": ("equipment", 5, {"C": 1, "H": 1}),
    "Shield": ("equipment", 5, {}),
    "Pet": ("equipment", 6, {"Pm": 1, "C": 1, "H": 1}),
    "Sword": ("equipment", 7, {"C": 2}),
    "Armor": ("equipment", 7, {}),
    "Liquid Focus": ("item", 2, {"Z": 3}),
    "Snack": ("item", 3, {"Pp": 2, "Pm": 2}),
    "Rare Figurine": ("item", 4, {"H": 4}),
    "Trap Disarm Kit": ("item", 4, {}),
    "Bomb": ("item", 5, {"O": 3, "C": 3}),
}
# letter: faces of the type die, Attributes, Strain, bribes, gifts, gold (dice, plus, unlucky)
ENCOUNTERS = {
    "O": ((1,), {"STR", "DEX"}, True, False, False, None),
    "Pp": ((2,), {"STR", "WIS", "DEX"}, False, False, False, None),
    "Pm": ((2,), {"INT", "WIS", "CHA"}, False, False, False, None),
    "C": ((3,), {"STR", "DEX"}, True, False, False, (1, 1, 1)),
    "H": ((4,), {"INT", "WIS", "CHA"}, False, True, True, None),
    "Z": ((5,), {"INT", "WIS"}, False, False, False, (2, 0, 2)),
    "R": ((6,), {"INT", "DEX", "WIS"}, False, False, False, (1, 0, 0)),
}


@pytest.fixture(scope="module")
def shipped() -> Tables:
    return store.load(store.shipped())


@pytest.mark.rule("BA-065", "BA-066", "BA-067", "BA-120")
def test_the_twelve_wares(shipped: Tables) -> None:
    """3.2: kinds and base prices; none added, none left out."""
    wares = {ware.name: (ware.kind, ware.base, ware.dice) for ware in shipped.wares.values()}
    assert wares == INVENTORY
    assert all(key == ware.id for key, ware in shipped.wares.items())


@pytest.mark.rule("BA-076", "BA-089", "BA-094", "BA-095", "BA-112")
def test_what_wares_do_beside_dice(shipped: Tables) -> None:
    by_name = {ware.name: ware for ware in shipped.wares.values()}
    assert {name: ware.armour for name, ware in by_name.items() if ware.armour} == {"Armor": 1}
    assert {name for name, ware in by_name.items() if ware.shield} == {"Shield"}
    assert {name for name, ware in by_name.items() if ware.weapon} == {"Sword", "Bow"}
    assert {name for name, ware in by_name.items() if ware.disarms} == {"Trap Disarm Kit"}
    assert all(0 < len(ware.effect) <= 24 for ware in by_name.values())


def test_shipped_wares_are_what_the_fixture_says(shipped: Tables) -> None:
    """BA-047: so every behaviour tested with the fixture is that of the game as shipped."""
    shown = {key: replace(ware, name="", effect="") for key, ware in shipped.wares.items()}
    laid = {key: replace(ware, name="", effect="") for key, ware in fx.TABLES.wares.items()}
    assert shown == laid


@pytest.mark.rule("BA-009", "BA-044", "BA-045")
@pytest.mark.rule("BA-072", "BA-080", "BA-081", "BA-089", "BA-101", "BA-107", "BA-113")
@pytest.mark.rule("BA-097", "BA-108", "BA-114")
@pytest.mark.parametrize("letter", ENCOUNTERS)
def test_the_seven_encounters(letter: str, shipped: Tables) -> None:
    """Table of dice sources in part 2."""
    assert set(shipped.encounters) == set(ENCOUNTERS)
    one = shipped.encounters[letter]
    gold = (one.gold.dice, one.gold.plus, one.gold.unlucky) if one.gold else None
    told = (one.faces, set(one.attributes), one.strain, one.bribes, one.gives, gold)
    assert told == ENCOUNTERS[letter]


@pytest.mark.parametrize("letter", ENCOUNTERS)
def test_BA_133_story_tables_of_our_own(letter: str, shipped: Tables) -> None:
    """Six rows and six hooks of each letter make 36 titles, all different; and they say so."""
    titles = shipped.stories[letter].titles
    assert (len(titles.rows), len(titles.hooks)) == (6, 6)
    assert len({*titles.rows, *titles.hooks}) == 12
    assert all(text.strip() for text in (*titles.rows, *titles.hooks))
    assert shipped.head.ours


def test_BA_133_titles_of_towns_and_flights(shipped: Tables) -> None:
    for told in (shipped.town, shipped.flight):
        assert (len(set(told.titles.rows)), len(set(told.titles.hooks))) == (6, 6)


def test_the_shipped_tables_play(shipped: Tables) -> None:
    """BA-072, BA-112: the words of the tables are the game's, not the fixture's."""
    desk = in_town(1, gold=40, tables=shipped)
    desk.do(Buy("rope"), Buy("bomb"), Sell("bomb"), Buy("trap_disarm_kit"))
    assert desk.sheet.gold == 40 - 5 - 6 + 2 - 5
    desk = facing("O", 20, tables=shipped, equipment=("rope",), items={"bomb": 1})
    assert desk.pool(FIRST["O"], items=("bomb",)) == {"STR": 4, "rope": 1, "bomb": 3}
    desk = facing("R", 12, check=(1,), tables=shipped, items={"trap_disarm_kit": 1})
    assert desk.with_dice(Disarm(), 6).sheet.chapters == 1


def other(**changes: object) -> Tables:
    """An author's tables: a Rope that costs 9 and adds four dice to a Trap."""
    rope = fx.Ware("rope", "Rope", "equipment", 9, "other", {"R": 4})
    return replace(fx.tables(rope), **changes)


def test_the_tables_are_data() -> None:
    """3.2: an author's own table replaces ours without a change of code (BA-066, BA-047)."""
    desk = in_town(1, gold=10, tables=other()).do(Buy("rope"))
    assert desk.sheet.gold == 0
    assert desk.do(Sell("rope")).sheet.gold == 4
    desk = facing("R", 12, check=(1,), tables=other(), equipment=("rope",))
    assert desk.pool("INT") == {"INT": 2, "rope": 4}
    desk = facing("O", 12, tables=other(), equipment=("rope",))
    assert desk.pool("STR") == {"STR": 4}


@pytest.mark.parametrize(("worn", "dice", "wounds"), [(3, (1,), 0), (3, (6, 5), 2), (9, (6, 6), 0)])
def test_no_armour_heals(worn: int, dice: tuple[int, ...], wounds: int) -> None:
    """BA-094, BA-G33: damage is never below 0, however thick an author's Armor is."""
    plate = fx.tables(fx.Ware("armor", "Armor", "equipment", 7, "plate", armour=worn))
    desk = facing("C", 30, wounds=4, equipment=("armor",), tables=plate)
    desk.attempt(1, 1, 1, 1, *dice)
    assert desk.sheet.wounds == 4 + wounds
    desk = facing("R", 30, check=(6, 1), wounds=4, equipment=("armor",), tables=plate)
    assert desk.sheet.wounds == 4


def test_different_items_stack() -> None:
    """BA-047, BA-G42: at most one of each kind, as many kinds as help."""
    snack = fx.Ware("snack", "Snack", "item", 3, "other", {"O": 2})
    given = {"tables": fx.tables(snack), "items": {"snack": 2, "bomb": 1, "liquid_focus": 1}}
    desk = facing("O", 30, **given)
    assert desk.pool("STR", items=("snack", "bomb")) == {"STR": 4, "snack": 2, "bomb": 3}
    assert not desk.allows(Try("STR", items=("snack", "snack")))
    assert not desk.allows(Try("STR", items=("bomb", "liquid_focus")))
    desk.attempt(*(6,) * 9, items=("bomb", "snack"))
    assert desk.sheet.items == {"snack": 1, "liquid_focus": 1}


def test_encounters_are_data_too() -> None:
    """BA-044, BA-097: faces, Attributes, Strain and gold come from the table."""
    encounters = dict(fx.TABLES.encounters)
    encounters["Z"] = replace(
        encounters["Z"], faces=(1,), attributes=("LUC",), strain=True, gold=fx.Gold(0, 8, 5)
    )
    encounters["O"] = replace(encounters["O"], faces=(5,))
    tables = replace(fx.TABLES, encounters=encounters)
    desk: Desk = road({AREA: "8", **fence()}, tables=tables).go(AREA).throw(1)
    assert desk.task.letter == "Z"
    assert desk.allows(Try("LUC", strain=2))
    assert not desk.allows(Try("INT"))
    desk.attempt(2, 2, 2, 2, 1, by="LUC")
    assert desk.sheet.gold == 8
    desk = road({AREA: "8", **fence()}, tables=tables).go(AREA).throw(5)
    assert desk.task.letter == "O"
    assert GAME.invariants(tables, desk.state) == []
