"""A player who always goes where it is safest, whatever there is to gain; home when badly hurt."""

from functools import lru_cache
from typing import Any

from desktop.rules.games.book import choices as c
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.phases import routes
from desktop.rules.games.book.policies import judgement, manners
from desktop.rules.games.book.policies.judgement import Mind
from desktop.rules.games.book.state import Letter, State
from desktop.rules.games.book.view.destinations import distance, may_be
from desktop.rules.kernel.chance import Chance

TOWN = 0.0
"""A Town is as safe as anything can be."""


def careful(
    content: Tables, state: State, choices: tuple[Any, ...], chance: Chance
) -> tuple[Any, Chance]:
    """The safest destination; inside Encounters he is sensible."""
    return manners.played(content, state, choices, chance, _road, manners.prudent)


def _road(tables: Tables, state: State, chance: Chance) -> tuple[c.Choice, Chance]:
    one = judgement.mind(tables, state.sheet)
    names = [name for name in routes.candidates(state) if name != state.home]
    order = sorted(names, key=lambda name: (_risk(tables, state, one, name), distance(state, name)))
    home = (state.home,)
    for name in (*home, *order) if manners.homesick(state) else (*order, *home):
        dot = manners.aim(state, name)
        if dot is not None:
            return c.Route(name, dot), chance
    raise LookupError("no legal dot")


def _risk(tables: Tables, state: State, one: Mind, area: str) -> float:
    written = state.areas[area]
    if written.kind == "town":
        return TOWN
    may = may_be(tables, written.letter)
    return sum(part * risk(one, letter, written.value) for letter, part in may.items())


@lru_cache(maxsize=1 << 16)
def risk(one: Mind, letter: Letter, ecl: int) -> float:
    """What is missing from an Encounter that is won without a scratch."""
    return judgement.gain(one, ecl) - judgement.worth(one, letter, ecl)
