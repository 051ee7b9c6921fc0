"""Those who stand on the map: busts in profile with rims, black silhouettes, the padlock."""

from __future__ import annotations

from enum import StrEnum

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.icons import icon
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import Side, write
from desktop.drawing.paper import soft_ellipse
from desktop.drawing.woodcut import Colours, cut, cuts, stamp, stamp_in

SIZE = 44.0
"""A token's disc at zoom 100 %."""


class Rim(StrEnum):
    """The pattern of an investigator's ring, told apart without colour."""

    PLAIN = "plain"
    DASHED = "dashed"
    NOTCHED = "notched"
    BEADED = "beaded"


RIMS = (Rim.PLAIN, Rim.DASHED, Rim.NOTCHED, Rim.BEADED)


class Figure(msgspec.Struct, frozen=True):
    """An investigator as drawn: name (its first word may have a bust), seat 0 or 1, the rim."""

    name: str
    seat: int = 0
    rim: Rim = Rim.PLAIN
    bust: str = ""

    @property
    def initial(self) -> str:
        """The letter on the stand."""
        return self.name.strip()[:1].upper() or "?"

    def colour(self, inks: Inks) -> str:
        """The ring's colour."""
        return inks.rings[self.seat % len(inks.rings)]


class _Crop(msgspec.Struct, frozen=True):
    dx: float
    dy: float
    scale: float


_BOARD = _Crop(-5.0, -2.5, 1.09)
_TOKEN = _Crop(-15.5, -8.5, 1.29)


def bust_of(figure: Figure) -> str:
    """The key of the bust: the one asked for, else one of that first name, else "generic"."""
    known = cuts("busts")
    words = figure.name.lower().split()
    for key in (figure.bust, words[0] if words else ""):
        if key in known:
            return key
    return "generic"


def portrait(painter: QPainter, box: QRectF, figure: Figure, inks: Inks) -> None:
    """Draw the bust in its square frame (62 wide: a frame of 1.5)."""
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    _bust(painter, box, figure, inks, _BOARD)
    painter.restore()
    painter.setPen(QPen(QColor(inks.ink), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box)


def _bust(painter: QPainter, box: QRectF, figure: Figure, inks: Inks, crop: _Crop) -> None:
    key = bust_of(figure)
    colours = Colours(ink=inks.print_ink, paper=inks.print_paper)
    share = box.width() / 100
    painter.translate(box.topLeft())
    painter.scale(share, share)
    painter.translate(crop.dx, crop.dy)
    painter.scale(crop.scale, crop.scale)
    stamp(painter, cut("busts", key), colours)
    if key == "generic":
        write(painter, 51, 96, figure.initial, font(Face.TITLE, 24), inks.print_paper, Side.MIDDLE)


def rim_band(
    painter: QPainter, x: float, y: float, width: float, figure: Figure, inks: Inks
) -> None:
    """Draw the band under a portrait in the ring's colour and pattern."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = QPainterPath(QPointF(x, y))
    line.lineTo(x + width, y)
    _rim(painter, line, figure.rim, figure.colour(inks), 3.5)
    painter.restore()


def _rim(painter: QPainter, line: QPainterPath, rim: Rim, colour: str, width: float) -> None:
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    match rim:
        case Rim.PLAIN:
            pass
        case Rim.DASHED:
            pen.setDashPattern([6 / width, 3.2 / width])
        case Rim.NOTCHED:
            pen.setDashPattern([9 / width, 1.6 / width, 1.6 / width, 1.6 / width])
        case Rim.BEADED:
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([0.01, 1.6])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(line)


def _stand(painter: QPainter, inks: Inks) -> None:
    if inks.textures:
        soft_ellipse(painter, QPointF(4, 27), 29, 9)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(inks.pip))
    painter.drawEllipse(QPointF(0, 28.5), 21, 7.5)
    painter.setPen(QPen(QColor(inks.pip), 1.2))
    painter.setBrush(QColor(inks.bone))
    painter.drawEllipse(QPointF(0, 26), 21, 7.5)


def _plate(painter: QPainter, text: str, inks: Inks) -> None:
    plate = QPainterPath(QPointF(-9, 18.5))
    plate.lineTo(9, 18.5)
    plate.lineTo(9, 27.5)
    plate.arcTo(QRectF(-9, 24.5, 18, 6), 0, -180)
    plate.closeSubpath()
    painter.setPen(QPen(QColor(inks.pip), 1.1))
    painter.setBrush(QColor(inks.bone))
    painter.drawPath(plate)
    write(painter, 0, 29.3, text, font(Face.STRONG, 12), inks.pip, Side.MIDDLE)


def _disc(painter: QPainter, radius: float, colour: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def _placed(painter: QPainter, x: float, y: float, size: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(x, y)
    painter.scale(size / SIZE, size / SIZE)


def token(
    painter: QPainter, x: float, y: float, figure: Figure, inks: Inks, size: float = SIZE
) -> None:
    """Draw an investigator's token, the disc's middle at (x, y), on its stand with the initial."""
    painter.save()
    _placed(painter, x, y, size)
    _stand(painter, inks)
    _disc(painter, 22.5, inks.pip)
    painter.save()
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), 19, 19)
    painter.setClipPath(disc, Qt.ClipOperation.IntersectClip)
    _bust(painter, QRectF(-19, -19, 38, 38), figure, inks, _TOKEN)
    painter.restore()
    ring = QPainterPath()
    ring.addEllipse(QPointF(0, 0), 20.4, 20.4)
    painter.setPen(QPen(QColor(inks.bone), 3.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(ring)
    # In high contrast the ring would be white on white.
    _rim(painter, ring, figure.rim, figure.colour(inks) if inks.textures else inks.pip, 3.2)
    painter.setPen(QPen(QColor(inks.bone), 0.8))
    painter.drawEllipse(QPointF(0, 0), 18.6, 18.6)
    _plate(painter, figure.initial, inks)
    painter.restore()


def adversary(
    painter: QPainter,
    x: float,
    y: float,
    key: str,
    inks: Inks,
    *,
    number: int = 0,
    size: float = SIZE,
) -> None:
    """Draw an adversary's token: black on bone, numbered if there are several."""
    painter.save()
    _placed(painter, x, y, size)
    _stand(painter, inks)
    _disc(painter, 22.5, inks.pip)
    _disc(painter, 20.6, inks.bone)
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), 20.6, 20.6)
    painter.save()
    painter.setClipPath(disc, Qt.ClipOperation.IntersectClip)
    silhouette(painter, QRectF(-18, -18.5, 36, 39), key, inks)
    painter.restore()
    if number:
        _plate(painter, str(number), inks)
    painter.restore()


def silhouette(painter: QPainter, box: QRectF, key: str, inks: Inks) -> None:
    """Draw an adversary's silhouette alone, as on the combat page, for a bone ground."""
    colours = Colours(ink="#000000", paper=inks.bone, accent=inks.oxblood)
    stamp_in(painter, cut("silhouettes", key), colours, box, (100.0, 100.0))


def padlock(painter: QPainter, x: float, y: float, inks: Inks, size: float = 34.0) -> None:
    """Draw a locked zone's padlock on its bone disc."""
    painter.save()
    _placed(painter, x, y, size * SIZE / 34)
    if inks.textures:
        soft_ellipse(painter, QPointF(2, 17), 19, 5, 0.35)
    painter.setPen(QPen(QColor(inks.pip), 1.5))
    painter.setBrush(QColor(inks.bone))
    painter.drawEllipse(QPointF(0, 0), 17, 17)
    painter.setPen(QPen(QColor(inks.pip), 0.75))
    painter.drawEllipse(QPointF(0, 0), 14, 14)
    icon(painter, "lock", -9.5, -11, 20, inks.pip, inks.bone)
    painter.restore()
