"""T12 by the sentences of part 5."""

from datetime import date

import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.choices import (
    CloseDay,
    Complete,
    Hush,
    Lapse,
    Pass,
    Recall,
    Roll,
    Stop,
    Swear,
    Turn,
)
from desktop.rules.games.calendar.content.schema import Module
from desktop.rules.games.calendar.phases import finale
from desktop.rules.kernel.game import Arrive
from tests.rules.calendar.table import Table, at, day, dice, marks, result, twists, week

LAST = week("12-28", "10R", "9L", "8R", "9I")


def december(
    seals: int = 0, done: int = 0, won: int = 0, year: int = 2026, **more: object
) -> Table:
    """31 December, so many months kept, leads of its week done, specials of December won."""
    results = tuple(result(n, seal=n <= seals) for n in range(1, 12))
    mondays = [one for one in (f"12-{n}" for n in range(25, 31)) if _same_week(one, year)]
    marked = marks(mondays[:done], year=year) | marks(_sundays(year)[:won], "won", year=year)
    squares = LAST if year == 2026 else None
    return twists("12-31", squares, year=year, results=results, done=marked, **more)


def _same_week(text: str, year: int) -> bool:
    last = date(year, 12, 31)
    return last.isocalendar()[:2] == day(text, year).isocalendar()[:2]


def _sundays(year: int) -> list[str]:
    every = (date(year, 12, n) for n in range(1, 31))
    return [one.isoformat()[5:] for one in every if one.weekday() == 6]


def sit(table: Table) -> Table:
    """Play 31 December idly; the last sitting begins."""
    table.spend()
    assert (table.state.sitting, table.state.phase) == ("finale", "declare")
    return table


@pytest.mark.parametrize(
    ("seals", "won", "done", "need"),
    [
        (8, 0, 3, 15),  # CA-TV78
        (0, 0, 0, 17),  # CA-TV79: 26, clamped
        (11, 3, 3, 11),  # 22 + 4 - 12 - 3
        (7, 3, 3, 15),  # December's own counts
        (7, 2, 3, 16),
        (5, 0, 3, 17),  # 18, clamped
        (6, 0, 3, 17),
        (9, 0, 0, 17),
        (10, 0, 0, 16),
    ],
)
def test_T12_what_is_needed(seals: int, won: int, done: int, need: int) -> None:
    """CA-TV78, CA-TV79: 22 + 4 - seals - leads done, from 8 to 17."""
    table = sit(december(seals, done, won))
    assert table.told(e.FinaleBegan) == [e.FinaleBegan(need)]
    assert finale.need(table.ground, table.state) == need


def test_T12_the_lead_of_the_last_day_counts() -> None:
    """CA-TV79: 12 seals, 4 squares, 4 leads: 10."""
    table = december(11, 3, 3)
    table.show((3, 3, 3), "IR").take("12-31")
    table.close()
    assert table.told(e.FinaleBegan) == [e.FinaleBegan(10)]


@pytest.mark.parametrize(
    ("year", "seals", "won", "done", "need"),
    [
        (2029, 11, 3, 0, 11),  # Monday: 22 + 1 - 12
        (2029, 0, 0, 0, 17),
        (2028, 11, 3, 6, 10),  # Sunday: six squares count 4, six leads 4
        (2028, 11, 3, 2, 12),
        (2022, 11, 3, 5, 10),  # Saturday
        (2024, 11, 3, 1, 11),  # Tuesday: 22 + 2 - 12 - 1
    ],
)
def test_T12_in_other_years(year: int, seals: int, won: int, done: int, need: int) -> None:
    table = sit(december(seals, done, won, year))
    assert table.told(e.FinaleBegan) == [e.FinaleBegan(need)]


def test_T12_monday_31_december() -> None:
    """CA-TV79: (12, 1, 1): 10."""
    squares = {"12-31": "5I"}
    results = tuple(result(n, seal=True) for n in range(1, 12))
    won = marks(_sundays(2029)[:3], "won", year=2029)
    table = twists("12-31", squares, year=2029, results=results, done=won)
    table.show((4, 4, 4), "II").take("12-31")
    table.close()
    assert table.told(e.FinaleBegan) == [e.FinaleBegan(10)]


@pytest.mark.parametrize(("number", "need"), [((5, 1, 1), 15), ((6, 1, 1), 16)])
def test_T12_decembers_own_seal_after_the_dread_of_the_last_day(
    number: tuple[int, int, int], need: int
) -> None:
    """Part 5: nine of ten boxes, and a mark fills the tenth."""
    table = december(7, 3, 3, madness=9)
    table.spend(*number, 1, 1)
    assert table.told(e.FinaleBegan) == [e.FinaleBegan(need)]


@pytest.mark.parametrize(
    ("number", "symbols", "won"),
    [
        ((5, 5, 5), "RR", True),
        ((6, 6, 6), "RL", False),  # CA-TV78
        ((5, 5, 4), "RR", False),
        ((6, 5, 4), "II", True),
        ((6, 6, 6), "LL", True),
    ],
)
def test_T12_two_equal_symbols_and_the_sum(
    number: tuple[int, int, int], symbols: str, won: bool
) -> None:
    """CA-TV78: 15 points in December."""
    table = sit(december(8, 3, points=10))
    table.show(number, symbols)
    assert table.kinds() == {"CloseDay"}
    table.do(CloseDay())
    assert table.told(e.FinaleEnded) == [e.FinaleEnded(won, sum(number), 15 if won else 0)]
    assert table.state.results[-1].points == (25 if won else 10)
    assert table.state.phase == "over"
    assert table.madness == 0


def test_T12_up_to_three_rolls_with_free_keep() -> None:
    table = sit(december(8, 3))
    assert table.legal() == (Roll(()),)
    table.roll((1, 1, 1), "IL")
    assert len(table.offered(Roll)) == 31
    table.throw(Roll((4,)), 6, 6, 6, 2)
    table.throw(Roll((1, 2, 3, 4)), 1)
    assert table.why_not(Roll()) == "no_rolls"
    table.do(CloseDay())
    assert table.told(e.FinaleEnded)[0].won


def test_T12_the_dial() -> None:
    table = sit(december(8, 3, dial=1)).show((5, 5, 5), "RL")
    assert Turn(5, "revolver") in table.legal()
    table.do(Turn(5, "revolver"), CloseDay())
    assert table.told(e.FinaleEnded)[0].won


def test_T12_insight() -> None:
    table = sit(december(8, 3, insight=1))
    for _ in range(3):
        table.roll((5, 5, 1), "RR")
    table.throw(Recall((1, 2, 4, 5)), 5)
    assert table.things.insight == 0
    table.do(CloseDay())
    assert table.told(e.FinaleEnded)[0].won


def test_T12_no_dread_no_square_no_pass() -> None:
    table = sit(december(8, 3, madness=2))
    for wish in (Lapse(), Pass(), CloseDay(), Complete(day("12-31")), Hush(), Swear(day("12-31"))):
        assert table.why_not(wish) in {"not_now", "stop_first"}
    table.show((6, 6, 6), "RL")
    for wish in (Pass(), Complete(day("12-31")), Complete(day("12-28")), Hush()):
        assert table.why_not(wish) == "not_now"
    table.do(CloseDay())
    assert table.state.results[-1].madness == 2
    assert len(table.state.days) == 1


def test_T12_after_the_dusk_of_the_last_day() -> None:
    """Part 5: dread, bell, toll, then the last sitting, then the result."""
    table = december(8, 3, bell=7, points=20, madness=1)
    step = table.spend(6, 1, 1, 1, 1)
    told = [type(one) for one in step.events]
    assert told == [e.Maddened, e.BellTolled, e.DayClosed, e.FinaleBegan]
    table.show((5, 5, 5), "RR")
    step = table.do(CloseDay())
    assert [type(one) for one in step.events] == [e.FinaleEnded, e.MonthEnded, e.YearEnded]
    assert table.state.results[-1].points == 20 - 5 + 15
    assert table.state.results[-1].madness == 2


def test_T12_on_sunday_31_december() -> None:
    """CA-TV43: special, dusk, finale, December's result, year end."""
    table = twists("12-31", {"12-31": "*10I"}, year=2028, ally="L")
    table.show((4, 4, 4), "IR").take("12-31")
    step = table.close()
    assert [type(one) for one in step.events] == [e.DayClosed, e.FinaleBegan]
    assert table.points == 5
    table.show((6, 6, 6), "RR")
    step = table.do(CloseDay())
    assert [type(one) for one in step.events] == [e.FinaleEnded, e.MonthEnded, e.YearEnded]


def test_T12_not_in_base() -> None:
    table = at("12-31", LAST)
    assert finale.need(table.ground, table.state) == 0
    step = table.spend()
    assert [type(one) for one in step.events] == [e.DayClosed, e.MonthEnded, e.YearEnded]


def test_T12_marks_worth_0_in_it_too() -> None:
    """CA-Q19."""
    table = sit(december(8, 3, mark_value="0")).show((6, 6, 6), "RR")
    table.do(CloseDay())
    assert table.told(e.FinaleEnded) == [e.FinaleEnded(False, 0, 0)]


def test_T12_comes_after_a_last_day_that_waited() -> None:
    """CA-Q13: in order the year is played to its end after the year too."""
    table = december(8, 3, catch_up="in_order", today="12-30")
    table.state = replace(table.state, phase="waiting")
    table.do(Arrive(day("2027-02-01")))
    sit(table).throw(Roll(), *dice((5, 5, 5), "RR"))
    table.do(Stop(), CloseDay())
    assert table.state.ending is not None


def test_T12_is_a_sitting_of_its_own() -> None:
    """Dial and insight may be used in it, though they were used in the day's play as well."""
    table = december(8, 3, dial=2, insight=2)
    for _ in range(3):
        table.roll((1, 1, 1), "RL")
    table.recall((1, 1, 1), "RL")
    table.do(Turn(5, "revolver"))
    table.close()
    for _ in range(3):
        table.roll((5, 5, 1), "RL")
    table.throw(Recall((1, 2, 4, 5)), 5)
    assert table.why_not(Recall()) == "no_rolls"
    table.do(Turn(5, "revolver"))
    assert table.why_not(Turn(4, "lens")) == "used_today"
    assert (table.things.dial, table.things.insight) == (0, 0)
    table.do(CloseDay())
    assert table.told(e.FinaleEnded)[0].won


@pytest.mark.parametrize(("base", "need"), [(22, 10), (21, 9), (20, 8), (19, 8), (18, 8), (40, 17)])
def test_T12_never_below_8_or_above_17(base: int, need: int) -> None:
    """However a year sets its numbers: 12 seals, 4 squares, 4 leads."""
    table = december(11, 3, 3)
    own = [one for one in table.almanac.modules if one.id != "T12.finale"]
    numbers = {"base": base, "min": 8, "max": 17, "points": 15, "seal_specials": 3}
    own.append(Module("T12.finale", 12, 12, numbers))
    table.almanac = replace(table.almanac, modules=tuple(own))
    table.show((3, 3, 3), "IR").take("12-31")
    table.close()
    assert table.told(e.FinaleBegan) == [e.FinaleBegan(need)]
