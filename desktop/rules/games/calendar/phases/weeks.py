"""Weeks run from Monday to Sunday, clipped to the year (CA-014, CA-Q01, CA-Q06)."""

from datetime import date, timedelta
from functools import lru_cache

SUNDAY = 6
ONE_DAY = timedelta(1)


@lru_cache(maxsize=16)
def weeks_of(year: int) -> tuple[tuple[date, ...], ...]:
    """The weeks of a year in order, each as its days."""
    day, found, week = date(year, 1, 1), [], []
    while day.year == year:
        week.append(day)
        if day.weekday() == SUNDAY:
            found.append(tuple(week))
            week = []
        day += ONE_DAY
    return (*found, tuple(week)) if week else tuple(found)


@lru_cache(maxsize=16)
def _places(year: int) -> dict[date, int]:
    return {day: place for place, week in enumerate(weeks_of(year)) for day in week}


def week_of(day: date) -> tuple[date, ...]:
    """The days of the week of a day, those of its year."""
    return weeks_of(day.year)[_places(day.year)[day]]


def number_of(day: date) -> int:
    """Which week of its year a day lies in, counted from 1."""
    return _places(day.year)[day] + 1


def begins_week(day: date) -> bool:
    """Whether a day is the first of its week in the year."""
    return week_of(day)[0] == day


def last_of_month(day: date) -> bool:
    """Whether a day ends its month. 31 December does, whatever year may follow."""
    return (day.month == 12 and day.day == 31) or (day + ONE_DAY).month != day.month
