"""A player who knows the odds and keeps an eye on the boxes, and plans nothing.

A mark costs him more while the month fills faster than its days go by (the hand rule of part 3.3).
"""

from typing import Any

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.policies import manners, reading
from desktop.rules.games.calendar.policies.manners import Seen
from desktop.rules.games.calendar.policies.reckless import last_wishes
from desktop.rules.games.calendar.policies.stakes import Stakes, Wish
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.chance import Chance

LEAD = 0.4
"""What a lead is worth in points, whichever it is."""
CALM, HASTE = 0.25, 0.6
"""What a mark costs while there is room, and when the boxes fill too fast."""
SPENT = 0.05
LOUD, HUSHED = 3, 0.5
"""T8: from here on he would rather hush it than do a lead."""
SURE = 0.85
"""T10: he swears only what is as good as done."""


def sensible(
    almanac: Almanac, state: State, choices: tuple[Any, ...], chance: Chance
) -> tuple[Any, Chance]:
    """Something done, and no mark if it can be helped."""
    return manners.played(almanac, state, choices, chance, MIND)


def _stakes(seen: Seen) -> Stakes:
    here, state = reading.laid(seen), seen.state
    wishes = last_wishes(seen, 1.0) if state.sitting == "finale" else _wishes(seen, here)
    return Stakes(
        wishes,
        mark=pace(here, state) * reading.fills(here, state.day, state.month.number),
        terms=reading.terms(here, state),
        dial=SPENT if reading.dial(here, state) else None,
        recall=SPENT if reading.insight(here, state) else None,
    )


def pace(here: Ground, state: State) -> float:
    """What one more box costs today."""
    month, boxes = state.month, here.boxes[state.month.number]
    if month.madness >= boxes:
        return 0.0
    days = _days(state)
    ahead = month.madness * days > boxes * (state.day.day - 1) + boxes / 2
    return HASTE if ahead else CALM


def _days(state: State) -> int:
    following = state.day.replace(day=28).toordinal() + 4
    first = state.day.replace(day=1)
    after = first.fromordinal(following).replace(day=1)
    return (after - first).days


def _wishes(seen: Seen, here: Ground) -> tuple[Wish, ...]:
    state = seen.state
    always = state.options["madness_on"] == "every_day"
    found: list[Wish] = []
    for day in reading.leads(here, state):
        need = reading.need(here, state, day)
        found.append(
            Wish(c.Complete(day), _worth(seen, here, need.value, day == _sworn(state)), need)
        )
        if reading.may_hush(here, state) and state.things.bell >= LOUD:
            found.append(Wish(c.Hush(), HUSHED, need, marked=always))
    return (*found, Wish(c.Pass(), 0.0, marked=always))
