"""Which hint a position calls for, and which need not be given again."""

from desktop.rules.games.book import events as e
from desktop.rules.games.book.state import State
from desktop.ui.session import Shown
from desktop.words.book.hints import OCCASIONS, Occasion, hint

_OF = "book."  # hints of all games are remembered together
_DONE: dict[type, Occasion] = {
    e.Assigned: "assign",
    e.TownLeft: "town",
    e.RouteDrawn: "road",
    e.Rolled: "pool",
    e.FearChecked: "fear",
}
_PHASES: dict[str, Occasion] = {
    "assign": "assign",
    "town": "town",
    "road": "road",
    "start": "pool",
    "fear": "fear",
}


def fitting(state: State, seen: tuple[str, ...], *, reading: bool) -> str:
    """The hint for a position, if the thing it teaches was not done before."""
    found = "page" if reading else _PHASES.get(state.phase)
    occasion = next((one for one in OCCASIONS if one == found), None)
    return "" if occasion is None or _OF + occasion in seen else hint(occasion)


def learnt(shown: Shown, seen: tuple[str, ...], *, wrote: bool = False) -> tuple[str, ...]:
    """The occasions seen after a step: a thing done once needs no hint again."""
    done = {_OF + _DONE[type(event)] for event in shown.events if type(event) in _DONE}
    if wrote:
        done.add(f"{_OF}page")
    return (*seen, *sorted(done - set(seen)))
