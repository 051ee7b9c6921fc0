"""The Chapters written so far as a row of books on a board."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.drawing.inks import Inks, faded
from desktop.drawing.kept import kept
from desktop.drawing.sheet_inks import sheet_inks
from desktop.drawing.sheet_strokes import seeded

BOOKS = 20
BOOK = 11.2
"""From one spine to the next on the board."""
BOOKS_HIGH = 50.0

Spine = Literal["won", "lost"]


def book_spines(
    painter: QPainter,
    x: float,
    y: float,
    chapters: tuple[Spine, ...],
    inks: Inks,
    *,
    seed: int = 0,
    places: int = BOOKS,
    reach: float = 6.0,
) -> None:
    """Draw a row of books, one a Chapter, on a board; a lost one has a broad pale band.

    224 wide and 50 high for 20 of them, the board under it reaches out by `reach`.
    """
    count = max(places, len(chapters))
    box = QRectF(x - reach - 2, y - 2, count * BOOK + 2 * reach + 4, BOOKS_HIGH + 6)

    def drawn(brush: QPainter) -> None:
        _row_of_books(brush, QPointF(x, y), chapters, inks, seed=seed, count=count, reach=reach)

    kept(painter, ("books", seed, chapters, count, reach), box, inks, drawn)


def _row_of_books(
    painter: QPainter,
    at: QPointF,
    chapters: tuple[Spine, ...],
    inks: Inks,
    *,
    seed: int,
    count: int,
    reach: float,
) -> None:
    x, y = at.x(), at.y()
    foot = y + BOOKS_HIGH
    for n in range(count):
        left = x + n * BOOK
        if n < len(chapters):
            _spine(painter, QRectF(left, y, 9.6, BOOKS_HIGH), chapters[n], n, inks, seed)
        else:
            _no_spine(painter, QRectF(left + 0.5, y + 8, 8.6, BOOKS_HIGH - 8), inks)
    painter.setPen(QPen(QColor(inks.ink), 2))
    right = x + count * BOOK - BOOK + 9.6
    painter.drawLine(QPointF(x - reach, foot + 1.2), QPointF(right + reach, foot + 1.2))


def _spine(
    painter: QPainter, box: QRectF, ended: Spine, number: int, inks: Inks, seed: int
) -> None:
    chance = seeded("spine", seed, number)
    box.setTop(box.top() + chance.choice((0, 2, 4, 7, 3)))
    colours = sheet_inks(inks).spines
    label, style = QColor(sheet_inks(inks).slip), chance.randrange(3)
    painter.setPen(Qt.PenStyle.NoPen)
    if colours:
        row = seeded("bindings", seed, number // 8).sample(colours, len(colours))
        painter.setBrush(QColor(row[number % 8]))
        painter.drawRoundedRect(box, 1, 1)
    else:
        label = QColor(inks.ink)
        painter.setBrush(QColor(inks.page))
        painter.setPen(QPen(label, 1.2))
        painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), 1, 1)
    label.setAlphaF(0.6 if inks.textures else 1)
    painter.setPen(QPen(label, 0.9))
    for inset in ((6.0,), (5.0, 8.0), (6.0, 11.0))[style]:
        painter.drawLine(QPointF(box.left(), box.top() + inset), _across(box, box.top() + inset))
        painter.drawLine(
            QPointF(box.left(), box.bottom() - inset), _across(box, box.bottom() - inset)
        )
    if colours:
        painter.fillRect(QRectF(box.left() + 0.2, box.top() + 1, 0.9, box.height() - 2), _gleam())
        painter.fillRect(QRectF(box.right() - 1.5, box.top(), 1.5, box.height()), _dusk())
    if ended == "lost":
        label.setAlphaF(0.85 if inks.textures else 1)
        painter.fillRect(QRectF(box.left(), box.center().y() - 3, box.width(), 6), label)


def _across(box: QRectF, y: float) -> QPointF:
    return QPointF(box.right(), y)


def _gleam() -> QColor:
    return faded("#FFFFFF", 0.25)


def _dusk() -> QColor:
    return faded("#000000", 0.18)


def _no_spine(painter: QPainter, box: QRectF, inks: Inks) -> None:
    pen = QPen(faded(inks.quiet, 0.34 if inks.textures else 1), 0.8)
    pen.setDashPattern([1.5, 3] if inks.textures else [1, 4])
    painter.setPen(pen)
    gap = QPainterPath(box.bottomLeft())
    gap.lineTo(box.topLeft())
    gap.lineTo(box.topRight())
    gap.lineTo(box.bottomRight())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(gap)
