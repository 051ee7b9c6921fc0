"""A finished book as it lies on the desk: its cover in cloth, with the way walked on a label."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from desktop.drawing.book_spine import CLOTHS
from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import Side, advance, fitted, suiting, write
from desktop.drawing.paper import shadow
from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_records import SheetPage, place
from desktop.rules.games.book.state import Area

SHAPE = 0.76
"""A cover is so wide for its height."""
_HINGE = 0.055
_LINES = 3


def cover_box(area: QRectF) -> QRectF:
    """Where the closed book lies in an area: in its middle, as large as it may be."""
    high = min(560.0, area.height() - 56, (area.width() - 48) / SHAPE)
    size = QSizeF(max(40.0, high * SHAPE), max(52.0, high))
    middle = area.center()
    return QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)


def paint_cover(
    painter: QPainter, box: QRectF, title: str, byline: str, page: SheetPage, inks: Inks
) -> None:
    """Draw the cover: cloth, a frame, the title, the label with the journey, by whom."""
    lettering = inks.bone if inks.textures else inks.ink
    _cloth(painter, box, inks, page.seed)
    inner = box.adjusted(box.width() * (_HINGE + 0.05), 18, -18, -18)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for by, wide in ((0.0, 1.6), (5.0, 0.8)):
        painter.setPen(QPen(faded(lettering, 0.85), wide))
        painter.drawRect(inner.adjusted(by, by, -by, -by))
    room = inner.width() - 40
    y = _title(painter, inner, title, room, lettering)
    foot = inner.bottom() - 44
    label = QRectF(inner.left() + 24, y + 14, inner.width() - 48, foot - y - 26)
    if label.height() > 60:
        _label(painter, label, page, inks)
    face = suiting(byline, Face.MOOD, (20, 17, 15), room)
    shown = fitted(byline, face, room)
    write(painter, inner.center().x(), inner.bottom() - 22, shown, face, lettering, Side.MIDDLE)


def paint_back(painter: QPainter, box: QRectF, inks: Inks, seed: int) -> None:
    """Draw what lies under an open cover: the back board, the block of paper, its first leaf."""
    if inks.textures:
        shadow(painter, box, 0.5)
    _cloth(painter, box.adjusted(0, 0, 5, 5), inks, seed)
    block = box.adjusted(box.width() * _HINGE, 5, -4, -4)
    painter.setPen(QPen(faded(inks.quiet, 0.6), 0.8))
    painter.setBrush(QColor(inks.page))
    for by in (3.0, 1.5, 0.0):
        painter.drawRect(block.translated(by, by))


def paint_inside(painter: QPainter, box: QRectF, inks: Inks, seed: int) -> None:
    """Draw the inner side of a cover: cloth at the rim, paper pasted on it."""
    _cloth(painter, box, inks, seed)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(inks.page))
    painter.drawRect(box.adjusted(7, 7, -7, -7))


def _cloth(painter: QPainter, box: QRectF, inks: Inks, seed: int) -> None:
    edge = QPen(faded("#000000", 0.55), 1) if inks.textures else QPen(QColor(inks.ink), 2)
    painter.setPen(edge)
    cloth = CLOTHS[seed % len(CLOTHS)] if inks.textures else inks.page
    painter.setBrush(QColor(cloth))
    painter.drawRoundedRect(box, 4, 4)
    hinge = box.left() + box.width() * _HINGE
    if not inks.textures:
        painter.drawLine(QPointF(hinge, box.top()), QPointF(hinge, box.bottom()))
        return
    light = QLinearGradient(box.topLeft(), box.bottomRight())
    light.setColorAt(0, faded("#FFFFFF", 0.13))
    light.setColorAt(0.45, faded("#000000", 0.0))
    light.setColorAt(1, faded("#000000", 0.30))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawRoundedRect(box, 4, 4)
    groove = QLinearGradient(QPointF(hinge - 5, 0), QPointF(hinge + 5, 0))
    groove.setColorAt(0, faded("#000000", 0.0))
    groove.setColorAt(0.5, faded("#000000", 0.34))
    groove.setColorAt(1, faded("#FFFFFF", 0.10))
    painter.fillRect(QRectF(hinge - 5, box.top() + 1, 10, box.height() - 2), groove)


def _title(painter: QPainter, inner: QRectF, title: str, room: float, ink: str) -> float:
    """Write the title on up to three lines; return where they end."""
    for size in (44, 32, 24, 20):
        face = font(Face.TITLE, size)
        lines = _lines(title, room, size)
        if len(lines) <= _LINES and all(advance(line, face) <= room for line in lines):
            break
    y = inner.top() + 26 + size * 0.8
    for line in lines[:_LINES]:
        shown = fitted(line, face, room)
        write(painter, inner.center().x(), y, shown, face, ink, Side.MIDDLE)
        y += size * 1.14
    return y - size * 0.8


def _lines(title: str, room: float, size: int) -> list[str]:
    """The title broken where a line is full."""
    lines, face = [""], font(Face.TITLE, size)
    for word in title.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and advance(longer, face) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _label(painter: QPainter, box: QRectF, page: SheetPage, inks: Inks) -> None:
    """A paper label: the squares that were written as marks, the journey in red."""
    painter.setPen(QPen(faded("#000000", 0.35) if inks.textures else QColor(inks.ink), 1))
    painter.setBrush(QColor(inks.graph_paper))
    painter.drawRect(box)
    painter.save()
    painter.setClipRect(box.adjusted(2, 2, -2, -2), Qt.ClipOperation.IntersectClip)
    frame = _fitted(page, box.adjusted(14, 14, -14, -14))
    for name, area in page.areas.items():
        _mark(painter, frame.square(name), area, inks)
    painter.setPen(QPen(QColor(inks.route), 1.8, c=Qt.PenCapStyle.RoundCap))
    for leg in page.legs:
        painter.drawLine(QLineF(frame.spot(*leg.start), frame.spot(*leg.end)))
    painter.setBrush(QColor(inks.route))
    for dot in {leg.end for leg in page.legs} | set(page.trail[:1]):
        painter.drawEllipse(frame.spot(*dot), 1.6, 1.6)
    painter.restore()


def _mark(painter: QPainter, square: QRectF, area: Area, inks: Inks) -> None:
    """A square as a mark: hatched, in a double frame, a dot or a little cross."""
    strength = 1 if not inks.textures else 0.4 if area.crossed else 0.75
    painter.setPen(QPen(faded(inks.pencil, strength), 0.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle, reach = square.center(), square.width() * 0.14
    if area.kind == "blocked":
        for share in (0.3, 0.55, 0.8, 1.05, 1.3, 1.55):
            along = square.width() * share
            low, over = min(along, square.width()), max(0.0, along - square.width())
            start = square.topLeft() + QPointF(low, over)
            painter.drawLine(start, square.topLeft() + QPointF(over, low))
    elif area.kind == "town":
        painter.drawRect(square.adjusted(1, 1, -1, -1))
        painter.drawRect(square.adjusted(2.5, 2.5, -2.5, -2.5))
    elif area.crossed:
        painter.drawLine(middle - QPointF(reach, reach), middle + QPointF(reach, reach))
        painter.drawLine(middle - QPointF(reach, -reach), middle + QPointF(reach, -reach))
    else:
        painter.setBrush(faded(inks.pencil, strength))
        painter.drawEllipse(middle, 1.0, 1.0)


def _fitted(page: SheetPage, box: QRectF) -> Frame:
    """The part that was written, as large as a box has it."""
    places = [place(name) for name in page.areas] or [(0, 0)]
    left, top = min(x for x, _ in places), min(y for _, y in places)
    wide = max(x for x, _ in places) - left + 1
    high = max(y for _, y in places) - top + 1
    side = max(2.0, min(box.width() / wide, box.height() / high))
    x = box.center().x() - side * (left + wide / 2)
    y = box.center().y() - side * (top + high / 2)
    return Frame(side, x, y)
