"""Planning a Route by hand: squares walked by arrows, destinations by Tab, the dot moved."""

from __future__ import annotations

from desktop.rules.games.book import view
from desktop.rules.games.book.choices import Route
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.state import Spot, State
from desktop.ui.games.book.parts.held import Held
from desktop.ui.games.book.parts.sheet_look import alive
from desktop.ui.games.book.parts.ways import ways

UNITS = 20
Step = tuple[int, int]


def walk(state: State, held: Held, step: Step) -> None:
    """The cursor goes to the nearest square in a direction that was written on; any, to settle."""
    if state.phase == "settle":
        held.cursor = _beside(state, held.cursor or middle(state), step)
        return
    start = held.cursor or state.here
    found = nearest(start, step, frozenset(state.areas))
    if found:
        held.cursor = found


def middle(state: State) -> str:
    """The square in the middle of the paper."""
    return f"{state.columns // 2},{state.rows // 2}"


def _beside(state: State, area: str, step: Step) -> str:
    column, row = place(area)
    column = max(0, min(state.columns - 1, column + step[0]))
    row = max(0, min(state.rows - 1, row + step[1]))
    return f"{column},{row}"


def place(area: str) -> tuple[int, int]:
    """Column and row of a square."""
    column, row = area.split(",")
    return int(column), int(row)


def nearest(start: str, step: Step, squares: frozenset[str]) -> str:
    """The square that lies nearest in a direction; what lies beside the way counts double."""
    column, row = place(start)
    best, found = 0, ""
    for area in sorted(squares):
        across, down = place(area)[0] - column, place(area)[1] - row
        ahead = across * step[0] + down * step[1]
        aside = abs(across * step[1]) + abs(down * step[0])
        if ahead <= 0 or aside > 2 * ahead:
            continue
        far = ahead + 2 * aside
        if not found or far < best:
            best, found = far, area
    return found


def next_destination(tables: Tables, state: State, held: Held, by: int) -> str:
    """The next destination that a Route may be drawn to, as the page sorts them."""
    now = held.route.area if held.route is not None else held.cursor
    return ways(tables, state).beside(now, by, held.sorting)


def aimed(state: State, held: Held) -> str:
    """The destination of the plan, else the one that is pointed at; "" for none."""
    if held.route is not None:
        return held.route.area
    may = alive(state)
    return next((one for one in (held.pointed, held.cursor) if one in may), "")


def aim(state: State, area: str) -> Route | None:
    """A Route to the best dot of a square; None where no dot is legal or nothing stands there."""
    if area not in alive(state):
        return None
    dot = view.best_dot(state, area)
    return None if dot is None else Route(area, dot)


def moved(route: Route, step: Step) -> Route:
    """The dot one place on, within its square; it may come to lie where none is legal."""
    column, row = place(route.area)
    x = max(UNITS * column + 1, min(UNITS * column + UNITS - 1, route.dot[0] + step[0]))
    y = max(UNITS * row + 1, min(UNITS * row + UNITS - 1, route.dot[1] + step[1]))
    return Route(route.area, (x, y))


def legal(state: State, route: Route) -> bool:
    """Whether a Route may be drawn, from a Town too, which is then left."""
    return route.area in alive(state) and route.dot in view.mask(state, route.area).dots


def dropped_at(state: State, area: str, dot: Spot) -> Route | None:
    """A Route to where the pen was put down; to the best dot where that one is illegal."""
    if area not in alive(state):
        return None
    if dot in view.mask(state, area).dots:
        return Route(area, dot)
    return aim(state, area)
