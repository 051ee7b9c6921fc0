"""What a year is worth: part 3.6, CA-079, CA-Q33, TV-87."""

from math import ceil

import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.choices import CloseDay, Stop
from desktop.rules.games.calendar.phases import ratings
from desktop.rules.games.calendar.state import Result
from tests.rules.calendar.table import Table, at, day, marks, result, twists

BASE = (0, 35, 45, 55, 64, 72, 80)
TWISTS = (0, 45, 57, 67, 75, 82, 90)


def ended(points: int, mode: str = "base", year: int = 2026, first: str = "01-01") -> Table:
    """A year that ends with so many points."""
    months = range(day(first, year).month, 12)
    results = tuple(result(n, points if n == 11 else 0) for n in months)
    table = at("12-31", mode=mode, year=year, first=first, results=results, ally="L")
    table.spend()
    if mode == "twists":
        table.roll((1, 1, 1), "IL")
        table.do(Stop(), CloseDay())
    return table


def rank_of(points: int, mode: str = "base", year: int = 2026) -> int:
    ending = GAME.ending(ended(points, mode, year).state)
    assert ending is not None
    return int(ending.removeprefix("rank_"))


@pytest.mark.parametrize(
    ("mode", "points", "rank"),
    [
        ("twists", 288, 5), ("twists", 289, 6), ("base", 207, 5), ("base", 208, 6),
        ("twists", 263, 4), ("twists", 264, 5), ("twists", 240, 3), ("twists", 241, 4),
        ("twists", 215, 2), ("twists", 216, 3), ("twists", 182, 1), ("twists", 183, 2),
        ("twists", 144, 0), ("twists", 145, 1),
        ("base", 187, 4), ("base", 188, 5), ("base", 166, 3), ("base", 167, 4),
        ("base", 142, 2), ("base", 143, 3), ("base", 116, 1), ("base", 117, 2),
        ("base", 90, 0), ("base", 91, 1), ("base", -60, 0), ("twists", -90, 0), ("base", 260, 6),
    ],
)  # fmt: skip
def test_the_rank_of_2026(mode: str, points: int, rank: int) -> None:
    """CA-TV87, CA-Q33, CA-079; every step of part 3.6."""
    assert rank_of(points, mode) == rank


def test_the_steps_of_2026() -> None:
    """Part 3.6: of 260 and of 321."""
    one = day("01-01")
    assert ratings.thresholds(at("01-01").ground, one) == (0, 91, 117, 143, 167, 188, 208)
    assert ratings.thresholds(twists("01-01").ground, one) == (0, 145, 183, 216, 241, 264, 289)
    assert ratings.most(at("01-01").ground, one) == 260
    assert ratings.most(twists("01-01").ground, one) == 321


@pytest.mark.parametrize(
    ("year", "sundays", "twins", "late"),
    [(2024, 52, 28, 9), (2026, 52, 28, 9), (2027, 52, 28, 8), (2028, 53, 29, 9)],
)
def test_the_most_of_a_year(year: int, sundays: int, twins: int, late: int) -> None:
    """CA-TV37: 5 a Sunday; with twists a point a twin, 2 a Sunday of November and December, 15."""
    one = day("01-01", year)
    plain, full = at("01-01", year=year).ground, twists("01-01", year=year).ground
    assert sum("twin" in square.flags for square in full.squares.values()) == twins
    assert ratings.most(plain, one) == 5 * sundays
    most = 5 * sundays + twins + 2 * late + 15
    assert ratings.most(full, one) == most
    assert ratings.thresholds(plain, one) == tuple(ceil(s * 5 * sundays / 100) for s in BASE)
    assert ratings.thresholds(full, one) == tuple(ceil(s * most / 100) for s in TWISTS)


def test_the_most_of_a_year_that_began_late() -> None:
    """From the day of arrival on (CA-Q36)."""
    first = day("11-08")
    assert ratings.most(at("11-08").ground, first) == 5 * 8
    full = twists("11-08").ground
    twins = sum("twin" in s.flags for one, s in full.squares.items() if one >= first)
    assert ratings.most(full, first) == 7 * 8 + twins + 15
    table = ended(32, first="11-08")
    assert table.told(e.YearEnded) == [e.YearEnded(32, 40, 6)]


def test_the_steps_are_the_year_files() -> None:
    table = at("12-31", results=tuple(result(n, 10) for n in range(1, 12)))
    easy = replace(table.almanac.rating, base=(0, 1, 2, 3, 4, 5, 42))
    table.almanac = replace(table.almanac, rating=easy)
    table.spend()
    assert GAME.ending(table.state) == "rank_6"


@pytest.mark.parametrize(
    ("points", "stars"), [(208, 5), (188, 4), (167, 3), (143, 2), (117, 1), (91, 0), (0, 0)]
)
def test_stars(points: int, stars: int) -> None:
    table = ended(points)
    worth = GAME.worth(table.almanac, table.state)
    assert worth is not None
    assert (worth.score, worth.stars) == (points, stars)


def test_no_worth_and_no_ending_before_the_end() -> None:
    table = at("12-31")
    table.show((1, 1, 1))
    assert GAME.ending(table.state) is None
    assert GAME.worth(table.almanac, table.state) is None


@pytest.mark.parametrize(
    ("won", "madness", "seal"), [(3, 8, True), (3, 9, False), (2, 0, False), (4, 0, True)]
)
def test_a_seal_is_three_specials_and_a_box_left(won: int, madness: int, seal: bool) -> None:
    """T12's seals: months with three reckonings won or more, and boxes not full."""
    sundays = ["03-01", "03-08", "03-15", "03-22"][:won]
    for mode in ("base", "twists"):
        table = at("03-31", mode=mode, done=marks(sundays, "won"), madness=madness, points=5 * won)
        table.spend()
        assert table.state.results[-1].seal is seal


@pytest.mark.parametrize(("won", "seal"), [(2, False), (3, True)])
def test_a_seal_in_a_year_without_a_finale(won: int, seal: bool) -> None:
    sundays = ["03-01", "03-08", "03-15"][:won]
    table = at("03-31", done=marks(sundays, "won"))
    table.almanac = replace(table.almanac, modules=())
    table.spend()
    assert table.state.results[-1].seal is seal


def test_full_boxes_cost_five_whatever_the_month_scored() -> None:
    """CA-076, CA-077 with points of the twists."""
    table = twists("11-30", madness=10, points=3, ally="L")
    table.spend()
    assert table.state.results[-1] == Result(11, -2, 0, 10, True, False)
    spare = twists("11-30", madness=9, points=3, ally="L")
    spare.spend()
    assert spare.state.results[-1].points == 3
