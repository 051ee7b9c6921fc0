"""How it ends, and what goes first: BA-002 to BA-005, BA-126, BA-127."""

import pytest

from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import Convert, Disarm, Flee, Leave, Rest, Work
from tests.rules.book.sheet import AREA, HOME, Desk, at_home, facing, in_town, road

LAST = {"chapters": 19}


def ended(desk: Desk, ending: str) -> Desk:
    """The game is over, told once and last."""
    assert desk.over == ending
    assert desk.told(e.Ended) == [e.Ended(ending)]
    assert isinstance(desk.events[-1], e.Ended)
    assert not desk.allows(Leave())
    assert not desk.allows(Flee())
    return desk


@pytest.mark.parametrize("ecl", [4, 24])
def test_BA_002_twenty_chapters(ecl: int) -> None:
    """BA-G28, BA-G40: at once; no surroundings are created any more."""
    desk = road({AREA: f"O{ecl}", "9,9": "14"}, **LAST).go(AREA).attempt(6, 6, 6, 6)
    ended(desk, "finished")
    assert desk.sheet.chapters == 20
    assert desk.told(e.AreaCreated) == []
    assert desk.marks.keys() == {AREA, "9,9", HOME}


def test_BA_002_not_nineteen() -> None:
    assert facing("O", 15, chapters=18).attempt(6, 6, 6, 6).over is None


@pytest.mark.parametrize(
    ("letter", "dice", "gold"),
    [("Z", (6, 6, 3, 5, 6), 11), ("C", (6, 6, 6, 6, 2, 6), 7), ("R", (6, 6, 1, 4), 4)],
)
def test_BA_002_the_last_gold_counts(letter: str, dice: tuple[int, ...], gold: int) -> None:
    """BA-G40, BA-119."""
    desk = road({AREA: f"{letter}12"}, **LAST).go(AREA)
    if letter == "R":
        desk.throw(1)
    desk.attempt(*dice)
    ended(desk, "finished")
    assert desk.sheet.gold == gold


def test_BA_002_the_kit_may_write_the_last_chapter() -> None:
    desk = facing("R", 12, check=(1,), items={"trap_disarm_kit": 1}, **LAST)
    ended(desk.with_dice(Disarm(), 6), "finished")


def flights() -> list[tuple[str, object, tuple[int, ...]]]:
    return [("O", None, ()), ("Z", None, ()), ("R", (1,), ()), ("C", (1,) * 19, (1,))]


@pytest.mark.parametrize(("letter", "check", "dice"), flights())
def test_BA_003_twenty_fear_by_a_flight(letter: str, check, dice: tuple[int, ...]) -> None:
    """BA-T27, BA-127: fleeing at 19."""
    desk = facing(letter, fear=19, check=check, chapters=7).with_dice(Flee(), *dice)
    ended(desk, "fear")
    assert (desk.sheet.fear, desk.sheet.chapters) == (20, 7)


def test_BA_003_twenty_fear_by_panic() -> None:
    desk = facing("C", fear=19).throw(*(6,) * 19, 1)
    ended(desk, "fear")


def test_BA_003_twenty_fear_by_a_lost_puzzle() -> None:
    """BA-G39: before the next decision."""
    desk = facing("Z", 30, fear=19).attempt(1, 1)
    ended(desk, "fear")
    assert facing("Z", 30, fear=18).attempt(1, 1).over is None


def test_BA_003_twenty_fear_by_work() -> None:
    """BA-T50, BA-G37: the wage is earned; 19 and 2 are 20."""
    for fear in (18, 19):
        desk = at_home(fear=fear - 1).with_dice(Work(), 5)
        ended(desk, "fear")
        assert (desk.sheet.gold, desk.sheet.fear) == (7, 20)
        assert desk.state.pages[-1].stay.worked == 1
    assert in_town(fear=17).with_dice(Work(), 5).over is None


def test_BA_003_twenty_fear_by_coming_home() -> None:
    """BA-T52, BA-061, BA-G26."""
    desk = road({AREA: "x9"}, (130, 110), fear=19).go(HOME)
    ended(desk, "fear")
    assert road({AREA: "x9"}, (130, 110), fear=18).go(HOME).over is None


def test_BA_003_twenty_fear_by_a_service_after_a_flight_home() -> None:
    """BA-G24, BA-G39."""
    desk = road({AREA: "Z15"}, fear=18, gold=9, wounds=3).go(AREA).with_dice(Flee())
    assert desk.over is None
    ended(desk.load().do(Rest()), "fear")


def test_BA_003_twenty_fear_by_a_lost_personal() -> None:
    """BA-T31, BA-G37: capped; the Chapter counts; nothing is created after it."""
    desk = road({AREA: "P20"}, fear=18, chapters=7).go(AREA, 6).attempt(1, 1, by="INT")
    ended(desk, "fear")
    assert (desk.sheet.fear, desk.sheet.chapters) == (20, 8)
    desk = facing("P", 20, arrival=(1,), fear=19).attempt(1, 1, 1, 1)
    ended(desk, "fear")
    assert desk.sheet.wounds == 3


def test_BA_003_twenty_fear_by_the_quicksheets_trap() -> None:
    """BA-130."""
    desk = facing("R", 12, check=(1,), fear=19, options={"trap_quicksheet": "on"})
    ended(desk.attempt(1, 1, 1), "fear")


@pytest.mark.parametrize(("wounds", "alive"), [(17, True), (18, False)])
def test_BA_004_the_limit_kills(wounds: int, alive: bool) -> None:
    """BA-T03, BA-126, BA-G35: 18 Wounds of 19 alive, 19 dead."""
    desk = facing("O", 30, wounds=wounds).attempt(1, 1, 1, 1, 1)
    assert desk.sheet.wounds == wounds + 1
    if alive:
        assert desk.over is None
    else:
        ended(desk, "dead")


@pytest.mark.parametrize(
    ("letter", "check", "dice"),
    [("C", None, (1, 1, 1, 1, 6, 6)), ("O", None, (1, 1, 1, 1, 6)), ("R", (1,), (1, 1, 6))],
)
def test_BA_004_dead_of_a_failure(letter: str, check, dice: tuple[int, ...]) -> None:
    """BA-126: no Fear Check, no further choice."""
    desk = facing(letter, 30, check=check, wounds=16, fear=0).attempt(*dice)
    ended(desk, "dead")
    assert desk.sheet.wounds >= 19


def test_BA_004_dead_of_a_trap_at_its_start() -> None:
    ended(facing("R", 30, wounds=17).throw(6, 1), "dead")
    assert facing("R", 30, wounds=17, equipment=("armor",)).throw(6, 1).over is None


def test_BA_004_armor_and_shield_save_a_life() -> None:
    """BA-094, BA-095: what is taken off was never suffered."""
    desk = facing("C", 30, wounds=18, equipment=("armor",)).attempt(1, 1, 1, 1, 1)
    assert desk.over is None
    desk = facing("C", 30, wounds=18, equipment=("shield",)).attempt(1, 1, 1, 1, 6, 6, 4)
    assert desk.over is None


@pytest.mark.parametrize("letter", ["C", "H"])
def test_dead_in_flight_before_any_fear(letter: str) -> None:
    """BA-004 before BA-003, BA-G38: death stops at once, in the middle of the list."""
    desk = facing(letter, fear=19, wounds=18, check=(1,) * 19).with_dice(Flee(), 1)
    ended(desk, "dead")
    assert desk.sheet.fear == 19
    desk = facing(letter, fear=19, wounds=18).throw(*(6,) * 19, 1)
    ended(desk, "dead")


def test_dead_of_a_lost_personal_before_its_chapter() -> None:
    """BA-004 before BA-002, BA-G38: Wounds come first in the printed list."""
    desk = facing("P", 20, arrival=(1,), wounds=16, fear=19, **LAST).attempt(1, 1, 1, 1)
    ended(desk, "dead")
    assert (desk.sheet.chapters, desk.sheet.fear) == (19, 19)


def test_twenty_chapters_beat_twenty_fear() -> None:
    """BA-002 before BA-003, BA-T32, BA-G38: a complete book is complete."""
    desk = facing("P", 20, arrival=(1,), wounds=3, fear=19, **LAST).attempt(1, 1, 1, 1)
    ended(desk, "finished")
    assert (desk.sheet.fear, desk.sheet.chapters) == (20, 20)
    desk = facing("P", 20, arrival=(6,), fear=18, **LAST).attempt(1, 1, by="INT")
    ended(desk, "finished")


def test_no_release_by_choice() -> None:
    """BA-002, BA-G28: nineteen Chapters offer nothing that ends the book."""
    desk = in_town(gold=9, chapters=19)
    assert not [one for one in desk.legal() if "release" in type(one).__name__.lower()]
    assert facing("H", chapters=19).allows(Convert())


def test_BA_126_strain_is_a_wound_that_counts() -> None:
    """BA-017: 17 and a Strain of 1 leave the next Wound deadly."""
    desk = facing("O", 30, wounds=17).attempt(1, 1, 1, 1, 1, 1, strain=1)
    ended(desk, "dead")


def test_BA_127_the_book_is_released_with_what_there_is() -> None:
    """BA-003: the Chapters so far stay."""
    desk = facing("Z", fear=19, chapters=7, xp=120).with_dice(Flee())
    assert (desk.over, desk.sheet.chapters, desk.sheet.xp) == ("fear", 7, 120)
