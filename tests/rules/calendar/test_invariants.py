"""Years from outside: whatever was written into one, it is refused by a word or played on."""

import json
import random
from collections.abc import Iterator
from datetime import date
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar.choices import Complete, Lapse, Roll
from desktop.rules.games.calendar.state import Hand, Mark, Month, Played, Result, State, Vow
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import canonical
from tests.rules import same_questions as same
from tests.small_almanac import almanac

ALMANAC = almanac()
RULES = (
    {"catch_up": "free"},
    {"dice": "typed"},
    {"catch_up": "strict", "start": "today"},
    {"mode": "base"},
)
NUMBERS = (0, 1, 2, 3, 4, 5, 6, 7, 9, 12, 13, -1, 99, 10**9, 10**17)
WORDS = (
    *("", "lens", "done", "won", "lost", "lapsed", "passed", "hushed", "nothing", "over", "page"),
    *("ally", "declare", "throw", "rolled", "final", "closing", "waiting", "finale", "day"),
    *("sworn", "kept", "broken", "rank_0", "twists", "base", "free", "strict", "typed", "off"),
)


def year(seed: int) -> list[State]:
    """Some positions of a random year, its rare ones among them."""
    dice, found = random.Random(seed), []
    for _, step in same.steps(GAME, ALMANAC, RULES[seed % len(RULES)], seed, 9000, ()):
        rare = step.state.phase in ("ally", "page", "over") or step.state.sitting == "finale"
        if rare or dice.random() < 0.02:
            found.append(step.state)
    return found


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in plain values; of long lists the last ones."""
    if way:
        yield way
    if isinstance(value, dict):
        for key in [*value][-20:]:
            yield from places(value[key], (*way, key))
    elif isinstance(value, list):
        for key in range(max(0, len(value) - 6), len(value)):
            yield from places(value[key], (*way, key))


def spoil(raw: Any, dice: random.Random) -> None:
    """Write something else into one place."""
    every = [*places(raw)]
    way = dice.choice(every if dice.random() < 0.5 else [one for one in every if len(one) < 3])
    inner = raw
    for key in way[:-1]:
        inner = inner[key]
    inner[way[-1]] = other(inner[way[-1]], dice)


def other(value: Any, dice: random.Random) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return dice.choice((*NUMBERS, value - 1, value + 1))
        case str() if value[:2].isdigit():
            days = ("2025-12-31", "2027-01-01", "9999-12-31", "0001-01-01")
            return dice.choice((*days, f"2026-{dice.randint(1, 12):02}-{dice.randint(1, 28):02}"))
        case str():
            return dice.choice(WORDS)
        case list():
            return dice.choice([[], value[1:], value[:-1], value[::-1], value[:1] * 400])
        case dict():
            return dice.choice([{}, dict([*value.items()][1:])])
        case _:
            return dice.choice([*WORDS, {}, [], 1])


def played_on(state: State) -> None:
    """Some choices more."""
    chance = Chance("on")
    GAME.worth(ALMANAC, state)
    for _ in range(8):
        offered = GAME.choices(ALMANAC, state)
        if not offered:
            return
        choice, chance = GAME.policies["random"](ALMANAC, state, offered, chance)
        state = GAME.choose(ALMANAC, state, choice).state
        assert GAME.invariants(ALMANAC, state) == []


@pytest.mark.parametrize("seed", range(4))
def test_a_spoilt_year_is_refused_or_played_on(seed: int) -> None:
    dice, positions, sound = random.Random(seed), year(seed), 0
    for _ in range(400):
        raw = json.loads(canonical(dice.choice(positions)))
        for _ in range(dice.choice([1, 1, 2])):
            spoil(raw, dice)
        try:
            state = msgspec.convert(raw, State)
        except msgspec.ValidationError:
            continue
        if state.chance.loaded is None and not GAME.invariants(ALMANAC, state):
            sound += 1
            played_on(state)
    assert sound > 5


def midway() -> State:
    """A day in October on which two rolls were made, in a year that is played now."""
    state = GAME.begin(ALMANAC, {"catch_up": "free"}, Chance("midway")).state
    while state.day < date(2026, 10, 14) or state.phase != "rolled" or state.hand.rolls < 2:
        offered = GAME.choices(ALMANAC, state)
        wish = next((one for one in offered if isinstance(one, Complete)), None)
        if wish is None:
            some = [one for one in offered if not isinstance(one, Lapse)]
            wish = some[-1] if state.phase == "final" else some[0]
        state = GAME.choose(ALMANAC, state, wish).state
    return state


MIDWAY = midway()
LAST = MIDWAY.days[-1]


def with_things(**fields: Any) -> State:
    return replace(MIDWAY, things=replace(MIDWAY.things, **fields))


def with_hand(**fields: Any) -> State:
    return replace(MIDWAY, hand=replace(MIDWAY.hand, **fields))


def with_last(**fields: Any) -> State:
    return replace(MIDWAY, days=(*MIDWAY.days[:-1], replace(LAST, **fields)))


def with_result(**fields: Any) -> State:
    result = replace(MIDWAY.results[-1], **fields)
    return replace(MIDWAY, results=(*MIDWAY.results[:-1], result))


def with_mark(name: str, mark: Mark) -> State:
    return replace(MIDWAY, marks={**MIDWAY.marks, name: mark})


def with_option(**values: str) -> State:
    return replace(MIDWAY, options={**MIDWAY.options, **values})


TODAY = MIDWAY.day
WRONG: dict[str, State] = {
    "an option more": with_option(colour="red"),
    "an option's value": with_option(boxes="many"),
    "another year": replace(MIDWAY, year=2027),
    "another year by its rule": with_option(year="2027"),
    "a first day": replace(MIDWAY, first=date(2026, 1, 2)),
    "a day of another year": replace(MIDWAY, day=date(2027, 1, 2)),
    "today": replace(MIDWAY, today=TODAY),
    "no result": replace(MIDWAY, results=MIDWAY.results[:-1]),
    "a result's points": with_result(points=MIDWAY.results[-1].points + 1),
    "a result's madness": with_result(madness=0),
    "a result too full": with_result(full=not MIDWAY.results[-1].full),
    "a result kept": with_result(seal=not MIDWAY.results[-1].seal),
    "specials won": with_result(won=5),
    "a result of no month": replace(MIDWAY, results=(*MIDWAY.results, Result(13, 0))),
    "the month": replace(MIDWAY, month=replace(MIDWAY.month, number=11)),
    "madness": replace(MIDWAY, month=replace(MIDWAY.month, madness=9)),
    "too much madness": replace(MIDWAY, month=Month(10, 99, 0)),
    "points": replace(MIDWAY, month=replace(MIDWAY.month, points=77)),
    "one day less": replace(MIDWAY, days=MIDWAY.days[:-1]),
    "a day twice": replace(MIDWAY, days=(*MIDWAY.days, LAST)),
    "a lapsed day with dice": with_last(how="lapsed", took=None),
    "a won weekday": with_last(how="won"),
    "a day's faces": with_last(number=(1, 2, 7)),
    "a day's dice": with_last(number=(1, 2)),
    "a day's rolls": with_last(rolls=5),
    "a day on its date": with_last(on_time=True),
    "an unknown line": with_last(line="nowhere"),
    "an unknown evening": with_last(evening="nowhere"),
    "a mark nobody made": with_mark("2026-10-14", Mark("done", date(2026, 10, 12))),
    "a mark in no square": with_mark("yesterday", Mark("done", TODAY)),
    "a mark in another year": with_mark("2027-01-01", Mark("done", TODAY)),
    "a mark less": replace(MIDWAY, marks=dict([*MIDWAY.marks.items()][1:])),
    "faces": with_hand(number=(0, 1, 2)),
    "three symbols": with_hand(symbol=("lens", "lens", "lens")),
    "no dice": replace(MIDWAY, hand=Hand()),
    "all held": with_hand(held=(1, 2, 3, 4, 5)),
    "held twice": with_hand(held=(1, 1)),
    "four rolls": with_hand(rolls=4),
    "more words than rolls": with_hand(drawn=(3, 2, 2, 2, 2)),
    "words of four dice": with_hand(drawn=(1, 1, 1, 1)),
    "T2 used before its time": with_hand(dialled=True),
    "T6 used before its time": with_hand(extra=True),
    "T2": with_things(dial=3),
    "T4 missing": with_things(allies=MIDWAY.things.allies[:-1]),
    "T4 too many": with_things(allies=(*MIDWAY.things.allies, "lens")),
    "T4 the same": with_things(allies=("lens",) * len(MIDWAY.things.allies)),
    "T6": with_things(insight=4),
    "T8": with_things(bell=8),
    "T8 below": with_things(bell=-1),
    "T10 of no square": with_things(vow=Vow(TODAY, date(2027, 1, 1))),
    "T10 kept": with_things(vow=Vow(date(2026, 10, 12), date(2026, 10, 17), "kept")),
    "T10 of a week to come": with_things(vow=Vow(date(2026, 10, 19), date(2026, 10, 20))),
    "T10 too early": with_things(vow=Vow(date(2026, 5, 4), date(2026, 5, 5), "broken")),
    "unread": replace(MIDWAY, unread=(10,)),
    "unread months": replace(MIDWAY, unread=(13,)),
    "done while rolling": replace(MIDWAY, spurned="passed"),
    "something taken": replace(MIDWAY, took=date(2026, 10, 14)),
    "an unknown line of the day": replace(MIDWAY, line="nowhere"),
    "an ending": replace(MIDWAY, ending="rank_6"),
    "over": replace(MIDWAY, phase="over", ending="rank_0"),
    "T12": replace(MIDWAY, sitting="finale"),
    "a throw": replace(MIDWAY, phase="throw"),
    "the first question with dice": replace(MIDWAY, phase="declare"),
    "closing": replace(MIDWAY, phase="closing"),
    "waiting": replace(MIDWAY, phase="waiting", hand=Hand(), line=""),
    "a page": replace(MIDWAY, phase="page", hand=Hand(), line=""),
    "T4 asked": replace(MIDWAY, phase="ally", hand=Hand(), line=""),
    "strict": replace(with_option(catch_up="strict"), phase="declare", hand=Hand()),
    "in base": with_option(mode="base"),
    "days before the first": replace(MIDWAY, days=(Played(date(2025, 12, 31), "lapsed"),)),
}


def test_midway_is_sound() -> None:
    assert GAME.invariants(ALMANAC, MIDWAY) == []
    assert MIDWAY.things.allies
    assert MIDWAY.marks


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_found(what: str) -> None:
    found = GAME.invariants(ALMANAC, WRONG[what])
    assert found
    assert all(isinstance(one, str) and len(one) <= 400 for one in found)


def test_another_version_of_the_year() -> None:
    """A year whose lines were renamed does not fit; one with explicit squares is another page."""
    texts = {"en": replace(ALMANAC.texts["en"], lines={})}
    assert GAME.invariants(replace(ALMANAC, texts=texts), MIDWAY)
    assert GAME.invariants(almanac({"2027-01-01": "8I"}, 2027), MIDWAY)


def test_a_year_that_is_played_by_the_date() -> None:
    """Strict days lapse at once; a day begins when its date has come."""
    state = GAME.begin(ALMANAC, {}, Chance("x")).state
    assert GAME.invariants(ALMANAC, state) == []
    assert GAME.invariants(ALMANAC, replace(state, today=date(2026, 1, 5)))
    assert GAME.invariants(ALMANAC, replace(state, today=date(2024, 1, 5)))
    assert GAME.refuse(ALMANAC, state, Roll()) is not None
