"""What things are worth to one who thinks a week ahead: boxes, T2, T6, T8, the last sitting.

Fixed prices where no plan reaches (part 5, Limits): they are no proof, but they serve.
"""

from calendar import monthrange
from datetime import date, timedelta

from desktop.rules.games.calendar.odds import Need, Terms, chance
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.weeks import week_of
from desktop.rules.games.calendar.policies import prices, reading
from desktop.rules.games.calendar.state import State

CHARGE, INSIGHT = 0.25, 0.20
"""T2, T6: what one is worth as long as there is time for it."""
CARE = 1.3
"""So many times more a box costs where months that were kept count once more (T12)."""
STROKES = (0.0, 0.2, 0.4, 0.6, 1.1, 1.5, 2.0, 2.5)
"""T8: what it costs to have so many of eight; from the fourth on Sundays are harder."""
_EVERY = 5
"""A charge is worth its price if there are so many days for each."""


def box(here: Ground, state: State, day: date, step: int) -> float:
    """What `step` more boxes at the end of a day cost."""
    filled = state.month.madness if day.month == state.month.number else 0
    full = float(here.almanac.scoring.all_boxes)
    care = CARE if reading.at_stake(here) else 1.0
    boxes = here.boxes[day.month]
    return care * prices.price(day, filled, boxes, full, step) if step else 0.0


def charge(here: Ground, state: State, day: date) -> float | None:
    """T2: what turning a die on a day costs; None where none is left."""
    most = reading.holds(here, "T2", day.month, "charges")
    if most is None:
        return None
    left = state.things.dial if day.month == state.month.number else most
    if not left or (day == state.day and not reading.dial(here, state)):
        return None
    days = monthrange(day.year, day.month)[1] - day.day + 1
    return CHARGE * min(1.0, days / (_EVERY * left))


def recall(here: Ground, state: State, day: date) -> float | None:
    """T6: what a fourth roll on a day costs; None where it cannot be had."""
    most = reading.holds(here, "T6", day.month, "cap")
    if most is None or not state.things.insight:
        return None
    if day == state.day and not reading.insight(here, state):
        return None
    return INSIGHT / 2 if state.things.insight >= most else INSIGHT


def gained(here: Ground, state: State, month: int) -> float:
    """T6: what one more insight is worth."""
    most = reading.holds(here, "T6", month, "cap")
    return INSIGHT if most is not None and state.things.insight < most else 0.0


def strokes(here: Ground, state: State, month: int, by: int) -> float:
    """T8: what so many strokes more are worth; more of them cost."""
    size = reading.holds(here, "T8", month, "size")
    if size is None:
        return 0.0
    toll = reading.holds(here, "T8", month, "toll") or 0
    bell = state.things.bell
    if bell + by >= size:
        return toll + _rung(bell, size)
    return _rung(bell, size) - _rung(max(0, bell + by), size)


def _rung(bell: int, size: int) -> float:
    """Counted from the end, so that fewer or more than eight are as near to it."""
    return STROKES[max(0, min(len(STROKES) - 1, bell + len(STROKES) - size))]


def last_sitting(here: Ground, state: State) -> tuple[float, ...]:
    """T12: what 0, 1, 2 ... more leads done are worth, if it is the year's last week."""
    twist = reading.final(here, here.last.month)
    week = week_of(here.last)
    if twist is None or state.day not in week:
        return ()
    squares = [day for day in week if day.weekday() < 6]
    marks = [state.marks.get(day.isoformat()) for day in squares]
    done = sum(mark is not None and mark.how == "done" for mark in marks)
    seals = sum(result.seal for result in state.results) + 1
    points = float(twist.number("points"))
    rolls = 3 + (state.things.insight > 0)
    terms = Terms(dial=state.things.dial > 0)
    return tuple(
        points * chance(Need(twist.need(seals, len(squares), done + more)), terms, rolls)
        for more in range(len(squares) - done + 1)
    )


def rest_of_week(day: date) -> tuple[date, ...]:
    """The weekdays after a day in its week."""
    return tuple(one for one in week_of(day) if one > day and one.weekday() < 6)


def sunday_of(day: date) -> date | None:
    """The week's special, if it has one."""
    last = week_of(day)[-1]
    return last if last.weekday() == 6 else None


def new_moons(here: Ground, first: date, last: date) -> int:
    """How many lie after `first` up to `last`."""
    days = (last - first).days
    return sum(here.moons.get(first + timedelta(n)) == "new" for n in range(1, days + 1))
