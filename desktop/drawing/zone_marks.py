"""What is written and set on zones: letters, discs, titles, padlocks, pencil marks, crosses."""

from __future__ import annotations

import math
from functools import lru_cache

import msgspec
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QRadialGradient,
    QTransform,
)

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.map_letters import DISC, LETTER, LetterSpot
from desktop.drawing.paper import on_screen
from desktop.drawing.pencil import pencil

GLOW = 34.0
"""How far the light around a letter reaches at most."""

_DRAWN = 44


@lru_cache(maxsize=512)
def glyphs(text: str, face: Face, size: float, spacing: float = 0.0) -> QPainterPath:
    """A text as outlines around (0, 0): centred across, its capitals centred in height."""
    drawn, turn = _around_middle(text, face, size, spacing)
    path = QPainterPath()
    path.addText(0, 0, drawn, text)
    return turn.map(path)


def _around_middle(text: str, face: Face, size: float, spacing: float) -> tuple[QFont, QTransform]:
    """The face a text is drawn in, and what brings it to its size around (0, 0)."""
    drawn = font(face, _DRAWN)
    if spacing:
        drawn.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing * _DRAWN / size)
    path, capital = QPainterPath(), QPainterPath()
    path.addText(0, 0, drawn, text)
    capital.addText(0, 0, drawn, "H")
    box, high = path.boundingRect(), capital.boundingRect()
    share = size / _DRAWN
    turn = QTransform().scale(share, share).translate(-box.center().x(), -high.center().y())
    return drawn, turn


@lru_cache(maxsize=512)
def _halo(text: str, face: Face, size: float, spacing: float) -> QPainterPath:
    """The outlines of a text, 2 wider all round; stroking them anew each time is what costs."""
    wider = QPainterPathStroker()
    wider.setWidth(4.0)
    wider.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    wider.setCurveThreshold(0.5)
    outlines = wider.createStroke(glyphs(text, face, size, spacing))
    outlines.setFillRule(Qt.FillRule.WindingFill)
    return outlines


class Setting(msgspec.Struct, frozen=True):
    """How a word on the map is set."""

    face: Face
    size: float
    spacing: float = 0.0


LETTERS = Setting(Face.TITLE, LETTER)
RED_LETTERS = Setting(Face.TITLE, 19.0)
TITLES = Setting(Face.TITLE, 12.0, 0.48)
STEPS = Setting(Face.STRONG, 13.0)
SIGNS = Setting(Face.MOOD, 13.0, 1.2)
NORTH = Setting(Face.TITLE, 13.0)


def write(
    painter: QPainter, text: str, how: Setting, at: QPointF, ink: str, halo: QColor | None = None
) -> None:
    """Write around a point, over a halo in the ground's colour so that lines stay off the word.

    In print it is set as text, which can be found and copied.
    """
    painter.save()
    painter.translate(at)
    if halo is not None:
        painter.fillPath(_halo(text, how.face, how.size, how.spacing), halo)
    if on_screen(painter):
        painter.fillPath(glyphs(text, how.face, how.size, how.spacing), QColor(ink))
    else:
        face, turn = _around_middle(text, how.face, how.size, how.spacing)
        painter.setTransform(turn, combine=True)
        painter.setFont(face)
        painter.setPen(QColor(ink))
        painter.drawText(QPointF(0, 0), text)
    painter.restore()


def letter(
    painter: QPainter,
    inks: Inks,
    text: str,
    at: QPointF,
    *,
    red: bool = False,
    ground: str = "",
    done: bool = False,
) -> None:
    """A zone's letter, 22 high; a red one in a double frame (AZ-031), one read is underlined."""
    if red:
        painter.save()
        painter.translate(at)
        painter.setPen(QPen(QColor(inks.red), 1.5))
        painter.setBrush(QColor(inks.page))
        painter.drawRect(QRectF(-14, -14, 28, 28))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(inks.red), 0.9))
        painter.drawRect(QRectF(-10.8, -10.8, 21.6, 21.6))
        painter.restore()
        write(painter, text, RED_LETTERS, at, inks.red)
    else:
        halo = QColor(ground or inks.floor)
        write(painter, text, LETTERS, at, inks.ink, halo)
    if done:
        y = at.y() + (17.5 if red else 11.5)
        under = [(at.x() - 9, y), (at.x() + 9, y - 0.8)]
        pencil(painter, under, inks.pencil, ord(text[0]), width=1.5, swing=0.5, wave=20)


def glow(painter: QPainter, inks: Inks, at: QPointF, seed: int, *, red: bool = False) -> None:
    """The light around a letter that may be investigated now, in a ring drawn by hand."""
    reach = 21.5 if red else 15.0
    pool = QRadialGradient(at, reach * 1.5)
    pool.setColorAt(0, faded(inks.lit, 1.0))
    pool.setColorAt(0.6, faded(inks.lit, 0.85))
    pool.setColorAt(1, faded(inks.lit, 0.0))
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pool)
    painter.drawEllipse(at, reach * 1.5, reach * 1.5)
    painter.restore()
    ring = [
        (
            at.x() + (reach + 0.5 - n / 20) * math.cos(2.4 + n * 0.2),
            at.y() + reach * math.sin(2.4 + n * 0.2),
        )
        for n in range(35)
    ]
    pencil(painter, ring, inks.sea, seed, width=1.6, strength=0.8, swing=0.7, wave=44)


def title(painter: QPainter, inks: Inks, spot: LetterSpot, *, ground: str = "") -> None:
    """A zone's title in small capitals, where the plan found room; nothing where it did not."""
    halo = QColor(ground or inks.floor)
    for line, (left, base) in spot.title:
        text = line.upper()
        wide = glyphs(text, TITLES.face, TITLES.size, TITLES.spacing).boundingRect().width()
        at = QPointF(left + wide / 2, base - 4)
        write(painter, text, TITLES, at, inks.ink if inks.dark else inks.quiet, halo)


def disc(painter: QPainter, inks: Inks, text: str, at: QPointF, *, stop: bool = False) -> None:
    """A number in a disc of radius 9.5: how many steps away; a red stop wears a second ring."""
    painter.save()
    painter.setPen(QPen(QColor(inks.ink), 1.2))
    painter.setBrush(QColor(inks.tray if inks.dark else inks.page))
    painter.drawEllipse(at, DISC, DISC)
    if stop:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(inks.red), 1.5))
        painter.drawEllipse(at, DISC + 2.6, DISC + 2.6)
    painter.restore()
    write(painter, text, STEPS, at, inks.ink)


def hatch(painter: QPainter, inks: Inks, shape: QPainterPath) -> None:
    """Slanting lines over a zone that nobody may enter (AZ-168)."""
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(faded(inks.quiet, 0.72), 0.9))
    box = shape.boundingRect()
    x = box.left() - box.height()
    lines: list[QLineF] = []
    while x < box.right():
        lines.append(QLineF(x, box.bottom(), x + box.height(), box.top()))
        x += 5.6
    painter.drawLines(lines)
    painter.restore()


def note(painter: QPainter, inks: Inks, at: QPointF, seed: int) -> None:
    """The mark of a pencilled note: two short lines and a flick, 14 wide, right of `at`."""
    x, y = at.x(), at.y()
    pencil(painter, [(x, y - 3), (x + 12, y - 4)], inks.pencil, seed, width=1.2, swing=0.5, wave=12)
    pencil(painter, [(x, y + 1), (x + 9, y)], inks.pencil, seed + 1, width=1.2, swing=0.5, wave=12)
    flick = [(x + 9, y + 6), (x + 15, y - 7)]
    pencil(painter, flick, inks.pencil, seed + 2, width=1.5, swing=0.3, wave=12)


def cross(painter: QPainter, colour: QColor, at: QPointF, reach: float = 5.0) -> None:
    """A cross where a line of sight is stopped."""
    painter.setPen(QPen(colour, 2.2))
    painter.drawLine(at + QPointF(-reach, -reach), at + QPointF(reach, reach))
    painter.drawLine(at + QPointF(-reach, reach), at + QPointF(reach, -reach))


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two: `share` of the other, 0 to 1."""
    a, b = QColor(one), QColor(other)
    parts = zip((a.redF(), a.greenF(), a.blueF()), (b.redF(), b.greenF(), b.blueF()), strict=True)
    return QColor.fromRgbF(*(x + (y - x) * share for x, y in parts)).name()
