"""What stands on the shelf: what the months brought so far, and nothing of what they will."""

from collections.abc import Callable
from datetime import date, timedelta
from typing import Literal

import msgspec
from msgspec.structs import replace

from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.phases import finale
from desktop.rules.games.calendar.phases.ground import Ground, ground
from desktop.rules.games.calendar.phases.twists import T4, rules
from desktop.rules.games.calendar.state import State, Symbol

Stance = Literal["", "ready", "spent", "sworn", "kept", "broken"]


class Thing(msgspec.Struct, frozen=True):
    """One thing, by the id of its rule (T2 ... T12): texts are found by it.

    `count` of `most`: charges, insight, strokes; 0 of 0 for a thing that is not counted, and for
    T12 what it would ask for now. `symbol`: who helps (T4). `moon`: today's (T7). `day`: the next
    date that it speaks of in this month (T7, T9), or the square that was sworn (T10). `stance`:
    T2, T6, T10. `loud`: T8 makes Sundays harder.
    """

    id: str
    count: int = 0
    most: int = 0
    symbol: Symbol | None = None
    stance: Stance = ""
    moon: Literal["", "full", "new"] = ""
    day: date | None = None
    loud: bool = False
    new: bool = False  # it came with the open month


ORDER = ("T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10", "T11", "T12")


def things(almanac: Almanac, state: State) -> tuple[Thing, ...]:
    """What holds in the open month, in the order it came; nothing before its page was read."""
    if state.today.year < state.year:
        return ()
    here, month = ground(almanac, state), state.month.number
    found = []
    for id_ in ORDER:
        module = here.modules.get(id_)
        if module is None or here.params(id_, month) is None or module.from_ in state.unread:
            continue
        thing = _STANDS.get(id_, _plain)(here, state, Thing(id_))
        found.append(replace(thing, new=module.from_ == month))
    return tuple(found)


def _plain(here: Ground, state: State, thing: Thing) -> Thing:
    return thing


def _number(here: Ground, state: State, thing: Thing, name: str) -> int:
    params = here.params(thing.id, state.month.number)
    return int(params[name]) if params is not None else 0


def _dial(here: Ground, state: State, thing: Thing) -> Thing:
    left = state.things.dial
    spent = state.hand.dialled or not left
    most = _number(here, state, thing, "charges")
    return replace(thing, count=left, most=most, stance="spent" if spent else "ready")


def _ally(here: Ground, state: State, thing: Thing) -> Thing:
    """Nobody until somebody was chosen for the open month."""
    twist = rules(here, state.month.number).get(T4)
    if twist is None or twist.due(state):
        return thing
    return replace(thing, symbol=state.things.allies[-1] or None)


def _insight(here: Ground, state: State, thing: Thing) -> Thing:
    held, most = state.things.insight, _number(here, state, thing, "cap")
    spent = state.hand.extra or not held
    return replace(thing, count=held, most=most, stance="spent" if spent else "ready")


def _moon(here: Ground, state: State, thing: Thing) -> Thing:
    return replace(
        thing,
        moon=here.moons.get(state.day, ""),
        day=_next(state, lambda day: day in here.moons),
    )


def _bell(here: Ground, state: State, thing: Thing) -> Thing:
    bell, size = state.things.bell, _number(here, state, thing, "size")
    loud = bell >= _number(here, state, thing, "hard_at")
    return replace(thing, count=bell, most=size, loud=loud)


def _whispers(here: Ground, state: State, thing: Thing) -> Thing:
    return replace(thing, day=_next(state, lambda day: "whisper" in here.squares[day].flags))


def _vow(here: Ground, state: State, thing: Thing) -> Thing:
    vow = state.things.vow
    if vow is None:
        return replace(thing, stance="ready")
    return replace(thing, day=vow.square, stance=vow.fate)


def _last(here: Ground, state: State, thing: Thing) -> Thing:
    """What it would ask for if it were now."""
    return replace(thing, count=finale.need(here, state))


def _next(state: State, wanted: Callable[[date], bool]) -> date | None:
    """The next such date of the open month, today's included."""
    day = state.day
    while day.month == state.month.number and day.year == state.year:
        if wanted(day):
            return day
        day += timedelta(1)
    return None


_STANDS: dict[str, Callable[[Ground, State, Thing], Thing]] = {
    "T2": _dial,
    "T4": _ally,
    "T6": _insight,
    "T7": _moon,
    "T8": _bell,
    "T9": _whispers,
    "T10": _vow,
    "T12": _last,
}
