"""Move: nought to three zones, stopped by red ones (AZ-052, AZ-028, AZ-067)."""

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases import ground, hooks
from desktop.rules.games.aventura.phases.play import Play
from desktop.rules.games.aventura.state import Investigator, State, Walking


def offers(pack: Pack, state: State, one: Investigator) -> tuple[c.Move, ...]:
    """Every zone within reach, the own one included (Q-18)."""
    content, _ = ground.here(pack, state)
    blocked, red = ground.padlocks(state), ground.stops(pack, state, one.id)
    key = (one.id, one.zone, blocked, red)
    kept = content.moves.get(key)
    if kept is None:
        ways = content.ways.reach(one.zone, ground.PACE, blocked, red)
        kept = tuple(c.Move(one.id, zone) for zone in ways)
        content.keep(key, kept)
    return kept


def act(play: Play, choice: c.Move) -> None:
    """Go there; where a rule of the map looks at zones, one zone at a time."""
    one = play.person(choice.who)
    way = ground.reach(play.pack, play.state, one)[choice.to]
    red = choice.to != one.zone and choice.to in ground.stops(play.pack, play.state, one.id)
    if way and hooks.watched(play):
        play.push(Walking(one.id, way))
        return
    play.tell(e.Moved(one.id, (one.zone, *way), red))
    stand(play, one.id, way)


def stand(play: Play, who: str, way: tuple[str, ...]) -> None:
    """He has come along these zones and stands on the last."""
    if not way:
        return
    play.alter(who, zone=way[-1])
    known = play.visit.entered
    fresh = tuple(zone for zone in way if zone not in known)
    if fresh:
        play.revisit(entered=(*known, *dict.fromkeys(fresh)))


def walk(play: Play, frame: Walking) -> bool:
    """One zone further, unless the way is shut by now or he was put elsewhere (AZ-168)."""
    one = play.person(frame.who)
    near = play.map.ways.neighbours(one.zone)
    if not frame.left or frame.left[0] not in near or frame.left[0] in play.visit.padlocks:
        play.pop()
        return False
    zone = frame.left[0]
    play.top(left=frame.left[1:])
    red = zone in ground.stops(play.pack, play.state, one.id)
    play.tell(e.Moved(one.id, (one.zone, zone), red))
    stand(play, one.id, (zone,))
    hooks.entered(play, one.id, zone)
    return False


def place(play: Play, who: str, zone: str) -> None:
    """A text puts him on a zone (Q-32)."""
    stand(play, who, (zone,))
    play.tell(e.Placed(who, zone))
    hooks.entered(play, who, zone)
