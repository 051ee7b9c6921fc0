"""Years of the calendar: the shipped ones, the player's own beside them, the copies saves keep.

A year is a folder, or in the frozen program the same files packed as one, so that no text lies
open there; wherever a path is given, either stands for the other.

Problem codes beside those of the years' reading and of bundles:
  year.none ()                  a folder or file that holds no year
  file.missing ()               nothing there
  pack.not_ours ()              nothing that lies among the player's own years
"""

import os
import shutil
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from desktop import paths
from desktop.rules.games.calendar.content.authored import YEAR
from desktop.rules.games.calendar.content.reading import Reading, fingerprint, read
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.kernel.errors import Problem, Unreadable
from desktop.store import bundles, files
from desktop.store.bundles import Members, Signature
from desktop.store.member_names import escaped

SUFFIX = ".year"
FIRST = "quillport"
_KEPT = ".almanac"
_MOST_FILES = 200


def shipped(name: str = FIRST) -> Path:
    """A year that ships with the program."""
    return _there(paths.shipped("assets", "calendar", name))


def own() -> Path:
    """The folder of the player's own years; it may not exist."""
    return paths.player("years")


def load(path: Path) -> Almanac:
    """The year in a folder, or packed. Raises Unreadable with all problems."""
    return _chosen(path)[1]


def keep(path: Path) -> str:
    """Copy a sound year to where saves resume from; its hash. Raises Unreadable, OSError."""
    members, almanac = _chosen(path)
    target = _kept_file(almanac.hash)
    if not target.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        files.write(target, bundles.packed(members))
    return almanac.hash


def load_kept(hash_: str) -> Almanac | None:
    """The copy that a save resumes from; None where it is gone or damaged."""
    path = _kept_file(hash_)
    return _load_kept(path, hash_, bundles.signature([path]))


@lru_cache(maxsize=4)
def _load_kept(path: Path, hash_: str, _: Signature) -> Almanac | None:
    try:
        members = bundles.unpacked(files.read(path, bundles.MOST_PACKED) or b"")
    except (OSError, ValueError):
        return None
    return read(members).almanac if fingerprint(members) == hash_ else None


def packed(folder: Path) -> bytes:
    """A sound year in one piece. Raises Unreadable with all problems."""
    return bundles.packed(_chosen(folder)[0])


def examine(path: Path) -> tuple[Problem, ...]:
    """Everything that is wrong with a year, warnings as well."""
    there = _there(path)
    return _read(there, _signature(there))[1].problems


def remove(path: Path) -> None:
    """Take a year, sound or broken, off the player's shelf. Raises Unreadable, OSError."""
    if path.parent.resolve() != own().resolve():
        raise Unreadable((Problem("pack.not_ours", "error", escaped(path.name), ""),))
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink()


def is_year(path: Path) -> bool:
    """Whether a folder, its `year.json` or a packed file looks like a year by its names alone."""
    return path.suffix == SUFFIX or path.name == YEAR or (path / YEAR).is_file()


# --- from files ----------------------------------------------------------------------------------


def _chosen(path: Path) -> tuple[Members, Almanac]:
    there = _there(path)
    members, reading = _read(there, _signature(there))
    if reading.almanac is None:
        raise Unreadable(reading.problems)
    return members, reading.almanac


@lru_cache(maxsize=4)
def _read(path: Path, _: Signature) -> tuple[Members, Reading]:
    members, problems = _members(path)
    if not members and not problems:
        code = "year.none" if path.exists() else "file.missing"
        problems = (Problem(code, "error", escaped(path.name), ""),)
    reading = read(members) if members else Reading(None, ())
    almanac = reading.almanac if not problems else None
    return members, Reading(almanac, (*problems, *reading.problems))


def _there(path: Path) -> Path:
    """The folder or the packed file, whichever there is; a year by its `year.json` as well."""
    path = path.absolute()  # `.` has no name
    if path.name == YEAR or not path.name:
        return path.parent
    other = path.with_suffix("") if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)
    return other if not path.exists() and other.exists() else path


def _members(path: Path) -> tuple[Members, tuple[Problem, ...]]:
    if path.is_dir():
        return bundles.members(_inside(path))
    try:
        raw = files.read(path, bundles.MOST_PACKED)
        return (bundles.unpacked(raw) if raw is not None else {}), ()
    except (OSError, ValueError) as trouble:
        detail = escaped(str(getattr(trouble, "strerror", trouble)))
        return {}, (
            Problem("file.unreadable", "error", escaped(path.name), "", {"detail": detail}),
        )


def _inside(folder: Path) -> Iterator[tuple[str, Path]]:
    """The `.json` and `.toml` files of a year's folder and of `months` in it, by their names."""
    many = 0
    for inner in ("", "months/"):
        try:
            with os.scandir(folder / inner) as entries:
                names = sorted(entry.name for entry in entries)
        except OSError:
            continue
        for name in names:
            if (
                name.endswith((".json", ".toml"))
                and not name.startswith(".")
                and many < _MOST_FILES
            ):
                many += 1
                yield f"{inner}{name}", folder / inner / name


def _signature(path: Path) -> Signature:
    return bundles.signature([one for _, one in _inside(path)] if path.is_dir() else [path])


def _kept_file(hash_: str) -> Path:
    return paths.kept_packs() / f"{hash_}{_KEPT}"
