"""A player who wants something done every day, and minds neither marks nor what is to come."""

from datetime import date
from typing import Any

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.policies import manners, reading
from desktop.rules.games.calendar.policies.manners import Mind, Seen
from desktop.rules.games.calendar.policies.stakes import Stakes, Wish
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.chance import Chance

DEAREST = 1e-4
"""So much more a lead is worth for every point it asks for: of those that fit the dearest."""
SPENT = 1e-2
"""What it costs to use a thing: it is used where it helps, and never for nothing."""


_NOTHING = Wish(c.Pass(), 0.0)


def reckless(
    almanac: Almanac, state: State, choices: tuple[Any, ...], chance: Chance
) -> tuple[Any, Chance]:
    """Whatever completes most."""
    return manners.played(almanac, state, choices, chance, MIND)


def _stakes(seen: Seen) -> Stakes:
    here, state = reading.laid(seen), seen.state
    if state.sitting == "finale":
        wishes = last_wishes(seen, 1.0)
    else:
        wishes = (*(_wish(here, state, day) for day in reading.leads(here, state)), _NOTHING)
    return Stakes(
        wishes,
        terms=reading.terms(here, state),
        dial=SPENT if reading.dial(here, state) else None,
        recall=SPENT if reading.insight(here, state) else None,
    )


def _wish(here: Ground, state: State, day: date) -> Wish:
    need = reading.need(here, state, day)
    worth = 1.0 + DEAREST * need.value
    if "twin" in here.squares[day].flags:
        worth += reading.holds(here, "T5", state.month.number, "points") or 0
    return Wish(c.Complete(day), worth, need)


def last_wishes(seen: Seen, worth: float) -> tuple[Wish, ...]:
    """T12: closing the day judges it; there is nothing to choose."""
    need = reading.last_need(reading.laid(seen), seen.state)
    return (Wish(c.CloseDay(), worth, need, marked=False), Wish(c.CloseDay(), 0.0, marked=False))


MIND = Mind(_stakes, manners.nobody, manners.most_of_it)
