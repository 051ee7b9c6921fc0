"""The whole sheet as a thumbnail of 3 px a square, the visible part framed."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import Side, write
from desktop.drawing.paper import shadow
from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_records import HEAD, SheetPage
from desktop.drawing.sheet_strokes import path_of, seeded, straight
from desktop.rules.games.book.state import Area, Spot

SIDE = 3.0
PAD = 5.0


def thumb_size(page: SheetPage, share: float = 1.0) -> QSizeF:
    """How large the thumbnail is with its rim: 124 x 175 on A4, or a share of that."""
    return QSizeF(page.columns * SIDE + 2 * PAD, (page.rows + HEAD) * SIDE + 2 * PAD) * share


def thumb_frame(page: SheetPage, corner: QPointF, share: float = 1.0) -> Frame:
    """How the sheet lies in the thumbnail at this left upper corner."""
    pad, head = PAD * share, HEAD * SIDE * share
    return Frame(SIDE * share, corner.x() + pad, corner.y() + pad + head)


def paint_thumb(painter: QPainter, page: SheetPage, corner: QPointF, inks: Inks) -> None:
    """Draw the thumbnail without its frame."""
    box, frame = QRectF(corner, thumb_size(page)), thumb_frame(page, corner)
    if inks.textures:
        shadow(painter, box, 0.34)
    painter.setBrush(QColor(inks.graph_paper))
    painter.setPen(QPen(faded(inks.quiet, 0.5) if inks.textures else QColor(inks.ink), 1))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
    if inks.textures:
        _grid(painter, page, frame, inks)
    painter.setPen(QPen(faded(inks.pencil, 0.9 if inks.textures else 1), 1.1))
    painter.drawLine(frame.spot(0, 0), frame.spot(page.columns * 20, 0))
    _scrawl(painter, frame, inks)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for name, area in page.areas.items():
        _square(painter, frame.square(name), area, inks)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _route(painter, page, frame, inks)


def _grid(painter: QPainter, page: SheetPage, frame: Frame, inks: Inks) -> None:
    world = frame.world_box(page)
    lines = [
        QLineF(world.left() + n * SIDE, world.top(), world.left() + n * SIDE, world.bottom())
        for n in range(page.columns + 1)
    ]
    lines += [
        QLineF(world.left(), world.top() + n * SIDE, world.right(), world.top() + n * SIDE)
        for n in range(page.rows + 1)
    ]
    painter.setPen(QPen(faded(inks.graph_grid, 0.75), 0.4))
    painter.drawLines(lines)


def _scrawl(painter: QPainter, frame: Frame, inks: Inks) -> None:
    """The header as unreadable lines of pencil."""
    strokes = []
    for n, (left, right) in enumerate(((4, 44), (4, 70), (4, 30), (40, 64), (4, 54))):
        y, x = frame.y - HEAD * SIDE + 4 + n * 4.6, frame.x
        chance = seeded("scrawl", n)
        strokes.append(straight(chance, (x + left, y), (x + right, y), swing=0.8, wave=5, step=2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(inks.pencil, 0.55 if inks.textures else 1), 0.9))
    painter.drawPath(path_of(strokes))


def _square(painter: QPainter, box: QRectF, area: Area, inks: Inks) -> None:
    ink, plain = QColor(inks.pencil), not inks.textures
    match area.kind:
        case "blocked":
            painter.fillRect(box, faded(inks.pencil, 1 if plain else 0.85))
        case "town":
            painter.setPen(QPen(ink, 0.9))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(0.3, 0.3, -0.7, -0.7))
        case "encounter" | "blank" if plain:
            by = 1.0 if area.crossed else 0.4
            painter.fillRect(box.adjusted(by, by, -by, -by), ink)
        case "encounter" | "blank":
            strength = 0.25 if area.crossed else 0.65
            painter.fillRect(box.adjusted(0.5, 0.8, -0.5, -0.8), faded(inks.pencil, strength))


def _route(painter: QPainter, page: SheetPage, frame: Frame, inks: Inks) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.route), 1.1))
    for leg in page.legs:
        painter.drawLine(QLineF(frame.spot(*leg.start), frame.spot(*leg.end)))
    if page.trail:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(inks.route))
        painter.drawEllipse(frame.spot(*page.trail[-1]), 1.7, 1.7)


def paint_thumb_over(
    painter: QPainter,
    page: SheetPage,
    corner: QPointF,
    seen: QRectF,
    inks: Inks,
    *,
    badge: str = "Z",
    band: tuple[Spot, Spot] | None = None,
    share: float = 1.0,
) -> None:
    """Draw over it the frame of what is seen (in squares), the key's badge and a planned Route."""
    frame, box = thumb_frame(page, corner, share), QRectF(corner, thumb_size(page, share))
    if band is not None:
        painter.setPen(QPen(faded(inks.route, 0.7 if inks.textures else 1), 1.1))
        painter.drawPolyline(QPolygonF([frame.spot(*band[0]), frame.spot(*band[1])]))
    window = frame.squares(seen.x(), seen.y(), seen.width(), seen.height())
    window &= box.adjusted(1.5, 1.5, -1.5, -1.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.ink), 1.5))
    painter.drawRect(window)
    key = QRectF(box.right() - 18, box.bottom() - 19, 15, 16)
    painter.setBrush(QColor(inks.graph_paper))
    painter.setPen(QPen(QColor(inks.quiet), 0.9))
    painter.drawRoundedRect(key, 2, 2)
    face = font(Face.STRONG, 12)
    write(painter, key.center().x(), key.bottom() - 4, badge, face, inks.quiet, Side.MIDDLE)
