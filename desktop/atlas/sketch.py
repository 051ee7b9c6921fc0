"""What the objects of each layer mean: zones, walls, passages, centres, links and props."""

from collections.abc import Callable
from math import isfinite

from desktop.atlas.complaints import Complaints
from desktop.atlas.draft import Draft, DraftLink, DraftPassage, DraftPoint, DraftWall, DraftZone
from desktop.atlas.lattice import REACH, Point
from desktop.atlas.parts import PassageKind, Prop, letter_of
from desktop.atlas.tiled_object import Properties, TiledObject, plain_properties

LAYERS = ("zones", "walls", "passages", "centres", "links", "props")
AREAS = ("polygon", "rectangle")
CHAINS = ("polyline", "polygon", "rectangle")
DRAWINGS = ("point", "text", *CHAINS)
KINDS: dict[str, PassageKind] = {"door": "door", "window": "window", "open": "open"}

PIXELS = 100_000  # the farthest that anything may lie from the map's origin
POINTS = 500  # in one object
ALL_POINTS = 50_000
ZONES = 500
NAME = 80
TEXT = 200
WELD = 2  # units


class Drawn:
    """One object of a layer, ready to be understood: on the lattice, with its properties."""

    def __init__(self, layer: str, tiled: TiledObject) -> None:
        """The place is the layer, the name or kind, and Tiled's own number."""
        self.kind = tiled.kind()
        self.name = tiled.name
        self.shape = tiled.shape()
        self.rotation = tiled.rotation
        self.text = tiled.text.text if tiled.text else ""
        self.properties: Properties = plain_properties(tiled.properties)
        self.place = f"{layer}/{(self.name or self.kind)[:NAME]} #{tiled.id}"
        self.points: tuple[Point, ...] = ()


class Sketch:
    """Gathers the objects of all layers into a draft; what is wrong is told and left out."""

    def __init__(self, complaints: Complaints, snap: float) -> None:
        """`snap` is pixels per lattice unit."""
        complaints.snap = snap
        self._complaints = complaints
        self._snap = snap
        self._count = 0
        self._zones: dict[str, DraftZone] = {}
        self._letters: dict[str, str] = {}
        self._holes: list[tuple[str, Drawn]] = []
        self._walls: list[DraftWall] = []
        self._passages: list[DraftPassage] = []
        self._centres: dict[str, DraftPoint] = {}
        self._links: list[DraftLink] = []
        self._padlocks: list[DraftPoint] = []
        self._props: list[Prop] = []
        self._picture: tuple[str, Point] | None = None
        self._readers: dict[str, Callable[[Drawn], None]] = {
            "zones": self._zone,
            "walls": self._wall,
            "passages": self._passage,
            "centres": self._centre,
            "links": self._link,
            "props": self._prop,
        }

    def picture(self, name: str, x: float, y: float) -> None:
        """The background, one at most, with its place in pixels."""
        if self._picture is not None:
            self._complaints.error("map.two_pictures", name, found=name)
            return
        self._picture = name, (round(x / self._snap), round(y / self._snap))

    def add(self, layer: str, tiled: TiledObject, x: float, y: float) -> None:
        """One object of a layer whose offset is x, y."""
        drawn = Drawn(layer, tiled)
        points = self._on_lattice(tiled.corners(x, y), drawn.place)
        if points is not None:
            drawn.points = points
            self._readers[layer](drawn)

    def draft(self, start: str) -> Draft:
        """Everything gathered; holes are put into their zones now, for they may come first."""
        for zone, hole in self._holes:
            if zone not in self._zones:
                self._complaints.error("map.unknown_zone", hole.place, zone=zone)
                continue
            whole = self._zones[zone]
            rings = (*whole.rings, hole.points)
            self._zones[zone] = DraftZone(
                whole.id, rings, whole.letter, whole.red, whole.title, whole.place
            )
        for point in self._centres.values():
            if point.zone not in self._zones:
                self._complaints.error("map.unknown_zone", point.place, zone=point.zone)
        name, at = self._picture or (None, (0, 0))
        return Draft(
            zones=tuple(self._zones.values()),
            walls=tuple(self._walls),
            passages=tuple(self._passages),
            links=tuple(self._links),
            centres=tuple(self._centres.values()),
            padlocks=tuple(self._padlocks),
            props=tuple(self._props),
            start=start,
            background=name,
            background_at=at,
            snap=self._snap,
            weld=WELD,
        )

    def _on_lattice(
        self, corners: list[tuple[float, float]], place: str
    ) -> tuple[Point, ...] | None:
        """The points in units; None, and told, if they are too many or too far away."""
        self._count += len(corners)
        if len(corners) > POINTS or self._count > ALL_POINTS:
            limit = POINTS if len(corners) > POINTS else ALL_POINTS
            self._complaints.error("map.too_many_points", place, count=len(corners), limit=limit)
            return None
        for value in (value for corner in corners for value in corner):
            if not isfinite(value) or abs(value) > PIXELS or abs(value / self._snap) > REACH:
                self._complaints.error("map.out_of_range", place, value=value, limit=PIXELS)
                return None
        return tuple((round(x / self._snap), round(y / self._snap)) for x, y in corners)

    def _zone(self, drawn: Drawn) -> None:
        if not self._fits(drawn, AREAS, ("", "zone", "hole")):
            return
        if drawn.kind == "hole":
            self._holes.append((self._text(drawn, "of"), drawn))
        elif not drawn.name or not _is_plain(drawn.name, NAME):
            self._complaints.error("map.zone_name", drawn.place, name=drawn.name)
        elif drawn.name in self._zones:
            self._complaints.error("map.double_id", drawn.place, zone=drawn.name)
        elif len(self._zones) >= ZONES:
            self._complaints.error("map.too_many_zones", drawn.place, limit=ZONES)
        else:
            red, title = self._flag(drawn, "red", False), self._text(drawn, "title")
            self._zones[drawn.name] = DraftZone(
                drawn.name, (drawn.points,), self._letter(drawn), red, title or None, drawn.place
            )

    def _letter(self, drawn: Drawn) -> str | None:
        """The letter given, or the name if it is one capital; an empty one means none (AZ-030)."""
        if "letter" not in drawn.properties:
            letter = letter_of(drawn.name) or ""
        else:
            letter = self._text(drawn, "letter")
        if letter and letter_of(letter) is None:
            self._complaints.error("map.letter", drawn.place, letter=letter)
            return None
        if letter and letter in self._letters:
            other = self._letters[letter]
            self._complaints.error("map.double_letter", drawn.place, letter=letter, other=other)
            return None
        if letter:
            self._letters[letter] = drawn.name
        return letter or None

    def _wall(self, drawn: Drawn) -> None:
        if self._fits(drawn, CHAINS, ("", "wall")):
            ring = drawn.shape != "polyline"
            points = (*drawn.points, drawn.points[0]) if ring else drawn.points
            self._walls.append(DraftWall(points, drawn.place))

    def _passage(self, drawn: Drawn) -> None:
        if not self._fits(drawn, ("polyline",), tuple(KINDS)):
            return
        if len(drawn.points) != 2:
            self._complaints.error("map.passage_points", drawn.place, count=len(drawn.points))
            return
        ends = drawn.points[0], drawn.points[1]
        highlighted = self._flag(drawn, "highlighted", True)
        self._passages.append(
            DraftPassage(KINDS[drawn.kind], ends, highlighted, drawn.name[:NAME], drawn.place)
        )

    def _centre(self, drawn: Drawn) -> None:
        if not self._fits(drawn, ("point",), None):
            return
        if drawn.name in self._centres:
            self._complaints.error("map.double_centre", drawn.place, zone=drawn.name)
            return
        self._centres[drawn.name] = DraftPoint(drawn.points[0], drawn.name, drawn.place)

    def _link(self, drawn: Drawn) -> None:
        ends = self._text(drawn, "from"), self._text(drawn, "to")
        self._links.append(DraftLink(ends, drawn.place))

    def _prop(self, drawn: Drawn) -> None:
        if not self._fits(drawn, DRAWINGS, None):
            return
        if not all(_is_plain(text, TEXT) for text in (drawn.text.replace("\n", " "), drawn.name)):
            self._complaints.error("map.text", drawn.place, limit=TEXT)
        elif drawn.kind == "padlock":
            xs, ys = zip(*drawn.points, strict=True)
            middle = (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
            self._padlocks.append(DraftPoint(middle, "", drawn.place))
        else:
            kind = drawn.kind or ("label" if drawn.text else "prop")
            self._props.append(
                Prop(kind[:NAME], drawn.points, drawn.text, drawn.rotation, drawn.name)
            )

    def _fits(self, drawn: Drawn, shapes: tuple[str, ...], kinds: tuple[str, ...] | None) -> bool:
        """Whether the object has one of the shapes and one of the kinds (None: any)."""
        right_shape = drawn.shape in shapes
        right_kind = kinds is None or drawn.kind in kinds
        if not right_shape:
            wanted = ", ".join(shapes)
            self._complaints.error(
                "map.object_shape", drawn.place, object=drawn.name, found=drawn.shape, wanted=wanted
            )
        if not right_kind:
            wanted = ", ".join(kind for kind in kinds or () if kind)
            self._complaints.error(
                "map.object_type", drawn.place, object=drawn.name, found=drawn.kind, wanted=wanted
            )
        return right_shape and right_kind

    def _flag(self, drawn: Drawn, key: str, default: bool) -> bool:
        """A property that is yes or no."""
        value = drawn.properties.get(key, default)
        if isinstance(value, bool):
            return value
        self._complaints.error(
            "map.property", drawn.place, property=key, found=value, wanted="bool"
        )
        return default

    def _text(self, drawn: Drawn, key: str) -> str:
        """A property that is a short text; empty if it is missing or wrong."""
        value = drawn.properties.get(key, "")
        if isinstance(value, str) and _is_plain(value, TEXT):
            return value
        self._complaints.error(
            "map.property", drawn.place, property=key, found=value, wanted="string"
        )
        return ""


def _is_plain(text: str, most: int) -> bool:
    """Whether the text is printable, not too long and without space around it."""
    return len(text) <= most and text.isprintable() and text == text.strip()
