"""The player who thinks the week through, asked for by name; numpy comes with his first thought."""

from typing import Any

from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.policies import manners
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.chance import Chance


def near_optimal(
    almanac: Almanac, state: State, choices: tuple[Any, ...], chance: Chance
) -> tuple[Any, Chance]:
    """What is worth most."""
    from desktop.rules.games.calendar.policies import planner

    return manners.played(almanac, state, choices, chance, planner.MIND)
