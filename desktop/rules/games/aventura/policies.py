"""Players made of code: random, cautious, and a sensible one for simulation and advice."""

from collections.abc import Mapping
from typing import Any

from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Dice, Number, Order, Policy, Subset, Text, sample


def random(
    content: Any, state: Any, choices: tuple[Any, ...], chance: Chance
) -> tuple[Any, Chance]:
    """Any choice, all equally likely; questions get a random answer."""
    choice, chance = chance.pick(choices)
    if isinstance(choice, Number | Subset | Order | Dice | Text):
        return sample(choice, chance)
    return choice, chance


POLICIES: Mapping[str, Policy] = {"random": random}
