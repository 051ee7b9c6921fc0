"""From what was drawn to a zone map: weld, node, find borders, cut passages, place centres."""

import msgspec
import shapely
from shapely import Polygon
from shapely.validation import explain_validity

from desktop.atlas import borders as border
from desktop.atlas import fittings
from desktop.atlas.centres import centre_of, is_inside
from desktop.atlas.complaints import Complaints
from desktop.atlas.draft import Draft, DraftZone
from desktop.atlas.lattice import Point
from desktop.atlas.parts import CentreRule, Rings, Zone, ZoneMap
from desktop.atlas.welding import Chain, Ground, TangledError, Weld, split


class Noded(msgspec.Struct, frozen=True):
    """The drawn lines after welding, split at every point that lies on them."""

    plain: dict[str, Polygon]
    rings: dict[str, Rings]
    walls: tuple[Chain, ...]
    passages: tuple[Chain, ...]


def build(draft: Draft, complaints: Complaints) -> ZoneMap | None:
    """The map, with its errors told to `complaints`; None when not even one zone is sound."""
    try:
        noded = _node(draft, complaints)
    except TangledError:
        complaints.error("map.tangled")
        return None
    zones = _zones(draft, noded, complaints)
    if not zones:
        complaints.error("map.no_zones")
        return None
    _overlaps(zones, draft, complaints)
    return _assemble(draft, noded, zones, complaints)


def _node(draft: Draft, complaints: Complaints) -> Noded:
    """Weld and split everything; zones that are no polygon afterwards are told and left out."""
    weld = Weld(draft.weld)
    rings = {
        zone.id: tuple(_closed(weld.chain(ring)) for ring in zone.rings) for zone in draft.zones
    }
    plain = _sound(draft, rings, complaints)
    edges = [edge for zone in plain for ring in rings[zone] for edge in fittings.steps(ring)]
    ground = Ground(edges, weld)
    walls = [ground.settle(wall.points) for wall in draft.walls]
    ground = Ground(edges + [step for wall in walls for step in fittings.steps(wall)], weld)
    doors = [ground.settle(passage.ends) for passage in draft.passages]
    order = [(zone, ring) for zone in plain for ring in rings[zone]]
    chains = [ring for _, ring in order] + walls + doors
    split_chains = split(chains, (point for chain in chains for point in chain), draft.weld)
    noded: dict[str, list[Chain]] = {}
    for (zone, _), ring in zip(order, split_chains, strict=False):
        noded.setdefault(zone, []).append(ring)
    rest = split_chains[len(order) :]
    return Noded(
        plain,
        {zone: tuple(parts) for zone, parts in noded.items()},
        tuple(rest[: len(walls)]),
        tuple(rest[len(walls) :]),
    )


def _closed(ring: Chain) -> Chain:
    return ring if not ring or ring[0] == ring[-1] else (*ring, ring[0])


def _sound(draft: Draft, rings: dict[str, Rings], complaints: Complaints) -> dict[str, Polygon]:
    """The zones that are valid polygons on the lattice."""
    sound: dict[str, Polygon] = {}
    for zone in draft.zones:
        shell, *holes = rings[zone.id]
        holes = [hole for hole in holes if len(hole) >= 4]
        if len(shell) < 4 or Polygon(shell).convex_hull.area == 0:
            complaints.error("map.zone_vanished", zone.place, zone=zone.id)
            continue
        shape = Polygon(shell, holes)
        if shape.is_valid and shape.area > 0:
            sound[zone.id] = shape
            rings[zone.id] = (shell, *holes)
        else:
            _complain_invalid(zone, shape, complaints)
    return sound


def _complain_invalid(zone: DraftZone, shape: Polygon, complaints: Complaints) -> None:
    """Name the point where the polygon goes wrong."""
    why = explain_validity(shape)
    reason, _, spot = why.partition("[")
    x, y = (float(part) for part in [*spot.rstrip("]").split(), "0", "0"][:2])
    complaints.error(
        "map.zone_invalid", zone.place, (round(x), round(y)), zone=zone.id, why=reason.strip()
    )


def _zones(draft: Draft, noded: Noded, complaints: Complaints) -> dict[str, Zone]:
    """The zones with their final shapes and centres, in map order."""
    pinned = {point.zone: point for point in draft.centres}
    zones: dict[str, Zone] = {}
    for drawn in draft.zones:
        if drawn.id not in noded.rings:
            continue
        shape = Polygon(noded.rings[drawn.id][0], noded.rings[drawn.id][1:])
        if not shape.is_valid:
            _complain_invalid(drawn, shape, complaints)
            continue
        pin = pinned.get(drawn.id)
        centre = _centre(noded.plain[drawn.id], pin.at if pin else None)
        if centre is None:
            complaints.error("map.zone_vanished", drawn.place, zone=drawn.id)
            continue
        if pin and centre[1] != "author":
            complaints.error("map.centre_outside", pin.place, pin.at, zone=drawn.id)
        zones[drawn.id] = Zone(
            drawn.id, drawn.letter, drawn.red, drawn.title, shape, centre[0], centre[1]
        )
    return zones


def _centre(shape: Polygon, pin: Point | None) -> tuple[Point, CentreRule] | None:
    """The author's point when it is inside, else the rule of `centres`."""
    if pin is not None and is_inside(shape, pin):
        return pin, "author"
    return centre_of(shape)


def _overlaps(zones: dict[str, Zone], draft: Draft, complaints: Complaints) -> None:
    """Tell every pair of zones whose insides meet (coverage after noding)."""
    names = list(zones)
    places = {zone.id: zone.place for zone in draft.zones}
    shapes = [zone.shape for zone in zones.values()]
    if shapely.coverage_is_valid(shapes):
        return
    first, second = shapely.STRtree(shapes).query(shapes, predicate="intersects")
    for i, j in zip(first.tolist(), second.tolist(), strict=True):
        if i < j and shapely.relate_pattern(shapes[i], shapes[j], "T********"):
            common = shapely.intersection(shapes[i], shapes[j]).representative_point()
            spot = (round(common.x), round(common.y))
            complaints.error(
                "map.zone_overlap", places[names[j]], spot, zone=names[j], other=names[i]
            )


def _assemble(
    draft: Draft, noded: Noded, zones: dict[str, Zone], complaints: Complaints
) -> ZoneMap:
    """Put the parts together."""
    sub_edges = border.owners({zone: noded.rings[zone] for zone in zones})
    for edge, names in sub_edges.items():
        if len(names) > 2:
            complaints.error("map.border_of_three", "", edge[0], zones=", ".join(names))
    walls = [step for chain in noded.walls for step in fittings.steps(chain)]
    shut, openings, doors = fittings.pieces_by_use(draft, noded.passages)
    fabric = border.weave(sub_edges, walls + shut, openings, doors, draft.void_walls)
    union = shapely.union_all([zone.shape for zone in zones.values()])
    x0, y0, x1, y1 = (int(value) for value in union.bounds)
    return ZoneMap(
        zones=zones,
        start=fittings.start(draft, zones),
        walls=fabric.walls,
        white_lines=fabric.white_lines,
        passages=fittings.passages(draft, noded.passages, zones, sub_edges, complaints, walls),
        links=fittings.links(draft, zones, complaints),
        padlocks=fittings.padlocks(draft, zones, complaints),
        props=draft.props,
        background=draft.background,
        background_at=draft.background_at,
        snap=draft.snap,
        bounds=(x0, y0, x1, y1),
        void_rings=fittings.void_rings(union),
        borders=sub_edges,
        adjacent=fabric.adjacent,
        doored=fabric.doored,
        drawn_walls=tuple(walls + fittings.not_yet_wall(shut, walls)),
    )
