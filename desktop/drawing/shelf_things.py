"""What lies on the shelf: the lamp of the first evening, rolled maps, the board they lie on."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import advance, fitted, write
from desktop.drawing.paper import sheet
from desktop.drawing.woodcut import Colours, cut, stamp, stamp_in

LAMP = (120.0, 140.0)
ROLL_HEIGHT = 46.0
_FLAME = QPointF(60, 58)
_TABLE = 132.0
_LINE = 5.0
_TITLE = Face.READING, 17


def evening(painter: QPainter, box: QRectF, inks: Inks) -> None:
    """Draw a lamp on a table at night, cut into wood: its light is where no line is."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(box)
    painter.fillRect(box, QColor(inks.floor))
    share = min(box.height() / 158, box.width() / 220)
    at = QPointF(box.center().x() - 60 * share, box.bottom() - (_TABLE + 18) * share)
    flame, table = at + _FLAME * share, at.y() + _TABLE * share
    if inks.textures:
        _night(painter, QRectF(box.topLeft(), QPointF(box.right(), table)), flame, inks, share)
    _table(painter, box, table, flame.x(), inks)
    _rays(painter, flame, share, inks)
    _things(painter, at, share, table, inks)
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.ink), 1.5))
    painter.drawRect(box)
    painter.restore()


def _things(painter: QPainter, at: QPointF, share: float, table: float, inks: Inks) -> None:
    """The lamp in the middle, a map and a ledger beside it."""
    colours = Colours(ink=inks.print_ink, paper=inks.print_paper, accent=inks.red)
    ground = Colours(ink=inks.ink, paper=inks.floor, accent=inks.red)
    painter.save()
    painter.translate(at)
    painter.scale(share, share)
    stamp(painter, cut("shelf", "lamp"), colours)
    painter.restore()
    for key, x in (("map", -78.0), ("book", 122.0)):
        side = QRectF(at.x() + x * share, table - 55 * share, 76 * share, 60 * share)
        stamp_in(painter, cut("vignettes", key), ground, side, (76.0, 60.0))


def _night(painter: QPainter, box: QRectF, flame: QPointF, inks: Inks, share: float) -> None:
    """Close lines all over the wall; around the flame they thin out, in Late they gather there."""
    chance = random.Random(7)
    fine, heavy = QPainterPath(), QPainterPath()
    y = box.top() + 3
    while y < box.bottom() - 1:
        off = y - flame.y()
        swing = chance.uniform(-9, 9) * share
        for radius, path in ((74 * share + swing, fine), (128 * share + swing, heavy)):
            half = math.sqrt(max(0.0, radius * radius - off * off))
            if inks.dark and half:
                path.moveTo(flame.x() - half, y)
                path.lineTo(flame.x() + half, y)
            elif not inks.dark:
                _outside(path, box, flame.x(), half, y)
        y += _LINE
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(inks.ink, 0.62), 0.9))
    painter.drawPath(fine)
    painter.setPen(QPen(faded(inks.ink, 0.28 if inks.dark else 0.8), 1.5))
    painter.drawPath(heavy)


def _outside(path: QPainterPath, box: QRectF, middle: float, half: float, y: float) -> None:
    for start, end in ((box.left(), middle - half), (middle + half, box.right())):
        if end > start:
            path.moveTo(start, y)
            path.lineTo(end, y)


def _table(painter: QPainter, box: QRectF, table: float, middle: float, inks: Inks) -> None:
    painter.fillRect(QRectF(QPointF(box.left(), table), box.bottomRight()), QColor(inks.margin))
    painter.setPen(QPen(QColor(inks.ink), 1.5))
    painter.drawLine(QPointF(box.left(), table), QPointF(box.right(), table))
    painter.setPen(QPen(faded(inks.ink, 0.5), 0.75))
    chance = random.Random(11)
    y = table + 4
    while y < box.bottom():
        gap = chance.uniform(24, 60)
        painter.drawLine(QPointF(box.left(), y), QPointF(middle - gap * 1.6, y))
        painter.drawLine(QPointF(middle + gap * 1.2, y), QPointF(box.right(), y))
        y += 4


def _rays(painter: QPainter, flame: QPointF, share: float, inks: Inks) -> None:
    """Short strokes all round the flame, long and short by turns, none where the lamp stands."""
    painter.setPen(QPen(QColor(inks.ink), 0.9 * max(1.0, share / 1.6)))
    for step in range(32):
        angle = step * math.tau / 32
        if 0.22 < angle / math.tau < 0.78 and math.cos(angle) < -0.35:
            continue  # below the flame stands the lamp itself
        way = QPointF(math.sin(angle), -math.cos(angle))
        near, far = 40 * share, (54 if step % 2 else 64) * share
        if abs(math.sin(angle)) < 0.2:
            near, far = near + 14 * share, far + 14 * share
        painter.drawLine(QLineF(flame + way * near, flame + way * far))


def roll_width(title: str) -> float:
    """How wide a rolled map with this title is, within reason."""
    return min(300.0, max(150.0, advance(title, font(*_TITLE)) + 86))


def rolled_map(painter: QPainter, box: QRectF, title: str, inks: Inks, seed: int) -> None:
    """Draw a rolled map with its title, tied with a ribbon whose colour comes from the seed."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = box.adjusted(6, 5, -14, -7)
    sheet(painter, body, inks, seed=seed)
    _round_off(painter, body, inks)
    _end(painter, QRectF(body.right() - 7, body.top(), 14, body.height()), inks)
    painter.setPen(QPen(QColor(inks.ink), 1.5))
    painter.drawLine(body.topLeft(), body.topRight())
    painter.drawLine(body.bottomLeft(), body.bottomRight())
    painter.drawArc(QRectF(body.left() - 6, body.top(), 12, body.height()), 90 * 16, 180 * 16)
    colour = (inks.red, inks.sea, inks.moss, *inks.rings)[seed % 5]
    band = QRectF(body.left() + 14, body.top() - 1, 9, body.height() + 2)
    painter.fillRect(band, QColor(colour))
    painter.setPen(QPen(QColor(inks.ink), 0.75))
    painter.drawLine(band.topLeft(), band.bottomLeft())
    painter.drawLine(band.topRight(), band.bottomRight())
    face = font(*_TITLE)
    shown = fitted(title, face, body.width() - 52)
    write(painter, body.left() + 34, body.center().y() + 5.5, shown, face, inks.ink)
    painter.restore()


def _round_off(painter: QPainter, body: QRectF, inks: Inks) -> None:
    """The shade that makes a cylinder of a strip: three strokes above its lower edge."""
    cap = QRectF(body.left() - 6, body.top(), 12, body.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(inks.page))
    painter.drawEllipse(cap)
    if not inks.textures:
        return
    shade = QLinearGradient(body.topLeft(), body.bottomLeft())
    shade.setColorAt(0.55, faded("#000000", 0))
    shade.setColorAt(1, faded("#000000", 0.16))
    painter.fillRect(body.adjusted(-4, 0, 0, 0), shade)
    painter.setPen(QPen(faded(inks.ink, 0.55), 0.75))
    for n, inset in enumerate((26, 12, 4)):
        y = body.bottom() - 3 - 2.6 * (2 - n)
        painter.drawLine(QPointF(body.left() + inset, y), QPointF(body.right() - inset, y))


def _end(painter: QPainter, box: QRectF, inks: Inks) -> None:
    """The open end of a roll: the paper's edge wound in on itself."""
    painter.setPen(QPen(QColor(inks.ink), 1.5))
    painter.setBrush(QColor(inks.page))
    painter.drawEllipse(box)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.ink), 0.75))
    for inset in (2.4, 4.6):
        painter.drawEllipse(box.adjusted(inset, inset * 2.2, -inset, -inset * 2.2))


def plank(painter: QPainter, area: QRectF, inks: Inks) -> None:
    """Draw the board that finished things lie on: a lit edge and the dark under it."""
    if not inks.textures:
        painter.setPen(QPen(QColor(inks.desk_text), 2))
        painter.drawLine(area.topLeft(), area.topRight())
        return
    painter.fillRect(QRectF(area.left(), area.top(), area.width(), 7), QColor(inks.tray_edge))
    painter.fillRect(QRectF(area.left(), area.top(), area.width(), 1.5), faded(inks.desk_text, 0.3))
    under = QLinearGradient(QPointF(0, area.top() + 7), QPointF(0, area.top() + 19))
    under.setColorAt(0, faded("#000000", 0.4))
    under.setColorAt(1, faded("#000000", 0))
    painter.fillRect(QRectF(area.left(), area.top() + 7, area.width(), 12), under)
