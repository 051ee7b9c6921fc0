"""Towns: what is paid, sold, told and earned there, and the page about it (BA-057 to BA-070)."""

from typing import Literal

from msgspec.structs import replace

from desktop.rules.games.book import choices as c
from desktop.rules.games.book import events as e
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.phases import harm, pools, types
from desktop.rules.games.book.phases.play import CHA, Play
from desktop.rules.games.book.state import Page, State, Stay

HEALED = 3
WAGE_FEAR = 2
Service = c.Rest | c.Buy | c.Sell | c.Consult | c.Work


def price(stay: Stay, base: int) -> int:
    """Base price + Wealth, 1 less after haggling, at least 1 (BA-066, BA-G64)."""
    return max(1, base + stay.wealth - stay.discount)


def service(stay: Stay) -> int:
    """The price of a Rest or an Oracle (BA-068, BA-070)."""
    return price(stay, 1)


# ---- coming and going ---------------------------------------------------------------------
def enter(play: Play, area: str) -> None:
    """A Town that is not the Hometown: one Charisma Check to haggle (BA-063)."""
    value, die = play.value(CHA), play.die()
    haggled = die <= value
    wealth = play.areas[area].value
    play.changes["towns"] = play.state.towns + 1
    play.tell(e.TownEntered(area, wealth, die, haggled, home=False))
    _stay(play, Stay(area, wealth, int(haggled)))


def come_home(play: Play) -> None:
    """A return by Route costs Fear, once an Encounter was started (BA-061, BA-062, BA-G26)."""
    if not play.state.started:
        at_home(play, play.state.home, "free")
        return
    harm.frighten(play, 1, "home")
    if play.sheet.fear >= harm.MOST_FEAR:
        play.end("fear")
    else:
        at_home(play, play.state.home, "paid", 1)


def at_home(play: Play, area: str, fare: Literal["free", "paid", "driven"], fear: int = 0) -> None:
    """In the Hometown nobody haggles."""
    wealth = play.areas[area].value
    play.tell(e.TownEntered(area, wealth, 0, haggled=False, home=True))
    _stay(play, Stay(area, wealth, fare=fare, fear=fear))


def _stay(play: Play, stay: Stay) -> None:
    title = play.title("town")
    play.stay = replace(stay, title=title)
    play.tell(e.TitleRolled("town", "", title))
    play.to("town")


def leave(play: Play) -> None:
    """Any Town but the Hometown is crossed out (BA-059)."""
    stay = play.visit
    page = _write(play, stay)
    if stay.area != play.state.home:
        play.cross(stay.area)
    play.stay = None
    play.tell(e.TownLeft(stay.area, page))
    play.to("road")


def _write(play: Play, stay: Stay) -> int:
    """The page about a stay; an idle one in the Hometown leaves none."""
    busy = stay.worked or stay.rested or stay.bought or stay.sold or stay.told
    if not busy and stay.area == play.state.home:
        return -1
    leaf = Page("town", stay.area, "left", play.sheet, title=stay.title, stay=stay)
    return play.bind(leaf)


# ---- services -----------------------------------------------------------------------------
def offers(tables: Tables, state: State, stay: Stay) -> tuple[c.Choice, ...]:
    """What is possible and affordable now, and leaving."""
    sheet, cost = state.sheet, service(stay)
    found: list[c.Choice] = []
    if sheet.wounds and sheet.gold >= cost:
        found.append(c.Rest())
    for ware in tables.wares.values():
        owned = ware.kind == "equipment" and ware.id in sheet.equipment
        if not owned and price(stay, ware.base) <= sheet.gold:
            found.append(c.Buy(ware.id))
    found += [c.Sell(name) for name in (*sheet.equipment, *sheet.items)]
    if sheet.gold >= cost:
        found += [c.Consult(name) for name in untyped(state)]
    return (*found, c.Work(), c.Leave())


def untyped(state: State) -> tuple[str, ...]:
    """The Areas whose type an Oracle may tell, by name."""
    found = (
        name
        for name, area in state.areas.items()
        if area.kind == "encounter" and not area.letter and not area.crossed
    )
    return tuple(sorted(found))


def serve(play: Play, choice: Service) -> None:
    """One service; the first one after being driven home costs Fear (BA-G24)."""
    if play.visit.fare == "driven":
        harm.frighten(play, 1, "driven")
        play.stay = replace(play.visit, fare="paid")
    match choice:
        case c.Rest():
            _rest(play)
        case c.Buy(ware):
            _buy(play, ware)
        case c.Sell(ware):
            _sell(play, ware)
        case c.Consult(area):
            _consult(play, area)
        case c.Work():
            _work(play)
    if play.sheet.fear >= harm.MOST_FEAR:
        _write(play, play.visit)
        play.stay = None
        play.end("fear")


def _rest(play: Play) -> None:
    stay, sheet = play.visit, play.sheet
    cost, healed = service(stay), min(HEALED, sheet.wounds)
    play.sheet = replace(sheet, gold=sheet.gold - cost, wounds=sheet.wounds - healed)
    play.stay = replace(stay, rested=stay.rested + 1, healed=stay.healed + healed)
    play.tell(e.Rested(cost, healed))


def _buy(play: Play, ware: str) -> None:
    stay, sheet = play.visit, play.sheet
    thing = play.tables.wares[ware]
    cost = price(stay, thing.base)
    sheet = replace(sheet, gold=sheet.gold - cost)
    if thing.kind == "equipment":
        play.sheet = replace(sheet, equipment=(*sheet.equipment, ware))
    else:
        owned = {**sheet.items, ware: sheet.items.get(ware, 0) + 1}
        play.sheet = replace(sheet, items=dict(sorted(owned.items())))  # as a save keeps them
    play.stay = replace(stay, bought=(*stay.bought, ware))
    play.tell(e.Bought(ware, cost))


def _sell(play: Play, ware: str) -> None:
    stay, sheet = play.visit, play.sheet
    gold = play.tables.wares[ware].base // 2
    play.sheet = replace(pools.spent(sheet, (ware,)), gold=sheet.gold + gold)
    play.stay = replace(stay, sold=(*stay.sold, ware))
    play.tell(e.Sold(ware, gold))


def _consult(play: Play, area: str) -> None:
    stay, sheet = play.visit, play.sheet
    cost = service(stay)
    play.sheet = replace(sheet, gold=sheet.gold - cost)
    play.tell(e.Consulted(area, cost))
    letter = types.tell(play, area, play.die(), oracle=True)
    play.stay = replace(stay, told=(*stay.told, (area, letter)))


def _work(play: Play) -> None:
    stay, sheet = play.visit, play.sheet
    die = play.die()
    gold = die + stay.wealth
    play.sheet = replace(sheet, gold=sheet.gold + gold)
    play.stay = replace(stay, worked=stay.worked + 1, earned=stay.earned + gold)
    play.tell(e.Worked(die, gold))
    harm.frighten(play, WAGE_FEAR, "work")
