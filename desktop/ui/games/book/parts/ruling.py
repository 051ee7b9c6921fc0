"""What is in focus on the table, as the rulebook calls it."""

from desktop.rules.games.book.state import State
from desktop.ui.games.book.parts.held import Beat, Held

PHASES = {
    "attributes": "attributes",
    "assign": "attributes",
    "checks": "checks",
    "settle": "settle",
    "type": "type",
    "fear": "fear",
    "snare": "R",
    "pool": "pool",
    "ended": "ending",
}
SERVICES = ("rest", "buy", "sell", "oracle", "work")
_PAGES = {"flight": "flee", "town": "town", "chapter": "chapter"}
_TURNED = {"review": "review", "book": "story"}


def subject(state: State, held: Held) -> str:
    """What a page, a thing, a plan or a question is about."""
    if held.turned in _TURNED:
        return _TURNED[held.turned]
    if held.beats:
        return _of_beat(state, held.beats[0])
    if held.thing:
        return held.thing
    if held.route is not None:
        return "dot" if held.pinned else "route"
    if state.phase == "start" and state.task is not None:
        return str(state.task.letter)
    if state.phase == "town":
        return held.opened or ("hometown" if state.here == state.home else "town")
    if state.phase == "road":
        return _square(state, held)
    return PHASES.get(state.phase, "route")


def _of_beat(state: State, beat: Beat) -> str:
    """What is being read: a page, or how a throw came out."""
    if beat.kind == "page":
        return _PAGES[state.pages[beat.page].kind]
    task = beat.before.task
    return "pool" if task is None else PHASES.get(beat.before.phase, str(task.letter))


def _square(state: State, held: Held) -> str:
    """The square under the hand: a Town, Blocked, a letter."""
    name = held.pointed or held.cursor
    area = state.areas.get(name)
    if area is None:
        return "route"
    match area.kind:
        case "encounter":
            return area.letter or "ecl"
        case "town":
            return "hometown" if name == state.home else "town"
        case _:
            return area.kind
