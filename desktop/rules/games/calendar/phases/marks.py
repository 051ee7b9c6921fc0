"""Which squares of a drawn year bear more than a value: a second stream, so that the first one
stays as it is (part 4, appendix B)."""

from datetime import date
from functools import lru_cache

import msgspec

from desktop.rules.games.calendar.phases.generator import GENERATOR, Drawn, generate
from desktop.rules.games.calendar.phases.moon import moons
from desktop.rules.games.calendar.phases.stream import Stream
from desktop.rules.games.calendar.phases.weeks import SUNDAY, weeks_of

SEALED, TWIN, WHISPER = 3, 5, 9
"""The first months of T3, T5, T9 on drawn pages."""
_MIDDLING = range(9, 14)
_FULL, _APART, _MANY, _LAST = 6, 5, 3, 24
Pair = tuple[date | None, date | None]


class Marks(msgspec.Struct, frozen=True):
    """The dates that T3, T5 (with the second symbol) and T9 speak of."""

    sealed: frozenset[date]
    twins: dict[date, int]
    whispers: frozenset[date]


@lru_cache(maxsize=16)
def marks(seed: str, year: int) -> Marks:
    """The marks of a drawn year; not to be changed."""
    squares = generate(seed, year)
    stream = Stream(f"{seed}|{year}|marks-{GENERATOR}")
    sealed: set[date] = set()
    twins: dict[date, int] = {}
    for week in weeks_of(year):
        days = [day for day in week if day.weekday() < SUNDAY]
        if len(days) < _FULL or days[0].month != days[-1].month:
            continue
        pairs = _pairs(squares, days)
        if not pairs:
            continue
        twin, lock = stream.choice(pairs)
        if lock is not None:
            sealed.add(lock)
        if twin is not None:
            own = squares[twin][1]
            twins[twin] = stream.choice([symbol for symbol in range(3) if symbol != own])
    return Marks(frozenset(sealed), twins, frozenset(_whispers(stream, year)))


def _pairs(squares: dict[date, Drawn], days: list[date]) -> list[Pair]:
    """Every twin and sealed square of a week that go together; a sealed one keeps a key."""
    month = days[0].month
    middling = [day for day in days if squares[day][0] in _MIDDLING]
    twins: list[date | None] = [None]
    if month >= TWIN:
        twins = [day for day in middling if day != days[0]]
    if month < SEALED:
        return [(twin, None) for twin in twins]
    return [
        (twin, lock)
        for twin in twins
        for lock in middling
        if lock != twin
        and any(
            other not in (lock, twin) and squares[other][1] == squares[lock][1] for other in days
        )
    ]


def _whispers(stream: Stream, year: int) -> list[date]:
    found: list[date] = []
    moon = moons(year)
    weekdays = [day for week in weeks_of(year) for day in week if day.weekday() < SUNDAY]
    for month in range(WHISPER, 13):
        days = [day for day in weekdays if day.month == month and day not in moon]
        if month == 12:
            days = [day for day in days if day.day <= _LAST]
        got: list[date] = []
        for day in stream.shuffled(days):
            if all(abs((day - other).days) >= _APART for other in got):
                got.append(day)
            if len(got) == _MANY:
                break
        found += got
    return found
