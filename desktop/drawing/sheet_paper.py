"""Graph paper: squares of 5 mm, millimetres, two folds, the line under the header, a cup's ring."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from desktop.drawing.inks import Inks, faded
from desktop.drawing.paper import density_of, grain, on_screen, shadow
from desktop.drawing.sheet_frame import NATURAL, Frame, columns_in, rows_in
from desktop.drawing.sheet_inks import sheet_inks
from desktop.drawing.sheet_records import HEAD, MARGIN, SheetPage
from desktop.drawing.sheet_strokes import Stroke, path_of, seeded, straight, wander

MILLIMETRES = 0.42
"""How strong the millimetre lines are, of the grid's colour."""
_FINEST = 22.0  # px a square; below there are no millimetres
_FOLD = 26.0
_CUP = 62.0
_TOOTH = 0.4  # of the grain that other papers have: graph paper is smooth
_TILE = 6  # squares; so large is the patch that a few fibres lie in


def paper_ground(
    painter: QPainter, page: SheetPage, frame: Frame, clip: QRectF, inks: Inks
) -> None:
    """Draw the desk, the paper on it and all that is printed, as far as `clip` shows it.

    In print there is paper already: then only its lines.
    """
    paper, textures = frame.paper_box(page), inks.textures
    painter.save()
    if not on_screen(painter):
        _grid(painter, page, frame, paper & clip, inks)
        head_line(painter, page, frame, clip, inks)
        painter.restore()
        return
    if not paper.contains(clip):
        painter.fillRect(clip, QColor(inks.desk))
        if textures:
            shadow(painter, paper)
    seen = paper & clip
    painter.setClipRect(seen, Qt.ClipOperation.IntersectClip)
    painter.fillRect(seen, QColor(inks.graph_paper))
    if textures:
        _texture(painter, page, frame, clip, inks)
    _grid(painter, page, frame, seen, inks)
    if textures:
        _folds(painter, page, frame, clip, inks)
        _ring(painter, page, frame, clip, inks)
    head_line(painter, page, frame, clip, inks)
    painter.restore()
    if not inks.textures and not paper.contains(clip):
        painter.setPen(QPen(QColor(inks.ink), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(paper)


def _texture(painter: QPainter, page: SheetPage, frame: Frame, clip: QRectF, inks: Inks) -> None:
    sheet = QPainterPath()
    sheet.addRect(frame.paper_box(page))
    painter.setOpacity(_TOOTH)
    grain(painter, sheet, inks)
    painter.setOpacity(1)
    fibres = QPainterPath()
    columns, rows = columns_in(frame, clip), rows_in(frame, clip)
    for column in range(columns.start // _TILE, columns.stop // _TILE + 1):
        for row in range(rows.start // _TILE, rows.stop // _TILE + 1):
            _fibres(fibres, frame, column * _TILE, row * _TILE)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(inks.ink, 0.075), 0.7 * min(1.0, frame.weight)))
    painter.drawPath(fibres)


def _fibres(path: QPainterPath, frame: Frame, column: int, row: int) -> None:
    chance = seeded("fibre", column, row)
    for _ in range(7):
        start = frame.squares(
            column + _TILE * chance.random(), row + _TILE * chance.random(), 0, 0
        ).topLeft()
        turn, length = chance.uniform(0, math.tau), chance.uniform(6, 18) * frame.side / NATURAL
        bend = turn + chance.uniform(-0.7, 0.7)
        path.moveTo(start)
        path.quadTo(
            start + QPointF(math.cos(bend), math.sin(bend)) * (length / 2),
            start + QPointF(math.cos(turn), math.sin(turn)) * length,
        )


def _grid(painter: QPainter, page: SheetPage, frame: Frame, clip: QRectF, inks: Inks) -> None:
    """All lines of the world, and fainter ones behind the header."""
    if not inks.textures:
        _crossings(painter, page, frame, clip, inks)
        return
    world = frame.world_box(page)
    head = frame.squares(0, -HEAD, page.columns, HEAD)
    if not on_screen(painter):
        _printed(painter, frame, (world, head), clip, inks)
        return
    density, share = density_of(painter), min(1.0, 0.5 + frame.side / 60)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for box, strength in ((world, share), (head, 0.3 * share)):
        if not (box & clip).isValid():
            continue
        if frame.side >= _FINEST:
            painter.setPen(QPen(faded(inks.graph_grid, MILLIMETRES * strength), 1 / density))
            painter.drawLines(_lines(frame, box, clip, 5))
        width = max(1.0, round(1.1 * density)) / density
        painter.setPen(QPen(faded(inks.graph_grid, 0.95 * strength), width))
        painter.drawLines(_lines(frame, box, clip, 1))
    painter.setPen(QPen(QColor(inks.graph_grid), 1.6))
    painter.drawRect(world)
    painter.restore()


def _printed(
    painter: QPainter, frame: Frame, boxes: tuple[QRectF, QRectF], clip: QRectF, inks: Inks
) -> None:
    """The grid in lines that a printer can hold: world and header, the world's edge stronger."""
    side = frame.side
    for box, strength in zip(boxes, (1.0, 0.45), strict=True):
        if (box & clip).isValid():
            for parts, wide, share in ((5, 0.020, MILLIMETRES), (1, 0.028, 1.0)):
                painter.setPen(QPen(faded(inks.graph_grid, share * strength), wide * side))
                painter.drawLines(_lines(frame, box, clip, parts))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.graph_grid), 0.05 * side))
    painter.drawRect(boxes[0])


def _lines(frame: Frame, box: QRectF, clip: QRectF, parts: int) -> list[QLineF]:
    """Lines from edge to edge of the seen part; of the parts of squares those between only."""
    seen, lines = box & clip, list[QLineF]()
    for column in columns_in(frame, seen):
        for part in range(1, parts) if parts > 1 else (0,):
            x = frame.x + (column + part / parts) * frame.side
            if seen.left() <= x <= seen.right():
                lines.append(QLineF(x, seen.top(), x, seen.bottom()))
    for row in rows_in(frame, seen):
        for part in range(1, parts) if parts > 1 else (0,):
            y = frame.y + (row + part / parts) * frame.side
            if seen.top() <= y <= seen.bottom():
                lines.append(QLineF(seen.left(), y, seen.right(), y))
    return lines


def _crossings(painter: QPainter, page: SheetPage, frame: Frame, clip: QRectF, inks: Inks) -> None:
    """In high contrast the grid is small crosses at the corners: lines would drown the figures."""
    arm = min(4.0, frame.side * 0.11)
    lines: list[QLineF] = []
    for column in columns_in(frame, clip):
        for row in rows_in(frame, clip):
            if 0 <= column <= page.columns and 0 <= row <= page.rows:
                x, y = frame.x + column * frame.side, frame.y + row * frame.side
                lines.append(QLineF(x - arm, y, x + arm, y))
                lines.append(QLineF(x, y - arm, x, y + arm))
    painter.setPen(QPen(QColor(inks.graph_grid), 1))
    painter.drawLines(lines)


def _folds(painter: QPainter, page: SheetPage, frame: Frame, clip: QRectF, inks: Inks) -> None:
    """The sheet was folded once lengthwise and once across, and lies flat again."""
    paper, wide = frame.paper_box(page), _FOLD * frame.weight
    middle = paper.center()
    upright = QRectF(middle.x() - wide / 2, paper.top(), wide, paper.height())
    level = QRectF(paper.left(), middle.y() - wide / 2, paper.width(), wide)
    for box, end in ((upright, upright.topRight()), (level, level.bottomLeft())):
        if not box.intersects(clip):
            continue
        fall = QLinearGradient(box.topLeft(), end)
        fall.setColorAt(0, faded("#000000", 0))
        fall.setColorAt(0.48, faded("#000000", 0.06))
        fall.setColorAt(0.50, faded("#FFFFFF", 0.10 if inks.dark else 0.8))
        fall.setColorAt(0.56, faded("#000000", 0.025))
        fall.setColorAt(1, faded("#000000", 0))
        painter.fillRect(box & clip, fall)


@lru_cache(maxsize=16)
def _cup(seed: int) -> QPainterPath:
    """The rim of a cup around (0, 0), open where it stood dry."""
    chance = seeded("cup", seed)
    begin, breath = chance.uniform(0, math.tau), wander(chance, 7, 1, 0.5)
    rims: tuple[Stroke, Stroke] = ([], [])
    for n in range(91):
        turn = begin + n / 90 * 5.4
        half = (2.2 + 1.4 * breath(n / 90 * 5.4)) / 2
        for rim, reach in zip(rims, (_CUP + half, _CUP - half), strict=True):
            rim.append((reach * math.cos(turn), reach * math.sin(turn)))
    return path_of([[*rims[0], *reversed(rims[1])]], closed=True)


def _ring(painter: QPainter, page: SheetPage, frame: Frame, clip: QRectF, inks: Inks) -> None:
    """A cup stood here once: where, the save's seed knows."""
    chance = seeded("ring", page.seed)
    column = page.columns * chance.uniform(0.58, 0.8)
    at, reach = (column, page.rows * chance.uniform(0.3, 0.75)), 1.1 * _CUP / NATURAL
    if not frame.squares(at[0] - reach, at[1] - reach, 2 * reach, 2 * reach).intersects(clip):
        return
    over, stain = frame.over(*at), sheet_inks(inks).ring
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(stain, 0.10 if inks.dark else 0.13))
    painter.drawPath(over.map(_cup(page.seed)))
    painter.setBrush(faded(stain, 0.022))
    radius = _CUP * frame.side / NATURAL
    painter.drawEllipse(over.map(QPointF(0, 0)), radius, radius)


def head_line(painter: QPainter, page: SheetPage, frame: Frame, clip: QRectF, inks: Inks) -> None:
    """Draw the double line under the header, with a ruler and a pencil, over the whole paper."""
    if not clip.top() - 8 <= frame.y <= clip.bottom() + 8:
        return
    left = -MARGIN * NATURAL
    right = (page.columns + MARGIN) * NATURAL
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for off, width in ((0.0, 2.2), (-4.0, 0.9)):
        chance = seeded("head", page.seed, width)
        line = straight(chance, (left, off), (right, off), swing=0.4, wave=60, step=20)
        strength = 0.78 if inks.textures else 1
        painter.setPen(QPen(faded(inks.pencil, strength), width * frame.weight))
        painter.drawPath(frame.over(0, 0).map(path_of([line])))
