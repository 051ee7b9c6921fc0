"""Why a service of a Town is not offered: not there, too dear, nothing to heal, told already."""

from desktop.rules.games.book import choices as c
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.phases import ground, towns
from desktop.rules.games.book.state import State
from desktop.rules.kernel.errors import Reason


def elsewhere(state: State) -> Reason:
    """One is not in a Town."""
    return Reason("not_in_town")


def always(tables: Tables, state: State, wish: c.Work | c.Leave) -> None:
    """Work is always to be had, and one may always leave."""


def rest(tables: Tables, state: State, wish: c.Rest) -> Reason | None:
    """No Wounds, or no gold."""
    if not state.sheet.wounds:
        return Reason("nothing_to_heal")
    return _too_dear(state, 1)


def buy(tables: Tables, state: State, wish: c.Buy) -> Reason | None:
    """No such ware, one of each Equipment, or no gold (BA-065)."""
    ware = tables.wares.get(wish.ware)
    if ware is None:
        return Reason("no_such_ware", {"ware": wish.ware})
    if wish.ware in state.sheet.equipment:
        return Reason("owned_already", {"ware": wish.ware})
    return _too_dear(state, ware.base)


def sell(tables: Tables, state: State, wish: c.Sell) -> Reason | None:
    """Only what is owned (BA-067)."""
    if wish.ware in state.sheet.equipment or wish.ware in state.sheet.items:
        return None
    return Reason("not_owned", {"ware": wish.ware})


def consult(tables: Tables, state: State, wish: c.Consult) -> Reason | None:
    """Only an Encounter that is still untyped and not lost (BA-070)."""
    area, facts = state.areas.get(wish.area), {"area": wish.area}
    if area is None:
        known = wish.area in ground.paper(state.columns, state.rows)
        return Reason("not_created" if known else "no_such_square", facts)
    if area.crossed:
        return Reason("crossed_out", facts)
    if area.kind != "encounter":
        return Reason("no_encounter", facts)
    if area.letter:
        return Reason("typed_already", {**facts, "letter": area.letter})
    return _too_dear(state, 1)


def _too_dear(state: State, base: int) -> Reason | None:
    if state.stay is None:
        return elsewhere(state)
    needs, has = towns.price(state.stay, base), state.sheet.gold
    if needs <= has:
        return None
    return Reason("too_little_gold", {"needs": str(needs), "has": str(has)})
