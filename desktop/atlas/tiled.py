"""The form of Tiled's maps, made into a draft: properties, layers and offsets."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from math import isfinite

import msgspec

from desktop.atlas import checks
from desktop.atlas.building import build
from desktop.atlas.complaints import Complaints
from desktop.atlas.parts import ZoneMap
from desktop.atlas.refusal import DEPTH
from desktop.atlas.sketch import LAYERS, Sketch
from desktop.atlas.tiled_object import Properties, TiledObject, plain_properties

FORMAT = "solitarium-map/1"
PICTURE = re.compile(r"[a-z0-9][a-z0-9_/-]*\.(png|jpg|jpeg)")
SNAP = (0.001, 1000.0)


class TiledLayer(msgspec.Struct, frozen=True):
    """What is read of a layer."""

    type: str
    name: str = ""
    offsetx: float = 0.0
    offsety: float = 0.0
    objects: list[object] = []
    layers: list[object] = []
    image: str = ""


class TiledMap(msgspec.Struct, frozen=True):
    """What is read of a map."""

    type: str
    orientation: str
    layers: list[object]
    properties: list[object] | dict[str, object] = []
    tilesets: list[object] = []


def map_from(tree: object, complaints: Complaints, start: str | None) -> ZoneMap | None:
    """The zone map of a Tiled map; all errors go to `complaints`."""
    try:
        tiled = msgspec.convert(tree, TiledMap)
    except msgspec.ValidationError as error:
        complaints.error("map.not_tiled", why=error)
        return None
    if tiled.type != "map":
        complaints.error("map.not_tiled", why=tiled.type)
        return None
    properties = plain_properties(tiled.properties)
    if not _is_ours(tiled, properties, complaints):
        return None
    sketch = Sketch(complaints, _snap(properties, complaints))
    for layer, x, y in _flat(tiled.layers, 0.0, 0.0, complaints):
        _add(layer, x, y, sketch, complaints)
    own_start = properties.get("start", "A")
    draft = sketch.draft(start if start is not None else str(own_start))
    zone_map = build(draft, complaints)
    if zone_map is not None:
        checks.complain(zone_map, draft.start, complaints)
    return zone_map


def _is_ours(tiled: TiledMap, properties: Properties, complaints: Complaints) -> bool:
    """Whether the map is orthogonal, of our format and needs no other file."""
    found = properties.get("format", "")
    if found != FORMAT:
        complaints.error("map.format", found=found, wanted=FORMAT)
    if tiled.orientation != "orthogonal":
        complaints.error("map.orientation", found=tiled.orientation)
    for tileset in tiled.tilesets:
        if isinstance(tileset, dict) and "source" in tileset:
            complaints.error("map.external", what="tileset", source=tileset["source"])
    return found == FORMAT and tiled.orientation == "orthogonal"


def _snap(properties: Properties, complaints: Complaints) -> float:
    """Pixels of the map per lattice unit."""
    snap = properties.get("snap", 1)
    if isinstance(snap, bool) or not isinstance(snap, int | float) or not isfinite(snap):
        complaints.error("map.snap", found=snap)
        return 1.0
    if not SNAP[0] <= snap <= SNAP[1]:
        complaints.error("map.snap", found=snap)
        return 1.0
    return float(snap)


def _flat(
    layers: list[object], x: float, y: float, complaints: Complaints, depth: int = 0
) -> Iterator[tuple[TiledLayer, float, float]]:
    """Every layer with its offset, groups opened."""
    for tree in layers:
        try:
            layer = msgspec.convert(tree, TiledLayer)
        except msgspec.ValidationError as error:
            complaints.error("map.layer_broken", why=error)
            continue
        if layer.type != "group":
            yield layer, x + layer.offsetx, y + layer.offsety
        elif depth < DEPTH:
            dx, dy = x + layer.offsetx, y + layer.offsety
            yield from _flat(layer.layers, dx, dy, complaints, depth + 1)


def _add(layer: TiledLayer, x: float, y: float, sketch: Sketch, complaints: Complaints) -> None:
    """Hand the layer's objects, or its picture, to the sketch."""
    if layer.type == "imagelayer":
        if not PICTURE.fullmatch(layer.image):
            complaints.error("map.picture", layer.name, found=layer.image)
        else:
            sketch.picture(layer.image, x, y)
    elif layer.type != "objectgroup" or layer.name not in LAYERS:
        near = get_close_matches(layer.name, LAYERS, 1)
        complaints.warning(
            "map.layer_unknown", layer.name, layer=layer.name, nearest=near[0] if near else ""
        )
    else:
        for tree in layer.objects:
            drawn = _object(tree, layer.name, complaints)
            if drawn is not None:
                sketch.add(layer.name, drawn, x, y)


def _object(tree: object, layer: str, complaints: Complaints) -> TiledObject | None:
    try:
        return msgspec.convert(tree, TiledObject)
    except msgspec.ValidationError as error:
        name = tree.get("name", "") if isinstance(tree, dict) else ""
        number = tree.get("id", "") if isinstance(tree, dict) else ""
        complaints.error("map.object_broken", f"{layer}/{str(name)[:80]} #{number}", why=error)
        return None
