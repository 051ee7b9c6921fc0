"""Where one may go from here, how far it is, what it costs, and what one's chances are there."""

from functools import lru_cache
from typing import Literal

import msgspec

from desktop.rules.games.book import odds
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.phases import routes
from desktop.rules.games.book.state import Area, Letter, Spot, State
from desktop.rules.games.book.view import masks, pools
from desktop.rules.games.book.view.masks import Loss


class Destination(msgspec.Struct, frozen=True):
    """A square that may be chosen, if a dot in it is legal.

    `dot` is the best dot (None: no dot is legal, and `blockers` say why), `loss` what a Route
    there crosses out. `chance` is that of the pool one would have; where the type is not `sure`
    it is the mean of those it may have. Towns have none.
    """

    area: str
    kind: Literal["encounter", "town", "home"]
    value: int
    letter: Letter
    distance: int
    dot: Spot | None
    loss: Loss
    chance: float | None
    sure: bool
    blockers: tuple[str, ...] = ()


def destinations(tables: Tables, state: State) -> tuple[Destination, ...]:
    """All of them, legal and not, the nearest first; none before the first Route."""
    if not state.trail:
        return ()
    dice = {letter: pools.free_dice(tables, state.sheet, letter) for letter in _letters(tables)}
    return tuple(
        _destination(state, name, may_be(tables, state.areas[name].letter), dice)
        for name in routes.nearest_first(state)
    )


def destination(tables: Tables, state: State, area: str) -> Destination:
    """One of them, whether a dot there is legal or not. Raises KeyError for an empty square."""
    may = may_be(tables, state.areas[area].letter)
    dice = {letter: pools.free_dice(tables, state.sheet, letter) for letter in may}
    return _destination(state, area, may, dice)


def chance(tables: Tables, state: State, area: str) -> float | None:
    """One's chance there alone, as a Destination has it: no way is looked for."""
    found = state.areas[area]
    may = may_be(tables, found.letter)
    dice = {letter: pools.free_dice(tables, state.sheet, letter) for letter in may}
    return _chance(found, may, dice)


def _chance(area: Area, may: dict[Letter, float], dice: dict[Letter, int]) -> float | None:
    if area.kind != "encounter":
        return None
    return sum(part * odds.likely(dice[letter], area.value) for letter, part in may.items())


def _destination(
    state: State, name: str, may: dict[Letter, float], dice: dict[Letter, int]
) -> Destination:
    area, dot = state.areas[name], masks.best_dot(state, name)
    return Destination(
        area=name,
        kind=_kind(state, name, area),
        value=area.value,
        letter=area.letter,
        distance=distance(state, name),
        dot=dot,
        loss=masks.loss(state, dot) if dot is not None else Loss(),
        chance=_chance(area, may, dice),
        sure=area.kind == "encounter" and len(may) == 1,
        blockers=() if dot is not None else masks.in_the_way(state, name),
    )


def _kind(state: State, name: str, area: Area) -> Literal["encounter", "town", "home"]:
    if name == state.home:
        return "home"
    return "town" if area.kind == "town" else "encounter"


def distance(state: State, area: str) -> int:
    """A king's moves from where one stands."""
    column, row = routes.square(area)
    here = routes.square(state.here)
    return max(abs(column - here[0]), abs(row - here[1]))


def may_be(tables: Tables, letter: Letter) -> dict[Letter, float]:
    """Which letters an Encounter may be played under, each with its chance."""
    if letter in tables.encounters:
        return {letter: 1.0}
    return _types(tables, letter)


def _types(tables: Tables, letter: Letter) -> dict[Letter, float]:
    if letter == "P":  # told under other tables, it may be where no face stands for it
        return {"Pp": 0.5, "Pm": 0.5}
    chances = _faces(tuple((one.letter, one.faces) for one in tables.encounters.values()))
    whole = sum(chances.values())
    return {name: part / whole for name, part in chances.items()}


@lru_cache(maxsize=8)
def _faces(shown: tuple[tuple[Letter, tuple[int, ...]], ...]) -> dict[Letter, float]:
    """The chance of each letter; those that share a face share its chance (BA-G45)."""
    every = [face for _, faces in shown for face in faces]
    return {letter: sum(1 / every.count(face) for face in faces) / 6 for letter, faces in shown}


def _letters(tables: Tables) -> tuple[Letter, ...]:
    return tuple(one.letter for one in tables.encounters.values())
