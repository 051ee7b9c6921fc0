"""Geometry made into painter paths."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath
from shapely.geometry.base import BaseGeometry

from desktop.drawing.map_engraving import Line, lines

PIECE = 96.0
"""Many short lines are painted in pieces of about this size: one path of all is far slower."""

Paths = tuple[QPainterPath, ...]


def path_of(shape: BaseGeometry) -> QPainterPath:
    """A geometry as a painter path: areas closed, lines open."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for line in lines(shape):
        path.addPath(line_path(line))
        if line[0] == line[-1]:
            path.closeSubpath()
    return path


def line_path(line: Line) -> QPainterPath:
    """An open line as a painter path."""
    path = QPainterPath(QPointF(*line[0]))
    for x, y in line[1:]:
        path.lineTo(x, y)
    return path


def pieces(found: Iterable[Line]) -> Paths:
    """Lines as paths, gathered by where they begin; long ones stay alone."""
    made: dict[object, QPainterPath] = {}
    for n, line in enumerate(found):
        x, y = line[0]
        place: object = n if len(line) > 8 else (x // PIECE, y // PIECE)
        made.setdefault(place, QPainterPath()).addPath(line_path(line))
    return tuple(made.values())
