"""How fast the rules of Aventura play by themselves: choices, a random pick, the next position."""

import time
from collections.abc import Iterable

from desktop.rules.games.aventura import GAME
from desktop.rules.games.aventura.choices import Recruit
from desktop.rules.kernel.chance import Chance
from tests.bench.table import Row
from tests.rules.aventura import fx

GAMES = 60
STEPS = 400


def steps(seed: str, policy: str, team: tuple[str, ...]) -> int:
    """Play one game of the fixture for at most STEPS choices; how many were made."""
    chance = Chance(f"player {seed}")
    state = GAME.begin(fx.PACK, {}, Chance(f"game {seed}")).state
    state = GAME.choose(fx.PACK, state, Recruit(team)).state
    for number in range(STEPS):
        choices = GAME.choices(fx.PACK, state)
        if not choices:
            return number
        choice, chance = GAME.policies[policy](fx.PACK, state, choices, chance)
        state = GAME.choose(fx.PACK, state, choice).state
    return STEPS


def speed(policy: str, team: tuple[str, ...]) -> float:
    """Choices a second on one core."""
    steps("warm", policy, team)
    began = time.process_time()
    made = sum(steps(str(game), policy, team) for game in range(GAMES))
    return made / (time.process_time() - began)


def rows() -> Iterable[Row]:
    """Random and sensible play, one and two investigators; each value is the mean of 60 games."""
    for policy, team, aim in (
        ("random", ("nell",), "20,000, at least 3,000"),
        ("random", ("nell", "oskar"), ""),
        ("sensible", ("nell",), ""),
    ):
        many = "one" if len(team) == 1 else "two"
        values = [speed(policy, team) for _ in range(5)]
        yield Row(f"Aventura, {policy} play, {many}", values, "choices/s", aim)
