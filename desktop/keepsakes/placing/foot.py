"""The foot of a printed sheet: ruler, scale in words, and which part of the whole this is."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face
from desktop.drawing.inks import PRINT
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.placing import ruler, small_type
from desktop.keepsakes.placing.tiles import Tile

TYPE = 2.9
_LEADING = 3.1
_GAP = 4.0
_INSET = 1.0
_LEAST = 20.0
_KEY_WIDTH = 14.0
_NAME = 5.0
_ABOVE = 2.0
_MOST_LINES = 2
_WIDEST = 8.888
"""A scale whose words are as wide as any."""


class Foot(msgspec.Struct, frozen=True):
    """What stands at the foot of a sheet: the words, and on one of several sheets its tile.

    `widest` are the words at another scale, so that the room left does not hang on the scale.
    """

    words: str
    widest: str
    tiled: bool = False

    def height(self, box: QRectF) -> float:
        """Of the foot and what keeps it from the drawing above, in mm."""
        above = 0.0 if self._beside(box) else _LEADING * len(self._lines(box, self.widest))
        return _ABOVE + above + ruler.HEIGHT + _INSET

    def room(self, box: QRectF) -> QRectF:
        """What is left of a printable box for the drawing."""
        return box.adjusted(0, 0, 0, -self.height(box))

    def draw(self, painter: QPainter, box: QRectF, x: float, tile: Tile | None = None) -> None:
        """Draw it at the foot of the box: the ruler begins at x mm, if there is room for it."""
        top = box.bottom() - _INSET - ruler.HEIGHT
        left = min(max(x, box.left() + _INSET), max(box.left() + _INSET, self._last(box)))
        lines = self._lines(box)
        if self._beside(box):
            first = top + (ruler.HEIGHT - _LEADING * len(lines)) / 2 + TYPE * 0.8
            beside = left + ruler.WIDTH + _GAP
        else:
            first = top - _LEADING * len(lines) + TYPE * 0.4
            beside = left
        for number, line in enumerate(lines):
            small_type.write(painter, beside, first + number * _LEADING, line, TYPE, Face.MOOD)
        if box.width() >= ruler.WIDTH + 2 * _INSET:
            ruler.draw(painter, left, top)
        if tile is not None:
            _draw_key(painter, box, top, tile)

    def _last(self, box: QRectF) -> float:
        """Where the ruler may begin at the latest."""
        wide = max(small_type.width(line, TYPE, Face.MOOD) for line in self._lines(box))
        taken = ruler.WIDTH + _GAP + wide if self._beside(box) else max(ruler.WIDTH, wide)
        return box.right() - _INSET - taken - self._aside

    @property
    def _aside(self) -> float:
        """What the name and the key of the tiles take."""
        return _KEY_WIDTH + 3 * _NAME + _GAP if self.tiled else 0.0

    def _besides(self, box: QRectF) -> float:
        """The room for words beside the ruler."""
        return box.width() - 2 * _INSET - ruler.WIDTH - _GAP - self._aside

    def _beside(self, box: QRectF) -> bool:
        room = self._besides(box)
        lines = small_type.folded(self.widest, room, TYPE, Face.MOOD)
        return room >= _LEAST and len(lines) <= _MOST_LINES

    def _lines(self, box: QRectF, words: str = "") -> list[str]:
        room = self._besides(box) if self._beside(box) else box.width() - 2 * _INSET
        return small_type.folded(words or self.words, room, TYPE, Face.MOOD)


def foot_of(picture: Picture, scale: float, *, tiled: bool = False) -> Foot:
    """The foot of a sheet with a picture at a scale."""
    words, widest = (ruler.told(one, picture.measure, picture.size) for one in (scale, _WIDEST))
    return Foot(words, widest, tiled)


def _draw_key(painter: QPainter, box: QRectF, top: float, tile: Tile) -> None:
    """Draw the tile's name and a small map of all tiles with this one filled in."""
    grid = tile.grid
    cell = min(ruler.HEIGHT / (grid.rows * grid.height), _KEY_WIDTH / (grid.columns * grid.width))
    wide, high = cell * grid.width, cell * grid.height
    left = box.right() - _INSET - wide * grid.columns
    down = top + (ruler.HEIGHT - high * grid.rows) / 2
    painter.save()
    here = QRectF(left + tile.column * wide, down + tile.row * high, wide, high)
    painter.fillRect(here, QColor(PRINT.quiet))
    painter.setPen(QPen(QColor(PRINT.quiet), ruler.HAIR))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for column in range(grid.columns):
        for row in range(grid.rows):
            painter.drawRect(QRectF(left + column * wide, down + row * high, wide, high))
    painter.restore()
    right = left - 1.5 - small_type.width(tile.name, _NAME, Face.TITLE)
    small_type.write(painter, right, top + ruler.HEIGHT - 1.6, tile.name, _NAME, Face.TITLE)


def tile_text(tile: Tile) -> str:
    """A tile's name and place, to be read aloud."""
    text = QCoreApplication.translate("Keepsakes", "Sheet {name} of {count}")
    return text.format(name=tile.name, count=QLocale().toString(tile.grid.count))
