"""What must hold after every step, whoever wrote the state down.

First that everything can be drawn, counted and told (bounds.py), then how the days hang together
(days.py), what the months and the phase ask for (months.py, phase.py); each only if what it stands
on is sound.
"""

from desktop.rules.games.calendar import rules
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.invariants import bounds, days, months, phase, things
from desktop.rules.games.calendar.phases.ground import ground
from desktop.rules.games.calendar.state import State


def invariants(almanac: Almanac, state: State) -> list[str]:
    """Everything that is wrong with a state, for a developer; empty when it is sound."""
    found = [*bounds.table_rules(almanac, state)]
    if found:
        return found
    printed = ground(almanac, state)
    found = [*bounds.bounds(printed, state)] or [*days.days(printed, state)]
    if found:
        return found
    found = [*months.months(printed, state), *phase.phase(printed, state)]
    found += things.things(printed, state)
    if not found and state.ending is None and not rules.choices(almanac, state):
        found.append("nothing may be chosen before an ending")
    return found
