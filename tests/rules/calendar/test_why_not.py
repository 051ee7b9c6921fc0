"""Why a wish is not taken in each phase of a day (part 6: a reason for every greyed square)."""

import pytest

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
from desktop.rules.kernel.game import Answer
from tests.rules.calendar.table import Table, day, twists, week

OCTOBER = week("10-12", "11I", "8L", "12R", "10L", "7I", "12I", "*18I")


def wishes(table: Table) -> tuple[object, ...]:
    """One of each kind, about the day that is played."""
    here = table.state.day
    return (Roll(), Recall(), Stop(), Turn(4, "lantern"), Complete(here), Pass(), Hush(),
            Swear(here), CloseDay(), Lapse())  # fmt: skip


def closing() -> Table:
    table = twists("10-12", OCTOBER, ally="L", dial=2, bell=2, insight=1).show((4, 4, 4), "IL")
    table.take("10-12")
    return table


@pytest.mark.parametrize("place", range(10))
def test_when_the_choice_is_made(place: int) -> None:
    """Closing is what is left, and a day that was rolled cannot be let go."""
    table = closing()
    wish = wishes(table)[place]
    if isinstance(wish, CloseDay):
        assert wish in table.legal()
    elif isinstance(wish, Lapse):
        assert table.why_not(wish) == "after_roll"
    else:
        assert table.why_not(wish) == "day_closed"


@pytest.mark.parametrize("place", range(10))
def test_when_a_page_is_there_to_be_read_and_then_somebody_to_be_chosen(place: int) -> None:
    table = twists("09-30", ally="L", dial=2, bell=2, insight=1)
    table.spend()
    assert table.why_not(wishes(table)[place]) == "page_first"
    assert table.why_not(ChooseAlly("lens")) == "page_first"
    table.do(Read())
    assert table.state.phase == "ally"
    assert table.why_not(wishes(table)[place]) == "ally_first"
    assert table.why_not(Read()) == "not_now"


def test_when_dice_are_on_the_table() -> None:
    """CA-Q35: a square's own reason is told all the same."""
    table = twists("10-12", OCTOBER, ally="L", dial=2, bell=2, insight=1, dice="typed")
    table.do(Roll())
    for wish in (Roll(), Stop(), Complete(day("10-12")), Pass(), CloseDay(), Lapse(), Recall(),
                 Hush(), Turn(4, "lens"), Swear(day("10-12"))):  # fmt: skip
        assert table.why_not(wish) == "throw_pending"
    assert table.why_not(Complete(day("10-18"))) == "special_waits"
    table.do(Answer((4, 4, 4, 1, 2)), Roll((1,)))
    assert table.why_not(Swear(day("10-12"))) == "after_roll"
    assert table.why_not(Complete(day("10-12"))) == "throw_pending"


def test_while_the_dice_still_roll() -> None:
    table = twists("10-12", OCTOBER, ally="L", dial=2, bell=2)
    table.roll((4, 4, 4), "IL")
    for wish in (Turn(4, "lantern"), Complete(day("10-12")), Pass(), Hush(), CloseDay()):
        assert table.why_not(wish) == "stop_first"


def test_dice_are_typed_only_when_they_are_asked_for() -> None:
    table = twists("10-12", OCTOBER, ally="L")
    assert table.why_not(Answer((1, 2, 3, 1, 2))) == "not_now"


def test_a_wish_that_is_no_choice() -> None:
    table = twists("10-12", OCTOBER, ally="L")
    for wish in ("roll", None, 5, Complete("2026-10-12"), Roll([1])):  # type: ignore[arg-type]
        assert table.why_not(wish) in {"not_now", "bad_dice"}
