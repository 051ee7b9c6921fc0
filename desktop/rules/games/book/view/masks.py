"""Which dots of a destination a Route may end at, and what each would cross out (part 6.4)."""

import msgspec

from desktop.rules.games.book.phases import routes
from desktop.rules.games.book.phases.routes import SIZE, Square
from desktop.rules.games.book.state import Area, Spot, State

TOWN, ENCOUNTER, BLANK = 3, 2, 1
"""What the loss of a square weighs."""


class Loss(msgspec.Struct, frozen=True):
    """The squares that a Route would cross out, in the order of the way."""

    encounters: tuple[str, ...] = ()
    towns: tuple[str, ...] = ()
    blanks: tuple[str, ...] = ()

    @property
    def weight(self) -> int:
        """A Town weighs 3, an Encounter 2, a blank square 1."""
        gone = TOWN * len(self.towns) + ENCOUNTER * len(self.encounters)
        return gone + BLANK * len(self.blanks)


class Mask(msgspec.Struct, frozen=True):
    """The legal dots of a square, each with the weight of its loss."""

    area: str
    dots: dict[Spot, int]


class _Kept(msgspec.Struct):
    """The masks of one dot on one paper; another dot or paper has others."""

    areas: dict[str, Area]
    start: Spot
    home: str
    free: bool
    weights: dict[Square, int]
    masks: dict[str, Mask]
    best: dict[str, Spot | None]


_kept: list[_Kept] = [_Kept({}, (0, 0), "", False, {}, {}, {})]


def mask(state: State, area: str) -> Mask:
    """The legal dots of a square from where one stands; kept while neither changes."""
    kept = _now(state)
    if area not in kept.masks:
        kept.masks[area] = Mask(area, _dots(state, kept, area))
    return kept.masks[area]


def best_dot(state: State, area: str) -> Spot | None:
    """The dot of least loss, farthest from illegal and dearer ones; None where none is legal."""
    kept = _now(state)
    if area not in kept.best:
        kept.best[area] = _best(mask(state, area))
    return kept.best[area]


def loss(state: State, end: Spot) -> Loss:
    """What a Route from here to a dot would cross out."""
    found: dict[str, list[str]] = {"encounter": [], "town": [], "blank": []}
    for name in routes.crossed(state, state.trail[-1], end):
        area = state.areas.get(name)
        found["blank" if area is None else area.kind].append(name)
    return Loss(*(tuple(names) for names in found.values()))


def blockers(state: State, end: Spot) -> tuple[str, ...]:
    """The Blocked squares that a Route from here to a dot would touch, in the order of the way."""
    walls = routes.blocked(state)
    way = routes.touched(state.trail[-1], end, routes.corners_free(state))
    return tuple(routes.key(*square) for square in way if square in walls)


def in_the_way(state: State, area: str) -> tuple[str, ...]:
    """All Blocked squares that Routes into a square run against, the most frequent first."""
    column, row = routes.square(area)
    met: dict[str, int] = {}
    for x, y in routes.PLACES[:9]:
        for name in blockers(state, (SIZE * column + x, SIZE * row + y)):
            met[name] = met.get(name, 0) + 1
    return tuple(sorted(met, key=lambda name: -met[name]))


def _now(state: State) -> _Kept:
    kept, start = _kept[0], state.trail[-1]
    free = routes.corners_free(state)
    known = kept.areas is state.areas and (kept.start, kept.home) == (start, state.home)
    if not known or kept.free != free:
        weights = {
            routes.square(name): _weight(state, name, area) for name, area in state.areas.items()
        }
        kept = _kept[0] = _Kept(state.areas, start, state.home, free, weights, {}, {})
    return kept


def weight(state: State, square: Square) -> int:
    """What crossing out a square loses."""
    name = routes.key(*square)
    area = state.areas.get(name)
    return BLANK if area is None else _weight(state, name, area)


def _weight(state: State, name: str, area: Area) -> int:
    if area.crossed or name == state.home:
        return 0
    return TOWN if area.kind == "town" else ENCOUNTER


def _dots(state: State, kept: _Kept, area: str) -> dict[Spot, int]:
    column, row = routes.square(area)
    walls, weigh = routes.blocked(state), kept.weights.get
    walk, start, free = routes.walk, kept.start, kept.free
    dots: dict[Spot, int] = {}
    for x in range(SIZE * column + 1, SIZE * column + SIZE):
        for y in range(SIZE * row + 1, SIZE * row + SIZE):
            way = walk(start, (x, y), free, walls)
            if way is not None:
                dots[x, y] = sum([weigh(square, BLANK) for square in way[1:-1]])
    return dots


# ---- the best dot -------------------------------------------------------------------------------
# The places of a square are bits of one number, with a rim of ones around them, so that its edge
# counts as no danger; a whole picture is then thinned by a few shifts.
_WIDE = SIZE + 1
_EVERY = tuple((x, y) for y in range(1, SIZE) for x in range(1, SIZE))


def _bit(x: int, y: int) -> int:
    return 1 << (_WIDE * y + x)


_RIM = sum(
    _bit(x, y) for x in range(_WIDE) for y in range(_WIDE) if not (0 < x < SIZE and 0 < y < SIZE)
)


def _best(mask: Mask) -> Spot | None:
    if not mask.dots:
        return None
    column, row = routes.square(mask.area)
    left, top = SIZE * column, SIZE * row
    least = min(mask.dots.values())
    cheap = sum(_bit(x - left, y - top) for (x, y), cost in mask.dots.items() if cost == least)
    x, y = _inmost(cheap)
    return left + x, top + y


def _inmost(cheap: int) -> Spot:
    """The place farthest from all that is not cheap, in king's steps; of several the middlemost."""
    left = cheap | _RIM
    while True:
        beside = left & left << 1 & left >> 1
        thinner = beside & beside << _WIDE & beside >> _WIDE | _RIM
        if thinner in (left, _RIM):
            break
        left = thinner
    places = [place for place in _EVERY if left & _bit(*place)]
    return min(places, key=_from_middle)


def _from_middle(place: Spot) -> tuple[int, Spot]:
    middle = SIZE // 2
    return (place[0] - middle) ** 2 + (place[1] - middle) ** 2, place
