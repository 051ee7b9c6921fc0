"""Dice, sheet, paper and the table rules: BA-001, BA-011, BA-012."""

import msgspec
import pytest

from desktop.rules.games.book import GAME
from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import Assign, Settle, Switch, Throw, Try
from desktop.rules.games.book.options import OPTIONS, WORLDS
from desktop.rules.games.book.state import Sheet
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal
from desktop.rules.kernel.game import Answer, Dice
from tests.rules import same_questions as same
from tests.rules.book import fx
from tests.rules.book.sheet import AREA, SIX, around, begin, facing, fence, road

RULINGS = {
    "corner_is_free": (("off", "on"), "off", "BA-G16"),
    "strain_in_combat": (("on", "off"), "on", "BA-G47"),
    "trap_quicksheet": (("off", "on"), "off", "BA-G59"),
    "start_fail_xp": (("10", "1"), "10", "BA-G02"),
    "money_cap": (("off", "on"), "off", "BA-G68"),
    "win_years": (("90", "95", "100", "110"), "100", "BA-G69"),
    "paper": (("A4", "Letter", "A5"), "A4", "BA-G12"),
}


def test_BA_001_every_random_result_is_made_of_d6() -> None:
    """Alone, with the same seed the same game: whatever fell is told as faces from 1 to 6."""
    faces = set()
    for seed in range(3):
        for _, step in same.steps(GAME, fx.TABLES, {}, seed, 400, ()):
            for fell in step.fell:
                faces |= set(fell)
    assert faces == {1, 2, 3, 4, 5, 6}


def test_BA_001_typed_dice_are_asked_for() -> None:
    """`dice`: six, six, one for the type, and as many as Fear or the pool has."""
    desk = begin({"dice": "typed"})
    assert desk.legal() == (Dice(("d6",) * 6),)
    assert not desk.allows(Throw())
    for wrong in ((1,) * 5, (1,) * 7, (0, 1, 1, 1, 1, 1), (7, 1, 1, 1, 1, 1), "666666", 6):
        assert not desk.allows(Answer(wrong)), wrong
    desk.do(Answer((6, 5, 2, 2, 1, 3)), Assign(SIX))
    assert desk.legal() == (Dice(("d6",) * 6),)
    desk.do(Answer((4, 4, 3, 1, 4, 2)))
    assert (desk.sheet.gold, desk.sheet.xp) == (3, 110)
    assert [one.typed for one in desk.told(e.AttributesRolled)] == [True]
    desk.with_dice(Settle("0,0"), 2, *(2, 2, 2, 2) * 3)
    assert desk.marks["1,0"].value == 10, "what merely follows is the program's"


@pytest.mark.parametrize(
    ("letter", "given", "dice"),
    [("", {}, 1), ("C", {"fear": 4}, 4), ("H", {"fear": 7}, 7), ("R", {"fear": 3}, 1)],
)
def test_BA_001_typed_dice_on_arrival(letter: str, given: dict[str, int], dice: int) -> None:
    desk = road({AREA: f"{letter}15", **fence()}, options={"dice": "typed"}, **given).go(AREA)
    assert desk.legal() == (Dice(("d6",) * dice),)
    desk.load(6, 6).do(Answer((1,) * dice))
    assert desk.state.phase == "start"


def test_BA_001_a_typed_pool() -> None:
    """And what follows it falls from the program's stream."""
    desk = facing("O", 15, options={"dice": "typed"})
    desk.do(Try("STR", strain=1))
    assert desk.legal() == (Dice(("d6",) * 5),)
    desk.with_dice(Answer((1, 1, 1, 1, 1)), 5)
    assert desk.sheet.wounds == 1 + 3
    assert [one.typed for one in desk.told(e.Rolled)] == [True]
    assert desk.last.seal == "throw"


def test_typed_dice_may_be_switched_on_and_off() -> None:
    """BA-001: `dice` and `story_mode` in mid-game; no other table rule."""
    desk = road({AREA: "15"})
    desk.do(Switch("dice", "typed")).go(AREA)
    assert desk.legal() == (Dice(("d6",)),)
    assert not desk.allows(Switch("dice", "program"))
    for name, (values, _, _) in RULINGS.items():
        assert not road({AREA: "15"}).allows(Switch(name, values[-1]))


def test_BA_011_the_sheet_holds_what_is_written_on_it() -> None:
    """Six Attributes, Wounds and their limit, Gold, XP, Level, Fear, Chapters, Equip, Items."""
    fields = set(msgspec.structs.asdict(Sheet()))
    assert fields == {
        "six", "wounds", "gold", "xp", "fear", "chapters", "best", "equipment", "items"
    }  # fmt: skip
    assert (Sheet(six=SIX, xp=231).limit, Sheet(six=SIX, xp=231).level) == (19, 2)


@pytest.mark.parametrize(
    ("paper", "columns", "rows"), [("A4", 38, 46), ("Letter", 39, 42), ("A5", 25, 29)]
)
def test_BA_012_the_paper_is_a_table_rule(paper: str, columns: int, rows: int) -> None:
    """BA-G12: its last column and row are an edge like the line."""
    desk = begin({"paper": paper})
    assert (desk.state.columns, desk.state.rows) == (columns, rows) == WORLDS[paper]
    assert desk.state.options["paper"] == paper
    desk.throw(6, 5, 2, 2, 1, 3).do(Assign(SIX)).throw(4, 4, 3, 1, 4, 2)
    assert not desk.allows(Settle(f"{columns},0"))
    assert not desk.allows(Settle(f"0,{rows}"))
    corner = f"{columns - 1},{rows - 1}"
    desk.with_dice(Settle(corner), 1, *(2, 2, 2, 2) * 3)
    assert [one.area for one in desk.told(e.AreaCreated)] == around(corner, columns, rows)


def test_the_table_rules_and_what_they_settle() -> None:
    """Seven for the player and the two of the house; the recommended defaults of part 2."""
    listed = {one.id: (one.values, one.default, one.ruling) for one in OPTIONS}
    assert RULINGS.items() <= listed.items()
    assert listed.keys() - RULINGS.keys() == {"dice", "story_mode"}
    assert {one.id for one in OPTIONS if one.switchable} == {"dice", "story_mode"}
    state = GAME.begin(fx.TABLES, {}, Chance("x")).state
    assert state.options == {name: default for name, (_, default, _) in listed.items()}
    with pytest.raises(Illegal):
        GAME.begin(fx.TABLES, {"win_years": "1"}, Chance("x"))


def test_the_beginning_is_told() -> None:
    """BA-011, BA-012, BA-025."""
    step = GAME.begin(fx.TABLES, {"paper": "A5"}, Chance("x"))
    assert step.events == (e.Began(25, 29),)
    assert step.state.sheet == Sheet()
    assert (step.state.areas, step.state.home, step.state.trail) == ({}, "", ())
