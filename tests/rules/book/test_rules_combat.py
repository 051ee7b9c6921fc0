"""Combat: BA-086 to BA-097."""

import pytest

from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import Flee, Throw, Try
from desktop.rules.games.book.state import Area
from tests.rules.book.sheet import AREA, Desk, facing, fence, road

LUCK = (5,)
"""A Luck Check that fails (LUC 4): 1 gold and no further die."""


def combat(ecl: int = 15, **given) -> Desk:
    return facing("C", ecl, **given)


def test_BA_086_life_starts_at_the_ecl() -> None:
    desk = road({AREA: "17"}).go(AREA).throw(3)
    assert (desk.task.life, desk.task.ecl) == (17, 17)
    began = desk.told(e.EncounterBegan)
    assert [(one.area, one.letter, one.ecl, one.life) for one in began] == [(AREA, "C", 17, 17)]


def test_BA_087_it_starts_with_a_fear_check() -> None:
    """BA-054: before anything else may be chosen."""
    desk = road({AREA: "17", **fence()}, fear=2).go(AREA).throw(3)
    assert desk.state.phase == "fear"
    assert desk.legal() == (Throw(),)
    desk.throw(6, 6)
    assert desk.state.phase == "start"
    assert desk.task.life == 17
    assert desk.told(e.FearChecked)[0].passed


def test_BA_088_before_every_roll_one_may_flee() -> None:
    """After a success and after a failure too."""
    desk = combat()
    assert Flee() in desk.legal()
    desk.attempt(5, 5, 5, 5)
    assert (desk.task.life, desk.state.phase) == (10, "start")
    assert Flee() in desk.legal()
    desk.attempt(1, 1, 1, 1, 1)
    assert desk.sheet.wounds == 1
    assert Flee() in desk.legal()
    desk.with_dice(Flee(), 1)
    assert desk.state.phase == "road"


def test_BA_089_the_pool() -> None:
    """BA-G42, BA-G55: one weapon; Pet by itself; Bomb and Strain on top."""
    desk = combat(xp=200, equipment=("sword", "bow", "pet"), items={"bomb": 2})
    assert desk.pool("STR") == {"level": 2, "STR": 4, "pet": 1}
    assert desk.pool("DEX", weapon="bow") == {"level": 2, "DEX": 1, "pet": 1, "bow": 1}
    assert desk.pool("STR", weapon="sword", items=("bomb",), strain=3) == {
        "level": 2, "STR": 4, "pet": 1, "sword": 2, "bomb": 3, "strain": 3
    }  # fmt: skip


@pytest.mark.parametrize("rule", ["on", "off"])
def test_BA_089_strain_in_combat(rule: str) -> None:
    """BA-G47: both values of the table rule; an Obstacle is not concerned."""
    options = {"strain_in_combat": rule}
    desk = combat(options=options)
    assert desk.allows(Try("STR", strain=1)) is (rule == "on")
    form = desk.question("Try")
    strain = form.parts.get("strain")
    assert (strain is not None and strain.hi == 18) is (rule == "on")
    assert facing("O", options=options).allows(Try("STR", strain=1))


@pytest.mark.parametrize(
    ("dice", "success", "life"),
    [
        ((6, 6, 2, 1), True, 15),
        ((6, 6, 1, 1), False, 15),
        ((6, 6, 3, 1), True, 14),
        ((6, 6, 6, 6), True, 6),
    ],
)
def test_BA_090_a_sum_of_the_life_left_succeeds(
    dice: tuple[int, ...], success: bool, life: int
) -> None:
    """BA-091, BA-G49: equal is a success with 0 damage and no Wound."""
    desk = combat(15).attempt(*dice, *(() if success else (1,)))
    assert desk.told(e.Rolled)[0].success is success
    assert (desk.task.life, desk.sheet.wounds) == (life, 0 if success else 1)


def test_BA_091_damage_is_the_margin() -> None:
    """BA-092, BA-093, BA-T34, BA-G48: Life 15, 10, hit, 10, 2, -8; XP 15."""
    desk = combat(15)
    desk.attempt(5, 5, 5, 5)
    assert desk.told(e.LifeLeft) == [e.LifeLeft(15, 5, 10)]
    desk.attempt(3, 2, 2, 2, 1)
    assert (desk.task.life, desk.sheet.wounds) == (10, 1)
    desk.with_dice(Try("STR"))
    assert desk.state.pool.needs == 10
    desk.throw(5, 5, 4, 4)
    assert desk.task.life == 2
    desk.attempt(3, 3, 3, 3, *LUCK)
    assert desk.told(e.LifeLeft)[-1] == e.LifeLeft(2, 10, -8)
    assert (desk.sheet.xp, desk.sheet.best, desk.sheet.chapters) == (15, 15, 1)


@pytest.mark.parametrize(("dice", "won"), [((5, 5, 5, 5), True), ((5, 5, 5, 4), False)])
def test_BA_092_at_or_below_zero(dice: tuple[int, ...], won: bool) -> None:
    """Twice the Life kills at one blow, one less does not."""
    desk = combat(10).attempt(*dice, *(LUCK if won else ()))
    assert desk.sheet.chapters == int(won)
    assert won or desk.task.life == 1


@pytest.mark.parametrize(
    ("gear", "dice", "wounds"),
    [
        ((), (1,), 1),
        ((), (4, 5), 5),
        ((), (2, 1), 1),
        (("armor",), (4, 5), 4),
        (("armor",), (1,), 0),
        (("armor",), (4, 1), 0),
        (("shield",), (4, 5, 3), 0),
        (("shield",), (4, 5, 4), 0),
        (("shield",), (4, 5, 5), 5),
        (("shield",), (1, 5), 1),
        (("armor", "shield"), (4, 5, 5), 4),
        (("armor", "shield"), (4, 5, 4), 0),
        (("armor", "shield"), (1,), 0),
        (("armor", "shield"), (4, 1), 0),
    ],
)
def test_BA_093_the_creature_hits_back(
    gear: tuple[str, ...], dice: tuple[int, ...], wounds: int
) -> None:
    """BA-094, BA-095, BA-T37, BA-G34: DEX 1; Armor first, then the Shield if anything is left."""
    desk = combat(20, equipment=gear).attempt(1, 1, 1, 1, *dice)
    assert desk.sheet.wounds == wounds
    assert (desk.sheet.fear, desk.state.phase, desk.task.life) == (0, "start", 20)


def test_BA_094_armor_takes_one_off() -> None:
    desk = combat(20, equipment=("armor",)).attempt(1, 1, 1, 1, 6, 6)
    wounded = [one for one in desk.told(e.Wounded) if one.amount]
    assert [(one.amount, one.armour, one.dice, one.why) for one in wounded] == [(5, 1, (6,), "hit")]
    assert (wounded[0].wounds, wounded[0].limit) == (5, 19)


@pytest.mark.parametrize(
    ("six", "die", "held"),
    [
        ((4, 2, 2, 1, 3, 4), 4, True),
        ((1, 2, 2, 3, 3, 4), 3, True),
        ((1, 2, 2, 3, 3, 4), 4, False),
        ((2, 4, 4, 1, 4, 4), 2, True),
        ((2, 4, 4, 1, 4, 4), 3, False),
    ],
)
def test_BA_095_the_shield_uses_the_better_of_str_and_dex(
    six: tuple[int, ...], die: int, held: bool
) -> None:
    """BA-G34."""
    desk = combat(30, six=six, equipment=("shield",))
    desk.attempt(*(1,) * six[0], 6, 4, die)
    assert desk.sheet.wounds == (0 if held else 4)
    told = desk.told(e.Shielded)
    assert [(one.value, one.die, one.passed) for one in told] == [(max(six[0], six[3]), die, held)]
    assert told[0].attribute == ("STR" if six[0] >= six[3] else "DEX")
    assert desk.task.tale.shielded == int(held)


@pytest.mark.parametrize(("dice", "wounds"), [((1,), 1), ((2, 1), 1), ((6, 6), 6)])
def test_BA_096_fleeing_is_a_free_attack(dice: tuple[int, ...], wounds: int) -> None:
    """BA-052: then 1 Fear, in this order."""
    desk = combat().with_dice(Flee(), *dice)
    assert (desk.sheet.wounds, desk.sheet.fear) == (wounds, 1)
    kinds = [type(one) for one in desk.events]
    assert kinds.index(e.Wounded) < kinds.index(e.Frightened)
    assert [one.why for one in desk.told(e.Dodged)] == ["flight"]
    assert desk.state.pages[-1].tale.wounds == wounds
    assert desk.state.pages[-1].sheet == desk.sheet
    assert desk.last.seal == "throw"


@pytest.mark.parametrize(
    ("dice", "gold"), [((4, 6), 7), ((1, 1), 2), ((4, 3), 4), ((5,), 1), ((6,), 1)]
)
def test_BA_097_victory(dice: tuple[int, ...], gold: int) -> None:
    """BA-T38, BA-G56: LUC 4; a die and 1 gold, else 1 gold. XP are the ECL."""
    desk = combat(12, gold=3, xp=20).attempt(6, 6, 6, 6, *dice)
    sheet = desk.sheet
    assert (sheet.gold, sheet.xp, sheet.chapters, sheet.best) == (3 + gold, 32, 1, 12)
    luck = desk.told(e.LuckTried)[0]
    assert (luck.value, luck.die, luck.passed, luck.gold) == (4, dice[0], dice[0] <= 4, gold)
    assert luck.dice == dice[1:]
    assert desk.marks[AREA] == Area("encounter", 12, "C", crossed=True)
    assert desk.state.pages[-1].tale.gold == gold


def test_a_bomb_is_for_one_roll() -> None:
    """BA-065, BA-G42: the next round has to do without."""
    desk = combat(15, items={"bomb": 1}).attempt(*(3,) * 7, items=("bomb",))
    assert (desk.task.life, desk.sheet.items) == (9, {})
    assert desk.pool("STR") == {"STR": 4}
    assert not desk.allows(Try("STR", items=("bomb",)))


def test_a_weapon_stays() -> None:
    """BA-065: Equipment is used as often as one likes, and another one each round."""
    desk = combat(20, equipment=("sword", "bow"))
    desk.attempt(*(4,) * 6, weapon="sword")
    assert desk.task.life == 16
    desk.attempt(*(4,) * 5, weapon="bow")
    assert desk.task.life == 12
    assert desk.sheet.equipment == ("sword", "bow")


def test_combat_tells_its_facts() -> None:
    """BA-128: every sum, Wound and gold of the fight."""
    desk = combat(15, equipment=("shield",))
    desk.attempt(5, 5, 5, 5).attempt(1, 1, 1, 1, 6, 2, 4)
    desk.attempt(1, 1, 1, 1, 6, 2, 6).attempt(*(6,) * 5, 2, 3, strain=1)
    tale = desk.state.pages[-1].tale
    assert tale.sums == (20, 4, 4, 30)
    assert (tale.wounds, tale.strain, tale.shielded, tale.gold, tale.xp) == (3, 1, 1, 4, 15)
    assert (tale.dice, tale.needs) == (5, 10)
