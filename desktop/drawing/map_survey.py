"""A zone map measured for drawing: the same map in sheet units, of which S shows 880 by 390."""

from __future__ import annotations

import math
from collections.abc import Callable
from statistics import median

import msgspec
from shapely import LineString, Polygon

from desktop.atlas.parts import Prop as AtlasProp
from desktop.atlas.parts import Zone, ZoneMap
from desktop.drawing.map_engraving import Line, simplified

SHEET = (880.0, 390.0)
"""What a fitted map fills at S, zoom 100 %: there a sheet unit is a logical pixel."""

LEAST_ZONE = 64.0
"""The median zone is at least this wide (root of its area), however large the map is."""

Point = tuple[float, float]


class ZoneShape(msgspec.Struct, frozen=True):
    """A zone as drawn."""

    id: str
    letter: str
    red: bool
    title: str
    shape: Polygon
    centre: Point


class Opening(msgspec.Struct, frozen=True):
    """A door (hinged at `a`), a window, or an open stretch."""

    kind: str
    a: Point
    b: Point


class Prop(msgspec.Struct, frozen=True):
    """A thing drawn on the map: a kind, a box (no size for points), a turn in degrees."""

    kind: str
    x: float
    y: float
    w: float
    h: float
    turn: float
    name: str
    text: str = ""


class Survey(msgspec.Struct, frozen=True):
    """Everything that is drawn of a map, in sheet units."""

    id: str
    zones: tuple[ZoneShape, ...]
    walls: tuple[Line, ...]
    whites: tuple[Line, ...]
    openings: tuple[Opening, ...]
    props: tuple[Prop, ...]
    scale: float = 1.0
    origin: Point = (0.0, 0.0)


def survey(map_id: str, zone_map: ZoneMap) -> Survey:
    """Measure a zone map for drawing."""
    scale = _scale(zone_map)
    left, top = zone_map.bounds[0], zone_map.bounds[1]

    def spot(x: float, y: float) -> Point:
        return (x - left) * scale, (y - top) * scale

    return Survey(
        id=map_id,
        zones=tuple(_zone(zone, spot) for zone in zone_map.zones.values()),
        walls=tuple((spot(*a), spot(*b)) for a, b in zone_map.walls),
        whites=tuple((spot(*a), spot(*b)) for a, b in zone_map.white_lines),
        openings=tuple(
            Opening(passage.kind, spot(*passage.ends[0]), spot(*passage.ends[1]))
            for passage in zone_map.passages
            if passage.highlighted
        ),
        props=tuple(_prop(prop, spot) for prop in zone_map.props),
        scale=scale,
        origin=(float(left), float(top)),
    )


def _scale(zone_map: ZoneMap) -> float:
    """Sheet units a lattice unit: the map fills the sheet, but no crowd of zones gets too small."""
    left, top, right, bottom = zone_map.bounds
    fitted = min(SHEET[0] / max(right - left, 1), SHEET[1] / max(bottom - top, 1))
    usual = median(math.sqrt(zone.shape.area) for zone in zone_map.zones.values())
    return max(fitted, LEAST_ZONE / max(usual, 1.0))


def _zone(zone: Zone, spot: Callable[[float, float], Point]) -> ZoneShape:
    rings = [
        simplified(LineString([spot(x, y) for x, y in ring.coords]))
        for ring in (zone.shape.exterior, *zone.shape.interiors)
    ]
    return ZoneShape(
        id=zone.id,
        letter=zone.letter or "",
        red=zone.red,
        title=zone.title or "",
        shape=Polygon(rings[0], rings[1:]),
        centre=spot(*zone.centre),
    )


def _prop(prop: AtlasProp, spot: Callable[[float, float], Point]) -> Prop:
    corners = [spot(*corner) for corner in prop.shape]
    (x, y), w, h, turn = corners[0], 0.0, 0.0, prop.rotation
    if len(corners) == 4:
        w, h = math.dist(corners[0], corners[1]), math.dist(corners[0], corners[3])
        turn = math.degrees(math.atan2(corners[1][1] - y, corners[1][0] - x))
    elif len(corners) > 1:
        x, y = min(c[0] for c in corners), min(c[1] for c in corners)
        w, h = max(c[0] for c in corners) - x, max(c[1] for c in corners) - y
    return Prop(prop.kind, x, y, w, h, turn, prop.name, prop.text)
