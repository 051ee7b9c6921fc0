"""What stands where something is to be written: whether it may be replaced."""

from __future__ import annotations

import stat
from pathlib import Path

from desktop.rules.kernel.errors import Problem
from desktop.store import files

PROGRAM = "Solitarium"
MARKS = {
    ".pdf": b"%Solitarium\n",
    ".svg": b"<metadata>Solitarium</metadata>",
    ".png": b"Software\0Solitarium",
    ".html": b'<meta name="generator" content="Solitarium',
    ".epub": b"Solitarium",  # the zip's comment
}
"""What each kind of file bears near its beginning (an EPUB: at its end) if it was made here."""
_HEAD = 8192
_TAIL = 64
_FAILURES = {
    "disk_full": "print.disk_full",
    "not_allowed": "print.not_allowed",
    "disk_error": "print.disk_error",
}


class Unwritable(Exception):
    """Something that cannot be written; carries what is wrong."""

    def __init__(self, problem: Problem) -> None:
        """Keep the problem beside its code."""
        super().__init__(problem.code)
        self.problem = problem


def refused(code: str, path: Path, **facts: str) -> Unwritable:
    """The error for a file."""
    return Unwritable(Problem(code, "error", str(path), "", facts))


def failed(path: Path, trouble: OSError) -> Unwritable:
    """The error for trouble with the disk."""
    detail = trouble.strerror or type(trouble).__name__
    return refused(_FAILURES[files.failure(trouble)], path, detail=detail)


def check(path: Path) -> None:
    """Raise Unwritable unless there is nothing at a path, or an empty file, or one made here."""
    try:
        _look_at(path)
    except OSError as trouble:
        raise failed(path, trouble) from trouble


def _look_at(path: Path) -> None:
    if not path.parent.is_dir():
        raise refused("print.no_folder", path, folder=str(path.parent))
    try:
        found = path.stat()
    except FileNotFoundError:
        return
    if stat.S_ISDIR(found.st_mode):
        raise refused("print.folder", path)
    if not stat.S_ISREG(found.st_mode):
        raise refused("print.no_file", path)
    if found.st_size and not _made_here(path, found.st_size):
        raise refused("print.foreign", path)


def _made_here(path: Path, size: int) -> bool:
    """Whether the mark of its kind is in it; only its ends are read."""
    kind = path.suffix.lower()
    with path.open("rb") as file:
        if kind != ".epub":
            return MARKS[kind] in file.read(_HEAD)
        head = file.read(2)
        file.seek(max(0, size - _TAIL))
        return head == b"PK" and file.read(_TAIL).endswith(MARKS[kind])
