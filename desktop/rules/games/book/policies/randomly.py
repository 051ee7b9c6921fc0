"""A player who does anything at all, but hands in only what the rules take."""

from typing import Any

from desktop.rules.games.book import choices as c
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.phases import routes
from desktop.rules.games.book.state import State
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Dice, Dot, Form, Number, filled, sample

_TRIES = 12
"""As many random dots of a square are tried before a legal one is looked for."""

_PAID = 1
"""At most so much Strain or so many bribes at a time."""


def random(
    content: Tables, state: State, choices: tuple[Any, ...], chance: Chance
) -> tuple[Any, Chance]:
    """Any choice; in a Town every other time away, in an Encounter mostly a pool."""
    choice, chance = chance.pick(choices)
    if len(choices) > 1:
        coin, chance = chance.below(2)
        if coin:
            choice = c.Leave() if state.phase == "town" else choices[0]
    match choice:
        case Dice():
            return sample(choice, chance)
        case Form():
            return answered(state, choice, chance)
        case _:
            return choice, chance


def answered(state: State, form: Form, chance: Chance) -> tuple[c.Choice, Chance]:
    """A random answer to a Form that the rules take."""
    dots = form.parts.get("dot")
    if isinstance(dots, Dot):
        return destined(state, dots.areas, chance)
    answers, chance = filled(_tamed(form), chance)
    match form.choice:
        case "Assign":
            return c.Assign(tuple(int(value) for value in answers["six"])), chance
        case "Settle":
            return c.Settle(answers["area"]), chance
        case _:
            return c.Try(**answers), chance


def _tamed(form: Form) -> Form:
    """The same question with less to pay: random players would strain themselves to death."""
    parts = {
        name: Number(0, min(part.hi, _PAID)) if isinstance(part, Number) else part
        for name, part in form.parts.items()
    }
    return Form(form.choice, parts)


def destined(state: State, areas: tuple[str, ...], chance: Chance) -> tuple[c.Route, Chance]:
    """A Route to a random dot of a random destination. Raises LookupError where none is legal."""
    order, chance = chance.shuffled(areas)
    start = state.trail[-1]
    for area in order:
        for _ in range(_TRIES):
            answer, chance = sample(Dot((area,)), chance)
            if isinstance(answer.value, tuple):
                dot = (int(answer.value[0]), int(answer.value[1]))
                if routes.legal(state, start, dot):
                    return c.Route(area, dot), chance
        found = routes.first_legal(state, area)
        if found is not None:
            return c.Route(area, found), chance
    raise LookupError("no legal dot")
