"""How fast the Book plays by itself, and what the road costs: choices, masks, all destinations."""

import time
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from desktop.rules.games.book import GAME, view
from desktop.rules.games.book.phases import routes
from desktop.rules.games.book.state import State
from desktop.rules.kernel.chance import Chance
from tests.bench.table import Row
from tests.rules.book import fx

RUNS = 5
GAMES = {"novice": 100, "careful": 25, "greedy": 25}
AIMS = {"novice": "500"}
BOOKS = 6
EVERY = 8
"""Of the positions on the road one in so many is measured."""


def played(policy: str, seed: str) -> list[State]:
    """Every position of one game."""
    state, mind = GAME.begin(fx.TABLES, {}, Chance(seed)).state, Chance(seed).fork("policy")
    told = [state]
    while choices := GAME.choices(fx.TABLES, state):
        choice, mind = GAME.policies[policy](fx.TABLES, state, choices, mind)
        state = GAME.choose(fx.TABLES, state, choice).state
        told.append(state)
    return told


def speed(policy: str, games: int, run: int) -> tuple[float, float]:
    """Games and choices a second on one core, unsaved."""
    began, steps = time.process_time(), 0
    for game in range(games):
        steps += len(played(policy, f"{run}/{game}")) - 1
    spent = time.process_time() - began
    return games / spent, steps / spent


def timed(work: Callable[[State], object], state: State) -> float:
    """Milliseconds by the processor on a paper that nobody has looked at yet."""
    fresh = replace(state, areas=dict(state.areas))
    began = time.process_time()
    work(fresh)
    return (time.process_time() - began) * 1000


def rows() -> Iterable[Row]:
    """Whole games by each player; then what is asked on the road of games of the greedy one."""
    for policy, games in GAMES.items():
        speed(policy, games, RUNS)
        found = [speed(policy, games, run) for run in range(RUNS)]
        yield Row(
            f"Book, {policy}, whole games",
            [one for one, _ in found],
            "games/s",
            AIMS.get(policy, ""),
        )
        yield Row(f"Book, {policy}, choices", [one for _, one in found], "choices/s")
    books = [played("greedy", f"road {book}") for book in range(BOOKS)]
    road = [state for told in books for state in told if state.phase == "road"][::EVERY]
    offered = [timed(_choices, state) for state in road]
    masks = [
        timed(lambda fresh, area=area: view.mask(fresh, area), state)  # type: ignore[misc]
        for state in road
        for area in routes.candidates(state)
    ]
    every = [timed(_destinations, state) for state in road]
    yield Row("Book, choices on the road", offered, "ms", "5")
    yield Row("Book, mask of legal dots of one destination", masks, "ms", "10")
    yield Row("Book, all destinations with their best dots", every, "ms")


def _choices(state: State) -> object:
    return GAME.choices(fx.TABLES, state)


def _destinations(state: State) -> object:
    return view.destinations(fx.TABLES, state)
