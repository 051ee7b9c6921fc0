"""The day's odds for many rewards at once, with numpy: for plans that weigh a whole week.

One at a time they are in `odds.lattice`; a week asks for some hundred of them.
"""

from functools import lru_cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from desktop.rules.games.calendar.odds.keeps import (
    BOTH,
    MARK,
    NUMBER_ADDS,
    NUMBER_AT,
    NUMBERS,
    SIGN_ADDS,
    SIGN_AT,
    SIGNS,
    WHOLE,
)

Floats = NDArray[np.float64]
Places = NDArray[np.intp]


def _thrown(adds: tuple[tuple[int, ...], ...], whole: int) -> Floats:
    """For every keep the chance of each whole hand."""
    chances = np.zeros((len(adds) + whole, whole))
    chances[len(adds) :] = np.eye(whole)
    for place in range(len(adds) - 1, -1, -1):
        chances[place] = np.mean([chances[more] for more in adds[place]], axis=0)
    return chances


THROWN_NUMBERS = _thrown(NUMBER_ADDS, len(NUMBERS) - WHOLE)
THROWN_SIGNS = _thrown(SIGN_ADDS, len(SIGNS) - BOTH)


@lru_cache(maxsize=2)
def _number_parts(stay: bool) -> Places:
    """For every whole hand what may be held of it, eight each; with `stay` all marks among it."""
    rows = []
    for hand in NUMBERS[WHOLE:]:
        kept = [part for many in range(4) for part in combinations(hand, many)]
        if stay:
            kept = [part for part in kept if part.count(MARK) == hand.count(MARK)]
        rows.append([NUMBER_AT[part] for part in kept] + [NUMBER_AT[hand]] * (8 - len(kept)))
    return np.array(rows)


SIGN_PARTS = np.array(
    [
        [SIGN_AT[part] for many in range(3) for part in combinations(pair, many)]
        for pair in SIGNS[BOTH:]
    ]
)
"""For every pair what may be held of it, four each."""
TURNS = np.array(
    [
        sorted({SIGN_AT[tuple(sorted((face, die)))] - BOTH for die in pair for face in range(3)})
        + ([] if pair[0] != pair[1] else [SIGN_AT[pair] - BOTH] * 2)
        for pair in SIGNS[BOTH:]
    ]
)
"""T2: for every pair those that one turn makes of it, five each, itself among them."""


def rolled(worth: Floats) -> Floats:
    """From (n, 56, 6) whole hands to (n, 84, 10) keeps of which the rest is rolled."""
    found: Floats = THROWN_NUMBERS @ worth @ THROWN_SIGNS.T
    return found


def held(keeps: Floats, stay: bool) -> Floats:
    """From (n, 84, 10) keeps to (n, 56, 6) whole hands, the best part of each held."""
    signs = keeps[:, :, SIGN_PARTS].max(axis=3)
    found: Floats = signs[:, _number_parts(stay)].max(axis=2)
    return found


def turned(worth: Floats, price: float) -> Floats:
    """T2: whole hands where one symbol die may be turned for a price."""
    found: Floats = np.maximum(worth, worth[:, :, TURNS].max(axis=3) - price)
    return found


def before(worth: Floats, rolls: int, stay: bool) -> Floats:
    """What (n, 56, 6) whole hands come to before so many rolls: n numbers."""
    for _ in range(rolls - 1):
        worth = held(rolled(worth), stay)
    found: Floats = worth.transpose(0, 2, 1) @ THROWN_NUMBERS[0] @ THROWN_SIGNS[0]
    return found
