"""The border of a map's sheet: a graduated frame, and arrows to and from other maps."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

import msgspec
import shapely
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from shapely import LineString

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import Side, advance, fitted, write
from desktop.drawing.map_plan import Plan
from desktop.keepsakes.games.aventura.map.marks import arrow_head

FRAME = 15.0
"""How wide the frame is."""
_DEGREE = 44.0
_SHAFT = 30.0
_AWAY = 8.0
_WORDS = 240.0

Edge = Literal["left", "right", "top", "bottom"]
_WAYS: dict[Edge, tuple[float, float]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "top": (0, -1),
    "bottom": (0, 1),
}


def paint_frame(painter: QPainter, area: QRectF, inks: Inks) -> None:
    """A double line with black and white degrees between, an ornament in each corner."""
    outer = area.adjusted(1.2, 1.2, -1.2, -1.2)
    degrees = area.adjusted(6, 6, -6, -6)
    inner = area.adjusted(11, 11, -11, -11)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for box, width in ((outer, 2.2), (degrees, 0.7), (inner, 0.7)):
        pen = QPen(QColor(inks.ink), width)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawRect(box)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(inks.ink))
    for band in _degrees(degrees, inner):
        painter.drawRect(band)
    for corner in (inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight()):
        _paint_corner(painter, corner, inner.center(), inks)


def _degrees(outer: QRectF, inner: QRectF) -> list[QRectF]:
    """Every other degree along the four sides, the corners left free."""
    found: list[QRectF] = []
    count = max(2, round(inner.width() / _DEGREE) | 1)
    wide = inner.width() / count
    for n in range(1, count, 2):
        x = inner.left() + n * wide
        found.append(QRectF(x, outer.top() + 1.4, wide, 2.4))
        found.append(QRectF(x, inner.bottom() + 1.2, wide, 2.4))
    count = max(2, round(inner.height() / _DEGREE) | 1)
    high = inner.height() / count
    for n in range(1, count, 2):
        y = inner.top() + n * high
        found.append(QRectF(outer.left() + 1.4, y, 2.4, high))
        found.append(QRectF(inner.right() + 1.2, y, 2.4, high))
    return found


def _paint_corner(painter: QPainter, corner: QPointF, middle: QPointF, inks: Inks) -> None:
    """A quarter of a rose that grows into the sheet."""
    across = 1 if middle.x() > corner.x() else -1
    down = 1 if middle.y() > corner.y() else -1
    painter.save()
    painter.translate(corner)
    painter.scale(across, down)
    painter.setPen(QPen(QColor(inks.ink), 0.7))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for reach in (15.0, 18.0):
        arc = QPainterPath(QPointF(reach, 0))
        arc.arcTo(QRectF(-reach, -reach, 2 * reach, 2 * reach), 0, -90)
        painter.drawPath(arc)
    painter.setBrush(QColor(inks.ink))
    painter.setPen(Qt.PenStyle.NoPen)
    for degrees, length in ((45, 15.0), (18, 10.0), (72, 10.0)):
        turn = math.radians(degrees)
        tip = QPointF(math.cos(turn), math.sin(turn)) * length
        side = QPointF(-math.sin(turn), math.cos(turn)) * 1.5
        painter.drawPolygon(QPolygonF([QPointF(0, 0), tip * 0.45 + side, tip, tip * 0.45 - side]))
    painter.restore()


class Signpost(msgspec.Struct, frozen=True):
    """An arrow in the void at a zone: into the map, or out of it, with where it comes from."""

    edge: Edge
    at: QPointF
    words: str
    inwards: bool
    before: bool = False


def signpost(
    plan: Plan, zones: Sequence[str], words: str, taken: Sequence[Signpost], *, inwards: bool
) -> Signpost | None:
    """An arrow at the first of the zones that lies open to the void; the nearest edge else."""
    known = [zone for zone in zones if zone in plan.zones]
    if not known:
        return None
    open_ways = [found for zone in known for found in _open_ways(plan, zone)]
    if not open_ways:
        open_ways = _edges(plan, known[0])
    free = [one for one in open_ways if _clear(one, taken)] or open_ways
    _, edge, at = min(free, key=lambda one: one[0])
    words = fitted(words, font(Face.MOOD, 13), _WORDS)
    return Signpost(edge, at, words, inwards, before=_before(plan, edge, at, words, taken))


def _before(plan: Plan, edge: Edge, at: QPointF, words: str, taken: Sequence[Signpost]) -> bool:
    """Whether the words stand left of an arrow (below it, at a side), off other arrows' words."""
    wide = advance(words, font(Face.MOOD, 13)) + 20
    side = edge in ("left", "right")
    place = -at.y() if side else at.x()
    low = -plan.bounds.bottom() if side else plan.bounds.left()
    high = -plan.bounds.top() if side else plan.bounds.right()
    for other in taken:
        if other.edge == edge:
            return place < (-other.at.y() if side else other.at.x())
    return place - low > high - place and place - wide > low - 40


def parted(posts: Sequence[Signpost], other: Signpost) -> list[Signpost]:
    """The posts again, with the words of those at the same edge turned away from the other's."""
    return [
        msgspec.structs.replace(post, before=not other.before) if post.edge == other.edge else post
        for post in posts
    ]


def _clear(one: tuple[float, Edge, QPointF], taken: Sequence[Signpost]) -> bool:
    _, edge, at = one
    return all(
        edge != other.edge or math.dist(at.toTuple(), other.at.toTuple()) > 60 for other in taken
    )


def _edges(plan: Plan, zone: str) -> list[tuple[float, Edge, QPointF]]:
    """The four edges of the map seen from a zone's centre: how far, and where."""
    x, y = plan.zones[zone].shape.centre
    box = plan.bounds
    return [
        (x - box.left(), "left", QPointF(box.left(), y)),
        (box.right() - x, "right", QPointF(box.right(), y)),
        (y - box.top(), "top", QPointF(x, box.top())),
        (box.bottom() - y, "bottom", QPointF(x, box.bottom())),
    ]


def _open_ways(plan: Plan, zone: str) -> list[tuple[float, Edge, QPointF]]:
    """Those edges that a zone sees over the void alone; the place is then the zone's own wall."""
    found: list[tuple[float, Edge, QPointF]] = []
    shape = plan.zones[zone].shape
    others = shapely.union_all(
        [other.shape.shape for name, other in plan.zones.items() if name != zone]
    )
    for far, edge, at in _edges(plan, zone):
        dx, dy = _WAYS[edge]
        ray = LineString([shape.centre, (at.x() + dx * 30, at.y() + dy * 30)])
        if ray.intersection(others).length > 1:
            continue
        rim = ray.intersection(shape.shape.exterior)
        spots = shapely.get_coordinates(rim).tolist()
        if spots:
            x, y = max(spots, key=lambda spot: spot[0] * dx + spot[1] * dy)
            found.append((far, edge, QPointF(x, y)))
    return found


def paint_signpost(painter: QPainter, post: Signpost, inks: Inks) -> None:
    """A feathered arrow outside the wall, its words beside it."""
    dx, dy = _WAYS[post.edge]
    way = QPointF(dx, dy)
    near, far = post.at + way * _AWAY, post.at + way * (_AWAY + _SHAFT)
    tip, tail = (near, far) if post.inwards else (far, near)
    turn = math.degrees(math.atan2(tip.y() - tail.y(), tip.x() - tail.x()))
    for colour, width in ((inks.page, 7.0), (inks.red, 2.4)):
        pen = QPen(QColor(colour), width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(tail, tip - (tip - tail) * 0.16)
    arrow_head(painter, tip, turn, inks.red, 12)
    _paint_feathers(painter, tail, turn, inks)
    _paint_words(painter, post, (near + far) / 2, inks)


def _paint_feathers(painter: QPainter, tail: QPointF, turn: float, inks: Inks) -> None:
    painter.save()
    painter.translate(tail)
    painter.rotate(turn)
    painter.setPen(QPen(QColor(inks.red), 1.1))
    for x in (0.0, 3.5, 7.0):
        for side in (-1, 1):
            painter.drawLine(QPointF(x, 0), QPointF(x - 3.5, side * 4.5))
    painter.restore()


def _paint_words(painter: QPainter, post: Signpost, middle: QPointF, inks: Inks) -> None:
    """The words beside an arrow, on bare paper: those off those of others.

    At a side they run up the edge.
    """
    face = font(Face.MOOD, 13)
    wide = advance(post.words, face)
    painter.save()
    painter.translate(middle)
    if post.edge in ("left", "right"):
        painter.rotate(-90)
    painter.translate((14 + wide / 2) * (-1 if post.before else 1), 0)
    painter.fillRect(QRectF(-wide / 2 - 3, -8, wide + 6, 16), QColor(inks.page))
    write(painter, 0, 4.2, post.words, face, inks.ink, Side.MIDDLE)
    painter.restore()
