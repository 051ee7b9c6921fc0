"""A player who goes wherever the pencil points: next door, at random, and never home."""

from itertools import groupby
from typing import Any

from desktop.rules.games.book import choices as c
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.phases import routes
from desktop.rules.games.book.policies import manners
from desktop.rules.games.book.state import State, Stay
from desktop.rules.games.book.view.destinations import distance
from desktop.rules.kernel.chance import Chance


def novice(
    content: Tables, state: State, choices: tuple[Any, ...], chance: Chance
) -> tuple[Any, Chance]:
    """A random neighbouring destination; inside Encounters he is sensible."""
    return manners.played(content, state, choices, chance, _road, _town)


def _road(tables: Tables, state: State, chance: Chance) -> tuple[c.Choice, Chance]:
    """The nearest that can be reached, any of them; home only where nothing else is left."""
    names = routes.candidates(state)
    away = [name for name in names if name != state.home]
    for _, near in groupby(away, key=lambda name: distance(state, name)):
        order, chance = chance.shuffled(tuple(near))
        for name in order:
            dot = manners.aim(state, name)
            if dot is not None:
                return c.Route(name, dot), chance
    dot = routes.first_legal(state, state.home)
    if dot is None:
        raise LookupError("no legal dot")
    return c.Route(state.home, dot), chance


def _town(tables: Tables, state: State, stay: Stay) -> c.Choice:
    return manners.wage(state, stay) or manners.shopping(tables, state, stay) or c.Leave()
