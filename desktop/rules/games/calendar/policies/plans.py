"""The week as one day sees it: the leads that are left, the days to come, how it ends."""

from datetime import date

import msgspec
from msgspec.structs import replace

from desktop.rules.games.calendar.odds.needs import Need
from desktop.rules.games.calendar.phases import legal
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.weeks import SUNDAY, week_of
from desktop.rules.games.calendar.policies import reading, valuing
from desktop.rules.games.calendar.policies.weeks import (
    FREE,
    MORE,
    SPENT,
    Aim,
    Dawn,
    Weekend,
    Worths,
    worths,
)
from desktop.rules.games.calendar.state import State

More = tuple[tuple[int, float], ...]


class Plan(msgspec.Struct):
    """Today's leads as aims, by their dates, and what comes after every one of them."""

    aims: dict[date, Aim]
    after: Worths
    how: int  # how it goes with T10 today if nothing is sworn now

    def then(self, day: date | None, how: int) -> float:
        """What the rest of the week is worth once a lead is done, or none."""
        mask = 0 if day is None else 1 << self.aims[day].bit
        return float(self.after[how][mask])


def plan(here: Ground, state: State) -> Plan:
    """The week from today on, on a weekday."""
    week = [day for day in week_of(state.day) if day.weekday() < SUNDAY]
    left = [day for day in week if day >= state.first and day.isoformat() not in state.marks]
    days = tuple(_dawn(here, state, left, day) for day in valuing.rest_of_week(state.day))
    after = worths(days, _end(here, state, left), _hows(here, state, days))
    aims = {day: _aim(here, state, left, day, state.day) for day in left}
    return Plan({day: aim for day, aim in aims.items() if aim}, after, _how(state))


def _how(state: State) -> int:
    vow = state.things.vow
    if vow is None:
        return FREE
    return MORE if vow.fate == "kept" else SPENT


def _hows(here: Ground, state: State, days: tuple[Dawn, ...]) -> tuple[int, ...]:
    """How it may still go with T10."""
    vow = state.things.vow
    if vow is None:
        later = any(aim.vow for dawn in days for aim in dawn.aims)
        may = later or here.params("T10", state.month.number) is not None
        return (FREE, SPENT, MORE) if may else (FREE,)
    return (SPENT, MORE) if vow.fate == "sworn" else (_how(state),)


# ---- a lead -------------------------------------------------------------------------------------
def _aim(here: Ground, state: State, left: list[date], lead: date, day: date) -> Aim | None:
    """A lead as a day of this week sees it; None where it may not be chosen then at all."""
    month, square = day.month, here.squares[lead]
    if lead.month > month:
        return None
    if lead.month < month and state.options["prev_month_squares"] == "off":
        return None
    twin = here.params("T5", month) if "twin" in square.flags else None
    if twin is not None and twin["own_date"] and lead != day:
        return None
    key = 0
    if "sealed" in square.flags and here.params("T3", month) is not None:
        key = _key(here, state, left, lead, day)
        if key < 0:
            return None
    need = Need(_asks(here, state, lead, month), square.symbols, square.need == "all")
    least = reading.holds(here, "T10", month, "min_value")
    return Aim(
        bit=left.index(lead),
        need=need,
        gain=float(twin["points"]) if twin is not None else 0.0,
        more=_margin(here, state, month),
        key=key,
        vow=least is not None and need.value >= least,
    )


def _key(here: Ground, state: State, left: list[date], lead: date, day: date) -> int:
    """T3: the leads of which one must be done before; 0: it is open, -1: nothing opens it."""
    wanted, found = set(here.squares[lead].symbols), 0
    for other in week_of(lead):
        if other == lead or not wanted & set(here.squares[other].symbols):
            continue
        mark = state.marks.get(other.isoformat())
        if mark is not None and mark.how == "done" and mark.on < day:
            return 0
        if other in left:
            found |= 1 << left.index(other)
    return found or -1


def _asks(here: Ground, state: State, lead: date, month: int) -> int:
    """What a square asks for in a month; who helps in the next one is not known yet."""
    if month == state.month.number:
        return legal.value(here, state, lead)
    value = here.squares[lead].value
    return value - legal.reduction(state, lead) if lead.weekday() == SUNDAY else value


def _margin(here: Ground, state: State, month: int) -> More:
    """T6."""
    margin, gain = reading.holds(here, "T6", month, "margin"), valuing.gained(here, state, month)
    return ((margin, gain),) if margin is not None and gain else ()


# ---- the days to come ---------------------------------------------------------------------------
def _dawn(here: Ground, state: State, left: list[date], day: date) -> Dawn:
    month = day.month
    aims = [_aim(here, state, left, lead, day) for lead in left]
    bell = state.things.bell > 0
    terms = reading.terms(here, state, day)
    broken = reading.holds(here, "T10", month, "madness") or 0
    return Dawn(
        aims=tuple(aim for aim in aims if aim is not None),
        mark=valuing.box(here, state, day, reading.fills(here, day, month)),
        always=state.options["madness_on"] == "every_day",
        terms=terms,
        dial=valuing.charge(here, state, day),
        recall=valuing.recall(here, state, day),
        miss=valuing.strokes(here, state, month, reading.holds(here, "T8", month, "miss") or 0),
        hush=hushing(here, state, month) if bell and here.params("T8", month) else None,
        quiet=quiet(here, state, day) if terms.stay else 0.0,
        broken=valuing.box(here, state, day, broken),
    )


def hushing(here: Ground, state: State, month: int) -> float:
    """T8: what it is worth to hush it once."""
    return valuing.strokes(here, state, month, -(reading.holds(here, "T8", month, "hush") or 0))


def quiet(here: Ground, state: State, day: date) -> float:
    """T9: what a completion without a mark brings on such a day."""
    gain = reading.holds(here, "T9", day.month, "insight") or 0
    return gain * valuing.gained(here, state, day.month)


# ---- its end ------------------------------------------------------------------------------------
def _end(here: Ground, state: State, left: list[date]) -> Weekend:
    month = state.month.number
    counts = tuple(_counts(here, lead, month) for lead in left)
    extra = reading.holds(here, "T10", month, "extra") or 0
    each = valuing.last_sitting(here, state)
    sunday = valuing.sunday_of(state.day)
    if sunday is None:
        return Weekend(counts, extra=extra, each=each)
    return replace(special(here, state, sunday), counts=counts, extra=extra, each=each)


def _counts(here: Ground, lead: date, month: int) -> int:
    sealed = reading.holds(here, "T3", month, "counts")
    return sealed if sealed is not None and "sealed" in here.squares[lead].flags else 1


def special(here: Ground, state: State, sunday: date) -> Weekend:
    """The week's special as it would be played after what is done up to now."""
    month, square = sunday.month, here.squares[sunday]
    value = _asks(here, state, sunday, month) + _harder(here, state, sunday)
    return Weekend(
        counts=(),
        special=Aim(0, Need(value, square.symbols), more=special_more(here, state, month)),
        points=float(here.almanac.scoring.special),
        mark=valuing.box(here, state, sunday, reading.fills(here, sunday, month)),
        terms=reading.terms(here, state, sunday),
        dial=valuing.charge(here, state, sunday),
        recall=valuing.recall(here, state, sunday),
        lost=lost(here, state, month),
    )


def special_more(here: Ground, state: State, month: int) -> More:
    """T6 and T11: what a special won by more brings."""
    more = _margin(here, state, month)
    margin = reading.holds(here, "T11", month, "margin")
    if margin is None:
        return more
    better = reading.holds(here, "T11", month, "points") or 0
    return (*more, (margin, float(better - here.almanac.scoring.special)))


def lost(here: Ground, state: State, month: int) -> float:
    """T8: what a lost special costs beside its points."""
    by = reading.holds(here, "T8", month, "lost_special") or 0
    return valuing.strokes(here, state, month, by)


def _harder(here: Ground, state: State, sunday: date) -> int:
    """T8: what new moons up to the Sunday may still add to it."""
    at = reading.holds(here, "T8", sunday.month, "hard_at")
    if at is None:
        return 0
    hard = reading.holds(here, "T8", sunday.month, "hard") or 0
    moons = valuing.new_moons(here, state.day, sunday)
    more = moons * (reading.holds(here, "T8", sunday.month, "new_moon") or 0)
    now = state.things.bell >= at and sunday.month == state.month.number
    return hard if state.things.bell + more >= at and not now else 0
