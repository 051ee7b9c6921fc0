"""The calendar: CA-010 to CA-016, weeks, and years of every shape."""

from datetime import date, timedelta
from itertools import pairwise

import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar.phases import weeks
from tests.rules.calendar.table import at, day, twists
from tests.small_almanac import W1

YEARS = (1900, 1926, 2000, 2023, 2024, 2026, 2027, 2028, 2034, 2100, 2199)


@pytest.mark.parametrize("year", YEARS)
@pytest.mark.parametrize("size", ["standard", "gentle", "strict"])
def test_every_square_is_as_the_rules_have_it(year: int, size: str) -> None:
    """CA-010, CA-011, CA-013: leads 5 to 15, specials 10 to 20, one of three symbols each."""
    squares = at("01-01", year=year, boxes=size).ground.squares
    for one, square in squares.items():
        special = one.weekday() == 6
        assert square.kind == ("special" if special else "lead")
        assert square.value in (range(10, 21) if special else range(5, 16))
        assert len(square.symbols) == 1
        assert square.symbols[0] in {"lens", "lantern", "revolver"}
        assert square.flags == ()


@pytest.mark.parametrize("symbol", "ILR")
def test_CA_012_a_symbol_changes_nothing_but_what_must_lie_there(symbol: str) -> None:
    told = []
    for own in "ILR":
        table = at("01-05", {"01-05": f"9{own}"})
        table.show((3, 3, 3), own + symbol).take("01-05")
        table.close()
        mark = table.mark("01-05")
        told.append((mark, table.madness, table.points, table.now("01-11")))
    assert told[0] == told[1] == told[2]


def test_CA_014_a_week_is_monday_to_sunday() -> None:
    """CA-Q01: the first week of 2026 is Thursday 1 to Sunday 4 January."""
    assert weeks.week_of(day("01-01")) == tuple(day(f"01-0{n}") for n in range(1, 5))
    assert weeks.week_of(day("01-04")) == weeks.week_of(day("01-01"))
    assert weeks.week_of(day("01-05")) == tuple(day(f"01-{n:02}") for n in range(5, 12))
    assert at("01-01", W1).open() == {"01-01", "01-02", "01-03"}


@pytest.mark.parametrize("year", YEARS)
def test_CA_014_weeks_are_the_rows_of_the_iso_calendar_clipped(year: int) -> None:
    """CA-Q01, CA-Q06."""
    one = date(year, 1, 1)
    while one.year == year:
        monday = one - timedelta(one.weekday())
        row = [monday + timedelta(n) for n in range(7)]
        assert weeks.week_of(one) == tuple(each for each in row if each.year == year)
        one += timedelta(1)
        if one == date(2199, 12, 31):
            break


def test_CA_015_two_leads_of_a_week_may_ask_for_the_same() -> None:
    table = at("01-05", {"01-05": "9I", "01-06": "9I", "01-08": "9R"})
    table.show((3, 3, 3), "II")
    assert {"01-05", "01-06"} <= table.fits()


def test_CA_015_drawn_weeks_have_equal_values_too() -> None:
    squares = at("01-01").ground.squares
    assert any(
        len({squares[one].value for one in week[:6]}) < 6
        for week in weeks.weeks_of(2026)
        if len(week) == 7
    )


def test_CA_016_a_month_is_a_page_with_boxes_and_a_result_of_its_own() -> None:
    table = at("01-31", madness=4, points=10)
    table.spend()
    assert [(one.month, one.points, one.madness) for one in table.state.results] == [(1, 10, 4)]
    assert table.state.month.number == 2
    assert (table.madness, table.points) == (0, 0)
    assert set(table.ground.boxes) == set(range(1, 13))


@pytest.mark.parametrize(
    ("year", "days", "first", "last", "sundays", "weekdays", "on_a_first", "n"),
    [
        (2026, 365, 3, 3, "445454454454", 313, [2, 3, 11], 3),
        (2024, 366, 0, 1, "445445445445", 314, [9, 12], 6),
        (2027, 365, 4, 4, "544454454544", 313, [8], 2),
        (2028, 366, 5, 6, "544544544545", 313, [10], 1),
        (2023, 365, 6, 6, "", 312, [1, 10], 0),
        (2034, 365, 6, 6, "", 312, [1, 10], 0),
        (1900, 365, 0, 0, "", 313, [4, 7], 6),
        (2000, 366, 5, 6, "", 313, [10], 1),
        (2100, 365, 4, 4, "", 313, [8], 2),
        (2199, 365, 1, 1, "", 313, [9, 12], 5),
    ],
)
def test_the_shape_of_a_year(
    year: int, days: int, first: int, last: int, sundays: str, weekdays: int,
    on_a_first: list[int], n: int,
) -> None:  # fmt: skip
    """CA-TV34, CA-TV35, CA-TV36, CA-TV37; and other years; CA-Q12."""
    squares = at("01-01", year=year).ground.squares
    assert len(squares) == days
    assert min(squares) == date(year, 1, 1)
    assert max(squares) == date(year, 12, 31)
    assert (min(squares).weekday(), max(squares).weekday()) == (first, last)
    specials = [one for one, square in squares.items() if square.kind == "special"]
    assert len(squares) - len(specials) == weekdays
    if sundays:
        assert [sum(one.month == m for one in specials) for m in range(1, 13)] == [
            int(one) for one in sundays
        ]
    assert [one.month for one in specials if one.day == 1] == on_a_first
    head = weeks.week_of(min(specials))
    assert len(head) - 1 == n


def test_leap_day_is_a_square_like_any_other() -> None:
    """CA-TV38, CA-Q12."""
    table = at("02-29", year=2024)
    assert table.open() == {"02-26", "02-27", "02-28", "02-29"}
    done = ["02-26", "02-27", "02-28", "02-29", "03-01", "03-02"]
    sunday = at("03-03", year=2024, done=done)
    assert sunday.now("03-03") == sunday.ground.squares[day("2024-03-03")].value - 6


@pytest.mark.parametrize(("year", "there"), [(1900, False), (2000, True), (2100, False)])
def test_leap_days_by_the_gregorian_calendar(year: int, there: bool) -> None:
    """CA-Q11, CA-Q12."""
    squares = at("01-01", year=year).ground.squares
    assert (any((one.month, one.day) == (2, 29) for one in squares)) is there
    table = at("02-28", year=year)
    table.spend()
    assert table.state.month.number == (2 if there else 3)


@pytest.mark.parametrize("year", [2023, 2034, 2017])
def test_a_year_that_begins_on_a_sunday(year: int) -> None:
    """CA-TV42, CA-Q09: n = 0: printed 10, no reduction; and it can be won."""
    table = at("01-01", year=year)
    square = table.ground.squares[date(year, 1, 1)]
    assert (square.kind, square.value) == ("special", 10)
    assert table.open() == {"01-01"}
    assert table.now("01-01") == 10
    letter = square.symbols[0]
    table.show((4, 3, 3), {"lens": "I", "lantern": "L", "revolver": "R"}[letter] * 2)
    table.take("01-01")
    assert table.points == 5


@pytest.mark.parametrize(
    ("year", "first", "n"), [(2026, "01-04", 3), (2027, "01-03", 2), (2028, "01-02", 1)]
)
def test_the_first_week_is_clipped(year: int, first: str, n: int) -> None:
    """CA-Q09: the reduction is at most n; CA-Q06: last year's days do not count."""
    done = [f"01-{one:02}" for one in range(1, n + 1)]
    before = [f"{year - 1}-12-{one}" for one in (28, 29, 30, 31)]
    table = at(first, year=year, done=[*done, *before])
    square = table.ground.squares[day(first, year)]
    assert table.now(first) == square.value - n


@pytest.mark.parametrize("year", [2023, 2028])
def test_a_year_that_ends_on_a_sunday(year: int) -> None:
    """CA-TV43: a special, then the year ends; all six squares before it count."""
    done = [f"12-{one}" for one in range(25, 31)]
    table = at("12-31", year=year, done=done)
    square = table.ground.squares[date(year, 12, 31)]
    assert table.now("12-31") == square.value - 6
    assert table.open() == {"12-31"}
    table.show((6, 5, 5), {"lens": "I", "lantern": "L", "revolver": "R"}[square.symbols[0]] * 2)
    table.take("12-31")
    table.close()
    assert table.state.phase == "over"
    assert (table.state.results[-1].points, table.state.results[-1].won) == (5, 1)


def test_the_last_week_without_a_special() -> None:
    """CA-TV30, CA-Q10: Monday 28 to Thursday 31 December 2026."""
    table = at("12-28")
    assert table.open() == {"12-28", "12-29", "12-30", "12-31"}
    assert not any(one.weekday() == 6 for one in weeks.week_of(day("12-28")))


@pytest.mark.parametrize(
    ("year", "text", "expected"),
    [
        (2026, "03-30", {"03-30", "03-31"}),  # CA-TV25
        (2024, "09-30", {"09-30"}),  # CA-TV39
        (2026, "01-29", {f"01-{n}" for n in range(26, 32)}),  # CA-TV29
        (2024, "12-31", {"12-30", "12-31"}),
        (1900, "12-31", {"12-31"}),
        (2023, "01-02", {f"01-{n:02}" for n in range(2, 8)}),
        (2199, "01-01", {f"01-{n:02}" for n in range(1, 6)}),
    ],
)
def test_what_may_be_chosen(year: int, text: str, expected: set[str]) -> None:
    """CA-TV25, CA-TV29, CA-TV39, CA-Q02, CA-Q06."""
    assert at(text, year=year).open() == expected
    assert twists(text, year=year).open() <= expected


def test_february_2027_is_four_whole_weeks() -> None:
    """CA-TV36."""
    found = {weeks.week_of(day(f"2027-02-{n:02}")) for n in range(1, 29)}
    assert len(found) == 4
    assert all(len(week) == 7 and week[0].month == week[-1].month == 2 for week in found)


def test_marks_of_two_month_weeks() -> None:
    """CA-TV89: the generator sets no sealed or twin square in a week of two months."""
    for year in YEARS:
        squares = twists("01-01", year=year).ground.squares
        for week in weeks.weeks_of(year):
            if week[0].month != week[min(5, len(week) - 1)].month or len(week) < 6:
                assert not any({"sealed", "twin"} & set(squares[one].flags) for one in week)


@pytest.mark.parametrize(
    ("year", "sealed", "twins"), [(2024, 36, 28), (2026, 35, 28), (2027, 35, 28), (2028, 36, 29)]
)
def test_as_many_marks_as_the_rules_count(year: int, sealed: int, twins: int) -> None:
    """CA-TV52, part 4: on the page as it is printed; none in base."""
    squares = twists("01-01", year=year).ground.squares.values()
    flags = [flag for square in squares for flag in square.flags]
    counts = [flags.count(one) for one in ("sealed", "twin", "whisper")]
    assert counts == [sealed, twins, 12]
    assert not any(square.flags for square in at("01-01", year=year).ground.squares.values())


@pytest.mark.parametrize("year", YEARS)
def test_marks_by_their_months(year: int) -> None:
    """Part 4: sealed from March, twins from May (Tue to Sat), whispers from September."""
    ground = twists("01-01", year=year).ground
    whispers: dict[int, list[date]] = {}
    for one, square in ground.squares.items():
        if "sealed" in square.flags:
            assert one.month >= 3
            assert square.value in range(9, 14)
            assert one.weekday() < 6
        if "twin" in square.flags:
            assert one.month >= 5
            assert square.value in range(9, 14)
            assert one.weekday() in range(1, 6)
            assert len(set(square.symbols)) == 2
        if "whisper" in square.flags:
            whispers.setdefault(one.month, []).append(one)
            assert one.weekday() < 6
            assert one not in ground.moons
    assert {month: len(found) for month, found in whispers.items()} == dict.fromkeys(
        range(9, 13), 3
    )
    assert all(one.day <= 24 for one in whispers[12])
    for found in whispers.values():
        found.sort()
        assert all((b - a).days >= 5 for a, b in pairwise(found))


def test_whispering_dates_that_a_year_file_names() -> None:
    """Part 8: `date_flags`; base knows none."""
    for mode, expected in (("twists", ("whisper",)), ("base", ())):
        table = at("10-05", {"10-05": "9I", "10-06": "9L", "10-07": "9R"}, mode=mode, ally="L")
        flags = {"2026-10-05": ("whisper",), "2027-10-05": ("whisper",)}
        table.almanac = replace(table.almanac, date_flags=flags)
        squares = table.ground.squares
        assert squares[day("10-05")].flags == expected
        assert squares[day("10-06")].flags == squares[day("10-07")].flags == ()
    both = at("10-05", {"10-05": "9I~"}, mode="twists", ally="L")
    both.almanac = replace(both.almanac, date_flags={"2026-10-05": ("whisper",)})
    assert both.ground.squares[day("10-05")].flags == ("whisper",)
