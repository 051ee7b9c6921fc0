"""What no hand could choose and no author should write: refused by a word, or played to its end."""

import json
import random
from datetime import date, datetime, timedelta
from typing import Any

import pytest

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.content.reading import read
from desktop.rules.games.calendar.state import SYMBOLS, State
from desktop.rules.kernel.errors import Illegal, Reason
from desktop.rules.kernel.game import Answer, Arrive, Day, Dice, Form, Number, Switch
from desktop.rules.kernel.history import canonical
from desktop.words import problems
from desktop.words.calendar import reasons
from desktop.words.calendar.names import Names
from tests.rules import same_questions as same
from tests.rules.calendar.test_invariants import ALMANAC, RULES
from tests.small_year import head, members

JUNK: tuple[Any, ...] = (
    *(None, True, 0, -1, 1, 6, 7, 10**400, 2**63, 1.5, float("nan"), "", "lens", "LENS", "\0"),
    *("\ud800", "2026-05-05", b"lens", [], [1], (), (1, 1), {}, {1: 2}, object(), range(3), int),
    *(date.min, date.max, datetime(2026, 5, 5, 12), timedelta(1), c.Read, c.Read(), Dice(("d6",))),
    *(Number(1, 2), Form("Roll", {}), ALMANAC),
)
HOLDS: tuple[Any, ...] = (
    *((0,), (6,), (-1, 2), (1, 1), (5, 4), (1, 2, 3, 4, 5), (1,) * 1000, [1, 2], (10**30,)),
    *((1.0,), ("1",), (True, 2), (None,), ((1,),), "12", 3),
)
VALUES: tuple[Any, ...] = (
    *((), (0,), (7,), (4,), (1,) * 5, (3, 3, 3, 3, 3), (6, 6, 6, 1, 4), (True,) * 5, ("1",) * 5),
    *((1.0,) * 5, [1, 2, 3, 1, 1], "11111", 5, -1, 10**30),
)


def days(state: State) -> tuple[Any, ...]:
    """Dates near and far, of other years, and such as there are once in four years."""
    near = [state.day + timedelta(n) for n in (-8, -1, 0, 1, 8)]
    return (
        *near,
        *(date.min, date.max, date(state.year - 1, 12, 31), date(state.year + 1, 1, 1)),
        *(date(2028, 2, 29), date(2024, 2, 29), date(1900, 1, 1)),
    )


def wish(state: State, dice: random.Random) -> Any:
    """Any choice at all with anything in it."""
    junk, day = dice.choice(JUNK), dice.choice(days(state))
    far = dice.choice([day, state.today, state.today - timedelta(9), junk])
    word = dice.choice([*SYMBOLS, junk])
    return dice.choice(
        [
            *(c.Read(), c.Stop(), c.Pass(), c.Hush(), c.CloseDay(), c.Lapse(), Day(state.today)),
            *(c.Roll(dice.choice(HOLDS)), c.Recall(dice.choice(HOLDS)), c.Roll(junk)),
            *(c.Turn(dice.choice([1, 3, 4, 5, 6, -1]), word), c.Turn(junk, word)),
            *(c.Complete(day), c.Complete(junk), c.Swear(day), c.Swear(junk), c.ChooseAlly(word)),
            *(Answer(dice.choice(VALUES)), Answer(junk), Arrive(far), Arrive(junk), junk),
            Switch(dice.choice(["dice", "story_mode", "mode", "", junk]), word),
        ]
    )


def positions(seed: int) -> list[State]:
    """Some of every phase and month of a year, and its end."""
    found: dict[tuple[object, ...], State] = {}
    for _, step in same.steps(GAME, ALMANAC, RULES[seed % len(RULES)], seed, 9000, ()):
        state = step.state
        found[state.phase, state.sitting, state.month.number] = state
    return [*found.values()]


def judged(state: State, one: Any) -> Reason | None:
    """What is said to a wish: the same whether it is asked or made."""
    why = GAME.refuse(ALMANAC, state, one)
    if why is None:
        assert GAME.invariants(ALMANAC, GAME.choose(ALMANAC, state, one).state) == []
        return None
    with pytest.raises(Illegal) as trouble:
        GAME.choose(ALMANAC, state, one)
    assert trouble.value.reason == why
    return why


@pytest.mark.parametrize("seed", range(4))
def test_choices_that_no_hand_could_make(seed: int) -> None:
    dice, names, said = random.Random(seed), Names(ALMANAC, "en"), set()
    for state in positions(seed):
        before = canonical(state)
        for _ in range(40):
            why = judged(state, wish(state, dice))
            if why is None:
                continue
            said.add(why.code)
            assert why.code in reasons.told_codes()
            assert reasons.sentence(names, state, why)
        assert canonical(state) == before
    assert len(said) > 10


EDGES: dict[str, tuple[int, ...]] = {
    "toll": (-99, 0),
    "size": (1, 2, 99),
    "cap": (1, 9),
    "charges": (1, 9),
    "per_day": (1, 9),
    "min": (3,),
    "max": (3, 18),
    "seal_specials": (1, 5),
}


def at_the_bounds(dice: random.Random) -> dict[str, Any]:
    """A `year.json` whose rules are as little or as much as they may be."""
    table = head()
    for module in table["modules"]:
        for key, value in module["params"].items():
            if type(value) is int:
                module["params"][key] = dice.choice(EDGES.get(key, (0, 1, 99)))
        if dice.random() < 0.3:
            module["from"], module["until"] = sorted(dice.choices(range(2, 13), k=2))
    table["scoring"] = {"special": dice.choice([0, 5, 99]), "all_boxes": dice.choice([-99, 0])}
    for month in table["months"]:
        month["boxes"] = dice.choice([1, 9, 20])
    return table


@pytest.mark.parametrize("seed", range(6))
def test_a_year_at_its_bounds_is_played_to_its_end(seed: int) -> None:
    dice = random.Random(seed)
    table = at_the_bounds(dice)
    found = read({**members(), "year.json": json.dumps(table).encode()})
    assert found.almanac is not None, found.problems
    rules = {**RULES[seed % len(RULES)], "mode": "twists"}
    last = None
    for place, (_, step) in enumerate(same.steps(GAME, found.almanac, rules, seed, 9000, ())):
        last = step.state
        if place % 40 == 0:
            assert GAME.invariants(found.almanac, last) == []
    assert last is not None
    assert last.ending is not None
    assert GAME.invariants(found.almanac, last) == []


def test_specials_may_be_worth_nothing_by_a_margin() -> None:
    """T11 may take points away; a save of such a year is sound."""
    table = head(scoring={"special": 5, "all_boxes": -5})
    for module in table["modules"]:
        if module["id"].startswith("T11"):
            module |= {"from": 2, "params": {"margin": 0, "points": 0}}
    found = read({**members(), "year.json": json.dumps(table).encode()}).almanac
    assert found is not None
    worth: set[int] = set()
    for _, step in same.steps(GAME, found, {"catch_up": "free"}, 2, 700, (), "sensible"):
        if step.state.phase == "page":
            assert GAME.invariants(found, step.state) == []
            worth |= {mark.points for mark in step.state.marks.values() if mark.how == "won"}
    assert worth == {0, 5}


SPOILS: tuple[bytes, ...] = (
    *(b"\xff", b"\0", b"[[[[", b'"""', b"=", b"\n[x]\n", b"{" * 2000, b"1e999", b"\xef\xbb\xbf"),
    *(b"\r", b"\xed\xa0\x80", b"title = 5\n", b"[[line]]\n", b'"\\n": 1, ', b'"\\u202e" = 1\n'),
)


@pytest.mark.parametrize("seed", range(4))
def test_a_spoilt_year_is_told_of_in_sentences(seed: int) -> None:
    dice, sound = random.Random(seed), members()
    for _ in range(60):
        name = dice.choice([*sound, "year.json"])
        body, place = sound[name], dice.randrange(len(sound[name]))
        gone = dice.choice([0, 0, 1, 50, len(body)])
        found = read({**sound, name: body[:place] + dice.choice(SPOILS) + body[place + gone :]})
        faults = [one for one in found.problems if one.severity == "error"]
        assert bool(faults) is (found.almanac is None)
        for problem in found.problems:
            assert problem.code in problems.TEXTS
            assert problems.line(problem).isprintable()
