"""The content that a game was begun with: its copy, which every save resumes from.

Codes of problems: those of store/packs.py, tables.py and almanacs.py; content.no_pack (game) for
a game without content of its own.
"""

import re
from pathlib import Path
from typing import Any

from desktop.rules.kernel.errors import Problem, Unreadable
from desktop.store.format import ContentRef, Header

_HASH = re.compile(r"[0-9a-f]{8,128}")


def load(game: str, path: Path) -> Any:
    """A pack, tables or a year, read and checked whole. Raises Unreadable with all problems."""
    match game:
        case "aventura":
            from desktop.store import packs  # only here: the shelf starts without any checks

            return packs.load_pack(path)
        case "book":
            from desktop.store import tables

            return tables.load(path)
        case "calendar":
            from desktop.store import almanacs

            return almanacs.load(path)
        case _:
            raise _without(game, path)


def keep(game: str, path: Path) -> tuple[ContentRef, Any]:
    """Copy sound content for saves to resume from: its reference, and the content of the copy.

    The copy is read back, so a game begins with the bytes that it will go on with.
    Raises Unreadable, OSError.
    """
    match game:
        case "aventura":
            from desktop.store import packs

            kept = packs.keep(path)
        case "book":
            from desktop.store import tables

            kept = tables.keep(path)
        case "calendar":
            from desktop.store import almanacs

            kept = almanacs.keep(path)
        case _:
            raise _without(game, path)
    content = _kept(game, kept)
    if content is None:
        raise OSError(f"the copy of {path.name} does not read as itself")
    return ContentRef(content.head.id, content.head.version, kept), content


def find(header: Header) -> Any:
    """The kept content that a save's header names; None where it is gone or damaged."""
    return _kept(header.game, header.content.hash)


def newer(header: Header) -> Path | None:
    """Another version of a save's content on the shelf, to be offered and never forced."""
    match header.game:
        case "aventura":
            from desktop.store import packs

            for shelved in packs.shelf():
                other = shelved.hash != header.content.hash
                if shelved.sound and shelved.id == header.content.id and other:
                    return shelved.path
        case "book":
            from desktop.store import tables

            laid = tables.shelf().tables
            if laid.head.id == header.content.id and laid.hash != header.content.hash:
                return tables.own()
        case "calendar":
            return _newer_year(header)
        case _:
            pass
    return None


def _newer_year(header: Header) -> Path | None:
    from desktop.store import almanacs, glance

    for path, _ in glance.years():
        seen = glance.year(path)
        if seen is None or seen.id != header.content.id:
            continue
        try:
            if almanacs.load(path).hash != header.content.hash:
                return path
        except Unreadable:
            continue
    return None


def _kept(game: str, hash_: str) -> Any:
    if not _HASH.fullmatch(hash_):
        return None
    match game:
        case "aventura":
            from desktop.store import packs

            return packs.load_kept(hash_)
        case "book":
            from desktop.store import tables

            return tables.load_kept(hash_)
        case "calendar":
            from desktop.store import almanacs

            return almanacs.load_kept(hash_)
        case _:
            return None


def _without(game: str, path: Path) -> Unreadable:
    return Unreadable((Problem("content.no_pack", "error", path.name, "", {"game": game}),))
