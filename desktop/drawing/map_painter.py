"""Paints the plan of a map: the floor with the engraved void below, and the ink drawn over it."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from desktop.drawing.inks import Inks, faded
from desktop.drawing.map_openings import Door
from desktop.drawing.map_plan import Plan
from desktop.drawing.paper import grain
from desktop.drawing.zone_marks import NORTH, SIGNS, write


def paint_floor(painter: QPainter, plan: Plan, inks: Inks) -> None:
    """The lower half: engraved void and bare floor; zones are lit and hatched on top of it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ink = faded(inks.quiet if inks.dark else inks.ink, inks.engraving)
    for weight, path in plan.engraving:
        painter.setPen(_pen(ink, weight, cap=Qt.PenCapStyle.RoundCap))
        painter.drawPath(path)
    painter.fillPath(plan.floor, QColor(inks.floor))
    painter.setOpacity(0.6)
    grain(painter, plan.floor, inks)
    painter.restore()


def paint_ink(painter: QPainter, plan: Plan, inks: Inks) -> None:
    """The upper half: shade, boards, furniture, white lines, walls, windows, doors, compass."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if inks.shade:
        painter.fillPath(plan.shade, faded("#000000" if inks.dark else inks.ink, inks.shade))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(faded(inks.furniture, 0.26 if inks.dark else 0.30), 0.6))
    painter.drawPath(plan.planks)
    painter.setPen(_pen(faded(inks.furniture, 0.75 if inks.dark else 0.8), 1.0))
    painter.drawPath(plan.furniture)
    for line in plan.whites:
        white_line(painter, line, inks)
    _walls(painter, plan, inks)
    for hung in plan.doors:
        _door(painter, hung, inks)
    painter.fillPath(plan.jambs, QColor(inks.wall))
    _lettering(painter, plan, inks)
    painter.restore()


def paint_map(painter: QPainter, plan: Plan, inks: Inks) -> None:
    """Both halves, for print and pictures; letters and tokens come on top."""
    paint_floor(painter, plan, inks)
    paint_ink(painter, plan, inks)


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


def _door(painter: QPainter, hung: Door, inks: Inks) -> None:
    line = faded(inks.furniture, 0.9)
    threshold = _pen(line, 0.75)
    threshold.setDashPattern([2 / 0.75, 2 / 0.75])
    painter.setPen(threshold)
    painter.drawLine(hung.gap)
    painter.setPen(_pen(line, 0.75))
    painter.drawPath(hung.arc)
    outline = inks.pip if inks.dark else inks.ink
    flat = Qt.PenCapStyle.FlatCap
    painter.setPen(_pen(QColor(outline), 5.4, cap=flat))
    painter.drawLine(hung.leaf)
    length = hung.leaf.length() or 1.0
    inner = QLineF(hung.leaf.pointAt(0.8 / length), hung.leaf.pointAt(1 - 0.8 / length))
    painter.setPen(_pen(QColor(inks.ochre), 3.6, cap=flat))
    painter.drawLine(inner)


def _lettering(painter: QPainter, plan: Plan, inks: Inks) -> None:
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
