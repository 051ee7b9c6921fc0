"""Little pictures that are kept: what a hand drew once is put down again, not drawn again."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from desktop.drawing.inks import Inks
from desktop.drawing.paper import density_of, on_screen

_PIXELS = 1_500_000


def put(painter: QPainter, at: QPointF, made: QPixmap) -> None:
    """Put a picture down pixel by pixel, its corner at the pixel nearest to a point."""
    device = painter.deviceTransform()
    back, _ = (painter.worldTransform().inverted()[0] * device).inverted()
    spot = device.map(at)
    painter.save()
    painter.setWorldTransform(QTransform.fromTranslate(round(spot.x()), round(spot.y())) * back)
    painter.drawPixmap(0, 0, made)
    painter.restore()


class Keep:
    """Keeps pictures by name, density and theme; those used longest ago go first."""

    def __init__(self, pixels: int = _PIXELS) -> None:
        """None yet; so many pixels are kept at the most."""
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._most = pixels
        self._pixels = 0
        self.cut = 0

    def room_for(self, pixels: float, *, least: bool = False) -> None:
        """From now on so many pixels are kept at the most; with `least` no fewer than before."""
        self._most = max(self._most, math.ceil(pixels)) if least else math.ceil(pixels)
        self._let_go()

    def has(self, key: Hashable, density: float, inks: Inks) -> bool:
        """Whether there is a picture of this name; it is kept longer for being asked for."""
        wanted = (key, density, inks.theme)
        if wanted in self._kept:
            self._kept.move_to_end(wanted)
        return wanted in self._kept

    def take(self, key: Hashable, density: float, inks: Inks, made: QPixmap) -> None:
        """Keep a picture of this name that was made elsewhere."""
        self.cut += 1
        self._keep((key, density, inks.theme), made)

    def begin(self, key: Hashable, size: QSizeF, density: float, inks: Inks) -> QPainter | None:
        """A painter in units on a new picture of this name; None where there is one."""
        wanted = (key, density, inks.theme)
        if wanted in self._kept:
            self._kept.move_to_end(wanted)
            return None
        self.cut += 1
        made = QPixmap(math.ceil(size.width() * density), math.ceil(size.height() * density))
        made.fill(Qt.GlobalColor.transparent)
        self._keep(wanted, made)
        brush = QPainter(made)
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush.scale(density, density)
        return brush

    def kept(self, key: Hashable, density: float, inks: Inks) -> QPixmap:
        """The picture of this name. Raises KeyError where it was never begun."""
        return self._kept[(key, density, inks.theme)]

    def _keep(self, key: Hashable, made: QPixmap) -> None:
        self._kept[key] = made
        self._pixels += made.width() * made.height()
        self._let_go()

    def _let_go(self) -> None:
        while self._pixels > self._most and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self._pixels -= gone.width() * gone.height()


_MARKS = Keep()


def kept(
    painter: QPainter, key: Hashable, box: QRectF, inks: Inks, draw: Callable[[QPainter], object]
) -> None:
    """Put down what `draw` draws in a box, drawn once for a key wherever the box lies.

    In print, and where the painter is turned or stretched, it is drawn as it is.
    """
    turned = painter.deviceTransform()
    even = not turned.isRotating() and math.isclose(turned.m11(), turned.m22(), rel_tol=1e-3)
    if not even or not on_screen(painter):
        draw(painter)
        return
    density = density_of(painter)
    brush = _MARKS.begin(key, box.size(), density, inks)
    if brush is not None:
        brush.translate(-box.topLeft())
        draw(brush)
        brush.end()
    put(painter, box.topLeft(), _MARKS.kept(key, density, inks))
