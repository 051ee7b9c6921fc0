"""The band of the year's chart: between what sensible years lie, as measured."""

from datetime import date
from itertools import accumulate

import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar import GAME, view
from desktop.rules.games.calendar.state import State
from desktop.rules.games.calendar.view.usual import BANDS
from desktop.rules.kernel.chance import Chance
from tests.small_almanac import almanac

ALMANAC = almanac()
YEARS = 6
"""A small sample; of so many, two a month may lie outside."""


def begun(**options: str) -> State:
    state: State = GAME.begin(ALMANAC, {"catch_up": "free", **options}, Chance("usual")).state
    return state


def sums(number: int, mode: str) -> list[int]:
    """The year's sum after each month, as a sensible player plays it."""
    options = {"catch_up": "free", "mode": mode}
    state: State = GAME.begin(ALMANAC, options, Chance(f"year {number}")).state
    play, mind = GAME.policies["sensible"], Chance(f"mind {number}")
    while choices := GAME.choices(ALMANAC, state):
        choice, mind = play(ALMANAC, state, choices, mind)
        state = GAME.choose(ALMANAC, state, choice).state
    return list(accumulate(result.points for result in state.results))


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["base", "twists"])
def test_sensible_years_lie_in_the_band(mode: str) -> None:
    low, high = BANDS[mode]
    years = [sums(number, mode) for number in range(YEARS)]
    for month in range(12):
        outside = [one for one in years if not low[month] <= one[month] <= high[month]]
        assert len(outside) <= 2, f"month {month + 1}: {outside}"


def test_a_band_is_told_only_of_what_was_measured() -> None:
    assert view.usual(begun()) == BANDS["twists"]
    assert view.usual(begun(mode="base")) == BANDS["base"]
    for other in ({"boxes": "strict"}, {"mark_value": "0"}, {"page": "other"}):
        assert view.usual(begun(**other)) == ((), ())
    late = replace(begun(), first=date(2026, 5, 8))
    assert view.usual(late) == ((), ())
