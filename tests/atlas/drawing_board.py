"""Maps for tests: from the shared vectors, as Tiled trees, as bytes of .tmj and .tmx."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from xml.sax.saxutils import quoteattr

from desktop.atlas.zone_map import ZoneMap, build_map

HERE = Path(__file__).parent
VECTORS: list[dict[str, Any]] = json.loads((HERE / "los_vectors.json").read_text())["vectors"]
Tree = dict[str, Any]


def square(x: int, y: int, side: int = 100) -> list[tuple[int, int]]:
    """A square zone with its upper left corner at x, y."""
    return [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]


def row(names: str, **more: Any) -> ZoneMap:
    """Square zones in a row, 100 units each, with white lines between them."""
    return build_map({name: square(100 * i, 0) for i, name in enumerate(names)}, **more)


def vector_map(drawn: Tree) -> ZoneMap:
    """The map of one of the shared vectors."""
    zones, holes = {}, {}
    for name, ring in drawn["zones"].items():
        shell = ring["shell"] if isinstance(ring, dict) else ring
        zones[name] = _points(shell)
        holes[name] = [_points(h) for h in ring["holes"]] if isinstance(ring, dict) else []
    return build_map(
        zones,
        [_points(wall) for wall in drawn["walls"]],
        [(p["kind"], tuple(_points(p["seg"]))) for p in drawn["passages"]],
        centres={name: tuple(at) for name, at in drawn.get("centres", {}).items()},
        holes=holes,
        padlocks=drawn["padlocks"],
        void_walls=drawn.get("void_walls", True),
    )


def _points(ring: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    return [(x, y) for x, y in ring]


def thing(name: str = "", kind: str = "", **more: Any) -> Tree:
    """One Tiled object; `polygon` and `polyline` take pairs, `props` a dict of properties."""
    tree: Tree = {"id": more.pop("id", 1), "name": name, "type": kind, "x": 0, "y": 0}
    for key in ("polygon", "polyline"):
        if key in more:
            tree[key] = [{"x": x, "y": y} for x, y in more.pop(key)]
    if "props" in more:
        tree["properties"] = properties(more.pop("props"))
    return tree | more


def properties(values: Mapping[str, Any]) -> list[Tree]:
    """Properties as Tiled writes them."""
    kinds = {bool: "bool", int: "int", float: "float", str: "string"}
    return [{"name": k, "type": kinds[type(v)], "value": v} for k, v in values.items()]


def layer(name: str, *objects: Tree, **more: Any) -> Tree:
    """One object layer."""
    return {"type": "objectgroup", "name": name, "objects": list(objects)} | more


def tiled(*layers: Tree, props: Mapping[str, Any] | None = None, **more: Any) -> Tree:
    """A whole Tiled map of our format."""
    return {
        "type": "map",
        "orientation": "orthogonal",
        "properties": properties({"format": "solitarium-map/1"} | dict(props or {})),
        "layers": list(layers),
    } | more


def two_rooms(*extra: Tree, **more: Any) -> Tree:
    """A and B side by side with a white line, and further layers."""
    zones = layer(
        "zones",
        thing("A", "zone", id=1, polygon=square(0, 0)),
        thing("B", "zone", id=2, polygon=square(100, 0)),
    )
    return tiled(zones, *extra, **more)


def as_tmj(tree: Tree) -> bytes:
    """The bytes of a .tmj."""
    return json.dumps(tree).encode()


def as_tmx(tree: Tree) -> bytes:
    """The bytes of a .tmx that says the same."""
    attributes = {"version": "1.10", "orientation": tree["orientation"]}
    inner = _xml_properties(tree.get("properties", []))
    inner += "".join(_xml_layer(part) for part in tree["layers"])
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{_tag("map", attributes, inner)}'.encode()


def _tag(name: str, attributes: Mapping[str, Any], inner: str = "") -> str:
    words = "".join(f" {key}={quoteattr(str(value))}" for key, value in attributes.items())
    return f"<{name}{words}>{inner}</{name}>\n"


def _xml_properties(entries: list[Tree]) -> str:
    inner = "".join(
        _tag("property", {**e, "value": str(e["value"]).lower()})
        if isinstance(e["value"], bool)
        else _tag("property", e)
        for e in entries
    )
    return _tag("properties", {}, inner) if entries else ""


def _xml_layer(tree: Tree) -> str:
    keys = ("name", "offsetx", "offsety")
    attributes = {key: tree[key] for key in keys if key in tree}
    inner = "".join(_xml_object(entry) for entry in tree.get("objects", []))
    inner += "".join(_xml_layer(part) for part in tree.get("layers", []))
    if "image" in tree:
        inner += _tag("image", {"source": tree["image"]})
    tags = {"tilelayer": "layer"}
    return _tag(tags.get(tree["type"], tree["type"]), attributes, inner)


def _xml_object(tree: Tree) -> str:
    keys = ("id", "name", "type", "class", "gid", "x", "y", "width", "height", "rotation")
    inner = _xml_properties(tree.get("properties", []))
    for key in ("polygon", "polyline"):
        if key in tree:
            inner += _tag(key, {"points": " ".join(f"{p['x']},{p['y']}" for p in tree[key])})
    for key in ("point", "ellipse", "capsule"):
        if tree.get(key):
            inner += _tag(key, {})
    if "text" in tree:
        inner += f"<text>{tree['text']['text']}</text>"
    return _tag("object", {key: tree[key] for key in keys if key in tree}, inner)
