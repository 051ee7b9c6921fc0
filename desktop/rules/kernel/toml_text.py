"""One TOML file of an author: bytes from outside into plain tables, within strict bounds.

Problem codes (facts):
  toml.encoding ()                     not UTF-8
  toml.syntax (detail)                 what tomllib says; the place holds line and column
  toml.deep (most)                     nested deeper than anybody needs
  toml.number (most)                   a number far beyond the game
  text.long (length, most)             a text longer than a page can hold
  text.long_word (length, most)        a word without a break
  text.control (sign)                  a control or direction sign
"""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from desktop.rules.kernel.errors import Problem, shown
from desktop.rules.kernel.strict import Faults

MOST_DEEP = 64
MOST_NUMBER = 1_000_000
MOST_TEXT = 20_000
MOST_WORD = 200
_DOTTED = re.compile(r"(?:[\w\"'-]{1,80}[ \t]{0,4}\.[ \t]{0,4}){65}")  # tomllib: quadratic
_WHERE = re.compile(r"\s*\((?:at )?(line \d+, column \d+|end of document)\)\s*$")
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_LONG_WORD = re.compile(rf"\S{{{MOST_WORD + 1},}}")


def parse(name: str, raw: bytes) -> tuple[dict[str, Any] | None, tuple[Problem, ...]]:
    """The tables of a member, or None, and everything wrong with it."""
    faults = Faults(name)
    table = _load(raw, faults)
    if table is None:
        return None, tuple(faults.problems)
    return look_through(table, faults), tuple(faults.problems)


def look_through(table: dict[str, Any], faults: Faults) -> dict[str, Any] | None:
    """The same tables with every wrong text and number in them noted; None where too deep."""
    for place, part, depth in _leaves(table):
        if depth > MOST_DEEP:
            faults.add("toml.deep", place, most=str(MOST_DEEP))
            return None
        _check_leaf(place, part, faults)
    return table


def _load(raw: bytes, faults: Faults) -> dict[str, Any] | None:
    try:
        text = raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        faults.add("toml.encoding", "")
        return None
    if any(_DOTTED.search(line) for line in text.split("\n") if line.count(".") > MOST_DEEP):
        faults.add("toml.deep", "", most=str(MOST_DEEP))
        return None
    try:
        return tomllib.loads(text)
    except RecursionError:
        faults.add("toml.deep", "", most=str(MOST_DEEP))
    except (ValueError, MemoryError) as trouble:
        said = str(trouble)
        where = _WHERE.search(said)
        place = where.group(1) if where else ""
        faults.add("toml.syntax", place, detail=shown(_WHERE.sub("", said)))
    return None


def _leaves(table: dict[str, Any]) -> Iterator[tuple[str, object, int]]:
    """Every value that is no table or list, with its place and depth; never recursive."""
    left: list[tuple[str, object, int]] = [("", table, 0)]
    while left:
        place, part, depth = left.pop()
        if depth > MOST_DEEP:
            yield place[:120], None, depth
            return
        if isinstance(part, dict):
            prefix = f"{place}." if place else ""
            left += [(prefix + key[:80], value, depth + 1) for key, value in part.items()]
        elif isinstance(part, list):
            left += [(f"{place}[{number}]", value, depth + 1) for number, value in enumerate(part)]
        else:
            yield place, part, depth


def _check_leaf(place: str, part: object, faults: Faults) -> None:
    if isinstance(part, int) and abs(part) > MOST_NUMBER:
        faults.add("toml.number", place, most=str(MOST_NUMBER))
    if not isinstance(part, str):
        return
    if len(part) > MOST_TEXT:
        faults.add("text.long", place, length=str(len(part)), most=str(MOST_TEXT))
        return
    word = _LONG_WORD.search(part)
    if word is not None:
        faults.add("text.long_word", place, length=str(len(word.group())), most=str(MOST_WORD))
    sign = _FORBIDDEN.search(part)
    if sign is not None:
        faults.add("text.control", place, sign=f"U+{ord(sign.group()):04X}")
