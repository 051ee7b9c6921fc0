"""How a pencil leaves its lead on paper: two passes, a grain where the paper has one."""

from __future__ import annotations

import random
from functools import lru_cache

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.kept import kept
from desktop.drawing.paper import density_of, on_screen
from desktop.drawing.sheet_strokes import Stroke, path_of

_TILE = 128
_SECOND = QPointF(0.28, -0.24)


class Lead(msgspec.Struct, frozen=True):
    """How hard and how wide the pencil is pressed; the second pass is a little thinner."""

    width: float
    strength: float


LIVE = Lead(2.0, 0.68)
DEAD = Lead(1.65, 0.43)
CROSS = Lead(1.5, 0.42)
LABEL = Lead(1.9, 0.64)
OUTLINE = Lead(1.5, 0.55)
HATCHING = Lead(1.35, 0.50)
FINE = Lead(1.1, 0.45)


@lru_cache(maxsize=1)
def _tooth() -> bytes:
    """How much lead stays on each spot of a tile of paper, 0 to 255: less where it is low."""
    chance = random.Random(3)
    raw = chance.randbytes(_TILE * _TILE)
    beside = raw[1:] + raw[:1]
    under = raw[_TILE:] + raw[:_TILE]
    left = bytes(min(255, max(0, round(462 - 1.75 * (four / 4)))) for four in range(4 * 255 + 1))
    return bytes([left[2 * a + b + c] for a, b, c in zip(raw, beside, under, strict=True)])


@lru_cache(maxsize=64)
def _grain(colour: int, share: int) -> QImage:
    """A tile of one colour with a grain, as strong as `share` of 255."""
    tooth, pixels = _tooth(), bytearray(4 * _TILE * _TILE)
    for part, shade in enumerate((colour & 255, colour >> 8 & 255, colour >> 16 & 255, 255)):
        worn = bytes(round(level * shade * share / 65025) for level in range(256))
        pixels[part::4] = tooth.translate(worn)
    tile = QImage(bytes(pixels), _TILE, _TILE, 4 * _TILE, QImage.Format.Format_ARGB32_Premultiplied)
    return tile.copy()


def lead_brush(painter: QPainter, colour: str, strength: float, inks: Inks) -> QBrush:
    """What a pencil fills with here: grained on a screen, even in print and in high contrast."""
    if not inks.textures or not on_screen(painter):
        return QBrush(faded(colour, strength if inks.textures else 1.0))
    brush = QBrush(_grain(QColor(colour).rgb() & 0xFFFFFF, round(255 * strength)))
    density = density_of(painter)
    brush.setTransform(QTransform.fromScale(1 / density, 1 / density))
    return brush


def pencilled(
    painter: QPainter,
    path: QPainterPath,
    lead: Lead,
    inks: Inks,
    *,
    colour: str = "",
    share: float = 1.0,
) -> None:
    """Draw a path in pencil; `share` scales the pen where squares are small."""
    width = lead.width * share
    pen = QPen(lead_brush(painter, colour or inks.pencil, lead.strength, inks), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)  # a third quicker than round joins
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(path)
    if not inks.textures:
        return
    pen.setWidthF(width * 0.85)
    painter.setPen(pen)
    painter.drawPath(path.translated(_SECOND * share))


def pencil_strokes(
    painter: QPainter,
    strokes: list[Stroke],
    lead: Lead,
    inks: Inks,
    *,
    colour: str = "",
    share: float = 1.0,
) -> None:
    """Draw strokes in pencil."""
    pencilled(painter, path_of(strokes), lead, inks, colour=colour, share=share)


def hand_width(text: str, size: int) -> float:
    """How wide a pencilled line is."""
    return QFontMetricsF(font(Face.HAND, size)).horizontalAdvance(text)


def hand_line(
    painter: QPainter,
    at: QPointF,
    text: str,
    size: int,
    inks: Inks,
    *,
    slant: float = 0.0,
    strength: float = 0.9,
    colour: str = "",
    share: float = 1.0,
) -> float:
    """Write a line in the pencil hand, its baseline beginning `at`, turned by `slant` degrees.

    It is `share` times as large as `size`. Return its width.
    """
    wide = hand_width(text, size) * share
    if not on_screen(painter):
        _printed_line(painter, at, text, size, slant, share, colour or inks.pencil)
        return wide
    high, fall = size * share, abs(slant) * wide / 57
    box = QRectF(at.x() - 6, at.y() - 1.3 * high - fall, wide + 18, 1.9 * high + 2 * fall)
    key = ("line", text, size, slant, strength, colour, share)

    def drawn(brush: QPainter) -> None:
        outlines = QPainterPath()
        outlines.addText(0, 0, font(Face.HAND, size), text)
        brush.save()
        brush.translate(at)
        brush.rotate(slant)
        brush.scale(share, share)
        brush.fillPath(outlines, lead_brush(brush, colour or inks.pencil, strength, inks))
        brush.restore()

    kept(painter, key, box, inks, drawn)
    return wide


def _printed_line(
    painter: QPainter, at: QPointF, text: str, size: int, slant: float, share: float, colour: str
) -> None:
    """In print a line of the hand is text, which can be found and copied."""
    painter.save()
    painter.translate(at)
    painter.rotate(slant)
    painter.scale(share, share)
    painter.setFont(font(Face.HAND, size))
    painter.setPen(QColor(colour))
    painter.drawText(QPointF(), text)
    painter.restore()
