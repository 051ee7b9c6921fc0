"""The table files, as bytes, into tables; everything wrong with them at once. Pure.

Problem codes (facts), beside those of kernel.strict, kernel.toml_text, checks and translations:
  tables.missing_file (member)         one of the three files is not there
  tables.unknown_file (member)         a file that is no table and no translation of one
"""

import hashlib
from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec

from desktop.rules.games.book.content import checks, checks_stories, translations
from desktop.rules.games.book.content.authored import (
    ENCOUNTERS,
    FILES,
    INVENTORY,
    STORIES,
    EncountersFile,
    InterludePart,
    InventoryFile,
    StoriesFile,
    StoryPart,
)
from desktop.rules.games.book.content.schema import (
    WRITTEN,
    Head,
    Interlude,
    Piece,
    Story,
    Tables,
    Titles,
)
from desktop.rules.kernel.errors import Problem, Unreadable
from desktop.rules.kernel.strict import Faults, convert
from desktop.rules.kernel.toml_text import parse

__all__ = ["FILES", "Reading", "fingerprint", "read", "read_tables"]

S = TypeVar("S", InventoryFile, EncountersFile, StoriesFile)


class Reading(msgspec.Struct, frozen=True):
    """The tables, where there is no error in them, and all that is wrong with their files."""

    tables: Tables | None
    problems: tuple[Problem, ...]


def read_tables(members: Mapping[str, bytes]) -> Tables:
    """The tables in these members; raises Unreadable with every problem where there is an error."""
    reading = read(members)
    if reading.tables is None:
        raise Unreadable(reading.problems)
    return reading.tables


def read(members: Mapping[str, bytes]) -> Reading:
    """The tables in these members (file name -> bytes), with all problems of all of them."""
    problems = [
        Problem("tables.unknown_file", "error", name, "", {"member": name})
        for name in sorted(members)
        if name not in FILES and translations.of(name) is None
    ]
    inventory = _file(members, INVENTORY, InventoryFile, problems)
    encounters = _file(members, ENCOUNTERS, EncountersFile, problems)
    stories = _file(members, STORIES, StoriesFile, problems)
    words, found = translations.read(members, inventory, encounters, stories)
    problems += found
    if inventory is None or encounters is None or stories is None or _errors(problems):
        return Reading(None, tuple(problems))
    tables = Tables(
        head=_head(inventory.tables, encounters.tables, stories.tables),
        wares={ware.id: ware for ware in inventory.ware},
        encounters={encounter.letter: encounter for encounter in encounters.encounter},
        stories={letter: _story(getattr(stories, letter)) for letter in WRITTEN},
        town=_interlude(stories.town),
        flight=_interlude(stories.flight),
        hash=fingerprint(members),
        words=words,
    )
    return Reading(tables, tuple(problems))


def fingerprint(members: Mapping[str, bytes]) -> str:
    """The hash of tables: the same for either kind of line end."""
    digest = hashlib.sha256()
    for name in sorted(members):
        body = members[name].replace(b"\r\n", b"\n")
        digest.update(f"{name}\0{len(body)}\0".encode())
        digest.update(body)
    return digest.hexdigest()


def _file(
    members: Mapping[str, bytes], name: str, shape: type[S], problems: list[Problem]
) -> S | None:
    """One of the three files as far as it can be had, looked through by its own checks."""
    if name not in members:
        problems.append(Problem("tables.missing_file", "error", name, "", {"member": name}))
        return None
    table, found = parse(name, members[name])
    problems += found
    if table is None:
        return None
    faults = Faults(name)
    checks.expect_format(table, faults)
    record = convert(table, shape, faults)
    match record:
        case InventoryFile():
            checks.inventory(record, faults)
        case EncountersFile():
            checks.encounters(record, faults)
        case StoriesFile():
            checks_stories.stories(record, faults)
        case _:
            pass
    problems += faults.problems
    return record


def _errors(problems: Iterable[Problem]) -> bool:
    return any(problem.severity == "error" for problem in problems)


def _head(inventory: Head, encounters: Head, stories: Head) -> Head:
    """The head of all three: the stories' name, and a version that changes with any of them."""
    version = f"{inventory.version}.{encounters.version}.{stories.version}"
    ours = inventory.ours and encounters.ours and stories.ours
    return Head(stories.id, version, stories.title, ours)


def _titles(part: InterludePart) -> Titles:
    return Titles(
        tuple(" ".join(word.split()) for word in part.rows),
        tuple(" ".join(word.split()) for word in part.hooks),
    )


def _pieces(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Pieces with their line breaks folded to single spaces."""
    return tuple(
        msgspec.structs.replace(piece, text=" ".join(piece.text.split())) for piece in pieces
    )


def _story(part: StoryPart) -> Story:
    return Story(
        _titles(part),
        _pieces(part.situation),
        _pieces(part.opening),
        _pieces(part.turn),
        _pieces(part.closing),
    )


def _interlude(part: InterludePart) -> Interlude:
    told = _pieces(part.opening), _pieces(part.turn), _pieces(part.closing)
    return Interlude(_titles(part), *told)
