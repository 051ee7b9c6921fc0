"""A player who knows the odds and keeps an eye on the boxes, and plans nothing.

A mark costs him more while the month fills faster than its days go by (the hand rule of part 3.3).
"""

from calendar import monthrange
from datetime import date
from typing import Any

from msgspec.structs import replace

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.odds import chance as chance_of
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.policies import manners, reading
from desktop.rules.games.calendar.policies.manners import Mind, Seen
from desktop.rules.games.calendar.policies.reckless import DEAREST, last_wishes
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
    _, days = monthrange(state.year, month.number)
    ahead = month.madness * days > boxes * (state.day.day - 1) + boxes / 2
    return HASTE if ahead else CALM


def _wishes(seen: Seen, here: Ground) -> tuple[Wish, ...]:
    state = seen.state
    always = state.options["madness_on"] == "every_day"
    found: list[Wish] = []
    for day in reading.leads(here, state):
        need = reading.need(here, state, day)
        worth = _worth(seen, here, day) + DEAREST * need.value
        found.append(Wish(c.Complete(day), worth, need, _more(seen, here, day)))
        if reading.may_hush(here, state) and state.things.bell >= LOUD:
            found.append(Wish(c.Hush(), HUSHED, need, marked=always))
    return (*found, Wish(c.Pass(), 0.0, marked=always))


def _worth(seen: Seen, here: Ground, day: date) -> float:
    state, square = seen.state, here.squares[day]
    if square.kind == "special":
        return float(seen.almanac.scoring.special)
    worth = LEAD
    if "twin" in square.flags:
        worth += reading.holds(here, "T5", state.month.number, "points") or 0
    vow = state.things.vow
    if vow is not None and vow.fate == "sworn" and vow.square == day:
        worth += LEAD + pace(here, state)
    return worth


def _more(seen: Seen, here: Ground, day: date) -> tuple[tuple[int, float], ...]:
    """T11: a special won by more than enough."""
    month = seen.state.month.number
    margin = reading.holds(here, "T11", month, "margin")
    if margin is None or here.squares[day].kind == "lead":
        return ()
    points = reading.holds(here, "T11", month, "points") or 0
    return ((margin, float(points - seen.almanac.scoring.special)),)


def _vow(seen: Seen, vows: tuple[c.Swear, ...]) -> c.Swear | None:
    """The one that is surest, if it is sure enough."""
    here, state = reading.laid(seen), seen.state
    under = replace(reading.terms(here, state), dial=reading.dial(here, state))
    rolls = manners.ROLLS + reading.insight(here, state)

    def sure(vow: c.Swear) -> float:
        return chance_of(reading.need(here, state, vow.square), under, rolls)

    best = max(vows, key=sure)
    return best if sure(best) >= SURE else None


MIND = Mind(_stakes, _vow, manners.most_of_it)
