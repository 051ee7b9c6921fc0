"""The files of tables or of a year as one value: read from a folder, packed into one piece.

Problem codes: file.unreadable (detail), member.large (most).
"""

import stat
import zlib
from collections.abc import Iterable
from pathlib import Path

import msgspec

from desktop.rules.kernel.errors import Problem
from desktop.store import files
from desktop.store.member_names import escaped

MOST_TEXT = 1 << 20
"""As many bytes may one file have: eight times the shipped stories."""
MOST_PACKED = 64 << 20
Members = dict[str, bytes]
Signature = tuple[tuple[str, int, int], ...]


def packed(members: Members) -> bytes:
    """All files in one piece, so that nothing unread lies open."""
    return zlib.compress(msgspec.msgpack.encode(members), 9)


def unpacked(raw: bytes) -> Members:
    """The files out of one piece. Raises ValueError for anything else."""
    try:
        whole = zlib.decompressobj().decompress(raw, MOST_PACKED)
        return msgspec.msgpack.decode(whole, type=Members)
    except (zlib.error, msgspec.MsgspecError) as trouble:
        raise ValueError(str(trouble)) from None


def members(found: Iterable[tuple[str, Path]]) -> tuple[Members, tuple[Problem, ...]]:
    """The files at these paths by their names, within bounds, and why others are not among them."""
    told: Members = {}
    problems: list[Problem] = []
    for name, path in found:
        try:
            body = files.read(path, MOST_TEXT) if stat.S_ISREG(path.stat().st_mode) else None
        except (OSError, ValueError) as trouble:
            detail = escaped(str(getattr(trouble, "strerror", trouble)))
            facts = {"detail": detail}
            problems.append(Problem("file.unreadable", "error", escaped(name), "", facts))
            continue
        if body is not None and len(body) > MOST_TEXT:
            facts = {"most": str(MOST_TEXT)}
            problems.append(Problem("member.large", "error", escaped(name), "", facts))
        elif body is not None:
            told[name] = body
    return told, tuple(problems)


def signature(paths: Iterable[Path]) -> Signature:
    """What changes when a file does: names, times of change and sizes; empty where any fails."""
    try:
        stats = [(str(path), path.stat()) for path in paths if path.exists()]
    except OSError:
        return ()
    return tuple((name, told.st_mtime_ns, told.st_size) for name, told in stats)
