"""Nothing is said before its month (CA-071, CA-073, CA-TV86): positions, choices, reasons."""

import json
from calendar import monthrange

import pytest

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.choices import (
    ChooseAlly,
    Complete,
    Hush,
    Read,
    Recall,
    Stop,
    Swear,
    Turn,
)
from desktop.rules.kernel.history import canonical
from tests.rules.calendar.table import Table, at, began, day, twists

WISHES = {
    2: Turn(4, "lens"),
    4: ChooseAlly("lens"),
    6: Recall(),
    8: Hush(),
    10: Swear(day("01-01")),
}
FIELDS = {"dial": 2, "allies": 4, "insight": 6, "bell": 8, "vow": 10}


def spoken(table: Table) -> set[str]:
    """Every name in a save's position."""
    found: set[str] = set()

    def walk(one: object) -> None:
        if isinstance(one, dict):
            found.update(one)
            for each in one.values():
                walk(each)
        elif isinstance(one, list):
            for each in one:
                walk(each)

    walk(json.loads(canonical(table.state)))
    return found


@pytest.mark.parametrize(
    ("since", "month"), [(since, month) for since in WISHES for month in range(1, since)]
)
def test_a_wish_that_is_too_early_has_no_reason_of_its_own(since: int, month: int) -> None:
    """In every phase of a day `not_now` and nothing else."""
    wish = WISHES[since]
    if isinstance(wish, Swear):
        wish = Swear(day(f"{month:02}-10"))
    table = twists(f"{month:02}-10")
    assert table.why_not(wish) == "not_now"
    table.roll((4, 4, 4), "IL")
    assert table.why_not(wish) == "not_now"
    table.do(Stop())
    assert table.why_not(wish) == "not_now"
    table.close()


@pytest.mark.parametrize(
    ("since", "month"), [(since, month) for since in WISHES for month in range(2, since)]
)
def test_nor_while_a_page_is_there_to_be_read(since: int, month: int) -> None:
    """Where anything else is answered `page_first`."""
    table = twists(f"{month - 1:02}-{monthrange(2026, month - 1)[1]}")
    table.spend()
    assert (table.state.phase, table.state.month.number) == ("page", month)
    wish = WISHES[since]
    if isinstance(wish, Swear):
        wish = Swear(table.state.day)
    assert table.why_not(wish) == "not_now"


@pytest.mark.parametrize("wish", WISHES.values())
@pytest.mark.parametrize("today", ["01-08", "10-08", "12-08"])
def test_in_base_no_rule_is_known(today: str, wish: object) -> None:
    """CA-TV86."""
    table = at(today)
    assert table.why_not(wish) == "not_now"
    table.show((4, 4, 4), "IL")
    assert table.why_not(wish) == "not_now"
    assert table.kinds() <= {"Complete", "Pass"}


def test_base_has_no_state_of_the_twists_in_any_month() -> None:
    """CA-TV86: October too: 9 boxes, no dial, ally, vow, bell."""
    table = began(mode="base", catch_up="free")
    while table.legal():
        if table.state.phase == "page":
            table.do(Read())
        assert not spoken(table) & {*FIELDS, "things"}
        table.spend(6, 6, 6, 1, 2)
    assert table.ground.boxes[10] == 9
    assert not table.ground.moons
    assert {one.full for one in table.state.results} == {True}
    told = {type(one) for one in table.events}
    assert not told & {e.BellTolled, e.AllyChosen, e.FinaleBegan, e.InsightGained}


def test_a_save_names_nothing_before_its_month() -> None:
    """An idle year with the months' rules: each field from its own month on, at the earliest."""
    table = began(catch_up="free")
    while table.state.sitting == "day" and table.legal():
        if table.state.phase == "page":
            table.do(Read())
        if table.state.phase == "ally":
            table.do(table.legal()[0])
        names = spoken(table)
        for field, since in FIELDS.items():
            if table.state.month.number < since:
                assert field not in names
        table.spend()
    assert {"dial", "allies", "bell"} <= spoken(table)


@pytest.mark.parametrize("month", range(1, 13))
def test_events_of_a_month_speak_of_what_has_come(month: int) -> None:
    early = {
        e.Turned: 2, e.AllyChosen: 4, e.InsightGained: 6, e.BellTolled: 8, e.Hushed: 8,
        e.Sworn: 10, e.VowEnded: 10, e.FinaleBegan: 12, e.FinaleEnded: 12,
    }  # fmt: skip
    table = twists(f"{month:02}-02")
    for _ in range(20):
        if table.offered(Swear):
            table.do(table.offered(Swear)[0])
        table.roll((4, 4, 4), "IL")
        table.do(Stop())
        for wish in table.legal():
            if type(wish).__name__ in {"Turn", "Hush"}:
                table.do(wish)
                break
        if table.state.phase == "final" and table.fits():
            table.take(min(table.fits()))
        table.close()
    for kind, since in early.items():
        if month < since:
            assert not table.told(kind)


def test_choices_of_january_are_those_of_base() -> None:
    one, two = began(catch_up="free"), began(catch_up="free", mode="base")
    for _ in range(31):
        for table in (one, two):
            if table.state.phase == "page":
                table.do(Read())
        assert one.legal() == two.legal()
        for table in (one, two):
            table.roll((5, 4, 3), "IL")
            table.do(Stop())
        assert one.legal() == two.legal()
        one.close()
        two.close()


def test_reasons_are_codes_and_public_facts() -> None:
    """Part 6: nothing of what is printed later is said."""
    table = twists("02-10").show((1, 1, 1), "II")
    for wished in table.ground.squares:
        reason = GAME.refuse(table.almanac, table.state, Complete(wished))
        if reason is not None and wished > day("02-15"):
            assert reason.code in {"next_month", "not_begun", "special_waits"}
            assert set(reason.facts) <= {"day"}
