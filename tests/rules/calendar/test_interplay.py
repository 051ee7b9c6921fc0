"""How the months' rules go together, and the order of a day (part 5)."""

from datetime import date

import pytest

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.choices import (
    ChooseAlly,
    CloseDay,
    Complete,
    Hush,
    Lapse,
    Read,
    Recall,
    Roll,
    Swear,
    Turn,
)
from desktop.rules.games.calendar.phases.moon import moons
from desktop.rules.games.calendar.state import Vow
from tests.rules.calendar.table import day, dice, marks, twists, week

OCTOBER = week("10-12", "12I", "8L", "12R!", "13R", "7I~", "12I", "*18I")


def test_the_order_of_a_day() -> None:
    """Dawn, vow, rolls, fourth roll, dial, lead, dread, dusk: what each allows, and when."""
    table = twists("10-12", OCTOBER, ally="L", dial=2, insight=1, bell=1)
    assert table.kinds() == {"Roll", "Lapse", "Swear"}
    table.do(Swear(day("10-12")))
    assert table.kinds() == {"Roll", "Lapse"}
    table.roll((1, 1, 1), "LL")
    assert table.kinds() == {"Roll", "Stop"}
    table.roll((1, 1, 1), "LL")
    table.roll((1, 1, 1), "LL")
    assert table.kinds() == {"Recall", "Stop"}
    table.recall((6, 5, 5), "LL")
    assert table.kinds() == {"Complete", "Turn", "Hush", "Pass"}
    table.do(Turn(4, "lens"))
    assert table.kinds() == {"Complete", "Hush", "Pass"}
    table.take("10-12")
    assert table.kinds() == {"CloseDay"}
    step = table.do(CloseDay())
    assert [type(one) for one in step.events] == [e.Maddened, e.DayClosed, e.DayBegan]


def test_the_order_of_a_months_first_day() -> None:
    """CA-Q28: dusk, result, page, madness 0, read; then ally, Monday's vow, moon, bell."""
    vow = Vow(day("10-26"), day("10-26"), "broken")
    table = twists("10-31", madness=10, bell=7, points=5, ally="L", vow=vow, dial=0)
    step = table.spend(6, 1, 1, 1, 1)
    told = [type(one) for one in step.events]
    assert told == [e.BellTolled, e.DayClosed, e.MonthEnded, e.PageTurned]
    assert table.state.results[-1].points == 5 - 5 - 5
    assert (table.things.bell, table.things.dial, table.madness) == (0, 2, 0)
    table.do(Read(), ChooseAlly("revolver"))
    assert table.state.day == day("11-01")
    assert table.things.vow == vow  # a Sunday: its week goes on


def test_a_page_a_monday_and_an_ally_at_once() -> None:
    """1 June 2026 is a Monday."""
    table = twists("05-31", dial=0, insight=2, ally="L")
    table.spend()
    assert table.state.phase == "page"
    step = table.do(Read())
    assert [type(one) for one in step.events] == [e.PageRead]
    step = table.do(table.legal()[0])
    assert [type(one) for one in step.events] == [e.AllyChosen, e.DayBegan]
    assert step.events[1].week == 23


def test_dread_before_dusk() -> None:
    """The mark, then the vow, then the bell, all at the close."""
    table = twists("10-12", OCTOBER, ally="L", bell=7, madness=3)
    table.do(Swear(day("10-12")))
    step = table.spend(6, 1, 1, 1, 1)
    told = [type(one) for one in step.events]
    assert told == [e.Maddened, e.VowEnded, e.Maddened, e.BellTolled, e.DayClosed, e.DayBegan]
    assert [one.why for one in table.told(e.Maddened)] == ["mark", "vow"]
    assert (table.madness, table.points, table.things.bell) == (5, -5, 0)


def test_current_value_is_printed_less_reductions_less_ally_plus_bell() -> None:
    """Part 5: no lower or upper limit."""
    done = marks(["10-12", "10-13", "10-16"])
    table = twists("10-18", OCTOBER, ally="I", bell=4, done=done)
    assert table.now("10-18") == 18 - 3 - 1 + 2
    high = twists("10-18", {**OCTOBER, "10-18": "*20I"}, ally="R", bell=4)
    assert high.now("10-18") == 22


def test_a_bell_that_tolls_at_dawn_makes_no_sunday_harder() -> None:
    """A Sunday of a new moon: its tick comes first."""
    year = next(y for y in range(2026, 2060) if any(_new_sunday(y)))
    sunday = _new_sunday(year)[0]
    before = sunday.replace(day=sunday.day - 1).isoformat()
    for bell, then, more in ((7, 0, 0), (3, 4, 2), (2, 3, 0)):
        table = twists(before, {before[5:]: "5I"}, year=year, bell=bell, ally="R")
        table.show((5, 5, 5), "II").take(before)
        table.close()
        assert table.state.day == sunday
        assert table.things.bell == then
        square = table.ground.squares[sunday]
        ally = square.symbols[0] == "revolver"
        assert table.now(sunday.isoformat()) == square.value - 1 - ally + more


def _new_sunday(year: int) -> list[date]:
    found = moons(year).items()
    return [d for d, m in found if m == "new" and d.weekday() == 6 and d.month > 8 and d.day > 1]


@pytest.mark.parametrize("year", [1926, 2023, 2024, 2026, 2027, 2028, 2034])
def test_moons_and_whispers_never_meet(year: int) -> None:
    """Part 5: by the generator."""
    ground = twists("01-01", year=year).ground
    whispers = {one for one, square in ground.squares.items() if "whisper" in square.flags}
    assert len(whispers) == 12
    assert not whispers & set(ground.moons)


def test_a_whispering_day_of_all_rules() -> None:
    table = twists("10-16", OCTOBER, ally="R", done=marks(["10-15"], on="10-15"))
    table.do(Swear(day("10-14")))
    table.show((5, 5, 5), "RI")
    event = table.take("10-14").events[0]
    assert (event.value, event.counts) == (11, 3)
    assert table.things.insight == 1  # 15 is 4 more than 11
    table.close()
    assert table.things.insight == 2  # and no mark on a whispering day
    assert table.now("10-18") == 18 - 1 - 3


def test_the_dial_touches_no_mark() -> None:
    """T9 blocks only marks, the dial only symbol dice."""
    table = twists("10-16", OCTOBER, ally="L", dial=1).show((6, 4, 1), "LL")
    assert {one.die for one in table.offered(Turn)} == {4, 5}
    table.do(Turn(5, "lens"))
    table.take("10-16")
    table.close()
    assert table.madness == 1
    assert table.things.insight == 1  # 11 is 4 more than 7, but a mark shows


def test_the_dial_makes_a_lead_fit_that_may_be_hushed() -> None:
    table = twists("08-17", {"08-17": "9R"}, done=[f"08-{n}" for n in range(18, 23)], dial=1,
                   bell=1, ally="L")  # fmt: skip
    table.show((4, 4, 4), "II")
    assert Hush() not in table.legal()
    table.do(Turn(4, "revolver"))
    assert Hush() in table.legal()


def test_a_toll_and_full_boxes_in_one_month() -> None:
    """Both cost 5; a month may be far below nothing."""
    table = twists("08-31", madness=9, bell=7, ally="L")
    table.spend()
    assert table.state.results[-1].points == -10


def test_a_vow_on_a_new_moon_and_nine_boxes() -> None:
    """Boxes clamp: 2 for the mark, 1 for the vow, one left."""
    table = twists("11-09", {"11-09": "12I"}, madness=9, ally="L")
    table.do(Swear(day("11-09")))
    table.spend(6, 1, 1, 1, 1)
    assert table.madness == 10
    assert table.state.days[-1].madness == 1


def test_a_lapsed_day_may_do_nothing() -> None:
    """Part 5: cannot vow, hush or gain; it counts for the bell."""
    table = twists("10-16", OCTOBER, ally="L", bell=2, insight=1, dial=2)
    table.do(Lapse())
    assert (table.things.bell, table.things.insight, table.things.dial) == (3, 1, 2)
    assert table.state.days[-1].madness == 0


def test_a_recall_of_a_whispering_day_holds_marks_and_the_dial_follows() -> None:
    table = twists("10-16", OCTOBER, ally="L", dial=1, insight=2)
    table.roll((1, 2, 3), "LL")
    table.throw(Roll((2, 3, 4, 5)), 6)
    table.throw(Roll((1, 4, 5)), 2, 3)
    assert table.why_not(Recall((2, 3))) == "hold_marks"
    table.throw(Recall((1,)), *dice((5, 5), "LL"))
    table.do(Turn(4, "lens"))
    assert Complete(day("10-16")) in table.legal()


@pytest.mark.parametrize("month", range(8, 13))
def test_points_of_a_tail_square_are_todays_months(month: int) -> None:
    """CA-Q04: tolls, twins and boxes go to the month of the day that is played."""
    table = twists(f"{month:02}-02", bell=7, ally="L")
    if table.state.day.weekday() == 6:
        table = twists(f"{month:02}-03", bell=7, ally="L")
    table.spend(1, 1, 1, 1, 1)
    assert table.points == -5
    assert table.state.month.number == month
