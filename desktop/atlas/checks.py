"""What is wrong with a map: Errors (it is not played) and Warnings (its author should look).

Facts named `x`, `y` are map pixels. `place` is `layer/name #number`, the zone's id, or empty.

Errors of the file (the map may be None):
map.too_large {bytes, limit} · map.not_utf8 {byte} · map.not_json {line, column} ·
map.not_xml {line, column} · map.doubled_key {key} · map.not_finite {value} ·
map.huge_number {digits} · map.too_deep {limit} · map.lone_surrogate {} · map.doctype {} ·
map.not_tiled {why} · map.format {found, wanted} · map.orientation {found} · map.snap {found} ·
map.external {what, source} · map.picture {found} · map.two_pictures {found} ·
map.layer_broken {why} · map.no_zones {} · map.tangled {} · map.more_problems {count}

Errors of one object:
map.object_broken {why} · map.object_shape {object, found, wanted} ·
map.object_type {object, found, wanted} · map.property {property, found, wanted} ·
map.out_of_range {value, limit} · map.too_many_points {count, limit} ·
map.too_many_zones {limit} · map.text {limit} · map.zone_name {name} · map.double_id {zone} ·
map.letter {letter} · map.double_letter {letter, other} · map.double_centre {zone} ·
map.unknown_zone {zone} · map.link_to_itself {zone} · map.passage_points {count} ·
map.passage_too_short {kind, x, y} · map.passage_nowhere {kind, x, y} ·
map.padlock_nowhere {x, y} · map.centre_outside {zone, x, y}

Errors of the geometry:
map.zone_invalid {zone, why, x, y} · map.zone_vanished {zone} ·
map.zone_overlap {zone, other, x, y} · map.border_of_three {zones, x, y} ·
map.no_start {start} · map.several_starts {start, zones} · map.unreachable {zone, start}

Warnings:
map.layer_unknown {layer, nearest} · map.narrow_gap {zones, x, y} · map.sliver {zone, x, y} ·
map.red_without_letter {zone} · map.narrow_passage {kind, width, median, x, y} ·
map.passage_on_white {kind, x, y} · map.passage_to_void {kind, zone, x, y} ·
map.loose_wall {x, y} · map.doubled_wall {x, y} · map.centre_guessed {zone, x, y} ·
map.centre_near_wall {zone, x, y} · map.sight_near_wall {from, to, x, y} ·
map.blind_neighbours {zone, other} · map.many_zones {count, limit} · map.many_walls {count, limit}
"""

from statistics import median

import numpy as np
import shapely

from desktop.atlas.complaints import Complaints
from desktop.atlas.lattice import Intervals, Point, Segment
from desktop.atlas.parts import Passage, ZoneMap
from desktop.atlas.sight import Sight
from desktop.atlas.ways import Ways
from desktop.rules.kernel.errors import Problem

NEAR = 2  # units
MANY_ZONES = 400
MANY_WALLS = 5000
SMALLEST_GAP = 3  # units; welding closes what is narrower
PART_OF_ROOM = 50  # a gap or sliver is thinner than the usual room's side divided by this


def complain(zone_map: ZoneMap, start: str, complaints: Complaints) -> None:
    """The errors that only the whole map shows: its start and what cannot be reached from it."""
    starts = [
        name for name, zone in zone_map.zones.items() if start and start in (name, zone.letter)
    ]
    if not starts:
        complaints.error("map.no_start", "", None, start=start)
        return
    if len(starts) > 1:
        complaints.error("map.several_starts", "", None, start=start, zones=", ".join(starts))
    reached = Ways(zone_map).distances(zone_map.start, frozenset())
    for zone in zone_map.zones:
        if zone not in reached:
            complaints.error("map.unreachable", zone, None, zone=zone, start=zone_map.start)


def warnings(zone_map: ZoneMap, file: str) -> tuple[Problem, ...]:
    """Everything about a readable map that its author should look at."""
    complaints = Complaints(file, zone_map.snap)
    _sizes(zone_map, complaints)
    _zones(zone_map, complaints)
    _gaps(zone_map, complaints)
    _passages(zone_map, complaints)
    _walls(zone_map, complaints)
    _sight(zone_map, complaints)
    return complaints.problems()


def _sizes(zone_map: ZoneMap, complaints: Complaints) -> None:
    for code, count, limit in (
        ("map.many_zones", len(zone_map.zones), MANY_ZONES),
        ("map.many_walls", len(zone_map.walls), MANY_WALLS),
    ):
        if count > limit:
            complaints.warning(code, "", None, count=count, limit=limit)


def _thin(zone_map: ZoneMap) -> float:
    """Below this width, in units, a part of the map is too thin to be meant."""
    side = median(zone.shape.area**0.5 for zone in zone_map.zones.values())
    return float(max(SMALLEST_GAP, side / PART_OF_ROOM))


def _zones(zone_map: ZoneMap, complaints: Complaints) -> None:
    """Letters, slivers and centres, zone by zone."""
    walls = shapely.MultiLineString(list(zone_map.walls))
    thin = _thin(zone_map)
    for name, zone in zone_map.zones.items():
        if zone.red and zone.letter is None:
            complaints.warning("map.red_without_letter", name, None, zone=name)
        if zone.shape.buffer(-thin / 2).is_empty:
            complaints.warning("map.sliver", name, zone.centre, zone=name)
        if zone.centre_rule in ("pole", "inside"):
            complaints.warning("map.centre_guessed", name, zone.centre, zone=name)
        if zone_map.walls and walls.distance(shapely.Point(zone.centre)) <= NEAR:
            complaints.warning("map.centre_near_wall", name, zone.centre, zone=name)


def _gaps(zone_map: ZoneMap, complaints: Complaints) -> None:
    """Narrow gaps between zones: each gap once, with the zones beside it."""
    names = list(zone_map.zones)
    shapes = [zone.shape for zone in zone_map.zones.values()]
    if not shapely.coverage_is_valid(shapes):
        return  # an overlap has been told as an error
    edges = shapely.coverage_invalid_edges(shapes, gap_width=_thin(zone_map))
    beside = {n: e for n, e in zip(names, edges, strict=True) if not e.is_empty}
    if not beside:
        return
    gaps = shapely.get_parts(shapely.line_merge(shapely.union_all(list(beside.values()))))
    for gap in (gap for gap in gaps if not gap.is_empty):
        zones = [name for name, edge in beside.items() if edge.intersection(gap).length > 0]
        x, y = gap.coords[0]
        spot = round(x), round(y)
        complaints.warning("map.narrow_gap", zones[0], spot, zones=", ".join(zones))


def _passages(zone_map: ZoneMap, complaints: Complaints) -> None:
    """Passages that are too narrow, change nothing, or lead out of the map."""
    shown = [passage for passage in zone_map.passages if passage.highlighted]
    if not shown:
        return
    usual = median(_width(passage) for passage in shown)
    void = [edge for edge, names in zone_map.borders.items() if len(names) == 1]
    outside, black = Intervals(void), Intervals([*zone_map.drawn_walls, *void])
    for passage in shown:
        spot, kind, place = passage.ends[0], passage.kind, passage.name
        width = _width(passage)
        if width < usual / 4:
            complaints.warning(
                "map.narrow_passage",
                place,
                spot,
                kind=kind,
                width=round(width * zone_map.snap, 1),
                median=round(usual * zone_map.snap, 1),
            )
        if not _on(black, passage.ends):
            complaints.warning("map.passage_on_white", place, spot, kind=kind)
        if _on(outside, passage.ends):
            zone = ", ".join(passage.between)
            complaints.warning("map.passage_to_void", place, spot, kind=kind, zone=zone)


def _width(passage: Passage) -> float:
    (ax, ay), (bx, by) = passage.ends
    return float(np.hypot(bx - ax, by - ay))


def _on(lines: Intervals, ends: Segment) -> bool:
    return bool(lines.shared_with(ends))


def _walls(zone_map: ZoneMap, complaints: Complaints) -> None:
    """Walls drawn twice, and wall ends that touch nothing."""
    for a, _ in _drawn_twice(zone_map.drawn_walls):
        complaints.warning("map.doubled_wall", "", a)
    for end in _loose_ends(zone_map):
        complaints.warning("map.loose_wall", "", end)


def _drawn_twice(walls: tuple[Segment, ...]) -> list[Segment]:
    """The segments that were drawn more than once (walls are split where they meet)."""
    count: dict[Segment, int] = {}
    for a, b in walls:
        key = min((a, b), (b, a))
        count[key] = count.get(key, 0) + 1
    return [segment for segment, times in count.items() if times > 1]


def _loose_ends(zone_map: ZoneMap) -> list[Point]:
    """Ends of walls that touch no other wall and no border."""
    met: dict[Point, int] = {}
    for end in (end for wall in set(zone_map.drawn_walls) for end in wall):
        met[end] = met.get(end, 0) + 1
    corners = {end for edge in zone_map.borders for end in edge}
    jambs = {end for passage in zone_map.passages for end in passage.ends}
    return [end for end, times in met.items() if times == 1 and end not in corners | jambs]


def _sight(zone_map: ZoneMap, complaints: Complaints) -> None:
    """Lines of sight that players will argue about (AZ-124): near a wall's end, or missing."""
    sight = Sight(zone_map)
    seen = {zone: sight.seen_from(zone, frozenset()) for zone in zone_map.zones}
    for a, b in zone_map.adjacent:
        if b not in seen[a]:
            complaints.warning("map.blind_neighbours", a, None, zone=a, other=b)
    order = list(zone_map.zones)
    pairs = [(a, b) for i, a in enumerate(order) for b in order[i + 1 :] if b in seen[a]]
    ends = sorted({end for wall in zone_map.walls for end in wall})
    if not pairs or not ends:
        return
    tree = shapely.STRtree([shapely.Point(end) for end in ends])
    lines = [
        shapely.LineString([zone_map.zones[a].centre, zone_map.zones[b].centre]) for a, b in pairs
    ]
    found = tree.query(lines, predicate="dwithin", distance=NEAR)
    nearest: dict[int, int] = {}
    for pair, end in zip(found[0].tolist(), found[1].tolist(), strict=True):
        nearest.setdefault(pair, end)
    for pair, end in sorted(nearest.items()):
        a, b = pairs[pair]
        complaints.warning("map.sight_near_wall", a, ends[end], **{"from": a, "to": b})
