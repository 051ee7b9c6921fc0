"""Building a pool by hand: one part changed at a time, always within what the rules offer."""

from msgspec.structs import replace

from desktop.rules.games.book import view
from desktop.rules.games.book.choices import Try
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.state import ATTRIBUTES, State
from desktop.ui.widgets.encounter_page import Build
from desktop.ui.widgets.pool_parts import Part


def built(tables: Tables, state: State, plan: Try, wish: Build) -> Try:
    """The pool after a touch: a thing put in or taken out, a step paid or taken back."""
    most = {one.id: one.most for one in view.sources(tables, state)}
    match wish.part:
        case "attribute":
            named = next((one for one in ATTRIBUTES if one == wish.id), plan.attribute)
            return replace(plan, attribute=named)
        case "weapon":
            return replace(plan, weapon="" if plan.weapon == wish.id else wish.id)
        case "item":
            return replace(plan, items=_toggled(plan.items, wish.id))
        case "given":
            return replace(plan, given=_toggled(plan.given, wish.id))
        case "strain":
            return replace(plan, strain=_within(plan.strain + wish.by, most.get("strain", 0)))
        case "bribes":
            return replace(plan, bribes=_within(plan.bribes + wish.by, most.get("bribes", 0)))


def part_of(tables: Tables, state: State, ware: str) -> Part | None:
    """As what a carried thing may go into the pool of the open Encounter; None for as nothing."""
    useful = {one.id for one in view.sources(tables, state) if not one.fixed}
    if ware in useful:
        return "weapon" if tables.wares[ware].weapon else "item"
    return "given" if "given" in useful and ware in state.sheet.equipment else None


def _toggled(held: tuple[str, ...], ware: str) -> tuple[str, ...]:
    return tuple(one for one in held if one != ware) if ware in held else (*held, ware)


def _within(count: int, most: int) -> int:
    return max(0, min(most, count))
