"""In which order dice fall (part 4 of the rules), what is sealed, and what undo takes back."""

from typing import Any

import pytest

from desktop.rules.games.book import GAME
from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import (
    Assign,
    Buy,
    Consult,
    Convert,
    Disarm,
    Flee,
    Leave,
    Rest,
    Route,
    Sell,
    Settle,
    Throw,
    Try,
    Work,
)
from desktop.rules.kernel import history
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal
from desktop.rules.kernel.game import Answer
from tests.rules.book import fx
from tests.rules.book.sheet import (
    AREA,
    DOT,
    HOME,
    SIX,
    Desk,
    at_home,
    begin,
    facing,
    fence,
    in_town,
    road,
)

FOUR = (2, 2, 2, 2)


def fell(desk: Desk) -> tuple[tuple[int, ...], ...]:
    """Every roll of the last step, as the journal keeps it."""
    return desk.last.fell


def test_setup_in_order() -> None:
    """4.0: six Attributes, six Checks, Wealth, then the ring (BA-014, BA-022, BA-027, BA-031)."""
    desk = begin().throw(6, 5, 2, 2, 1, 3)
    assert fell(desk) == ((6, 5, 2, 2, 1, 3),)
    desk.do(Assign(SIX)).throw(4, 4, 3, 1, 4, 2)
    assert fell(desk) == ((4, 4, 3, 1, 4, 2),)
    desk.with_dice(Settle("0,0"), 6, *FOUR, 1, 1, 5, 5, *FOUR)
    assert fell(desk) == ((6,), FOUR, (1, 1, 5, 5), FOUR)


def test_arrival_in_order() -> None:
    """4.2: the type, then physical or mental, in one throw (BA-044, BA-079)."""
    desk = road({AREA: "15"}).go(AREA).throw(2, 5)
    assert fell(desk) == ((2,), (5,))
    desk = road({AREA: "P15"}).go(AREA, 5)
    assert fell(desk) == ((5,),)


@pytest.mark.parametrize(
    ("letter", "dice", "rolls"),
    [
        ("C", (6, 6, 6, 6, 4, 6, *FOUR), ((6, 6, 6, 6), (4,), (6,), FOUR)),
        ("C", (6, 6, 6, 6, 5, *FOUR), ((6, 6, 6, 6), (5,), FOUR)),
        ("Z", (6, 6, 4, 6, 5, *FOUR), ((6, 6), (4,), (6, 5), FOUR)),
        ("R", (6, 6, 4, 6, *FOUR), ((6, 6), (4,), (6,), FOUR)),
        ("R", (6, 6, 5, *FOUR), ((6, 6), (5,), FOUR)),
        ("H", (6, 6, *FOUR), ((6, 6), FOUR)),
        ("O", (6, 6, 6, 6, *FOUR), ((6, 6, 6, 6), FOUR)),
    ],
)
def test_a_victory_in_order(letter: str, dice: tuple[int, ...], rolls: tuple[Any, ...]) -> None:
    """OVERCOME: the pool, Luck, gold, then the surroundings (BA-050, BA-097, BA-108, BA-114)."""
    marks = {AREA: f"{letter}12", **fence(but=(HOME, "7,5"))}
    desk = road(marks).go(AREA)
    if letter == "R":
        desk.throw(1)
    desk.attempt(*dice)
    assert fell(desk) == rolls
    assert desk.marks["7,5"].value == 8


@pytest.mark.parametrize(
    ("gear", "dice", "rolls"),
    [
        (("shield",), (1, 1, 1, 1, 6, 5, 6), ((1, 1, 1, 1), (6,), (5,), (6,))),
        (("shield",), (1, 1, 1, 1, 1, 6), ((1, 1, 1, 1), (1,), (6,))),
        (("armor", "shield"), (1, 1, 1, 1, 6, 1), ((1, 1, 1, 1), (6,), (1,))),
        ((), (1, 1, 1, 1, 6, 5), ((1, 1, 1, 1), (6,), (5,))),
    ],
)
def test_a_hit_in_order(gear: tuple[str, ...], dice: tuple[int, ...], rolls: Any) -> None:
    """HIT: Dexterity, the Wounds, then the Shield if anything is left (BA-093, BA-G34)."""
    assert fell(facing("C", 20, equipment=gear).attempt(*dice)) == rolls


def test_a_lost_personal_in_order() -> None:
    """P.LOST: the pool, then the surroundings (BA-085)."""
    desk = road({AREA: "P30", **fence(but=(HOME, "7,5"))}).go(AREA, 1).attempt(1, 1, 1, 1, *FOUR)
    assert fell(desk) == ((1, 1, 1, 1), FOUR)


def test_a_trap_in_order() -> None:
    """R.START and R.FAIL: the Check, the Wounds; the Fear Check is a throw of its own (BA-115)."""
    desk = road({AREA: "R30"}, fear=2).go(AREA).throw(6, 3)
    assert fell(desk) == ((6,), (3,))
    desk = facing("R", 30, check=(1,), fear=2).attempt(1, 1, 3)
    assert fell(desk) == ((1, 1), (3,))
    desk.throw(1, 1)
    assert fell(desk) == ((1, 1),)
    desk = facing("R", 12, check=(1,), items={"trap_disarm_kit": 1}).with_dice(Disarm(), 4, 6)
    assert fell(desk) == ((4,), (6,))


def test_a_panic_in_order() -> None:
    """FEARCHECK, then C.FLEE (BA-054, BA-056, BA-096)."""
    desk = facing("H", fear=3).throw(6, 6, 6, 5, 2)
    assert fell(desk) == ((6, 6, 6), (5,), (2,))


def test_a_town_in_order() -> None:
    """4.7: one die each to haggle, to work and for the Oracle (BA-063, BA-069, BA-070)."""
    desk = in_town(gold=9, marks={"9,9": "14"})
    assert fell(desk) == ((6,),)
    assert fell(desk.with_dice(Work(), 4)) == ((4,),)
    assert fell(desk.with_dice(Consult("9,9"), 3)) == ((3,),)
    assert fell(desk.with_dice(Rest() if desk.sheet.wounds else Leave())) == ()
    assert fell(at_home()) == ()


def test_seals() -> None:
    """Part 7: undo ends at every throw, and nowhere else."""
    desk = begin().throw(6, 5, 2, 2, 1, 3)
    assert desk.last.seal == "throw"
    assert desk.do(Assign(SIX)).last.seal is None
    assert desk.throw(1, 1, 1, 1, 1, 1).last.seal == "throw"
    assert desk.with_dice(Settle("0,0"), 1, *FOUR * 3).last.seal == "throw"
    assert desk.do(Buy("snack")).last.seal is None
    assert desk.do(Sell("snack")).last.seal is None
    assert desk.with_dice(Work(), 1).last.seal == "throw"
    assert desk.do(Leave()).last.seal is None
    assert desk.go("1,0").last.seal is None, "nothing was rolled yet"
    assert desk.throw(3).last.seal == "throw"
    assert desk.throw(1, 1).last.seal == "throw"
    assert desk.do(Try("STR", strain=1)).last.seal is None
    assert desk.throw(1, 1, 1, 1, 1, 1).last.seal == "throw"
    assert desk.with_dice(Flee(), 1).last.seal == "throw"
    assert in_town().last.seal == "throw"
    assert at_home(wounds=1, gold=9).last.seal is None
    assert at_home(wounds=1, gold=9).do(Rest()).last.seal is None
    assert facing("H").do(Convert()).last.seal is None
    assert road({AREA: "P15"}).go(AREA, 5).last.seal == "throw"


def test_undo_takes_back_plans_but_no_throw() -> None:
    """BA-039, BA-048: a dot and a price may be thought over; what fell may not."""
    past = history.begin(GAME, fx.TABLES, {"dice": "typed"}, Chance("undo"))
    for choice in (Answer((4, 4, 4, 4, 4, 4)), Assign((4,) * 6), Answer((1,) * 6), Settle(HOME)):
        past = past.choose(choice)
    with pytest.raises(Illegal):
        past.undo()
    past = past.choose(Leave())
    beside = ("5,4", "4,5", "6,5", "5,6")
    live = next(name for name in beside if past.state.areas[name].kind == "encounter")
    column, row = (int(part) for part in live.split(","))
    on_the_road = past.state
    past = past.choose(Route(live, (20 * column + 3, 20 * row + 3)))
    assert past.undo().state == on_the_road
    past = past.choose(Answer((1,)))
    with pytest.raises(Illegal):
        past.undo()
    before = past.state
    past = past.choose(Try("STR", strain=3))
    assert past.state.sheet.wounds == 3
    assert past.undo().state == before


def test_a_title_for_every_leaf() -> None:
    """BA-133: Encounters, flights and stays in Towns, each from the next stream of its own."""
    desk = road({AREA: "15", "9,9": "T3", **fence()})
    expected = [desk.state.chance.fork(f"title|{number}").roll(2)[0] for number in range(4)]
    desk.go(AREA).throw(5).with_dice(Flee()).with_dice(Leave()).go("9,9", 6)
    told = desk.told(e.TitleRolled)
    kinds = [(one.kind, one.letter) for one in told]
    assert kinds == [("chapter", "Z"), ("flight", "Z"), ("town", ""), ("town", "")]
    assert [one.dice for one in told] == expected
    assert desk.state.titles == 4
    assert desk.state.stay.title == expected[3]
    assert desk.state.pages[0].title == expected[1]


def test_typed_dice_are_for_throws_alone() -> None:
    """BA-001: what merely follows falls from the program's stream."""
    desk = in_town(gold=9, marks={"9,9": "14"}, options={"dice": "typed"})
    desk.with_dice(Work(), 4).with_dice(Consult("9,9"), 3)
    assert desk.sheet.gold == 9 + 5 - 2
    desk = road({AREA: "C12", "9,9": "14", **fence()}, options={"dice": "typed"}).go(AREA)
    desk.with_dice(Flee(), 6, 2)
    assert desk.sheet.wounds == 2


def test_titles_do_not_disturb_the_stream() -> None:
    """The main stream moves by the dice alone, whatever is told (BA-133)."""
    desk = Desk(GAME.begin(fx.TABLES, {}, Chance("title")).state)
    free = Chance("title")
    for _ in range(2):
        expected, free = free.roll(6)
        desk.do(Throw())
        assert desk.last.fell == (expected,)
        if desk.state.phase == "assign":
            desk.do(Assign(tuple(desk.state.rolled)))
    desk.do(Settle("0,0"))
    for rolled in desk.last.fell:
        expected, free = free.roll(len(rolled))
        assert rolled == expected
    assert desk.state.chance == free
    before = desk.state.chance
    desk.state = road({AREA: "Z15", **fence()}).state
    desk.do(Route(AREA, DOT))
    assert desk.state.chance.drawn == 0
    assert before.key == "title"
