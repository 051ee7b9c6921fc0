"""Marks for the knife: where to cut, and what must lie over what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.drawing.inks import PRINT
from desktop.keepsakes.placing.ruler import HAIR
from desktop.keepsakes.placing.tiles import Tile

AWAY = 0.8
"""Between a thing and its mark, in mm."""
LONG = 3.4
"""A mark's length, in mm."""
_RING = 1.6
_CASING = 0.5


def around(painter: QPainter, tile: Tile, own: QRectF, box: QRectF) -> None:
    """Draw a tile's marks, its own part lying at `own` on the sheet: none of them on that part.

    Lines at its corners show where to cut. Where neighbours meet there is a ring as well, which
    they all show: laid over one another the rings are one, and once cut none is left.
    """
    path = QPainterPath()
    for place, along, across in _corners(own):
        for way in (along, across):
            line = QLineF(place + way * AWAY, place + way * (AWAY + LONG))
            if box.contains(line.p1()) and box.contains(line.p2()):
                path.moveTo(line.p1())
                path.lineTo(line.p2())
    for place in _met(tile, own):
        path.addEllipse(place, _RING, _RING)
    outside = QPainterPath()
    outside.addRect(box)
    without = QPainterPath()
    without.addRect(own)
    painter.save()
    painter.setClipPath(outside.subtracted(without), Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((QColor(Qt.GlobalColor.white), _CASING), (QColor(PRINT.ink), HAIR)):
        painter.setPen(QPen(colour, wide, c=Qt.PenCapStyle.FlatCap))
        painter.drawPath(path)
    painter.restore()


def _corners(own: QRectF) -> Iterator[tuple[QPointF, QPointF, QPointF]]:
    """Each corner with the two ways that lead on from it, along the edges and out."""
    for x, along in ((own.left(), QPointF(-1, 0)), (own.right(), QPointF(1, 0))):
        for y, across in ((own.top(), QPointF(0, -1)), (own.bottom(), QPointF(0, 1))):
            yield QPointF(x, y), along, across


def _met(tile: Tile, own: QRectF) -> Iterator[QPointF]:
    """The corners of a tile where it meets a neighbour."""
    grid = tile.grid
    for x, beside in ((own.left(), tile.column > 0), (own.right(), tile.column < grid.columns - 1)):
        for y, over in ((own.top(), tile.row > 0), (own.bottom(), tile.row < grid.rows - 1)):
            if beside or over:
                yield QPointF(x, y)


def block(things: Sequence[QRectF]) -> QRectF:
    """The box around things that lie together."""
    whole = QRectF()
    for one in things:
        whole = whole.united(one)
    return whole


def knife_lines(painter: QPainter, things: Sequence[QRectF]) -> None:
    """Draw short lines around a block of things, where every edge of one of them runs out."""
    box = block(things)
    ends = ((box.top() - AWAY, -LONG), (box.bottom() + AWAY, LONG))
    across = sorted({x for one in things for x in (one.left(), one.right())})
    lines = [QLineF(x, y, x, y + far) for x in across for y, far in ends]
    sides = ((box.left() - AWAY, -LONG), (box.right() + AWAY, LONG))
    down = sorted({y for one in things for y in (one.top(), one.bottom())})
    lines += [QLineF(x, y, x + far, y) for y in down for x, far in sides]
    painter.save()
    painter.setPen(QPen(QColor(PRINT.ink), HAIR, c=Qt.PenCapStyle.FlatCap))
    painter.drawLines(lines)
    painter.restore()
