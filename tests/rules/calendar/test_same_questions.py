"""The same questions for the calendar: random play in every pace and mode, to a year's end."""

from collections.abc import Iterator
from datetime import timedelta

import msgspec
import pytest

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar.options import OPTIONS
from desktop.rules.games.calendar.phases import legal
from desktop.rules.games.calendar.phases.ground import ground
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal
from desktop.rules.kernel.game import Day, Dice, Step
from tests.rules import same_questions as same
from tests.small_almanac import almanac

ALMANAC = almanac()
MOST_STEPS = 6000
"""More than any year has."""
SEEDS, FEWER = 50, 6
"""Years of the whole game, and of each other pace and mode."""
CLOSELY, NOW_AND_THEN = 5, 60
"""After so many choices each first year is looked at whole, and every other one."""
PACES = ("free", "in_order", "strict")
STARTS = (*((pace, "january") for pace in PACES), ("in_order", "today"), ("strict", "today"))
RULES = [
    {"catch_up": pace, "start": start, "mode": mode}
    for pace, start in STARTS
    for mode in ("twists", "base")
]
OTHERS = [
    {option.id: value}
    for option in OPTIONS
    if option.id not in ("catch_up", "start", "mode", "year")
    for value in option.values
    if value != option.default
]


def steps(rules: dict[str, str], seed: int) -> Iterator[tuple[object, Step]]:
    """A random year: each choice and what it led to."""
    return same.steps(GAME, ALMANAC, rules, seed, MOST_STEPS, ())


def name(rules: dict[str, str]) -> str:
    return "-".join(rules.values())


@pytest.mark.parametrize("rules", RULES, ids=name)
def test_random_years_are_sound(rules: dict[str, str]) -> None:
    """Nothing raises, every year ends; invariants hold and every state is itself after a save."""
    for seed in range(SEEDS if rules == RULES[0] else FEWER):
        state, every = None, NOW_AND_THEN if seed else CLOSELY
        for place, (choice, step) in enumerate(steps(rules, seed)):
            state = step.state
            if (place + seed) % every == 0 or state.ending is not None:
                assert GAME.invariants(ALMANAC, state) == [], choice
                same.same_after_a_save(GAME, state)
        assert state is not None
        assert GAME.ending(state) is not None
        worth = GAME.worth(ALMANAC, state)
        assert worth is not None
        assert worth.stars in range(6)


@pytest.mark.parametrize("rules", OTHERS, ids=name)
def test_every_other_table_rule(rules: dict[str, str]) -> None:
    for seed in range(3):
        state = None
        for _, step in steps({"catch_up": "free", **rules}, seed):
            state = step.state
        assert GAME.invariants(ALMANAC, state) == []
        assert GAME.ending(state) is not None


@pytest.mark.parametrize("year", ["1900", "1926", "2023", "2024", "2028", "2034", "2199"])
def test_other_years(year: str) -> None:
    for pace in PACES:
        state = None
        for _, step in steps({"catch_up": pace, "year": year}, 1):
            state = step.state
        assert GAME.invariants(ALMANAC, state) == []
        assert GAME.ending(state) is not None


def test_everything_was_met() -> None:
    """Otherwise the years above would prove little."""
    told, phases, hows = set(), set(), set()
    for seed in range(4):
        for rules in ({"catch_up": "strict"}, {"dice": "typed"}, {"catch_up": "free"}):
            for choice, step in steps(rules, seed):
                same.told_after_a_save(GAME, choice, step)
                told |= {type(event) for event in step.events}
                state: State = step.state
                phases.add(state.phase)
                hows |= {played.how for played in state.days[-1:]}
    never = {kind.__name__ for kind in GAME.Event.__args__ if kind not in told}
    assert never <= {"Began", "Switched"}
    assert len(phases) == 9
    assert hows == {"done", "won", "lost", "passed", "nothing", "hushed", "lapsed"}


@pytest.mark.parametrize("rules", [*RULES[:6], {"dice": "typed"}], ids=name)
def test_undo_to_the_start_and_replay(rules: dict[str, str]) -> None:
    same.undone_and_replayed(GAME, ALMANAC, rules, 1, MOST_STEPS, ())


def test_a_position_is_not_changed_by_what_follows() -> None:
    """`choose` never writes into the state it was given."""
    before = GAME.begin(ALMANAC, {}, Chance("game 1")).state
    kept = msgspec.json.encode(before)
    for _, step in steps({}, 1):
        assert msgspec.json.encode(before) == kept
        before, kept = step.state, msgspec.json.encode(step.state)


@pytest.mark.parametrize("rules", [{"catch_up": "free"}, {}, {"dice": "typed"}], ids=name)
def test_what_is_not_offered_is_refused_with_a_reason(rules: dict[str, str]) -> None:
    """Every choice of one position, wished for in every other, is taken or has a reason."""
    wishes: dict[bytes, object] = {}
    positions: list[State] = []
    for choice, step in steps(rules, 3):
        positions.append(step.state)
        for one in (choice, *GAME.choices(ALMANAC, step.state)):
            if not isinstance(one, Dice | Day):
                wishes[msgspec.json.encode(one)] = one
    some = [wish for place, wish in enumerate(wishes.values()) if place % 3 == 0]
    for state in positions[::37]:
        offered = GAME.choices(ALMANAC, state)
        asked = any(isinstance(one, Dice | Day) for one in offered)
        for wish in (*some, *(one for one in offered if not isinstance(one, Dice | Day))):
            reason = GAME.refuse(ALMANAC, state, wish)
            if reason is not None:
                assert wish not in offered
                with pytest.raises(Illegal):
                    GAME.choose(ALMANAC, state, wish)
            else:
                assert wish in offered or asked, wish
                GAME.choose(ALMANAC, state, wish)


def test_unknown_table_rules() -> None:
    for rules, code in (
        ({"colour": "red"}, "unknown_option"),
        ({"dice": "loaded"}, "unknown_value"),
        ({"page": ""}, "unknown_value"),
    ):
        with pytest.raises(Illegal) as illegal:
            GAME.begin(ALMANAC, rules, Chance("x"))
        assert illegal.value.reason.code == code
    with pytest.raises(Illegal) as illegal:
        GAME.begin(almanac({"2026-01-01": "8I"}), {"year": "2027"}, Chance("x"))
    assert illegal.value.reason.code == "year_fixed"


@pytest.mark.parametrize("rules", [{"catch_up": "free"}, {"prev_month_squares": "off"}], ids=name)
def test_what_may_be_chosen_is_what_has_no_reason_not_to_be(rules: dict[str, str]) -> None:
    """The quick way and the one that gives reasons agree."""
    for _, step in steps(rules, 2):
        state: State = step.state
        if state.phase in ("declare", "rolled", "final"):
            printed = ground(ALMANAC, state)
            near = [state.day + timedelta(n) for n in range(-8, 9)]
            told = [day for day in near if legal.place(printed, state, day) is None]
            assert list(legal.chosen_from(printed, state)) == told
