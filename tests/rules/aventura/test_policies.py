"""Players made of code: they only make offered choices, the sensible one gets somewhere."""

import pytest
from msgspec.structs import replace

from desktop.rules.games.aventura import GAME
from desktop.rules.games.aventura.choices import (
    Activate,
    Investigate,
    Leave,
    Move,
    Pass,
    Pick,
    Return,
    Travel,
)
from desktop.rules.games.aventura.content import effects as do
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.reading import read_pack
from desktop.rules.games.aventura.state import State
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Answer
from tests.rules.aventura import fx
from tests.rules.aventura.table import Table, begin, position
from tests.tide_ledger import members


def played(pack: Pack, policy: str, seed: int, most: int) -> State:
    chance = Chance(f"player {seed}")
    state = GAME.begin(pack, {}, Chance(f"game {seed}")).state
    for _ in range(most):
        choices = GAME.choices(pack, state)
        if not choices:
            break
        choice, chance = GAME.policies[policy](pack, state, choices, chance)
        state = GAME.choose(pack, state, choice).state
    return state


def wish(table: Table, policy: str = "sensible") -> object:
    chance = Chance("w")
    return GAME.policies[policy](table.pack, table.state, table.legal(), chance)[0]


@pytest.mark.parametrize("policy", ["random", "sensible", "cautious", "advice"])
def test_they_play_by_the_rules(policy: str) -> None:
    """`choose` refuses anything else; the same seeds give the same game."""
    pack = read_pack(members())
    for seed in range(4):
        state = played(pack, policy, seed, 150)
        assert GAME.invariants(pack, state) == []
        assert played(pack, policy, seed, 150) == state


def test_the_sensible_player_finds_an_ending() -> None:
    """With the investigator who can pick the lock; the random player hardly ever gets there."""
    pack = read_pack(members())
    pack.head = replace(pack.head, investigators=("oskar",))
    ends = [played(pack, "sensible", seed, 1500).ending for seed in range(6)]
    assert sum(end is not None for end in ends) >= 4


def test_it_reads_on_and_retries() -> None:
    table = begin("nell")
    assert wish(table) == Investigate("nell")
    table.do(Investigate("nell"))
    assert wish(table) == Move("nell", "B")
    table.do(Move("nell", "B"))
    table = position("nell", at={"nell": "B"})
    table.state = replace(table.state, read=("m1.A", "m1.C", "m1.D", "m1.D1", "m1.E"))
    table.do(Investigate("nell"))
    assert wish(table) == Pick("B1")
    table.do(Pick("B1"))
    table.throw(1, 2, 4, 6)
    assert wish(table) == Investigate("nell")


def test_it_leaves_what_cannot_be_done() -> None:
    hard = do.ReadOption(label="", to="X", test=do.Test(stat="skill", icons=3))
    journal = fx.story(options=(hard,), more=(fx.Paragraph(id="X", text=""),))
    table = begin("nell", pack=fx.pack(journals={"m1": journal}))
    table.do(Investigate("nell"))
    assert wish(table) == Leave()


def test_it_fights() -> None:
    table = position("nell", objects={"nell": (20,)}, tokens=((40, "A"),))
    assert wish(table) == Activate("nell", 20, 1)
    far = position("nell", objects={"nell": (20,)}, tokens=((40, "B"),))
    assert wish(far) == Move("nell", "B")


def test_it_travels_when_nothing_is_left() -> None:
    table = position("nell", on="m2", at={"nell": "B"})
    table.state = replace(table.state, unlocked=("m1", "m2", "m3"), read=("m2.A", "m2.B"))
    assert wish(table) == Travel("m3")


def test_it_heals_in_time() -> None:
    table = position("nell", objects={"nell": (23,)}, physical={"nell": (3, 4, 5)})
    assert wish(table) == Return("nell", 23)
    well = position("nell", objects={"nell": (23,)}, physical={"nell": (3,)})
    assert wish(well) != Return("nell", 23)
    coin = position("nell", at={"nell": "B"}, objects={"nell": (24,)})
    coin.do(Investigate("nell"), Pick("B1"))
    coin.throw(1, 2, 4, 6)
    assert wish(coin) == Return("nell", 24)
    assert Pass() in coin.legal()


def test_advice_does_not_know_the_answers() -> None:
    code = do.ReadOption(label="", id="lock", code=do.Code(prompt="", answers={"417": "X"}))
    journal = fx.story(options=(code,), more=(fx.Paragraph(id="X", text=""),))
    table = begin("nell", pack=fx.pack(journals={"m1": journal}))
    table.do(Investigate("nell"), Pick("lock"))
    assert wish(table, "sensible") == Answer("417")
    assert wish(table, "advice") == Leave()
