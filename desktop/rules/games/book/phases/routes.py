"""Where a Route goes: an exact walk on whole numbers, square by square (part 6 of the rules).

A dot is strictly inside its square, so a Route never runs along a grid line. By default a Route
touches every square whose closed region it meets: at an exact corner all four (BA-G16).
"""

from functools import lru_cache

from desktop.rules.games.book.state import Area, Spot, State

SIZE = 20
"""The side of a square in units; a dot is 1 to 19 beyond a multiple of it."""
Square = tuple[int, int]
_WORLD = 4096
"""More squares than any paper has."""
_Survey = tuple[dict[str, Area], frozenset[Square], tuple[str, ...]]
_surveyed: list[_Survey] = [({}, frozenset(), ())]
"""The last paper looked at, its Blocked squares and those that may be a destination: most
questions are about the same paper."""


@lru_cache(maxsize=_WORLD)
def square(key: str) -> Square:
    """Column and row of a square's name, such as "12,9"."""
    column, row = key.split(",")
    return int(column), int(row)


@lru_cache(maxsize=_WORLD)
def key(column: int, row: int) -> str:
    """The name of a square."""
    return f"{column},{row}"


def holder(dot: Spot) -> str:
    """The square that a dot lies in."""
    return key(dot[0] // SIZE, dot[1] // SIZE)


def middle(area: str) -> Spot:
    """The dot in the middle of a square."""
    column, row = square(area)
    return SIZE * column + SIZE // 2, SIZE * row + SIZE // 2


def inside(dot: Spot, area: str) -> bool:
    """Whether a dot lies strictly inside a square."""
    return bool(dot[0] % SIZE and dot[1] % SIZE) and holder(dot) == area


def _survey(areas: dict[str, Area]) -> _Survey:
    walls, live = [], []
    for name, area in areas.items():
        if area.kind == "blocked":
            walls.append(square(name))
        elif not area.crossed:
            live.append(name)
    # by name: a save that is opened again has its squares in another order
    found = _surveyed[0] = (areas, frozenset(walls), tuple(sorted(live)))
    return found


def blocked(state: State) -> frozenset[Square]:
    """The Blocked squares of a position."""
    survey = _surveyed[0]
    return (survey if survey[0] is state.areas else _survey(state.areas))[1]


def walk(start: Spot, end: Spot, free: bool, walls: frozenset[Square]) -> list[Square] | None:
    """The squares of a Route in the order of the way, or None as soon as one is among `walls`.

    `free`: at an exact corner only the two squares that the line passes through (BA-G16).
    """
    (x, y), (to_x, to_y) = start, end
    column, row, last, bottom = x // SIZE, y // SIZE, to_x // SIZE, to_y // SIZE
    right, down = (1 if to_x > x else -1), (1 if to_y > y else -1)
    wide, high = abs(to_x - x), abs(to_y - y)
    # the distances to the next vertical and horizontal line, on a common scale
    across = (SIZE - x % SIZE if right > 0 else x % SIZE) * high
    along = (SIZE - y % SIZE if down > 0 else y % SIZE) * wide
    wide, high = SIZE * wide, SIZE * high
    way = [(column, row)]
    while column != last or row != bottom:
        if across < along:
            column += right
            across += high
        elif along < across:
            row += down
            along += wide
        else:
            if not free:
                sides = ((column + right, row), (column, row + down))
                if not walls.isdisjoint(sides):
                    return None
                way += sides
            column += right
            row += down
            across += high
            along += wide
        here = (column, row)
        if here in walls:
            return None
        way.append(here)
    return way


def touched(start: Spot, end: Spot, corner_is_free: bool = False) -> tuple[Square, ...]:
    """Every square that a Route touches, both ends included, in the order of the way."""
    return tuple(walk(start, end, corner_is_free, frozenset()) or ())


def corners_free(state: State) -> bool:
    """Whether the table rule `corner_is_free` holds."""
    return state.options.get("corner_is_free") == "on"


def legal(state: State, start: Spot, end: Spot) -> bool:
    """Whether a Route touches no Blocked square (BA-040)."""
    return walk(start, end, corners_free(state), blocked(state)) is not None


def crossed(state: State, start: Spot, end: Spot) -> tuple[str, ...]:
    """The squares that a Route would newly cross out, in the order of the way (BA-G17, BA-G18).

    Not among them: both ends, the Hometown, what is crossed out already, what is Blocked.
    """
    way = walk(start, end, corners_free(state), frozenset()) or ()
    return tuple(name for name in (key(*place) for place in way[1:-1]) if _lost(state, name))


def _lost(state: State, name: str) -> bool:
    if name == state.home:
        return False
    area = state.areas.get(name)
    return area is None or not (area.crossed or area.kind == "blocked")


def _scattered() -> tuple[Spot, ...]:
    """All places of a dot within its square: the middle, eight well apart, then the others."""
    few = (SIZE // 2, 3, SIZE - 3)
    first = [(x, y) for x in few for y in few]
    every = [(x, y) for step in range(1, SIZE) for x, y in ((step, n) for n in range(1, SIZE))]
    rim = [spot for spot in every if {1, SIZE - 1} & set(spot)]
    return tuple(dict.fromkeys([*first, *rim, *every]))


PLACES = _scattered()
"""The 361 places of a dot within a square, in the order in which they are tried."""


def first_legal(state: State, area: str) -> Spot | None:
    """A dot in a square that a Route may end at, the first one found."""
    start, free, walls = state.trail[-1], corners_free(state), blocked(state)
    column, row = square(area)
    left, top = SIZE * column, SIZE * row
    for x, y in PLACES:
        if walk(start, (left + x, top + y), free, walls) is not None:
            return left + x, top + y
    return None


def candidates(state: State) -> tuple[str, ...]:
    """The squares that may be a destination if a Route gets there, by name (BA-G15)."""
    survey, here = _surveyed[0], state.here
    live = (survey if survey[0] is state.areas else _survey(state.areas))[2]
    standing = state.areas.get(here)
    if standing is not None and standing.crossed:
        return live
    return tuple([name for name in live if name != here])


def nearest_first(state: State) -> tuple[str, ...]:
    """The same, in king's moves from here; then row by row."""
    column, row = square(state.here)
    found = []
    for name in candidates(state):
        c, r = square(name)
        found.append((max(abs(c - column), abs(r - row)), r, c, name))
    found.sort()
    return tuple([name for _, _, _, name in found])


def stranded(state: State) -> bool:
    """Whether no destination has a legal dot (BA-G27)."""
    return all(first_legal(state, area) is None for area in candidates(state))
