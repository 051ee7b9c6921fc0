"""Outside of Encounters: a destination is chosen and a Route drawn to it (BA-037 to BA-042)."""

from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import Route
from desktop.rules.games.book.phases import encounters, routes, towns
from desktop.rules.games.book.phases.play import Play
from desktop.rules.games.book.state import Leg, State
from desktop.rules.kernel.game import Dot, Form


def offers(state: State) -> tuple[Form]:
    """The question where the next Route ends."""
    return (Form("Route", {"dot": Dot(routes.candidates(state))}),)


def passable(state: State) -> bool:
    """Whether some destination has a legal dot; the cheap ones are looked at first (BA-G27)."""
    column, row = routes.square(state.here)
    for step in ((0, -1), (-1, 0), (1, 0), (0, 1)):
        if awaits(state, routes.key(column + step[0], row + step[1])):
            return True
    start, names = state.trail[-1], routes.candidates(state)
    if any(routes.legal(state, start, routes.middle(name)) for name in names):
        return True
    return any(routes.first_legal(state, name) is not None for name in names)


def awaits(state: State, name: str) -> bool:
    """Whether a square may be a destination, if one does not stand in it (BA-G15)."""
    area = state.areas.get(name)
    return area is not None and not area.crossed and area.kind in ("encounter", "town")


def draw(play: Play, choice: Route) -> None:
    """Cross out what lies between the dots, and arrive (BA-041, BA-G17, BA-G18)."""
    start, end = play.state.trail[-1], choice.dot
    lost = routes.crossed(play.state, start, end)
    play.changes["legs"] = (*play.state.legs, Leg(start, end))
    play.changes["trail"] = (*play.state.trail, end)
    play.tell(e.RouteDrawn(start, end, choice.area, lost))
    for name in lost:
        area = play.areas.get(name)
        play.cross(name)
        if area is not None:
            play.tell(e.AreaLost(name, area.kind, area.value, area.letter))
    if choice.area == play.state.home:
        towns.come_home(play)
    elif play.areas[choice.area].kind == "town":
        towns.enter(play, choice.area)
    else:
        play.changes["started"] = True
        encounters.meet(play, choice.area)
