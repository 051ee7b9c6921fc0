"""The map itself with what was done on it: floor and void, ways, letters, rows of marks, notes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.drawing import zone_marks
from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import advance, write
from desktop.drawing.map_painter import paint_map
from desktop.drawing.map_plan import Plan
from desktop.drawing.tokens import RIMS, Figure, padlock, token
from desktop.keepsakes.games.aventura.map import marks
from desktop.keepsakes.games.aventura.map.notes import Jotted
from desktop.keepsakes.games.aventura.map.places import Placed
from desktop.keepsakes.games.aventura.map.rows import Mark
from desktop.keepsakes.games.aventura.map.ways import Line

_LINE = 2.1
_CASING = 4.6
_HEAD = 8.0
FIGURE = 18.0


class Ground(msgspec.Struct, frozen=True, eq=False):
    """Everything that lies on a map's plan, worked out and ready to be painted."""

    plan: Plan
    titled: frozenset[str]
    read: frozenset[str]
    padlocks: frozenset[str]
    lines: tuple[Line, ...] = ()
    placed: tuple[Placed, ...] = ()
    notes: tuple[Jotted, ...] = ()
    figures: tuple[Figure, ...] = ()
    foes: tuple[Line, ...] = ()


def paint_ground(painter: QPainter, ground: Ground, inks: Inks) -> None:
    """Draw all of it, in sheet units of the plan."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_map(painter, ground.plan, inks)
    _paint_locked(painter, ground, inks)
    for line in ground.foes:
        paint_prowl(painter, line, inks)
    for line in ground.lines:
        _paint_line(painter, line, inks)
    paint_letters(painter, ground, inks)
    for placed in ground.placed:
        _paint_row(painter, placed, ground.figures, inks)
    for note in ground.notes:
        _paint_note(painter, note, inks)
    painter.restore()


def _paint_locked(painter: QPainter, ground: Ground, inks: Inks) -> None:
    for zone in ground.padlocks & ground.plan.zones.keys():
        here = ground.plan.zones[zone]
        zone_marks.hatch(painter, inks, here.path)
        x, y = here.row(1).spots[0]
        padlock(painter, x, y, inks)


def paint_letters(painter: QPainter, ground: Ground, inks: Inks) -> None:
    """Letters as on the board; titles of zones that were stood on."""
    for name, zone in ground.plan.zones.items():
        if zone.shape.letter:
            at = QPointF(*zone.spot.letter)
            red, done = zone.shape.red, name in ground.read
            zone_marks.letter(painter, inks, zone.shape.letter, at, red=red, done=done)
        if name in ground.titled:
            zone_marks.title(painter, inks, zone.spot)


def _paint_line(painter: QPainter, line: Line, inks: Inks) -> None:
    colour, rim = inks.rings[line.seat % len(inks.rings)], RIMS[line.seat % len(RIMS)]
    casing = QPen(faded(inks.page, 0.9), _CASING)
    casing.setCapStyle(Qt.PenCapStyle.RoundCap)
    casing.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(casing)
    painter.drawPath(line.path)
    pen = marks.way_pen(colour, rim, _LINE)
    if line.carried:
        pen = QPen(QColor(colour), 1.3)
        pen.setDashPattern([1.2, 3.2])
    painter.setPen(pen)
    painter.drawPath(line.path)
    tip = _before_plate(line)
    marks.arrow_head(painter, tip, line.degrees, inks.page, _HEAD + 2.4)
    marks.arrow_head(painter, tip, line.degrees, colour, _HEAD)


def paint_prowl(painter: QPainter, line: Line, inks: Inks) -> None:
    """The way of an adversary: small dots, no casing."""
    pen = QPen(QColor(inks.ink), 1.5)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.01, 2.6])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(line.path)
    marks.arrow_head(painter, _before_plate(line), line.degrees, inks.ink, 6.0)


def _before_plate(line: Line) -> QPointF:
    """Where an arrow's tip touches the plate that it leads to."""
    length = line.path.length()
    if length <= 0:
        return line.end
    share = max(0.0, 1 - (marks.DISC + 1.0) / length)
    return line.path.pointAtPercent(share)


def _paint_row(painter: QPainter, placed: Placed, figures: Sequence[Figure], inks: Inks) -> None:
    row = placed.row
    painter.save()
    painter.translate(*placed.at)
    painter.scale(placed.scale, placed.scale)
    if row.marks:
        _paint_backing(painter, placed, inks)
    spots = [QPointF(*spot) for spot in placed.spots]
    if row.turns:
        seat = row.seat
        colour, rim = inks.rings[seat % len(inks.rings)], RIMS[seat % len(RIMS)]
        marks.stop(painter, spots.pop(0), row.turns, colour, rim, inks)
    for mark, at in zip(row.marks, spots, strict=True):
        if mark.kind == "figure" and row.seat < len(figures):
            token(painter, at.x(), at.y() - 1.2, figures[row.seat], inks, FIGURE)
        else:
            paint_mark(painter, mark, at, inks)
    painter.restore()


def _paint_backing(painter: QPainter, placed: Placed, inks: Inks) -> None:
    """Bare floor under a row, so that lines and furniture stay off its marks."""
    wide, high = placed.size
    left = placed.spots[0][0] if placed.row.turns else 0.0
    back = QPainterPath()
    back.addRoundedRect(QRectF(left, 0.5, wide - left, high - 1), 6, 6)
    painter.fillPath(back, faded(inks.floor, 0.86))


def paint_mark(painter: QPainter, mark: Mark, at: QPointF, inks: Inks) -> None:
    """One mark around its middle, with how often it counts."""
    match mark.kind:
        case "book":
            marks.book(painter, at, inks)
        case "trial":
            marks.trial(painter, at, mark.key, inks, passed=mark.flag)
        case "card":
            marks.card(painter, at, inks)
        case "wound":
            marks.wound(painter, at, inks, mental=mark.flag)
        case "skull":
            marks.skull(painter, at, inks)
        case "goal":
            marks.goal(painter, at, inks)
        case _:
            _paint_fight(painter, mark, at, inks)
    marks.count(painter, at, mark.count, inks)


def _paint_fight(painter: QPainter, mark: Mark, at: QPointF, inks: Inks) -> None:
    if mark.kind == "fight":
        marks.sabres(painter, at - QPointF(10, 0), inks)
        at = at + QPointF(6.5, 0)
    marks.foe(painter, at, mark.key, inks, number=mark.number, beaten=mark.flag)


def _paint_note(painter: QPainter, note: Jotted, inks: Inks) -> None:
    """A pencilled note in its zone, or its number where there is no room for it."""
    if note.number:
        at = QPointF(*note.at)
        painter.setBrush(QColor(inks.floor))
        painter.setPen(QPen(faded(inks.pencil, 0.8), 0.9))
        painter.drawEllipse(at, 6.2, 6.2)
        marks.small(painter, at, str(note.number), inks.pencil, Face.HAND)
        return
    x, y = note.at
    face = font(Face.HAND, 12)
    wide = max(advance(line, face) for line in note.lines)
    back = QRectF(x - 2, y - 1, wide + 4, 13 * len(note.lines) + 3)
    painter.fillRect(back, faded(inks.floor, 0.75))
    for n, line in enumerate(note.lines):
        write(painter, x, y + 11 + 13 * n, line, face, inks.pencil)


def plates(placed: Sequence[Placed]) -> Mapping[tuple[int, int], tuple[float, float]]:
    """The middle of each stop's plate, by seat and stay."""
    return {(one.row.seat, one.row.stay): one.spot(0) for one in placed if one.row.turns}
