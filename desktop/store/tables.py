"""Tables of the Book: the shipped ones, the player's own in their place, the copies saves keep.

The player's own lie in a folder under the same file names; each file there stands in for the
shipped one. One with an error is not used: the shipped one is, and its problems are told.

Problem codes beside those of the tables' reading:
  file.missing (), file.unreadable (detail), member.large (most)
  tables.none ()                a folder or file that holds no tables
"""

import os
from functools import lru_cache
from pathlib import Path

import msgspec

from desktop import paths
from desktop.rules.games.book.content import translations
from desktop.rules.games.book.content.reading import FILES, Reading, fingerprint, read
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.kernel.errors import Problem, Unreadable
from desktop.store import bundles, files
from desktop.store.bundles import Members, Signature
from desktop.store.member_names import escaped

SUFFIX = ".tables"
_MOST_FILES = 60


class Laid(msgspec.Struct, frozen=True):
    """The tables to play with: which files are the player's own, and why others are not used."""

    tables: Tables
    members: Members
    own: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()


def shipped() -> Path:
    """The folder of the tables that ship with the program."""
    return paths.shipped("assets", "book")


def own() -> Path:
    """The folder of the player's own tables; it may not exist."""
    return paths.player("tables", "book")


def shelf(*, safe: bool = False) -> Laid:
    """What a new book is played with; with `safe` nothing of the player's own.

    Raises Unreadable where the shipped tables are broken themselves.
    """
    return _laid(shipped(), _signature(shipped()), own(), () if safe else _signature(own()))


def load(path: Path) -> Tables:
    """The tables in a folder, or with one file in it; what is missing there is the shipped one's.

    A faulty file of the player's own folder is left out, see `shelf`; elsewhere it raises
    Unreadable with all problems.
    """
    return _chosen(path).tables


def keep(path: Path) -> str:
    """Copy sound tables to where saves resume from; their hash. Raises Unreadable, OSError."""
    laid = _chosen(path)
    target = _kept_file(laid.tables.hash)
    if not target.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        files.write(target, bundles.packed(laid.members))
    return laid.tables.hash


def load_kept(hash_: str) -> Tables | None:
    """The copy that a save resumes from; None where it is gone or damaged."""
    return _load_kept(_kept_file(hash_), hash_, _signature(paths.kept_packs(), f"{hash_}{SUFFIX}"))


@lru_cache(maxsize=2)
def _load_kept(path: Path, hash_: str, _: Signature) -> Tables | None:
    try:
        members = bundles.unpacked(files.read(path, bundles.MOST_PACKED) or b"")
    except (OSError, ValueError):
        return None
    return read(members).tables if fingerprint(members) == hash_ else None


def examine(path: Path) -> tuple[Problem, ...]:
    """Everything that is wrong with tables in a folder, or with one file, warnings as well."""
    given, problems = _members(path)
    if not given and not problems:
        code = "tables.none" if path.exists() else "file.missing"
        return (Problem(code, "error", escaped(path.name), ""),)
    whole = read(_over(_members(shipped())[0], given))
    return (*problems, *(one for one in whole.problems if one.file in given))


def faults() -> tuple[Problem, ...]:
    """Why files of the player's own are not used; nothing where all are."""
    return shelf().problems


# --- from files ----------------------------------------------------------------------------------


def _chosen(path: Path) -> Laid:
    if path in (shipped(), own()):
        return shelf(safe=path == shipped())
    problems = tuple(one for one in examine(path) if one.severity == "error")
    if problems:
        raise Unreadable(problems)
    members = _over(_members(shipped())[0], _members(path)[0])
    return Laid(_sound(read(members)), members)


@lru_cache(maxsize=4)
def _laid(ours: Path, _: Signature, theirs: Path, signature: Signature) -> Laid:
    """The shipped tables with the player's own in their place, as far as those are sound."""
    members, problems = _members(ours)
    if problems:
        raise Unreadable(problems)
    if not signature:
        return Laid(_sound(read(members)), members)
    given, trouble = _members(theirs)
    problems = trouble
    used: list[str] = []
    for group in _groups(given):
        tried = _over(members, group)
        found = read(tried)
        if found.tables is None:
            problems += tuple(one for one in found.problems if one.severity == "error")
        else:
            members = tried
            used += group
    return Laid(_sound(read(members)), members, tuple(used), problems)


def _sound(reading: Reading) -> Tables:
    if reading.tables is None:
        raise Unreadable(reading.problems)
    return reading.tables


def _over(members: Members, given: Members) -> Members:
    """Files in the place of others; a translation of a file that is replaced goes with it."""
    kept = {name: body for name, body in members.items() if _stem(name) not in given}
    return kept | given


def _stem(name: str) -> str:
    """The file that a translation is of; nothing for a file itself."""
    found = translations.of(name)
    return found[0] if found is not None else ""


def _groups(given: Members) -> list[Members]:
    """Each file with its translations, then every other file by itself."""
    groups: dict[str, Members] = {}
    for name in sorted(given):
        stem = _stem(name)
        groups.setdefault(stem if stem in given else name, {})[name] = given[name]
    return [*groups.values()]


def _members(path: Path) -> tuple[Members, tuple[Problem, ...]]:
    """The tables' files in a folder, or the one file, as bytes within bounds."""
    return bundles.members((one.name, one) for one in _paths(path))


def _paths(path: Path) -> list[Path]:
    """The file itself, or the `.toml` files of the folder."""
    if path.is_file():
        return [path]
    try:
        with os.scandir(path) as entries:
            names = sorted(entry.name for entry in entries if entry.name.endswith(".toml"))
    except OSError:
        return []
    return [path / name for name in names[:_MOST_FILES] if not name.startswith(".")]


def holds_tables(path: Path) -> bool:
    """Whether a folder or file looks like tables by its names alone."""
    return any(one.name in FILES or _stem(one.name) for one in _paths(path))


def _signature(folder: Path, name: str = "") -> Signature:
    """What changes when a file does: names, times of change and sizes."""
    return bundles.signature([folder / name] if name else _paths(folder))


def _kept_file(hash_: str) -> Path:
    return paths.kept_packs() / f"{hash_}{SUFFIX}"
