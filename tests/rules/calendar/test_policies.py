"""Players made of code: every pace and table rule to the end, always alike, each in his manner."""

import time
from typing import Any

import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar import GAME, view
from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.odds import Need, chance
from desktop.rules.games.calendar.phases import ratings
from desktop.rules.games.calendar.policies import POLICIES, planner, prices, valuing, weeks
from desktop.rules.games.calendar.policies.manners import Seen, rated, sitting
from desktop.rules.games.calendar.policies.stakes import Sitting, Stakes, Wish
from desktop.rules.games.calendar.policies.weeks import FREE, MORE, SPENT, Aim, Dawn, Weekend
from desktop.rules.games.calendar.state import State, Vow
from desktop.rules.kernel.chance import Chance
from tests.rules.calendar.table import Table, at, day, result, twists
from tests.small_almanac import almanac

PLAYERS = ("reckless", "sensible", "near-optimal")
YEAR = almanac()


def story(policy: str, seed: str, **options: str) -> tuple[State, list[Any]]:
    """The last position of a year, and every choice that was made in it."""
    state, mind = GAME.begin(YEAR, options, Chance(seed)).state, Chance(seed).fork("policy")
    made: list[Any] = []
    while choices := GAME.choices(YEAR, state):
        choice, mind = POLICIES[policy](YEAR, state, choices, mind)
        made.append(choice)
        state = GAME.choose(YEAR, state, choice).state
        assert len(made) < 4000
    return state, made


def picked(policy: str, table: Table) -> Any:
    choice, _ = POLICIES[policy](table.almanac, table.state, table.legal(), Chance("one"))
    GAME.choose(table.almanac, replace(table.state, chance=Chance("any")), choice)
    return choice


# ---- whole years --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("policy", "options"),
    [
        ("reckless", {"catch_up": "free", "dice": "typed", "page": "another"}),
        ("sensible", {"catch_up": "strict", "boxes": "strict", "mark_value": "0"}),
        ("sensible", {"catch_up": "free", "mode": "base", "madness_on": "completed_only"}),
    ],
)
def test_they_play_to_the_end(policy: str, options: dict[str, str]) -> None:
    last, made = story(policy, "one", **options)
    assert last.ending is not None
    assert GAME.invariants(YEAR, last) == []
    assert not any(isinstance(choice, c.Lapse) for choice in made)


@pytest.mark.parametrize("policy", ["reckless", "sensible"])
def test_they_play_always_alike(policy: str) -> None:
    options = {"catch_up": "in_order", "prev_month_squares": "off", "year": "2028"}
    assert story(policy, "one", **options) == story(policy, "one", **options)


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {"catch_up": "free"},
        {"catch_up": "in_order", "start": "today", "mode": "base", "year": "2028"},
        {"catch_up": "strict", "boxes": "strict", "madness_on": "completed_only"},
    ],
)
def test_so_does_the_one_who_plans(options: dict[str, str]) -> None:
    last, made = story("near-optimal", "one", **options)
    assert last.ending is not None
    assert GAME.invariants(YEAR, last) == []
    if options.get("mode") != "base":
        kinds = {type(choice) for choice in made}
        assert kinds >= {c.Turn, c.Recall, c.Hush, c.Swear, c.ChooseAlly}


def test_who_minds_nothing_fills_every_month() -> None:
    """Part 3.5: twelve months full; the sensible one fills few."""
    wild, _ = story("reckless", "two", catch_up="free", mode="base")
    wise, _ = story("sensible", "two", catch_up="free", mode="base")
    assert sum(one.full for one in wild.results) == 12
    assert sum(one.full for one in wise.results) <= 5
    assert ratings.score(wild) < ratings.score(wise)


# ---- their manners ------------------------------------------------------------------------------
@pytest.mark.parametrize("policy", PLAYERS)
def test_a_lone_question_is_answered(policy: str) -> None:
    assert picked(policy, at("01-05")) == c.Roll()
    closing = at("01-05", {"01-05": "5I"}).show((5, 5, 5), "II")
    closing.take("01-05")
    assert picked(policy, closing) == c.CloseDay()
    waiting = at("01-05", catch_up="in_order", today="01-05")
    waiting.spend()
    choice = picked(policy, waiting)
    assert choice.today == day("01-06")


@pytest.mark.parametrize("policy", PLAYERS)
def test_the_special_is_worth_a_mark(policy: str) -> None:
    table = at("01-11", {"01-11": "*17I"}).show((6, 6, 6), "IL")
    assert picked(policy, table) == c.Complete(day("01-11"))


def test_the_careful_pass_nothing_and_take_what_helps_sunday() -> None:
    """A lead done is worth more than none, where the mark costs anyway."""
    for policy in PLAYERS:
        table = at("01-05", {"01-05": "9I", "01-06": "12I"}).show((6, 5, 5), "II")
        assert isinstance(picked(policy, table), c.Complete)


def test_reckless_takes_the_dearest() -> None:
    squares = {"01-05": "5I", "01-06": "14I", "01-07": "9I"}
    assert picked("reckless", at("01-05", squares).show((6, 5, 5), "II")) == c.Complete(
        day("01-06")
    )


def test_a_full_month_has_nothing_to_lose() -> None:
    table = at("01-26", madness=9)
    assert valuing.box(table.ground, table.state, day("01-26"), 1) == 0.0
    assert prices.price(day("01-26"), 9, 9, -5.0) == 0.0


def test_a_box_costs_most_where_it_is_the_last() -> None:
    """Part 3.3: 5 points on the 30th with eight of nine filled, nothing with few."""
    assert prices.price(day("04-30"), 8, 9, -5.0) == pytest.approx(5.0)
    assert prices.price(day("04-30"), 7, 9, -5.0) == 0.0
    assert prices.price(day("04-30"), 7, 9, -5.0, 2) == pytest.approx(5.0)
    early = [prices.price(day("04-01"), filled, 9, -5.0) for filled in range(9)]
    assert max(early) == early[5]
    assert 0.9 < early[5] < 1.6
    assert early[8] < 0.05


def test_a_vow_is_kept_in_mind() -> None:
    """T10: what was sworn is worth more than its like."""
    squares = {"10-12": "12I", "10-14": "12I"}
    vow = Vow(day("10-12"), day("10-14"))
    for policy in ("sensible", "near-optimal"):
        table = twists("10-12", squares, vow=vow).show((5, 5, 4), "II")
        assert picked(policy, table) == c.Complete(day("10-14"))


def test_the_last_sitting_uses_what_is_left() -> None:
    """T12."""
    months = tuple(result(n, seal=n <= 8) for n in range(1, 12))
    for policy in PLAYERS:
        table = twists("12-31", results=months, dial=1)
        table.spend()
        table.show((5, 6, 6), "IL")
        assert isinstance(picked(policy, table), c.Turn)
        table.do(picked(policy, table))
        assert picked(policy, table) == c.CloseDay()


# ---- what is at stake ---------------------------------------------------------------------------
def test_a_sitting_is_the_odds_of_its_one_wish() -> None:
    need = Need(12, ("lens",))
    one = Sitting(Stakes((Wish(c.Pass(), 0.0), Wish(c.Stop(), 1.0, need))))
    assert one.before(3) == pytest.approx(chance(need))
    assert one.stop((6, 5, 1), ("lens", "lantern")) == 1.0
    assert one.hold(1, (6, 5, 1), ("lens", "lantern"), (1, 4)) == pytest.approx(
        chance(need, left=1, numbers=(6,), signs=("lens",))
    )
    deeds = one.deeds((6, 5, 1), ("lens", "lantern"))
    assert [wish.deed for _, wish in deeds] == [c.Stop(), c.Pass()]


def test_the_week_played_backwards_is_the_day_played_forwards() -> None:
    """One day before a special, with numpy, is what the lattice says of it."""
    need, sunday = Need(11, ("lens",)), Aim(0, Need(15, ("lantern",)))
    dawn = Dawn((Aim(0, need),), mark=0.2)
    end = Weekend((1,), sunday, points=5.0, mark=0.1)
    found = weeks.worths((dawn,), end, done=0)
    last = [
        Sitting(
            Stakes((Wish(1, 5.0, Need(15 - done, ("lantern",))), Wish(0, 0.0)), mark=0.1)
        ).before(3)
        for done in (0, 1)
    ]
    today = Stakes((Wish(1, last[1], need), Wish(0, last[0])), mark=0.2)
    for how in (FREE, SPENT):
        assert found[how][0] == pytest.approx(Sitting(today).before(3))
    assert found[MORE][0] > found[SPENT][0]


def test_a_vow_to_come_is_worth_something() -> None:
    aims = (Aim(0, Need(11, ("lens",)), vow=True),)
    end = Weekend((1,), Aim(0, Need(15, ("lantern",))), points=5.0)
    found = weeks.worths((Dawn(aims, mark=0.2, broken=0.1),), end, done=0)
    assert found[FREE][0] > found[SPENT][0]


# ---- advice -------------------------------------------------------------------------------------
def test_advice_is_what_the_planner_does() -> None:
    table = at("01-05")
    assert view.advice(table.almanac, table.state).deed == "roll"
    table.roll((6, 2, 1), "RI")
    told = view.advice(table.almanac, table.state)
    choice = picked("near-optimal", table)
    assert told.deed == ("stop" if choice == c.Stop() else "roll")
    assert told.hold == getattr(choice, "hold", ())
    assert not told.close
    while table.state.phase == "rolled":
        choice = picked("near-optimal", table)
        table.do(choice)
    told = view.advice(table.almanac, table.state)
    choice = picked("near-optimal", table)
    assert told.square == getattr(choice, "square", None)
    assert told.close == (0 < told.better < 0.3)


def test_advice_on_what_the_months_brought() -> None:
    ally = twists("04-01", allies=(), phase="ally")
    told = view.advice(ally.almanac, ally.state)
    assert (told.deed, told.symbol) == ("ally", picked("advice", ally).symbol)
    oath = twists("10-12", {"10-12": "11I", "10-18": "*19I"}, dial=2, insight=3)
    told = view.advice(oath.almanac, oath.state)
    assert told.deed in ("swear", "roll")
    assert told.square == getattr(picked("advice", oath), "square", None)
    turn = twists("12-31", results=tuple(result(n, seal=True) for n in range(1, 12)), dial=1)
    turn.spend()
    turn.show((5, 6, 6), "IL")
    told = view.advice(turn.almanac, turn.state)
    assert (told.deed, told.die in (4, 5), told.close) == ("turn", True, False)
    assert view.advice(turn.almanac, replace(turn.state, phase="closing")).deed == "none"


def test_two_ways_of_holding_the_same_are_told_once() -> None:
    table = at("01-05")
    table.roll((4, 4, 4), "RR")
    tables = sitting(Seen(table.almanac, table.state), planner.MIND)
    told = rated(tables, table.state, table.legal())
    holds = [one.choice.hold for one in told if isinstance(one.choice, c.Roll)]
    assert len(holds) == 4 * 3 - 1


def test_advice_is_quick() -> None:
    """Under 0.15 s for a Monday; measured on a shared machine."""
    table = twists("10-12", dial=2, insight=2, bell=2)
    view.advice(table.almanac, table.state)
    spent = []
    for madness in range(3):
        fresh = replace(table.state, month=replace(table.state.month, madness=madness + 1))
        began = time.process_time()
        view.advice(table.almanac, fresh)
        spent.append(time.process_time() - began)
    assert min(spent) < 0.4
