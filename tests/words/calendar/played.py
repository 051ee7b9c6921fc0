"""Whole years played at random, for words to tell; each is played once."""

from datetime import date
from functools import cache

from desktop.rules.games.calendar import GAME
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Arrive
from desktop.rules.kernel.history import History, begin
from tests.words.calendar.fx import ALMANAC

SEEDS = ("words 1", "words 2")


@cache
def played(seed: str, policy: str = "random", pace: str = "free", mode: str = "twists") -> History:
    """A year of a player made of code, to its end."""
    options = {"catch_up": pace, "mode": mode}
    history = begin(GAME, ALMANAC, options, Chance(seed))
    if pace != "free":
        history = history.choose(Arrive(date(2026, 12, 31)), auto=True)
    chance = Chance(f"player of {seed}")
    while offered := history.choices():
        choice, chance = GAME.policies[policy](ALMANAC, history.state, offered, chance)
        history = history.choose(choice)
    return history
