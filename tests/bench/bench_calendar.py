"""What the calendar's odds and advice take, and how many years a second each player plays."""

import time
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from desktop.rules.games.calendar import GAME, odds, view
from desktop.rules.games.calendar.odds import Need, Terms, outlook
from desktop.rules.games.calendar.state import Symbol
from desktop.rules.kernel.chance import Chance
from tests.bench.table import Row
from tests.rules.calendar.table import Table, at, twists
from tests.small_almanac import almanac

YEAR = almanac()
YEARS = {"reckless": 3, "sensible": 3, "near-optimal": 1}
RUNS = 5
TIMES = 20
MONDAY: tuple[Symbol, ...] = ("lens", "lantern", "revolver", "lantern", "revolver", "lens")
VALUES = (6, 8, 9, 11, 12, 14)


def needs(shift: int) -> tuple[Need, ...]:
    """Six leads that nobody asked for yet."""
    return tuple(
        Need(value + shift, (symbol,)) for value, symbol in zip(VALUES, MONDAY, strict=True)
    )


def milliseconds(work: Callable[[int], object], times: int = TIMES) -> list[float]:
    """By the processor, each with another number, after one that does not count."""
    work(-1)
    found = []
    for number in range(times):
        began = time.process_time()
        work(number)
        found.append((time.process_time() - began) * 1000)
    return found


def played(policy: str, seed: str, **options: str) -> int:
    """A whole year; how many choices it took."""
    state = GAME.begin(YEAR, {"catch_up": "free", **options}, Chance(seed)).state
    mind, steps = Chance(seed).fork("policy"), 0
    while choices := GAME.choices(YEAR, state):
        choice, mind = GAME.policies[policy](YEAR, state, choices, mind)
        state = GAME.choose(YEAR, state, choice).state
        steps += 1
    return steps


def speed(policy: str, years: int, run: int) -> float:
    """Years a second on one core, unsaved."""
    began = time.process_time()
    for number in range(years):
        played(policy, f"{run}/{number}")
    return years / (time.process_time() - began)


def rows() -> Iterable[Row]:
    """A day's odds, what a screen asks, a week's advice, whole years."""
    reward = odds.reward(needs(0))
    yield Row("Calendar, one day by the lattice", milliseconds(lambda _: odds.day(reward)), "ms")
    yield Row("Calendar, odds of six new leads after a throw", milliseconds(_asked), "ms", "5")
    yield Row("Calendar, what fits after a throw", _fits(), "ms", "5")
    monday = at("01-05")
    yield Row("Calendar, advice on a Monday", milliseconds(_advice(monday)), "ms", "150")
    october = twists("10-12", dial=2, insight=2, bell=2)
    yield Row("Calendar, advice in October", milliseconds(_advice(october)), "ms", "150")
    for policy, years in YEARS.items():
        found = [speed(policy, years, run) for run in range(RUNS)]
        yield Row(f"Calendar, {policy}, whole years", found, "years/s")


def _asked(number: int) -> object:
    """What a throw leaves open: two rolls, some dice held."""
    some = (*needs(0), Need(100 + number))
    found = outlook(some, Terms(), 2, (4, 2, 6), ("lens", "lantern"), (1, 4))
    return found, [odds.chance(need, Terms(), 2, (4,), ("lens",)) for need in some]


def _fits() -> list[float]:
    table = at("01-05")
    table.roll((4, 2, 6), "IL")
    holds: tuple[tuple[int, ...], ...] = ((), (1,), (1, 4), (2,), (2, 5), (3,), (1, 2, 3))
    return milliseconds(
        lambda number: view.fits(table.almanac, table.state, holds[number % len(holds)])
    )


def _advice(table: Table) -> Callable[[int], object]:
    """Each time another position, so that nothing is known yet."""
    table.roll((4, 2, 6), "IL")

    def work(number: int) -> object:
        month = replace(table.state.month, madness=(number + 1) % 8, points=number)
        return view.advice(table.almanac, replace(table.state, month=month))

    return work
