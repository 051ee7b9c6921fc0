"""Entering a map, and the opening of every turn (AZ-034 to AZ-036, AZ-059, AZ-165)."""

from msgspec.structs import replace

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.phases import hooks
from desktop.rules.games.aventura.phases.play import Play
from desktop.rules.games.aventura.state import Opening, Running, Visit

ACTIONS = 2  # each turn (AZ-050)


def enter(play: Play, name: str, zone: str | None = None) -> None:
    """Everybody stands on the starting zone, the Clock on 1, as new or as remembered (Q-66)."""
    state = play.state
    content = play.pack.maps[name]
    start = zone or content.start
    again = name in state.entered
    play.change(
        phase="acting",
        frames=(),
        remembered=_remembered(play),
        unlocked=state.unlocked if name in state.unlocked else (*state.unlocked, name),
        entered=state.entered if again else (*state.entered, name),
        closed=state.closed if name in state.closed else (*state.closed, name),
        investigators=tuple(
            replace(one, zone=start, actions=0, first_done=False, used=())
            for one in state.investigators
        ),
    )
    play.change(visit=_visit(play, name, start))
    play.frames.clear()
    play.tell(e.MapEntered(name, start, again))
    play.push(Opening())
    if content.journal.effects:
        play.push(Running((name, "entry"), 0, play.state.investigators[0].id))
    for one in reversed(play.state.investigators):
        hooks.entered(play, one.id, start)


def _remembered(play: Play) -> dict[str, Visit]:
    """With map_memory = remembered: what was read on the map that is left (Q-66 b)."""
    state = play.state
    if state.visit is None or state.options["map_memory"] != "remembered":
        return state.remembered
    return {**state.remembered, state.visit.map: state.visit}


def _visit(play: Play, name: str, start: str) -> Visit:
    content = play.pack.maps[name]
    old = play.state.remembered.get(name)
    if old is None:
        locked = tuple(zone for zone in content.drawing.zones if zone in content.drawing.padlocks)
        return Visit(name, entered=(start,), padlocks=locked)
    return Visit(
        name,
        resolved=old.resolved,
        # the starting zone is compulsory on every entry
        investigated=tuple(zone for zone in old.investigated if zone != content.start),
        effected=old.effected,
        done=old.done,
        failures=old.failures,
        entered=old.entered if start in old.entered else (*old.entered, start),
        padlocks=old.padlocks,
        markers=old.markers,
    )


def open_turn(play: Play, frame: Opening) -> bool:
    """After the event: special rules, then two fresh Actions each (AZ-050, AZ-059)."""
    if not frame.hooks_done:
        play.top(hooks_done=True)
        hooks.fire(play, "turn_start")
        return False
    play.pop()
    play.change(
        phase="acting",
        investigators=tuple(
            replace(one, actions=ACTIONS, used=()) for one in play.state.investigators
        ),
    )
    play.revisit(turn_first=None, active=None, queue=())
    clock = play.visit.clock
    play.tell(e.TurnBegan(clock, play.map.journal.clock.turns, clock in play.map.red_turns))
    return False
