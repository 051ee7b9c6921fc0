"""Why a pool, a flight, a conversion or the kit is not possible in the open Encounter."""

from desktop.rules.games.book import choices as c
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.phases import encounters, pools
from desktop.rules.games.book.state import State, Task
from desktop.rules.kernel.errors import Reason


def elsewhere(state: State) -> Reason:
    """One does not stand in an Encounter."""
    return Reason("not_in_encounter")


def flee(tables: Tables, state: State, wish: c.Flee) -> Reason | None:
    """A Personal cannot be fled (BA-078)."""
    able = state.task is not None and encounters.may_flee(state.task)
    return None if able else Reason("cannot_flee")


def convert(tables: Tables, state: State, wish: c.Convert) -> Reason | None:
    """Only a Threat (BA-099)."""
    able = state.task is not None and state.task.letter == "H"
    return None if able else Reason("not_a_threat")


def disarm(tables: Tables, state: State, wish: c.Disarm) -> Reason | None:
    """Only a Trap that did not go off, with a kit (BA-112, BA-G60)."""
    task = state.task
    if task is None or (task.letter != "R" and not task.sprung):
        return Reason("not_a_trap")
    if task.sprung:
        return Reason("sprung_already")
    return None if encounters.kit(tables, state) else Reason("no_kit")


def attempt(tables: Tables, state: State, wish: c.Try) -> Reason | None:
    """What of a pool is not allowed."""
    task = state.task
    if task is None:
        return elsewhere(state)
    allowed = tables.encounters[task.letter].attributes
    if wish.attribute not in allowed:
        facts = {"attribute": str(wish.attribute), "allowed": " ".join(allowed)}
        return Reason("not_allowed_attribute", facts)
    for asked, judge in (
        (wish.strain, _strain),
        (wish.bribes, _bribes),
        (wish.items, _items),
        (wish.weapon, _weapon),
        (wish.given, _given),
    ):
        reason = judge(tables, state, task, wish) if asked else None
        if reason is not None:
            return reason
    return None


def _strain(tables: Tables, state: State, task: Task, wish: c.Try) -> Reason | None:
    most = pools.strain(tables, state, task)
    if 0 <= wish.strain <= most:
        return None
    if not pools.may_strain(tables, state, task):
        return Reason("no_strain")
    if wish.strain < 0:
        return Reason("not_offered")
    return Reason("strain_too_much", {"most": str(most)})


def _bribes(tables: Tables, state: State, task: Task, wish: c.Try) -> Reason | None:
    if 0 <= wish.bribes <= pools.bribes(tables, state, task):
        return None
    if not tables.encounters[task.letter].bribes:
        return Reason("no_bribes")
    if wish.bribes < 0:
        return Reason("not_offered")
    return Reason("too_little_gold", {"needs": str(wish.bribes), "has": str(state.sheet.gold)})


def _items(tables: Tables, state: State, task: Task, wish: c.Try) -> Reason | None:
    """Owned, useful here, none twice (BA-G42)."""
    useful = pools.items(tables, state.sheet, task)
    for place, name in enumerate(wish.items):
        facts = {"ware": name}
        if name in wish.items[:place]:
            return Reason("item_twice", facts)
        if name in useful:
            continue
        if name in pools.weapons(tables, state.sheet, task):
            return Reason("only_one_weapon")
        return Reason("no_use" if name in state.sheet.items else "no_such_item", facts)
    return None


def _weapon(tables: Tables, state: State, task: Task, wish: c.Try) -> Reason | None:
    """One of those owned, in Combat (BA-089)."""
    name, facts = wish.weapon, {"ware": wish.weapon}
    if name in pools.weapons(tables, state.sheet, task):
        return None
    if task.letter != "C":
        return Reason("no_weapons")
    if name not in state.sheet.equipment:
        return Reason("not_owned", facts)
    return Reason("not_a_weapon", facts)


def _given(tables: Tables, state: State, task: Task, wish: c.Try) -> Reason | None:
    """Equipment that is owned, none twice, to a Threat (BA-103)."""
    may = pools.gifts(tables, state.sheet, task)
    for place, name in enumerate(wish.given):
        if not tables.encounters[task.letter].gives:
            return Reason("no_gifts")
        if name not in may:
            return Reason("not_owned", {"ware": name})
        if name in wish.given[:place]:
            return Reason("given_twice", {"ware": name})
    return None
