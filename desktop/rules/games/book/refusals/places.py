"""Why the dice do not go so, why no Hometown lies there, why no Route leads there."""

from desktop.rules.games.book import choices as c
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.phases import ground, routes
from desktop.rules.games.book.state import Spot, State
from desktop.rules.kernel.errors import Reason


def assign(tables: Tables, state: State, wish: c.Assign) -> Reason | None:
    """The results must be those of the dice (BA-016)."""
    same = sorted(wish.six) == sorted(state.rolled)
    return None if same else Reason("not_the_dice")


def settle(tables: Tables, state: State, wish: c.Settle) -> Reason | None:
    """Any square below the line (BA-026)."""
    return None if _exists(state, wish.area) else Reason("no_such_square", {"area": wish.area})


def elsewhere(state: State) -> Reason:
    """What comes before the next Route."""
    if state.task is not None:
        return Reason("encounter_first", {"area": state.task.area})
    if state.stay is not None:
        return Reason("town_first", {"area": state.stay.area})
    return Reason("not_now", {"phase": state.phase})


def route(tables: Tables, state: State, wish: c.Route) -> Reason | None:
    """What is wrong with the destination, the dot, or the way (BA-037 to BA-040)."""
    code = _destination(state, wish.area)
    if code is not None:
        return Reason(code, {"area": wish.area})
    if not routes.inside(wish.dot, wish.area):
        return Reason("not_strictly_inside", {"area": wish.area})
    if routes.legal(state, state.trail[-1], wish.dot):
        return None
    reachable = routes.first_legal(state, wish.area) is not None
    facts = {"area": wish.area, "blockers": " ".join(_blockers(state, wish.dot))}
    return Reason("way_blocked" if reachable else "no_legal_dot", facts)


def _destination(state: State, name: str) -> str | None:
    """Why a square cannot be a destination (BA-G15)."""
    area = state.areas.get(name)
    if name == state.here:
        return "here_already"
    if area is None:
        return "not_created" if _exists(state, name) else "no_such_square"
    if area.crossed:
        return "crossed_out"
    return "blocked" if area.kind == "blocked" else None


def _blockers(state: State, end: Spot) -> list[str]:
    """The Blocked squares in the way, in its order."""
    way = routes.touched(state.trail[-1], end, routes.corners_free(state))
    names = [routes.key(*place) for place in way]
    return [name for name in names if name in state.areas and state.areas[name].kind == "blocked"]


def _exists(state: State, name: str) -> bool:
    return name in ground.paper(state.columns, state.rows)
