"""Why the date does not go on, or a table rule stays."""

from desktop.rules.games.calendar.options import OPTIONS
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.errors import Reason
from desktop.rules.kernel.game import Arrive, Switch

_NOT_NOW = Reason("not_now")
_SWITCHES = {option.id: option for option in OPTIONS if option.switchable}


def arrive(ground: Ground, state: State, wish: Arrive) -> Reason | None:
    """A date that is no later than the last one changes nothing (CA-Q34)."""
    if state.today >= ground.last:
        return _NOT_NOW
    return None if wish.today > state.today else Reason("earlier")


def switch(ground: Ground, state: State, wish: Switch) -> Reason | None:
    """`dice` and `story_mode` only, and not while dice lie on the player's table."""
    option = _SWITCHES.get(wish.option)
    facts = {"option": wish.option}
    if option is None:
        return Reason("unknown_option", facts)
    if wish.value not in option.values:
        return Reason("unknown_value", {**facts, "value": wish.value})
    if wish.option == "story_mode" and state.options["story_mode"] == "on":
        return _NOT_NOW
    return Reason("throw_pending") if state.phase == "throw" else None
