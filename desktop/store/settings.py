"""What the player likes: read at the start, written at once when it changes.

Codes of problems (warnings; what cannot be read falls back to its default, and the file is
kept aside): settings.unreadable (why), settings.field (place: its name), settings.unsaved (why).
"""

import contextlib
import typing
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from desktop.rules.kernel import json_text
from desktop.rules.kernel.errors import Problem
from desktop.store import files

SIZE_CAP = 1024 * 1024
Zoom = Annotated[int, msgspec.Meta(ge=75, le=250)]
Short = Annotated[str, msgspec.Meta(max_length=200)]


class Window(msgspec.Struct, frozen=True):
    """Where the window stood, in logical pixels of the whole desktop."""

    x: int
    y: int
    width: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    height: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    maximised: bool = False


class Printing(msgspec.Struct, frozen=True):
    """What was chosen last for printing; `paper` "" is the one that is usual where one lives.

    `across`: a poster is so many sheets wide, 0 for none.
    """

    paper: Literal["", "A4", "Letter"] = ""
    margin: Literal[0, 5, 20] = 5  # mm
    scale: Literal["auto", "true", "fit"] = "auto"
    across: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    booklet: bool = False
    grey: bool = False


class Settings(msgspec.Struct, frozen=True):
    """Every setting with its default; an empty language means the system's."""

    theme: Literal["system", "lamp", "late", "contrast"] = "system"
    zoom: Zoom = 100  # per cent
    journal_size: Annotated[int, msgspec.Meta(ge=0, le=44)] = 0  # 0: what fits the page
    odds: Literal["off", "pointing", "always"] = "pointing"
    advice: Literal["asked", "always"] = "asked"
    pacing: Literal["slow", "brisk", "at_once"] = "brisk"
    motion: Literal["system", "full", "reduced"] = "system"
    language: Short = ""
    content_language: Short = ""
    dice: Literal["program", "typed"] = "program"
    reminder: Annotated[int, msgspec.Meta(ge=-1, le=23)] = -1  # the hour; -1: never
    hints: Annotated[tuple[Short, ...], msgspec.Meta(max_length=1000)] = ()
    window: Window | None = None
    printing: Printing = Printing()
    last_save: Annotated[str, msgspec.Meta(max_length=4000)] = ""


def load(path: Path) -> tuple[Settings, tuple[Problem, ...]]:
    """The settings in a file, each that is wrong replaced by its default. Never raises."""
    try:
        raw = files.read(path, SIZE_CAP)
        if raw is None:
            return Settings(), ()
        if len(raw) > SIZE_CAP:
            raise json_text.NotStrict("json.too_large")
        plain = json_text.loads(raw, floats=True)
        if not isinstance(plain, dict):
            raise json_text.NotStrict("json.not_json")
    except OSError as trouble:
        return Settings(), (_problem(path, "settings.unreadable", why=str(trouble.strerror)),)
    except json_text.NotStrict as trouble:
        _keep_aside(path, raw or b"")
        return Settings(), (_problem(path, "settings.unreadable", why=trouble.code),)
    settings, wrong = _fields(plain)
    if wrong:
        _keep_aside(path, raw)
    return settings, tuple(_problem(path, "settings.field", name) for name in wrong)


def _fields(plain: dict[str, Any]) -> tuple[Settings, list[str]]:
    """Known fields one by one; unknown ones are those of another version."""
    hints = typing.get_type_hints(Settings, include_extras=True)
    found: dict[str, Any] = {}
    wrong: list[str] = []
    for name, hint in hints.items():
        if name not in plain:
            continue
        try:
            found[name] = msgspec.convert(plain[name], hint)
        except msgspec.ValidationError:
            wrong.append(name)
    return Settings(**found), wrong


def save(path: Path, settings: Settings) -> tuple[Problem, ...]:
    """Write the settings; a problem where that fails. Never raises."""
    raw = msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        files.write(path, raw)
    except OSError as trouble:
        return (_problem(path, "settings.unsaved", why=str(trouble.strerror)),)
    return ()


def _keep_aside(path: Path, raw: bytes) -> None:
    copy = path.with_name(f"{path.name}.unreadable-{files.fingerprint(raw)[:8]}")
    with contextlib.suppress(OSError):  # settings are not worth a stop
        if not copy.exists():
            files.write(copy, raw)


def _problem(path: Path, code: str, place: str = "", **facts: str) -> Problem:
    return Problem(code, "warning", path.name, place, facts)
