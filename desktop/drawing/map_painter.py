"""Paints the plan of a map: the floor with the engraved void below, and the ink drawn over it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

import msgspec
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from desktop.drawing.inks import Inks, faded
from desktop.drawing.map_openings import Door
from desktop.drawing.map_plan import OPENINGS, Plan
from desktop.drawing.paper import grain
from desktop.drawing.zone_marks import NORTH, SIGNS, write

Draw = Callable[[QPainter], None]


class Stroke(msgspec.Struct, frozen=True):
    """A small part of the picture, some milliseconds at most, and the box that it lies in."""

    box: QRectF
    draw: Draw


def floor_strokes(plan: Plan, inks: Inks) -> Iterator[Stroke]:
    """The lower half: bare floor and engraved void; zones are lit and hatched on top of it."""
    yield Stroke(plan.bounds, partial(_floor, plan.floor, inks))
    ink = faded(inks.quiet if inks.dark else inks.ink, inks.engraving)
    for weight, paths in plan.engraving:
        pen = _pen(ink, weight)
        for path in paths:
            yield Stroke(_around(path), partial(_line, path, pen))


def ink_strokes(plan: Plan, inks: Inks) -> Iterator[Stroke]:
    """The upper half: shade, boards, furniture, white lines, walls, windows, doors, compass."""
    if inks.shade:
        shade = faded("#000000" if inks.dark else inks.ink, inks.shade)
        for path in plan.shade:
            yield Stroke(_around(path), partial(_fill, path, shade))
    boards = _pen(faded(inks.furniture, 0.26 if inks.dark else 0.30), 0.6)
    things = _pen(faded(inks.furniture, 0.75 if inks.dark else 0.8), 1.0)
    for pen, paths in ((boards, plan.planks), (things, plan.furniture)):
        for path in paths:
            yield Stroke(_around(path), partial(_line, path, pen))
    yield Stroke(plan.bounds, partial(_borders, plan, inks))
    for first in range(0, len(plan.doors), OPENINGS):
        some = plan.doors[first : first + OPENINGS]
        yield Stroke(plan.bounds, partial(_doors, some, inks))
    for path in plan.jambs:
        yield Stroke(_around(path), partial(_fill, path, QColor(inks.wall)))
    yield Stroke(plan.bounds, partial(_lettering, plan, inks))


def paint_floor(painter: QPainter, plan: Plan, inks: Inks) -> None:
    """All strokes of the lower half."""
    _paint(painter, floor_strokes(plan, inks))


def paint_ink(painter: QPainter, plan: Plan, inks: Inks) -> None:
    """All strokes of the upper half."""
    _paint(painter, ink_strokes(plan, inks))


def paint_map(painter: QPainter, plan: Plan, inks: Inks) -> None:
    """Both halves, for print and pictures; letters and tokens come on top."""
    paint_floor(painter, plan, inks)
    paint_ink(painter, plan, inks)


def _paint(painter: QPainter, strokes: Iterable[Stroke]) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for stroke in strokes:
        stroke.draw(painter)
    painter.restore()


def _around(path: QPainterPath) -> QRectF:
    """The box of a path and of the pen that follows it."""
    return path.controlPointRect().adjusted(-2, -2, 2, 2)


def _floor(path: QPainterPath, inks: Inks, painter: QPainter) -> None:
    painter.save()
    painter.fillPath(path, QColor(inks.floor))
    painter.setOpacity(0.6)
    grain(painter, path, inks)
    painter.restore()


def _line(path: QPainterPath, pen: QPen, painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(path)


def _fill(path: QPainterPath, colour: QColor, painter: QPainter) -> None:
    painter.fillPath(path, colour)


def _borders(plan: Plan, inks: Inks, painter: QPainter) -> None:
    for line in plan.whites:
        white_line(painter, line, inks)
    _walls(painter, plan, inks)


def white_line(painter: QPainter, line: QLineF, inks: Inks) -> None:
    """A border one may cross: white in a hairline casing, dashed where walls are light."""
    core, casing = inks.white_widths
    flat = Qt.PenCapStyle.FlatCap
    painter.setPen(_pen(QColor(inks.white_casing), casing, cap=flat))
    painter.drawLine(line)
    if inks.white_dash:
        painter.setPen(_pen(QColor(inks.floor).darker(118), casing - 1.6, cap=flat))
        painter.drawLine(line)
    pen = _pen(QColor(inks.white_line), core, cap=flat)
    if inks.white_dash:
        pen.setDashPattern([part / core for part in inks.white_dash])
        pen.setDashOffset(-2 / core)
    painter.setPen(pen)
    painter.drawLine(line)


def _walls(painter: QPainter, plan: Plan, inks: Inks) -> None:
    painter.fillPath(plan.walls, QColor(inks.wall))
    extra = inks.wall_width - 5.0
    if extra > 0:
        painter.setPen(_pen(QColor(inks.wall), extra))
        painter.drawPath(plan.walls)
    for glazed in plan.windows:
        painter.fillPath(glazed.ground, QColor(inks.margin if inks.dark else inks.page))
        painter.setPen(_pen(QColor(inks.wall), 1.1))
        painter.drawPath(glazed.strokes)


def _doors(doors: Sequence[Door], inks: Inks, painter: QPainter) -> None:
    """Thresholds and arcs, then the leaves over them."""
    line = faded(inks.furniture, 0.9)
    threshold = _pen(line, 0.75)
    threshold.setDashPattern([2 / 0.75, 2 / 0.75])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(threshold)
    painter.drawLines([hung.gap for hung in doors])
    painter.setPen(_pen(line, 0.75))
    for hung in doors:
        painter.drawPath(hung.arc)
    outline = inks.pip if inks.dark else inks.ink
    flat = Qt.PenCapStyle.FlatCap
    painter.setPen(_pen(QColor(outline), 5.4, cap=flat))
    painter.drawLines([hung.leaf for hung in doors])
    painter.setPen(_pen(QColor(inks.ochre), 3.6, cap=flat))
    painter.drawLines([_inner(hung.leaf) for hung in doors])


def _inner(leaf: QLineF) -> QLineF:
    """A leaf without the outline at its ends."""
    length = leaf.length() or 1.0
    return QLineF(leaf.pointAt(0.8 / length), leaf.pointAt(1 - 0.8 / length))


def _lettering(plan: Plan, inks: Inks, painter: QPainter) -> None:
    if plan.compass is not None:
        middle, radius = plan.compass
        paint_compass(painter, inks, middle, radius)
    for sign in plan.signs:
        painter.save()
        painter.translate(sign.x, sign.y)
        painter.rotate(sign.turn)
        write(painter, sign.text, SIGNS, QPointF(0, 0), inks.quiet)
        painter.restore()


def paint_compass(painter: QPainter, inks: Inks, middle: QPointF, radius: float) -> None:
    """A compass rose; its north point stands out of the ring, under an N."""
    painter.save()
    painter.translate(middle)
    painter.scale(radius / 20, radius / 20)
    ink, paper = QColor(inks.ink), QColor(inks.margin)
    painter.setPen(_pen(ink, 0.75))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in (20.0, 17.5):
        painter.drawEllipse(QPointF(0, 0), ring, ring)
    for degrees in range(0, 360, 15):
        turn = math.radians(degrees)
        way = QPointF(math.sin(turn), math.cos(turn))
        painter.drawLine(way * 17.5, way * 20)
    for degrees in (45, 135, 225, 315):
        _point(painter, degrees, 14, 2.4, 3, ink, paper)
    for degrees in (0, 90, 180, 270):
        _point(painter, degrees, 20 if degrees else 25, 3.4, 3.4, ink, paper)
    painter.restore()
    top = middle - QPointF(0, radius * 1.55)
    write(painter, "N", NORTH, top, inks.ink)


def _point(
    painter: QPainter,
    turn: int,
    reach: float,
    half: float,
    waist: float,
    ink: QColor,
    paper: QColor,
) -> None:
    painter.save()
    painter.rotate(turn)
    for side, fill in ((1, ink), (-1, paper)):
        painter.setBrush(fill)
        painter.drawPolygon(
            QPolygonF([QPointF(0, -reach), QPointF(side * half, -waist), QPointF(0, 0)])
        )
    painter.restore()


def _pen(colour: QColor, width: float, *, cap: Qt.PenCapStyle = Qt.PenCapStyle.SquareCap) -> QPen:
    pen = QPen(colour, width)
    pen.setCapStyle(cap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen
