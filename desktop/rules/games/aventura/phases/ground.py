"""Where one may go and what one sees from where, in a position (AZ-025 on, AZ-123 on)."""

from desktop.rules.games.aventura.content.pack import MapContent, Pack
from desktop.rules.games.aventura.state import Investigator, State, Visit

PACE = 3  # zones in one Move (AZ-052)


def here(pack: Pack, state: State) -> tuple[MapContent, Visit]:
    """The current map and the visit to it. Raises LookupError before the first one."""
    if state.visit is None:
        raise LookupError("no map yet")
    return pack.maps[state.visit.map], state.visit


def padlocks(state: State) -> frozenset[str]:
    """The zones that bear a Padlock token."""
    return frozenset(state.visit.padlocks) if state.visit is not None else frozenset()


def stops(pack: Pack, state: State, who: str) -> frozenset[str]:
    """The red zones that still stop this investigator (AZ-067, Q-25)."""
    content, visit = here(pack, state)
    if not content.red_zones:
        return content.red_zones
    if state.options["red_zones"] == "each":
        mine = f":{who}"
        known = {zone.removesuffix(mine) for zone in visit.investigated}
        return content.red_zones - known
    return content.red_zones.difference(visit.investigated)


def mark(content: MapContent, state: State, zone: str, who: str) -> str:
    """How `Visit.investigated` notes that somebody investigated a zone."""
    alone = state.options["red_zones"] == "each" and zone != content.start
    return f"{zone}:{who}" if alone else zone


def reach(pack: Pack, state: State, one: Investigator) -> dict[str, tuple[str, ...]]:
    """The zones within one Move and the way to each, red stops and padlocks heeded (AZ-052)."""
    content, _ = here(pack, state)
    return content.ways.reach(one.zone, PACE, padlocks(state), stops(pack, state, one.id))


def on_duty(pack: Pack, state: State, one: Investigator) -> bool:
    """Whether the next Action must be Investigate here (AZ-067 to AZ-069, Q-24, Q-26, Q-29)."""
    if one.zone not in stops(pack, state, one.id):
        return False
    content, _ = here(pack, state)
    if one.zone != content.start:
        return True
    others = [other for other in state.investigators if other.id != one.id]
    # somebody who has not acted yet on the starting zone can still take it over
    return not any(not other.first_done and other.zone == content.start for other in others)


def sees(pack: Pack, state: State, a: str, b: str) -> bool:
    """Line of sight between two zones now (AZ-124)."""
    if a == b:
        return True
    content, _ = here(pack, state)
    sight = content.sight(state.options["los_target"], state.options["door_rule"])
    return b in sight.seen_from(a, padlocks(state))


def steps(pack: Pack, state: State, a: str, b: str) -> int | None:
    """How many steps from one zone to another, over open connections; None without a way (Q-93)."""
    content, _ = here(pack, state)
    return content.ways.distances(a, padlocks(state)).get(b)


def within(pack: Pack, state: State, a: str, b: str, reaches: str, most: int | None) -> bool:
    """Whether b is in reach from a: the same `zone`, or in sight (`los`) within `most` steps."""
    if reaches == "zone":
        return a == b
    if not sees(pack, state, a, b):
        return False
    if most is None:
        return True
    away = steps(pack, state, a, b)
    return away is not None and away <= most
