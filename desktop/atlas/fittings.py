"""What is fitted into the zones of a map: passages, links, padlocks, the start, the void."""

from collections.abc import Mapping
from itertools import pairwise

import shapely
from shapely import Point as Dot
from shapely.geometry.base import BaseGeometry

from desktop.atlas.borders import Borders, beside
from desktop.atlas.centres import is_inside
from desktop.atlas.complaints import Complaints
from desktop.atlas.draft import Draft
from desktop.atlas.lattice import Intervals, Segment, ordered
from desktop.atlas.parts import Passage, Rings, Zone
from desktop.atlas.welding import Chain


def steps(chain: Chain) -> list[Segment]:
    """The segments of a chain."""
    return list(pairwise(chain))


def pieces_by_use(
    draft: Draft, chains: tuple[Chain, ...]
) -> tuple[list[Segment], list[Segment], list[Segment]]:
    """The passages as segments: those that are wall, those that open, and the doors among them."""
    shut: list[Segment] = []
    openings: list[Segment] = []
    doors: list[Segment] = []
    for passage, chain in zip(draft.passages, chains, strict=True):
        (openings if passage.highlighted else shut).extend(steps(chain))
        if passage.highlighted and passage.kind != "open":
            doors += steps(chain)
    return shut, openings, doors


def not_yet_wall(shut: list[Segment], walls: list[Segment]) -> list[Segment]:
    """The shut passages that add wall where the author drew none."""
    known = {ordered(a, b) for a, b in walls}
    return [(a, b) for a, b in shut if ordered(a, b) not in known]


def passages(
    draft: Draft,
    chains: tuple[Chain, ...],
    zones: Mapping[str, Zone],
    borders: Borders,
    complaints: Complaints,
    walls: list[Segment],
) -> tuple[Passage, ...]:
    """Every passage that lies on a wall or a border; the others are told and left out."""
    ground = Intervals([*walls, *borders])
    fitted: list[Passage] = []
    for drawn, chain in zip(draft.passages, chains, strict=True):
        if len(chain) < 2:
            complaints.error("map.passage_too_short", drawn.place, drawn.ends[0], kind=drawn.kind)
            continue
        pieces = steps(chain)
        if any(ground.missing_from(piece) for piece in pieces):
            complaints.error("map.passage_nowhere", drawn.place, drawn.ends[0], kind=drawn.kind)
            continue
        between = beside(borders, pieces) or _around(zones, pieces)
        ends = chain[0], chain[-1]
        fitted.append(Passage(drawn.kind, ends, drawn.highlighted, between, drawn.name))
    return tuple(fitted)


def _around(zones: Mapping[str, Zone], pieces: list[Segment]) -> tuple[str, ...]:
    """The zone in whose inside a passage lies."""
    (ax, ay), (bx, by) = pieces[0]
    middle = Dot((ax + bx) / 2, (ay + by) / 2)
    return tuple(name for name, zone in zones.items() if zone.shape.contains(middle))


def links(
    draft: Draft, zones: Mapping[str, Zone], complaints: Complaints
) -> tuple[tuple[str, str], ...]:
    """The links between two different known zones, each once."""
    known = {zone.id for zone in draft.zones}
    kept: dict[tuple[str, str], None] = {}
    for link in draft.links:
        a, b = link.ends
        for end in sorted({a, b} - known):
            complaints.error("map.unknown_zone", link.place, zone=end)
        if a == b:
            complaints.error("map.link_to_itself", link.place, zone=a)
        elif a in zones and b in zones and (b, a) not in kept:
            kept[a, b] = None
    return tuple(kept)


def padlocks(draft: Draft, zones: Mapping[str, Zone], complaints: Complaints) -> frozenset[str]:
    """The zones that bear a padlock at first; one drawn on no zone's inside is told."""
    locked: set[str] = set()
    for token in draft.padlocks:
        if token.zone in zones:
            locked.add(token.zone)
            continue
        found = [name for name, zone in zones.items() if is_inside(zone.shape, token.at)]
        if not found:
            complaints.error("map.padlock_nowhere", token.place, token.at)
        locked.update(found[:1])
    return frozenset(locked)


def start(draft: Draft, zones: Mapping[str, Zone]) -> str:
    """The starting zone: the id, else the letter; empty if there is none (AZ-034)."""
    if draft.start in zones:
        return draft.start
    lettered = [name for name, zone in zones.items() if zone.letter == draft.start]
    return lettered[0] if lettered else ""


def void_rings(union: BaseGeometry) -> Rings:
    """The border of all zones together: outlines and courtyards, closed rings."""
    rings = [r for part in shapely.get_parts(union) for r in (part.exterior, *part.interiors)]
    return tuple(tuple((round(x), round(y)) for x, y in ring.coords) for ring in rings)
