"""Dawns that nobody saw: strict pace on the 1st of a month, at new moons, on Mondays."""

import pytest

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.choices import ChooseAlly, Lapse, Read, Roll
from desktop.rules.games.calendar.state import Vow
from desktop.rules.kernel.game import Arrive
from tests.rules.calendar.table import Table, at, day


def eve(text: str, year: int, **more: object) -> Table:
    """Strict pace with twists: a day is played on its date, the next one has not come."""
    given = {"mode": "twists", "catch_up": "strict", "year": year, **more}
    table = at(text, {text: "5I"}, today=text, ally="L", **given)
    table.show((4, 4, 4), "II").take(text)
    table.close()
    assert table.state.phase == "waiting"
    return table


@pytest.mark.parametrize("until", ["waiting", "page", "ally", "declare"])
def test_the_moon_of_a_1st_is_counted_once(until: str) -> None:
    """T8: one for the new moon, one for the day that went by, whatever was asked at midnight."""
    table = eve("08-31", 2027)
    assert table.ground.moons[day("2027-09-01")] == "new"
    if until != "waiting":
        table.do(Arrive(day("2027-09-01")))
    if until in ("ally", "declare"):
        table.do(Read())
    if until == "declare":
        table.do(ChooseAlly("lens"))
    assert table.state.phase == until
    table.do(Arrive(day("2027-09-02")))
    assert table.things.bell == 2
    assert [one.why for one in table.told(e.BellTolled)] == ["moon", "miss"]
    assert [one.how for one in table.state.days] == ["done", "lapsed"]


@pytest.mark.parametrize("until", ["waiting", "page", "ally"])
def test_a_monday_that_nobody_saw_begins_a_week(until: str) -> None:
    """T10: the vow of the week before is no longer used up (1 November 2027 is a Monday)."""
    vow = Vow(day("2027-10-25"), day("2027-10-25"), "broken")
    table = eve("10-30", 2027, vow=vow)
    table.do(Arrive(day("2027-10-31")), Lapse())
    if until != "waiting":
        table.do(Arrive(day("2027-11-01")))
    if until == "ally":
        table.do(Read())
    assert table.state.phase == until
    assert table.things.vow == vow
    table.do(Arrive(day("2027-11-02")))
    assert table.things.vow is None


def test_a_day_that_is_let_go_is_not_played_on_its_date() -> None:
    """CA-Q14: it breaks the streak."""
    table = at("05-05", catch_up="in_order", phase="waiting", today="05-04")
    table.do(Arrive(day("05-05")), Lapse())
    assert not table.state.days[-1].on_time


@pytest.mark.parametrize(
    ("rolled", "arrives", "waiting"),
    [
        (False, "11-03", 1), (True, "11-03", 2), (False, "11-07", 1), (True, "11-07", 2),
        (False, "2028-02-01", 0), (True, "2028-02-01", 1), (False, "12-31", 1), (True, "12-31", 2),
    ],
)  # fmt: skip
def test_how_many_days_wait_in_strict(rolled: bool, arrives: str, waiting: int) -> None:
    """Today's, and the one that was begun."""
    table = at("11-02", catch_up="strict", phase="waiting", today="11-01", year=2027)
    table.do(Arrive(day("2027-11-02")))
    assert table.told(e.Arrived)[-1].waiting == 1
    if rolled:
        table.throw(Roll(), 1, 1, 1, 1, 1)
    table.do(Arrive(day(arrives, 2027)))
    assert table.told(e.Arrived)[-1].waiting == waiting
