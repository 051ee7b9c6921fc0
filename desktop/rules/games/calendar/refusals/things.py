"""Why what the months brought cannot be used now."""

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.phases import legal
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.twists import T2, T4, T8, rules
from desktop.rules.games.calendar.phases.weeks import SUNDAY
from desktop.rules.games.calendar.refusals.squares import waits
from desktop.rules.games.calendar.state import GREENS, State
from desktop.rules.kernel.errors import Reason

_NOT_NOW = Reason("not_now")


def ally(ground: Ground, state: State, wish: c.ChooseAlly) -> Reason | None:
    """T4."""
    known = rules(ground, state.month.number).get(T4)
    if known is None:
        return _NOT_NOW
    if state.phase == "page":
        return Reason("page_first")
    if state.phase != "ally":
        return _NOT_NOW
    return Reason("last_ally") if wish.symbol == known.last(state) else None


def turn(ground: Ground, state: State, wish: c.Turn) -> Reason | None:
    """T2."""
    dial = rules(ground, state.month.number).get(T2)
    if dial is None:
        return _NOT_NOW
    reason = waits(state)
    if reason is not None:
        return reason
    if state.phase != "final":
        return Reason("stop_first")
    if wish.die not in GREENS or state.hand.symbol[wish.die - GREENS[0]] == wish.face:
        return Reason("bad_dice")
    return dial.spent(state)


def hush(ground: Ground, state: State, wish: c.Hush) -> Reason | None:
    """T8."""
    bell = rules(ground, state.month.number).get(T8)
    if bell is None or state.sitting == "finale":
        return _NOT_NOW
    reason = waits(state)
    if reason is not None:
        return reason
    if state.phase != "final":
        return Reason("stop_first")
    if not state.things.bell:
        return Reason("bell_silent")
    weekday = state.day.weekday() != SUNDAY
    return None if weekday and legal.fitting(ground, state) else _NOT_NOW
