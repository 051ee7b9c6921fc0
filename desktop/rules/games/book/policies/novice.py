"""A player who goes wherever the pencil points: next door, at random, and never home."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from desktop.rules.games.book import choices as c
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.phases import ground, road, routes
from desktop.rules.games.book.policies import manners
from desktop.rules.games.book.state import State
from desktop.rules.games.book.view.destinations import distance
from desktop.rules.kernel.chance import Chance


def novice(
    content: Tables, state: State, choices: tuple[Any, ...], chance: Chance
) -> tuple[Any, Chance]:
    """A random neighbouring destination; inside Encounters he is sensible."""
    return manners.played(content, state, choices, chance, _road, manners.thrifty)


def _road(tables: Tables, state: State, chance: Chance) -> tuple[c.Choice, Chance]:
    """The nearest that can be reached, any of them; home only where nothing else is left."""
    for near in _by_distance(state):
        order, chance = chance.shuffled(near)
        for name in order:
            dot = manners.aim(state, name)
            if dot is not None:
                return c.Route(name, dot), chance
    dot = routes.first_legal(state, state.home)
    if dot is None:
        raise LookupError("no legal dot")
    return c.Route(state.home, dot), chance


def _by_distance(state: State) -> Iterator[tuple[str, ...]]:
    """Next door first; the others, ever farther, only where they are asked for."""
    doors = ground.neighbours(state.here, state.columns, state.rows)
    yield tuple([name for name in doors if name != state.home and road.awaits(state, name)])
    far = [name for name in routes.nearest_first(state) if name != state.home]
    for away, names in groupby(far, key=lambda name: distance(state, name)):
        if away > 1:
            yield tuple(names)
