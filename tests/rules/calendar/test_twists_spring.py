"""T2 to T5, each by the sentences of part 5."""

import pytest

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.choices import ChooseAlly, Complete, Read, Roll, Stop, Swear, Turn
from desktop.rules.games.calendar.phases import legal
from desktop.rules.games.calendar.state import SYMBOLS, Mark, Things
from desktop.rules.kernel.game import Arrive
from tests.rules.calendar.table import at, began, day, marks, twists, week

FEBRUARY = week("02-09", "9L", "12I", "7R", "8L", "10I", "13R", "*15R")
MARCH = week("03-09", "9I", "12L!", "9L", "8R", "7I", "10R", "*17I")
MAY = week("05-04", "9I", "8L", "10R+L", "11I", "7L", "12I", "*17I")


def test_T2_two_charges_one_a_day_back_to_two_on_the_1st() -> None:
    """CA-TV56: I, I becomes I, L; a second turn on the day is refused; two again on the 1st."""
    table = twists("02-10", FEBRUARY, dial=2).show((3, 3, 3), "II")
    assert table.fits() == set()
    assert set(table.offered(Turn)) == {
        Turn(die, face) for die in (4, 5) for face in ("lantern", "revolver")
    }
    table.do(Turn(5, "lantern"))
    assert table.state.hand.symbol == ("lens", "lantern")
    assert table.things.dial == 1
    assert table.told(e.Turned) == [e.Turned(5, "lantern", 1)]
    assert table.fits() == {"02-09", "02-12"}
    assert table.offered(Turn) == []
    assert table.why_not(Turn(4, "revolver")) == "used_today"
    table.take("02-09")
    table.close()
    while table.state.day < day("02-28"):
        table.spend()
    assert table.things.dial == 1
    table.spend()
    assert table.things.dial == 2


def test_T2_from_february_on() -> None:
    """Set on the 1st of each month from February; none before."""
    table = twists("01-30", {"01-31": "9L"})
    table.show((3, 3, 3), "II")
    assert table.offered(Turn) == []
    assert table.why_not(Turn(4, "lantern")) == "not_now"
    table.close()
    table.spend()
    assert table.things.dial == 2
    table.do(Read())
    table.show((3, 3, 3), "II")
    assert len(table.offered(Turn)) == 4


@pytest.mark.parametrize("left", [0, 1, 2])
def test_T2_charges_left_over_are_lost(left: int) -> None:
    table = twists("03-31", dial=left)
    table.spend()
    assert table.things.dial == 2


def test_T2_only_after_the_rolling_has_ended_and_before_choosing() -> None:
    table = twists("02-10", FEBRUARY, dial=2)
    assert table.why_not(Turn(4, "lantern")) == "stop_first"
    table.roll((3, 3, 3), "IL")
    assert table.why_not(Turn(4, "lantern")) == "stop_first"
    table.do(Stop())
    table.take("02-09")
    assert table.why_not(Turn(4, "lantern")) == "day_closed"


def test_T2_no_charge() -> None:
    table = twists("02-10", FEBRUARY).show((3, 3, 3), "II")
    assert table.why_not(Turn(4, "lantern")) == "no_charge"


@pytest.mark.parametrize(
    "wrong",
    [Turn(1, "lantern"), Turn(3, "lens"), Turn(6, "lens"), Turn(4, "lens"), Turn(0, "lens")],
)
def test_T2_symbol_dice_only_to_another_face(wrong: Turn) -> None:
    """Part 5: the dial touches only symbol dice."""
    table = twists("02-10", FEBRUARY, dial=2).show((3, 3, 3), "II")
    assert table.why_not(wrong) in {"bad_dice", "not_now"}


@pytest.mark.parametrize("die", [4, 5])
@pytest.mark.parametrize("face", ["lantern", "revolver"])
def test_T2_either_die_to_any_face(die: int, face: str) -> None:
    table = twists("02-10", FEBRUARY, dial=1).show((3, 3, 3), "II")
    table.do(Turn(die, face))
    expected = ["lens", "lens"]
    expected[die - 4] = face
    assert list(table.state.hand.symbol) == expected
    assert table.state.hand.number == (3, 3, 3)
    assert table.things.dial == 0
    table.close()
    assert table.points == 0
    assert table.state.days[-1].symbol == tuple(expected)


def test_T2_on_the_next_day_again_and_on_a_sunday() -> None:
    table = twists("02-14", FEBRUARY, dial=2).show((5, 5, 5), "II")
    table.do(Turn(4, "revolver"))
    table.take("02-14")
    table.close()
    table.show((5, 5, 5), "II")
    table.do(Turn(4, "revolver"))
    assert table.fits() == {"02-15"}
    assert table.things.dial == 0


def test_T3_closed_without_a_key() -> None:
    """CA-TV57."""
    table = twists("03-10", MARCH).show((5, 5, 5), "LL")
    assert "03-10" not in table.fits() | table.open()
    assert table.why_not(Complete(day("03-10"))) == "sealed"


@pytest.mark.parametrize(
    ("done", "opened"),
    [
        (["03-11"], True),  # another lantern
        (["03-09", "03-12", "03-13", "03-14"], False),  # lenses and revolvers
        (["03-04"], False),  # another week
    ],
)
def test_T3_another_lead_of_the_week_with_its_symbol_opens_it(
    done: list[str], opened: bool
) -> None:
    earlier = {one: Mark("done", day("03-09")) for one in (day(x).isoformat() for x in done)}
    squares = {**MARCH, "03-04": "9L"}
    table = twists("03-12", squares, done=earlier).show((5, 5, 5), "LL")
    assert ("03-10" in table.fits()) is opened


def test_T3_a_key_may_lie_later_in_the_week_but_was_done_on_an_earlier_day() -> None:
    squares = {**MARCH, "03-11": "9I", "03-14": "10L"}
    table = twists("03-09", squares).show((5, 5, 5), "LL")
    assert table.why_not(Complete(day("03-10"))) == "sealed"
    table.take("03-14")
    assert legal.place(table.ground, table.state, day("03-10")) is not None
    table.close()
    table.show((4, 4, 4), "LL")
    assert "03-10" in table.fits()


def test_T3_counts_two() -> None:
    table = twists("03-12", MARCH, done=["03-11"]).show((4, 4, 4), "LR")
    before = table.now("03-15")
    assert before == 16
    step = table.take("03-10")
    assert table.now("03-15") == 14
    assert step.events[0].counts == 2
    mark = table.mark("03-10")
    assert mark is not None
    assert mark.counts == 2
    assert mark.points == 0


def test_T3_other_leads_count_one() -> None:
    table = twists("03-12", MARCH).show((4, 4, 4), "LR")
    table.take("03-11")
    assert table.now("03-15") == 16


@pytest.mark.parametrize("mode", ["twists", "base"])
def test_T3_not_before_march_and_not_in_base(mode: str) -> None:
    squares = week("02-09", "9I", "12L!", "9L", "8R", "7I", "10R", "*17I")
    table = at("02-09", squares, mode=mode).show((4, 4, 4), "LR")
    assert "02-10" in table.fits()
    table.take("02-10")
    assert table.now("02-15") == 16


def test_T4_one_of_three_before_the_first_roll_of_a_month() -> None:
    table = twists("03-31", ally="L")
    table.spend()
    assert table.state.phase == "page"
    assert table.why_not(ChooseAlly("lens")) == "page_first"
    table.do(Read())
    assert table.state.phase == "ally"
    assert table.legal() == tuple(ChooseAlly(symbol) for symbol in SYMBOLS)
    assert table.why_not(Roll()) == "ally_first"
    table.do(ChooseAlly("lantern"))
    assert table.things.allies == ("lantern",)
    assert table.told(e.AllyChosen) == [e.AllyChosen(4, "lantern")]
    assert table.state.phase == "declare"
    assert table.why_not(ChooseAlly("lens")) == "not_now"


@pytest.mark.parametrize("month", [1, 2, 3])
def test_T4_not_before_april(month: int) -> None:
    table = twists(f"{month:02}-10")
    assert table.why_not(ChooseAlly("lens")) == "not_now"
    assert table.things == Things()


@pytest.mark.parametrize("last", "ILR")
def test_T4_not_the_one_of_last_month(last: str) -> None:
    table = twists("04-30", ally=last)
    table.spend()
    table.do(Read())
    mine = table.things.allies[-1]
    assert table.offered(ChooseAlly) == [ChooseAlly(one) for one in SYMBOLS if one != mine]
    assert table.why_not(ChooseAlly(mine)) == "last_ally"


def test_T4_the_one_of_two_months_ago_may_come_again() -> None:
    table = twists("05-31", ally="L", allies=("lens", "lantern"))
    table.spend()
    table.do(Read())
    assert ChooseAlly("lens") in table.legal()
    assert ChooseAlly("lantern") not in table.legal()


def test_T4_one_less_for_their_symbol() -> None:
    """CA-TV59: in May with the lens: a lead 11 I asks for 10, the special 17 I for 16."""
    squares = week("05-11", "11I", "11L", "11R", "8L", "9R", "12I", "*17I")
    table = twists("05-11", squares, ally="I")
    assert (table.now("05-11"), table.now("05-16"), table.now("05-17")) == (10, 11, 16)
    assert (table.now("05-12"), table.now("05-13")) == (11, 11)
    assert table.show((4, 3, 3), "IL").fits() == {"05-11", "05-14"}
    step = table.take("05-11")
    assert step.events[0].value == 10
    table.close()
    while table.state.day < day("05-31"):
        table.spend()
    table.spend()
    table.do(Read())
    assert ChooseAlly("lens") not in table.legal()


def test_T4_on_every_day_of_the_month_and_on_no_other() -> None:
    squares = {"05-30": "11I", "06-01": "11I"}
    table = twists("05-30", squares, ally="I")
    assert table.now("05-30") == 10
    table.spend()
    table.spend()
    table.do(Read())
    assert table.now("06-01") == 11
    table.do(ChooseAlly("lantern"))
    assert table.now("06-01") == 11


def test_T4_by_the_day_that_is_played() -> None:
    """CA-TV60, CA-Q04: a June lead that is chosen on 1 July has July's ally."""
    squares = {"06-29": "9L", "06-30": "11I", "07-05": "*17I"}
    table = twists("06-30", squares, allies=("lantern", "revolver", "lantern"))
    assert (table.now("06-29"), table.now("06-30")) == (8, 11)
    table.spend()
    table.do(Read(), ChooseAlly("lens"))
    assert (table.now("06-29"), table.now("06-30"), table.now("07-05")) == (9, 10, 16)
    table.show((4, 3, 3), "IR")
    assert "06-30" in table.fits()
    table.take("06-30")
    mark = table.mark("06-30")
    assert mark is not None
    assert (mark.value, mark.on) == (10, day("07-01"))


def test_T4_on_a_march_square_in_april() -> None:
    """CA-Q04: the rules of the month that is played, though March had no ally."""
    table = twists("04-01", {"03-30": "11I", "04-02": "11I"}, ally="I")
    assert (table.now("03-30"), table.now("04-02")) == (10, 10)
    before = twists("03-31", {"03-30": "11I", "04-02": "11I"})
    assert (before.now("03-30"), before.now("04-02")) == (11, 11)


def test_T3_and_T5_by_the_day_that_is_played() -> None:
    """CA-Q04: squares of February and of April that only a year file could have."""
    squares = {"02-28": "11L!", "02-29": "9R"}
    sealed = twists("03-01", squares, year=2028).show((6, 6, 6), "LL")
    assert sealed.why_not(Complete(day("2028-02-28"))) == "sealed"
    free = twists("02-29", squares, year=2028).show((6, 6, 6), "LL")
    assert "02-28" in free.fits()
    twin = twists("05-01", {"04-30": "9R+L"}, ally="I").show((6, 6, 6), "RL")
    assert twin.why_not(Complete(day("04-30"))) == "own_day"
    early = twists("04-29", {"04-30": "9R+L"}, ally="I").show((6, 6, 6), "RL")
    assert "04-30" in early.fits()


def test_T4_a_twin_needs_one_matching_symbol_only() -> None:
    for ally, now in (("R", 9), ("L", 9), ("I", 10)):
        assert twists("05-06", MAY, ally=ally).now("05-06") == now


def test_T4_when_somebody_comes_in_mid_year_one_is_chosen_at_once() -> None:
    table = began(start="today")
    table.do(Arrive(day("08-15")), Read())
    assert table.state.phase == "ally"
    table.do(ChooseAlly("lens"))
    assert table.things.allies == ("lens",)
    assert table.things.dial == 2
    assert table.things.insight == table.things.bell == 0


@pytest.mark.parametrize(
    ("symbols", "done"), [("RR", False), ("LL", False), ("RL", True), ("LR", True), ("RI", False)]
)
def test_T5_both_symbols(symbols: str, done: bool) -> None:
    """CA-TV61."""
    table = twists("05-06", MAY, ally="I").show((4, 4, 4), symbols)
    assert ("05-06" in table.fits()) is done
    if not done:
        assert table.why_not(Complete(day("05-06"))) == "no_twin"
        return
    step = table.take("05-06")
    assert table.points == 1
    assert step.events[0].points == 1
    assert table.now("05-10") == 17 - 1 - 1  # the ally is the lens


@pytest.mark.parametrize("today", ["05-04", "05-05", "05-07", "05-08", "05-09"])
def test_T5_only_on_its_own_date(today: str) -> None:
    table = twists(today, MAY, ally="I").show((4, 4, 4), "RL")
    assert "05-06" not in table.fits() | table.open()
    assert table.why_not(Complete(day("05-06"))) == "own_day"


def test_T5_other_leads_score_nothing() -> None:
    table = twists("05-06", MAY, ally="I").show((4, 4, 4), "LR")
    table.take("05-05")
    assert table.points == 0


def test_T5_not_in_base() -> None:
    """A lead of its first symbol, on any day of its week."""
    table = at("05-04", MAY).show((4, 4, 4), "RR")
    assert "05-06" in table.fits()
    table.take("05-06")
    assert table.points == 0


def test_T3_a_twin_is_a_key() -> None:
    """Part 5: a completed twin is a key for T3, by either symbol."""
    for symbol in "RL":
        squares = week("05-11", "9I", "8I", f"12{symbol}!", "7I", "10R+L", "11I", "*17I")
        done = marks(["05-15"], on="05-15")
        table = twists("05-16", squares, ally="I", done=done).show((5, 5, 5), symbol * 2)
        assert "05-13" in table.fits()
        without = twists("05-16", squares, ally="I").show((5, 5, 5), symbol * 2)
        assert without.why_not(Complete(day("05-13"))) == "sealed"


def test_T3_may_not_be_sworn_without_a_key() -> None:
    squares = week("10-05", "9I", "12L!", "11L", "8R", "7I", "10R", "*17I")
    table = twists("10-05", squares, ally="R")
    assert table.why_not(Swear(day("10-06"))) == "sealed"
    keyed = twists("10-06", squares, ally="R", done=marks(["10-07"], on="10-05"))
    assert Swear(day("10-06")) in keyed.legal()
