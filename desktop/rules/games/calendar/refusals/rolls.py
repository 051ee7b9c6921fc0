"""Why dice may not be rolled now, or not with those held."""

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.phases import rolling
from desktop.rules.games.calendar.phases.ground import ROLLS, Ground
from desktop.rules.games.calendar.phases.twists import T6, rules
from desktop.rules.games.calendar.refusals.squares import waits
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.errors import Reason
from desktop.rules.kernel.game import Answer

_NOT_NOW = Reason("not_now")
_BAD = Reason("bad_dice")
_HOLDS = frozenset(rolling.HOLDS)


def roll(ground: Ground, state: State, wish: c.Roll) -> Reason | None:
    """The first roll holds nothing; after the third there is none (CA-027, CA-034)."""
    if state.phase == "declare":
        return _BAD if wish.hold else None
    reason = waits(state)
    if reason is not None:
        return reason
    if state.hand.rolls >= ROLLS:
        return Reason("no_rolls")
    return _held(ground, state, wish.hold) if state.phase == "rolled" else _NOT_NOW


def recall(ground: Ground, state: State, wish: c.Recall) -> Reason | None:
    """T6."""
    insight = rules(ground, state.month.number).get(T6)
    if insight is None:
        return _NOT_NOW
    reason = waits(state) or insight.wanting(state)
    if reason is not None:
        return reason
    return _held(ground, state, wish.hold) if state.phase == "rolled" else _NOT_NOW


def _held(ground: Ground, state: State, hold: tuple[int, ...]) -> Reason | None:
    if hold == rolling.DICE:
        return Reason("hold_all")
    if hold not in _HOLDS:
        return _BAD
    missing = set(rolling.must_hold(ground, state)) - set(hold)
    return Reason("hold_marks") if missing else None


def answer(ground: Ground, state: State, wish: Answer) -> Reason | None:
    """Typed dice of a wrong number or face."""
    if state.phase != "throw":
        return _NOT_NOW
    kinds, value = rolling.question(state).kinds, wish.value
    if not isinstance(value, tuple) or len(value) != len(kinds):
        return _BAD
    right = all(
        type(face) is int and 1 <= face <= int(kind[1:])
        for face, kind in zip(value, kinds, strict=True)
    )
    return None if right else _BAD
