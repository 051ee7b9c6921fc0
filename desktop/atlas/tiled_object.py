"""One object of a Tiled layer: its shape in the world and its properties."""

from math import cos, radians, sin
from typing import Literal

import msgspec

Shape = Literal[
    "polygon", "polyline", "rectangle", "point", "text", "ellipse", "capsule", "tile", "template"
]
Properties = dict[str, object]
World = tuple[float, float]


class XY(msgspec.Struct, frozen=True):
    """A point beside the object's own place."""

    x: float
    y: float


class TiledText(msgspec.Struct, frozen=True):
    """The words of a text object."""

    text: str = ""


class TiledObject(msgspec.Struct, frozen=True):
    """What is read of an object; y goes down, rotation is clockwise in degrees."""

    id: int = 0
    name: str = ""
    type: str = ""
    class_: str = msgspec.field(default="", name="class")
    x: float = 0.0
    y: float = 0.0
    width: float = 0.0
    height: float = 0.0
    rotation: float = 0.0
    polygon: list[XY] | None = None
    polyline: list[XY] | None = None
    point: bool = False
    ellipse: bool = False
    capsule: bool = False
    gid: int | None = None
    template: str | None = None
    text: TiledText | None = None
    properties: list[object] | dict[str, object] = []

    def kind(self) -> str:
        """What the author calls it: `type`, or `class` as some versions of Tiled write."""
        return self.type or self.class_

    def shape(self) -> Shape:
        """Which sort of drawing it is."""
        marks: tuple[tuple[object, Shape], ...] = (
            (self.template is not None, "template"),
            (self.gid is not None, "tile"),
            (self.ellipse, "ellipse"),
            (self.capsule, "capsule"),
            (self.text is not None, "text"),
            (self.polygon is not None, "polygon"),
            (self.polyline is not None, "polyline"),
            (self.point or not (self.width or self.height), "point"),
        )
        return next((shape for mark, shape in marks if mark), "rectangle")

    def corners(self, dx: float, dy: float) -> list[World]:
        """Its points in the world: layer offset + place + the turned point."""
        points = self.polygon or self.polyline
        if points is not None:
            local = [(point.x, point.y) for point in points]
        elif self.shape() == "point":
            local = [(0.0, 0.0)]
        else:
            wide, high = self.width, self.height
            local = [(0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)]
        c, s = _turn(self.rotation)
        ox, oy = dx + self.x, dy + self.y
        return [(ox + c * x - s * y, oy + s * x + c * y) for x, y in local]


def plain_properties(found: list[object] | dict[str, object]) -> Properties:
    """Properties by name; Tiled 1.0 wrote them as a dict, later ones as a list."""
    if isinstance(found, dict):
        return found
    entries = [entry for entry in found if isinstance(entry, dict)]
    return {str(entry.get("name", "")): entry.get("value") for entry in entries}


def _turn(degrees: float) -> tuple[float, float]:
    """Cosine and sine, exact at the quarter turns."""
    quarters = {0.0: (1.0, 0.0), 90.0: (0.0, 1.0), 180.0: (-1.0, 0.0), 270.0: (0.0, -1.0)}
    known = quarters.get(degrees % 360)
    return known or (cos(radians(degrees)), sin(radians(degrees)))
