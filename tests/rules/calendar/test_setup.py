"""Components and set-up: CA-001 to CA-008, and the rulings on dice, years and beginnings."""

import json

import msgspec
import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.choices import Complete, Pass, Read, Roll, Stop
from desktop.rules.games.calendar.content.schema import Recipe
from desktop.rules.games.calendar.options import OPTIONS
from desktop.rules.games.calendar.phases.ground import fits_the_file, ground
from desktop.rules.kernel import history
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal
from desktop.rules.kernel.game import Answer, Arrive, Dice, Switch
from tests.rules.calendar.table import at, began, day, marks
from tests.small_almanac import W1, almanac

FREE = {"catch_up": "free"}


def faces(die: int, days: int = 365) -> list[str | int]:
    """What a die shows on the first roll of many days."""
    found: list[str | int] = []
    for number in range(days):
        table = at("01-01", seed=f"seed {number}")
        table.do(Roll())
        hand = table.state.hand
        found.append((*hand.number, *hand.symbol)[die - 1])
    return found


def test_CA_001_one_marker_on_the_day_that_is_played() -> None:
    table = began(mode="base", catch_up="free")
    table.do(Read())
    for expected in ("01-01", "01-02", "01-03"):
        assert table.state.day == day(expected)
        table.spend()
    assert table.state.day == day("01-04")


@pytest.mark.parametrize("die", [4, 5])
def test_CA_002_symbol_dice_show_each_symbol_as_often(die: int) -> None:
    """CA-Q15: each die two lenses, two lanterns, two revolvers: a third each."""
    shown = faces(die)
    assert set(shown) == {"lens", "lantern", "revolver"}
    for symbol in ("lens", "lantern", "revolver"):
        assert 90 < shown.count(symbol) < 155  # 121.7 are expected, 9 is one deviation


@pytest.mark.parametrize("die", [1, 2, 3])
def test_CA_003_number_dice_show_1_to_6(die: int) -> None:
    shown = faces(die)
    assert set(shown) == {1, 2, 3, 4, 5, 6}
    assert all(35 < shown.count(face) < 90 for face in range(1, 7))


@pytest.mark.parametrize("face", range(1, 7))
def test_CA_003_the_6_alone_bears_the_mark(face: int) -> None:
    table = at("01-05")
    table.spend(face, 1, 1, 1, 1)
    assert table.madness == (face == 6)


def test_CA_004_five_dice_and_nothing_else_is_left_to_chance() -> None:
    """A day with given dice goes the same way whatever the seed."""
    told = []
    for seed in ("a", "b", "c"):
        table = at("01-05", seed=seed)
        table.roll((5, 4, 3), "IL")
        table.do(Stop(), Pass())
        table.close()
        closed = table.told(e.DayClosed)[0]
        told.append((closed.how, closed.number, closed.symbol, table.madness, table.state.marks))
        assert len(closed.number) == 3
        assert len(closed.symbol) == 2
    assert told[0] == told[1] == told[2]


def test_CA_005_what_was_written_stays() -> None:
    """Squares, boxes, results: in the position after a save, and on the days after."""
    table = at("01-30", done=["01-28"], madness=3)
    table.show((6, 5, 4), "IR").take("01-27")
    table.close()
    table.spend()
    assert table.state.month.number == 2
    again = msgspec.json.decode(history.canonical(table.state), type=GAME.State)
    assert set(again.marks) == {"2026-01-27", "2026-01-28"}
    assert [one.month for one in again.results] == [1]
    assert again.results[0].madness == 4


def test_CA_006_a_year_begins_with_january() -> None:
    table = began(catch_up="free")
    assert table.told(e.Began) == [e.Began(2026, "quillport", "twists")]
    assert table.last is not None
    assert table.last.seal is None
    assert table.state.month.number == 1
    assert table.state.day == day("01-01")
    assert table.state.phase == "page"
    assert [one.month for one in table.told(e.PageTurned)] == [1]
    table.do(Read())
    assert [one.day for one in table.told(e.DayBegan)] == [day("01-01")]


def test_CA_007_a_game_is_one_year() -> None:
    table = began(mode="base", catch_up="free")
    days = 0
    while table.legal():
        if table.state.phase == "page":
            table.do(Read())
        table.spend()
        days += 1
        assert table.state.day <= day("12-31")
    assert days == 365
    assert GAME.ending(table.state) is not None


def test_CA_007_nothing_may_be_done_after_the_year() -> None:
    table = at("12-31")
    table.spend()
    assert table.state.phase == "over"
    assert table.legal() == ()
    for wish in (Roll(), Read(), Pass(), Arrive(day("2027-01-01"))):
        assert table.why_not(wish) == "not_now"


@pytest.mark.parametrize("year", [1900, 1926, 2000, 2023, 2026, 2100, 2199])
def test_any_year_may_be_hung_up(year: int) -> None:
    """CA-Q11: any Gregorian year by the generator and a seed; 1926 among them."""
    table = began(year=year, catch_up="free")
    assert table.state.day == day("01-01", year)
    assert len(table.ground.squares) == (366 if year == 2000 else 365)
    assert len(table.legal()) > 0


def test_the_page_is_another_by_its_seed() -> None:
    """CA-Q11."""
    one, two = began(catch_up="free"), began(catch_up="free", page="another page")
    assert one.ground.squares != two.ground.squares
    assert began(catch_up="free").ground.squares == one.ground.squares


@pytest.mark.parametrize(
    ("size", "january", "february", "september", "october"),
    [("standard", 9, 8, 9, 10), ("gentle", 12, 12, 12, 13), ("strict", 7, 7, 7, 8)],
)
def test_boxes(size: str, january: int, february: int, september: int, october: int) -> None:
    """CA-Q26: 9, in February 8, one more from October with twists; gentle 12, strict 7."""
    boxes = at("01-01", mode="twists", boxes=size).ground.boxes
    assert [boxes[month] for month in (1, 2, 9, 10)] == [january, february, september, october]
    assert boxes[11] == boxes[12] == october
    plain = at("01-01", boxes=size).ground.boxes
    assert [plain[month] for month in (1, 2, 9, 10)] == [january, february, september, january]


def test_specials_by_difficulty() -> None:
    """Part 4: gentle 1 less, strict 1 more, at most 20; leads are the same."""
    standard, gentle, strict = (
        at("01-01", boxes=size) for size in ("standard", "gentle", "strict")
    )
    for one, square in standard.ground.squares.items():
        low, high = gentle.ground.squares[one], strict.ground.squares[one]
        if square.kind == "lead":
            assert low == high == square
        else:
            assert low.value == max(10, square.value - 1)
            assert high.value == min(20, square.value + 1)
            assert low.symbols == high.symbols == square.symbols


def test_typed_dice_are_asked_for_and_noted() -> None:
    """CA-Q35: the app's dice, or one's own typed in, told apart in the journal."""
    table = at("01-05", dice="typed")
    table.do(Roll())
    assert table.offered(Dice) == [Dice(("d6", "d6", "d6", "d3", "d3"))]
    table.do(Answer((6, 2, 3, 2, 3)))
    assert table.state.hand.number == (6, 2, 3)
    assert table.state.hand.symbol == ("lantern", "revolver")
    assert table.told(e.Thrown)[0].typed
    table.do(Roll((1, 3, 5)))
    assert table.offered(Dice) == [Dice(("d6", "d3"))]
    table.do(Answer((4, 1)))
    assert table.state.hand.number == (6, 4, 3)
    assert table.state.hand.symbol == ("lens", "revolver")
    table.do(Stop())
    table.close()
    assert table.state.days[-1].typed
    assert not at("01-05").spend().state.days[-1].typed


@pytest.mark.parametrize(
    "wrong",
    [
        (1, 2, 3, 1), (1, 2, 3, 1, 2, 3), (0, 2, 3, 1, 2), (7, 2, 3, 1, 2), (1, 2, 3, 4, 1),
        (1, 2, 3, 1, 0), 5, "1 2 3 1 2", (True, 2, 3, 1, 2),
    ],
)  # fmt: skip
def test_typed_dice_must_be_dice(wrong: object) -> None:
    table = at("01-05", dice="typed")
    table.do(Roll())
    assert table.why_not(Answer(wrong)) in {"bad_dice", "not_now"}
    assert table.state.phase == "throw"


def test_dice_may_be_switched_between_rolls_and_not_in_one() -> None:
    """CA-Q35."""
    table = at("01-05")
    table.roll((6, 2, 3), "LR")
    table.do(Switch("dice", "typed"))
    table.do(Roll((1, 2, 3, 4)))
    assert table.why_not(Switch("dice", "program")) == "throw_pending"
    assert table.why_not(Stop()) == "throw_pending"
    table.do(Answer((1,)))
    table.do(Switch("dice", "program"), Roll((1, 2, 3, 4)))
    assert [one.typed for one in table.told(e.Thrown)] == [False, True, False]


def test_only_dice_and_story_mode_may_be_switched() -> None:
    table = at("01-05")
    for option in OPTIONS:
        if not option.switchable:
            assert table.why_not(Switch(option.id, option.values[0])) == "unknown_option"
    assert table.why_not(Switch("dice", "loaded")) == "unknown_value"
    table.do(Switch("story_mode", "on"))
    assert table.why_not(Switch("story_mode", "off")) == "not_now"


def test_the_example_week_is_a_fixture_only() -> None:
    """CA-Q20, CA-Q21: its squares are those of the rulebook, the Saturday asks for 10."""
    table = at("01-01", W1)
    assert [table.now(f"01-0{n}") for n in range(1, 5)] == [8, 11, 10, 13]
    drawn = at("01-01").ground.squares
    assert drawn[day("01-01")].value == 11


def test_arrival_in_mid_year() -> None:
    """CA-Q36: days before it are no squares to play or to score, and are not caught up."""
    table = began(mode="base", start="today")
    assert table.legal()
    assert table.state.phase == "waiting"
    table.do(Arrive(day("05-06")))
    assert table.state.first == table.state.day == day("05-06")
    assert table.state.month.number == 5
    assert table.state.phase == "page"
    table.do(Read())
    assert table.open() == {f"05-{n:02}" for n in range(6, 10)}
    for one in ("05-04", "05-05"):
        assert table.why_not(Complete(day(one))) == "before_arrival"
    assert table.state.results == ()


def test_results_only_from_the_month_of_arrival() -> None:
    """CA-Q36."""
    table = began(mode="base", start="today")
    table.do(Arrive(day("05-30")), Read())
    table.spend()
    table.do(Arrive(day("06-02")))
    table.spend()
    assert [one.month for one in table.state.results] == [5]
    assert table.state.day == day("06-01")


@pytest.mark.parametrize("pace", ["in_order", "strict"])
def test_arrival_after_the_year_is_the_whole_of_it(pace: str) -> None:
    """CA-Q36: a past year is caught up from its first day."""
    table = began(mode="base", start="today", year=1926, catch_up=pace)
    table.do(Arrive(day("2026-11-30")), Read())
    assert table.state.first == table.state.day == day("01-01", 1926)
    assert table.state.phase == "declare"
    assert table.told(e.Arrived)[-1].waiting == 365


def test_arrival_on_the_last_day() -> None:
    """CA-Q36: one day, and December's result alone."""
    table = began(mode="base", start="today")
    table.do(Arrive(day("12-31")), Read())
    assert table.state.day == day("12-31")
    assert table.open() == {"12-31"}
    table.spend()
    assert [one.month for one in table.state.results] == [12]


def test_arrival_with_a_year_from_its_january() -> None:
    """CA-Q36: or the year from this January on, to be caught up."""
    table = began(mode="base")
    table.do(Arrive(day("05-06")), Read())
    assert table.state.day == day("01-01")
    assert table.told(e.Arrived)[-1].waiting == 126


def test_before_the_year_nothing_is_played() -> None:
    table = began(year=2027)
    assert table.state.phase == "waiting"
    assert table.kinds() == {"Day"}
    assert table.why_not(Arrive(day("2026-12-30"))) == "earlier"
    assert table.why_not(Roll()) == "not_now"
    assert table.why_not(Read()) == "not_now"
    table.do(Arrive(day("2027-01-01")))
    assert table.state.phase == "page"


def test_a_year_file_with_its_own_squares_is_that_year() -> None:
    """Part 8: explicit squares stand in place of those of the recipe."""
    year = almanac({"2026-03-03": "15R"})
    state = GAME.begin(year, FREE, Chance("x")).state
    printed = replace(state, day=day("03-03"))
    assert ground(year, printed).squares[day("03-03")].value == 15
    assert ground(year, printed).squares[day("03-04")] == at("01-01").ground.squares[day("03-04")]


def test_a_year_file_is_of_its_own_page() -> None:
    """Part 8: the seed of its recipe, or its own name; a drawn year is of any."""
    year = replace(almanac({"2026-03-03": "15R"}), recipe=Recipe(seed="own"))
    for page, fits in (("own", True), ("small", True), ("quillport", False)):
        assert fits_the_file(year, 2026, page) is fits
        assert not fits_the_file(year, 2027, page)
        assert fits_the_file(almanac(), 2027, page)


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ({"year": "2027"}, "year_fixed"),
        ({"page": "other"}, "year_fixed"),
        ({"moon": "on"}, "unknown_option"),
        ({"dice": "loaded"}, "unknown_value"),
        ({"year": "1899"}, "unknown_value"),
        ({"year": "2200"}, "unknown_value"),
    ],
)
def test_table_rules_that_are_none(chosen: dict[str, str], code: str) -> None:
    with pytest.raises(Illegal) as illegal:
        GAME.begin(almanac(W1), chosen, Chance("x"))
    assert illegal.value.reason.code == code
    assert set(chosen) & set(illegal.value.reason.facts.values()) or code == "year_fixed"


def test_every_option_names_its_ruling() -> None:
    named = {option.ruling for option in OPTIONS}
    assert {f"CA-Q{n}" for n in ("03", "11", "13", "19", "22", "26", "32", "35", "36")} <= named


def test_states_are_plain_and_say_nothing_twice() -> None:
    """Part 6: what can be worked out is not stored."""
    text = history.canonical(at("01-05", done=marks(["01-05"])).state)
    assert not {"value_now", "eligible", "reduction", "total", "rating"} & set(json.loads(text))
