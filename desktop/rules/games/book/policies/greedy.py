"""A player who weighs gain against cost, and goes home to rest when badly hurt."""

from typing import Any

from desktop.rules.games.book import choices as c
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.phases import routes
from desktop.rules.games.book.policies import judgement, manners
from desktop.rules.games.book.policies.judgement import Mind
from desktop.rules.games.book.state import Spot, State
from desktop.rules.games.book.view import masks
from desktop.rules.games.book.view.destinations import distance
from desktop.rules.kernel.chance import Chance

LOST, FAR, TOWN = 0.25, 0.02, 1.0
"""What a point of loss and a step cost, and what a Town is worth that one can pay in."""


def greedy(
    content: Tables, state: State, choices: tuple[Any, ...], chance: Chance
) -> tuple[Any, Chance]:
    """The destination of most worth; inside Encounters he is sensible."""
    return manners.played(content, state, choices, chance, _road, manners.prudent)


# ---- the road -----------------------------------------------------------------------------------
def _road(tables: Tables, state: State, chance: Chance) -> tuple[c.Choice, Chance]:
    names = routes.candidates(state)
    home = state.home if state.home in names and manners.homesick(state) else None
    dot = manners.aim(state, home) if home is not None else None
    if home is not None and dot is not None:
        return c.Route(home, dot), chance
    area, dot = _best(tables, state, tuple(name for name in names if name != state.home))
    if dot is None:
        area, dot = state.home, manners.aim(state, state.home)
    if dot is None:
        raise LookupError("no legal dot")
    return c.Route(area, dot), chance


def _best(tables: Tables, state: State, names: tuple[str, ...]) -> tuple[str, Spot | None]:
    """The destination of most worth, the loss on the way taken off."""
    one = judgement.mind(tables, state.sheet)
    weighed = sorted(
        ((_worth(tables, state, one, name), name) for name in names),
        key=lambda pair: (-pair[0], pair[1]),
    )
    best: tuple[float, str, Spot | None] = (float("-inf"), "", None)
    for value, name in weighed:
        if value <= best[0]:
            break
        dot = manners.aim(state, name)
        if dot is not None:
            kept = value - LOST * masks.loss(state, dot).weight
            best = max(best, (kept, name, dot), key=lambda found: found[0])
    return best[1], best[2]


def _worth(tables: Tables, state: State, one: Mind, area: str) -> float:
    far = FAR * distance(state, area)
    if state.areas[area].kind == "town":
        return _welcome(state) - far
    return judgement.unknown(tables, state, one, area) - far


def _welcome(state: State) -> float:
    """A Town is worth something to those who are hurt or have gold to spend."""
    hurt = min(state.sheet.wounds, state.sheet.gold) / manners.HURT
    return TOWN * (hurt + state.sheet.gold / 8)
