"""Whether what the months brought was brought already, and is no more than can be had."""

from collections.abc import Iterator
from itertools import pairwise

from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.twists import T2, T4, T6, T8, T10, rules
from desktop.rules.games.calendar.phases.weeks import SUNDAY, week_of
from desktop.rules.games.calendar.state import Phase, State, Things, Vow

_UNDONE: frozenset[Phase] = frozenset({"declare", "throw", "rolled", "final", "closing"})


def things(ground: Ground, state: State) -> Iterator[str]:
    """Counters first, then who helps, then the vow."""
    if not ground.modules:
        if state.things != Things():
            yield "things in base"
        return
    yield from _counters(ground, state)
    yield from _allies(ground, state)
    if state.things.vow is not None:
        yield from _vow(ground, state, state.things.vow)


def _counters(ground: Ground, state: State) -> Iterator[str]:
    held, holding = state.things, rules(ground, state.month.number)
    dial, insight, bell = holding.get(T2), holding.get(T6), holding.get(T8)
    if held.dial > (dial.number("charges") if dial else 0):
        yield f"T2: {held.dial}"
    silent = not _come(ground, "T8", state)
    if held.bell and (silent or (bell is not None and held.bell >= bell.number("size"))):
        yield f"T8: {held.bell}"
    if insight is not None and held.insight > insight.most:
        yield f"T6: {held.insight}"
    if held.insight and not (_come(ground, "T6", state) or _come(ground, "T9", state)):
        yield f"T6: {held.insight}"


def _come(ground: Ground, name: str, state: State) -> bool:
    """Whether the month of a rule has come."""
    module = ground.modules.get(name)
    return module is not None and module.from_ <= state.month.number


def _allies(ground: Ground, state: State) -> Iterator[str]:
    """One for each month, but the one that is due."""
    ally, allies = rules(ground, state.month.number).get(T4), state.things.allies
    if ally is None:
        if allies and not _come(ground, "T4", state):
            yield "T4: before its month"
        return
    missing = ally.months(state) - len(allies)
    due = {"page": (1,), "ally": (1,), "over": (0, 1)}.get(state.phase, (0,))
    if missing not in due:
        yield f"T4: {missing} missing"
    if not ally.may_repeat and any(one and one == two for one, two in pairwise(allies)):
        yield "T4: the same again"
    if "" in allies and (state.options["catch_up"] != "strict" or not (missing or allies[-1])):
        yield "T4: nobody"


def _vow(ground: Ground, state: State, vow: Vow) -> Iterator[str]:
    """Of a lead of a week that had begun; open only on the day that it was made."""
    square = ground.squares.get(vow.square)
    if square is None or vow.week not in ground.squares or vow.week > state.day:
        yield f"T10: {vow}"
        return
    week = week_of(vow.week)
    right = week[0] == vow.week and vow.square in week and square.kind == "lead"
    mark = state.marks.get(vow.square.isoformat())
    if not right or all(rules(ground, day.month).get(T10) is None for day in week):
        yield f"T10: {vow}"
    if vow.fate == "sworn":
        now = state.phase in _UNDONE and state.sitting == "day" and state.day in week
        if mark is not None or not now or state.day.weekday() == SUNDAY:
            yield f"T10: {vow} is open"
    if vow.fate == "kept" and mark is None:
        yield f"T10: {vow} was kept"
