"""The head of a text that is read over the board: its title, later leaves' running head."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import Side, capitals, fitted, suiting, write
from desktop.ui.widgets.page_marks import stars

_SIX = 6


class TitleWords(msgspec.Struct, frozen=True):
    """What stands in a head: title, what it is, a mark at the right, stars of six."""

    title: str
    kind: str = ""
    mark: str = ""
    stars: int | None = None


def paint_title(
    painter: QPainter, box: QRectF, words: TitleWords, inks: Inks, *, large: bool
) -> None:
    """Write the title at the top of a box, what it is above it, a double rule below."""
    top, label = box.top() + 12, font(Face.LABEL, 15 if large else 13)
    taken = write(painter, box.right(), top, words.mark, label, inks.quiet, Side.RIGHT)
    kind = fitted(words.kind, capitals(15), box.width() - taken - 16)
    write(painter, box.left(), top, kind, capitals(15), inks.quiet)
    room = box.width() - (130 if words.stars is not None else 0)
    face = suiting(words.title, Face.TITLE, (44, 32, 24) if large else (32, 24, 20), room)
    base = box.top() + (66 if large else 50)
    write(painter, box.left(), base, fitted(words.title, face, room), face, inks.ink)
    if words.stars is not None:
        at = QPointF(box.right() - _SIX * 19, base - 12)
        stars(painter, at, words.stars, inks, most=_SIX)
    line = base + (16 if large else 12)
    for off, weight in ((0.0, 1.5), (3.5, 0.75)):
        painter.setPen(QPen(QColor(inks.ink), weight))
        painter.drawLine(QPointF(box.left(), line + off), QPointF(box.right(), line + off))


def paint_running_head(painter: QPainter, box: QRectF, words: TitleWords, inks: Inks) -> None:
    """Write what is read in one small line, a thin rule below."""
    told = f"{words.kind}  \N{MIDDLE DOT}  {words.title}" if words.kind else words.title
    shown = fitted(told, capitals(13), box.width())
    write(painter, box.left(), box.top() + 12, shown, capitals(13), inks.quiet)
    painter.setPen(QPen(QColor(inks.ink), 0.75))
    painter.drawLine(QPointF(box.left(), box.top() + 20), QPointF(box.right(), box.top() + 20))
