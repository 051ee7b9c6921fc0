"""The names that members of a pack may bear, whatever the file system thinks of them.

Problem codes (facts): name.forbidden (name), name.device (name), name.twice (name).
Names in facts are escaped: they may hold anything.
"""

import re
from collections.abc import Iterable, Iterator

from desktop.rules.kernel.errors import Problem

LONGEST = 120
MOST_MEMBERS = 2000  # of a pack
_NAME = re.compile(r"[a-z0-9][a-z0-9_./-]*")
_EXEMPT = frozenset({"LICENSE.txt"})
DEVICES = frozenset(
    {"con", "prn", "aux", "nul"} | {f"{port}{n}" for port in ("com", "lpt") for n in range(10)}
)
"""What Windows calls its devices: no file may have such a name, with any ending."""


def escaped(name: str) -> str:
    """A foreign name as short printable ASCII."""
    return ascii(name)[1:-1][:LONGEST]


def problems_of(names: Iterable[str]) -> Iterator[Problem]:
    """What is wrong with these names; each bad one once."""
    seen: set[str] = set()
    for name in names:
        code = _trouble(name, seen)
        seen.add(name.casefold())
        if code is not None:
            yield Problem(code, "error", escaped(name), "", {"name": escaped(name)})


def allowed(name: str) -> bool:
    """Whether a single name may stand in a pack."""
    return _trouble(name, set()) is None


def _trouble(name: str, seen: set[str]) -> str | None:
    if name.casefold() in seen:
        return "name.twice"
    if name in _EXEMPT:
        return None
    if len(name) > LONGEST or not _NAME.fullmatch(name):  # ASCII, so NFC as well
        return "name.forbidden"
    parts = name.split("/")
    if any(not part or part.startswith(".") or part.endswith(".") for part in parts):
        return "name.forbidden"
    if any(part.partition(".")[0] in DEVICES for part in parts):
        return "name.device"
    return None
