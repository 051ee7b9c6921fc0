"""Games of the Book played at random, for words to tell; each is played once."""

from functools import cache

from desktop.rules.games.book import GAME
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import History, begin
from tests.rules.book import fx

SEEDS = tuple(f"words {number}" for number in range(12))


@cache
def played(seed: str, steps: int = 900) -> History:
    """A game of a random player, to its end or so many choices."""
    history = begin(GAME, fx.TABLES, {}, Chance(seed))
    chance = Chance(f"player of {seed}")
    for _ in range(steps):
        offered = history.choices()
        if not offered:
            break
        choice, chance = GAME.policies["random"](fx.TABLES, history.state, offered, chance)
        history = history.choose(choice)
    return history
