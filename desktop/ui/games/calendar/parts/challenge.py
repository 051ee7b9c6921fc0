"""A challenge code: seed, year, table rules and page as one short text to copy and type in."""

import re
from collections.abc import Mapping

from desktop.rules.games.calendar.options import OPTIONS

SHARED = ("mode", "boxes", "prev_month_squares", "madness_on", "mark_value")
"""The rules that dice and squares are compared under; at what pace is everybody's own affair."""
_OPTIONS = {option.id: option for option in OPTIONS}
_CODE = re.compile(r"([0-9a-f]{8})-(\d{4})-([a-z]{5})-(.+)", re.IGNORECASE)


def write(seed: str, rules: Mapping[str, str]) -> str:
    """The code of a seed of eight hexadecimal digits and of these rules."""
    letters = "".join(_letter(name, rules.get(name, _OPTIONS[name].default)) for name in SHARED)
    year, page = (rules.get(name, _OPTIONS[name].default) for name in ("year", "page"))
    return f"{seed}-{year}-{letters}-{page}"


def read(code: str) -> tuple[str, dict[str, str]] | None:
    """The seed and the rules of a code; None for anything else."""
    found = _CODE.fullmatch(code.strip())
    if found is None:
        return None
    seed, year, letters, page = found.groups()
    rules = {"year": year, "page": page}
    for name, letter in zip(SHARED, letters.lower(), strict=True):
        place = ord(letter) - ord("a")
        if place >= len(_OPTIONS[name].values):
            return None
        rules[name] = _OPTIONS[name].values[place]
    sound = all(_OPTIONS[name].takes(value) for name, value in rules.items())
    return (seed.lower(), rules) if sound else None


def _letter(name: str, value: str) -> str:
    return chr(ord("a") + _OPTIONS[name].values.index(value))
