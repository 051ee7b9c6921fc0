"""Doors and windows as drawn: a leaf that stands open with its thin arc, panes with five ticks."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
import shapely
from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainterPath, QPolygonF
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from desktop.drawing.map_survey import Opening, ZoneShape

LEAF_TURN = 60.0
JAMB = 7.0
PANE = 2.6
TICK = 4.6


class Door(msgspec.Struct, frozen=True):
    """A drawn door: its threshold, the leaf from hinge to edge, the arc it swings."""

    gap: QLineF
    leaf: QLineF
    arc: QPainterPath
    sweep: Polygon


class Window(msgspec.Struct, frozen=True):
    """A drawn window: the ground of its opening, and its lines."""

    ground: QPainterPath
    strokes: QPainterPath


def door(
    opening: Opening, things: BaseGeometry, walls: BaseGeometry, zones: Sequence[ZoneShape]
) -> Door:
    """Hang a door at its first point, on the side where its leaf has the most room."""
    right, left = (_swept(opening, side) for side in (1, -1))
    side = min((1, -1), key=lambda s: _crowding(right if s == 1 else left, things, walls, zones))
    (ax, ay), (bx, by) = opening.a, opening.b
    length = math.hypot(bx - ax, by - ay)
    turn = math.degrees(math.atan2(by - ay, bx - ax))
    hinge = _at(opening.a, 3.0, turn)
    reach = max(length - 3.0, 1.0)
    tip = _at(hinge, reach, turn + side * LEAF_TURN)
    arc = QPainterPath(QPointF(*_at(hinge, reach, turn)))
    for degrees in range(6, 91, 6):
        arc.lineTo(QPointF(*_at(hinge, reach, turn + side * degrees)))
    return Door(
        gap=QLineF(ax, ay, bx, by),
        leaf=QLineF(QPointF(*hinge), QPointF(*tip)),
        arc=arc,
        sweep=right if side == 1 else left,
    )


def window(opening: Opening) -> Window:
    """Draw a window: two thin lines along the wall and five short ticks across it."""
    line = QLineF(QPointF(*opening.a), QPointF(*opening.b))
    along = (line.p2() - line.p1()) / max(line.length(), 0.001)
    across = QPointF(-along.y(), along.x())
    ground = QPainterPath()
    ground.addPolygon(
        QPolygonF(
            [line.p1() + across * PANE, line.p2() + across * PANE,
             line.p2() - across * PANE, line.p1() - across * PANE]
        )
    )  # fmt: skip
    strokes = QPainterPath()
    for side in (PANE, -PANE):
        strokes.moveTo(line.p1() + across * side)
        strokes.lineTo(line.p2() + across * side)
    for n in range(1, 6):
        spot = line.pointAt(n / 6)
        strokes.moveTo(spot + across * TICK)
        strokes.lineTo(spot - across * TICK)
    return Window(ground, strokes)


def jambs(openings: Sequence[Opening]) -> QPainterPath:
    """The square caps at both ends of every door and window, turned with their wall."""
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    half = JAMB / 2
    for opening in openings:
        line = QLineF(QPointF(*opening.a), QPointF(*opening.b))
        along = (line.p2() - line.p1()) / max(line.length(), 0.001) * half
        across = QPointF(-along.y(), along.x())
        for spot in (line.p1(), line.p2()):
            path.addPolygon(
                QPolygonF(
                    [spot - along - across, spot + along - across,
                     spot + along + across, spot - along + across]
                )
            )  # fmt: skip
            path.closeSubpath()
    return path


def _swept(opening: Opening, side: int) -> Polygon:
    """The quarter circle that the leaf would sweep."""
    (ax, ay), (bx, by) = opening.a, opening.b
    reach = math.hypot(bx - ax, by - ay)
    turn = math.degrees(math.atan2(by - ay, bx - ax))
    rim = [_at(opening.a, reach, turn + side * degrees) for degrees in range(8, 91, 8)]
    return Polygon([opening.a, *rim])


def _crowding(
    sweep: Polygon, things: BaseGeometry, walls: BaseGeometry, zones: Sequence[ZoneShape]
) -> float:
    """How badly a leaf would stand: on walls and things, then in the smaller of two rooms."""
    around = shapely.intersects([zone.shape for zone in zones], sweep.centroid).tolist()
    rooms = [zone.shape.area for zone, there in zip(zones, around, strict=True) if there]
    on_walls, on_things = (_shared(sweep, other) for other in (walls, things))
    return 20 * on_walls + 6 * on_things - max(rooms, default=0.0) * 0.001


def _shared(sweep: Polygon, other: BaseGeometry) -> float:
    """The area of a sweep that something covers; what is far away is cut off first."""
    near = shapely.clip_by_rect(other, *sweep.bounds)
    return float(sweep.intersection(near).area)


def _at(start: tuple[float, float], reach: float, degrees: float) -> tuple[float, float]:
    turn = math.radians(degrees)
    return start[0] + reach * math.cos(turn), start[1] + reach * math.sin(turn)
