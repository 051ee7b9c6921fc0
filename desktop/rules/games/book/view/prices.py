"""What a Town asks and pays (BA-063 to BA-070)."""

from typing import Literal

import msgspec

from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.phases import towns
from desktop.rules.games.book.state import State


class Price(msgspec.Struct, frozen=True):
    """One service or ware. `gold` is what is paid, for "sell" what is got, and for "work" what is
    got for certain, a die more besides.

    `base` + `wealth` - (`haggled` ? 1 : 0), at least 1, is what is paid; for "sell" half the base.
    """

    kind: Literal["rest", "oracle", "work", "buy", "sell"]
    ware: str
    gold: int
    base: int
    wealth: int
    haggled: bool


def prices(tables: Tables, state: State) -> tuple[Price, ...]:
    """All prices of the Town one is in: services, every ware, what is owned. Nothing outside."""
    stay = state.stay
    if stay is None:
        return ()
    wealth, haggled = stay.wealth, stay.discount > 0
    cost = towns.service(stay)
    found = [
        Price("rest", "", cost, 1, wealth, haggled),
        Price("oracle", "", cost, 1, wealth, haggled),
        Price("work", "", wealth, 0, wealth, haggled),
    ]
    found += [
        Price("buy", ware.id, towns.price(stay, ware.base), ware.base, wealth, haggled)
        for ware in tables.wares.values()
    ]
    owned = (*state.sheet.equipment, *state.sheet.items)
    bases = {name: tables.wares[name].base for name in owned}
    found += [Price("sell", name, base // 2, base, wealth, haggled) for name, base in bases.items()]
    return tuple(found)
