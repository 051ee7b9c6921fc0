"""What one more box filled costs, in points, by the day of the month and the boxes filled so far.

A month is played backwards: every weekday brings a little, a Sunday more, each the less the more
one shuns the mark; at its end full boxes cost what they cost (part 3.3). What a typical day
brings at a price is worked out once.
"""

from datetime import date, timedelta
from functools import lru_cache

from desktop.rules.games.calendar.odds import Need, day, reward
from desktop.rules.games.calendar.odds.needs import marks
from desktop.rules.games.calendar.state import SYMBOLS

GRID = (0.0, 0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.6, 4.0, 6.0)
"""Prices at which a typical day is played; between them the line is drawn straight."""
LEAD, SPECIAL = 0.36, 5.0
"""What a lead and a special are worth to the year."""
WEEKDAYS = (
    (5, 8, 10, 11, 12, 14),
    (5, 8, 10, 12, 14),
    (8, 10, 12, 14),
    (8, 11, 13),
    (9, 13),
    (11,),
)
"""What is open from Monday to Saturday, as a week goes."""
SUNDAYS = ((12,), (13,))
"""What a special asks for in the end."""


@lru_cache(maxsize=512)
def price(day_played: date, filled: int, boxes: int, full: float, step: int = 1) -> float:
    """Points that `step` boxes more at the end of this day cost; 0 once all are full."""
    after = _worths(day_played + timedelta(1), day_played.month, boxes, full)
    return after[min(filled, boxes)] - after[min(filled + step, boxes)]


@lru_cache(maxsize=128)
def _worths(morning: date, month: int, boxes: int, full: float) -> tuple[float, ...]:
    """What the rest of a month brings, by the boxes filled this morning."""
    if morning.month != month:
        return (*(0.0 for _ in range(boxes)), full)
    after = _worths(morning + timedelta(1), month, boxes, full)
    curve = _typical(morning.weekday() == 6)
    worths = [
        _at(curve, after[filled] - after[filled + 1]) + after[filled] for filled in range(boxes)
    ]
    return (*worths, curve[0] + after[boxes])


@lru_cache(maxsize=2)
def _typical(sunday: bool) -> tuple[float, ...]:
    """What a typical day brings, the cost of marks taken off, at every price of GRID."""
    days = SUNDAYS if sunday else WEEKDAYS
    each = [
        [_brings(values, SPECIAL if sunday else LEAD, cost) for cost in GRID] for values in days
    ]
    return tuple(sum(column) / len(each) for column in zip(*each, strict=True))


def _brings(values: tuple[int, ...], worth: float, cost: float) -> float:
    needs = [Need(value, (SYMBOLS[place % 3],)) for place, value in enumerate(values)]
    table = reward(needs)
    return day(
        [
            [worth * done - cost * shows for done in row]
            for row, shows in zip(table, marks(), strict=True)
        ]
    )


def _at(curve: tuple[float, ...], cost: float) -> float:
    for place in range(1, len(GRID)):
        if cost <= GRID[place] or place == len(GRID) - 1:
            low, high = GRID[place - 1], GRID[place]
            slope = (curve[place] - curve[place - 1]) / (high - low)
            return curve[place] + (cost - high) * slope
    return curve[0]
