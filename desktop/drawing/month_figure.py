"""The figure that stands on the day: a woman with hat and bag, 32 x 70, on her stand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.inks import Inks, faded
from desktop.drawing.month_inks import month_inks
from desktop.drawing.paper import soft_ellipse
from desktop.drawing.paths import circle, drawn

_LEGS = (
    "M-4.2 -1C-3.6 -4 -3.8 -8 -4 -14H-.4C-.6 -9 -.4 -5 .4 -2.4L1.6 -.6H-4.4Z"
    "M1 -14H4.6C4.6 -9 4.4 -5 5 -2.6L8 -.4L7.8 .4H1.6C1.4 -4 1.4 -8 1 -14Z"
)
_COAT = (
    "M-3.4 -44C-8.4 -43 -9.4 -39 -9.8 -33C-10.4 -26 -10.6 -19 -9.6 -12.6C-4 -10.6 5 -10.6 10 -12.4"
    "C10.8 -19 10.4 -27 9.6 -34C9 -40 8 -43 4.4 -44.4Z"
)
_HEAD = (
    "M-4.6 -50C-4.4 -47.6 -3.6 -46 -2.8 -44.6H3.2L3.4 -46.4C4.6 -46.2 5.6 -46.4 5.8 -47.6L6 -49"
    "L6.8 -49.6L6 -51.8L6 -54Z"
)
_HAT = (
    "M-5.8 -47.6C-6.6 -50 -6.6 -53 -6 -56C-5 -61.4 -1.8 -63.8 1.4 -63.4C5.2 -62.8 6.8 -59.4"
    " 6.7 -55.6L7.5 -52.6C4.4 -53.4 1 -52 -1 -50C-2.6 -48.4 -4.2 -47.6 -5.8 -47.6Z"
)
_HAIR = "M-4.8 -50.5C-4.6 -47.4 -3.6 -45.6 -1.4 -46.4C-.4 -47.4 -.6 -49.4 -.2 -51Z"
_COLLAR = (
    "M-7.4 -42.6C-6 -46.4 -2 -46.6 .6 -44.2C3 -46.4 6.8 -45.4 7.6 -42C6 -39 3.4 -36.4 1.4 -33"
    "C-.8 -37 -4.6 -39.6 -7.4 -42.6Z"
)
_LINES: tuple[tuple[str, float], ...] = (
    ("M-6.2 -52C-3 -53 2 -56.6 6.6 -56.4", 1.5),
    ("M-3.8 -53.4l-2.6 -3.4M-3.8 -53.4l-4.2 -.6", 1.3),
    ("M4.4 -61C5.6 -60 6 -58.8 6 -57.6M2.2 -61.8C2.9 -61.6 3.4 -61.2 3.8 -60.8", 0.8),
    (
        "M-5 -42.8L-3.4 -41.6M-2.6 -44L-1.4 -41.8M.4 -42.4L.8 -39.6M3.6 -43.8L2.8 -41"
        "M6 -42.6L4.4 -40.6",
        0.7,
    ),
    ("M1.4 -33C1.8 -26 2 -19 2 -11.4", 0.8),
    (
        "M8 -38C8.6 -32 9 -25 8.8 -17M6.4 -37C7 -31 7.2 -25 7.2 -16"
        "M4.8 -35C5.3 -30 5.5 -25 5.5 -19",
        0.8,
    ),
    ("M-9.6 -15.6C-4 -13.6 5 -13.4 10 -15.4", 0.8),
    ("M-7.6 -36C-7.2 -31 -5 -26.4 1 -24.6", 0.9),
)
_BAG = "M-2 -24.8H8.4V-16.6H-2Z"
_BAG_LINES = "M.8 -24.8V-26.8H5.6V-24.8M-2 -21.8H8.4"


def figure(painter: QPainter, foot: QPointF, inks: Inks, halo: str = "") -> None:
    """Draw the figure with the middle of her stand at `foot`."""
    own = month_inks(inks)
    painter.save()
    painter.translate(foot)
    if inks.textures:
        soft_ellipse(painter, QPointF(4, 2), 21, 6, 0.42)
    painter.setPen(QPen(QColor(own.figure_rim), 1.2))
    painter.setBrush(QColor(own.figure))
    painter.drawEllipse(QPointF(0, 2), 16, 5)
    painter.setBrush(QColor(own.stand))
    painter.drawEllipse(QPointF(0, 0), 16, 5)
    whole = drawn(_LEGS + _COAT + _HEAD + _HAT)
    painter.setBrush(QColor(own.figure))
    for colour, width in ((halo or inks.week, 4.4), (own.figure_rim, 1.0 if inks.dark else 0.5)):
        pen = QPen(QColor(colour), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(whole)
    _clothes(painter, inks)
    painter.restore()


def _clothes(painter: QPainter, inks: Inks) -> None:
    dark, bone = QColor(month_inks(inks).figure), QColor(inks.bone)
    painter.setPen(QPen(dark, 0.7))
    painter.setBrush(bone)
    painter.drawPath(drawn(_HEAD))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dark)
    painter.drawPath(drawn(_HAIR))
    painter.drawPath(drawn(_HAT))
    painter.setPen(QPen(bone, 0.9))
    painter.drawPath(drawn(_COLLAR))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for data, width in _LINES:
        pen = QPen(bone, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(drawn(data))
    painter.setPen(QPen(bone, 1))
    painter.setBrush(dark)
    painter.drawPath(drawn(_BAG))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(drawn(_BAG_LINES))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(bone)
    painter.drawPath(drawn(circle(0.2, -29.6, 0.6)))


def shadow_of(painter: QPainter, foot: QPointF, inks: Inks) -> None:
    """Draw only the figure's shadow, lying aslant: here she will stand tomorrow."""
    painter.save()
    painter.translate(foot)
    painter.shear(-0.42, 0)
    painter.scale(1, 0.86)
    if inks.textures:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(inks.ink, 0.2))
    else:
        painter.setPen(QPen(QColor(inks.ink), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    path = drawn(_LEGS + _COAT + _HEAD + _HAT).simplified()
    path.addEllipse(QPointF(0, 0), 16, 5)
    painter.drawPath(path.simplified())
    painter.restore()
