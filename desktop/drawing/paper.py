"""Desk and paper: textures made once for each size and density, and kept as pixmaps."""

from __future__ import annotations

import math
import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPixmapCache,
    QRadialGradient,
)

from desktop.drawing.inks import Inks, faded

_NOISE = 256
_BLUR = 10
_DROP = 3
_SHADOW = 0.28
_CACHE_KB = 10 * 1024  # kept at the least
_DESKS = 2.5  # what is kept, in pictures of the desk
_LIGHT_AT = (0.42, 0.30)


@lru_cache(maxsize=4)
def _noise(most: int) -> QImage:
    """A tile of grain, softened by a pixel: light and dark specks of at most `most` / 255."""
    chance = random.Random(7)
    grey = QImage(
        chance.randbytes(_NOISE * _NOISE), _NOISE, _NOISE, _NOISE, QImage.Format.Format_Grayscale8
    ).convertToFormat(QImage.Format.Format_RGB32)
    soft = QImage(grey)
    painter = QPainter(soft)
    for count, (dx, dy) in enumerate(((1, 0), (0, 1), (1, 1)), start=2):
        painter.setOpacity(1 / count)
        painter.drawImage(-dx, -dy, grey)
        painter.drawImage(_NOISE - dx, _NOISE - dy, grey)
    painter.end()
    flat = bytes(soft.convertToFormat(QImage.Format.Format_Grayscale8).constBits())
    opacity = bytes(min(most, round(abs(n - 128) * most / 70)) for n in range(256))
    light = bytes(opacity[n] if n > 128 else 0 for n in range(256))
    mixed = bytearray(4 * _NOISE * _NOISE)
    for part in range(3):
        mixed[part::4] = flat.translate(light)
    mixed[3::4] = flat.translate(opacity)
    tile = QImage(
        bytes(mixed), _NOISE, _NOISE, 4 * _NOISE, QImage.Format.Format_ARGB32_Premultiplied
    )
    return tile.copy()


def _noise_tile(most: int) -> QPixmap:
    tile, key = QPixmap(), f"noise {most}"
    if not QPixmapCache.find(key, tile):
        tile = QPixmap.fromImage(_noise(most))
        QPixmapCache.insert(key, tile)
    return tile


def _lay_noise(painter: QPainter, area: QRectF, most: int) -> None:
    """Tile the grain one speck a device pixel, however dense the screen and whatever the zoom."""
    density = density_of(painter)
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(1 / density, 1 / density)
    whole = QRectF(0, 0, area.width() * density, area.height() * density)
    painter.drawTiledPixmap(whole, _noise_tile(most))
    painter.restore()


def _fibres(painter: QPainter, area: QRectF, count: int, seed: int, colour: QColor) -> None:
    chance = random.Random(seed)
    path = QPainterPath()
    for _ in range(count):
        x = area.x() + chance.random() * area.width()
        y = area.y() + chance.random() * area.height()
        turn, length = chance.random() * math.tau, chance.uniform(6, 18)
        bend = turn + chance.uniform(-0.7, 0.7)
        start = QPointF(x, y)
        path.moveTo(start)
        path.quadTo(
            start + QPointF(math.cos(bend), math.sin(bend)) * (length / 2),
            start + QPointF(math.cos(turn), math.sin(turn)) * length,
        )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 0.8))
    painter.drawPath(path)


def grain(painter: QPainter, shape: QPainterPath, inks: Inks) -> None:
    """Lay the paper's grain over a shape, as on a map's floor. Nothing in a theme without it."""
    if not inks.textures or not on_screen(painter):
        return
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    _lay_noise(painter, shape.boundingRect(), 12)
    painter.restore()


def _edges(painter: QPainter, area: QRectF, dark: float) -> None:
    deep = 30.0 if area.width() > 300 else 14.0
    x, y, w, h = area.x(), area.y(), area.width(), area.height()
    for start, end, band in (
        (area.topLeft(), QPointF(x, y + deep), QRectF(x, y, w, deep)),
        (area.bottomLeft(), QPointF(x, y + h - deep), QRectF(x, y + h - deep, w, deep)),
        (area.topLeft(), QPointF(x + deep, y), QRectF(x, y, deep, h)),
        (area.topRight(), QPointF(x + w - deep, y), QRectF(x + w - deep, y, deep, h)),
    ):
        fall = QLinearGradient(start, end)
        fall.setColorAt(0, faded("#000000", dark))
        fall.setColorAt(1, faded("#000000", 0))
        painter.fillRect(band, fall)


@lru_cache(maxsize=1)
def _shadow_tile() -> QImage:
    """A soft square of black, made of `_BLUR` soft px all round and 4 full ones inside."""
    size = 4 * _BLUR + 4
    ramp = [0.5 * (1 + math.erf((n + 0.5 - _BLUR) / (_BLUR * 0.62))) for n in range(size // 2)]
    ramp += ramp[::-1]
    pixels = bytearray(4 * size * size)
    pixels[3::4] = bytes(round(255 * across * down) for down in ramp for across in ramp)
    black = QImage.Format.Format_ARGB32_Premultiplied
    return QImage(bytes(pixels), size, size, 4 * size, black).copy()


def shadow(painter: QPainter, area: QRectF, strength: float = _SHADOW) -> None:
    """Draw the one prepared shadow under a rectangle (a nine-patch: 3 below, 10 soft).

    Its middle is left out: that is covered by what casts it. On paper nothing casts one.
    """
    if not on_screen(painter):
        return
    tile, corner = _shadow_tile(), 2 * _BLUR
    outer = area.adjusted(-_BLUR, _DROP - _BLUR, _BLUR, _DROP + _BLUR)
    edge = min(corner, outer.width() / 2, outer.height() / 2)
    xs = (outer.left(), outer.left() + edge, outer.right() - edge, outer.right())
    ys = (outer.top(), outer.top() + edge, outer.bottom() - edge, outer.bottom())
    cuts = (0, corner, tile.width() - corner, tile.width())
    painter.save()
    painter.setOpacity(painter.opacity() * strength)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for row in range(3):
        for column in range(3):
            target = QRectF(QPointF(xs[column], ys[row]), QPointF(xs[column + 1], ys[row + 1]))
            source = QRectF(
                QPointF(cuts[column], cuts[row]), QPointF(cuts[column + 1], cuts[row + 1])
            )
            seen = (row, column) != (1, 1) and target.width() > 0 and target.height() > 0
            if seen:
                painter.drawImage(target, tile, source)
    painter.restore()


def _fresh(width: int, height: int, density: float, ground: str = "") -> QPixmap:
    """A pixmap filled with an opaque ground, which is quicker to draw, or with nothing."""
    made = QPixmap(max(1, math.ceil(width * density)), max(1, math.ceil(height * density)))
    _keep_pictures(2 * made.width() * made.height())
    made.setDevicePixelRatio(density)
    made.fill(QColor(ground) if ground else Qt.GlobalColor.transparent)
    return made


def _keep_pictures(pixels: int) -> None:
    """Keep at least so many pixels of pictures."""
    if QPixmapCache.cacheLimit() < pixels * 4 // 1024:
        QPixmapCache.setCacheLimit(pixels * 4 // 1024)


def _paint_sheet(painter: QPainter, area: QRectF, inks: Inks, ground: str, seed: int) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = QPainterPath()
    outline.addRoundedRect(area, 2, 2)
    painter.fillPath(outline, QColor(ground))
    painter.setClipPath(outline)
    if inks.textures:
        _lay_noise(painter, area, 8)
        count = max(6, min(40, round(area.width() * area.height() / 9000)))
        _fibres(painter, area, count, seed, faded(inks.ink, 0.06))
        _edges(painter, area, inks.edge_dark)
    painter.setClipping(False)
    if inks.hairline:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(inks.hairline), 1 if inks.textures else 2))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)


PRINTED = QPainter.RenderHint.LosslessImageRendering
"""Set on a painter of pixels that draws a page to be printed: nothing on it becomes a picture."""


def on_screen(painter: QPainter) -> bool:
    """Whether pixels are painted for the screen; in print nothing may become a picture."""
    raster = painter.paintEngine().type() == QPaintEngine.Type.Raster
    return raster and not painter.testRenderHint(PRINTED)


def density_of(painter: QPainter) -> float:
    """Device pixels a logical unit, as the painter stands now (density of the screen and zoom)."""
    reach = painter.deviceTransform()
    return max(0.25, math.hypot(reach.m11(), reach.m12()))


def sheet(
    painter: QPainter,
    area: QRectF,
    inks: Inks,
    *,
    ground: str = "",
    seed: int = 1,
    shaded: bool = True,
) -> None:
    """Draw a sheet of paper, with its shadow unless not `shaded`; `ground` is the page's else."""
    colour = ground or inks.page
    if not on_screen(painter):
        painter.fillRect(area, QColor(colour))
        return
    if shaded and inks.textures:
        shadow(painter, area)
    width, height = math.ceil(area.width()), math.ceil(area.height())
    density = density_of(painter)
    key = f"sheet {inks.theme} {colour} {width} {height} {density:.3f} {seed}"
    made = QPixmap()
    if not QPixmapCache.find(key, made):
        made = _fresh(width, height, density)
        brush = QPainter(made)
        _paint_sheet(brush, QRectF(0, 0, width, height), inks, colour, seed)
        brush.end()
        QPixmapCache.insert(key, made)
    painter.drawPixmap(area, made, QRectF(made.rect()))


def desk(painter: QPainter, area: QRect, inks: Inks) -> None:
    """Draw the desk: wood, its grain, and the lamp's light from 42 % / 30 % of the window."""
    if not inks.textures:
        painter.fillRect(area, QColor(inks.desk))
        return
    density = density_of(painter)
    _forget_other_themes(inks)
    key = f"desk {inks.theme} {area.width()} {area.height()} {density:.3f}"
    made = QPixmap()
    if not QPixmapCache.find(key, made):
        made = _fresh(area.width(), area.height(), density, inks.desk)
        QPixmapCache.setCacheLimit(_CACHE_KB)
        _keep_pictures(round(_DESKS * made.width() * made.height()))
        brush = QPainter(made)
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_desk(brush, QRectF(0, 0, area.width(), area.height()), inks)
        brush.end()
        QPixmapCache.insert(key, made)
    painter.drawPixmap(QRectF(area), made, QRectF(made.rect()))


_laid: set[str] = set()


def _forget_other_themes(inks: Inks) -> None:
    """A change of theme leaves no paper of the last one behind."""
    if inks.theme not in _laid:
        if _laid:
            QPixmapCache.clear()
        _laid.clear()
        _laid.add(inks.theme)


def _paint_desk(painter: QPainter, area: QRectF, inks: Inks) -> None:
    chance = random.Random(3)
    w, h = area.width(), area.height()
    lines = QPainterPath()
    for _ in range(60):
        y = chance.uniform(0, h)
        lines.moveTo(-10, y)
        lines.cubicTo(
            chance.uniform(0.15, 0.37) * w,
            y + chance.uniform(-9, 9),
            chance.uniform(0.5, 0.8) * w,
            y + chance.uniform(-9, 9),
            w + 10,
            y + chance.uniform(-6, 6),
        )
    _grain(painter, lines, inks)
    light = QRadialGradient(QPointF(_LIGHT_AT[0] * w, _LIGHT_AT[1] * h), 0.66 * w)
    light.setColorAt(0, faded("#000000", 0))
    light.setColorAt(0.35, faded("#000000", 0.06))
    light.setColorAt(1, faded("#000000", 0.45))
    painter.fillRect(area, light)


def _grain(painter: QPainter, lines: QPainterPath, inks: Inks) -> None:
    """Draw lines 1.4 wide as hairlines side by side, which takes a tenth of one wide stroke."""
    density = density_of(painter)
    pen = QPen(faded(inks.desk_grain, 0.9), 1)
    pen.setCosmetic(True)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    for place in range(max(1, round(1.4 * density))):
        painter.drawPath(lines.translated(0, place / density))


def glow(painter: QPainter, area: QRectF, inks: Inks) -> None:
    """Draw the pool of lamplight that shows whose turn it is, at most 7 %."""
    if not inks.textures:
        return
    painter.save()
    painter.translate(area.center())
    painter.scale(1, area.height() / area.width())
    radius = area.width() / 2
    pool = QRadialGradient(QPointF(0, 0), radius)
    pool.setColorAt(0, faded(inks.desk_text, 0.07))
    pool.setColorAt(0.55, faded(inks.desk_text, 0.06))
    pool.setColorAt(1, faded(inks.desk_text, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pool)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.restore()


def soft_ellipse(
    painter: QPainter, middle: QPointF, rx: float, ry: float, strength: float = 0.42
) -> None:
    """Draw a soft dark ellipse: the shadow of a thing that stands. None in print."""
    if not on_screen(painter):
        return
    painter.save()
    painter.translate(middle)
    painter.scale(1, ry / rx)
    fall = QRadialGradient(QPointF(0, 0), rx)
    fall.setColorAt(0, faded("#000000", strength))
    fall.setColorAt(0.6, faded("#000000", strength * 0.75))
    fall.setColorAt(1, faded("#000000", 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fall)
    painter.drawEllipse(QPointF(0, 0), rx, rx)
    painter.restore()
