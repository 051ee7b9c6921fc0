"""Props made into strokes: furniture in place, planked floors, the compass, signs and water."""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterable

import msgspec
from PySide6.QtGui import QPainterPath, QTransform
from shapely import Polygon, box
from shapely.affinity import rotate
from shapely.geometry.base import BaseGeometry

from desktop.drawing.map_furniture import ROOM_KINDS
from desktop.drawing.map_lines import Strokes
from desktop.drawing.map_survey import Prop
from desktop.drawing.map_works import WORK_KINDS

KINDS = {**ROOM_KINDS, **WORK_KINDS}
"""Every kind of prop that is drawn with strokes in its box."""

PLANKED = {"planks": False, "decking": True}
"""Floors of boards, named after their zone; whether the boards run down the sheet."""

POINT_SIZES = {
    "bollard": 8.4, "lamp": 10.0, "stool": 9.0, "chair": 9.0, "umbrellas": 9.0, "barrel": 14.0,
    "tree": 26.0, "well": 18.0, "rope": 18.0, "cleat": 9.0, "stove": 18.0,
}  # fmt: skip
"""How large a thing is drawn that is only a point in the file."""

UPRIGHT = frozenset(
    {"umbrellas", "mast", "stove", "flue", "drain", "coal", "water", "reeds", "rocks"}
)
"""Things that keep their way up in a tall box; all others lie along it."""

FLAT = frozenset({"rug", "rails", "slats", "water", "net", "reeds"})
"""Things that a leaf may sweep over and a letter may stand on."""


class Sign(msgspec.Struct, frozen=True):
    """Words on the map, set around a point."""

    x: float
    y: float
    turn: float
    text: str


def placed(prop: Prop) -> Prop:
    """The prop with a box: a point becomes the usual size of its kind around it."""
    if prop.w > 0 and prop.h > 0:
        return prop
    size = POINT_SIZES.get(prop.kind, 12.0)
    w, h = prop.w or size, prop.h or size
    x = prop.x if prop.w else prop.x - w / 2
    y = prop.y if prop.h else prop.y - h / 2
    return msgspec.structs.replace(prop, x=x, y=y, w=w, h=h)


def footprint(prop: Prop) -> Polygon:
    """The floor that a prop covers."""
    seen = placed(prop)
    flat = box(seen.x, seen.y, seen.x + seen.w, seen.y + seen.h)
    turned: Polygon = rotate(flat, seen.turn, origin=(seen.x, seen.y))
    return turned


def seed(*parts: object) -> int:
    """A number that is always the same for the same parts."""
    return zlib.crc32(repr(parts).encode())


def strokes(prop: Prop) -> QPainterPath:
    """A prop's lines on the sheet; tall boxes are drawn lying down and then turned upright."""
    seen = placed(prop)
    draw = KINDS[seen.kind]
    pen = Strokes()
    chance = random.Random(seed(seen.kind, round(seen.x), round(seen.y)))
    turn = QTransform().translate(seen.x, seen.y).rotate(seen.turn)
    if seen.h > seen.w and seen.kind not in UPRIGHT:
        draw(pen, seen.h, seen.w, chance)
        turn = QTransform(0, 1, 1, 0, 0, 0) * turn
    else:
        draw(pen, seen.w, seen.h, chance)
    return turn.map(pen.path)


def furniture(props: Iterable[Prop]) -> tuple[QPainterPath, ...]:
    """All furniture in thin lines, each thing a path of its own."""
    return tuple(strokes(prop) for prop in props if prop.kind in KINDS)


def crowded(props: Iterable[Prop]) -> list[BaseGeometry]:
    """The floor that furniture takes, for whatever must keep off it."""
    return [footprint(prop) for prop in props if prop.kind in KINDS and prop.kind not in FLAT]


def signs(props: Iterable[Prop]) -> tuple[Sign, ...]:
    """The words on the map: props with a text that are no furniture."""
    return tuple(
        Sign(prop.x + prop.w / 2, prop.y + prop.h / 2, prop.turn, prop.text)
        for prop in props
        if prop.text and prop.kind not in KINDS
    )
