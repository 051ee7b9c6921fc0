"""The content that a game was begun with: its copy, which every save resumes from.

Codes of problems: those of store/packs.py; content.no_pack (game) for a game without packs.
"""

import re
from pathlib import Path
from typing import Any

from desktop.rules.kernel.errors import Problem, Unreadable
from desktop.store.format import ContentRef, Header

_HASH = re.compile(r"[0-9a-f]{8,128}")
_WITH_PACKS = ("aventura",)


def keep(game: str, path: Path) -> tuple[ContentRef, Any]:
    """Copy a sound pack for saves to resume from: its reference, and the content of the copy.

    The copy is read back, so a game begins with the bytes that it will go on with.
    Raises Unreadable, OSError.
    """
    from desktop.store import packs  # only here: the shelf starts without the pack's checks

    if game not in _WITH_PACKS:
        raise Unreadable((Problem("content.no_pack", "error", path.name, "", {"game": game}),))
    kept = packs.keep(path)
    pack = packs.load_kept(kept)
    if pack is None:
        raise OSError(f"the copy of {path.name} does not read as itself")
    return ContentRef(pack.head.id, pack.head.version, kept), pack


def find(header: Header) -> Any:
    """The kept content that a save's header names; None where it is gone or damaged."""
    from desktop.store import packs

    if header.game not in _WITH_PACKS or not _HASH.fullmatch(header.content.hash):
        return None
    return packs.load_kept(header.content.hash)


def newer(header: Header) -> Path | None:
    """Another version of a save's pack on the shelf, to be offered and never forced."""
    from desktop.store import packs

    for shelved in packs.shelf():
        other = shelved.hash != header.content.hash
        if shelved.sound and shelved.id == header.content.id and other:
            return shelved.path
    return None
