"""The plan of a map: all its heavy geometry, worked out once and then only painted."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Generator, Iterable, Sequence
from itertools import combinations, pairwise

import msgspec
import shapely
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from shapely import LineString, MultiLineString, Point, unary_union
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge

from desktop.atlas.parts import ZoneMap
from desktop.drawing import map_engraving, map_things
from desktop.drawing.map_engraving import Line, lines
from desktop.drawing.map_letters import LetterSpot, boxes_of, place_letter
from desktop.drawing.map_openings import Door, Window, door, jambs, window
from desktop.drawing.map_paths import Paths, path_of, pieces
from desktop.drawing.map_rows import Row, token_row
from desktop.drawing.map_survey import Opening, Prop, Survey, ZoneShape, survey
from desktop.drawing.map_things import Sign

HALF_WALL = 2.5
PLANK = 8.0
OPENINGS = 24
_KEPT: deque[tuple[ZoneMap, Plan]] = deque(maxlen=2)
_MEASURED: deque[tuple[ZoneMap, Survey]] = deque(maxlen=1)


class ZonePlan(msgspec.Struct, frozen=True):
    """A zone ready to paint."""

    shape: ZoneShape
    path: QPainterPath
    spot: LetterSpot

    def row(self, count: int) -> Row:
        """Where `count` tokens stand: side by side, off the letter, off the title if they can."""
        count = max(1, count)
        row = token_row(self.shape, self.spot.taken, count)
        if row.air >= -6 or not self.shape.title:
            return row
        return token_row(self.shape, self.spot.letter_box if self.shape.letter else None, count)


class Plan(msgspec.Struct, frozen=True):
    """A map ready to paint, in sheet units."""

    id: str
    bounds: QRectF
    zones: dict[str, ZonePlan]
    floor: QPainterPath
    walls: QPainterPath
    shade: Paths
    whites: tuple[QLineF, ...]
    engraving: tuple[tuple[float, Paths], ...]
    planks: Paths
    furniture: Paths
    doors: tuple[Door, ...]
    windows: tuple[Window, ...]
    jambs: Paths
    compass: tuple[QPointF, float] | None
    signs: tuple[Sign, ...]
    gates: dict[frozenset[str], QPointF]
    scale: float
    origin: tuple[float, float]

    def spot(self, x: float, y: float) -> QPointF:
        """A lattice point on the sheet."""
        return QPointF((x - self.origin[0]) * self.scale, (y - self.origin[1]) * self.scale)

    def centre(self, zone: str) -> QPointF:
        """A zone's centre on the sheet."""
        return QPointF(*self.zones[zone].shape.centre)

    def route(self, start: str, end: str) -> tuple[str, ...]:
        """A shortest way over doors and lines, both ends included; just the ends without one."""
        found: dict[str, tuple[str, ...]] = {start: (start,)}
        rim = [start]
        while rim and end not in found:
            reached = [
                (there, (*found[here], there))
                for here in rim
                for there in self.zones
                if there not in found and frozenset((here, there)) in self.gates
            ]
            found.update(reached)
            rim = [there for there, _ in reached]
        return found.get(end, (start, end))

    def way(self, zones: Sequence[str]) -> list[QPointF]:
        """A walk from centre to centre through the doors and lines between them."""
        points = [self.centre(zones[0])] if zones else []
        for here, there in pairwise(zones):
            gate = self.gates.get(frozenset((here, there)))
            points += [gate, self.centre(there)] if gate is not None else [self.centre(there)]
        return points


Drafting = Generator[None, None, Plan]


def plan_of(map_id: str, zone_map: ZoneMap) -> Plan:
    """The plan of a zone map; it is kept for the last few maps, as long as they are the same."""
    return kept_plan(map_id, zone_map) or _finished(drafting(map_id, zone_map))


def kept_plan(map_id: str, zone_map: ZoneMap) -> Plan | None:
    """The plan of a zone map if it was made before."""
    for kept, plan in _KEPT:
        if kept is zone_map and plan.id == map_id:
            return plan
    return None


def drafting(map_id: str, zone_map: ZoneMap) -> Drafting:
    """Make and keep a plan in small parts of some milliseconds, for whoever must not wait."""
    seen = _measured(map_id, zone_map)
    _MEASURED.clear()
    plan = yield from _parts(seen)
    _KEPT.append((zone_map, plan))
    return plan


def draw_plan(seen: Survey) -> Plan:
    """Work out the plan of a measured map (some tenths of a second)."""
    return _finished(_parts(seen))


def _finished(work: Drafting) -> Plan:
    while True:
        try:
            next(work)
        except StopIteration as end:
            plan: Plan = end.value
            return plan


def _parts(seen: Survey) -> Drafting:
    floor = map_engraving.union(zone.shape for zone in seen.zones)
    yield
    walls = _walls(seen.walls)
    yield
    doors, zones = yield from _furnished(seen, walls)
    compass = _compass(seen.props)
    engraving = yield from _engraving(seen, floor, compass)
    shade: list[QPainterPath] = []
    for zone in seen.zones:
        shade += [path_of(part) for part in shapely.get_parts(_shade(walls, zone))]
        yield
    planks = _planks(seen.zones, seen.props)
    yield
    whites = _whites(seen, walls)
    yield
    gates = _gates(seen)
    yield
    left, top, right, bottom = floor.bounds
    return Plan(
        id=seen.id,
        bounds=QRectF(left, top, right - left, bottom - top),
        zones=zones,
        floor=path_of(floor),
        walls=path_of(walls),
        shade=tuple(shade),
        whites=whites,
        engraving=engraving,
        planks=planks,
        furniture=map_things.furniture(seen.props),
        doors=doors,
        windows=tuple(window(o) for o in seen.openings if o.kind == "window"),
        jambs=_jambs([o for o in seen.openings if o.kind != "open"]),
        compass=compass,
        signs=map_things.signs(seen.props),
        gates=gates,
        scale=seen.scale,
        origin=seen.origin,
    )


def _furnished(
    seen: Survey, walls: BaseGeometry
) -> Generator[None, None, tuple[tuple[Door, ...], dict[str, ZonePlan]]]:
    """The doors, hung where there is room, and the zones with their letters clear of things."""
    crowded = map_things.crowded(seen.props)
    things = unary_union(crowded)
    doors: list[Door] = []
    for opening in seen.openings:
        if opening.kind == "door":
            doors.append(door(opening, things, walls, seen.zones))
            yield
    boxes = (boxes_of(crowded), boxes_of(hung.sweep for hung in doors))
    zones: dict[str, ZonePlan] = {}
    for zone in seen.zones:
        spot = yield from place_letter(zone, *boxes)
        zones[zone.id] = ZonePlan(zone, path_of(zone.shape), spot)
    return tuple(doors), zones


def bare_floor(map_id: str, zone_map: ZoneMap) -> QPainterPath:
    """The zones alone, at once, for as long as the plan is being made."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    seen = _measured(map_id, zone_map)
    _MEASURED.append((zone_map, seen))  # the drafting, which follows, need not measure again
    for zone in seen.zones:
        path.addPath(path_of(zone.shape))
    return path


def _measured(map_id: str, zone_map: ZoneMap) -> Survey:
    """The survey of a map, measured anew only if it was not the last one."""
    for kept, seen in _MEASURED:
        if kept is zone_map and seen.id == map_id:
            return seen
    return survey(map_id, zone_map)


def _shade(walls: BaseGeometry, zone: ZoneShape) -> BaseGeometry:
    """The shade in one zone, of the walls around it."""
    left, top, right, bottom = zone.shape.bounds
    near = shapely.clip_by_rect(walls, left - 8, top - 8, right + 8, bottom + 8)
    return map_engraving.shade(near, zone.shape)


def _walls(segments: Sequence[Line]) -> BaseGeometry:
    """The walls as an area: joined first, so that corners are mitred, ends square."""
    if not segments:
        return MultiLineString()
    return _merged(segments).buffer(
        HALF_WALL, cap_style="square", join_style="mitre", mitre_limit=2.5
    )


def _merged(segments: Iterable[Line]) -> BaseGeometry:
    """Segments noded and joined into lines as long as they go."""
    noded = unary_union([LineString(segment) for segment in segments])
    return linemerge([LineString(line) for line in lines(noded)])


def _jambs(openings: Sequence[Opening]) -> Paths:
    """The jambs of all doors and windows, some of them in one path."""
    return tuple(
        jambs(openings[first : first + OPENINGS]) for first in range(0, len(openings), OPENINGS)
    )


def _whites(seen: Survey, walls: BaseGeometry) -> tuple[QLineF, ...]:
    """White lines and open stretches, trimmed where walls cover them."""
    stretches: list[Line] = [*seen.whites, *((o.a, o.b) for o in seen.openings if o.kind == "open")]
    if not stretches:
        return ()
    return tuple(
        QLineF(QPointF(*line[n]), QPointF(*line[n + 1]))
        for line in lines(_merged(stretches).difference(walls))
        for n in range(len(line) - 1)
    )


def _engraving(
    seen: Survey, floor: BaseGeometry, compass: tuple[QPointF, float] | None
) -> Generator[None, None, tuple[tuple[float, Paths], ...]]:
    spared = [map_things.footprint(p).buffer(2) for p in seen.props if p.text]
    if compass is not None:
        middle, radius = compass
        spared.append(Point(middle.x(), middle.y()).buffer(radius * 1.35))
    clear = unary_union(spared)
    made: list[tuple[float, Paths]] = []
    for weight, group in map_engraving.engrave(floor, HALF_WALL, clear, map_things.seed(seen.id)):
        yield
        made.append((weight, pieces(group)))
    return tuple(made)


def _planks(zones: Sequence[ZoneShape], props: Sequence[Prop]) -> Paths:
    shapes = {zone.id: zone.shape for zone in zones}
    paths: list[QPainterPath] = []
    for prop in props:
        if prop.kind in map_things.PLANKED and prop.name in shapes:
            inner = shapes[prop.name].buffer(-HALF_WALL, join_style="mitre")
            chance = random.Random(map_things.seed("planks", prop.name))
            down = map_things.PLANKED[prop.kind]
            paths += pieces(map_engraving.planks(inner, down, PLANK, chance))
    return tuple(paths)


def _compass(props: Sequence[Prop]) -> tuple[QPointF, float] | None:
    for prop in props:
        if prop.kind == "compass":
            half = max(prop.w, 40.0 if not prop.w else 0.0) / 2
            middle = (prop.x + prop.w / 2, prop.y + prop.h / 2)
            return QPointF(*middle), half
    return None


def _gates(seen: Survey) -> dict[frozenset[str], QPointF]:
    """Where one steps from zone to zone: the middle of a door, else of a line, else of a window."""
    gates: dict[frozenset[str], QPointF] = {}
    by_kind = {"window": 0, "open": 1, "door": 3}
    stretches = [(by_kind[o.kind], o.a, o.b) for o in seen.openings]
    stretches += [(2, line[0], line[-1]) for line in seen.whites]
    shapes = [zone.shape for zone in seen.zones]
    shapely.prepare(shapes)
    for _, (ax, ay), (bx, by) in sorted(stretches, key=lambda stretch: stretch[0]):
        middle = Point((ax + bx) / 2, (ay + by) / 2)
        near = shapely.dwithin(shapes, middle, 0.6).tolist()
        beside = [zone.id for zone, there in zip(seen.zones, near, strict=True) if there]
        for pair in combinations(beside, 2):
            gates[frozenset(pair)] = QPointF(middle.x, middle.y)
    return gates
