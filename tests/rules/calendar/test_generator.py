"""The drawn pages: golden hashes, printed pages for the eye, weeks, moons (part 4, TV-34 ...)."""

import hashlib
from collections import Counter
from datetime import date, timedelta

import pytest

from desktop.rules.games.calendar.phases import weeks
from desktop.rules.games.calendar.phases.generator import generate
from desktop.rules.games.calendar.phases.marks import marks
from desktop.rules.games.calendar.phases.moon import moons
from desktop.rules.games.calendar.phases.stream import Stream
from desktop.rules.kernel.chance import Chance

SEED = "quillport"
SUNDAY = 6
LETTERS = "ILR"
PAGES = {
    (2026, 1): """\
                      1:11I  2:8L   3:7R   4*12I
 5:11L  6:5L   7:13I  8:8R   9:10L 10:7I  11*17L
12:13L 13:7L  14:10I 15:5R  16:11I 17:8R  18*17R
19:11I 20:5R  21:7R  22:10I 23:8L  24:13R 25*17I
26:8I  27:13I 28:10R 29:7L  30:11R 31:5L""",
    (2026, 3): """\
                                           1*18R
 2:7L   3:13I  4:10I  5:5L   6:11R  7:10R  8*17L
 9:7I  10:8L  11:13R 12:6R  13:12L 14:10I 15*17I
16:8L  17:10R 18:12R 19:14I 20:7I  21:5L  22*16R
23:7L  24:10I 25:13L 26:8I  27:6R  28:12R 29*17L
30:13I 31:7I""",
    (2024, 2): """\
                      1:11I  2:5L   3:10I  4*16R
 5:7R   6:10I  7:5R   8:8L   9:13L 10:12I 11*17I
12:8I  13:11R 14:13L 15:5I  16:7R  17:11L 18*17R
19:8L  20:14I 21:7I  22:10L 23:5R  24:11R 25*17L
26:10R 27:8L  28:13L 29:11I""",
    (2027, 2): """\
 1:5R   2:7L   3:13R  4:10I  5:12I  6:8R   7*17L
 8:12R  9:13L 10:10I 11:8L  12:7R  13:5L  14*16I
15:10L 16:8L  17:13R 18:7I  19:12I 20:5R  21*17L
22:13I 23:5L  24:9L  25:10R 26:11R 27:7I  28*17R""",
    (2028, 1): """\
                                    1:8I   2*11L
 3:11L  4:8R   5:13R  6:10I  7:5L   8:7I   9*17I
10:10R 11:7L  12:11L 13:5R  14:8I  15:13R 16*16R
17:7L  18:11R 19:10I 20:13I 21:8L  22:5R  23*17L
24:11R 25:5I  26:8R  27:10L 28:13I 29:7L  30*17R
31:8L""",
    (2026, 12): """\
        1:8I   2:15L  3:12R  4:7L   5:10I  6*20L
 7:9I   8:13R  9:12R 10:7L  11:9R  12:14L 13*19R
14:12I 15:10I 16:7L  17:13L 18:15R 19:7L  20*20I
21:13R 22:15I 23:9L  24:5L  25:10I 26:12R 27*20R
28:10R 29:15L 30:10R 31:9I""",
}


def page(year: int, month: int) -> str:
    """A month's squares in rows of seven, as a person would write them down."""
    rows = []
    for week in weeks.weeks_of(year):
        cells = [" " * 7] * 7
        for day in week:
            if day.month == month:
                value, symbol = generate(SEED, year)[day]
                sign = "*" if day.weekday() == SUNDAY else ":"
                cells[day.weekday()] = f"{day.day:2}{sign}{str(value) + LETTERS[symbol]:4}"
        rows.append("".join(cells).rstrip())
    return "\n".join(row for row in rows if row)


def text(year: int) -> str:
    """The text whose hash is golden."""
    return "".join(
        f"{day} {value} {LETTERS[symbol]} {'S' if day.weekday() == SUNDAY else 'W'}\n"
        for day, (value, symbol) in sorted(generate(SEED, year).items())
    )


def marked_text(year: int) -> str:
    """The same with the twists' marks."""
    found, lines = marks(SEED, year), []
    for day, (value, symbol) in sorted(generate(SEED, year).items()):
        twin = LETTERS[found.twins[day]] if day in found.twins else ""
        kind = "S" if day.weekday() == SUNDAY else "W"
        flags = f"{day in found.sealed:d}{day in found.whispers:d}"
        lines.append(f"{day} {value} {LETTERS[symbol]}{twin} {kind} {flags}\n")
    return "".join(lines)


def short_hash(told: str) -> str:
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def test_stream() -> None:
    """TV-51."""
    first, _ = Chance("test").below(1 << 64)
    assert first == 0x191A78ECCD3670C9
    stream = Stream("test")
    assert [stream.below(6) for _ in range(12)] == [1, 0, 0, 4, 1, 3, 3, 5, 4, 5, 5, 5]
    assert stream.shuffled(range(6)) == [3, 4, 2, 5, 1, 0]


@pytest.mark.parametrize(
    ("year", "plain", "marked", "sealed", "twins"),
    [
        (2024, "8dba3250c93aeba1", "236ecfc4d001b485", 36, 28),
        (2026, "0ad48460a22bc7b8", "4689dd59f0038b0b", 35, 28),
        (2027, "8c82227f5274b2c5", "f5a9e1b1998dd3bf", 35, 28),
        (2028, "8e2963dc35b81d2a", "86d6d40c84128344", 36, 29),
    ],
)
def test_golden_hashes(year: int, plain: str, marked: str, sealed: int, twins: int) -> None:
    """TV-50, TV-52."""
    assert short_hash(text(year)) == plain
    assert short_hash(marked_text(year)) == marked
    found = marks(SEED, year)
    assert (len(found.sealed), len(found.twins), len(found.whispers)) == (sealed, twins, 12)


@pytest.mark.parametrize(("year", "month"), PAGES)
def test_pages_for_the_eye(year: int, month: int) -> None:
    """TV-53 and the pages below it."""
    assert page(year, month) == PAGES[year, month]


def test_specials_of_2026() -> None:
    told = "12 17 17 17; 17 16 17 17; 18 17 17 16 17; 18 17 18 18; 18 17 18 18 17; 18 19 18 19; "
    told += "17 18 17 19; 19 19 19 20 19; 18 19 18 20; 20 20 19 20; 20 20 19 20 20; 20 19 20 20"
    drawn = generate(SEED, 2026)
    months = [
        " ".join(
            str(drawn[day][0])
            for day in sorted(drawn)
            if day.month == month and day.weekday() == SUNDAY
        )
        for month in range(1, 13)
    ]
    assert "; ".join(months) == told


@pytest.mark.parametrize(
    ("year", "days", "first", "last", "of_months", "weekdays", "firsts"),
    [
        (2026, 365, 3, 3, "445454454454", 313, [2, 3, 11]),  # TV-34
        (2024, 366, 0, 1, "445445445445", 314, [9, 12]),  # TV-35
        (2027, 365, 4, 4, "544454454544", 313, [8]),  # TV-36
        (2028, 366, 5, 6, "544544544545", 313, [10]),  # TV-37
    ],
)
def test_years(
    year: int, days: int, first: int, last: int, of_months: str, weekdays: int, firsts: list[int]
) -> None:
    drawn = generate(SEED, year)
    assert len(drawn) == days
    assert date(year, 1, 1).weekday() == first
    assert date(year, 12, 31).weekday() == last
    sundays = [day for day in drawn if day.weekday() == SUNDAY]
    assert "".join(str(sum(d.month == m for d in sundays)) for m in range(1, 13)) == of_months
    assert len(drawn) - len(sundays) == weekdays
    assert [day.month for day in sundays if day.day == 1] == firsts
    assert len(weeks.weeks_of(year)) == 53
    assert weeks.number_of(date(year, 1, 1)) == 1
    assert weeks.number_of(date(year, 12, 31)) == len(weeks.weeks_of(year))


def test_weeks() -> None:
    assert weeks.week_of(date(2026, 1, 3)) == tuple(date(2026, 1, d) for d in range(1, 5))
    assert weeks.begins_week(date(2026, 1, 1))
    assert not weeks.begins_week(date(2026, 1, 4))
    assert weeks.week_of(date(2026, 12, 31))[0] == date(2026, 12, 28)
    assert weeks.last_of_month(date(2024, 2, 29))
    assert not weeks.last_of_month(date(2024, 2, 28))
    assert weeks.last_of_month(date(9999, 12, 31))


def test_moons() -> None:
    """TV-54, TV-55."""
    summer = {day: kind for day, kind in moons(2026).items() if day.month >= 7}
    new = [(7, 14), (8, 13), (9, 11), (10, 11), (11, 9), (12, 9)]
    full = [(7, 29), (8, 27), (9, 26), (10, 25), (11, 24), (12, 24)]
    assert {day for day, kind in summer.items() if kind == "new"} == {date(2026, *d) for d in new}
    assert {day for day, kind in summer.items() if kind == "full"} == {date(2026, *d) for d in full}
    assert moons(1926)[date(1926, 1, 14)] == "new"
    assert moons(2024)[date(2024, 4, 8)] == "new"
    assert moons(2028)[date(2028, 12, 31)] == "full"


@pytest.mark.parametrize("year", range(1900, 2200, 13))
def test_every_year_is_well_made(year: int) -> None:
    for seed in (SEED, "another"):
        drawn, found = generate(seed, year), marks(seed, year)
        used: Counter[int] = Counter()
        for week in weeks.weeks_of(year):
            days = [day for day in week if day.weekday() < SUNDAY]
            used.update(drawn[day][1] for day in days)
            assert len(days) < 3 or {drawn[day][1] for day in days} == {0, 1, 2}
            assert all(drawn[day][0] in range(5, 16) for day in days)
            if week[-1].weekday() == SUNDAY:
                assert drawn[week[-1]][0] in range(10, 21)
            two_months = week[0].month != days[-1].month if days else True
            if two_months:  # TV-89
                assert not found.sealed & set(week)
                assert not found.twins.keys() & set(week)
        assert max(used.values()) - min(used.values()) <= 2
        assert len(found.whispers) == 12
        assert not found.whispers & moons(year).keys()
        for day in found.whispers:
            assert day.weekday() < SUNDAY
            assert all(
                abs(day - other) >= timedelta(5)
                for other in found.whispers - {day}
                if other.month == day.month
            )
