"""What the players made of code have in common: how they begin, aim and go shopping."""

from collections.abc import Callable
from typing import Any

from desktop.rules.games.book import choices as c
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.phases import routes, towns
from desktop.rules.games.book.policies.tactics import inside
from desktop.rules.games.book.state import ATTRIBUTES, Attribute, Spot, State, Stay
from desktop.rules.games.book.view import masks
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Dice, Form, sample

FAVOURITES: tuple[Attribute, ...] = ("STR", "WIS", "DEX", "INT", "LUC", "CHA")
"""The higher results go to the earlier ones."""
DOTS = 9
"""As many dots of a square are thought of; others only where none of these is legal."""
HURT = 3
BADLY_HURT = 7
"""With so few Wounds left one goes home."""
CALM = 14
"""Above so much Fear one does not go home any more."""
TIRED = 10
"""Above so much Fear one does not work for a rest."""
_MUCH = 1 << 30
Road = Callable[[Tables, State, Chance], tuple[c.Choice, Chance]]
Town = Callable[[Tables, State, Stay], c.Choice]


def played(
    tables: Tables, state: State, choices: tuple[Any, ...], chance: Chance, road: Road, town: Town
) -> tuple[Any, Chance]:
    """A choice: the road and the Towns are each player's own, all else is done alike."""
    first = choices[0]
    if isinstance(first, Dice):
        return sample(first, chance)
    if isinstance(first, c.Throw):
        return first, chance
    if state.phase == "road":
        return road(tables, state, chance)
    if state.phase == "town" and state.stay is not None:
        return town(tables, state, state.stay), chance
    if state.task is None and isinstance(first, Form):
        return begun(state, first), chance
    return inside(tables, state), chance


def begun(state: State, form: Form) -> c.Choice:
    """The Attributes assigned, and the Hometown in the middle of the paper."""
    if form.choice == "Assign":
        return c.Assign(assigned(state.rolled))
    return c.Settle(routes.key(state.columns // 2, state.rows // 2))


def assigned(rolled: tuple[int, ...]) -> tuple[int, ...]:
    """The highest results for the favourite Attributes, in the order of the sheet."""
    values = dict(zip(FAVOURITES, sorted(rolled, reverse=True), strict=True))
    return tuple(values[name] for name in ATTRIBUTES)


# ---- the road -----------------------------------------------------------------------------------
def aim(state: State, area: str) -> Spot | None:
    """A legal dot of little loss; None where no dot is legal."""
    column, row = routes.square(area)
    left, top = routes.SIZE * column, routes.SIZE * row
    start, free, walls = state.trail[-1], routes.corners_free(state), routes.blocked(state)
    best, least, toll = None, _MUCH, 0 if free else _toll(state, area)
    for x, y in routes.PLACES[:DOTS]:
        way = routes.walk(start, (left + x, top + y), free, walls)
        if way is None:
            continue
        cost = lost(state, way)
        if cost < least:
            best, least = (left + x, top + y), cost
            if cost == toll:
                break
    return best or routes.first_legal(state, area)


def _toll(state: State, area: str) -> int:
    """The least that a Route crosses out: next door over a corner, the lesser of two squares."""
    (column, row), (c, r) = routes.square(area), routes.square(state.here)
    if abs(column - c) != 1 or abs(row - r) != 1:
        return 0
    return min(masks.weight(state, (column, r)), masks.weight(state, (c, row)))


def lost(state: State, way: list[routes.Square]) -> int:
    """The weight of what a Route would cross out."""
    return sum([masks.weight(state, square) for square in way[1:-1]]) if len(way) > 2 else 0


def homesick(state: State) -> bool:
    """Badly hurt, not too frightened, and able to pay for a Rest, or to work for it."""
    sheet = state.sheet
    if sheet.limit - sheet.wounds > BADLY_HURT or sheet.fear > CALM or state.here == state.home:
        return False
    cost = 1 + state.areas[state.home].value
    return sheet.gold >= cost or sheet.fear <= TIRED


# ---- Towns --------------------------------------------------------------------------------------
def shopping(tables: Tables, state: State, stay: Stay, spare: int = 0) -> c.Choice | None:
    """Rest while hurt, then the dearest Equipment that can be paid for; None when all is done."""
    sheet, cost = state.sheet, towns.service(stay)
    if sheet.wounds >= HURT and sheet.gold >= cost:
        return c.Rest()
    wanted = [
        ware
        for ware in tables.wares.values()
        if ware.kind == "equipment"
        and ware.id not in sheet.equipment
        and towns.price(stay, ware.base) <= sheet.gold - spare
    ]
    return c.Buy(max(wanted, key=lambda ware: ware.base).id) if wanted else None


def wage(state: State, stay: Stay) -> c.Choice | None:
    """One Work at the very start."""
    return c.Work() if stay.fare == "free" and not stay.worked else None


def thrifty(tables: Tables, state: State, stay: Stay) -> c.Choice:
    """Works once, rests while hurt, buys what can be paid for, and leaves."""
    return wage(state, stay) or shopping(tables, state, stay) or c.Leave()


def prudent(tables: Tables, state: State, stay: Stay) -> c.Choice:
    """The same; and works for a Rest where it cannot be paid for when badly hurt."""
    choice = thrifty(tables, state, stay)
    sheet = state.sheet
    badly = sheet.limit - sheet.wounds <= BADLY_HURT and sheet.fear <= TIRED
    return c.Work() if badly and choice == c.Leave() else choice
