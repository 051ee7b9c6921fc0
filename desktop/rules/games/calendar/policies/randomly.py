"""A player who does anything at all; the date goes on for him when nothing else is left."""

from datetime import timedelta
from typing import Any

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Arrive, Day, Dice, sample

_RARELY = 40
"""Once in so many choices the date goes on in the middle of a day."""
_AWAY = 5
"""Mostly the next day, once in so many times up to so many days later."""
_A_YEAR = 400
"""A little more, so that some come too late."""


def random(
    content: Almanac, state: State, choices: tuple[Any, ...], chance: Chance
) -> tuple[Any, Chance]:
    """Any choice; a day lapses rarely."""
    *others, last = choices
    if isinstance(last, Day):
        rare, chance = chance.below(_RARELY)
        if not others or not rare:
            return _later(state, last, chance)
        choices = tuple(others)
    choice, chance = chance.pick(choices)
    if isinstance(choice, c.Lapse):
        rare, chance = chance.below(_AWAY)
        choice = choices[0] if rare else choice
    return sample(choice, chance) if isinstance(choice, Dice) else (choice, chance)


def _later(state: State, day: Day, chance: Chance) -> tuple[Arrive, Chance]:
    """The date goes on; who comes when he likes comes at any time."""
    if state.options["start"] == "today" and day.after.year < state.year:
        most = _A_YEAR
    else:
        away, chance = chance.below(_AWAY)
        most = 1 if away else _AWAY
    days, chance = chance.below(most)
    return Arrive(day.after + timedelta(1 + days)), chance
