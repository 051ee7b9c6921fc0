"""Why a square may not be chosen now, or named before the first roll."""

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.phases import legal
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.twists import T10, rules
from desktop.rules.games.calendar.phases.weeks import SUNDAY
from desktop.rules.games.calendar.state import Phase, State
from desktop.rules.kernel.errors import Reason

_NOT_NOW = Reason("not_now")
_WAITS: dict[Phase, Reason] = {
    "page": Reason("page_first"),
    "ally": Reason("ally_first"),
    "throw": Reason("throw_pending"),
    "closing": Reason("day_closed"),
    "waiting": _NOT_NOW,
    "over": _NOT_NOW,
}


def waits(state: State) -> Reason | None:
    """What comes before anything else in this phase."""
    return _WAITS.get(state.phase)


def _before(state: State) -> Reason | None:
    """No day is open, or it is closed as good as."""
    return None if state.phase == "throw" else waits(state)


def complete(ground: Ground, state: State, wish: c.Complete) -> Reason | None:
    """The square's own reason first, then that the dice still roll, then what they lack."""
    if state.sitting == "finale":
        return _NOT_NOW
    reason = _before(state) or legal.place(ground, state, wish.square) or waits(state)
    if reason is not None:
        return reason
    if state.phase != "final":
        return Reason("stop_first")
    return legal.unfit(ground, state, wish.square)


def swear(ground: Ground, state: State, wish: c.Swear) -> Reason | None:
    """T10."""
    vow = rules(ground, state.month.number).get(T10)
    if vow is None or state.sitting == "finale":
        return _NOT_NOW
    reason = _before(state)
    if reason is not None:
        return reason
    if state.phase != "declare":
        return Reason("after_roll") if state.hand.rolls else Reason("throw_pending")
    if state.things.vow is not None:
        return Reason("vow_used")
    reason = legal.place(ground, state, wish.square)
    if reason is not None:
        return reason
    if state.day.weekday() == SUNDAY:
        return _NOT_NOW
    return vow.wanting(state, legal.value(ground, state, wish.square))


def decline(ground: Ground, state: State, wish: c.Pass) -> Reason | None:
    """Pass: once the dice stay, on a day."""
    if state.sitting == "finale":
        return _NOT_NOW
    reason = waits(state)
    if reason is not None or state.phase == "final":
        return reason
    return Reason("stop_first")


def close(ground: Ground, state: State, wish: c.CloseDay) -> Reason | None:
    """The day once its choice is made, the last sitting once the dice stay."""
    if state.phase == "closing" or (state.phase == "final" and state.sitting == "finale"):
        return None
    reason = waits(state)
    if reason is not None:
        return reason
    return Reason("stop_first") if state.phase == "rolled" else _NOT_NOW
