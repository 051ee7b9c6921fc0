"""The worked example of the rules as a pack folder, for tests that change a line of it."""

from pathlib import Path

from desktop.rules.kernel.errors import Problem

FOLDER = Path(__file__).parent / "fixtures" / "tide_ledger"


def members() -> dict[str, bytes]:
    """A fresh copy of all its members."""
    paths = [path for path in FOLDER.rglob("*") if path.is_file()]
    return {path.relative_to(FOLDER).as_posix(): path.read_bytes() for path in paths}


def edited(name: str, *changes: tuple[str, str]) -> dict[str, bytes]:
    """Its members with texts of one member replaced, each of which must stand there."""
    changed = members()
    text = changed[name].decode()
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    changed[name] = text.encode()
    return changed


def added(name: str, text: str) -> dict[str, bytes]:
    """Its members with a text added at the end of one."""
    changed = members()
    changed[name] = changed.get(name, b"") + text.encode()
    return changed


def codes(problems: tuple[Problem, ...]) -> list[str]:
    """The codes alone."""
    return [problem.code for problem in problems]
