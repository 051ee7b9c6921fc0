"""The sheet of a map: frame, people, cartouche and Clock above, the map, its legend below."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import PRINT, Inks
from desktop.drawing.lettering import (
    Side,
    advance,
    capitals,
    fitted,
    lines_of,
    suiting,
    write,
    write_caps,
)
from desktop.drawing.map_plan import Plan
from desktop.drawing.tokens import RIMS, Figure, token
from desktop.keepsakes.games.aventura.map import marks
from desktop.keepsakes.games.aventura.map.border import FRAME, paint_frame
from desktop.keepsakes.games.aventura.map.clock import Clock
from desktop.keepsakes.games.aventura.map.legend import Legend

AROUND = 62.0
"""The void around a map's floor, up to what stands above and below it."""
LEAST = 720.0
_INSET = 16.0
_HEAD = 116.0
_CLOCK = 0.62
_LINE = 14.5
_PAPER = 1.50
_SIDE = 190.0


class Person(msgspec.Struct, frozen=True):
    """Somebody whose way is drawn."""

    figure: Figure
    name: str


class Head(msgspec.Struct, frozen=True):
    """What stands above a map; `lines` at the right, below the Clock."""

    over: str
    title: str
    under: str
    people: tuple[Person, ...]
    clock: Clock
    lines: tuple[str, ...]


class MapSheet(msgspec.Struct, frozen=True, eq=False):
    """A whole sheet: `paint` draws the map in its plan's units, within its `extent`."""

    head: Head
    extent: QRectF
    legend: Legend
    paint: Callable[[QPainter, Inks], object]

    @property
    def width(self) -> float:
        """Of the sheet, in sheet units."""
        wide = max(self.extent.width(), LEAST)
        return wide + 2 * (FRAME + _INSET - 12)

    @property
    def height(self) -> float:
        """Of the sheet, in sheet units; a wide one gets no lower than paper that lies."""
        return max(self._least, self.width / _PAPER)

    @property
    def _high(self) -> float:
        """Of what stands above the map: as high as people or Clock need it."""
        clock = self.head.clock.size(_SIDE / _CLOCK)[1] * _CLOCK
        told = _LINE * sum(len(lines_of(one, _told(), _SIDE)) for one in self.head.lines)
        return max(_HEAD, clock + told + 36)

    @property
    def _least(self) -> float:
        foot = self.legend.height + (12.0 if self.legend.height else 0.0)
        return 2 * FRAME + self._high + self.extent.height() + foot

    def draw(self, painter: QPainter) -> None:
        """Draw the sheet in sheet units."""
        inks = PRINT
        area = QRectF(0, 0, self.width, self.height)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(area, QColor(inks.page))
        slack = self.height - self._least
        left = (self.width - self.extent.width()) / 2 - self.extent.left()
        top = FRAME + self._high + slack * 0.45 - self.extent.top()
        painter.save()
        inside = area.adjusted(FRAME, FRAME, -FRAME, -FRAME)
        painter.setClipRect(inside, Qt.ClipOperation.IntersectClip)
        painter.translate(left, top)
        self.paint(painter, inks)
        painter.restore()
        self._paint_head(painter, inks)
        foot = self.height - FRAME - self.legend.height - 6
        self.legend.paint(painter, (self.width - self.legend.width) / 2, foot, inks)
        paint_frame(painter, area, inks)
        painter.restore()

    def _paint_head(self, painter: QPainter, inks: Inks) -> None:
        left, right = FRAME + _INSET, self.width - FRAME - _INSET
        top, head = FRAME + 10, self.head
        paint_people(painter, head.people, left, top, inks)
        self._paint_clock(painter, right, top, inks)
        room = self.width - 2 * (FRAME + _INSET + _SIDE) - 20
        paint_title(painter, self.width / 2, top, room, head.title, head.over, inks)
        if head.under:
            style = font(Face.MOOD, 15)
            under = fitted(head.under, style, room)
            write(painter, self.width / 2, top + 87, under, style, inks.quiet, Side.MIDDLE)

    def _paint_clock(self, painter: QPainter, right: float, top: float, inks: Inks) -> None:
        clock, share = self.head.clock, _CLOCK
        room = _SIDE / share
        wide, high = clock.size(room)
        painter.save()
        painter.translate(right - wide * share, top + 2)
        painter.scale(share, share)
        clock.paint(painter, 0, 0, room, inks)
        painter.restore()
        y = top + high * share + 18
        face = _told()
        for text in self.head.lines:
            for line in lines_of(text, face, _SIDE):
                write(painter, right, y, line, face, inks.quiet, Side.RIGHT)
                y += _LINE


def _told() -> QFont:
    return font(Face.MOOD, 13)


def extent(plan: Plan, around: float) -> QRectF:
    """A map's floor and so much around it, and whatever stands or is written outside of it."""
    box = plan.bounds.adjusted(-around, -around, around, around)
    for path in plan.furniture:
        box |= path.boundingRect().adjusted(-6, -6, 6, 6)
    for sign in plan.signs:
        half = 4.0 * len(sign.text) + 6
        box |= QRectF(sign.x - half, sign.y - half, 2 * half, 2 * half)
    if plan.compass is not None:
        middle, radius = plan.compass
        reach = radius * 1.9 + 4
        box |= QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
    return box


def paint_title(
    painter: QPainter, middle: float, top: float, room: float, title: str, over: str, inks: Inks
) -> None:
    """A cartouche: the lesser title in small capitals, the title, a swelled rule."""
    write_caps(painter, middle, top + 10, over, 13, inks.quiet, Side.MIDDLE, room=room)
    face = title_face(title, room)
    title = fitted(title, face, room)
    write(painter, middle, top + 55, title, face, inks.ink, Side.MIDDLE)
    _paint_rule(painter, middle, top + 67, min(room, advance(title, face) + 60), inks)


def paint_people(
    painter: QPainter, people: Sequence[Person], left: float, top: float, inks: Inks
) -> None:
    """Everybody's token and name, with a piece of the line that is drawn for his way."""
    y = top + 20
    for person in people:
        token(painter, left + 17, y - 2, person.figure, inks, 32)
        face = font(Face.TITLE, 15)
        name = fitted(person.name, face, _SIDE - 44)
        write(painter, left + 42, y - 2, name, face, inks.ink)
        _paint_sample(painter, left + 42, y + 10, person.figure.seat, inks)
        y += 46


def title_face(title: str, room: float) -> QFont:
    """The largest capitals that a title fits in; small letters where it fits in none."""
    for size in (44, 32, 24):
        face = capitals(size, 3.0)
        if advance(title, face) <= room:
            return face
    return suiting(title.upper(), Face.TITLE, (20, 17), room)


def _paint_sample(painter: QPainter, x: float, y: float, seat: int, inks: Inks) -> None:
    """A piece of an investigator's way, as in the legend of a chart."""
    colour, rim = inks.rings[seat % len(inks.rings)], RIMS[seat % len(RIMS)]
    line = QPainterPath(QPointF(x, y))
    line.cubicTo(QPointF(x + 18, y - 7), QPointF(x + 34, y + 7), QPointF(x + 58, y))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(marks.way_pen(colour, rim, 2.1))
    painter.drawPath(line)
    marks.arrow_head(painter, QPointF(x + 64, y - 1), -8, colour, 8)


def _paint_rule(painter: QPainter, middle: float, y: float, wide: float, inks: Inks) -> None:
    """A swelled rule with a diamond in its middle."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(inks.ink))
    for side in (-1, 1):
        swelled = QPainterPath(QPointF(middle + side * 9, y))
        swelled.quadTo(
            QPointF(middle + side * wide * 0.2, y - 2.4), QPointF(middle + side * wide / 2, y)
        )
        swelled.quadTo(QPointF(middle + side * wide * 0.2, y + 0.6), QPointF(middle + side * 9, y))
        painter.drawPath(swelled)
    diamond = QPainterPath(QPointF(middle, y - 4.4))
    for x, down in ((4.0, -0.4), (0.0, 3.6), (-4.0, -0.4)):
        diamond.lineTo(middle + x, y + down)
    painter.drawPath(diamond)
    painter.setPen(QPen(QColor(inks.page), 0.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(middle, y - 0.4), 1.3, 1.3)
