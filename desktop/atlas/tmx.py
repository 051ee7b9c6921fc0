"""Tiled's XML maps (.tmx), read into the form of the JSON ones; no DOCTYPE, no entities."""

import re
from xml.parsers import expat

from desktop.atlas.complaints import Complaints
from desktop.atlas.parts import ZoneMap
from desktop.atlas.refusal import DEPTH, Refused, decoded
from desktop.atlas.tiled import map_from
from desktop.rules.kernel.errors import Problem

NUMBER = re.compile(r"[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,3})?", re.ASCII)
INTEGER = re.compile(r"[+-]?\d{1,25}", re.ASCII)
LAYERS = {
    "objectgroup": "objectgroup",
    "imagelayer": "imagelayer",
    "layer": "tilelayer",
    "group": "group",
}
Tree = dict[str, object]


def read_tmx(
    data: bytes, name: str, start: str | None = None
) -> tuple[ZoneMap | None, tuple[Problem, ...]]:
    """As `tmj.read_tmj`, for the XML form."""
    complaints = Complaints(name)
    try:
        root = _parse(decoded(data))
    except Refused as refused:
        refused.tell(complaints)
        return None, complaints.problems()
    return map_from(_map(root), complaints, start), complaints.problems()


class Element:
    """One XML element."""

    def __init__(self, tag: str, attributes: dict[str, str]) -> None:
        """Children and text are added while the file is read."""
        self.tag = tag
        self.attributes = attributes
        self.children: list[Element] = []
        self.text = ""

    def all(self, *tags: str) -> "list[Element]":
        """The children with one of the tags, in order."""
        return [child for child in self.children if child.tag in tags]

    def first(self, tag: str) -> "Element | None":
        """The first child with the tag."""
        return next(iter(self.all(tag)), None)


class _Growth:
    """The tree while expat reads: a stack of open elements."""

    def __init__(self) -> None:
        self.root = Element("", {})
        self._open = [self.root]

    def begin(self, tag: str, attributes: dict[str, str]) -> None:
        if len(self._open) > DEPTH:
            raise Refused("map.too_deep", limit=DEPTH)
        element = Element(tag, attributes)
        self._open[-1].children.append(element)
        self._open.append(element)

    def end(self, tag: str) -> None:
        self._open.pop()

    def words(self, text: str) -> None:
        self._open[-1].text += text

    def refuse(self, *_: object) -> None:
        raise Refused("map.doctype")


def _parse(text: str) -> Element:
    """The root element; raises Refused."""
    growth = _Growth()
    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True
    parser.StartElementHandler = growth.begin
    parser.EndElementHandler = growth.end
    parser.CharacterDataHandler = growth.words
    parser.StartDoctypeDeclHandler = growth.refuse
    parser.EntityDeclHandler = growth.refuse
    try:
        parser.Parse(text.encode("utf-8"), True)
    except expat.ExpatError as error:
        raise Refused("map.not_xml", line=error.lineno, column=error.offset + 1) from error
    return growth.root.children[0]


def _map(root: Element) -> Tree:
    """The map in the form of Tiled's JSON."""
    return {
        "type": root.tag,
        "orientation": root.attributes.get("orientation", ""),
        "properties": _properties(root),
        "layers": [_layer(child) for child in root.all(*LAYERS)],
        "tilesets": [dict(child.attributes) for child in root.all("tileset")],
    }


def _layer(element: Element) -> Tree:
    image = element.first("image")
    return {
        **_numbers(element, "offsetx", "offsety"),
        "name": element.attributes.get("name", ""),
        "type": LAYERS[element.tag],
        "properties": _properties(element),
        "layers": [_layer(child) for child in element.all(*LAYERS)],
        "objects": [_object(child) for child in element.all("object")],
        "image": image.attributes.get("source", "") if image else "",
    }


def _object(element: Element) -> Tree:
    tree: Tree = _numbers(element, "x", "y", "width", "height", "rotation")
    for key in ("name", "type", "class", "template"):
        if key in element.attributes:
            tree[key] = element.attributes[key]
    for key in ("id", "gid"):
        if key in element.attributes:
            tree[key] = _integer(element.attributes[key])
    for child in element.all("polygon", "polyline"):
        tree[child.tag] = _points(child.attributes.get("points", ""))
    for child in element.all("point", "ellipse", "capsule"):
        tree[child.tag] = True
    for child in element.all("text"):
        tree["text"] = {"text": child.text}
    tree["properties"] = _properties(element)
    return tree


def _properties(element: Element) -> list[Tree]:
    return [
        {
            "name": entry.attributes.get("name", ""),
            "value": _value(entry.attributes.get("type", ""), entry),
        }
        for block in element.all("properties")
        for entry in block.all("property")
    ]


def _value(kind: str, entry: Element) -> object:
    """The value of a property by its type; what does not fit stays text and is told later."""
    text = entry.attributes.get("value", entry.text)
    if kind == "bool" and text in ("true", "false"):
        return text == "true"
    if kind in ("int", "object"):
        return _integer(text)
    return _number(text) if kind == "float" else text


def _numbers(element: Element, *keys: str) -> Tree:
    found = element.attributes
    return {key: _number(found[key]) for key in keys if key in found}


def _number(text: str) -> float | str:
    return float(text) if NUMBER.fullmatch(text) else text


def _integer(text: str) -> int | str:
    return int(text) if INTEGER.fullmatch(text) else text


def _points(text: str) -> object:
    """The points of a chain; text that is none is left as it is."""
    pairs = [pair.split(",") for pair in text.split()]
    if any(len(pair) != 2 for pair in pairs):
        return text
    return [{"x": _number(x), "y": _number(y)} for x, y in pairs]
