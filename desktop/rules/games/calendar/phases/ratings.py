"""What a year is worth (part 3.6): a share of the most that its page holds."""

from datetime import date
from functools import lru_cache

from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.state import State

ENDING = "rank_"


def score(state: State) -> int:
    """The sum of the results (CA-079)."""
    return sum(result.points for result in state.results)


@lru_cache(maxsize=64)
def most(ground: Ground, first: date) -> int:
    """The most that can be had from a day on: every special, and what the months add to them."""
    special = ground.almanac.scoring.special
    found = 0
    for day, square in ground.squares.items():
        if day < first:
            continue
        if square.kind == "special":
            better = ground.params("T11", day.month)
            found += max(special, int(better["points"])) if better else special
        elif "twin" in square.flags:
            twin = ground.params("T5", day.month)
            found += int(twin["points"]) if twin else 0
    finale = ground.params("T12", ground.last.month)
    return found + (int(finale["points"]) if finale else 0)


def thresholds(ground: Ground, first: date) -> tuple[int, ...]:
    """From how many points each rank begins, lowest first."""
    rating = ground.almanac.rating
    shares = rating.twists if ground.modules else rating.base
    return tuple(-(-share * most(ground, first) // 100) for share in shares)


def rank(ground: Ground, first: date, points: int) -> int:
    """The rank that so many points reach; 0 at least."""
    steps = thresholds(ground, first)
    return max((place for place, least in enumerate(steps) if points >= least), default=0)
