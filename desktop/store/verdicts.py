"""What checking a pack found, kept so that the shelf can say it at once without checking again.

The same for the player's own tables, which lie in one folder.

A verdict holds for the bytes it was passed on, by size and time, and for the program's version.
"""

from itertools import islice
from pathlib import Path

import msgspec

from desktop import __version__, paths
from desktop.rules.kernel.errors import Problem
from desktop.store import files

_CAP = 8 * 1024 * 1024
_MOST = 3000  # files of a folder that are looked at


class Verdict(msgspec.Struct, frozen=True):
    """The errors of one pack; `mark` tells the bytes, `program` who judged."""

    mark: tuple[int, int, int]
    program: str
    problems: tuple[Problem, ...] = ()


class Verdicts(msgspec.Struct, frozen=True):
    """Every verdict by the pack's path."""

    by_path: dict[str, Verdict] = {}


def _file() -> Path:
    return paths.player("verdicts.json")


def _mark(path: Path) -> tuple[int, int, int]:
    """How many files there are, their sizes in all, and the latest change."""
    inner = islice(path.rglob("*"), _MOST) if path.is_dir() else [path]
    stats = [one.stat() for one in inner if one.is_file()]
    latest = max((one.st_mtime_ns for one in stats), default=0)
    return len(stats), sum(one.st_size for one in stats), latest


def kept() -> Verdicts:
    """The verdicts passed so far; none where they cannot be read."""
    try:
        raw = files.read(_file(), _CAP)
        return msgspec.json.decode(raw or b"{}", type=Verdicts)
    except (OSError, ValueError, RecursionError):
        return Verdicts()


def known(path: Path, verdicts: Verdicts) -> tuple[Problem, ...] | None:
    """The errors of a pack as it lies there now; None where nobody has looked yet."""
    found = verdicts.by_path.get(str(path))
    try:
        fresh = found is not None and found.program == __version__ and found.mark == _mark(path)
    except OSError:
        return None
    return found.problems if found is not None and fresh else None


def judge(found: tuple[Path, ...]) -> Verdicts:
    """Check packs, years, or a folder of tables, whole; keep the verdicts and return all of them.

    Slow: not for the window.
    """
    verdicts = {name: one for name, one in kept().by_path.items() if Path(name).exists()}
    for path in found:
        try:
            mark = _mark(path)
        except OSError:
            continue
        problems = _problems(path)
        errors = tuple(one for one in problems if one.severity == "error")
        verdicts[str(path)] = Verdict(mark, __version__, errors)
    told = Verdicts(verdicts)
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
        files.write(_file(), msgspec.json.encode(told))
    except OSError:
        pass  # then they are checked again next time
    return told


def _problems(path: Path) -> tuple[Problem, ...]:
    """What is wrong with a pack, a year, or the player's own tables."""
    if path == paths.player("tables", "book"):
        from desktop.store import tables  # only here: the shelf starts without the checks

        return tables.faults()
    if path.parent == paths.player("years"):
        from desktop.store import almanacs

        return almanacs.examine(path)
    from desktop.store import packs

    return packs.open_pack(path).problems
