"""The clock's numbered tabs, told apart by shape: gone, now, to come, red, the last two."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.icons import flame
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import Side, write
from desktop.drawing.pencil import path_of, wobble

TAB = 26.0
PITCH = 33.0


def _torn(x: float, y: float) -> QPainterPath:
    """A tab whose upper right corner was torn off."""
    path = QPainterPath(QPointF(x, y))
    for dx, dy in ((18, 0), (20, 4.4), (23.6, 4.8), (22.6, 8), (26, 9.4), (26, 26), (0, 26)):
        path.lineTo(x + dx, y + dy)
    path.closeSubpath()
    return path


def _hatched(painter: QPainter, x: float, y: float, inks: Inks, ground: str) -> None:
    painter.save()
    painter.setClipRect(QRectF(x, y, TAB, TAB), Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(faded(inks.tab_text, 0.5), 1))
    for step in range(4, 52, 5):
        painter.drawLine(QPointF(x + step, y), QPointF(x + step - TAB, y + TAB))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawEllipse(QPointF(x + 13, y + 13.5), 9.5, 9.5)
    painter.restore()


def gone_tab(painter: QPainter, x: float, y: float, turn: int, red: bool, inks: Inks) -> None:
    """Draw a turn that is over: an outline, struck through; a red one keeps its torn corner."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.tab_done), 1))
    if red:
        painter.drawPath(_torn(x, y))
    else:
        painter.drawRoundedRect(QRectF(x + 0.5, y + 0.5, TAB - 1, TAB - 1), 2, 2)
    middle = x + TAB / 2
    write(painter, middle, y + 19, str(turn), font(Face.LABEL, 15), inks.desk_quiet, Side.MIDDLE)
    stroke = wobble([(x + 4, y + 22), (x + 23, y + 4)], turn, swing=0.5, wave=30)
    painter.drawPath(path_of(stroke))


def tab(
    painter: QPainter,
    x: float,
    y: float,
    turn: int,
    inks: Inks,
    *,
    now: bool = False,
    red: bool = False,
    last: bool = False,
) -> None:
    """Draw a turn that is now (a flame above it) or to come: 26 x 26 at (x, y)."""
    ground, ink = (inks.bone, inks.pip) if now else (inks.tab, inks.tab_text)
    painter.setPen(Qt.PenStyle.NoPen)
    if red:
        ink = inks.on_red_tab
        painter.setBrush(QColor(inks.red_tab))
        painter.setPen(QPen(QColor(inks.on_red_tab), 1.2))
        painter.drawPath(_torn(x, y))
    else:
        if not inks.textures and not now:
            painter.setPen(QPen(QColor(inks.tab_text), 1))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(QRectF(x, y, TAB, TAB), 2, 2)
        if last:
            _hatched(painter, x, y, inks, ground)
    write(painter, x + TAB / 2, y + 19, str(turn), font(Face.STRONG, 15), ink, Side.MIDDLE)
    if now:
        flame(painter, x + TAB / 2, y - 1.5, 13, inks)
