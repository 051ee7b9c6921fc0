"""How fast the rules of Aventura play by themselves: choices, a random pick, the next position."""

import time
from collections.abc import Iterable
from pathlib import Path

from desktop.rules.games.aventura import GAME
from desktop.rules.games.aventura.choices import Recruit
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.kernel.chance import Chance
from desktop.store.packs import load_pack
from tests.bench.table import Row
from tests.rules.aventura import fx

PACK = Path(__file__).resolve().parent.parent.parent / "maps" / "last_boat"
GAMES = 60
STEPS = 400
AIM = "20,000, at least 3,000"


def steps(pack: Pack, seed: str, policy: str, team: tuple[str, ...]) -> int:
    """Play one game of a pack for at most STEPS choices; how many were made."""
    chance = Chance(f"player {seed}")
    state = GAME.begin(pack, {}, Chance(f"game {seed}")).state
    state = GAME.choose(pack, state, Recruit(team)).state
    for number in range(STEPS):
        choices = GAME.choices(pack, state)
        if not choices:
            return number
        choice, chance = GAME.policies[policy](pack, state, choices, chance)
        state = GAME.choose(pack, state, choice).state
    return STEPS


def speed(pack: Pack, policy: str, team: tuple[str, ...]) -> float:
    """Choices a second on one core."""
    steps(pack, "warm", policy, team)
    began = time.process_time()
    made = sum(steps(pack, str(game), policy, team) for game in range(GAMES))
    return made / (time.process_time() - began)


def rows() -> Iterable[Row]:
    """Random and sensible play, by the processor; each value is the mean of 60 games, unsaved."""
    shipped = load_pack(PACK)
    for what, pack, policy, team, aim in (
        ("last_boat, random play, one", shipped, "random", ("ines",), AIM),
        ("last_boat, random play, two", shipped, "random", ("ines", "tobias"), ""),
        ("last_boat, sensible play, one", shipped, "sensible", ("ines",), ""),
        ("fixture, random play, one", fx.PACK, "random", ("nell",), ""),
        ("fixture, random play, two", fx.PACK, "random", ("nell", "oskar"), ""),
    ):
        values = [speed(pack, policy, team) for _ in range(5)]
        yield Row(f"Aventura, {what}", values, "choices/s", aim)
