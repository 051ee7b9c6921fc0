"""What stands under Today and on the shelf, what waits, and the year as it adds up."""

from datetime import timedelta

from msgspec.structs import replace

from desktop.rules.games.calendar import view
from desktop.rules.games.calendar.choices import Lapse, Read
from desktop.rules.games.calendar.state import Mark, Played, State, Vow
from desktop.rules.games.calendar.view.things import Thing
from desktop.rules.kernel.game import Arrive
from tests.rules.calendar.table import Table, at, began, day, result, twists


def things(table: Table) -> dict[str, Thing]:
    return {thing.id: thing for thing in view.things(table.almanac, table.state)}


def queue(table: Table) -> view.Queue:
    return view.queue(table.almanac, table.state)


def today(table: Table) -> view.Today:
    return view.today(table.almanac, table.state)


def year(table: Table) -> view.Year:
    return view.year(table.almanac, table.state)


# ---- the shelf ----------------------------------------------------------------------------------
def test_each_thing_comes_with_its_month() -> None:
    """Spoilers: nothing in January, one more a month, never in base."""
    for month in range(1, 13):
        found = things(twists(f"{month:02}-10"))
        assert list(found) == [f"T{n}" for n in range(2, month + 1)]
        assert [name for name, thing in found.items() if thing.new] == [f"T{month}"] * (month > 1)
        assert things(at(f"{month:02}-10")) == {}


def test_nothing_stands_there_before_the_page_is_read() -> None:
    table = twists("01-31", today="01-31", catch_up="in_order")
    table.spend()
    assert table.state.phase == "waiting"
    assert things(table) == {}
    table.do(Arrive(day("02-01")))
    assert (table.state.phase, things(table)) == ("page", {})
    table.do(Read())
    assert list(things(table)) == ["T2"]


def test_how_they_stand() -> None:
    vow = Vow(day("12-07"), day("12-09"))
    found = things(twists("12-08", dial=1, insight=2, bell=5, vow=vow, ally="L"))
    assert (found["T2"].count, found["T2"].most, found["T2"].stance) == (1, 2, "ready")
    assert found["T4"].symbol == "lantern"
    assert (found["T6"].count, found["T6"].most, found["T6"].stance) == (2, 3, "ready")
    assert (found["T7"].moon, found["T7"].day) == ("", day("12-09"))
    assert (found["T8"].count, found["T8"].most, found["T8"].loud) == (5, 8, True)
    assert found["T9"].day is not None
    assert (found["T10"].day, found["T10"].stance) == (day("12-09"), "sworn")
    assert found["T12"].count == 17


def test_what_is_used_up() -> None:
    found = things(twists("10-07", dial=0, insight=0, bell=3))
    assert (found["T2"].stance, found["T6"].stance) == ("spent", "spent")
    assert (found["T8"].loud, found["T10"].stance) == (False, "ready")
    assert things(twists("07-14"))["T7"].moon == "new"
    assert things(twists("07-29"))["T7"].moon == "full"


def test_nobody_helps_before_somebody_is_chosen() -> None:
    assert things(twists("04-01", allies=(), phase="ally"))["T4"].symbol is None
    late = twists("05-01", allies=("lens",), phase="ally")
    assert things(late)["T4"].symbol is None


# ---- today --------------------------------------------------------------------------------------
def test_the_week_asks_on_its_first_day() -> None:
    table = at("01-05")
    assert (today(table).week, today(table).asks) == (2, True)
    assert (today(at("01-01")).week, today(at("01-01")).asks) == (1, True)
    assert not today(at("01-06")).asks
    assert today(table).special == day("01-11")
    assert today(at("12-30")).special is None
    won = at("01-11", done={"2026-01-11": Mark("won", day("01-11"))})
    answer = today(won).answer
    assert answer is not None
    assert answer.how == "won"


def test_yesterday_and_the_line() -> None:
    table = at("01-05")
    assert today(table).yesterday is None
    table.spend(6, 1, 1, 1, 1)
    told = today(table)
    assert (told.day, told.line) == (day("01-06"), table.state.line)
    assert told.yesterday == told.last == table.state.days[-1]
    assert told.yesterday is not None
    assert told.yesterday.madness == 1


def test_streaks_only_by_the_date() -> None:
    assert today(at("01-05")).streak is None
    table = at("01-05", catch_up="in_order", today="01-07")
    days = [Played(day("01-01") + timedelta(n), "done", on_time=n != 1) for n in range(4)]
    table.state = replace(table.state, days=tuple(days))
    told = today(table).streak
    assert told == view.Streak(current=0, longest=2, on_time=3, played=4)
    on_it: State = replace(table.state, today=day("01-05"))
    assert view.today(table.almanac, on_it).streak == view.Streak(2, 2, 3, 4)


# ---- what waits ---------------------------------------------------------------------------------
def test_days_that_wait() -> None:
    """TV-81."""
    table = at("05-04", catch_up="in_order", today="05-06")
    assert queue(table) == view.Queue(day("05-04"), day("05-06"), 3, day("05-07"), False)
    table.roll((1, 2, 3))
    assert queue(table).begun
    assert queue(at("05-04")) == view.Queue()


def test_nothing_waits_any_more() -> None:
    table = at("05-04", catch_up="in_order", today="05-04")
    assert queue(table).count == 1
    table.spend()
    assert queue(table) == view.Queue(next=day("05-05"))
    assert queue(began(catch_up="in_order")) == view.Queue(next=day("01-01"))


def test_in_strict_pace_the_past_does_not_wait() -> None:
    """TV-82: an open day is played to its end, then what is past lapses."""
    table = at("05-03", catch_up="strict", today="05-03")
    table.roll((1, 2, 3))
    table.do(Arrive(day("05-06")))
    assert (queue(table).first, queue(table).count) == (day("05-03"), 2)


def test_the_last_day_has_no_tomorrow() -> None:
    table = at("12-31", catch_up="in_order", today="12-31")
    assert queue(table) == view.Queue(day("12-31"), day("12-31"), 1, None, False)
    table.spend()
    assert queue(table) == view.Queue()


# ---- the year -----------------------------------------------------------------------------------
def test_bars_of_months() -> None:
    table = at("03-04", results=(result(1, 15, seal=True), result(2, -5)), points=5, madness=3)
    told = year(table)
    assert [bar.total for bar in told.months] == [15, 10, 15] + [15] * 9
    assert [bar.come for bar in told.months] == [True] * 3 + [False] * 9
    january, _, march, april = told.months[:4]
    assert (january.won, january.seal, january.specials) == (3, True, 4)
    assert (march.open, march.filled, march.boxes, march.specials) == (True, 3, 9, 5)
    assert (april.boxes, april.specials, april.filled) == (0, 0, 0)
    assert told.score == 15


def test_ranks_are_known_in_base_and_at_the_end() -> None:
    """TV-87; spoilers: with the months' rules the most would tell of what is to come."""
    told = year(at("03-04"))
    assert (told.most, told.rank) == (260, None)
    assert [rung.least for rung in told.ladder] == [0, 91, 117, 143, 167, 188, 208]
    hidden = year(twists("03-04"))
    assert (hidden.most, hidden.ladder, hidden.rank) == (None, (), None)
    table = twists("12-31", results=tuple(result(n, 20) for n in range(1, 12)))
    table.spend()
    table.roll((1, 1, 1), "IL")
    table.do(*table.legal()[-1:])
    table.close()
    over = year(table)
    assert (over.most, over.rank) == (321, int(table.state.ending[-1]))  # type: ignore[index]
    assert over.ladder[6].least == 289


def test_the_heat_of_the_days() -> None:
    table = at("01-05", first="01-03", catch_up="in_order", today="01-06")
    table.spend(6, 1, 1, 1, 1)
    table.do(Lapse())
    heat = {one.day.isoformat()[5:]: one for one in year(table).days}
    assert len(heat) == 365
    assert (heat["01-02"].how, heat["01-05"].how, heat["01-06"].how) == (
        "before",
        "passed",
        "lapsed",
    )
    assert (heat["01-05"].madness, heat["01-05"].on_time, heat["01-11"].sunday) == (1, False, True)
    assert heat["01-07"].how == "ahead"
    told = year(table)
    assert (told.played, told.rolls, told.madness) == (1, 1, 1)


def test_days_of_today_wait() -> None:
    table = began(catch_up="in_order")
    table.do(Arrive(day("01-03")), Read())
    heat = year(table).days
    assert [one.how for one in heat[:4]] == ["waiting"] * 3 + ["ahead"]
    free = began(catch_up="free")
    assert [one.how for one in year(free).days[:2]] == ["waiting", "ahead"]
