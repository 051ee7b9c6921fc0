"""Packs in folders and zips: reading, the shelf, installing, removing, the copies saves keep.

Problem codes beside those of archive and content: pack.not_ours (removing a shipped pack).
"""

import io
import zipfile
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path

import msgspec

from desktop import paths
from desktop.rules.games.aventura.content import checks
from desktop.rules.games.aventura.content.membership import (
    MANIFEST,
    MIMETYPE,
    members_named,
    pictures_named,
    unlisted,
)
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.reading import Reading, fingerprint, read
from desktop.rules.kernel.errors import Problem, Unreadable
from desktop.rules.kernel.toml_text import parse
from desktop.store import files
from desktop.store.archive import Opened, open_archive
from desktop.store.member_names import MOST_MEMBERS, escaped

SUFFIX = ".solpack"
Signature = tuple[tuple[str, int, int, int], ...]
_LEVEL = 9


class Shelved(msgspec.Struct, frozen=True):
    """One pack on the shelf: sound, or with the problems that keep it from being played."""

    path: Path
    id: str
    title: str
    version: str
    hash: str
    shipped: bool
    problems: tuple[Problem, ...]

    @property
    def sound(self) -> bool:
        """Whether it can be played."""
        return bool(self.hash) and all(one.severity != "error" for one in self.problems)


def load_pack(path: Path) -> Pack:
    """The pack in a folder or zip. Raises Unreadable with all problems where there is an error."""
    reading = open_pack(path)
    if reading.pack is None or not reading.sound:
        raise Unreadable(reading.problems)
    return reading.pack


def load_kept(hash_: str) -> Pack | None:
    """The copy that a save resumes from; None where it is gone or damaged.

    It was sound when it was kept, so only its bytes are compared, by hash.
    """
    opened = _open(_kept_file(hash_))
    if opened.problems or fingerprint(opened.members) != hash_:
        return None
    reading = read(opened.members)
    return reading.pack if reading.sound else None


def open_pack(path: Path, warnings: bool = False) -> Reading:
    """The pack as far as it can be had, with every error, and with every warning if asked for.

    What was read is remembered until a file of the pack changes.
    """
    return _open_pack(path, warnings, _signature(path))


@lru_cache(maxsize=16)
def _open_pack(path: Path, warnings: bool, _: Signature) -> Reading:
    opened = _open(path)
    if not opened.members:
        return Reading(None, tuple(opened.problems) or (_empty(path),))
    reading = read(opened.members)
    found = [*opened.problems, *reading.problems]
    if reading.pack is not None:
        found += (checks.check if warnings else checks.errors)(reading.pack)
    return Reading(reading.pack, tuple(found))


def keep(path: Path) -> str:
    """Copy a sound pack to where saves resume from; its hash. Raises Unreadable, OSError."""
    pack = load_pack(path)
    target = _kept_file(pack.hash)
    if not target.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        files.write(target, packed(_open(path).members))
    return pack.hash


def shelf(safe: bool = False) -> tuple[Shelved, ...]:
    """Shipped packs, then the player's own, each by title; with `safe` none of the player's."""
    shipped = [_shelved(path, True) for path in _packs_in(paths.shipped("maps"))]
    own = [] if safe else [_shelved(path, False) for path in _packs_in(paths.packs())]
    by_title = sorted(shipped, key=_title), sorted(own, key=_title)
    return (*by_title[0], *by_title[1])


def find(word: str) -> Path:
    """Where the pack of this id stands on the shelf; any other word is taken for a path."""
    for path in (*_packs_in(paths.shipped("maps")), *_packs_in(paths.packs())):
        if path.name.removesuffix(SUFFIX) == word or _id_of(path) == word:
            return path
    return Path(word)


def install(path: Path) -> Path:
    """Copy a sound pack into the player's folder; where it stands. Raises Unreadable, OSError.

    The name holds the hash, so another version of the same id stands beside the first.
    """
    pack = load_pack(path)
    target = paths.packs() / f"{pack.head.id}-{pack.hash[:12]}{SUFFIX}"
    if not target.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        files.write(target, packed(_open(path).members))
    return target


def remove(path: Path) -> None:
    """Take a pack, sound or broken, off the player's shelf. Raises Unreadable, OSError."""
    folder = paths.packs().resolve()
    if path.parent.resolve() != folder:
        raise Unreadable((Problem("pack.not_ours", "error", escaped(path.name), ""),))
    if path.is_dir() and not path.is_symlink():
        for inner in sorted(path.rglob("*"), reverse=True):
            inner.rmdir() if inner.is_dir() and not inner.is_symlink() else inner.unlink()
        path.rmdir()
    else:
        path.unlink()


def picture(path: Path, name: str) -> bytes | None:
    """The bytes of a picture of a pack, by the name that its cards use; None without one."""
    opened = open_archive(path, MANIFEST, lambda _: pictures_named(name))
    found = [body for member, body in opened.members.items() if member != MANIFEST]
    return found[0] if found else None


def packed(members: dict[str, bytes]) -> bytes:
    """A pack's members as `.solpack`: always the same bytes for the same members."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED, compresslevel=_LEVEL) as target:
        target.writestr(zipfile.ZipInfo("mimetype"), MIMETYPE, zipfile.ZIP_STORED)
        for name in sorted(members):
            if name != "mimetype":
                entry = zipfile.ZipInfo(name)
                entry.external_attr = 0o644 << 16
                target.writestr(entry, members[name], zipfile.ZIP_DEFLATED)
    return whole.getvalue()


def _open(path: Path) -> Opened:
    opened = open_archive(path, MANIFEST, members_named)
    if MANIFEST in opened.members:
        opened.problems += unlisted(opened.unread, opened.members[MANIFEST])
    if opened.members.get("mimetype", MIMETYPE) != MIMETYPE:
        opened.problems.append(Problem("zip.mimetype", "error", escaped(path.name), ""))
    return opened


def _signature(path: Path) -> Signature:
    """What changes when a file of a pack does: names, times of change and sizes."""
    try:
        inner = sorted(islice(path.rglob("*"), MOST_MEMBERS)) if path.is_dir() else []
        stats = [(str(one), one.lstat()) for one in (path, *inner)]
    except (OSError, ValueError):
        return ()
    return tuple((name, stat.st_mtime_ns, stat.st_size, stat.st_ino) for name, stat in stats)


def _empty(path: Path) -> Problem:
    facts = {"member": MANIFEST}
    return Problem("pack.missing_member", "error", escaped(path.name), "", facts)


def _kept_file(hash_: str) -> Path:
    return paths.kept_packs() / f"{hash_}{SUFFIX}"


def _packs_in(folder: Path) -> Iterator[Path]:
    if not folder.is_dir():
        return
    for path in sorted(folder.iterdir()):
        if path.suffix in (SUFFIX, ".zip") or (path / MANIFEST).is_file():
            yield path


def _id_of(path: Path) -> str:
    """The id that a manifest gives, without judging the rest."""
    opened = open_archive(path, MANIFEST, lambda _: ())
    table, _ = parse(MANIFEST, opened.members.get(MANIFEST, b""))
    head = (table or {}).get("pack")
    return str(head.get("id", "")) if isinstance(head, dict) else ""


def _shelved(path: Path, shipped: bool) -> Shelved:
    reading = open_pack(path)
    if reading.pack is None:
        name = escaped(path.name.removesuffix(SUFFIX))
        return Shelved(path, name, name, "", "", shipped, reading.problems)
    pack = reading.pack
    return Shelved(
        path,
        pack.head.id,
        pack.head.title,
        pack.head.version,
        pack.hash,
        shipped,
        reading.problems,
    )


def _title(one: Shelved) -> tuple[str, str]:
    return one.title.casefold(), one.path.name
