"""A position saved and opened again: its dicts lie in another order, and nobody notices."""

import random

import msgspec
import pytest
from msgspec.structs import replace

from desktop.rules.games.book import GAME, view
from desktop.rules.games.book.choices import Buy, Disarm
from desktop.rules.games.book.content.schema import Ware
from desktop.rules.games.book.options import OPTIONS
from desktop.rules.games.book.state import State
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import canonical
from tests.rules.book import fx
from tests.rules.book.table import Table, at_town, facing

PICKLOCK = Ware("a_picklock", "Picklock", "item", 1, "disarms a Trap", disarms=True)
TABLES = fx.tables(PICKLOCK)


def reopened(state: State) -> State:
    return msgspec.json.decode(canonical(state), type=State)


def same(state: State) -> None:
    """Opened again, a position is the same for rules, screens and players made of code."""
    again = reopened(state)
    assert again == state
    offered = GAME.choices(TABLES, state)
    assert GAME.choices(TABLES, again) == offered
    shown = [view.destinations, view.prices, view.review, view.failure_costs]
    if state.phase == "start":
        shown.append(view.sources)
    for look in shown:
        assert repr(look(TABLES, again)) == repr(look(TABLES, state)), look
    for name, policy in GAME.policies.items() if offered else ():
        choice, chance = policy(TABLES, state, offered, Chance("p"))
        assert policy(TABLES, again, offered, Chance("p")) == (choice, chance), name
        assert GAME.choose(TABLES, again, choice) == GAME.choose(TABLES, state, choice)


@pytest.mark.parametrize("seed", range(8))
def test_games_are_the_same_when_opened_again(seed: int) -> None:
    dice = random.Random(seed)
    rules = {option.id: dice.choice(option.values) for option in OPTIONS}
    state, chance = GAME.begin(TABLES, rules, Chance(f"{seed}")).state, Chance("player")
    policy = GAME.policies[("random", "novice")[seed % 2]]
    for place in range(300):
        offered = GAME.choices(TABLES, state)
        if place % 5 == 0 or state.phase == "town":
            same(state)
        if not offered:
            return
        choice, chance = policy(TABLES, state, offered, chance)
        state = GAME.choose(TABLES, state, choice).state


def test_items_lie_in_one_order_whatever_was_bought_first() -> None:
    table = Table(TABLES, replace(at_town(gold=99).state))
    wares = ("trap_disarm_kit", "snack", "bomb", PICKLOCK.id, "bomb")
    for ware in wares:
        table.do(Buy(ware))
        same(table.state)
    assert [*table.sheet.items] == sorted(set(wares))


def test_the_same_kit_is_used_up() -> None:
    table = facing("R", tables=TABLES, items={PICKLOCK.id: 1, "trap_disarm_kit": 1})
    same(table.state)
    table.do(Disarm())
    assert [*table.sheet.items] == ["trap_disarm_kit"]
