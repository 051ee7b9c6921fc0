"""What may be thrown in the open Encounter, where it comes from, and what it would reach."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from desktop.rules.games.book import odds
from desktop.rules.games.book.choices import Try
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.phases import pools
from desktop.rules.games.book.state import Attribute, Letter, Pool, Sheet, State, Task
from desktop.rules.games.book.view.costs import armour, shield_value, value


class Source(msgspec.Struct, frozen=True):
    """Where dice come from: an Attribute, "level", the id of a ware, "strain", "bribes", "given".

    `dice` of one of it. `fixed`: it helps by itself. `most`: how many may be added, 0 where it is
    fixed. `gain`: the chance that the first of it adds to the suggested pool; for a weapon, to the
    pool without one.
    """

    id: str
    dice: int
    fixed: bool
    most: int
    gain: float


class Prospect(msgspec.Struct, frozen=True):
    """What a pool would reach.

    In Combat `kill` is the chance that this throw ends it. In Combat and at an Obstacle `win` and
    `wounds` are the chance to get through alive and the Wounds expected on the way, Strain
    included, if one goes on to the end without paying again. Elsewhere they are None.
    """

    attribute: Attribute
    dice: int
    needs: int
    chance: float
    kill: float | None = None
    win: float | None = None
    wounds: float | None = None


# ---- the pool -----------------------------------------------------------------------------------
def attributes_for(tables: Tables, letter: Letter) -> tuple[Attribute, ...]:
    """The Attributes that may be used (BA-G41); none before a Personal's kind is known."""
    encounter = tables.encounters.get(letter)
    return encounter.attributes if encounter is not None else ()


def suggestion(tables: Tables, state: State) -> Try:
    """The best pool that costs nothing. Raises LookupError outside of an Encounter."""
    return free_try(tables, state.sheet, _open(state))


def free_try(tables: Tables, sheet: Sheet, task: Task) -> Try:
    """The highest Attribute and the best weapon."""
    best = max(attributes_for(tables, task.letter), key=lambda name: value(sheet, name))
    arms = pools.weapons(tables, sheet, task)
    weapon = max(arms, key=lambda name: tables.wares[name].dice.get("C", 0), default="")
    return Try(best, weapon=weapon)


def free_dice(tables: Tables, sheet: Sheet, letter: Letter) -> int:
    """How many dice one throws under a letter without paying for any."""
    task = Task("", letter, letter, 0)
    return dice_of(tables, sheet, task, free_try(tables, sheet, task))


def dice_of(tables: Tables, sheet: Sheet, task: Task, wish: Try) -> int:
    """How many dice a pool has that nothing but Items is paid for."""
    helping = pools.helping(tables, sheet, task, wish)
    return sheet.level + value(sheet, wish.attribute) + sum(dice for _, dice in helping)


def built(tables: Tables, state: State, wish: Try) -> Pool:
    """What a pool comes to, without paying. Raises LookupError outside of an Encounter."""
    return pools.built(tables, state, _open(state), wish)


def prospect(tables: Tables, state: State, wish: Try) -> Prospect:
    """The exact chances of a pool. Raises LookupError outside of an Encounter."""
    task, pool = _open(state), built(tables, state, wish)
    once = _paid(tables, task.letter, wish)
    seen = Prospect(wish.attribute, pool.dice, pool.needs, odds.likely(pool.dice, pool.needs))
    end = _to_the_end(tables, state, pool, wish.strain, once)
    if end is None:
        return seen
    kill = odds.likely(pool.dice, 2 * pool.needs) if task.letter == "C" else None
    return replace(seen, kill=kill, win=end.win, wounds=end.wounds + wish.strain)


def _to_the_end(
    tables: Tables, state: State, pool: Pool, strain: int, once: int
) -> odds.Fight | None:
    sheet, letter = state.sheet, _open(state).letter
    left, dex, worn = (
        sheet.limit - sheet.wounds - strain,
        value(sheet, "DEX"),
        armour(tables, sheet),
    )
    if letter == "C":
        shield = shield_value(tables, sheet)
        fighter = odds.Fighter(pool.needs, pool.dice - once, dex, left, worn, shield, once)
        return odds.fight(fighter)
    if letter == "O":
        return odds.climb(odds.Climber(pool.needs, pool.dice - once, dex, left, worn, bomb=once))
    return None


def _paid(tables: Tables, letter: Letter, wish: Try) -> int:
    """The dice that are there for this throw only."""
    return wish.strain + sum(tables.wares[name].dice.get(letter, 0) for name in wish.items)


# ---- its sources --------------------------------------------------------------------------------
def sources(tables: Tables, state: State) -> tuple[Source, ...]:
    """All that helps or could be paid for in the open Encounter; nothing outside of one."""
    if state.task is None:
        return ()
    return (*_attributes(tables, state), *_fixed(tables, state), *_paid_for(tables, state))


def _attributes(tables: Tables, state: State) -> Iterator[Source]:
    base = suggestion(tables, state)
    for name in attributes_for(tables, _open(state).letter):
        gain = _gain(tables, state, base, replace(base, attribute=name))
        yield Source(name, value(state.sheet, name), fixed=False, most=1, gain=gain)


def _fixed(tables: Tables, state: State) -> Iterator[Source]:
    if state.sheet.level:
        yield Source("level", state.sheet.level, fixed=True, most=0, gain=0.0)
    bare = replace(suggestion(tables, state), weapon="")
    for name, dice in pools.helping(tables, state.sheet, _open(state), bare):
        yield Source(name, dice, fixed=True, most=0, gain=0.0)


def _paid_for(tables: Tables, state: State) -> Iterator[Source]:
    task, base, sheet = _open(state), suggestion(tables, state), state.sheet
    bare = replace(base, weapon="")
    for name in pools.weapons(tables, sheet, task):
        gain = _gain(tables, state, bare, replace(base, weapon=name))
        yield Source(name, tables.wares[name].dice.get("C", 0), fixed=False, most=1, gain=gain)
    for name in pools.items(tables, sheet, task):
        gain = _gain(tables, state, base, replace(base, items=(name,)))
        yield Source(name, tables.wares[name].dice[task.letter], fixed=False, most=1, gain=gain)
    bounds = {
        "strain": pools.strain(tables, state, task),
        "bribes": pools.bribes(tables, state, task),
        "given": len(pools.gifts(tables, sheet, task)),
    }
    now = built(tables, state, base)
    one_more = odds.likely(now.dice + 1, now.needs) - odds.likely(now.dice, now.needs)
    for name, most in bounds.items():
        if most:
            yield Source(name, 1, fixed=False, most=most, gain=one_more)


def _gain(tables: Tables, state: State, base: Try, wish: Try) -> float:
    before, after = built(tables, state, base), built(tables, state, wish)
    return odds.likely(after.dice, after.needs) - odds.likely(before.dice, before.needs)


def _open(state: State) -> Task:
    if state.task is None:
        raise LookupError("no Encounter")
    return state.task
