"""The head of the sheet: all of it as printed, or Equip and Items alone for the camera."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import advance, fitted, write
from desktop.drawing.paper import on_screen
from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_glyphs import GLYPHS, breadth, lettered
from desktop.drawing.sheet_lead import Lead, hand_line, hand_width, pencil_strokes
from desktop.drawing.sheet_records import HEAD, Line, SheetPage
from desktop.drawing.sheet_strokes import path_of, seeded, straight

READABLE = 22.0
"""From so many px a square on the camera writes Equip and Items in the window itself."""
_LARGE = 44  # the size in which printed words are set before they are scaled
_HAND = 24
_LABEL, _VALUE, _SPACE = 1.05, 1.1, 0.35  # in squares
_EDGE = 24.0
_SECOND = 210.0
_GAP = 46.0


def paint_carried(
    painter: QPainter, page: SheetPage, frame: Frame, area: QRectF, inks: Inks
) -> None:
    """Write Equip and Items just above the line, always large enough to read, in the window."""
    if not area.top() + 12 < frame.y < area.bottom():
        return
    baseline = frame.y - min(frame.side * 0.30, 16.0)
    x = area.left() + _EDGE
    equip, items = page.header.equip, page.header.items
    end = _carried(painter, QPointF(x, baseline), equip, area.width() * 0.5 - x, inks)
    x = max(x + _SECOND, end + 24)
    _carried(painter, QPointF(x, baseline), items, area.right() - _EDGE - x, inks)


def _carried(painter: QPainter, at: QPointF, line: Line, room: float, inks: Inks) -> float:
    """A label in print, then the pencil; return where it ends."""
    if not line.label:
        return at.x()
    wide = write(painter, at.x(), at.y(), line.label, font(Face.MOOD, 17), inks.quiet)
    start = max(_GAP, wide + 10)
    shown = fitted(line.value, font(Face.HAND, 20), max(40.0, room - start))
    slant = seeded("carried", line.label).uniform(-0.5, 0.4)
    hand_line(painter, at + QPointF(start, 0), shown, 20, inks, slant=slant)
    return at.x() + start + hand_width(shown, 20)


def paint_header(
    painter: QPainter, page: SheetPage, frame: Frame, inks: Inks, *, carried: bool = True
) -> None:
    """Draw the header as printed, in the squares above the line; `carried` its last row too."""
    head, right = page.header, page.columns - 1.0
    wide = min(3.0, page.columns * 0.5 / 6)
    left = right - 6 * wide
    _hand(painter, frame, 0.6, -6.7, head.name, 1.75, inks, room=left - 1.4)
    _rule(painter, frame, 0.6, -6.3, left - 1.4, inks)
    _hand(painter, frame, 0.6, -4.4, head.title, 1.4, inks, room=left - 1.4)
    _rule(painter, frame, 0.6, -4.0, left - 1.4, inks)
    for number, box in enumerate(head.boxes):
        _box(painter, frame.squares(left + number * wide, -8.4, wide - 0.3, 3.4), box, inks, frame)
    _stats(painter, frame, head.stats, right - 0.6, inks)
    if carried:
        _line(painter, frame, 0.6, -0.5, head.equip, right * 0.45, inks)
        _line(painter, frame, right * 0.5, -0.5, head.items, right * 0.5 - 0.4, inks)


def head_box(page: SheetPage, frame: Frame) -> QRectF:
    """The squares of the header."""
    return frame.squares(0, -HEAD, page.columns, HEAD)


def _hand(
    painter: QPainter,
    frame: Frame,
    column: float,
    row: float,
    text: str,
    high: float,
    inks: Inks,
    *,
    room: float,
) -> None:
    """Write by hand so many squares high, smaller where there is no room."""
    if not text:
        return
    share = min(high * frame.side, room * frame.side * _HAND / hand_width(text, _HAND)) / _HAND
    at = frame.squares(column, row, 0, 0).topLeft()
    hand_line(painter, at, text, _HAND, inks, slant=-0.4, share=share)


def _rule(
    painter: QPainter, frame: Frame, column: float, row: float, wide: float, inks: Inks
) -> None:
    at = frame.squares(column, row, wide, 0)
    least = 0.012 if on_screen(painter) else 0.026
    painter.setPen(QPen(QColor(inks.quiet), max(0.4, least * frame.side)))
    painter.drawLine(at.topLeft(), at.topRight())


def _print(
    painter: QPainter, at: QPointF, text: str, face: Face, high: float, colour: str
) -> float:
    """Print words `high` px high; return how wide they are."""
    share = high / _LARGE
    painter.save()
    painter.translate(at)
    painter.scale(share, share)
    wide = write(painter, 0, 0, text, font(face, _LARGE), colour)
    painter.restore()
    return wide * share


def _stats(
    painter: QPainter, frame: Frame, stats: tuple[Line, ...], room: float, inks: Inks
) -> None:
    """All stats in one row, each as wide as it is, smaller where they are too wide."""
    side = frame.side
    wide = [_line_width(line) for line in stats]
    gap = (room - sum(wide)) / max(1, len(stats) - 1)
    share = min(1.0, (room - 0.6 * len(stats)) / max(0.1, sum(wide)))
    column = 0.6
    for line, width in zip(stats, wide, strict=True):
        at = frame.squares(column, -2.3, 0, 0).topLeft()
        printed = _print(painter, at, line.label, Face.MOOD, _LABEL * share * side, inks.quiet)
        start = column + printed / side + _SPACE * share
        _hand(painter, frame, start, -2.3, line.value, _VALUE * share, inks, room=room)
        column += width * share + max(0.6, gap)


def _line_width(line: Line) -> float:
    """How wide a label and its value are, in squares."""
    label = advance(line.label, font(Face.MOOD, _LARGE)) / _LARGE * _LABEL
    return label + _SPACE + hand_width(line.value, _HAND) / _HAND * _VALUE


def _line(
    painter: QPainter,
    frame: Frame,
    column: float,
    row: float,
    line: Line,
    room: float,
    inks: Inks,
) -> None:
    """A label in italics and its value by hand."""
    at, side = frame.squares(column, row, 0, 0).topLeft(), frame.side
    wide = _print(painter, at, line.label, Face.MOOD, _LABEL * side, inks.quiet) + _SPACE * side
    start, left = column + wide / side, room - wide / side
    _hand(painter, frame, start, row, line.value, _VALUE, inks, room=max(0.5, left))


def _box(painter: QPainter, box: QRectF, line: Line, inks: Inks, frame: Frame) -> None:
    """One of the six boxes: two strokes of the ruler, the label in print, the value by hand."""
    chance, pen = seeded("box", line.label), max(0.4, 0.02 * frame.side)
    corners = [(p.x(), p.y()) for p in (box.topLeft(), box.topRight())]
    corners += [(p.x(), p.y()) for p in (box.bottomRight(), box.bottomLeft())]
    swing = 0.012 * frame.side
    edges = [
        straight(chance, corners[n], corners[(n + 1) % 4], swing=swing, wave=frame.side)
        for n in range(4)
    ]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.pencil), pen * 1.6))
    painter.drawPath(path_of(edges))
    at = box.topLeft() + QPointF(0.3, 1.0) * frame.side
    _print(
        painter,
        at,
        line.label,
        Face.STRONG,
        min(0.85, 0.3 * box.width() / frame.side) * frame.side,
        inks.quiet,
    )
    if line.value and all(sign in GLYPHS for sign in line.value):
        high = 1.6 * frame.side
        place = (
            box.right() - breadth(line.value, high) - 0.4 * frame.side,
            box.top() + 1.4 * frame.side,
        )
        strokes = lettered(chance, line.value, place, high)
        pencil_strokes(painter, strokes, Lead(2.6, 0.68), inks, share=frame.weight)
