"""JSON as it should be: no doubled keys, no NaN, no huge numbers, at most 64 levels deep."""

import json
from math import isfinite

from desktop.atlas.refusal import DEPTH, Refused, decoded

DIGITS = 25  # an integer longer than this is no coordinate


def parse(data: bytes) -> object:
    """The value of a JSON file; raises Refused."""
    text = decoded(data)
    try:
        tree = json.loads(
            text,
            object_pairs_hook=_once,
            parse_constant=_no_constant,
            parse_int=_integer,
            parse_float=_number,
        )
    except json.JSONDecodeError as error:
        raise Refused("map.not_json", line=error.lineno, column=error.colno) from error
    except (RecursionError, MemoryError) as error:
        raise Refused("map.too_deep", limit=DEPTH) from error
    _look_through(tree, "\\u" in text)
    return tree


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    whole = dict(pairs)
    if len(whole) != len(pairs):
        keys = [key for key, _ in pairs]
        raise Refused("map.doubled_key", key=next(key for key in keys if keys.count(key) > 1))
    return whole


def _no_constant(text: str) -> object:
    raise Refused("map.not_finite", value=text)


def _integer(text: str) -> int:
    if len(text) > DIGITS:
        raise Refused("map.huge_number", digits=len(text))
    return int(text)


def _number(text: str) -> float:
    value = float(text)
    if not isfinite(value):
        raise Refused("map.not_finite", value=text)
    return value


def _look_through(tree: object, escapes: bool) -> None:
    """Refuse what is too deep, and lone surrogates, which only escapes can bring in."""
    level = [tree]
    for depth in range(DEPTH + 1):
        if escapes and any(_is_torn(value) for value in level):
            raise Refused("map.lone_surrogate")
        level = [value for value in level if isinstance(value, dict | list)]
        if level and depth == DEPTH:
            raise Refused("map.too_deep", limit=DEPTH)
        level = [child for value in level for child in _children(value)]


def _children(value: object) -> list[object]:
    if isinstance(value, dict):
        return [*value.keys(), *value.values()]
    return list(value) if isinstance(value, list) else []


def _is_torn(value: object) -> bool:
    return isinstance(value, str) and any("\ud800" <= c <= "\udfff" for c in value)
