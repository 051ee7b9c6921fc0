"""The members of a folder or zip as bytes, within caps, by the names that its manifest declares.

Problem codes (facts), beside those of zipped and member_names:
  file.missing ()               no such file or folder
  file.no_pack ()               neither a folder nor a zip
  file.unreadable (detail)      the system refuses to read it
  member.large (most)           a member beyond its limit, in bytes
  member.ratio (most)           a member that unpacks to more than so many times its size
  member.link ()                a symbolic link, a device or a pipe
  member.nested ()              a zip within the zip
  members.many (most)           more files than a pack can have
  members.large (most)          all members together beyond the limit, in bytes
"""

import os
import stat
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.rules.kernel.errors import Problem
from desktop.store.member_names import MOST_MEMBERS, allowed, escaped, problems_of

if TYPE_CHECKING:
    from desktop.store.zipped import Zipped

MOST_TEXT = 8 << 20
MOST_PICTURE = 16 << 20
MOST_IN_ALL = 256 << 20
_DEEPEST = 8

Wanted = Callable[[bytes], Iterable[str]]


class Opened:
    """What a folder or zip held: members, the names that nobody declared, and problems."""

    def __init__(self) -> None:
        """Begin empty."""
        self.members: dict[str, bytes] = {}
        self.unread: list[str] = []
        self.problems: list[Problem] = []


def open_archive(path: Path, manifest: str, wanted: Wanted) -> Opened:
    """Read `manifest`, then the members that `wanted` finds declared in it; nothing else."""
    opened = Opened()
    source = _source(path, manifest)
    opened.problems += source.problems
    if source.problems:
        return opened
    names = [name for name in source.names() if allowed(name)]
    _take(source, manifest, names, opened)
    if manifest not in opened.members:
        opened.unread = [name for name in names if name != manifest]
        return opened
    declared = frozenset(wanted(opened.members[manifest]))
    for name in names:
        if name not in declared:
            opened.unread.append(name)
        elif name != manifest:
            _take(source, name, names, opened)
        if sum(map(len, opened.members.values())) > MOST_IN_ALL:
            opened.members.clear()
            facts = {"most": str(MOST_IN_ALL)}
            opened.problems.append(Problem("members.large", "error", path.name, "", facts))
            break
    return opened


def limit_of(name: str) -> int:
    """How many bytes a member may have, by its name."""
    return MOST_PICTURE if name.startswith("art/") else MOST_TEXT


def _take(source: "Folder | Zipped", name: str, names: list[str], opened: Opened) -> None:
    if name not in names:
        return
    body = source.read(name, limit_of(name))
    if isinstance(body, Problem):
        opened.problems.append(body)
    elif body.startswith((b"PK\x03\x04", b"PK\x05\x06")):
        opened.problems.append(Problem("member.nested", "error", name, ""))
    else:
        opened.members[name] = body


def _source(path: Path, manifest: str) -> "Folder | Zipped":
    if path.is_dir():
        known = os.path.lexists(path / manifest)
        return Folder(path) if known else Nothing()  # any folder at all, such as the whole disk
    from desktop.store.zipped import MOST_BYTES, Zipped  # only here: the shelf may need none

    shown = escaped(path.name)
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            return Nothing(Problem("file.no_pack", "error", shown, ""))
        with path.open("rb") as file:
            return Zipped(file.read(MOST_BYTES + 1), shown)
    except FileNotFoundError:
        return Nothing(Problem("file.missing", "error", shown, ""))
    except (OSError, ValueError) as trouble:
        detail = escaped(str(getattr(trouble, "strerror", trouble)))
        return Nothing(Problem("file.unreadable", "error", shown, "", {"detail": detail}))


class Folder:
    """A pack's folder; links are never followed, hidden files never looked at."""

    def __init__(self, root: Path) -> None:
        """List the files."""
        self._root = root
        self._names: list[str] = []
        self.problems: list[Problem] = []
        try:
            self._list(root, "", 0)
        except OSError as trouble:
            detail = escaped(str(trouble.strerror))
            facts = {"detail": detail}
            self.problems.append(Problem("file.unreadable", "error", root.name, "", facts))
        self.problems += problems_of(self._names)

    def names(self) -> list[str]:
        """The files' names with `/` between folders."""
        return self._names

    def read(self, name: str, limit: int) -> bytes | Problem:
        """At most `limit` bytes of a file."""
        flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
        try:
            with os.fdopen(os.open(self._root / name, flags), "rb") as file:
                body = file.read(limit + 1)
        except OSError as trouble:
            facts = {"detail": escaped(str(trouble.strerror))}
            return Problem("file.unreadable", "error", name, "", facts)
        if len(body) > limit:
            return Problem("member.large", "error", name, "", {"most": str(limit)})
        return body

    def _list(self, folder: Path, prefix: str, depth: int) -> None:
        with os.scandir(folder) as entries:
            for entry in sorted(entries, key=lambda one: one.name):
                if entry.name.startswith("."):
                    continue
                name = prefix + entry.name
                if len(self._names) >= MOST_MEMBERS or depth > _DEEPEST:
                    self._many()
                    return
                if entry.is_dir(follow_symlinks=False):
                    self._list(Path(entry.path), f"{name}/", depth + 1)
                elif entry.is_file(follow_symlinks=False):
                    self._names.append(name)
                else:
                    self.problems.append(Problem("member.link", "error", escaped(name), ""))

    def _many(self) -> None:
        if not any(problem.code == "members.many" for problem in self.problems):
            facts = {"most": str(MOST_MEMBERS)}
            self.problems.append(Problem("members.many", "error", self._root.name, "", facts))


class Nothing(Folder):
    """No source at all: only the reason why."""

    def __init__(self, *problems: Problem) -> None:
        """Keep the reason."""
        self._names = []
        self.problems = [*problems]
