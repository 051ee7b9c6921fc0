"""The calendar's dice: three black ones, whose 6 bears the Sign, two green ones of symbols."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.drawing.dice import Lie
from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import Side, write
from desktop.drawing.month_signs import LETTERS, swirl, symbol
from desktop.drawing.paper import soft_ellipse
from desktop.rules.games.calendar.state import SYMBOLS

_SIDE = 60.0  # what all measures below are told for
_REACH = 15.0
_PIP = 5.6
_LIP = 3.0
_CORNER = 6.0
_SMALL = 20.0
_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_SIGN_SEED = 4


def number_die(painter: QPainter, value: int, lie: Lie, inks: Inks, *, mark: bool = True) -> None:
    """Draw a black die with `value` pips (0 for an empty face); its 6 bears the Sign if `mark`."""
    _body(painter, lie, inks, inks.number_die)
    small = lie.side < _SMALL
    painter.setPen(Qt.PenStyle.NoPen)
    reach = _REACH + (2.5 if value == 6 and mark else 0)
    for a, b in _PIPS.get(value, ()):
        _drill(painter, QPointF(a * reach, b * _REACH), inks, small)
    if value == 6 and mark:
        _sign(painter, inks, small)
    painter.restore()


def symbol_die(painter: QPainter, face: str, lie: Lie, inks: Inks) -> None:
    """Draw a green die showing a symbol and its letter; "" for an empty face."""
    _body(painter, lie, inks, inks.symbol_die)
    for kind in SYMBOLS:
        if kind != face:
            continue
        ink, ground = _mark(inks, inks.symbol_die), inks.symbol_die
        symbol(painter, kind, QPointF(0, -2), 38, ink, ground)
        if lie.side >= _SMALL:
            side = Side.LEFT if kind == "lens" else Side.RIGHT
            x = -22 if kind == "lens" else 22
            write(painter, x, 22, LETTERS[kind], font(Face.STRONG, 13), ink, side)
    painter.restore()


def _mark(inks: Inks, body: str) -> str:
    """What marks are in: bone, or ink where the body is as light."""
    return inks.pip if body == inks.die_mark else inks.die_mark


def _body(painter: QPainter, lie: Lie, inks: Inks, body: str) -> None:
    """Lay the die down; the painter then stands in its middle, in units of a side of 60."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(lie.x, lie.y)
    share, half = lie.side / _SIDE, _SIDE / 2
    painter.scale(share, share)
    if inks.textures and lie.side > _SMALL:
        soft_ellipse(painter, QPointF(2, 8), _SIDE * 0.64, _SIDE * 0.6, 0.5)
    painter.rotate(lie.turn)
    painter.setPen(Qt.PenStyle.NoPen)
    face = QRectF(-half, -half, _SIDE, _SIDE)
    painter.setBrush(QColor(body).darker(150 if inks.textures else 100))
    painter.drawRoundedRect(face.translated(0, _LIP), _CORNER, _CORNER)
    painter.setBrush(QColor(body))
    painter.drawRoundedRect(face, _CORNER, _CORNER)
    rim, strong = (1.3, 0.6) if inks.dark else (1.0, 0.28)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(inks.die_mark, strong if inks.textures else 1), rim / min(1, share)))
    painter.drawRoundedRect(face.adjusted(0.8, 0.8, -0.8, -0.8), 5.4, 5.4)


def _drill(painter: QPainter, middle: QPointF, inks: Inks, small: bool) -> None:
    """A pip of bone, shaded towards the lower right."""
    painter.setBrush(QColor(_mark(inks, inks.number_die)))
    radius = _PIP * (1.2 if small else 1)
    painter.drawEllipse(middle, radius, radius)
    if small or not inks.textures:
        return
    whole, light = QPainterPath(), QPainterPath()
    whole.addEllipse(middle, _PIP, _PIP)
    light.addEllipse(middle - QPointF(1.1, 1.1), _PIP + 0.3, _PIP + 0.3)
    painter.setBrush(QColor("#B9A98A"))
    painter.drawPath(whole - light)


def _sign(painter: QPainter, inks: Inks, small: bool) -> None:
    """Cut the Sign into the middle of the 6."""
    pen = QPen(QColor(_mark(inks, inks.number_die)), 4.0 if small else 2.6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(swirl(17.5, _SIGN_SEED))
