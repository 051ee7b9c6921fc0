"""Original values for any year (part 4); draws come in the order of the reference, appendix B."""

from datetime import date, timedelta
from functools import lru_cache
from itertools import combinations, pairwise, product

import msgspec

from desktop.rules.games.calendar.phases.stream import Stream
from desktop.rules.games.calendar.phases.weeks import SUNDAY, weeks_of

GENERATOR = 1
_BUDGET = (54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 64)  # of a full week, by month
_RATE = (11, 11, 12, 13, 13, 14, 14, 15, 15, 16, 16, 16)  # of a Sunday for each square, in tenths
_CAP = (17, 17, 18, 18, 19, 19, 19, 20, 20, 20, 20, 20)
_BANDS = ((5, 6, 7), (7, 8, 9), (8, 9, 10), (10, 11, 12), (11, 12, 13), (13, 14, 15))
_FULL = 6
_TRIES, _REPICK = 2000, 40
_LEAST, _MOST = 10, 20
_WEEK = timedelta(7)

Drawn = tuple[int, int]
"""A value, and a symbol by its place."""


@lru_cache(maxsize=1)
def _profiles() -> dict[int, tuple[tuple[int, ...], ...]]:
    """Six values, one of each band, with one pair of equals at most; by their sum."""
    found: dict[int, set[tuple[int, ...]]] = {}
    for values in product(*_BANDS):
        profile = tuple(sorted(values))
        if _FULL - len(set(profile)) <= 1:
            found.setdefault(sum(profile), set()).add(profile)
    return {total: tuple(sorted(some)) for total, some in found.items()}


class _Year(msgspec.Struct):
    """What one week's drawing hands on to the next."""

    stream: Stream
    squares: dict[date, Drawn]
    used: list[int]  # how often each symbol came on weekdays
    sundays: list[int]  # bags that are drawn from
    jitters: list[int]
    last: Drawn | None = None
    last_sunday: int | None = None


@lru_cache(maxsize=16)
def generate(seed: str, year: int) -> dict[date, Drawn]:
    """Every square of a year by its date; not to be changed. Raises RuntimeError where no
    arrangement is found, which no year of the calendar has shown."""
    course = _Year(Stream(f"{seed}|{year}|calgen-{GENERATOR}"), {}, [0, 0, 0], [], [])
    for week in weeks_of(year):
        days = [day for day in week if day.weekday() < SUNDAY]
        _weekdays(course, days, _BUDGET[week[0].month - 1])
        if week[-1].weekday() == SUNDAY:
            _sunday(course, week[-1], len(days))
    return course.squares


def _values(stream: Stream, n: int, budget: int) -> tuple[int, ...]:
    profile = stream.choice(_profiles()[budget])
    if n == _FULL:
        return profile
    some = {c for c in combinations(profile, n) if abs(_FULL * sum(c) - budget * n) <= 3 * n}
    if not some:
        some = {min(combinations(profile, n), key=lambda c: (abs(_FULL * sum(c) - budget * n), c))}
    return stream.choice(sorted(some))


def _symbols(course: _Year, n: int) -> list[int]:
    """As even as can be, the surplus to the year's rarest; a full week may be 3, 2, 1."""
    order = sorted(course.stream.shuffled(range(3)), key=lambda symbol: course.used[symbol])
    symbols = [symbol for symbol in range(3) for _ in range(n // 3)] + order[: n % 3]
    if n == _FULL and course.stream.below(3) == 0:
        symbols = [order[0]] * 3 + [order[1]] * 2 + [order[2]]
    for symbol in symbols:
        course.used[symbol] += 1
    return symbols


def _weekdays(course: _Year, days: list[date], budget: int) -> None:
    stream, n = course.stream, len(days)
    symbols = _symbols(course, n)
    values: tuple[int, ...] = ()
    for attempt in range(_TRIES):
        if attempt % _REPICK == 0:
            values = _values(stream, n, budget) if n else ()
        shuffled = stream.shuffled(values)
        row = list(zip(shuffled, stream.shuffled(symbols), strict=True))
        if _well(course, days, row):
            break
    else:
        raise RuntimeError("no arrangement")
    course.squares.update(zip(days, row, strict=True))
    if row:
        course.last = row[-1]


def _well(course: _Year, days: list[date], row: list[Drawn]) -> bool:
    """Whether a row reads well beside its neighbours."""
    before = row if course.last is None else [course.last, *row]
    if any(one[0] == two[0] for one, two in pairwise(before)):
        return False
    if any(course.squares.get(day - _WEEK) == one for day, one in zip(days, row, strict=True)):
        return False
    if any(row[i][1] == row[i + 1][1] == row[i + 2][1] for i in range(len(row) - 2)):
        return False
    if len(row) < _FULL:
        return True
    dearest = sorted(range(_FULL), key=lambda i: -row[i][0])[:2]
    return row[dearest[0]][1] != row[dearest[1]][1]


def _sunday(course: _Year, day: date, n: int) -> None:
    stream, month = course.stream, day.month - 1
    value = _LEAST
    if n:
        course.jitters = course.jitters or stream.shuffled((-1, 0, 0, 1))
        value += (_RATE[month] * n + 5) // 10 + course.jitters.pop()
        value = max(_LEAST, min(_MOST, value, _CAP[month], 14 + n))
    if not course.sundays:
        bag = stream.shuffled(range(3))
        if bag[-1] == course.last_sunday:
            bag[-1], bag[0] = bag[0], bag[-1]
        course.sundays = bag
    course.last_sunday = course.sundays.pop()
    course.squares[day] = (value, course.last_sunday)
