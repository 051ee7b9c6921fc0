"""The almanac's moon: mean lunations in integers, up to a day off the sky's (T7)."""

from collections.abc import Mapping
from datetime import date, timedelta
from functools import lru_cache
from types import MappingProxyType
from typing import Literal

Moon = Literal["new", "full"]
_EPOCH = date(2000, 1, 6)
_DAY = 1_000_000_000
_OFFSET = 597_660_000  # of a day after midnight of the epoch, in billionths
_MONTH = 29_530_588_861
_HALVES = 247_370  # half lunations in ten thousand years
_BEFORE = 4  # begin so many earlier, so that none is missed


def _date(half: int) -> date:
    """When this half lunation falls: an even one is a new moon, an odd one a full moon."""
    return _EPOCH + timedelta(days=(half * _MONTH // 2 + _OFFSET) // _DAY)


@lru_cache(maxsize=16)
def moons(year: int) -> Mapping[date, Moon]:
    """The new and full moons of a year."""
    found: dict[date, Moon] = {}
    half = (year - 2000) * _HALVES // 10_000 - _BEFORE
    while (day := _date(half)).year <= year:
        if day.year == year:
            found[day] = "full" if half % 2 else "new"
        half += 1
    return MappingProxyType(found)
