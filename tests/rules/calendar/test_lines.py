"""The day's line: by its own square, the season, the month; none again within sixty days."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.choices import Hush, Lapse, Pass, Read
from desktop.rules.games.calendar.content.schema import Line
from desktop.rules.games.calendar.phases.lines import season
from desktop.rules.games.calendar.state import Played
from tests.rules.calendar.table import Table, at, began, day, twists

EASY = {f"08-{n}": "5I" for n in range(17, 23)} | {"08-23": "*10I"}


def told(table: Table, lines: Iterable[Line], days: Iterable[Played] = ()) -> Table:
    """A table whose year has these lines, after these days."""
    text = table.almanac.texts["en"]
    texts = {"en": replace(text, lines={one.id: one for one in lines})}
    table.almanac = replace(table.almanac, texts=texts)
    table.state = replace(table.state, days=tuple(days))
    return table


def morning(*lines: Line, text: str = "08-17", days: Iterable[Played] = ()) -> str:
    """The line of a day with a lens in summer, the day before it let go."""
    table = told(at("08-16", {**EASY, text: "5I"}), lines, days)
    table.do(Lapse())
    assert table.told(e.DayBegan)[0].line == table.state.line
    return table.state.line


def m(name: str, **tags: Any) -> Line:
    return Line(name, "A morning.", morning=True, **tags)


def ago(text: str, days: int, **fields: Any) -> Played:
    return Played(day(text) - timedelta(days), "lapsed", **fields)


@pytest.mark.parametrize(
    "wrong",
    [
        m("x", symbol="lantern"),
        m("x", season="winter"),
        m("x", since=9),
        m("x", symbol="lens", season="autumn"),
        Line("x", "An evening.", result="done"),
    ],
)
def test_a_line_that_fits_the_day(wrong: Line) -> None:
    for right in (m("y"), m("y", symbol="lens"), m("y", season="summer"), m("y", since=8)):
        assert morning(wrong, right) == "y"


@pytest.mark.parametrize(("back", "line"), [(2, "x"), (60, "x"), (61, "y")])
def test_not_one_of_the_last_sixty_days(back: int, line: str) -> None:
    days = [ago("08-17", n, line="y" if n == back else f"q{n}") for n in range(80, 1, -1)]
    assert morning(m("y", symbol="lens"), m("x", season="winter"), days=days) == line


def test_where_none_is_left_the_season_is_dropped_and_then_the_symbol() -> None:
    used = [ago("08-16", 1, line="right")]
    right, cold = m("right"), m("cold", season="winter")
    other = m("other", symbol="revolver")
    assert morning(right, cold, other, days=used) == "cold"
    used.append(ago("08-16", 0, line="cold"))
    assert morning(right, cold, other, days=used) == "other"


def test_and_then_the_one_that_was_read_longest_ago() -> None:
    days = [ago("08-17", n, line=f"m{n % 3}") for n in range(9, 1, -1)]
    assert morning(m("m0"), m("m1"), m("m2"), days=days) == "m1"  # four days ago


@pytest.mark.parametrize(
    ("text", "when"),
    [
        ("12-01", "winter"), ("02-28", "winter"), ("03-01", "spring"), ("05-31", "spring"),
        ("06-01", "summer"), ("08-31", "summer"), ("09-01", "autumn"), ("11-30", "autumn"),
    ],
)  # fmt: skip
def test_seasons(text: str, when: str) -> None:
    assert season(day(text)) == when


def evening(*lines: Line, end: str = "done", number: tuple[int, int, int] = (5, 5, 5)) -> str:
    """The line at the close of Monday 17 August."""
    table = told(twists("08-17", EASY, bell=2, ally="R"), [m("m"), *lines])
    if end == "lapsed":
        table.do(Lapse())
    else:
        table.show(number, "IL")
        if end == "done":
            table.take("08-17")
        elif end == "hushed":
            table.do(Hush())
        else:
            table.do(Pass())
        table.close()
    closed = table.told(e.DayClosed)[0]
    assert closed.evening == table.state.days[-1].evening
    return closed.evening


@pytest.mark.parametrize("end", ["done", "passed", "hushed", "lapsed"])
def test_the_evening_tells_what_became_of_the_day(end: str) -> None:
    results: Any = ("done", "nothing", "passed", "lapsed", "hushed")
    lines = [Line(one, "An evening.", result=one) for one in results]
    assert evening(*lines, end=end) == end


def test_the_evening_of_a_day_on_which_nothing_fitted() -> None:
    results: Any = ("done", "nothing", "passed")
    lines = [Line(one, "An evening.", result=one) for one in results]
    assert evening(*lines, end="pass", number=(1, 1, 1)) == "nothing"


def test_the_evening_tells_symbol_and_mark() -> None:
    def done(name: str, **tags: Any) -> Line:
        return Line(name, "An evening.", result="done", **tags)

    lines = [done("gun", symbol="revolver"), done("lens", symbol="lens", mark="no")]
    lines += [done("sign", mark="yes"), done("late", since=9), done("cold", season="winter")]
    assert evening(*lines) == "lens"
    assert evening(*lines, number=(6, 5, 5)) == "sign"
    assert evening(lines[0], lines[4]) == "cold"  # the season is dropped first
    assert evening(lines[0], lines[2]) == "sign"  # then the mark
    assert evening(lines[0], lines[3]) == ""


def test_a_sunday_has_no_evening_line() -> None:
    table = at("08-23", EASY)
    table.spend()
    assert table.state.days[-1].evening == ""


def test_the_same_seed_the_same_lines() -> None:
    """By the date's own stream, whatever was rolled."""
    tables = [began(catch_up="free", mode="base", seed="s") for _ in range(2)]
    for table in tables:
        table.do(Read())
    for _ in range(20):
        tables[0].spend()
        tables[1].spend(1, 1, 2, 1, 1)
    lines = [[one.line for one in table.state.days] for table in tables]
    assert lines[0] == lines[1]
    assert len(set(lines[0])) == 20
    assert "" not in lines[0]
