"""Strict JSON from outside: what other readers let pass is refused here.

Codes of NotStrict: json.not_utf8, json.not_json (line, column), json.doubled_key (key),
json.number (number), json.too_deep (depth), json.surrogate, json.too_large.
"""

import math
import re
from collections import Counter
from typing import Any, NoReturn

import msgspec

DEPTH = 64
_DIGITS = 18  # fits 64 bits whatever the digits are
_ALL_DIGITS_ALIKE = bytes(ord("0") if chr(byte).isdecimal() else byte for byte in range(256))
_TOO_MANY = b"0" * (_DIGITS + 1)
_TOKENS = re.compile(rb'"(?:[^"\\]|\\.)*"|[\[\]{}]', re.DOTALL)


class NotStrict(Exception):
    """JSON that is not accepted: a code and its facts."""

    def __init__(self, code: str, **facts: str) -> None:
        """Keep the facts beside the code."""
        super().__init__(code)
        self.code = code
        self.facts = facts


def loads(raw: bytes, floats: bool = False) -> Any:
    """Plain values from one JSON text; whole numbers only unless `floats`. Raises NotStrict."""
    value = _canonical(raw)
    if value is not None:
        return value
    import json  # only here: our own texts need no second reader

    try:
        text = raw.decode("utf-8", "strict")
    except UnicodeDecodeError as error:
        raise NotStrict("json.not_utf8", byte=str(error.start)) from None
    _check_depth(raw)
    try:
        value = json.loads(
            text,
            object_pairs_hook=_pairs,
            parse_int=_whole,
            parse_float=_finite if floats else _refused,
            parse_constant=_refused,
        )
        if "\\u" in text:
            msgspec.json.encode(value)  # a lone surrogate cannot be written as UTF-8
    except json.JSONDecodeError as error:
        facts = {"line": str(error.lineno), "column": str(error.colno)}
        raise NotStrict("json.not_json", **facts) from None
    except UnicodeEncodeError:
        raise NotStrict("json.surrogate") from None
    except (RecursionError, MemoryError):
        raise NotStrict("json.too_large") from None
    return value


def _refused(text: str) -> NoReturn:
    raise NotStrict("json.number", number=text[:40])


_WHOLE_ONLY = msgspec.json.Decoder(float_hook=_refused)


def _canonical(raw: bytes) -> Any:
    """The value of a text that our own writer would write again to the byte, else None.

    So a doubled key cannot be in it; this is ten times faster than asking for each.
    """
    deep = raw.count(b"{") + raw.count(b"[") > DEPTH
    if deep or b"\\u" in raw or _TOO_MANY in raw.translate(_ALL_DIGITS_ALIKE):
        return None
    try:
        value = _WHOLE_ONLY.decode(raw)
    except (msgspec.MsgspecError, NotStrict, UnicodeError, RecursionError):
        return None
    return value if msgspec.json.encode(value, order="sorted") == raw else None


def _check_depth(raw: bytes) -> None:
    if raw.count(b"{") + raw.count(b"[") <= DEPTH:
        return  # the usual line; nothing to walk
    depth = 0
    for token in _TOKENS.finditer(raw):
        mark = token.group()
        if mark in b"[{":
            depth += 1
            if depth > DEPTH:
                raise NotStrict("json.too_deep", depth=str(DEPTH))
        elif mark in b"]}":
            depth -= 1


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        doubled, _ = Counter(key for key, _ in pairs).most_common(1)[0]
        raise NotStrict("json.doubled_key", key=doubled[:80])
    return value


def _whole(text: str) -> int:
    if len(text.lstrip("-")) > _DIGITS:
        _refused(text)
    return int(text)


def _finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        _refused(text)
    return value
