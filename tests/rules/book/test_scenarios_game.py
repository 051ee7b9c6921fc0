"""A game of the rulebook's adventurer from the first die to the last, all dice laid out before."""

from msgspec.structs import replace

from desktop.rules.games.book import events as e
from desktop.rules.games.book import view
from desktop.rules.games.book.choices import (
    Assign,
    Buy,
    Consult,
    Convert,
    Flee,
    Leave,
    Rest,
    Route,
    Settle,
    Throw,
    Try,
    Work,
)
from desktop.rules.games.book.state import Area, Leg
from tests.rules.book.sheet import SIX, Desk, begin

BEGINNING = (6, 5, 2, 2, 1, 3, 4, 4, 3, 1, 4, 2, 2)
EXAMPLE = (2, 1, 1, 6, 3, 3, 1, 6, 1, 1, 1, 3, 3, 3, 3, 3, 4, 4, 4, 4, 3, 3, 4, 4, 4, 4, 4, 3,
           1, 2, 3, 3)  # fmt: skip
"""The ring of the rulebook's example, row by row: B 15 T3 / 14 HT2 18 / 16 17 11."""
AROUND_11 = (1, 1, 1, 1, 1, 2, 2, 1, 2, 2, 2, 2, 6, 6, 6, 6, 1, 6, 6, 6)
"""East of it: T1 and B; below: 10, 26, 21."""


def play(*dice: int) -> Desk:
    """The example's setup; then these dice and no others fall."""
    desk = begin({}, *BEGINNING, *EXAMPLE, *dice)
    return desk.do(Throw(), Assign(SIX), Throw(), Settle("5,5"), Leave())


def rest(desk: Desk) -> tuple[int, ...]:
    return desk.state.chance.loaded


def solved() -> Desk:
    """The Puzzle of 11 in the bottom right corner, reached across the 17, and a Town found."""
    desk = play(5, 4, 4, 3, 2, 4, 5, *AROUND_11, 3, 4, 2, 1)
    desk.do(Route("6,6", (130, 135)), Throw(), Try("INT"), Throw())
    return desk


def test_the_first_chapter() -> None:
    """BA-T04, BA-T10, BA-T11, BA-T19 and BA-T42 in one go (BA-108, BA-050, BA-041)."""
    desk = solved()
    assert desk.marks["5,6"] == Area("encounter", 17, crossed=True)
    assert desk.marks["6,6"] == Area("encounter", 11, "Z", crossed=True)
    sheet = desk.sheet
    assert (sheet.xp, sheet.gold, sheet.chapters, sheet.best) == (121, 12, 1, 11)
    told = {name: desk.marks[name] for name in ("7,5", "7,6", "5,7", "6,7", "7,7")}
    assert told == {
        "7,5": Area("town", 1),
        "7,6": Area("blocked"),
        "5,7": Area("encounter", 10),
        "6,7": Area("encounter", 26),
        "7,7": Area("encounter", 21),
    }


def in_the_town() -> Desk:
    """Past the Blocked square by its other side, at the price of the 18."""
    desk = solved()
    assert not desk.allows(Route("7,5", (150, 110))), "the Blocked square is in the way"
    desk.do(Route("7,5", (141, 101)))
    assert desk.marks["6,5"].crossed
    assert desk.state.stay.discount == 1
    return desk.do(Buy("flute"), Buy("snack"), Work(), Consult("6,7"), Leave())


def test_the_town() -> None:
    """BA-063, BA-064, BA-069, BA-070: haggled prices of a T1."""
    desk = in_the_town()
    assert (desk.sheet.gold, desk.sheet.fear) == (12 - 3 - 3 + 5 - 1, 2)
    assert desk.marks["6,7"] == Area("encounter", 26, "P")
    assert desk.marks["7,5"] == Area("town", 1, crossed=True)
    assert desk.state.towns == 1
    assert [page.kind for page in desk.state.pages] == ["chapter", "town"]


def test_homewards() -> None:
    """BA-042, BA-061, BA-070: 1 Fear, a new dot; the Oracle there tells of the 21."""
    desk = in_the_town().do(Route("5,5", (119, 101)))
    assert desk.sheet.fear == 3
    desk.do(Consult("7,7"), Leave())
    assert desk.sheet.gold == 10 - 3
    assert desk.marks["7,7"] == Area("encounter", 21, "O")
    assert desk.state.trail == ((110, 110), (130, 135), (141, 101), (119, 101))


def test_a_panic_and_a_way_back() -> None:
    """BA-056, BA-053, BA-G24: driven home by the 15; the first service costs Fear."""
    desk = in_the_town().do(Route("5,5", (119, 101)), Consult("7,7"), Leave())
    desk.do(Route("5,4", (110, 90)))
    desk.load(3, 6, 6, 6, 2, 3).do(Throw(), Throw())
    assert desk.marks["5,4"] == Area("encounter", 15, "C")
    assert (desk.sheet.wounds, desk.sheet.fear) == (3, 4)
    assert desk.state.legs[-1] == Leg((119, 101), (110, 90), fled=True)
    assert desk.state.stay.fare == "driven"
    desk.do(Rest())
    assert (desk.sheet.wounds, desk.sheet.fear, desk.sheet.gold) == (0, 5, 4)
    desk.do(Leave())
    assert desk.state.pages[-2].kind == "flight"
    assert desk.state.pages[-1].kind == "town"
    desk.do(Route("5,4", (105, 85)))
    desk.load(1, 6, 6, 1, 1).do(Throw())
    assert desk.task.life == 15


def test_a_last_chapter() -> None:
    """BA-002, BA-105, BA-G40: a Threat that talks badly, then fights and loses; book finished."""
    desk = in_the_town().do(Route("5,5", (119, 101)), Consult("7,7"), Leave())
    page = desk.state.pages[0]
    pages = tuple(
        replace(page, chapter=number, sheet=replace(page.sheet, chapters=number))
        for number in range(1, 20)
    )
    sheet = replace(desk.sheet, chapters=19)
    desk.state = replace(desk.state, sheet=sheet, pages=pages)
    desk.load(4, 1, 1, 1).do(Route("4,5", (90, 110)), Throw(), Throw())
    assert desk.task.letter == "H"
    desk.load(1, 1, 1, 1, 1, 1, 1, 1, 1).do(Try("CHA", bribes=2), Throw())
    assert (desk.task.letter, desk.task.life, desk.sheet.gold) == ("C", 19, 5)
    desk.load(6, 6, 1, 6, 6, 6, 4, 6, 5, 5, 5, 5, 5, 5).do(Throw(), Try("STR"), Throw())
    assert desk.task.life == 10
    desk.load(6, 6, 6, 1, 1, 2, 6).do(Try("STR"), Throw())
    assert desk.over == "finished"
    assert desk.sheet.gold == 5 + 7
    assert desk.sheet.best == 19
    review = view.review(desk.tables, desk.state)
    assert {line.id: line.value for line in review.lines} == {
        "writing": 6, "story": 14, "complete": 20, "gold": 12, "equipment": 3, "items": 3,
        "fear": 3, "best": 19, "effort": -16, "respites": -2,
    }  # fmt: skip
    assert not desk.allows(Flee())
    assert not desk.allows(Convert())
    assert isinstance(desk.events[-1], e.Ended)


def test_all_dice_are_used_in_order() -> None:
    """Part 4: one tuple of dice for the whole of it, none skipped and none fallen twice."""
    desk = in_the_town()
    assert rest(desk) == (1,)
