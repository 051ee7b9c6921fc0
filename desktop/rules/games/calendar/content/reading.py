"""The files of a year, as bytes, into an almanac; everything wrong with them at once. Pure.

Problem codes (facts), beside those of kernel.strict, kernel.toml_text, json_text and the checks:
  year.missing_file (member)           a file that is needed and not there
  year.unknown_file (member)           a file that is no part of a year
"""

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from desktop.rules.games.calendar.content import checks, modules, texts
from desktop.rules.games.calendar.content.authored import (
    FILES,
    YEAR,
    PageFile,
    SquareFile,
    YearFile,
)
from desktop.rules.games.calendar.content.schema import (
    Almanac,
    Head,
    Module,
    Page,
    Rating,
    Recipe,
    Scoring,
    Square,
    Texts,
)
from desktop.rules.kernel import json_text
from desktop.rules.kernel.errors import Problem, Unreadable
from desktop.rules.kernel.strict import Faults, convert
from desktop.rules.kernel.toml_text import look_through

__all__ = ["FILES", "Reading", "fingerprint", "is_part", "read", "read_almanac"]


class Reading(msgspec.Struct, frozen=True):
    """The almanac, where there is no error in its files, and all that is wrong with them."""

    almanac: Almanac | None
    problems: tuple[Problem, ...]


def read_almanac(members: Mapping[str, bytes]) -> Almanac:
    """The almanac in these members; raises Unreadable with every problem where one is an error."""
    reading = read(members)
    if reading.almanac is None:
        raise Unreadable(reading.problems)
    return reading.almanac


def is_part(name: str) -> bool:
    """Whether a file of this name belongs to a year."""
    return name in FILES or texts.of(name) is not None


def read(members: Mapping[str, bytes]) -> Reading:
    """The almanac in these members (file name -> bytes), with all problems of all of them."""
    problems = [
        Problem("year.unknown_file", "error", name, "", {"member": name})
        for name in sorted(members)
        if not is_part(name)
    ]
    file, rules, found = _year(members)
    problems += found
    ids = frozenset(module.id.partition(".")[0] for module in rules)
    told, found = texts.read(members, file.language if file is not None else "en", ids)
    problems += found
    if file is None or any(problem.severity == "error" for problem in problems):
        return Reading(None, tuple(problems))
    return Reading(_almanac(file, rules, told, fingerprint(members)), tuple(problems))


def fingerprint(members: Mapping[str, bytes]) -> str:
    """The hash of a year: the same for either kind of line end."""
    digest = hashlib.sha256()
    for name in sorted(members):
        body = members[name].replace(b"\r\n", b"\n")
        digest.update(f"{name}\0{len(body)}\0".encode())
        digest.update(body)
    return digest.hexdigest()


def _year(
    members: Mapping[str, bytes],
) -> tuple[YearFile | None, tuple[Module, ...], list[Problem]]:
    """`year.json` as far as it can be had, its modules apart."""
    if YEAR not in members:
        return None, (), [Problem("year.missing_file", "error", YEAR, "", {"member": YEAR})]
    faults = Faults(YEAR)
    table = _json(members[YEAR], faults)
    if table is None:
        return None, (), faults.problems
    rules = modules.read(table.pop("modules", []), faults)
    file = convert(table, YearFile, faults)
    if file is not None:
        checks.year(file, faults)
    return file, rules, faults.problems


def _json(raw: bytes, faults: Faults) -> dict[str, Any] | None:
    try:
        table = json_text.loads(raw.removeprefix(b"\xef\xbb\xbf"))
    except json_text.NotStrict as trouble:
        faults.add(trouble.code, "", **trouble.facts)
        return None
    if not isinstance(table, dict):
        faults.add("pack.wrong_type", "", expected="table", found=type(table).__name__)
        return None
    return look_through(table, faults)


def _almanac(
    file: YearFile, rules: tuple[Module, ...], told: dict[str, Texts], hash_: str
) -> Almanac:
    recipe = file.generate
    return Almanac(
        head=Head(file.id, file.version, file.title, file.language),
        hash=hash_,
        recipe=Recipe(recipe.generator, recipe.seed, recipe.difficulty) if recipe else None,
        year=0 if recipe else file.year,
        pages=tuple(_page(page) for page in sorted(file.months, key=lambda page: page.month)),
        modules=rules,
        scoring=Scoring(file.scoring.special, file.scoring.all_boxes),
        rating=Rating(file.rating.twists, file.rating.base),
        date_flags={} if recipe else {**file.date_flags},
        texts=told,
    )


def _page(page: PageFile) -> Page:
    squares = {day: _square(square) for day, square in sorted(page.squares.items())}
    return Page(page.month, page.boxes, squares)


def _square(square: SquareFile) -> Square:
    return Square(square.kind, square.value, square.symbols, square.need, square.flags)
