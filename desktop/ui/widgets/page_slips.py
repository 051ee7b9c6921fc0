"""What is laid or pencilled on a page: where we were, a hint, "there is more"."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from desktop.drawing.inks import Inks, faded
from desktop.drawing.paper import sheet
from desktop.drawing.pencil import pencil
from desktop.drawing.prose import READING_TYPE, Prose, Run, Type
from desktop.drawing.sheet_emblems import emblem

_HINT_TYPE = Type(15, 19.0)
_PIECE_ROOM, _EMBLEM_ROOM = 84.0, 130.0
_EMBLEMS = ((96.0, 230.0), (72.0, 165.0), (60.0, _EMBLEM_ROOM))
"""How large an emblem is from which height of a room on."""


def recap_of(words: str, width: float) -> Prose | None:
    """Where we were, set for a page of this width; None for nothing."""
    return Prose(((Run("plain", words),),), width - 28, READING_TYPE) if words else None


def recap_height(told: Prose | None) -> float:
    """How much of the text's room the slip of a recap takes."""
    return told.height + 38 if told else 0.0


def recap_slip(painter: QPainter, area: QRectF, told: Prose, inks: Inks) -> None:
    """Lay a slip over the top of an area: where we were."""
    slip = QRectF(area.left() - 10, area.top() + 6, area.width() + 20, told.height + 24)
    sheet(painter, slip, inks, ground=inks.week, seed=4)
    painter.setPen(QPen(faded(inks.ink, 0.6), 0.75))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(slip.adjusted(3, 3, -3, -3))
    told.draw(painter, slip.left() + 24, slip.top() + 12, inks.ink, inks)


def hint_of(words: str, width: float) -> Prose | None:
    """A hint set for a page of this width; None for no hint."""
    return Prose(((Run("mood", words),),), width - 16, _HINT_TYPE) if words else None


def pencilled_hint(painter: QPainter, area: QRectF, hint: Prose, inks: Inks) -> None:
    """Pencil a hint under the text, with a stroke at its left."""
    top = area.bottom() - hint.height
    stroke = [(area.left() + 3, top + 2), (area.left() + 3, area.bottom() - 2)]
    pencil(painter, stroke, inks.pencil, 7)
    hint.draw(painter, area.left() + 14, top, inks.pencil, inks)


def tailpiece(painter: QPainter, middle: QPointF, inks: Inks) -> None:
    """Close a short text as a printer does: a rule that swells, a lozenge at its heart."""
    x, y = middle.x(), middle.y()
    rule = QPainterPath(QPointF(x - 64, y))
    rule.quadTo(x - 30, y - 2.4, x - 9, y)
    rule.quadTo(x - 30, y + 2.4, x - 64, y)
    rule.moveTo(x + 64, y)
    rule.quadTo(x + 30, y - 2.4, x + 9, y)
    rule.quadTo(x + 30, y + 2.4, x + 64, y)
    rule.addPolygon(
        QPolygonF([QPointF(x - 5, y), QPointF(x, y - 5), QPointF(x + 5, y), QPointF(x, y + 5)])
    )
    rule.closeSubpath()
    painter.fillPath(rule, faded(inks.quiet, 0.8 if inks.textures else 1))


def end_piece(painter: QPainter, room: QRectF, key: str, inks: Inks) -> None:
    """Fill what a short text leaves free: the tailpiece, with an emblem in a tall room."""
    if not key or room.height() < _EMBLEM_ROOM:
        if room.height() > _PIECE_ROOM:
            tailpiece(painter, QPointF(room.center().x(), room.top() + 34), inks)
        return
    side = next(side for side, least in _EMBLEMS if room.height() >= least)
    middle = QPointF(room.center().x(), room.top() + 0.48 * room.height())
    box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    emblem(painter, box, key, inks)
    for way in (-1, 1):
        _half_rule(painter, middle.x() + way * (side / 2 + 14), middle.y(), way * 46.0, inks)


def _half_rule(painter: QPainter, x: float, y: float, far: float, inks: Inks) -> None:
    """A rule that swells in its middle, from a point outwards."""
    rule = QPainterPath(QPointF(x, y))
    rule.quadTo(x + far * 0.4, y - 2.4, x + far, y)
    rule.quadTo(x + far * 0.4, y + 2.4, x, y)
    painter.fillPath(rule, faded(inks.quiet, 0.8 if inks.textures else 1))


def more_mark(painter: QPainter, foot: QPointF, inks: Inks) -> None:
    """Pencil an arrow in the margin at the foot of the text: there is more."""
    x, y = foot.x() + 11, foot.y() - 14
    pencil(painter, [(x, y - 8), (x, y + 8)], inks.pencil, 2)
    pencil(painter, [(x - 5, y + 2), (x, y + 8), (x + 5, y + 2)], inks.pencil, 3)
