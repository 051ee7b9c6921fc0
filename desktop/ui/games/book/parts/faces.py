"""Which face of the page lies open."""

from desktop.rules.games.book.state import State
from desktop.ui.games.book.panels import FaceName
from desktop.ui.games.book.parts.held import Held

_FACES: dict[str, FaceName] = {
    "attributes": "setup",
    "assign": "setup",
    "checks": "setup",
    "settle": "setup",
    "town": "town",
    "road": "destination",
    "ended": "review",
}


def face(state: State, held: Held) -> FaceName:
    """What was turned to by hand, what is still to be read, else what the position asks for."""
    if held.turned == "book":
        return "book"
    if held.turned == "review":
        return "review"
    if held.beats:
        return "encounter" if held.beats[0].kind == "result" else "chapter"
    if held.turned == "destination" and state.phase == "town":
        return "destination"
    return _FACES.get(state.phase, "encounter")
