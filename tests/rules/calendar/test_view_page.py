"""A month as it hangs on the wall: its rows, what is written in them, nothing that is to come."""

import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar import view
from desktop.rules.games.calendar.state import Mark, Result, State, Vow
from desktop.rules.games.calendar.view.page import Cell, Page
from desktop.rules.kernel.game import Arrive
from tests.rules.calendar.table import Table, at, began, day, twists


def shown(table: Table, month: int | None = None) -> Page:
    return view.page(table.almanac, table.state, month)


def cells(table: Table, month: int | None = None) -> dict[str, Cell]:
    return {cell.day.isoformat()[5:]: cell for row in shown(table, month).rows for cell in row}


def test_rows_are_weeks_with_a_tail_and_blank_squares() -> None:
    """CA-024, CA-073, Q-03: March 2026 begins on a Sunday."""
    table = at("03-19")
    page = shown(table)
    assert [len(row) for row in page.rows] == [7] * 6
    first, last = page.rows[0], page.rows[-1]
    assert [cell.day for cell in (first[0], first[-1])] == [day("02-23"), day("03-01")]
    assert [cell.tail for cell in first] == [True] * 6 + [False]
    assert all(cell.square is not None and cell.square.kind == "lead" for cell in first[:6])
    assert [cell.how for cell in last[2:]] == ["blank"] * 5
    assert all(cell.square is None and cell.now == 0 for cell in last[2:])
    assert page.week_row == 3
    assert [row[0].week_now for row in page.rows] == [False, False, False, True, False, False]


def test_the_year_before_and_after_is_blank() -> None:
    assert [cell.how for cell in shown(at("01-05")).rows[0][:3]] == ["blank"] * 3
    assert [cell.how for cell in shown(at("12-30")).rows[-1][4:]] == ["blank"] * 3


def test_what_is_written_in_a_square() -> None:
    squares = {"01-05": "9I", "01-11": "*17L", "01-12": "13R"}
    done = {"2026-01-05": Mark("done", day("01-07"), 8, counts=1)}
    done["2026-01-11"] = Mark("won", day("01-11"), 13, 5)
    table = at("01-13", squares, done=done)
    found = cells(table)
    lead, won = found["01-05"], found["01-11"]
    assert (lead.how, lead.on, lead.then, lead.counts) == ("done", day("01-07"), 8, 1)
    assert (won.how, won.then, won.points, won.now) == ("won", 13, 5, 17)
    assert found["01-06"].how == "missed"
    assert (found["01-12"].how, found["01-12"].live, found["01-12"].playable) == (
        "open",
        True,
        True,
    )
    assert found["01-19"].how == "open"
    assert not found["01-19"].live
    assert [name for name, cell in found.items() if cell.today] == ["01-13"]


def test_the_special_asks_for_less_with_every_lead() -> None:
    """CA-051; it may still be chosen this week, but not today."""
    table = at("01-08", {"01-11": "*17L"}, done=["01-05", "01-06"])
    sunday = cells(table)["01-11"]
    assert (sunday.square and sunday.square.value, sunday.now) == (17, 15)
    assert (sunday.live, sunday.playable) == (True, False)
    on_it = cells(at("01-11", {"01-11": "*17L"}))
    assert (on_it["01-11"].live, on_it["01-11"].playable) == (True, True)
    assert on_it["01-10"].how == "missed"


def test_days_before_the_arrival() -> None:
    table = at("03-19", first="03-18")
    found = cells(table)
    assert (found["03-17"].how, found["03-18"].how) == ("before", "open")
    assert not found["03-17"].live
    with pytest.raises(LookupError):
        shown(table, 2)


def test_pages_turned_over_and_pages_to_come() -> None:
    kept = Result(2, 15, 3, 4, seal=True)
    table = at("03-19", results=(Result(1, 5), kept), madness=2, points=10)
    page = shown(table, 2)
    assert (page.month, page.result, page.points, page.filled) == (2, kept, 15, 4)
    assert (page.first, page.last, page.week_row) == (1, 3, None)
    now = shown(table)
    assert (now.result, now.points, now.filled, now.boxes) == (None, 10, 2, 9)
    with pytest.raises(LookupError):
        shown(table, 4)


def test_nothing_is_printed_before_the_year_begins() -> None:
    table = began(catch_up="in_order")
    assert all(cell.square is None for row in shown(table).rows for cell in row)
    table.do(Arrive(day("01-03")))
    assert cells(table)["01-01"].today
    assert cells(table)["01-31"].square is not None


def test_the_marker_waits_on_the_last_day_played() -> None:
    table = began(catch_up="in_order")
    table.do(Arrive(day("01-01")))
    table.do(*table.legal()[:1])
    table.spend()
    found = cells(table)
    assert table.state.phase == "waiting"
    assert (found["01-01"].today, found["01-02"].next) == (True, True)
    assert not any(cell.playable for cell in found.values())


def test_tail_squares_where_they_may_not_be_chosen() -> None:
    assert cells(at("04-01"))["03-30"].how == "open"
    assert cells(at("04-01", prev_month_squares="off"))["03-30"].how == "missed"


def test_flags_come_with_their_months() -> None:
    """Spoilers: no flag, moon or lock before its month, never in base."""
    for month in range(1, 13):
        text = f"{month:02}-15"
        found = cells(twists(text))
        flags = {flag for cell in found.values() if cell.square for flag in cell.square.flags}
        assert flags == {
            name for name, since in (("sealed", 3), ("twin", 5), ("whisper", 9)) if month >= since
        }
        assert any(cell.moon for cell in found.values()) == (month >= 7)
        assert any(cell.locked for cell in found.values()) == (month >= 3)
        assert any(cell.whisper for cell in found.values()) == (month >= 9)
        base = cells(at(text)).values()
        assert not any(cell.square.flags for cell in base if cell.square)
        assert not any(cell.moon or cell.locked or cell.whisper or cell.sworn for cell in base)


def test_a_sealed_square_and_its_key() -> None:
    """TV-57: open the day after its key was done; it counts 2."""
    squares = {"03-16": "9I", "03-17": "12I!", "03-18": "8L"}
    closed = cells(twists("03-17", squares))["03-17"]
    assert (closed.locked, closed.playable, closed.live, closed.counts) == (True, False, True, 2)
    opened = cells(twists("03-17", squares, done=["03-16"]))["03-17"]
    assert (opened.locked, opened.playable) == (False, True)


def test_a_twin_is_gone_with_its_date() -> None:
    squares = {"05-13": "10R+L"}
    before, after = (cells(twists(text, squares))["05-13"] for text in ("05-12", "05-14"))
    assert (before.live, before.playable, before.how) == (True, False, "open")
    assert (after.live, after.playable, after.how) == (False, False, "missed")


def test_the_ally_eases_every_square_of_the_symbol() -> None:
    """TV-59."""
    found = cells(twists("05-06", {"05-07": "11I", "05-21": "9R"}, ally="I"))
    assert (found["05-07"].now, found["05-21"].now) == (10, 9)


def test_a_vow_shows_on_its_square() -> None:
    vow = Vow(day("10-12"), day("10-14"))
    table = twists("10-13", {"10-14": "12R"}, vow=vow)
    assert [name for name, cell in cells(table).items() if cell.sworn] == ["10-14"]


def test_the_last_evening_leaves_nothing_open() -> None:
    table = twists("12-31")
    over: State = replace(table.state, sitting="finale")
    page = view.page(table.almanac, over)
    assert "open" not in {cell.how for row in page.rows for cell in row}
