"""What a pool is made of: BA-047, BA-048, and the sources of every type (BA-G42 to BA-G44)."""

from itertools import chain, combinations

import pytest

from desktop.rules.games.book.choices import Try
from desktop.rules.games.book.state import ATTRIBUTES
from desktop.rules.kernel.game import Number, One, Subset
from tests.rules.book.sheet import GEAR, GOODS, Desk, facing

SIX = (4, 3, 2, 1, 4, 3)
MIGHT = dict(zip(ATTRIBUTES, SIX, strict=True))
# letter: Attributes, what helps by itself, weapons, Items, and whether Strain, bribes, gifts count
SOURCES = {
    "O": (("STR", "DEX"), {"rope": 1}, {}, {"bomb": 3}, "strain"),
    "Pp": (("STR", "WIS", "DEX"), {}, {}, {"snack": 2}, ""),
    "Pm": (("INT", "WIS", "CHA"), {"flute": 2, "pet": 1}, {}, {"snack": 2}, ""),
    "C": (("STR", "DEX"), {"pet": 1}, {"sword": 2, "bow": 1}, {"bomb": 3}, "strain"),
    "H": (("INT", "WIS", "CHA"), {"bow": 1, "pet": 1}, {}, {"rare_figurine": 4}, "bribes given"),
    "Z": (("INT", "WIS"), {}, {}, {"liquid_focus": 3}, ""),
    "R": (("INT", "DEX", "WIS"), {}, {}, {}, ""),
}


def rich(letter: str, ecl: int = 30, **given) -> Desk:
    """In an Encounter with one of every Equipment, two of every Item, 5 gold and Level 2."""
    stats = {"six": SIX, "xp": 210, "gold": 5, "equipment": GEAR, "items": dict.fromkeys(GOODS, 2)}
    arrival = {"Pp": (1,), "Pm": (6,)}.get(letter, ())
    check = (1,) if letter == "R" else None
    known = letter if len(letter) == 1 else "P"
    return facing(known, ecl, arrival=arrival, check=check, **{**stats, **given})


def poor(letter: str, **given) -> Desk:
    return rich(letter, **{"gold": 0, "equipment": (), "items": {}, "xp": 0, **given})


@pytest.mark.parametrize("letter", SOURCES)
def test_BA_047_attribute_level_equipment_and_items(letter: str) -> None:
    """BA-072, BA-080, BA-081, BA-089, BA-101, BA-107, BA-113, BA-G05: each source by itself."""
    attributes, gear, _, items, _ = SOURCES[letter]
    first = attributes[0]
    assert poor(letter).pool(first) == {first: MIGHT[first]}
    assert poor(letter, xp=350).pool(first) == {first: MIGHT[first], "level": 3}
    for ware in GEAR:
        got = poor(letter, equipment=(ware,)).pool(first)
        assert got.get(ware, 0) == gear.get(ware, 0), ware
        assert sum(got.values()) == MIGHT[first] + gear.get(ware, 0)
    for ware in GOODS:
        desk = poor(letter, items={ware: 1})
        assert sum(desk.pool(first).values()) == MIGHT[first], "unspent Items add nothing"
        assert desk.allows(Try(first, items=(ware,))) is (ware in items), ware
        if ware in items:
            assert desk.pool(first, items=(ware,))[ware] == items[ware]


@pytest.mark.parametrize("letter", SOURCES)
def test_BA_047_everything_together(letter: str) -> None:
    """BA-G42: different kinds stack."""
    attributes, gear, _, items, _ = SOURCES[letter]
    for attribute in attributes:
        got = rich(letter).pool(attribute, items=tuple(items))
        assert got == {attribute: MIGHT[attribute], "level": 2, **gear, **items}


@pytest.mark.parametrize("letter", SOURCES)
def test_BA_047_one_attribute_of_the_set(letter: str) -> None:
    """BA-G41, BA-G44: any of them, and no other."""
    desk = rich(letter)
    allowed = {name for name in ATTRIBUTES if desk.allows(Try(name))}
    assert allowed == set(SOURCES[letter][0])
    form = desk.question("Try")
    assert form is not None
    part = form.parts["attribute"]
    assert isinstance(part, One)
    assert set(part.of) == allowed


@pytest.mark.parametrize("letter", SOURCES)
def test_BA_048_strain_in_some_encounters(letter: str) -> None:
    """BA-102, BA-103: and bribes and gifts in a Threat only."""
    attribute, paid = SOURCES[letter][0][0], SOURCES[letter][4]
    desk = rich(letter)
    assert desk.allows(Try(attribute, strain=1)) is ("strain" in paid)
    assert desk.allows(Try(attribute, bribes=1)) is ("bribes" in paid)
    assert desk.allows(Try(attribute, given=("rope",))) is ("given" in paid)


@pytest.mark.parametrize("letter", SOURCES)
def test_one_weapon_in_combat_alone(letter: str) -> None:
    """BA-089, BA-G42."""
    attribute, weapons = SOURCES[letter][0][0], SOURCES[letter][2]
    desk = rich(letter)
    for ware in (*GEAR, *GOODS, "excalibur"):
        assert desk.allows(Try(attribute, weapon=ware)) is (ware in weapons), ware
    for ware, dice in weapons.items():
        got = desk.pool(attribute, weapon=ware)
        assert {name: got.get(name, 0) for name in ("sword", "bow")} == {
            "sword": 0, "bow": 0, ware: dice
        }  # fmt: skip
    assert not poor(letter).allows(Try(attribute, weapon="sword"))


@pytest.mark.parametrize("letter", SOURCES)
def test_one_item_of_each_kind(letter: str) -> None:
    """BA-G42: two Snacks are for two rolls; what is not owned cannot be spent."""
    attribute, _, _, items, _ = SOURCES[letter]
    desk = rich(letter)
    every = chain.from_iterable(combinations(GOODS, many) for many in (1, 2))
    for some in every:
        assert desk.allows(Try(attribute[0], items=some)) is (set(some) <= set(items)), some
    for ware in items:
        assert not desk.allows(Try(attribute[0], items=(ware, ware)))
        assert not poor(letter).allows(Try(attribute[0], items=(ware,)))
    assert not desk.allows(Try(attribute[0], items=("rope",)))


def test_BA_048_each_strain_is_a_wound_and_a_die() -> None:
    """BA-T28: even on success; Armor does not help (4.1)."""
    for gear in ((), ("armor",)):
        desk = facing("O", 15, xp=100, equipment=gear)
        assert desk.pool("STR", strain=1) == {"STR": 4, "level": 1, "strain": 1}
        desk.attempt(3, 3, 3, 3, 3, 3, strain=1)
        assert (desk.sheet.wounds, desk.sheet.chapters) == (1, 1)
    desk = facing("O", 15).attempt(*(3,) * 7, strain=3)
    assert desk.sheet.wounds == 3


def test_BA_048_strain_never_to_death() -> None:
    """BA-T30, BA-G36: Wounds 17 of 19 leave one."""
    for wounds, most in ((17, 1), (18, 0), (0, 18), (10, 8)):
        desk = facing("O", 15, wounds=wounds)
        assert not desk.allows(Try("STR", strain=most + 1))
        assert desk.allows(Try("STR", strain=most))
        part = desk.question("Try").parts.get("strain", Number(0, 0))
        assert (part.lo, part.hi) == (0, most)
    assert not desk.allows(Try("STR", strain=-1))


def test_strain_is_paid_when_the_pool_is_handed_in() -> None:
    """Part 7: a price, no seal; the throw seals."""
    desk = facing("O", 15).with_dice(Try("STR", strain=2, items=()))
    assert desk.sheet.wounds == 2
    assert desk.last.seal is None
    assert desk.state.phase == "pool"
    assert desk.state.pool.dice == 6
    assert desk.state.pool.needs == 15
    desk.throw(3, 3, 3, 3, 3, 3)
    assert desk.last.seal == "throw"


def test_a_lost_try_costs_what_was_paid_for_it() -> None:
    """BA-065, BA-G61: Items are used up and Strain stays, whatever the roll."""
    desk = facing("O", 20, items={"bomb": 2}).attempt(*(1,) * 8, 1, strain=1, items=("bomb",))
    assert desk.sheet.items == {"bomb": 1}
    assert desk.sheet.wounds == 2
    desk.attempt(*(1,) * 7, 1, items=("bomb",))
    assert desk.sheet.items == {}
    assert not desk.allows(Try("STR", items=("bomb",)))


def test_the_form_lists_what_may_be_paid() -> None:
    """BA-102, BA-103: bounds of a Threat."""
    form = rich("H").question("Try")
    bribes, given, items = (form.parts[name] for name in ("bribes", "given", "items"))
    assert isinstance(bribes, Number)
    assert (bribes.lo, bribes.hi) == (0, 5)
    assert isinstance(given, Subset)
    assert set(given.of) == set(GEAR)
    assert isinstance(items, Subset)
    assert set(items.of) == {"rare_figurine"}
    weapon = rich("C").question("Try").parts["weapon"]
    assert isinstance(weapon, One)
    assert set(weapon.of) == {"", "sword", "bow"}
