"""A player who thinks the week through: every lead by what it makes of Sunday, every mark by what
it makes of the month. The advice is his."""

from datetime import date
from functools import lru_cache

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.odds import Need
from desktop.rules.games.calendar.odds import chance as chance_of
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.weeks import SUNDAY
from desktop.rules.games.calendar.policies import manners, plans, reading, valuing
from desktop.rules.games.calendar.policies.manners import Mind, Seen
from desktop.rules.games.calendar.policies.plans import Plan
from desktop.rules.games.calendar.policies.reckless import last_wishes
from desktop.rules.games.calendar.policies.stakes import Sitting, Stakes, Wish
from desktop.rules.games.calendar.policies.weeks import MORE, SPENT
from desktop.rules.games.calendar.state import State

USUAL = 6
"""So much is off a special by Sunday, as a rule."""
HELP = 0.03
"""T4: what a point less is worth on a lead."""
NOTHING = 1e-3
"""Less than this is no reason to use a thing."""


# ---- what is at stake ---------------------------------------------------------------------------
def stakes(seen: Seen) -> Stakes:
    """Today's, what was sworn included."""
    vow = seen.state.things.vow
    sworn = vow.square if vow is not None and vow.fate == "sworn" else None
    return _stakes(seen, sworn)


def _stakes(seen: Seen, sworn: date | None) -> Stakes:
    here, state = reading.laid(seen), seen.state
    if state.sitting == "finale":
        return _last(seen, here)
    sunday = state.day.weekday() == SUNDAY
    return Stakes(
        _special(here, state) if sunday else _weekday(seen, here, sworn),
        mark=valuing.box(here, state, state.day, _fills(here, state)),
        terms=reading.terms(here, state),
        dial=valuing.charge(here, state, state.day),
        recall=valuing.recall(here, state, state.day),
    )


def _fills(here: Ground, state: State) -> int:
    return reading.fills(here, state.day, state.month.number)


def _last(seen: Seen, here: Ground) -> Stakes:
    """Nothing is kept for later."""
    return Stakes(
        last_wishes(seen, float(reading.at_stake(here))),
        terms=reading.terms(here, seen.state),
        dial=NOTHING if reading.dial(here, seen.state) else None,
        recall=NOTHING if reading.insight(here, seen.state) else None,
    )


def _special(here: Ground, state: State) -> tuple[Wish, ...]:
    month, always = state.month.number, state.options["madness_on"] == "every_day"
    need = reading.need(here, state, state.day)
    points = float(here.almanac.scoring.special)
    more = plans.special_more(here, state, month)
    return (
        Wish(c.Complete(state.day), points, need, more),
        Wish(c.Pass(), plans.lost(here, state, month), marked=always),
    )


def _weekday(seen: Seen, here: Ground, sworn: date | None) -> tuple[Wish, ...]:
    state, month = seen.state, seen.state.month.number
    week, always = _plan(seen), state.options["madness_on"] == "every_day"
    how, less = (week.how, 0.0) if sworn is None else (SPENT, _broken(here, state))
    quiet = plans.quiet(here, state, state.day) if reading.terms(here, state).stay else 0.0
    stay = week.then(None, how) - less
    found: list[Wish] = []
    for day in reading.leads(here, state):
        aim = week.aims[day]
        worth = week.then(day, how) - less if day != sworn else week.then(day, MORE)
        found.append(Wish(c.Complete(day), worth + aim.gain, aim.need, aim.more, quiet))
        if reading.may_hush(here, state):
            hushed = stay + plans.hushing(here, state, month)
            found.append(Wish(c.Hush(), hushed, aim.need, marked=always))
    missed = valuing.strokes(here, state, month, reading.holds(here, "T8", month, "miss") or 0)
    return (*found, Wish(c.Pass(), stay + missed, marked=always))


def _broken(here: Ground, state: State) -> float:
    by = reading.holds(here, "T10", state.month.number, "madness") or 0
    return valuing.box(here, state, state.day, by)


@lru_cache(maxsize=32)
def _plan(seen: Seen) -> Plan:
    return plans.plan(reading.laid(seen), seen.state)


# ---- T10 and T4 ---------------------------------------------------------------------------------
def vows(seen: Seen, offered: tuple[c.Swear, ...]) -> list[tuple[float, c.Swear | None]]:
    """What the day is worth under every vow and under none, the best first."""
    rolls = manners.ROLLS
    found = [
        (Sitting(_stakes(seen, vow.square if vow is not None else None)).before(rolls), vow)
        for vow in (None, *offered)
    ]
    return sorted(found, key=lambda one: -one[0])


def _vow(seen: Seen, offered: tuple[c.Swear, ...]) -> c.Swear | None:
    return vows(seen, offered)[0][1]


def helpers(seen: Seen, offered: tuple[c.ChooseAlly, ...]) -> list[tuple[float, c.ChooseAlly]]:
    """What everybody's help is worth in this month, the best first."""
    here, state = reading.laid(seen), seen.state
    less = reading.holds(here, "T4", state.month.number, "minus") or 0
    found = [(sum(_help(here, state, one, less)), one) for one in offered]
    return sorted(found, key=lambda one: -one[0])


def _help(here: Ground, state: State, one: c.ChooseAlly, less: int) -> list[float]:
    worths = []
    for day, square in here.squares.items():
        if day.month != state.month.number or day < state.day or one.symbol not in square.symbols:
            continue
        if square.kind == "lead":
            worths.append(HELP * less)
            continue
        usual = square.value - USUAL
        eased = chance_of(Need(usual - less, square.symbols))
        points = here.almanac.scoring.special
        worths.append(points * (eased - chance_of(Need(usual, square.symbols))))
    return worths


def _ally(seen: Seen, offered: tuple[c.ChooseAlly, ...]) -> c.ChooseAlly:
    return helpers(seen, offered)[0][1]


MIND = Mind(stakes, _vow, _ally)
