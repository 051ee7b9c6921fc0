"""Calendars on the shelf: the tear-off block with today's number, and a year that is over."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import Side, advance, fitted, write

_BOARD = (54.0, 56.0)  # units, as wide and as high as the block is drawn
_STRIP = 14.0
_TITLE, _RANK = (Face.READING, 17), (Face.MOOD, 15)
_LEAST, _MOST = 200.0, 460.0
_COIL = 7.0


def tear_off(
    painter: QPainter, box: QRectF, number: str, month: str, inks: Inks, *, played: bool
) -> None:
    """Draw the block in the middle of a box; a played day's leaf is ticked, its corner turned."""
    share = min(box.width() / _BOARD[0], box.height() / _BOARD[1])
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.center() - QPointF(*_BOARD) * (share / 2))
    painter.scale(share, share)
    leaf = QRectF(3, 2, _BOARD[0] - 6, _BOARD[1] - 8)
    _leaves(painter, leaf, inks, turned=played)
    strip = QRectF(leaf.left() - 2, leaf.top(), leaf.width() + 4, _STRIP)
    painter.setPen(QPen(QColor(inks.ink), 1))
    painter.setBrush(QColor(inks.ink))
    painter.drawRect(strip)
    write(
        painter, strip.center().x(), strip.bottom() - 3, month, font(Face.STRONG, 12),
        inks.page, Side.MIDDLE,
    )  # fmt: skip
    face = font(Face.TITLE, 32)
    write(painter, leaf.center().x(), leaf.top() + 41, number, face, inks.ink, Side.MIDDLE)
    if played:
        _tick(painter, QPointF(leaf.left() + 6, leaf.bottom() - 6), inks)
    painter.restore()


def _leaves(painter: QPainter, leaf: QRectF, inks: Inks, *, turned: bool) -> None:
    """The leaves that are left, one edge under the other, and the day's own on top."""
    painter.setPen(QPen(QColor(inks.ink), 0.75))
    painter.setBrush(QColor(inks.margin))
    for below in (4.5, 3.0, 1.5):
        painter.drawRect(leaf.translated(0, below))
    corner = 11.0 if turned else 0.0
    paper = QPainterPath(leaf.topLeft())
    paper.lineTo(leaf.topRight())
    paper.lineTo(leaf.right(), leaf.bottom() - corner)
    paper.lineTo(leaf.right() - corner, leaf.bottom())
    paper.lineTo(leaf.bottomLeft())
    paper.closeSubpath()
    painter.setPen(QPen(QColor(inks.ink), 1.2))
    painter.setBrush(QColor(inks.page))
    painter.drawPath(paper)
    if turned:
        fold = QPainterPath(QPointF(leaf.right(), leaf.bottom() - corner))
        fold.lineTo(leaf.right() - corner, leaf.bottom() - corner + 1)
        fold.lineTo(leaf.right() - corner, leaf.bottom())
        fold.closeSubpath()
        painter.setBrush(QColor(inks.margin))
        painter.drawPath(fold)


def _tick(painter: QPainter, foot: QPointF, inks: Inks) -> None:
    """Two strokes of a pencil."""
    tick = QPainterPath(foot + QPointF(-2.5, -3.5))
    tick.lineTo(foot)
    tick.lineTo(foot + QPointF(6, -8.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.moss), 1.8))
    painter.drawPath(tick)


# --- a year that is over ---


def hung_width(title: str, rank: str) -> float:
    """How wide a finished calendar with this title and rank is, within reason."""
    words = advance(title, font(*_TITLE)) + advance(rank, font(*_RANK))
    return min(_MOST, max(_LEAST, words + 84))


def hung_calendar(
    painter: QPainter, box: QRectF, title: str, rank: str, inks: Inks, seed: int
) -> None:
    """Draw a spiral calendar lying on its board: coil at its left, title, and the year's rank."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = box.adjusted(8, 6, -6, -7)
    painter.setPen(QPen(QColor(inks.ink), 0.75))
    painter.setBrush(QColor(inks.margin))
    for off in (4.0, 2.0):
        painter.drawRect(body.translated(0, off))
    painter.setPen(QPen(QColor(inks.ink), 1.5))
    painter.setBrush(QColor(inks.page))
    painter.drawRect(body)
    colour = (inks.red, inks.sea, inks.moss, *inks.rings)[seed % 5]
    band = QRectF(body.right() - 12, body.top() + 1, 7, body.height() - 2)
    painter.fillRect(band, QColor(colour))
    _coil(painter, body, inks)
    face, mood = font(*_TITLE), font(*_RANK)
    middle, room = body.center().y() + 5.5, body.width() - 44
    told = fitted(rank, mood, max(room * 0.55, room - advance(title, face) - 14))
    shown = fitted(title, face, room - advance(told, mood) - 14)
    write(painter, body.left() + 18, middle, shown, face, inks.ink)
    left = body.left() + 18 + advance(shown, face) + 12
    write(painter, left, middle, told, mood, inks.quiet)
    painter.restore()


def _coil(painter: QPainter, body: QRectF, inks: Inks) -> None:
    """The wire along the left edge: a ring through each hole."""
    y = body.top() + 4
    while y < body.bottom() - 2:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(inks.ink))
        painter.drawEllipse(QPointF(body.left() + 6, y), 1.4, 1.4)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(inks.ink, 0.85), 1.3))
        ring = QRectF(body.left() - 5, y - 2.2, 11, 4.4)
        painter.drawArc(ring, 20 * 16, 260 * 16)
        y += _COIL
