"""Undo (part 6): free inside a decision that revealed nothing; never across a roll or a day."""

import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar.choices import (
    ChooseAlly,
    CloseDay,
    Complete,
    Hush,
    Lapse,
    Pass,
    Read,
    Recall,
    Roll,
    Stop,
    Swear,
    Turn,
)
from desktop.rules.kernel import history
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal
from desktop.rules.kernel.game import Answer
from desktop.rules.kernel.history import History
from tests.rules.calendar.table import Table, at, day, twists, week

WEEK = week("10-12", "11I", "8L", "12R", "10L", "7I", "12I", "*18I")
EASY = week("08-17", "5I", "5L", "5R", "5I", "5L", "5R", "*14I")


def story(table: Table) -> History:
    """A story that goes on from a position."""
    begun = history.begin(GAME, table.almanac, table.state.options, Chance("x"))
    return replace(begun, states=(table.state,))


def after(told: History, *choices: object) -> History:
    for choice in choices:
        told = told.choose(choice)
    return told


def taken_back(told: History, *choices: object) -> None:
    """Choices that may be taken back, each to exactly what was before."""
    for choice in choices:
        before = told.state
        told = told.choose(choice)
        assert told.why_not_undo() is None
        assert told.undo().state == before
        assert told.undo().redo().state == told.state


def stands(told: History, choice: object, seal: str) -> History:
    """A choice that may not be taken back."""
    told = told.choose(choice)
    reason = told.why_not_undo()
    assert reason is not None
    assert reason.facts == {"seal": seal}
    with pytest.raises(Illegal):
        told.undo()
    return told


def test_a_completed_square_may_be_taken_back_until_the_day_is_closed() -> None:
    """CA-TV84: the square is open again, the dice are as they were."""
    told = stands(story(at("08-17", EASY, seed="s")), Roll(), "throw")
    fits = []
    while not fits:
        hand = told.state.hand
        fits = [one for one in _stopped(told).choices() if isinstance(one, Complete)]
        told = told if fits else stands(told, Roll((1,)), "throw")
    told = _stopped(told)
    done = told.choose(fits[0])
    assert done.state.marks
    back = done.undo()
    assert back.state.marks == {}
    assert back.state.hand == hand
    assert back.state.phase == "final"
    again = back.choose(fits[0])
    assert again.state == done.state
    stands(again, CloseDay(), "day")


def _stopped(told: History) -> History:
    return told.choose(Stop()) if told.state.phase == "rolled" else told


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_a_roll_stands(rolls: int) -> None:
    """CA-TV84."""
    told = story(at("08-17", EASY))
    for _ in range(rolls):
        told = stands(told, Roll(), "throw")


def test_a_fourth_roll_stands() -> None:
    told = story(twists("08-17", EASY, insight=1))
    told = after(told, Roll(), Roll(), Roll())
    stands(told, Recall((1,)), "throw")


def test_typed_dice_stand_and_the_choice_to_throw_them_does_not() -> None:
    """CA-Q35: nothing is revealed before they are typed in."""
    told = story(at("08-17", EASY, dice="typed"))
    taken_back(told, Roll())
    stands(told.choose(Roll()), Answer((1, 2, 3, 1, 2)), "throw")


def rolled(table: Table, number: tuple[int, int, int], symbols: str) -> History:
    table.roll(number, symbols)
    return story(table)


def test_what_may_be_taken_back_on_a_day() -> None:
    """Stop, dial, the chosen lead, pass, hush; a vow and an ally before the first roll."""
    table = twists("10-12", WEEK, ally="L", dial=2, bell=3, insight=0)
    taken_back(story(table), Swear(day("10-12")))
    told = rolled(table, (5, 5, 4), "LR")
    taken_back(told, Stop(), Turn(4, "lens"), Complete(day("10-12")))
    taken_back(told.choose(Stop()), Pass())
    taken_back(told.choose(Stop()), Hush())


def test_insight_points_and_vows_are_taken_back_with_the_square() -> None:
    table = twists("10-12", WEEK, ally="L", dial=2)
    table.do(Swear(day("10-12")))
    told = rolled(table, (6, 6, 6), "IR").choose(Stop())
    done = told.choose(Complete(day("10-12")))
    assert done.state.things.insight == 1
    assert done.undo().state == told.state


def test_an_ally_may_be_taken_back_before_the_first_roll() -> None:
    table = twists("03-31", ally="L")
    table.spend()
    told = stands(story(table), Read(), "day")
    taken_back(told, ChooseAlly("lens"))
    told = told.choose(ChooseAlly("lens")).undo().choose(ChooseAlly("lantern"))
    assert told.state.things.allies == ("lantern",)
    stands(told, Roll(), "throw")


@pytest.mark.parametrize("today", ["08-17", "08-23", "08-31", "12-31"])
def test_a_day_that_ended_stands(today: str) -> None:
    """Never across an ended day or a page turn."""
    told = after(story(at(today, EASY)), Roll())
    told = after(_stopped(told), Pass())
    stands(told, CloseDay(), "day")
    stands(story(at(today, EASY)), Lapse(), "day")


def test_a_page_that_was_read_stands() -> None:
    table = at("08-31")
    table.spend()
    stands(story(table), Read(), "day")


def test_the_last_sitting_stands() -> None:
    table = twists("12-31", ally="L")
    table.spend()
    told = stands(story(table), Roll(), "throw").choose(Stop())
    stands(told, CloseDay(), "day")
