"""Why a wish is not offered, by public facts only; codes for `words` to tell.

Always: not_now (of a rule whose month has not come nothing else is said), page_first, ally_first,
stop_first, after_roll, day_closed, throw_pending, bad_dice.
Squares: before_arrival, next_month, prev_month, done, week_over, not_begun, special_waits (day),
sunday_only, sealed (needs), own_day (day), too_low (short), no_symbol (symbol), no_twin (missing:
symbols with blanks between).
Rolls: no_rolls, hold_all, hold_marks, after_third, no_insight.
What the months brought: used_today, no_charge, vow_used, vow_low (least), bell_silent, last_ally.
Dates: earlier. Table rules: unknown_option (option), unknown_value (option, value); `begin` has
year_fixed (year, page) too.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.phases.ground import Ground, ground
from desktop.rules.games.calendar.refusals import rolls, squares, tables, things
from desktop.rules.games.calendar.state import Phase, State
from desktop.rules.kernel.errors import Reason
from desktop.rules.kernel.game import Answer, Arrive, Switch

_NOT_NOW = Reason("not_now")
_Judge = Callable[[Ground, State, Any], Reason | None]


def refuse(almanac: Almanac, state: State, wish: c.Choice) -> Reason | None:
    """Why a wish is not offered; None where it is."""
    return judged(ground(almanac, state), state, wish)


def judged(printed: Ground, state: State, wish: c.Choice) -> Reason | None:
    """The same for a year as it is printed."""
    kind = type(wish)
    judge = _JUDGES.get(kind)
    if judge is None or (kind not in _BARE and not _whole(wish)):
        return _NOT_NOW
    if state.phase == "over" and kind is not Switch:
        return _NOT_NOW
    return judge(printed, state, wish)


def _bare(phase: Phase) -> _Judge:
    """Choices that are taken in one phase, of a day or of the last sitting."""

    def judge(printed: Ground, state: State, wish: Any) -> Reason | None:
        return None if state.phase == phase else squares.waits(state) or _NOT_NOW

    return judge


def _lapse(printed: Ground, state: State, wish: c.Lapse) -> Reason | None:
    if state.phase == "declare":
        return None if state.sitting == "day" else _NOT_NOW
    if state.phase in ("rolled", "final", "closing"):
        return Reason("after_roll")
    return squares.waits(state) or _NOT_NOW


def _read(printed: Ground, state: State, wish: c.Read) -> Reason | None:
    return None if state.phase == "page" else _NOT_NOW


_JUDGES: dict[type, _Judge] = {
    c.Read: _read,
    c.ChooseAlly: things.ally,
    c.Swear: squares.swear,
    c.Roll: rolls.roll,
    c.Recall: rolls.recall,
    c.Stop: _bare("rolled"),
    c.Turn: things.turn,
    c.Complete: squares.complete,
    c.Pass: squares.decline,
    c.Hush: things.hush,
    c.CloseDay: squares.close,
    c.Lapse: _lapse,
    Answer: rolls.answer,
    Arrive: tables.arrive,
    Switch: tables.switch,
}
_BARE = frozenset(kind for kind in _JUDGES if not msgspec.structs.fields(kind))
"""Choices that hold nothing."""
_write = msgspec.msgpack.Encoder().encode
_READ: dict[type, Callable[[bytes], Any]] = {
    kind: msgspec.msgpack.Decoder(kind).decode for kind in _JUDGES
}


def _whole(wish: c.Choice) -> bool:
    """Whether a wish is one that a save keeps as it is: no number where a date belongs, no list
    for a row."""
    try:
        return bool(_READ[type(wish)](_write(wish)) == wish)
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError):
        return False
