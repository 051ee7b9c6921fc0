"""The rest of a week played backwards: what every set of leads that may still be done is worth.

A set is a mask of bits, one for each lead that is open today. Beside it stands how it goes with
T10: FREE (nothing sworn this week), SPENT (sworn, or not to be), MORE (sworn and kept).
"""

from collections.abc import Iterator
from functools import lru_cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from desktop.rules.games.calendar.odds.keeps import BOTH, MARK, NUMBERS, SIGNS, WHOLE, total
from desktop.rules.games.calendar.odds.needs import PLAIN, Need, Terms, number_goal, sign_goal
from desktop.rules.games.calendar.policies import arrays
from desktop.rules.games.calendar.policies.arrays import Floats

FREE, SPENT, MORE = 0, 1, 2
ROLLS = 3
_SHOWS = np.array([MARK in hand for hand in NUMBERS[WHOLE:]])[:, None]
Worths = dict[int, Floats]
"""How it goes with T10 -> worth of every mask; masks that cannot be reached hold nothing."""


class Aim(msgspec.Struct, frozen=True):
    """A lead as one day sees it. `key`: bits of which one must be done before (T3), 0: none."""

    bit: int
    need: Need
    gain: float = 0.0
    more: tuple[tuple[int, float], ...] = ()
    key: int = 0
    vow: bool = False


class Dawn(msgspec.Struct, frozen=True):
    """A day to come: its aims and prices. `dial`, `recall`, `hush` None: not to be had."""

    aims: tuple[Aim, ...]
    mark: float
    always: bool = True  # a mark costs on days without a completion too
    terms: Terms = PLAIN
    dial: float | None = None
    recall: float | None = None
    miss: float = 0.0
    hush: float | None = None
    quiet: float = 0.0
    broken: float = 0.0


class Weekend(msgspec.Struct, frozen=True):
    """How the week ends: by its special, or without one. `counts`: what each bit takes off."""

    counts: tuple[int, ...]
    special: Aim | None = None
    points: float = 0.0
    extra: int = 1
    mark: float = 0.0
    terms: Terms = PLAIN
    dial: float | None = None
    recall: float | None = None
    lost: float = 0.0
    each: tuple[float, ...] = ()  # what 0, 1, 2 ... leads done are worth in themselves


def worths(
    days: tuple[Dawn, ...],
    end: Weekend,
    hows: tuple[int, ...] = (FREE, SPENT, MORE),
    done: int = 1,
) -> Worths:
    """What the masks of at most `done` leads are worth on the morning of the first of the days.

    Only these ways to go with T10 are followed; from FREE the others are reached by swearing.
    """
    bits = len(end.counts)
    after = {how: worth for how, worth in _ended(end, 1 << bits).items() if how in hows}
    for place in range(len(days) - 1, -1, -1):
        masks = np.array([m for m in range(1 << bits) if m.bit_count() <= place + done])
        after = _morning(days[place], masks, after)
    return after


# ---- how it ends --------------------------------------------------------------------------------
def _ended(end: Weekend, many: int) -> Worths:
    off = [sum(c for bit, c in enumerate(end.counts) if mask >> bit & 1) for mask in range(many)]
    counted = np.array(off)
    each = np.zeros(many)
    if end.each:
        most = len(end.each) - 1
        each = np.array([end.each[min(most, mask.bit_count())] for mask in range(many)])
    if end.special is None:
        return dict.fromkeys((FREE, SPENT, MORE), each)
    by_count = _specials(end, int(counted.max(initial=0)) + end.extra)
    plain, more = by_count[counted] + each, by_count[counted + end.extra] + each
    return {FREE: plain, SPENT: plain, MORE: more}


def _specials(end: Weekend, most: int) -> Floats:
    """What the special is worth by how much is taken off."""
    aim = end.special
    assert aim is not None
    tables = np.full((most + 1, len(NUMBERS) - WHOLE, len(SIGNS) - BOTH), end.lost)
    for off in range(most + 1):
        need = Need(aim.need.value - off, aim.need.symbols, aim.need.every)
        hits, bonus = _reached(need, aim.more, end.terms)
        tables[off] = np.where(hits, np.maximum(tables[off], end.points + bonus), tables[off])
    tables -= np.where(_SHOWS, end.mark, 0.0)
    return _played(tables, end.terms, end.dial, end.recall)


# ---- one day ------------------------------------------------------------------------------------
def _morning(day: Dawn, masks: NDArray[np.int64], after: Worths) -> Worths:
    tables = [(how, masks, _tables(day, masks, after[how])) for how in after]
    if FREE in after and SPENT in after:
        tables += _sworn(day, masks, after)
    worth = _played(
        np.concatenate([rows for _, _, rows in tables]), day.terms, day.dial, day.recall
    )
    before = {how: np.full(len(after[how]), -np.inf) for how in after}
    first = 0
    for how, some, rows in tables:
        found = worth[first : first + len(rows)]
        before[how][some] = np.maximum(before[how][some], found)
        first += len(rows)
    return before


def _sworn(
    day: Dawn, masks: NDArray[np.int64], after: Worths
) -> Iterator[tuple[int, NDArray[np.int64], Floats]]:
    """T10: the day under every vow, for the masks in which it may be made."""
    for aim in day.aims:
        if not aim.vow:
            continue
        some = masks[np.isfinite(_gains(aim, masks, after[MORE]))]
        tables = _tables(day, some, after[SPENT]) - day.broken
        hits, bonus = _reached(aim.need, aim.more, day.terms)
        gains = _gains(aim, some, after[MORE])
        kept = _less(day, gains[:, None, None] + bonus, True)
        yield FREE, some, np.where(hits, np.maximum(tables, kept), tables)


def _tables(day: Dawn, masks: NDArray[np.int64], after: Floats) -> Floats:
    """(masks, 56, 6): the best that may be done with final hands."""
    idle = after[masks][:, None, None]
    shape = (len(masks), len(NUMBERS) - WHOLE, len(SIGNS) - BOTH)
    found = np.broadcast_to(_less(day, idle + day.miss, False), shape).copy()
    fitting = np.zeros(shape, dtype=bool)
    for aim in day.aims:
        hits, bonus = _reached(aim.need, aim.more, day.terms)
        gains = _gains(aim, masks, after)[:, None, None]
        np.maximum(found, _less(day, gains + bonus, True), out=found, where=hits)
        if day.hush is not None:
            fitting |= np.isfinite(gains) & hits
    if day.hush is not None:
        np.maximum(found, _less(day, idle + day.hush, False), out=found, where=fitting)
    return found


def _gains(aim: Aim, masks: NDArray[np.int64], after: Floats) -> Floats:
    """What completing it leads to from every mask; nowhere where it may not be."""
    may = masks >> aim.bit & 1 == 0
    if aim.key:
        may &= masks & aim.key != 0
    found: Floats = np.where(may, after[masks | 1 << aim.bit] + aim.gain, -np.inf)
    return found


def _less(day: Dawn, worth: Floats, completed: bool) -> Floats:
    """What a mark costs is taken off, what its absence brings is added."""
    mark = day.mark if completed or day.always else 0.0
    found: Floats = worth + np.where(_SHOWS, -mark, day.quiet if completed else 0.0)
    return found


@lru_cache(maxsize=1024)
def _reached(
    need: Need, more: tuple[tuple[int, float], ...], terms: Terms
) -> tuple[NDArray[np.bool_], Floats]:
    """Which final hands complete it, and what more they bring by how far they go beyond."""
    hits = np.array(number_goal(need, terms))[:, None] & np.array(sign_goal(need, terms))
    over = _sums(terms.mark_value) - need.value
    bonus = np.zeros(len(over))
    for margin, gain in more:
        bonus += np.where(over >= margin, gain, 0.0)
    return hits.astype(bool), bonus[:, None]


@lru_cache(maxsize=2)
def _sums(mark_value: int) -> NDArray[np.int64]:
    return np.array([total(hand, mark_value) for hand in NUMBERS[WHOLE:]])


def _played(tables: Floats, terms: Terms, dial: float | None, recall: float | None) -> Floats:
    if dial is not None:
        tables = arrays.turned(tables, dial)
    if recall is not None:
        again = arrays.held(arrays.rolled(tables), terms.stay)
        tables = np.maximum(tables, again - recall)
    return arrays.before(tables, ROLLS, terms.stay)
