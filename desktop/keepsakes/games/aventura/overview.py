"""The whole campaign on one sheet: each stay on a map small, in order, with arrows between."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import msgspec
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.drawing.card_position import seated
from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import PRINT, Inks, faded
from desktop.drawing.lettering import Side, fitted, suiting, write, write_caps
from desktop.drawing.map_painter import paint_map
from desktop.drawing.map_plan import Plan
from desktop.drawing.tokens import RIMS
from desktop.keepsakes.games.aventura.map import marks
from desktop.keepsakes.games.aventura.map import words as map_words
from desktop.keepsakes.games.aventura.map.border import FRAME, paint_frame
from desktop.keepsakes.games.aventura.map.ground import Ground, paint_letters
from desktop.keepsakes.games.aventura.map.sheet import Person, extent, paint_people, paint_title
from desktop.keepsakes.games.aventura.map.ways import Line
from desktop.keepsakes.games.aventura.maps import Played
from desktop.keepsakes.games.aventura.stays import Visit
from desktop.keepsakes.leaf import unit
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.source import Source
from desktop.words.aventura.names import Names

_WIDE, _HIGH = 1000.0, 697.0
_MM = 0.287
"""A unit, in mm: the sheet is about as large as a sheet of A4 that lies."""
_HEAD = 104.0
_INSET = 30.0
_BETWEEN = 46.0
_BELOW = 32.0
_CAPTION = 46.0
_LOWEST = 84.0
_ASIDE = 0.8
_ENDING = 74.0
_FOOT = 12.0
_AROUND = 42.0


class Panel(msgspec.Struct, frozen=True, eq=False):
    """One stay, and where it lies on the sheet."""

    visit: Visit
    plan: Plan
    lines: tuple[Line, ...]
    box: QRectF


def overview(source: Source, names: Names, stays: Sequence[Played]) -> Picture:
    """Every stay on a map in the order in which they were played."""
    ended = source.history.ending is not None
    foot = FRAME + _FOOT + (_ENDING if ended else 0.0)
    boxes = _boxes([extent(one.plan, _AROUND).size() for one in stays], _HIGH - foot)
    panels = [
        Panel(one.visit, one.plan, one.lines, box) for one, box in zip(stays, boxes, strict=True)
    ]
    height = max([_HIGH, *(box.bottom() + _CAPTION + foot for box in boxes)])

    def draw(painter: QPainter) -> None:
        with unit(painter, _MM):
            _paint(painter, source, names, panels, QRectF(0, 0, _WIDE, height))

    told = QCoreApplication.translate("Keepsakes", "{title}: all maps in the order of play").format(
        title=names.title()
    )
    return Picture(_WIDE * _MM, height * _MM, draw, name=overview_name(), alt=told)


def overview_name() -> str:
    """What the sheet is called."""
    return QCoreApplication.translate("Keepsakes", "The whole campaign")


def _boxes(shapes: Sequence[QSizeF], bottom: float) -> list[QRectF]:
    """Where maps of these shapes lie down to `bottom`: in lines that run to and fro.

    So each lies beside the next. There are as many to a line as lets the maps be largest.
    """
    grids = [_grid(len(shapes), columns, bottom) for columns in range(1, len(shapes) + 1)]
    return max(grids, key=lambda boxes: _drawn(shapes, boxes), default=[])


def _grid(count: int, columns: int, bottom: float) -> list[QRectF]:
    lines = -(-count // columns)
    left, top = FRAME + _INSET, FRAME + _HEAD
    wide = (_WIDE - 2 * left + _BETWEEN) / columns - _BETWEEN
    high = max(_LOWEST, (bottom - top + _BELOW) / lines - _BELOW - _CAPTION)
    found: list[QRectF] = []
    for n in range(count):
        line, column = divmod(n, columns)
        place = column if line % 2 == 0 else columns - 1 - column
        across = left + place * (wide + _BETWEEN)
        down = top + line * (high + _CAPTION + _BELOW)
        found.append(QRectF(across, down, wide, high))
    return found


def _drawn(shapes: Sequence[QSizeF], boxes: Sequence[QRectF]) -> float:
    """How much of maps' own size is left in boxes, in the mean; less where boxes run over."""
    share = sum(_share(shape, box) for shape, box in zip(shapes, boxes, strict=True))
    return share * min(1.0, _HIGH / boxes[-1].bottom())


def _share(shape: QSizeF, box: QRectF) -> float:
    return min(box.width() / shape.width(), box.height() / shape.height())


def _paint(
    painter: QPainter, source: Source, names: Names, panels: list[Panel], area: QRectF
) -> None:
    inks = PRINT
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(area, QColor(inks.page))
    walkers = panels[0].visit.walkers if panels else ()
    people = tuple(
        Person(seated(names, one.who, one.seat), names.full_name(one.who)) for one in walkers
    )
    paint_people(painter, people, FRAME + 18, FRAME + 10, inks)
    paint_title(painter, area.width() / 2, FRAME + 10, 560, overview_name(), names.title(), inks)
    for here, there in pairwise(panels):
        _paint_arrow(painter, here, there, inks)
    for panel in panels:
        _paint_panel(painter, names, panel, panel.visit.number + 1, inks)
    if source.history.ending is not None:
        _paint_ending(painter, names, source.history.ending, area, inks)
    paint_frame(painter, area, inks)


def _paint_panel(painter: QPainter, names: Names, panel: Panel, number: int, inks: Inks) -> None:
    """The map, fitted into its box, the ways drawn stronger; number and words below."""
    box, floor = panel.box, extent(panel.plan, _AROUND)
    share = _share(floor.size(), box)
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    painter.translate(box.center())
    painter.scale(share, share)
    painter.translate(-floor.center())
    paint_map(painter, panel.plan, inks)
    for line in panel.lines:
        _paint_way(painter, line, 1 / share, inks)
    paint_letters(painter, Ground(panel.plan, frozenset(), frozenset(), frozenset()), inks)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.ink), 0.9))
    painter.drawRect(box)
    _paint_caption(painter, names, panel, number, inks)


def _paint_way(painter: QPainter, line: Line, strength: float, inks: Inks) -> None:
    colour, rim = inks.rings[line.seat % len(inks.rings)], RIMS[line.seat % len(RIMS)]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    casing = QPen(faded(inks.page, 0.9), 3.6 * strength)
    casing.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(casing)
    painter.drawPath(line.path)
    painter.setPen(marks.way_pen(colour, rim, 1.6 * strength))
    painter.drawPath(line.path)
    marks.arrow_head(painter, line.end, line.degrees, colour, 6.5 * strength)


def _paint_caption(painter: QPainter, names: Names, panel: Panel, number: int, inks: Inks) -> None:
    box, visit = panel.box, panel.visit
    at = QPointF(box.left() + 13, box.bottom() + 17)
    painter.setPen(QPen(QColor(inks.ink), 1.2))
    painter.setBrush(QColor(inks.ink))
    painter.drawEllipse(at, 10.5, 10.5)
    write(painter, at.x(), at.y() + 4.8, str(number), font(Face.STRONG, 13), inks.page, Side.MIDDLE)
    room = box.width() - 34
    write_caps(
        painter,
        box.left() + 32,
        at.y() + 5.5,
        map_words.called(names, visit),
        15,
        inks.ink,
        room=room,
    )
    style = font(Face.MOOD, 15)
    told = f"{map_words.turns_line(names, visit)}. {map_words.outcome(names, visit)}"
    if not visit.ending:
        told = f"{map_words.turns_line(names, visit)}."
    write(painter, box.left() + 32, at.y() + 24, fitted(told, style, room), style, inks.quiet)


# --- arrows --------------------------------------------------------------------------------------


def _paint_arrow(painter: QPainter, here: Panel, there: Panel, inks: Inks) -> None:
    """From one map to the next: a sweep between boxes, broken where the way was a defeat."""
    a, b = here.box, there.box
    if abs(a.top() - b.top()) < 1:
        right = b.left() > a.left()
        start = QPointF(a.right() if right else a.left(), a.center().y())
        end = QPointF(b.left() if right else b.right(), b.center().y())
        bend = QPointF(0, -16)
    else:
        x = a.left() + _ASIDE * a.width()
        start = QPointF(x, a.bottom() + _CAPTION - 8)
        end = QPointF(x, b.top())
        bend = QPointF(16, 0)
    way = end - start
    length = math.hypot(way.x(), way.y()) or 1.0
    start, end = start + way * (5 / length), end - way * (4 / length)
    path = QPainterPath(start)
    path.quadTo((start + end) / 2 + bend, end)
    pen = QPen(QColor(inks.red), 2.6)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if here.visit.how == "defeat":
        pen.setDashPattern([1.6, 1.3])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(path)
    last = end - ((start + end) / 2 + bend)
    turn = math.degrees(math.atan2(last.y(), last.x()))
    marks.arrow_head(painter, end, turn, inks.red, 13)


def _paint_ending(painter: QPainter, names: Names, ending: str, area: QRectF, inks: Inks) -> None:
    """The ending's title on a plate at the foot."""
    title = names.ending(ending)
    middle, y = area.width() / 2, area.bottom() - FRAME - 42
    face = suiting(title, Face.TITLE, (44, 32, 24), area.width() * 0.6)
    title = fitted(title, face, area.width() * 0.6)
    wide = write(painter, middle, y + 12, title, face, inks.ink, Side.MIDDLE)
    for side in (-1, 1):
        marks.goal(painter, QPointF(middle + side * (wide / 2 + 30), y), inks)
