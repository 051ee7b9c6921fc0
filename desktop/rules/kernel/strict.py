"""Plain tables from a file into authored records: strict, and with all faults at once.

Problem codes (facts):
  pack.unknown_key (key, nearest)            a key that the table does not have
  pack.missing_key (key)                     a key that the table needs
  pack.wrong_type (expected, found)          another kind of value
  pack.unknown_word (word, allowed, nearest) none of the words allowed here
"""

from collections.abc import Callable
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from desktop.rules.kernel.errors import Problem

S = TypeVar("S", bound=msgspec.Struct)
_NAMES = ("id", "no", "turn", "to", "letter")  # what tells one entry of a list from another
_NOTHING = object()
_MOST_LOOKED = 100  # faults of a file that a likely word is looked for; it takes its time


class Faults:
    """Gathers the problems of one file."""

    def __init__(self, file: str) -> None:
        """Begin without any problem."""
        self.file = file
        self.problems: list[Problem] = []

    def add(self, code: str, place: str, **facts: str) -> None:
        """Note an error at a place of the file."""
        self.problems.append(Problem(code, "error", self.file, place, facts))

    def nearest(self, word: str, known: list[str] | tuple[str, ...]) -> str:
        """The known word most like this one; an empty text after many faults."""
        return nearest(word, known) if len(self.problems) < _MOST_LOOKED else ""


def nearest(word: str, known: list[str] | tuple[str, ...]) -> str:
    """The known word most like this one, or an empty text."""
    close = get_close_matches(word[:80], known, n=1, cutoff=0.6)
    return close[0] if close else ""


def convert(table: dict[str, Any], shape: type[S], faults: Faults) -> S | None:
    """The table as a record; None where it cannot be had.

    What is wrong is noted and left out, so that the rest can still be checked.
    """
    try:
        return msgspec.convert(table, shape)
    except (msgspec.ValidationError, RecursionError):
        pass
    mended = _mend(table, _shape(shape), "", faults)
    if mended is _NOTHING:
        return None
    try:
        return msgspec.convert(mended, shape)
    except (msgspec.ValidationError, RecursionError) as trouble:
        faults.add("pack.wrong_type", "", expected=shape.__name__, found=str(trouble)[:200])
        return None


@lru_cache(maxsize=32)
def _shape(shape: type[msgspec.Struct]) -> inspect.Type:
    return inspect.type_info(shape)


def _mend(value: object, shape: inspect.Type, place: str, faults: Faults) -> object:
    """The value without what is wrong in it; _NOTHING where nothing of use is left."""
    match shape:
        case inspect.StructType():
            return _mend_struct(value, shape, place, faults)
        case inspect.UnionType():
            return _mend_union(value, shape, place, faults)
        case inspect.VarTupleType():
            return _mend_list(value, shape, place, faults)
        case inspect.DictType():
            return _mend_dict(value, shape, place, faults)
        case inspect.LiteralType():
            return _mend_word(value, [str(word) for word in shape.values], place, faults)
        case _:
            return _mend_plain(value, shape, place, faults)


def _mend_struct(value: object, shape: inspect.StructType, place: str, faults: Faults) -> object:
    if not isinstance(value, dict):
        faults.add("pack.wrong_type", place, expected="table", found=_kind(value))
        return _NOTHING
    fields = {field.encode_name: field for field in shape.fields}
    parts = {key: part for key, part in value.items() if key != shape.tag_field}
    mended: dict[str, object] = {}
    for key, part in parts.items():
        if key not in fields:
            close = faults.nearest(key, [*fields])
            faults.add("pack.unknown_key", _join(place, key), key=key[:80], nearest=close)
            continue
        kept = _mend(part, fields[key].type, _join(place, key), faults)
        if kept is not _NOTHING:
            mended[key] = kept
    needed = [key for key, field in fields.items() if field.required]
    for key in needed:
        if key not in parts:
            faults.add("pack.missing_key", place, key=key)
    if any(key not in mended for key in needed):
        return _NOTHING
    return mended if shape.tag_field is None else {shape.tag_field: shape.tag, **mended}


def _mend_union(value: object, shape: inspect.UnionType, place: str, faults: Faults) -> object:
    types = [part for part in shape.types if not isinstance(part, inspect.NoneType)]
    if len(types) == 1:
        return _mend(value, types[0], place, faults)
    tagged = {str(part.tag): part for part in types if isinstance(part, inspect.StructType)}
    if not isinstance(value, dict):
        faults.add("pack.wrong_type", place, expected="table", found=_kind(value))
        return _NOTHING
    if "do" not in value:
        faults.add("pack.missing_key", place, key="do")
        return _NOTHING
    word = _mend_word(value["do"], [*tagged], _join(place, "do"), faults)
    return _NOTHING if word is _NOTHING else _mend(value, tagged[str(word)], place, faults)


def _mend_list(value: object, shape: inspect.VarTupleType, place: str, faults: Faults) -> object:
    if not isinstance(value, list):
        faults.add("pack.wrong_type", place, expected="list", found=_kind(value))
        return _NOTHING
    mended = [
        _mend(part, shape.item_type, f"{place}[{_name(part, number)}]", faults)
        for number, part in enumerate(value)
    ]
    return [part for part in mended if part is not _NOTHING]


def _mend_dict(value: object, shape: inspect.DictType, place: str, faults: Faults) -> object:
    if not isinstance(value, dict):
        faults.add("pack.wrong_type", place, expected="table", found=_kind(value))
        return _NOTHING
    mended = {
        key: _mend(part, shape.value_type, _join(place, key), faults) for key, part in value.items()
    }
    return {key: part for key, part in mended.items() if part is not _NOTHING}


def _mend_word(value: object, allowed: list[str], place: str, faults: Faults) -> object:
    if not isinstance(value, str):
        faults.add("pack.wrong_type", place, expected="text", found=_kind(value))
        return _NOTHING
    if value not in allowed:
        faults.add(
            "pack.unknown_word",
            place,
            word=value[:80],
            allowed=", ".join(allowed),
            nearest=faults.nearest(value, allowed),
        )
        return _NOTHING
    return value


_PLAIN: dict[type[inspect.Type], tuple[str, Callable[[object], bool]]] = {
    inspect.StrType: ("text", lambda value: isinstance(value, str)),
    inspect.BoolType: ("true or false", lambda value: isinstance(value, bool)),
    inspect.IntType: (
        "whole number",
        lambda value: isinstance(value, int) and not isinstance(value, bool),
    ),
}


def _mend_plain(value: object, shape: inspect.Type, place: str, faults: Faults) -> object:
    if isinstance(shape, inspect.TupleType):
        return _mend_pair(value, shape, place, faults)
    expected, fits = _PLAIN[type(shape)]
    if not fits(value):
        faults.add("pack.wrong_type", place, expected=expected, found=_kind(value))
        return _NOTHING
    return value


def _mend_pair(value: object, shape: inspect.TupleType, place: str, faults: Faults) -> object:
    many = len(shape.item_types)
    if not isinstance(value, list) or len(value) != many:
        faults.add("pack.wrong_type", place, expected=f"list of {many}", found=_kind(value))
        return _NOTHING
    pairs = enumerate(zip(value, shape.item_types, strict=True))
    mended = [_mend(part, kind, f"{place}[{n}]", faults) for n, (part, kind) in pairs]
    return _NOTHING if _NOTHING in mended else mended


def _join(place: str, key: str) -> str:
    return f"{place}.{key[:80]}" if place else key[:80]


def _name(part: object, number: int) -> str:
    """How an entry of a list is called in a place: by its id, else by its position from 0."""
    if isinstance(part, dict):
        for key in _NAMES:
            if isinstance(part.get(key), str | int):
                return str(part[key])[:40]
    return str(number)


def _kind(value: object) -> str:
    """The kind of a TOML value, in words that authors know."""
    kinds = {
        bool: "true or false",
        int: "whole number",
        float: "number with a point",
        str: "text",
        list: "list",
        dict: "table",
    }
    return kinds.get(type(value), "date or time")
