"""Cards: their face at 92 x 128 and at 240 x 336, and the guilloche of their backs."""

from __future__ import annotations

import math
from enum import StrEnum
from functools import lru_cache

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QTextLayout,
    QTextOption,
    QTransform,
)

from desktop.drawing.fonts import Face, font
from desktop.drawing.icons import icon
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import Side, advance, capitals, fitted, write, write_caps
from desktop.drawing.paper import sheet
from desktop.drawing.woodcut import Colours, cut, stamp_in

WIDTH, HEIGHT = 92.0, 128.0
LARGE_WIDTH, LARGE_HEIGHT = 240.0, 336.0
_PICTURE = (76.0, 60.0)
_NAME_ROOM = 76.0
_EFFECT_ROOM, _LARGE_ROOM = 76.0, 208.0
_AROUND = 16.0  # as far as a card's shadow falls
_PICTURES = 16


class CardKind(StrEnum):
    """What stock a card is printed on."""

    PLAIN = "plain"
    WOUND = "wound"


class CardFace(msgspec.Struct, frozen=True):
    """What is printed on a card. `effect` and `effect_icon` share one line; `text` is the whole."""

    number: str
    name: str
    picture: str = "generic"
    effect: str = ""
    effect_icon: str = ""
    text: str = ""
    kind: CardKind = CardKind.PLAIN


def _ink(face: CardFace, inks: Inks) -> str:
    return inks.red if face.kind is CardKind.WOUND else inks.ink


def _frames(painter: QPainter, width: float, height: float, ink: str) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ink), 1.5))
    painter.drawRoundedRect(QRectF(1.5, 1.5, width - 3, height - 3), 1.5, 1.5)
    painter.setPen(QPen(QColor(ink), 0.75))
    painter.drawRect(QRectF(5.5, 5.5, width - 11, height - 11))


def _corner_hatch(painter: QPainter, width: float, height: float, ink: str) -> None:
    """The diagonal hatch that tells a wound without its colour."""
    painter.save()
    inside = QRectF(6, 6, width - 12, height - 12)
    painter.setClipRect(inside, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(faded(ink, 0.35), 0.75))
    for step in range(0, int(width + height), 6):
        painter.drawLine(QPointF(step, 0), QPointF(step - height, height))
    painter.restore()


def card(
    painter: QPainter, x: float, y: float, face: CardFace, inks: Inks, *, width: float = WIDTH
) -> None:
    """Draw a card's face, the left upper corner at (x, y), `width` by 128 / 92 of it."""
    ink = _ink(face, inks)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(x, y)
    painter.scale(width / WIDTH, width / WIDTH)
    sheet(painter, QRectF(0, 0, WIDTH, HEIGHT), inks, seed=sum(map(ord, face.number)))
    if face.kind is CardKind.WOUND:
        _corner_hatch(painter, WIDTH, 72, ink)
    _frames(painter, WIDTH, HEIGHT, ink)
    colours = Colours(ink=ink, paper=inks.page, accent=inks.red)
    stamp_in(painter, cut("vignettes", face.picture), colours, QRectF(8, 11, *_PICTURE), _PICTURE)
    painter.setPen(QPen(QColor(ink), 0.75))
    painter.drawLine(QPointF(5.5, 72), QPointF(86.5, 72))
    _number(painter, QRectF(61.5, 5.5, 25, 17), face.number, 13, inks, ink)
    lines = name_lines(face.name)
    for n, line in enumerate(lines):
        baseline = 88 if len(lines) == 1 else 84 + 12 * n
        write_caps(painter, 46, baseline, line, 12, ink, Side.MIDDLE, room=_NAME_ROOM)
    _effect(painter, 46, 110 if len(lines) == 1 else 114, _EFFECT_ROOM, face, inks)
    painter.restore()


def lay_card(painter: QPainter, face: CardFace, inks: Inks) -> None:
    """Lay the kept picture of a card down, its left upper corner at (0, 0), turned or not."""
    density = painter.device().devicePixelRatio()
    turn = painter.worldTransform() * QTransform.fromScale(density, density)
    left, top = math.floor(turn.dx()), math.floor(turn.dy())
    shape = (turn.m11(), turn.m12(), turn.m21(), turn.m22(), turn.dx() - left, turn.dy() - top)
    picture, corner = _picture(face, inks, shape)
    painter.save()
    painter.resetTransform()
    painter.scale(1 / density, 1 / density)
    painter.drawImage(QPointF(left, top) + corner, picture)
    painter.restore()


@lru_cache(maxsize=_PICTURES)
def _picture(
    face: CardFace, inks: Inks, shape: tuple[float, float, float, float, float, float]
) -> tuple[QImage, QPointF]:
    """A card in device pixels, and where its picture's corner lies from the card's own."""
    turn = QTransform(*shape)
    around = QRectF(0, 0, WIDTH, HEIGHT).adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
    box = turn.mapRect(around).toAlignedRect()
    picture = QImage(box.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    brush = QPainter(picture)
    brush.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    brush.setTransform(turn * QTransform.fromTranslate(-box.left(), -box.top()))
    card(brush, 0, 0, face, inks)
    brush.end()
    return picture, QPointF(box.topLeft())


def name_lines(name: str) -> tuple[str, ...]:
    """A card's name on one line, or on the two that differ least where it is too wide for one."""
    face = capitals(12, 0.0)
    words = name.split()
    if len(words) < 2 or _narrowed(name, 12) <= _NAME_ROOM:
        return (name,)
    cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return min(cuts, key=lambda cut: max(advance(line, face) for line in cut))


def _narrowed(name: str, size: int) -> float:
    """How wide a name in capitals is at its narrowest."""
    return advance(name, capitals(size, 0.0)) * 0.8


def _number(painter: QPainter, box: QRectF, number: str, size: int, inks: Inks, ink: str) -> None:
    if not number:
        return
    painter.setBrush(QColor(inks.page))
    painter.setPen(QPen(QColor(ink), 0.75))
    painter.drawRect(box)
    baseline = box.center().y() + size * 0.36
    write(painter, box.center().x(), baseline, number, font(Face.STRONG, size), ink, Side.MIDDLE)


def _effect(
    painter: QPainter, middle: float, baseline: float, room: float, face: CardFace, inks: Inks
) -> None:
    """The one line of effect: words and a sign, together in the middle of so much room."""
    strong = bool(face.effect_icon)
    style = font(Face.STRONG if strong else Face.LABEL, 15 if len(face.effect) < 4 else 13)
    ink = inks.ink if strong else inks.quiet
    sign = 18.0 if face.effect_icon else 0.0
    gap = 5.0 if sign and face.effect else 0.0
    text = fitted(face.effect, style, room - sign - gap)
    left = middle - (advance(text, style) + gap + sign) / 2
    left += write(painter, left, baseline, text, style, ink)
    if face.effect_icon:
        icon(painter, face.effect_icon, left + gap, baseline - 14, sign, inks.ink, inks.page)


def large_card(painter: QPainter, x: float, y: float, face: CardFace, inks: Inks) -> None:
    """Draw a card at 240 x 336 with its full text, as it is shown over the map."""
    ink = _ink(face, inks)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(x, y)
    box = QRectF(0, 0, LARGE_WIDTH, LARGE_HEIGHT)
    sheet(painter, box, inks, seed=sum(map(ord, face.number)))
    if face.kind is CardKind.WOUND:
        _corner_hatch(painter, LARGE_WIDTH, 158, ink)
    _frames(painter, LARGE_WIDTH, LARGE_HEIGHT, ink)
    colours = Colours(ink=ink, paper=inks.page, accent=inks.red)
    stamp_in(painter, cut("vignettes", face.picture), colours, QRectF(32, 14, 176, 138), _PICTURE)
    painter.setPen(QPen(QColor(ink), 0.75))
    painter.drawLine(QPointF(5.5, 158), QPointF(LARGE_WIDTH - 5.5, 158))
    _number(painter, QRectF(LARGE_WIDTH - 47.5, 5.5, 42, 26), face.number, 20, inks, ink)
    size = next((size for size in (17, 15) if _narrowed(face.name, size) <= _LARGE_ROOM), 13)
    write_caps(painter, LARGE_WIDTH / 2, 182, face.name, size, ink, Side.MIDDLE, room=_LARGE_ROOM)
    foot = LARGE_HEIGHT - 18
    _effect(painter, LARGE_WIDTH / 2, foot, _LARGE_ROOM, face, inks)
    paragraph(painter, QRectF(16, 192, LARGE_WIDTH - 32, foot - 212), face.text, inks.ink)
    painter.restore()


def paragraph(painter: QPainter, box: QRectF, text: str, colour: str) -> float:
    """Set plain text in the reading face, 17 or where that is too much 15; return its height."""
    for size, leading in ((17, 22.0), (15, 19.0), (13, 16.0)):
        height = _set_lines(painter, box, text, colour, size, leading, draw=False)
        if height <= box.height() or size == 13:
            return _set_lines(painter, box, text, colour, size, leading, draw=True)
    return 0.0


def _set_lines(
    painter: QPainter,
    box: QRectF,
    text: str,
    colour: str,
    size: int,
    leading: float,
    *,
    draw: bool,
) -> float:
    layout = QTextLayout(text, font(Face.READING, size))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(box.width())
        line.setPosition(QPointF(0, height))
        height += leading
    layout.endLayout()
    if draw:
        painter.save()
        painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        painter.setPen(QColor(colour))
        layout.draw(painter, box.topLeft())
        painter.restore()
    return height


def _rosette(middle: QPointF, reach: QPointF, waves: int, phase: float) -> QPainterPath:
    """One closed line of a guilloche: an ellipse that swings in and out `waves` times."""
    path = QPainterPath()
    steps = 16 * waves
    for n in range(steps + 1):
        t = n / steps * math.tau
        swing = 0.8 + 0.2 * math.sin(waves * t + phase)
        point = middle + QPointF(reach.x() * math.cos(t), reach.y() * math.sin(t)) * swing
        if n == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    return path


def _guilloche(painter: QPainter) -> None:
    """Lines woven over the whole back, and a rosette at its heart."""
    middle = QPointF(WIDTH / 2, HEIGHT / 2)
    for step in range(12):
        reach = QPointF(40 - 1.2 * step, 57 - 1.7 * step)
        painter.drawPath(_rosette(middle, reach, 14, step * math.tau / 12))
    for step in range(8):
        painter.drawPath(_rosette(middle, QPointF(21, 21), 9, step * math.tau / 8))
    painter.drawEllipse(middle, 11, 11)
    painter.drawEllipse(middle, 8.5, 8.5)


def card_back(
    painter: QPainter,
    x: float,
    y: float,
    inks: Inks,
    kind: CardKind = CardKind.PLAIN,
    *,
    width: float = WIDTH,
) -> None:
    """Draw a card's back: a guilloche, on a wound red with a diagonal hatch."""
    ink = inks.red if kind is CardKind.WOUND else inks.sea
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(x, y)
    painter.scale(width / WIDTH, width / WIDTH)
    sheet(painter, QRectF(0, 0, WIDTH, HEIGHT), inks, seed=40)
    if kind is CardKind.WOUND:
        _corner_hatch(painter, WIDTH, HEIGHT, ink)
    _frames(painter, WIDTH, HEIGHT, ink)
    inside = QRectF(6, 6, WIDTH - 12, HEIGHT - 12)
    painter.setClipRect(inside, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor(ink), 0.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _guilloche(painter)
    painter.restore()
