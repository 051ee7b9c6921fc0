"""Drawings on sheets of paper: at true size, scaled to the sheet, or as posters of many sheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.paper import Sheet
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.placing import marks
from desktop.keepsakes.placing.foot import Foot, foot_of, tile_text
from desktop.keepsakes.placing.tiles import Grid, Tile, divided, hung, poster, tiles
from desktop.keepsakes.wish import Wish

_TRUE = 1e-9
_LIKE = 1.02


class Lying(msgspec.Struct, frozen=True):
    """A picture on one sheet: where it lies, in mm, and how large it has become."""

    sheet: Sheet
    at: QRectF
    scale: float
    foot: Foot | None


def place(pictures: Sequence[Picture], wish: Wish) -> tuple[Leaf, ...]:
    """Each picture on a sheet of its own, or on several where it is larger than one.

    Sheets are turned as suits each picture. `wish.scale`: true size is 1; "fit" fills the sheet;
    "auto" is true size where that fits and else scaled down, of a poster about natural size on
    several sheets. `wish.across` goes before it. A check ruler stands at the foot where a picture
    has a measure, and on every tile.
    """
    leaves: list[Leaf] = []
    for picture in pictures:
        grid = _spread(picture, wish)
        if grid is not None:
            leaves += [_tile_leaf(picture, tile) for tile in tiles(grid)]
        else:
            leaves.append(_leaf(picture, lying(picture, wish)))
    return tuple(leaves)


def lying(picture: Picture, wish: Wish) -> Lying:
    """How a picture lies on the one sheet that it fits best."""
    best = max(both(wish.sheet), key=lambda one: _scale(picture, _room(picture, one)))
    return _lying(picture, wish, best)


def _lying(picture: Picture, wish: Wish, sheet: Sheet) -> Lying:
    room = _room(picture, sheet)
    scale = _scale(picture, room)
    fills = wish.scale == "fit" or wish.across
    if not fills and scale >= 1 - _TRUE:
        scale = 1.0
    at = QRectF(0, 0, picture.width * scale, picture.height * scale)
    at.moveCenter(room.center())
    foot = foot_of(picture, scale) if picture.measure else None
    return Lying(sheet, at, scale, foot)


def _room(picture: Picture, sheet: Sheet) -> QRectF:
    """What a sheet has for a picture that lies on it alone."""
    box = sheet.printable
    return foot_of(picture, 1.0).room(box) if picture.measure else box


def _scale(picture: Picture, room: QRectF) -> float:
    return min(room.width() / picture.width, room.height() / picture.height)


def both(sheet: Sheet) -> tuple[Sheet, Sheet]:
    """A sheet as it lies, then turned."""
    return sheet, sheet.turned(landscape=not sheet.landscape)


def _spread(picture: Picture, wish: Wish) -> Grid | None:
    """How a picture is spread over several sheets; None where one is enough."""
    whole = picture.width, picture.height
    foot = foot_of(picture, 1.0, tiled=True)
    rooms = [(sheet, foot.room(sheet.printable)) for sheet in both(wish.sheet)]
    if wish.across:
        first, other = (poster(*whole, wish.across, sheet, room) for sheet, room in rooms)
        grid = other if _share(other) > _LIKE * _share(first) else first
    elif picture.poster and wish.scale == "auto":
        grid = hung(*whole, rooms)
    elif wish.scale == "true" and lying(picture, wish).scale < 1:
        grid = _fewest(divided(*whole, 1.0, sheet, room) for sheet, room in rooms)
    else:
        return None
    return grid if grid.count > 1 else None


def _fewest(grids: Iterable[Grid]) -> Grid:
    """The one of fewest sheets; of like ones the first."""
    return min(grids, key=lambda one: one.count)


def _share(grid: Grid) -> float:
    """How much of its sheets a poster covers; one that lies so that little paper stays bare."""
    whole = grid.whole
    paper = grid.count * grid.sheet.width * grid.sheet.height
    return whole.width() * whole.height() / paper


# --- leaves --------------------------------------------------------------------------------------


def _leaf(picture: Picture, one: Lying) -> Leaf:
    def draw(painter: QPainter) -> None:
        draw_at(painter, picture, one.at, one.at.topLeft(), one.scale)
        if one.foot:
            one.foot.draw(painter, one.sheet.printable, one.at.left())

    told = f"{picture.alt} {one.foot.words}".strip() if one.foot else picture.alt
    return Leaf(one.sheet.width, one.sheet.height, draw, picture.name, told)


def _tile_leaf(picture: Picture, tile: Tile) -> Leaf:
    grid = tile.grid
    box = grid.sheet.printable
    foot = foot_of(picture, grid.scale, tiled=True)
    own = own_on_sheet(tile, foot)

    def draw(painter: QPainter) -> None:
        corner = own.topLeft() - tile.own.topLeft()
        draw_at(painter, picture, tile.window.translated(corner), corner, grid.scale)
        marks.around(painter, tile, own, foot.room(box))
        foot.draw(painter, box, box.left(), tile)

    told = f"{picture.alt} {tile_text(tile)}. {foot.words}".strip()
    name = f"{picture.name} {tile.name}".strip()
    return Leaf(grid.sheet.width, grid.sheet.height, draw, name, told)


def own_on_sheet(tile: Tile, foot: Foot) -> QRectF:
    """Where a tile's own part lies on its sheet, in mm: in the middle of the room for it."""
    own = QRectF(QPointF(0, 0), tile.own.size())
    own.moveCenter(foot.room(tile.grid.sheet.printable).center())
    return own


def draw_at(
    painter: QPainter, picture: Picture, seen: QRectF, corner: QPointF, scale: float
) -> None:
    """Draw a picture with its corner at a place on the sheet, and nothing outside `seen`."""
    painter.save()
    painter.setClipRect(seen, Qt.ClipOperation.IntersectClip)
    painter.translate(corner)
    painter.scale(scale, scale)
    picture.draw(painter)
    painter.restore()
