"""Completing a lead: CA-040 to CA-044."""

from itertools import product

import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.choices import CloseDay, Complete
from desktop.rules.games.calendar.content.schema import Square
from desktop.rules.games.calendar.phases.legal import missing
from tests.rules.calendar.table import Table, at, day
from tests.small_almanac import square

LEAD = "01-05"


def lead(square: str, number: tuple[int, int, int], symbols: str, **options: str) -> set[str]:
    """What fits of a week whose Monday alone can be met."""
    rest = {f"01-{n:02}": "15L" for n in range(6, 11)}
    done = [f"01-{n:02}" for n in range(6, 11)]
    table = at(LEAD, {LEAD: square, **rest}, done=done, **options)
    return table.show(number, symbols).fits()


@pytest.mark.parametrize(
    ("square", "number", "symbols", "fits"),
    [
        ("11L", (4, 4, 3), "LL", True),  # CA-TV08
        ("11L", (4, 3, 3), "LI", False),  # CA-TV09
        ("11L", (6, 6, 6), "IR", False),  # CA-TV10
        ("10R", (2, 3, 5), "IR", True),  # CA-TV04
        ("10R", (5, 5, 6), "RL", True),  # CA-TV05
        ("15I", (5, 5, 5), "IL", True),
        ("15I", (5, 5, 4), "II", False),
        ("5I", (1, 1, 3), "RI", True),
        ("5I", (1, 1, 2), "II", False),
    ],
)
def test_a_lead_is_completed_by_sum_and_symbol(
    square: str, number: tuple[int, int, int], symbols: str, fits: bool
) -> None:
    """CA-040, CA-041, CA-TV08, CA-TV09, CA-TV10, CA-TV04, CA-TV05."""
    assert lead(square, number, symbols) == ({LEAD} if fits else set())


@pytest.mark.parametrize("value", range(5, 16))
def test_CA_040_the_sum_of_all_three_dice(value: int) -> None:
    """CA-Q18: all three, for a few of each sum; CA-Q19: the marked 6 counts 6."""
    for number in product((1, 3, 4, 6), repeat=3):
        fits = sum(number) >= value
        assert lead(f"{value}I", number, "IL") == ({LEAD} if fits else set()), number


@pytest.mark.parametrize("own", "ILR")
def test_CA_041_one_symbol_die_at_least(own: str) -> None:
    for one, two in product("ILR", repeat=2):
        assert bool(lead(f"9{own}", (3, 3, 3), one + two)) == (own in (one, two))


def test_CA_041_and_why_not() -> None:
    table = at("01-05", {"01-05": "9I", "01-06": "14L"}).show((3, 3, 3), "LR")
    assert table.why_not(Complete(day("01-05"))) == "no_symbol"
    assert table.why_not(Complete(day("01-06"))) == "too_low"


@pytest.mark.parametrize(
    ("number", "symbols"), [((3, 3, 3), "IL"), ((6, 6, 5), "IL"), ((3, 3, 3), "II")]
)
def test_CA_042_more_than_enough_gives_nothing(number: tuple[int, int, int], symbols: str) -> None:
    table = at(LEAD, {LEAD: "9I"}).show(number, symbols)
    table.take(LEAD)
    mark = table.mark(LEAD)
    assert mark is not None
    assert (mark.points, mark.counts, mark.value) == (0, 1, 9)
    table.close()
    assert table.points == 0
    printed = table.ground.squares[day("01-11")].value
    assert table.now("01-11") == printed - 1


def test_CA_043_marked_at_once() -> None:
    """Before the day is closed."""
    table = at(LEAD, {LEAD: "9I"}).show((3, 3, 3), "IL")
    step = table.take(LEAD)
    assert table.mark(LEAD) is not None
    assert table.state.day == day(LEAD)
    assert [type(one) for one in step.events] == [e.Completed]
    assert step.events[0].total == 9
    table.do(CloseDay())
    assert table.state.days[-1].took == day(LEAD)


def test_CA_044_of_several_that_fit_only_the_chosen_one() -> None:
    """CA-TV16."""
    squares = {"01-05": "9I", "01-06": "8I", "01-07": "7L"}
    table = at(LEAD, squares).show((4, 4, 4), "IL")
    assert set(squares) <= table.fits()
    table.take("01-06")
    table.close()
    assert set(table.state.marks) == {"2026-01-06"}
    assert {"01-05", "01-07"} <= table.open()


@pytest.mark.parametrize(
    ("number", "total"), [((6, 6, 6), 0), ((6, 5, 5), 10), ((5, 5, 5), 15), ((6, 1, 2), 3)]
)
def test_a_marked_6_may_count_0(number: tuple[int, int, int], total: int) -> None:
    """CA-Q19, as an option; CA-TV05: 5 5 6 is 10 and enough for 10."""
    for value in (5, 10, 11, 15):
        fits = lead(f"{value}I", number, "IL", mark_value="0")
        assert bool(fits) == (total >= value)


def test_of_several_symbols_any_is_enough_where_a_square_says_so() -> None:
    """CA-Q37: a square has a list of symbols, any or all of them needed."""
    both = square("9I+L")
    either = replace(both, need="any", flags=())
    lens, lantern, gun = "lens", "lantern", "revolver"
    assert missing(either, (lens, gun)) == missing(either, (gun, lantern)) == ()
    assert missing(either, (gun, gun)) == (lens, lantern)
    assert missing(both, (lens, lantern)) == ()
    assert missing(both, (lens, lens)) == (lantern,)
    assert missing(both, (gun, gun)) == (lens, lantern)


def test_a_lead_that_takes_any_of_two() -> None:
    """CA-Q37: and what is said where neither lies there."""
    table = at(LEAD, {LEAD: "9I"})
    either = Square("lead", 9, ("lens", "lantern"), "any")
    january = replace(table.almanac.pages[0], squares={"2026-01-05": either})
    table.almanac = replace(table.almanac, pages=(january, *table.almanac.pages[1:]))
    for symbols, fits in (("IR", True), ("RL", True), ("IL", True), ("RR", False)):
        again = Table(table.almanac, table.state).show((3, 3, 3), symbols)
        assert (LEAD in again.fits()) is fits
        if not fits:
            assert again.why_not(Complete(day(LEAD))) == "no_symbol"
