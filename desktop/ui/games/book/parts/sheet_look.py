"""The position as the sheet shows it, and a planned Route as it lies over it."""

from desktop.drawing.sheet_position import sheet_page
from desktop.rules.games.book import view
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.state import Spot, State
from desktop.store.format import Jottings
from desktop.ui.games.book.parts.held import Held
from desktop.ui.games.book.parts.ways import ways
from desktop.ui.sheet.look import Mood, Plan, SheetLook
from desktop.words.book import board
from desktop.words.book.names import Names
from desktop.words.book.sheet_words import broken_off, chance_text, no_way

PLACE = "area."
_MOODS: dict[str, Mood] = {"settle": "settle", "road": "road", "town": "road"}


def sheet_look(names: Names, state: State, jottings: Jottings, *, over: bool) -> SheetLook:
    """Everything written on the sheet; `over`: the last word may be said."""
    return SheetLook(
        page=sheet_page(names, state, jottings),
        mood="still" if state.ending is not None else _mood(state),
        breaks_off=broken_off(state.ending) if over and state.ending is not None else "",
        alive=alive(state),
    )


def _mood(state: State) -> Mood:
    if not state.areas and state.phase != "settle":
        return "blank"
    return _MOODS.get(state.phase, "still")


def alive(state: State) -> frozenset[str]:
    """The squares that may be pointed at as destinations."""
    if state.phase not in ("road", "town"):
        return frozenset()
    return frozenset(
        name
        for name, area in state.areas.items()
        if area.kind in ("encounter", "town") and not area.crossed and name != state.here
    )


def plan_of(
    names: Names, tables: Tables, state: State, held: Held, area: str, *, odds_shown: bool
) -> Plan | None:
    """The Route to a destination that is planned or pointed at; a square that was refused, why.

    The line runs to the dot of the plan, else to the one under the pointer, else to the best.
    """
    if held.refused[0]:
        place, why = held.refused
        return Plan(place, title=_title(names, state, place), reason=why)
    if not area:
        return None
    found = ways(tables, state).one(area)
    title = _title(names, state, area)
    legal = frozenset(view.mask(state, area).dots)
    dot = _dot(held, area) or found.dot
    if dot is None or found.dot is None:
        why = no_way(found.blockers)
        return Plan(area, title=title, legal=legal, reason=why, blockers=found.blockers)
    if dot not in legal:
        walls = view.blockers(state, dot)
        return Plan(area, dot, title=title, legal=legal, reason=no_way(walls), blockers=walls)
    loss = view.loss(state, dot)
    lost = (*loss.encounters, *loss.towns)
    return Plan(
        area,
        dot,
        (*lost, *loss.blanks),
        title,
        board.loss_long(names, state, lost, len(loss.blanks)),
        chance_text(found.chance, sure=found.sure) if odds_shown else "",
        legal,
    )


def _dot(held: Held, area: str) -> Spot | None:
    """Where the line ends: the dot of the plan, or the one under the pointer."""
    if held.route is not None:
        return held.route.dot
    return held.spot if held.pointed == area else None


def _title(names: Names, state: State, area: str) -> str:
    told = names.destination(state, area)
    return f"{told[:1].upper()}{told[1:]}"
