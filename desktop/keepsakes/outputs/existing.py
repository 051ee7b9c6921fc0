"""What stands where something is to be written: whether it may be replaced."""

from __future__ import annotations

import re
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
BEGINNINGS = {
    ".pdf": b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n%Solitarium\n",
    ".svg": b'<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" ',
    ".png": b"\x89PNG\r\n\x1a\n",
    ".html": b"<!DOCTYPE html>\n<html lang=",
    ".epub": b"PK\3\4",
}
ENDINGS = {
    ".pdf": rb"\ntrailer\n<< /Size \d+ /Root \d+ 0 R /Info \d+ 0 R >>\nstartxref\n\d+\n%%EOF\n",
    ".svg": rb"</svg>\n",
    ".png": rb"IEND\xaeB`\x82",
    ".html": rb"</html>\n",
    ".epub": rb"PK\x05\x06.{16}\n\x00Solitarium",
}
"""As which it begins and ends here: what an editor saved again, or wrote upon, does not."""
CONTENT = ("pack.toml", "year.json")
"""What lies in a folder in which nothing else may lie, or in one of its own folders."""
_HEAD = 8192
_TAIL = 256
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
    if any((folder / name).is_file() for folder in _around(path) for name in CONTENT):
        raise refused("print.in_pack", path)
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


def _around(path: Path) -> tuple[Path, ...]:
    """The folder of a file, and the one that this one lies in."""
    folder = path.parent.resolve()
    return folder, folder.parent


def _made_here(path: Path, size: int) -> bool:
    """Whether it bears the mark of its kind and is as it was made; only its ends are read."""
    kind = path.suffix.lower()
    with path.open("rb") as file:
        head = file.read(_HEAD)
        file.seek(max(0, size - _TAIL))
        tail = file.read(_TAIL)
    marked = kind == ".epub" or MARKS[kind] in head
    whole = re.search(ENDINGS[kind] + rb"\Z", tail, re.DOTALL)
    return marked and head.startswith(BEGINNINGS[kind]) and whole is not None
