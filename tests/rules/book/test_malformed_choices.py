"""Choices that no hand could make: each is refused with a reason that is told, nothing changes."""

import random
from typing import Any

import msgspec
import pytest

from desktop.rules.games.book import GAME
from desktop.rules.games.book import choices as c
from desktop.rules.games.book.options import OPTIONS
from desktop.rules.games.book.state import ATTRIBUTES, State
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal, Reason
from desktop.rules.kernel.game import Answer, Dice, Form, Number, Switch
from desktop.rules.kernel.history import canonical
from desktop.words.book import reasons
from desktop.words.book.names import Names
from desktop.words.language import speak
from tests.rules.book import fx
from tests.rules.book.table import HOME, at_town, begin, facing, go, position

NUMBERS = (
    *(-1, 0, 1, 2, 3, 6, 7, 20, 10**9, -(10**9), 10**30, 10**4500),
    *(True, False, 1.0, 2.5, float("nan"), float("inf"), "1", None),
)
WARES: tuple[Any, ...] = (
    *(*fx.TABLES.wares, "anvil", "", "x" * 1000, "\u202e\0{ware}", "<b>x</b>", "\ud800"),
    *(None, 3, ("rope",), ["rope"]),
)
SQUARES: tuple[Any, ...] = (
    *("0,0", "-1,0", "37,45", "38,45", "37,46", "", "x", "1", "1,2,3", "\uff11,2", "1.0,2"),
    *(" 1,2", "01,2", "9" * 5000 + ",1", 5, None, ("1", "2"), ["1,2"], HOME),
)
DOTS: tuple[Any, ...] = (
    *((0, 0), (-5, -5), (200, 200), (10**9, 10**9), (10**30, 7), (10**4500, 1)),
    *((201.5, 202), (210.0, 190.0), (True, True), (1,), (1, 2, 3), (), "ab", None, [210, 190]),
)
JUNK: tuple[Any, ...] = (
    *(None, 5, "Throw", {}, c.Throw, object(), Form("Try", {}), Number(0, 3), Dice(("d6",))),
    fx.TABLES,
)


def row(dice: random.Random, of: tuple[Any, ...]) -> Any:
    """A row of some of these, or what is no row."""
    some = dice.choice(of)
    return dice.choice([(), (some,), (some, some), [some], [], None, some, ((),)])


def wish(state: State, dice: random.Random) -> Any:
    """Any choice at all with anything in it."""
    number, ware, square = dice.choice(NUMBERS), dice.choice(WARES), dice.choice(SQUARES)
    near = dice.choice([*state.areas] or [HOME])
    area = dice.choice([square, near])
    rolled = tuple(state.rolled)
    six = dice.choice([rolled, [*rolled], tuple(map(float, rolled)), (True,) * 6, None, "444444"])
    answer = dice.choice([(1,), (number,) * 6, (number,) * state.sheet.fear, [1] * 6, 5, "x", {}])
    return dice.choice(
        [
            *(c.Throw(), c.Flee(), c.Convert(), c.Disarm(), c.Rest(), c.Work(), c.Leave()),
            *(c.Assign(six), c.Settle(area), c.Buy(ware), c.Sell(ware), c.Consult(area)),
            c.Route(area, dice.choice([*DOTS, *(middle(near) for _ in range(5))])),
            *(pool(dice, number) for _ in range(4)),
            *(Answer(answer), Switch(ware, number), Switch("dice", ware), dice.choice(JUNK)),
        ]
    )


def middle(area: str) -> tuple[float, float]:
    column, row = area.split(",")
    return 20 * int(column) + 10.0, 20 * int(row) + 10.0


def pool(dice: random.Random, number: Any) -> c.Try:
    return c.Try(
        dice.choice([*ATTRIBUTES, "level", "", None]),
        dice.choice([0, number]),
        dice.choice([0, number]),
        dice.choice([(), row(dice, WARES)]),
        dice.choice(["", dice.choice(WARES)]),
        dice.choice([(), row(dice, WARES)]),
    )


def positions(seed: int) -> list[State]:
    """A random game under random table rules."""
    dice = random.Random(seed)
    rules = {option.id: dice.choice(option.values) for option in OPTIONS}
    state, chance = GAME.begin(fx.TABLES, rules, Chance(f"{seed}")).state, Chance("player")
    found = [state]
    policy = GAME.policies["random" if seed % 2 else "novice"]
    while offered := GAME.choices(fx.TABLES, state):
        choice, chance = policy(fx.TABLES, state, offered, chance)
        state = GAME.choose(fx.TABLES, state, choice).state
        found.append(state)
    return found


def tell(reason: Reason, state: State) -> None:
    for language in ("en", "es"):
        speak(language)
        told = reasons.sentence(Names(fx.TABLES, language), state, reason)
        assert told.strip()
        assert "None" not in told


@pytest.mark.parametrize("seed", range(6))
def test_anything_at_all_is_taken_whole_or_refused_with_a_sentence(seed: int) -> None:
    dice, told = random.Random(seed), set[str]()
    for state in positions(seed)[:150]:
        kept = canonical(state)
        for _ in range(12):
            one = wish(state, dice)
            try:
                step = GAME.choose(fx.TABLES, state, one)
            except Illegal as illegal:
                if illegal.reason.code not in told or dice.random() < 0.01:
                    told.add(illegal.reason.code)
                    tell(illegal.reason, state)
                continue
            again = msgspec.json.decode(msgspec.json.encode(one), type=GAME.Choice)
            assert (again, type(again)) == (one, type(one))
            assert msgspec.json.decode(canonical(step.state), type=State) == step.state
            assert GAME.invariants(fx.TABLES, step.state) == []
        assert canonical(state) == kept
    assert len(told) > 10


def test_numbers_that_are_none() -> None:
    """Less than nothing is no price, and a flag or a fraction is no number."""
    fight, talk, typed = facing("C", gold=9), facing("H", gold=9), begin(dice="typed")
    for number in (number for number in NUMBERS if number not in range(21) or number is True):
        large = type(number) is int and 0 < number < 2**63
        strained = fight.why_not(c.Try("STR", strain=number))  # type: ignore[arg-type]
        assert strained == ("strain_too_much" if large else "not_offered")
        bribed = talk.why_not(c.Try("INT", bribes=number))  # type: ignore[arg-type]
        assert bribed == ("too_little_gold" if large else "not_offered")
        assert at_town().why_not(c.Buy(number)) in ("not_offered", "no_such_ware")  # type: ignore[arg-type]
        faces = typed.why_not(Answer((number,) * 6))  # type: ignore[arg-type]
        assert faces == ("dice_face" if large or number in (-1, -(10**9), "1") else "not_offered")


def test_a_dot_of_fractions_leaves_the_names_of_squares_alone() -> None:
    """Names are kept by number, and 10.0 is the same key as 10."""
    table = position()
    assert table.why_not(c.Route("33,44", (670.0, 890.0))) == "not_offered"  # type: ignore[arg-type]
    assert table.why_not(go("33,44")) == "not_created"
    assert table.why_not(c.Settle("33,44")) == "not_now"
    assert GAME.choices(fx.TABLES, begin().state) == (c.Throw(),)


def test_a_list_is_no_row() -> None:
    """It would not be itself after a save."""
    assert facing("Z").why_not(c.Try("INT", items=[])) == "not_offered"  # type: ignore[arg-type]
    table = begin()
    table.throw(4, 4, 3, 2, 1, 1)
    assert table.why_not(c.Assign([4, 4, 3, 2, 1, 1])) == "not_offered"  # type: ignore[arg-type]
    table.do(c.Assign((4, 4, 3, 2, 1, 1)))
