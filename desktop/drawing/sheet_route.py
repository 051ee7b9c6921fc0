"""The Route in red ink: ribbons from dot to dot, blots, the ring round where one stands."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.drawing.inks import Inks, faded
from desktop.drawing.paper import on_screen
from desktop.drawing.sheet_frame import NATURAL, Frame
from desktop.drawing.sheet_records import SQUARE, SheetPage
from desktop.drawing.sheet_strokes import (
    Stroke,
    begun,
    blot,
    loop,
    path_of,
    ribbon,
    seeded,
    straight,
)
from desktop.rules.games.book.state import Leg, Spot

WIDTH = 2.2
DOT = 3.2
BAND = 0.70
"""How strong the Route is that would be drawn."""
_BREATH = 0.45
_PRINTED = 1.25  # a red pen is broader than a pencil


@lru_cache(maxsize=512)
def _way(seed: int, number: int, start: Spot, end: Spot) -> Stroke:
    """The middle of a Route's line, in px of squares of NATURAL from the world's corner."""
    chance, share = seeded("route", seed, number), NATURAL / SQUARE
    ends = [(x * share, y * share) for x, y in (start, end)]
    bow = chance.uniform(-1.2, 1.2)
    return straight(chance, ends[0], ends[1], swing=0.9, wave=40, step=4, bow=bow)


@lru_cache(maxsize=1024)
def _leg(seed: int, number: int, start: Spot, end: Spot, side: float, width: float) -> QPainterPath:
    share = side / NATURAL
    line = [(x * share, y * share) for x, y in _way(seed, number, start, end)]
    chance = seeded("ribbon", seed, number)
    outline = ribbon(chance, line, width - _BREATH, width + _BREATH, 34)
    path = path_of([outline], closed=True)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _fill(painter: QPainter, path: QPainterPath, frame: Frame, inks: Inks, strength: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(inks.route, strength if inks.textures else 1))
    painter.drawPath(path.translated(frame.x, frame.y))


def paint_route(
    painter: QPainter,
    page: SheetPage,
    frame: Frame,
    clip: QRectF,
    inks: Inks,
    *,
    ring: bool = True,
    without: int = 0,
) -> None:
    """Draw all Routes but the last `without`, their dots, and the ring (not with such)."""
    legs = page.legs[: len(page.legs) - without]
    width = _width(frame, inks) * (1 if on_screen(painter) else _PRINTED)
    for number, leg in enumerate(legs):
        box = QRectF(frame.spot(*leg.start), frame.spot(*leg.end)).normalized()
        if box.adjusted(-9, -9, 9, 9).intersects(clip):
            path = _leg(page.seed, number, leg.start, leg.end, frame.side, width)
            _fill(painter, path, frame, inks, 0.94)
    first = page.trail[:1] or tuple(leg.start for leg in legs[:1])
    near = clip.adjusted(-12, -12, 12, 12)
    for spot in dict.fromkeys([*first, *(leg.end for leg in legs)]):
        if near.contains(frame.spot(*spot)):
            paint_dot(painter, page, spot, frame, inks)
    for leg in legs:
        if leg.fled and near.contains(frame.spot(*leg.end)):
            _cross_dot(painter, page, leg, frame, inks)
    if ring and page.trail and not without:
        paint_ring(painter, page, page.trail[-1], frame, inks)


def _width(frame: Frame, inks: Inks) -> float:
    return WIDTH * frame.weight * (1 if inks.textures else 1.3)


def paint_dot(painter: QPainter, page: SheetPage, spot: Spot, frame: Frame, inks: Inks) -> None:
    """Draw a dot of ink, 3.2 in radius."""
    painter.setPen(QPen(QColor(inks.route), 0.5))
    painter.setBrush(QColor(inks.route))
    painter.drawPath(_blot(page.seed, spot, DOT * frame.weight).translated(frame.spot(*spot)))


@lru_cache(maxsize=512)
def _blot(seed: int, spot: Spot, radius: float) -> QPainterPath:
    return path_of([blot(seeded("dot", seed, spot), (0.0, 0.0), radius)])


def _cross_dot(painter: QPainter, page: SheetPage, leg: Leg, frame: Frame, inks: Inks) -> None:
    """Two strokes over the dot of an Encounter that was fled."""
    at, reach = frame.spot(*leg.end), 7.0 * frame.weight
    chance = seeded("fled", page.seed, leg.end)
    strokes = [
        straight(
            chance,
            (at.x() - reach, at.y() - way * reach),
            (at.x() + reach, at.y() + way * reach),
            swing=0.6,
            wave=10,
            step=3,
        )
        for way in (1, -1)
    ]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_round(QColor(inks.graph_paper), 3.8 * frame.weight))
    painter.drawPath(path_of(strokes))
    painter.setPen(_round(QColor(inks.route), 1.7 * frame.weight))
    painter.drawPath(path_of(strokes))


def paint_ring(painter: QPainter, page: SheetPage, spot: Spot, frame: Frame, inks: Inks) -> None:
    """Draw the ring round the present dot."""
    at = frame.spot(*spot)
    ring = loop(seeded("here", page.seed, spot), (at.x(), at.y()), 8.5 * frame.weight)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_round(faded(inks.route, 0.95), 1.5 * frame.weight))
    painter.drawPath(path_of([ring]))


def paint_leg_begun(
    painter: QPainter, page: SheetPage, number: int, share: float, frame: Frame, inks: Inks
) -> QPointF:
    """Draw a share, 0 to 1, of one Route; return where the pen is."""
    leg, scale = page.legs[number], frame.side / NATURAL
    line = begun([_way(page.seed, number, leg.start, leg.end)], share)
    paint_dot(painter, page, leg.start, frame, inks)
    if not line:
        return frame.spot(*leg.start)
    points = [(frame.x + x * scale, frame.y + y * scale) for x, y in line[0]]
    width = _width(frame, inks)
    chance = seeded("ribbon", page.seed, number)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(inks.route, 0.94 if inks.textures else 1))
    outline = ribbon(chance, points, width - _BREATH, width + _BREATH, 34)
    painter.drawPath(path_of([outline], closed=True))
    if share >= 1:
        paint_dot(painter, page, leg.end, frame, inks)
    return QPointF(*points[-1])


def paint_band(
    painter: QPainter, start: Spot, end: Spot, frame: Frame, inks: Inks, *, legal: bool = True
) -> None:
    """Draw the Route that would be drawn: red at 70 %, an open dot where it would end."""
    a, b = frame.spot(*start), frame.spot(*end)
    pen = _round(faded(inks.route, BAND if inks.textures else 1), 2.4 * frame.weight)
    if not inks.textures or not legal:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([4, 2.5])
    painter.setPen(pen)
    painter.drawLine(a, b)
    painter.setPen(QPen(QColor(inks.route), 1.8))
    painter.setBrush(QColor(inks.graph_paper))
    painter.drawEllipse(b, 4.4, 4.4)


def _round(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
