"""Obstacle: BA-049, BA-050, BA-071 to BA-077."""

import pytest

from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import Flee, Route, Throw, Try
from desktop.rules.games.book.state import Area
from tests.rules.book.sheet import AREA, DOT, FIRE, HOME, SPOT, facing, road


def test_BA_071_one_may_flee_at_the_start() -> None:
    desk = facing("O").with_dice(Flee())
    assert (desk.sheet.fear, desk.sheet.wounds, desk.sheet.chapters) == (1, 0, 0)


def test_BA_072_the_pool() -> None:
    """BA-T28: Level and STR are five dice, a Strain the sixth; Rope and Bomb stack."""
    desk = facing("O", 15, xp=100, equipment=("rope",), items={"bomb": 1})
    assert desk.pool("STR") == {"level": 1, "STR": 4, "rope": 1}
    assert desk.pool("DEX") == {"level": 1, "DEX": 1, "rope": 1}
    assert desk.pool("STR", strain=2, items=("bomb",)) == {
        "level": 1, "STR": 4, "rope": 1, "bomb": 3, "strain": 2
    }  # fmt: skip
    assert facing("O", 15, xp=100).pool("STR") == {"level": 1, "STR": 4}


@pytest.mark.parametrize(("dice", "won"), [((6, 6, 2, 1), True), ((6, 6, 1, 1), False)])
def test_BA_073_the_ecl_must_be_reached(dice: tuple[int, ...], won: bool) -> None:
    desk = facing("O", 15)
    desk.with_dice(Try("STR"))
    assert (desk.state.pool.dice, desk.state.pool.needs) == (4, 15)
    assert desk.legal() == (Throw(),)
    desk.throw(*dice, *(() if won else (1,)))
    rolled = desk.told(e.Rolled)[0]
    assert (rolled.dice, rolled.total, rolled.needs) == (dice, sum(dice), 15)
    assert rolled.success is won
    assert desk.sheet.chapters == int(won)


def test_BA_074_xp_and_a_chapter() -> None:
    """BA-122: and the best ECL beaten; no gold, no Fear, no Wound."""
    desk = facing("O", 15, xp=110, best=12, chapters=4, gold=3).attempt(*(6,) * 5)
    sheet = desk.sheet
    assert (sheet.xp, sheet.chapters, sheet.best, sheet.gold) == (125, 5, 15, 3)
    assert (sheet.wounds, sheet.fear) == (0, 0)
    told = desk.told(e.ChapterWritten)
    assert [(one.number, one.won, one.xp, one.ecl) for one in told] == [(5, True, 15, 15)]
    assert desk.told(e.LuckTried) == []
    assert facing("O", 15, best=16, chapters=1).attempt(6, 6, 6, 6).sheet.best == 16


@pytest.mark.parametrize(
    ("dex", "die", "gear", "wounds"),
    [
        (1, 2, (), 3),
        (1, 2, ("armor",), 2),
        (1, 1, (), 1),
        (1, 1, ("armor",), 0),
        (3, 3, (), 1),
        (3, 4, (), 3),
        (1, 2, ("shield",), 3),
        (1, 2, ("armor", "shield"), 2),
    ],
)
def test_BA_075_a_dexterity_check_on_failure(
    dex: int, die: int, gear: tuple[str, ...], wounds: int
) -> None:
    """BA-076, BA-T29: 1 or 3 Wounds, Armor takes 1 off, a Shield is for Combat."""
    desk = facing("O", 25, six=(4, 2, 2, dex, 3, 4), equipment=gear).attempt(1, 1, 1, 1, die)
    assert desk.sheet.wounds == wounds
    assert (desk.sheet.fear, desk.sheet.chapters, desk.sheet.xp) == (0, 0, 0)
    assert [(one.value, one.die, one.passed) for one in desk.told(e.Dodged)] == [
        (dex, die, die <= dex)
    ]
    assert [one.why for one in desk.told(e.Dodged)] == ["failure"]
    assert [one.amount for one in desk.told(e.Wounded) if one.amount] == [wounds] * (wounds > 0)


def test_BA_076_armor_takes_nothing_off_a_strain() -> None:
    """BA-G33, BA-G61: the Strain of a lost try stays."""
    desk = facing("O", 30, equipment=("armor",)).attempt(*(1,) * 6, 1, strain=2)
    assert desk.sheet.wounds == 2


def test_BA_077_again_or_away() -> None:
    """BA-G61: as often as one likes, with new Strain and Items each time; 1 Fear to flee."""
    desk = facing("O", 20, items={"bomb": 1})
    for again in range(1, 4):
        desk.attempt(1, 1, 1, 1, 1)
        assert desk.sheet.wounds == again
        assert desk.state.phase == "start"
        assert desk.task.tried
        assert Flee() in desk.legal()
    desk.attempt(*(3,) * 8, strain=1, items=("bomb",))
    assert (desk.sheet.chapters, desk.sheet.wounds, desk.sheet.items) == (1, 4, {})
    desk = facing("O", 20, fear=4).attempt(1, 1, 1, 1, 1).with_dice(Flee())
    assert (desk.sheet.fear, desk.sheet.wounds) == (5, 1)


def test_BA_049_an_overcome_area_is_crossed_out() -> None:
    desk = facing("O", 15, marks={"9,9": "14"}).attempt(6, 6, 6, 6)
    assert desk.marks[AREA] == Area("encounter", 15, "O", crossed=True)
    assert not desk.allows(Route(AREA, (131, 111)))
    desk.go(HOME)
    assert not desk.allows(Route(AREA, DOT))


def test_BA_050_its_surroundings_are_created() -> None:
    """BA-030, BA-G14: in the order of the stream, right after what the victory rolled."""
    fours = [(1, 1, 1, 5), (1, 1, 5, 5), (2, 3, 4, 5), (6, 6, 6, 6), (3, 3, 3, 3), (2, 2, 2, 2),
             (4, 4, 4, 4)]  # fmt: skip
    desk = road({AREA: "O15"}).go(AREA)
    desk.attempt(6, 6, 6, 6, *(die for four in fours for die in four))
    assert [event.area for event in desk.told(e.AreaCreated)] == [
        "5,4", "6,4", "7,4", "7,5", "5,6", "6,6", "7,6"
    ]  # fmt: skip
    assert [event.dice for event in desk.told(e.AreaCreated)] == fours
    assert desk.marks["5,4"] == Area("town", 5)
    assert desk.marks["6,4"] == Area("blocked")
    assert desk.marks["7,4"] == Area("encounter", 14)


def test_one_stays_where_one_won() -> None:
    """BA-036, BA-038: the next Route starts at this dot."""
    desk = facing("O", 15, marks={"9,9": "Z14"}).attempt(6, 6, 6, 6)
    assert desk.state.trail == (SPOT, FIRE, DOT)
    assert desk.state.here == AREA
    desk.go("9,9")
    assert desk.state.legs[-1].start == DOT


def test_BA_128_each_chapter_covers_one_encounter() -> None:
    """BA-074: a page with the facts of the fight; a flight is no Chapter."""
    desk = facing("O", 20, items={"bomb": 1}, xp=100, marks={"9,9": "Z14"})
    desk.attempt(1, 1, 1, 1, 1, 1, 1, strain=1).attempt(*(3,) * 10, strain=2, items=("bomb",))
    page = desk.state.pages[-1]
    assert (page.kind, page.chapter, page.outcome, page.area) == ("chapter", 1, "won", AREA)
    assert (page.letter, page.first, page.ecl) == ("O", "O", 20)
    tale = page.tale
    assert (tale.sums, tale.dice, tale.needs, tale.attribute) == ((6, 30), 10, 20, "STR")
    assert (tale.wounds, tale.strain, tale.used, tale.xp) == (4, 3, ("bomb",), 20)
    assert page.sheet == desk.sheet
    desk.go("9,9").with_dice(Flee())
    page = desk.state.pages[-1]
    assert (page.kind, page.chapter, page.outcome) == ("flight", 0, "fled")
    assert page.tale.fear == 1
    assert desk.sheet.chapters == 1
