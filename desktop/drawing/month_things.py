"""What a year's months bring, as it stands on the shelf beside the page: things and people."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from desktop.drawing.inks import Inks, faded
from desktop.drawing.paper import soft_ellipse
from desktop.drawing.paths import drawn
from desktop.drawing.woodcut import Colours, Cut, cut, stamp

_BOOK, _UNIT = "things", 60.0


def thing(painter: QPainter, key: str, box: QRectF, colours: Colours, rim: str = "") -> None:
    """Draw a thing whole in the middle of a box; `rim` is a line round it, on a dark ground."""
    picture = cut(_BOOK, key)
    share = min(box.width(), box.height()) / _UNIT
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.center() - QPointF(_UNIT, _UNIT) * (share / 2))
    painter.scale(share, share)
    if rim:
        _rimmed(painter, picture, rim)
    stamp(painter, picture, colours)
    painter.restore()


def _rimmed(painter: QPainter, picture: Cut, rim: str) -> None:
    """A light line round all that is filled, so that black coats are seen on the dark desk."""
    pen = QPen(QColor(rim), 3.4)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    for mark in picture.marks:
        if mark.fill and mark.width > 1:
            painter.strokePath(drawn(mark.path), pen)


def on_the_shelf(painter: QPainter, key: str, box: QRectF, inks: Inks, *, lit: bool) -> None:
    """Draw a thing as it stands on its board: pewter and bone, its shadow below it."""
    if inks.textures:
        foot = QPointF(box.center().x() + 2, box.bottom() - 1)
        soft_ellipse(painter, foot, box.width() * 0.46, box.width() * 0.09, 0.55)
    bone = inks.bone if lit or not inks.textures else "#B7B4A9"
    pewter = "#8E8C84" if inks.textures else inks.bone
    ink = "#15120F" if inks.textures else inks.desk
    rim = inks.amber if lit and not inks.textures else inks.desk_quiet
    thing(painter, key, box, Colours(ink, bone, pewter), rim)


def board(painter: QPainter, left: float, right: float, y: float, inks: Inks) -> None:
    """Draw the little board that a thing stands on."""
    if not inks.textures:
        painter.setPen(QPen(QColor(inks.desk_text), 2))
        painter.drawLine(QPointF(left, y + 1), QPointF(right, y + 1))
        return
    painter.fillRect(QRectF(left, y, right - left, 5), QColor(inks.tray_edge))
    painter.fillRect(QRectF(left, y, right - left, 1), faded(inks.desk_quiet, 0.55))
    under = QLinearGradient(QPointF(0, y + 5), QPointF(0, y + 12))
    under.setColorAt(0, faded("#000000", 0.36))
    under.setColorAt(1, faded("#000000", 0))
    painter.fillRect(QRectF(left, y + 5, right - left, 7), under)
