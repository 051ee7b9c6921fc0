"""Sensible play inside an Encounter: Strain, bribes, Items and flight, whatever is worth most."""

from collections.abc import Iterator

from msgspec.structs import replace

from desktop.rules.games.book import choices as c
from desktop.rules.games.book import odds
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.phases import encounters, pools
from desktop.rules.games.book.policies import judgement
from desktop.rules.games.book.policies.judgement import Mind
from desktop.rules.games.book.state import State, Task

GOLD = 0.5
"""What a piece of gold is worth."""
BRIBES = 8
"""As many bribes are thought of at most."""
_LIKELY = 0.75
"""From here on each further die adds less than the one before."""
_LEAST = float("-inf")
Weighed = tuple[float, c.Choice]


def inside(tables: Tables, state: State) -> c.Choice:
    """The best that can be done in the open Encounter. Raises LookupError outside of one."""
    task = state.task
    if task is None:
        raise LookupError("no Encounter")
    one = judgement.mind(tables, state.sheet)
    if task.letter == "R" and not task.sprung and encounters.kit(tables, state):
        return c.Disarm()
    return max(_ways(tables, state, task, one), key=_value)[1]


def _value(weighed: Weighed) -> float:
    return weighed[0]


def _ways(tables: Tables, state: State, task: Task, one: Mind) -> Iterator[Weighed]:
    base = judgement.kit(tables, state.sheet).tries[task.letter]
    yield from _tries(tables, state, task, one, base)
    if encounters.may_flee(task):
        yield judgement.flight(one, task.letter), c.Flee()
    if task.letter == "H":
        yield judgement.worth(one, "C", task.ecl), c.Convert()


def _tries(tables: Tables, state: State, task: Task, one: Mind, base: c.Try) -> Iterator[Weighed]:
    """The free pool, and what may be paid for more."""
    for items, dice in _spent(tables, state, task):
        cost = sum([tables.wares[name].base for name in items]) * GOLD
        wish = replace(base, items=items) if items else base
        match task.letter:
            case "O" | "C":
                yield from _strained(tables, state, task, one, wish, dice, cost)
            case "H":
                yield from _bribed(tables, state, task, one, wish, dice, cost)
            case _:
                yield _thrown(task, one, dice) - cost, wish


def _spent(tables: Tables, state: State, task: Task) -> Iterator[tuple[tuple[str, ...], int]]:
    """No Item, or the one that helps most."""
    yield (), 0
    useful = pools.items(tables, state.sheet, task)
    if useful:
        best = max(useful, key=lambda name: tables.wares[name].dice[task.letter])
        yield (best,), tables.wares[best].dice[task.letter]


def _strained(
    tables: Tables, state: State, task: Task, one: Mind, wish: c.Try, dice: int, cost: float
) -> Iterator[Weighed]:
    most = min(judgement.STRAIN, pools.strain(tables, state, task))
    free, needs = one.throws(task.letter) + dice, task.life or task.ecl
    best, chosen = _LEAST, 0
    for strain in range(most + 1):
        if task.letter == "O":
            value = judgement.climb(one, task.ecl, strain, dice)
        else:
            value = judgement.duel(one, task.ecl, task.life, strain, dice)
        if value > best:
            best, chosen = value, strain
        elif odds.likely(free + strain, needs) > _LIKELY:
            break
    yield best - cost, replace(wish, strain=chosen) if chosen else wish


def _bribed(
    tables: Tables, state: State, task: Task, one: Mind, wish: c.Try, dice: int, cost: float
) -> Iterator[Weighed]:
    most = min(BRIBES, pools.bribes(tables, state, task))
    best, chosen = _LEAST, 0
    for bribes in range(most + 1):
        chance = odds.likely(one.throws("H") + dice + bribes, task.ecl)
        value = judgement.talk(one, chance, task.ecl) - bribes * GOLD
        if value > best:
            best, chosen = value, bribes
        elif chance > _LIKELY:
            break
    yield best - cost, replace(wish, bribes=chosen) if chosen else wish


def _thrown(task: Task, one: Mind, more: int) -> float:
    """A pool of a Personal, a Puzzle or a Trap."""
    letter, ecl = task.letter, task.ecl
    chance = odds.likely(one.throws(letter) + more, ecl)
    match letter:
        case "Z":
            later = odds.likely(one.throws(letter), ecl)
            if more and later:
                again = judgement.riddle(one, later, ecl) - judgement.fright(one)
                return chance * judgement.gain(one, ecl) + (1 - chance) * again
            return judgement.riddle(one, chance, ecl)
        case "R":
            return judgement.snare(one, chance, ecl)
        case _:
            return judgement.personal(one, letter, chance, ecl)
