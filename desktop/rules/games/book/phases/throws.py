"""How many dice lie ready for the player to throw."""

from desktop.rules.games.book.state import ATTRIBUTES, Phase, State

_FIXED: dict[Phase, int] = {
    "attributes": len(ATTRIBUTES),
    "checks": len(ATTRIBUTES),
    "type": 1,
    "snare": 1,
}


def due(state: State) -> int:
    """The dice of the throw that is asked for now; 0 where none is."""
    if state.phase == "pool":
        return 0 if state.pool is None else state.pool.dice
    if state.phase == "fear":
        return state.sheet.fear
    return _FIXED.get(state.phase, 0)
