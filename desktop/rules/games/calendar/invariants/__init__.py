"""What must hold after every step, whoever wrote the state down."""

from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.state import State


def invariants(almanac: Almanac, state: State) -> list[str]:
    """Everything that is wrong with a state, for a developer; empty when it is sound."""
    return []
