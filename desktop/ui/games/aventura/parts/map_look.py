"""What the map has to show in a position: figures, reach, red stops, reasons, sight."""

from collections.abc import Mapping

from desktop.drawing.card_position import figure
from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import refusals
from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.phases import ground
from desktop.ui.map.look import MapLook, SightLook, TokenLook
from desktop.words.aventura.names import Names
from desktop.words.aventura.reasons import sentence


def tokens(names: Names, state: s.State, acting: str) -> tuple[TokenLook, ...]:
    """Every figure on the map; adversaries are numbered where several of a kind stand there."""
    found = [
        TokenLook(
            one.id,
            one.zone,
            names.full_name(one.id),
            figure(names, state, one.id),
            movable=one.id == acting,
        )
        for one in state.investigators
    ]
    placed = () if state.visit is None else state.visit.tokens
    for token in placed:
        alike = sum(1 for other in placed if other.card == token.card)
        found.append(
            TokenLook(
                adversary_id(token.serial),
                token.zone,
                names.token(state, token),
                silhouette=names.pack.adversaries[token.card].token,
                number=token.serial if alike > 1 else 0,
            )
        )
    return tuple(found)


def adversary_id(serial: int) -> str:
    """The id of an adversary's token on the drawn map."""
    return f"adversary:{serial}"


def serial_of(token: str) -> int | None:
    """The serial number behind a token's id; None for an investigator."""
    return int(token.removeprefix("adversary:")) if token.startswith("adversary:") else None


def reach(
    names: Names, state: s.State, offered: tuple[object, ...], who: str
) -> dict[str, tuple[int, tuple[str, ...]]]:
    """Zones that an offered Move leads to: steps, and the way with the zone left first."""
    targets = {one.to for one in offered if isinstance(one, c.Move) and one.who == who}
    if not targets:
        return {}
    one = next(one for one in state.investigators if one.id == who)
    ways = ground.reach(names.pack, state, one)
    return {zone: (len(ways[zone]), (one.zone, *ways[zone])) for zone in targets}


def refused(names: Names, state: s.State, who: str, legal: Mapping[str, object]) -> dict[str, str]:
    """For every other zone the reason why it cannot be moved to."""
    if state.visit is None:
        return {}
    found: dict[str, str] = {}
    for zone in names.pack.maps[state.visit.map].drawing.zones:
        if zone in legal:
            continue
        reason = refusals.refuse(names.pack, state, c.Move(who, zone), ())
        if reason is not None:
            found[zone] = sentence(names, state, reason)
    return found


def sight_lines(names: Names, state: s.State, start: str) -> tuple[SightLook, ...]:
    """Lines from a zone to every adversary's and partner's zone, with what stops each."""
    content, visit = ground.here(names.pack, state)
    sight = content.sight(state.options["los_target"], state.options["door_rule"])
    ends = {token.zone for token in visit.tokens} or set(content.drawing.zones)
    ends |= {one.zone for one in state.investigators}
    lines: list[SightLook] = []
    for end in content.drawing.zones:
        if end in ends and end != start:
            verdict = sight.look(start, end, ground.padlocks(state))
            lines.append(SightLook(start, end, verdict.sees, verdict.at))
    return tuple(lines)


def map_look(
    names: Names,
    state: s.State,
    offered: tuple[object, ...],
    acting: str,
    *,
    notes: frozenset[str] = frozenset(),
    aims: frozenset[str] = frozenset(),
    sight: tuple[SightLook, ...] = (),
) -> MapLook | None:
    """The whole look of the map; None before the first one."""
    visit = state.visit
    if visit is None:
        return None
    legal = reach(names, state, offered, acting) if acting else {}
    zones = {one.id: one.zone for one in state.investigators}
    looks = {zones[one.who] for one in offered if isinstance(one, c.Investigate)}
    known = {mark.split(":")[0] for mark in visit.investigated}
    return MapLook(
        id=visit.map,
        zone_map=names.drawing(visit.map),
        tokens=tokens(names, state, acting if legal else ""),
        acting=acting,
        reach=legal,
        stops=ground.stops(names.pack, state, acting) if acting else frozenset(),
        refusals=refused(names, state, acting, legal) if acting else {},
        padlocks=frozenset(visit.padlocks),
        entered=frozenset(visit.entered),
        investigated=frozenset(known),
        glowing=frozenset(looks),
        sight=sight,
        notes=notes,
        aims=aims,
    )
