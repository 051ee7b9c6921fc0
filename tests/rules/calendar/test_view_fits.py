"""What the dice fit and could still fit, with what may be used that day."""

import time

import pytest

from desktop.rules.games.calendar import GAME, odds, view
from desktop.rules.games.calendar.choices import Complete, Read, Roll, Stop
from desktop.rules.games.calendar.odds import Need, Terms
from desktop.rules.games.calendar.state import Vow
from desktop.rules.games.calendar.view.fits import Fits, Lead
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Reason
from desktop.rules.kernel.game import Answer
from tests.rules.calendar.table import Table, at, day, result, twists
from tests.small_almanac import almanac

ALMANAC = almanac()
WEEK = {
    "01-05": "6I",
    "01-06": "8L",
    "01-07": "9R",
    "01-08": "11L",
    "01-09": "12R",
    "01-10": "14I",
    "01-11": "*17I",
}


def fits(table: Table, hold: tuple[int, ...] = ()) -> Fits:
    return view.fits(table.almanac, table.state, hold)


def row(table: Table, square: str, hold: tuple[int, ...] = ()) -> Lead:
    return next(lead for lead in fits(table, hold).leads if lead.day == day(square))


def test_monday_before_the_first_roll() -> None:
    """TV-48."""
    told = fits(at("01-05", WEEK))
    assert [lead.now for lead in told.leads] == [6, 8, 9, 11, 12, 14]
    assert told.some == pytest.approx(0.9996, abs=5e-5)
    assert (told.left, told.keep, told.total, told.special) == (3, (), 0, False)
    for lead in told.leads:
        assert lead.chance == lead.plain == odds.chance(Need(lead.now, lead.square.symbols))
        assert (lead.short, lead.fits, lead.sunday) == (lead.now, False, 16)


def test_the_dice_as_they_lie() -> None:
    table = at("01-05", WEEK)
    table.roll((6, 2, 1), "RI")
    told = fits(table, (1, 4))
    assert (told.total, told.shows, told.left) == (9, True, 2)
    found = {lead.now: lead for lead in told.leads}
    assert (found[6].fits, found[9].fits, found[8].fits) == (True, True, False)
    assert [lead.now for lead in told.leads if lead.dearest] == [9]
    assert (found[8].short, found[8].missing) == (0, ("lantern",))
    assert (found[14].short, found[14].missing) == (5, ())
    assert (found[11].short, found[11].missing) == (2, ("lantern",))
    twelve = odds.chance(Need(12, ("revolver",)), left=2, numbers=(6,), signs=("revolver",))
    assert found[12].chance == twelve
    assert told.keep == (1, 4, 5)  # as sure as it was, and the mark may still go
    assert fits(table, (1, 2, 3, 4, 5)).some == 1.0
    assert fits(table, (1, 4)).some < 1.0


def test_no_roll_is_left() -> None:
    table = at("01-05", WEEK).show((4, 4, 4), "RR")
    told = fits(table)
    assert {lead.now: lead.chance for lead in told.leads} == {
        6: 0.0,
        8: 0.0,
        9: 1.0,
        11: 0.0,
        12: 1.0,
        14: 0.0,
    }
    assert (told.some, told.mark, told.left) == (1.0, 0.0, 0)
    table.take("01-09")
    closing = fits(table)
    assert row(table, "01-09").fits
    assert row(table, "01-09").sunday == 16
    assert closing.total == 12
    table.close()
    assert {lead.now for lead in fits(table).leads} == {6, 8, 9, 11, 14}


@pytest.mark.rule("CA-050")
def test_on_sunday_the_special_alone() -> None:
    table = at("01-11", WEEK, done=["01-05", "01-06"])
    told = fits(table)
    assert told.special
    (special,) = told.leads
    assert (special.now, special.square.value, special.sunday) == (15, 17, None)
    assert told.some == special.chance == pytest.approx(0.4702, abs=5e-5)
    late = at("01-11", {**WEEK, "01-11": "*20I"}, done=["01-05"])
    assert fits(late).some == 0.0


def test_reasons_stand_where_a_lead_may_not_be_chosen() -> None:
    squares = {"05-11": "9I", "05-12": "12I!", "05-13": "10R+L", "05-14": "8L"}
    table = twists("05-11", squares)
    assert row(table, "05-12").reason == Reason("sealed", {"needs": "lens"})
    assert row(table, "05-13").reason == Reason("own_day", {"day": "2026-05-13"})
    assert row(table, "05-12").counts == 2
    assert (row(table, "05-12").chance, row(table, "05-13").plain) == (0.0, 0.0)


def test_T2_turns_a_die_where_a_charge_is_left() -> None:
    """Part 5: a single lead of 12 rises from .808 to .886, a twin of 11 from .610 to .944."""
    squares = {"05-13": "11R+L", "05-14": "12I"}
    lead = row(twists("05-13", squares, dial=2, ally="I"), "05-14")
    assert lead.now == 11
    lead = row(twists("05-13", squares, dial=2), "05-14")
    assert (lead.plain, lead.chance) == pytest.approx((0.808, 0.886), abs=5e-4)
    twin = row(twists("05-13", {"05-13": "12R+L"}, dial=1, ally="R"), "05-13")
    assert (twin.now, twin.plain, twin.chance) == pytest.approx((11, 0.610, 0.944), abs=5e-4)
    spent = row(twists("05-13", squares, dial=0), "05-14")
    assert spent.plain == spent.chance


def test_T6_is_one_roll_more() -> None:
    table = twists("06-10", {"06-10": "12I"}, insight=1)
    assert row(table, "06-10").chance == pytest.approx(0.919, abs=5e-4)
    for _ in range(3):
        table.roll((6, 1, 1), "IR") if not table.state.hand.rolls else table.roll(
            (1, 1), "R", (1, 4)
        )
    told = fits(table, (1, 4))
    assert (told.left, table.state.phase) == (0, "rolled")
    again = odds.chance(Need(12, ("lens",)), left=1, numbers=(6,), signs=("lens",))
    assert row(table, "06-10", (1, 4)).chance == pytest.approx(again)
    assert row(table, "06-10", (1, 4)).plain == 0.0
    assert told.some >= again


def test_T9_the_mark_stays() -> None:
    table = twists("09-09", {"09-09": "5I~"})
    table.roll((6, 6, 1), "LR")
    told = fits(table)
    assert set(told.keep) >= {1, 2}
    assert told.mark == pytest.approx(1.0)
    assert fits(table, (1, 2)) == told


def test_the_mark_may_count_nothing() -> None:
    """Q-19."""
    table = at("01-05", WEEK, mark_value="0")
    assert row(table, "01-09").chance == pytest.approx(0.4702, abs=5e-5)
    table.roll((6, 6, 5), "RR")
    assert (fits(table).total, row(table, "01-07").short) == (5, 4)


def test_what_was_sworn_is_taken_first() -> None:
    squares = {"10-12": "13I", "10-14": "12R"}
    vow = Vow(day("10-12"), day("10-14"))
    table = twists("10-12", squares, vow=vow).show((5, 5, 5), "IR")
    assert row(table, "10-14").sworn
    assert row(table, "10-14").dearest
    assert row(table, "10-14").counts == 2


def test_the_last_sitting() -> None:
    """T12: TV-78."""
    months = tuple(result(n, seal=n <= 8) for n in range(1, 12))
    done = ["12-28", "12-29", "12-30"]
    table = twists("12-31", done=done, results=months, boxes="strict", madness=8)
    table.spend()
    told = fits(table)
    assert (told.finale, told.need, told.leads) == (True, 15, ())
    assert told.some == pytest.approx(odds.chance(Need(15), Terms()))
    table.roll((5, 5, 5), "RR")
    table.do(Stop())
    assert fits(table).some == 1.0


def test_nothing_is_said_of_a_day_that_is_not_there() -> None:
    table = at("01-05", WEEK, phase="waiting")
    assert (fits(table).leads, fits(table).some) == ((), 0.0)


def test_a_reason_is_the_one_the_rules_give() -> None:
    table = twists("05-11", {"05-13": "10R+L"}).show((5, 5, 5), "RL")
    assert table.why_not(Complete(day("05-13"))) == row(table, "05-13").reason.code  # type: ignore[union-attr]


def test_it_takes_no_time() -> None:
    table = at("01-05", WEEK)
    fits(table)
    table.roll((6, 2, 1), "RI")
    began = time.process_time()
    for hold in ((), (1,), (1, 4), (2,), (2, 5)):
        fits(table, hold)
    assert (time.process_time() - began) / 5 < 0.02


def test_dice_on_the_players_own_table_are_counted_on_by_what_was_held() -> None:
    """Between a roll and its typed answer the chance is that of the roll with those held."""
    state = GAME.begin(ALMANAC, {"catch_up": "free", "dice": "typed"}, Chance("typed")).state
    for choice in (Read(), Roll(), Answer((6, 6, 1, 1, 1))):
        state = GAME.choose(ALMANAC, state, choice).state
    before = view.fits(ALMANAC, state, (1, 2, 4))
    away = GAME.choose(ALMANAC, state, Roll((1, 2, 4))).state
    after = view.fits(ALMANAC, away, ())
    assert away.phase == "throw"
    assert [lead.chance for lead in after.leads] == [lead.chance for lead in before.leads]
    assert after.left == before.left == 2
    assert not any(lead.fits for lead in after.leads)
