"""Months, scoring, the end: CA-070 to CA-080."""

import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.choices import (
    ChooseAlly,
    CloseDay,
    Complete,
    Lapse,
    Pass,
    Read,
    Roll,
    Stop,
)
from desktop.rules.games.calendar.state import Result
from desktop.rules.kernel.history import canonical
from tests.rules.calendar.table import at, began, day, dice, marks, result, twists

JANUARY = ("01-04", "01-11", "01-18", "01-25")
LETTER = {"lens": "I", "lantern": "L", "revolver": "R"}


@pytest.mark.parametrize("month", range(1, 12))
def test_CA_070_the_page_is_turned_on_the_1st(month: int) -> None:
    ends = [
        "01-31",
        "02-28",
        "03-31",
        "04-30",
        "05-31",
        "06-30",
        "07-31",
        "08-31",
        "09-30",
        "10-31",
    ]
    last = [*ends, "11-30"][month - 1]
    table = at(last)
    table.spend()
    assert [one.month for one in table.told(e.PageTurned)] == [month + 1]
    assert table.state.month.number == month + 1
    assert table.state.day == day(f"{month + 1:02}-01")
    assert table.state.phase == "page"
    kinds = [type(one) for one in table.last.events]
    assert kinds.index(e.DayClosed) < kinds.index(e.MonthEnded) < kinds.index(e.PageTurned)


@pytest.mark.parametrize("today", ["01-01", "01-30", "03-15", "12-30"])
def test_CA_070_and_on_no_other_day(today: str) -> None:
    table = at(today)
    table.spend()
    assert table.told(e.PageTurned) == []
    assert table.told(e.MonthEnded) == []


def test_CA_071_the_months_text_comes_with_its_first_day() -> None:
    table = at("01-31")
    assert table.state.unread == ()
    table.spend()
    assert table.state.unread == (2,)
    assert table.legal() == (Read(),)
    table.do(Read())
    assert table.state.unread == ()
    assert table.told(e.PageRead) == [e.PageRead(2)]
    assert table.state.phase == "declare"


@pytest.mark.parametrize(("last", "month"), [("01-31", 2), ("04-30", 5), ("11-30", 12)])
def test_CA_071_not_before_the_date(last: str, month: int) -> None:
    table = at(last, catch_up="in_order", today=last)
    table.spend()
    assert table.told(e.PageTurned) == []
    assert table.state.phase == "waiting"
    assert table.state.month.number == month - 1
    assert table.why_not(Read()) == "not_now"


@pytest.mark.parametrize("module", ["T2", "T4", "T6", "T8", "T10", "T12"])
def test_CA_072_rules_hold_from_their_month_to_the_years_end(module: str) -> None:
    """CA-Q32: each has a first and a last month."""
    ground = twists("01-01").ground
    since = int(module[1:])
    for month in range(1, 13):
        assert (ground.params(module, month) is not None) == (month >= since)


def test_CA_072_a_rule_that_ends_before_the_year_does() -> None:
    """CA-Q32: and with it what it left on the shelf."""
    table = twists("04-30", {"05-01": "9I"}, dial=2)
    shorter = tuple(
        replace(one, until=4) if one.id == "T2.dial" else one for one in table.almanac.modules
    )
    table.almanac = replace(table.almanac, modules=shorter)
    table.show((3, 3, 3), "LL")
    assert "Turn" in table.kinds()
    table.close()
    assert table.things.dial == 0
    table.do(Read(), ChooseAlly("lens"))
    table.show((3, 3, 3), "LL")
    assert "Turn" not in table.kinds()


@pytest.mark.parametrize("mode", ["twists", "base"])
def test_CA_073_nothing_of_a_later_month_is_in_a_position(mode: str) -> None:
    table = began(mode=mode, catch_up="free")
    table.do(Read())
    for _ in range(30):
        table.spend()
        text = canonical(table.state).decode()
        for word in ("dial", "all" + "ies", "insight", "bell", "vow", "sealed", "twin", "whisper"):
            assert f'"{word}"' not in text
    assert table.kinds() == {"Roll", "Lapse"}


def test_CA_074_written_after_the_months_last_day() -> None:
    """CA-Q28: after its dusk, before the page is turned."""
    table = at("01-31", madness=8, done=marks(JANUARY, "won"), points=20)
    table.show((6, 1, 1), "II")
    assert table.state.results == ()
    table.do(Pass())
    assert table.state.results == ()
    table.do(CloseDay())
    assert table.state.results == (Result(1, 15, 4, 9, True, False),)
    assert table.told(e.MonthEnded) == [e.MonthEnded(table.state.results[0])]


@pytest.mark.parametrize(
    ("won", "madness", "points"),
    [(4, 9, 15), (0, 9, -5), (0, 0, 0), (1, 8, 5), (4, 8, 20), (3, 9, 10)],
)
def test_CA_075_CA_076_five_a_special_less_five_where_all_boxes_are_full(
    won: int, madness: int, points: int
) -> None:
    """CA-TV20, CA-TV21, CA-077: it may be below nothing."""
    done = marks(JANUARY[:won], "won") | marks(JANUARY[won:], "lost")
    table = at("01-31", madness=madness, done=done, points=5 * won)
    table.spend()
    assert table.state.results[-1].points == points
    assert table.state.results[-1].full is (madness == 9)


def test_CA_075_five_specials_in_a_month() -> None:
    """CA-TV22: 8 of 9 boxes: 25."""
    sundays = ["03-01", "03-08", "03-15", "03-22", "03-29"]
    table = at("03-31", madness=8, done=marks(sundays, "won"), points=25)
    table.spend()
    assert table.state.results[-1] == Result(3, 25, 5, 8, False, True)


def test_CA_075_specials_of_other_months_do_not_count() -> None:
    """CA-TV44: four in January 2026, though the last week has a Sunday in February."""
    table = at("01-31", done=marks([*JANUARY, "02-01"], "won"), points=20)
    table.spend()
    assert table.state.results[-1].won == 4


def test_CA_075_the_month_scores_what_is_won_in_it() -> None:
    table = at("01-04", {"01-04": "*10I"})
    for text in JANUARY:
        while table.state.day < day(text):
            table.spend()
        table.show((6, 6, 6), "IL") if text == JANUARY[0] else table.show((1, 1, 1), "II")
        if text == JANUARY[0]:
            table.take(text)
        table.close()
    assert table.points == 5


def test_a_sunday_on_the_1st() -> None:
    """CA-TV24, CA-Q08: 17 less 5; the win is February's, January's result stays."""
    done = marks(["01-26", "01-27", "01-28", "01-29", "01-30"])
    table = at("01-31", {"02-01": "*17I"}, done=done, madness=9, points=10)
    table.spend()
    assert table.state.phase == "page"
    table.do(Read())
    assert table.open() == {"02-01"}
    assert table.now("02-01") == 12
    table.show((4, 4, 4), "IR").take("02-01")
    table.close()
    assert [(one.month, one.points) for one in table.state.results] == [(1, 5)]
    assert (table.state.month.number, table.points) == (2, 5)


def test_the_last_day_of_a_month_is_a_special() -> None:
    """CA-TV40: Sunday 31 October 2027 counts in October, and then its result is written."""
    table = at("10-31", {"10-31": "*10I"}, year=2027, points=5)
    table.show((4, 3, 3), "IR").take("10-31")
    assert table.state.results[-1].month == 9
    table.close()
    assert (table.state.results[-1].month, table.state.results[-1].points) == (10, 10)
    assert table.state.results[-1].won == 1
    assert table.points == 0


def test_a_month_that_ends_in_a_week() -> None:
    """CA-Q07: its result is closed, the week goes on, its Sunday scores in the next."""
    table = at("03-30", {"04-05": "*10I"}, points=5)
    for _ in range(2):
        table.spend()
    assert table.state.results[-1].month == 3
    table.do(Read())
    assert "03-31" in table.open()
    while table.state.day < day("04-05"):
        table.spend()
    table.show((4, 4, 4), "IR").take("04-05")
    table.close()
    assert table.points == 5
    assert table.state.results[-1].points == 5


def test_CA_078_leads_score_nothing() -> None:
    table = at("01-05", {"01-05": "9I"}).show((5, 5, 5), "II")
    table.take("01-05")
    table.close()
    assert table.points == 0
    assert table.told(e.Completed)[0].points == 0


def test_CA_079_the_year_is_the_sum_of_twelve_results() -> None:
    results = tuple(result(n, points) for n, points in enumerate((15, -5, 20, *[10] * 8), 1))
    table = at("12-31", results=results, points=20, madness=9)
    table.spend()
    assert len(table.state.results) == 12
    assert table.state.results[-1].points == 15
    assert table.told(e.YearEnded) == [e.YearEnded(125, 260, 2)]
    assert GAME.ending(table.state) == "rank_2"
    worth = GAME.worth(table.almanac, table.state)
    assert worth is not None
    assert (worth.score, worth.stars) == (125, 1)


@pytest.mark.parametrize("mode", ["base", "twists"])
def test_CA_080_twelve_pages_and_eleven_rules(mode: str) -> None:
    table = began(mode=mode, catch_up="free")
    assert len(table.almanac.pages) == 12
    assert len(table.almanac.modules) == 11
    assert [one.from_ for one in table.almanac.modules] == list(range(2, 13))
    assert set(table.almanac.texts["en"].epilogues) == set(range(7))


def test_CA_080_a_year_turns_twelve_pages() -> None:
    """CA-005, CA-007: idle from the first day to the last."""
    table = began(mode="base", catch_up="free")
    while table.legal():
        if table.state.phase == "page":
            table.do(Read())
        table.throw(Roll(), *dice((1, 1, 1)))
        table.do(Stop(), Pass(), CloseDay())
    assert [one.month for one in table.told(e.PageTurned)] == list(range(1, 13))
    assert [one.month for one in table.told(e.PageRead)] == list(range(1, 13))
    assert [one.result.month for one in table.told(e.MonthEnded)] == list(range(1, 13))
    assert len(table.told(e.DayClosed)) == 365
    assert GAME.ending(table.state) == "rank_0"


@pytest.mark.parametrize("year", [1900, 2000, 2023, 2024, 2028, 2034, 2100, 2199])
def test_a_whole_year_in_which_every_special_is_won(year: int) -> None:
    """CA-079, CA-TV37: every lead and special completed; the most that base has (part 3.6)."""
    table = began(mode="base", catch_up="free", year=year)
    while table.legal():
        if table.state.phase == "page":
            table.do(Read())
        today = table.state.day
        symbol = LETTER[table.ground.squares[today].symbols[0]]
        table.throw(Roll(), *dice((6, 6, 6), symbol * 2))
        table.do(Stop())
        if Complete(today) in table.legal():
            table.do(Complete(today))
        table.close()
    sundays = sum(one.weekday() == 6 for one in table.ground.squares)
    assert sum(one.won for one in table.state.results) == sundays
    assert [one.full for one in table.state.results] == [True] * 12
    ended = table.told(e.YearEnded)[0]
    assert ended.most == 5 * sundays
    assert ended.score == 5 * sundays - 60
    if year == 2028:
        assert (sundays, ended.most) == (53, 265)


def test_letting_the_last_day_go_ends_the_month() -> None:
    """CA-074, CA-Q14."""
    table = at("01-31", points=5)
    table.do(Lapse())
    assert table.state.results[-1].points == 5
    assert table.state.phase == "page"
