"""Dice as they lie, and the rings drawn round a Success."""

from __future__ import annotations

import math
import random
from enum import StrEnum

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import Side, advance, write
from desktop.drawing.paper import soft_ellipse


class DieKind(StrEnum):
    """Whose die it is."""

    BONE = "bone"
    OXBLOOD = "oxblood"


class Ring(StrEnum):
    """What a ring names, each of a shape of its own."""

    DOUBLE = "double"
    TRIPLE = "triple"
    RUN = "run"


class Lie(msgspec.Struct, frozen=True):
    """How a die lies: centre, side, turn in degrees, and how far a ring may reach beside it."""

    x: float
    y: float
    side: float
    turn: float = 0.0
    room: float = 40.0


_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_SMALL = 20


def turn_of(seed: int) -> float:
    """How a die of this seed lies, -9 to +9 degrees."""
    return random.Random(seed).uniform(-9, 9)


def die(painter: QPainter, value: int, lie: Lie, inks: Inks, kind: DieKind = DieKind.BONE) -> None:
    """Draw a die with `value` pips (0 for an empty face)."""
    body, pip, edge = (
        (inks.bone, inks.pip, inks.bone_edge)
        if kind is DieKind.BONE
        else (inks.oxblood, inks.oxblood_pip, inks.oxblood_edge)
    )
    side, half = lie.side, lie.side / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(lie.x, lie.y)
    if side > _SMALL and inks.textures:
        soft_ellipse(painter, QPointF(1.5, half * 0.55), half * 1.25, half * 0.8, 0.55)
    painter.rotate(lie.turn)
    lip, corner = 3 * side / 40, side * 0.105
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(edge))
    painter.drawRoundedRect(QRectF(-half, -half, side, side), corner, corner)
    painter.setBrush(QColor(body))
    painter.drawRoundedRect(QRectF(-half, -half, side, side - lip), corner, corner)
    if not inks.textures and kind is DieKind.OXBLOOD:
        painter.setPen(QPen(QColor(edge), 1.3))
        painter.drawRoundedRect(QRectF(-half, -half, side, side), corner, corner)
    _drill(painter, value, side, lip, pip, kind)
    painter.restore()


def _drill(painter: QPainter, value: int, side: float, lip: float, pip: str, kind: DieKind) -> None:
    reach, radius = side * 0.25, side * (0.087 if side > _SMALL else 0.1)
    painter.setPen(Qt.PenStyle.NoPen)
    crescent = faded("#FFFFFF", 1.0 if kind is DieKind.BONE else 0.35)
    for a, b in _PIPS.get(value, ()):
        middle = QPointF(a * reach, b * reach - lip / 2)
        if side > _SMALL:
            painter.setBrush(crescent)
            painter.drawEllipse(middle + QPointF(0.7, 0.8) * (side / 40), radius, radius)
        painter.setBrush(QColor(pip))
        painter.drawEllipse(middle, radius, radius)


def small_dice(
    painter: QPainter, x: float, y: float, values: tuple[int, ...], inks: Inks, kind: DieKind
) -> float:
    """Draw a roll as dice of 13, the left upper corner at (x, y); return how far it reaches."""
    for value in values:
        die(painter, value, Lie(x + 6.5, y + 6.5, 13), inks, kind)
        x += 15
    return x


def _loop(box: QRectF, seed: int, corners: float) -> QPainterPath:
    """A hand's loop of a little over two turns in a box; `corners` 0 for round, 3 for three."""
    chance = random.Random(seed)
    start, count, turns = chance.uniform(2.2, 3.0), 240, 2.08
    path = QPainterPath()
    middle, rx, ry = box.center(), box.width() / 2, box.height() / 2
    for n in range(count + 1):
        t = n / count * turns * math.tau
        wide = 1 + 0.055 * math.sin(t / 2) - 0.05 * n / count
        angle = start + t
        if corners:
            # The third angle points down; what is drawn out between them stays an ellipse.
            wide *= 0.96 + 0.22 * max(0.0, math.cos(corners * (angle - math.pi / 2))) ** 3
        x = middle.x() + math.cos(angle) * rx * wide + 0.8 * math.sin(t * 1.7 + seed)
        y = middle.y() + math.sin(angle) * ry * (wide + 0.03 * math.sin(t * 0.9 + seed))
        if n == 0:
            path.moveTo(x, y)
        else:
            path.lineTo(x, y)
    return path


def _ribbon(box: QRectF) -> QPainterPath:
    """A ribbon under the dice, with a notch cut into both its ends."""
    top, deep, fold = box.bottom() - 9.0, 8.0, 10.0
    left, right = box.left() + 2, box.right() - 2
    path = QPainterPath(QPointF(left, top))
    path.cubicTo(left + 30, top + 5, right - 30, top - 5, right, top)
    path.lineTo(right - fold, top + deep / 2)
    path.lineTo(right, top + deep)
    path.cubicTo(right - 30, top + deep - 5, left + 30, top + deep + 5, left, top + deep)
    path.lineTo(left + fold, top + deep / 2)
    path.closeSubpath()
    return path


def ring_box(lies: tuple[Lie, ...]) -> QRectF:
    """The box that a ring round these dice takes."""
    reach = max(lie.side for lie in lies)
    beside = min(reach * 0.93, *(lie.room for lie in lies))
    left, right = min(lie.x for lie in lies), max(lie.x for lie in lies)
    top, foot = min(lie.y for lie in lies), max(lie.y for lie in lies)
    box = QRectF(QPointF(left, top), QPointF(right, foot))
    return box.adjusted(-beside, -reach * 0.81, beside, reach * 0.81)


def ring_under(painter: QPainter, kind: Ring, lies: tuple[Lie, ...], inks: Inks) -> None:
    """Draw what of a ring lies under the dice: a run's ribbon."""
    if kind is not Ring.RUN:
        return
    painter.save()
    painter.setPen(QPen(QColor(inks.result), 1.5))
    painter.setBrush(faded(inks.result, 0.4 if inks.textures else 1))
    painter.drawPath(_ribbon(ring_box(lies)))
    painter.restore()


def name_middle(kind: Ring, lies: tuple[Lie, ...]) -> float:
    """Over what the name of a ring stands: its middle; a run's over its first die.

    So a ring in the middle of a run keeps its own name.
    """
    return min(lie.x for lie in lies) if kind is Ring.RUN else ring_box(lies).center().x()


def name_width(name: str) -> float:
    """How wide the ground of a ring's name is."""
    return advance(name, font(Face.TITLE, 15)) + 10


def ring_over(
    painter: QPainter, kind: Ring, lies: tuple[Lie, ...], inks: Inks, seed: int = 1
) -> None:
    """Draw a ring round its dice."""
    box = ring_box(lies)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if kind is not Ring.RUN:
        pen = QPen(QColor(inks.result), 2.5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        grown = box.adjusted(-2, 0, 2, 0) if kind is Ring.TRIPLE else box
        painter.drawPath(_loop(grown, seed, 3 if kind is Ring.TRIPLE else 0))
    painter.restore()


def ring_name(
    painter: QPainter, middle: float, lies: tuple[Lie, ...], name: str, inks: Inks
) -> None:
    """Write a ring's name at its top, on the tray's ground."""
    half, line = name_width(name) / 2, ring_box(lies).top() + 4
    painter.fillRect(QRectF(middle - half, line - 12, 2 * half, 16), QColor(inks.tray))
    write(painter, middle, line, name, font(Face.TITLE, 15), inks.result, Side.MIDDLE)
