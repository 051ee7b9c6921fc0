"""The head of a pack, of tables or of a year, at a glance: without reading or checking the rest.

For the shelf, which must open at once; a pack is read whole when it is chosen.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from desktop import paths
from desktop.store.archive import open_archive

_SUFFIXES = (".solpack", ".zip")
_MANIFEST = "pack.toml"
_TITLE = 200  # letters
_MOST = 64 << 10  # bytes; a longer manifest or translation is not read for its head
_HEAD = 4 << 10  # bytes of a table's file, whose head stands first
TABLES = ("inventory.toml", "encounters.toml", "stories.toml")
_TABLES_MINUTES = (45, 45)
_YEAR = "year.json"
_PACKED_YEAR = ".year"
_MOST_YEAR = 1 << 20
DAILY = (2, 2)
"""The minutes of a year: so many a day."""


class Glance(msgspec.Struct, frozen=True):
    """What the shelf says of content; `language` is its own, `minutes` from and to."""

    path: Path
    id: str
    title: str
    language: str
    minutes: tuple[int, int] | None
    players: tuple[int, ...]
    version: str = ""
    languages: tuple[str, ...] = ()  # those it is translated into


class _Head(msgspec.Struct):
    id: str
    title: str
    language: str = "en"
    minutes: tuple[int, int] | None = None
    players: tuple[int, ...] = (1, 2)
    version: str = ""
    languages: tuple[str, ...] = ()


class _Manifest(msgspec.Struct):
    pack: _Head


def _head(manifest: bytes) -> _Head | None:
    if len(manifest) > _MOST:
        return None
    try:
        return msgspec.convert(tomllib.loads(manifest.decode("utf-8")), _Manifest).pack
    except (ValueError, RecursionError, msgspec.ValidationError):
        return None


def _title(raw: bytes) -> str:
    """The title in a translation; its tables after the first, [pack], are not read."""
    try:
        lines = raw.decode("utf-8").splitlines(keepends=True)
        tables = [number for number, line in enumerate(lines) if line.startswith("[")]
        first = "".join(lines[: tables[1]] if len(tables) > 1 else lines)
        if len(first) > _MOST:
            return ""
        title = tomllib.loads(first)["pack"]["title"]
    except (ValueError, RecursionError, KeyError, TypeError):
        return ""
    return title[:_TITLE] if isinstance(title, str) else ""


def glance(path: Path, language: str = "") -> Glance | None:
    """The head of one pack, its title in a language if it is translated into that.

    None where it cannot be had. Never raises.
    """
    words = f"text/{language}.toml"
    members = open_archive(path, _MANIFEST, lambda _: (words,) if language else ()).members
    head = _head(members.get(_MANIFEST, b""))
    if head is None:
        return None
    translated = _title(members.get(words, b"")) if language in head.languages else ""
    return Glance(
        path,
        head.id,
        translated or head.title[:_TITLE],
        head.language,
        head.minutes,
        head.players,
        head.version,
        head.languages,
    )


def standing(*, safe: bool = False) -> Iterator[tuple[Path, bool]]:
    """Every pack by its path, sound or not, and whether it is the player's own.

    Shipped packs first, then the player's own unless `safe`.
    """
    folders = [paths.shipped("maps")] if safe else [paths.shipped("maps"), paths.packs()]
    for number, folder in enumerate(folders):
        if not folder.is_dir():
            continue
        for path in sorted(folder.iterdir()):
            if path.suffix in _SUFFIXES or (path / _MANIFEST).is_file():
                yield path, number > 0


def tables(*, safe: bool = False) -> Glance | None:
    """The tables of the Book that lie there: by their path the player's own, where there are any.

    Their version is made of those of the three files. None where they cannot be had. Never raises.
    """
    shipped = paths.shipped("assets", "book")
    chosen = own_tables() if not safe and any(own_tables().glob("*.toml")) else shipped
    heads = [_table_head(chosen / name) or _table_head(shipped / name) for name in TABLES]
    found = [head for head in heads if head is not None]
    if len(found) < len(TABLES):
        return None
    stories, version = found[-1], ".".join(head.version for head in found)
    languages = tuple(path.name.split(".")[1] for path in sorted(shipped.glob("stories.*.toml")))
    title = stories.title[:_TITLE]
    return Glance(chosen, stories.id, title, "en", _TABLES_MINUTES, (1,), version, languages)


def own_tables() -> Path:
    """The folder of the player's own tables of the Book; it may not exist."""
    return paths.player("tables", "book")


def _table_head(path: Path) -> _Head | None:
    """The `[tables]` of a file, which stands before everything else in it."""
    try:
        with path.open("rb") as file:
            raw = file.read(_HEAD)
        lines = raw.decode("utf-8", "ignore").splitlines(keepends=True)
        ends = [number for number, line in enumerate(lines) if line.startswith("[")]
        first = "".join(lines[: ends[1]] if len(ends) > 1 else lines)
        return msgspec.convert(tomllib.loads(first)["tables"], _Head)
    except (OSError, ValueError, KeyError, RecursionError, msgspec.ValidationError):
        return None


def years(*, safe: bool = False) -> Iterator[tuple[Path, bool]]:
    """Every year of the calendar by its path, sound or not, and whether it is the player's own.

    Shipped ones first, then the player's own unless `safe`.
    """
    shipped = paths.shipped("assets", "calendar")
    folders = [shipped] if safe else [shipped, own_years()]
    for number, folder in enumerate(folders):
        if not folder.is_dir():
            continue
        for path in sorted(folder.iterdir()):
            if (path / _YEAR).is_file() or (path.suffix == _PACKED_YEAR and path.is_file()):
                yield path, number > 0


def own_years() -> Path:
    """The folder of the player's own years; it may not exist."""
    return paths.player("years")


def year(path: Path) -> Glance | None:
    """The head of one year. None where it cannot be had. Never raises."""
    try:
        raw, names = _year_file(path)
        head = msgspec.json.decode(raw, type=_Head)
    except (OSError, ValueError, KeyError, RecursionError, msgspec.MsgspecError):
        return None
    stories = sorted(name for name in names if name.startswith("months/01."))
    languages = tuple(name.split(".")[1] for name in stories if name.count(".") == 2)
    title, version = head.title[:_TITLE], head.version or "1"
    return Glance(path, head.id, title, head.language, DAILY, (1,), version, languages)


def _year_file(path: Path) -> tuple[bytes, list[str]]:
    """The bytes of `year.json` and the names beside it. Raises OSError, ValueError, KeyError."""
    if path.is_dir():
        with (path / _YEAR).open("rb") as file:
            names = [f"months/{one.name}" for one in path.glob("months/01.*.toml")]
            return file.read(_MOST_YEAR), names
    from desktop.store import bundles  # only here: from a checkout nothing is packed

    members = bundles.unpacked(path.read_bytes())
    return members[_YEAR], [*members]
