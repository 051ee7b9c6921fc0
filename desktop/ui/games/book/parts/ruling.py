"""What is in focus on the table, as the rulebook calls it."""

from desktop.rules.games.book.state import State
from desktop.ui.games.book.parts.held import Held

PHASES = {
    "attributes": "attributes",
    "assign": "attributes",
    "checks": "check",
    "settle": "hometown",
    "type": "type",
    "fear": "fear",
    "snare": "R",
    "pool": "pool",
    "ended": "review",
}


def subject(state: State, held: Held) -> str:
    """What a question, a plan or a pointing hand is about."""
    if held.turned == "review":
        return "review"
    if held.beats and held.beats[0].kind == "page":
        return "chapter"
    if held.route is not None:
        return "route"
    if state.phase == "start" and state.task is not None:
        return str(state.task.letter)
    if state.phase == "town":
        return "hometown" if state.here == state.home else "town"
    if state.phase == "road":
        return _square(state, held)
    return PHASES.get(state.phase, "route")


def _square(state: State, held: Held) -> str:
    """The square under the hand: a Town, Blocked, a letter."""
    name = held.pointed or held.cursor
    area = state.areas.get(name)
    if area is None or area.kind == "blank":
        return "route"
    if area.kind == "encounter":
        return area.letter or "ecl"
    if area.kind == "blocked":
        return "blocked"
    return "hometown" if name == state.home else "town"
