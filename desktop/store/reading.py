"""Reading a save: what is sound in its bytes, as plain values.

Codes of problems (the place is a line of the file): save.missing, save.too_large,
save.not_a_save, save.header (why), save.newer (format, known), save.unknown_game (game),
save.truncated, save.cursor (sealed, entries), save.chain (entry), save.entry (entry),
save.digest, save.notes (why), save.disk_error, save.not_allowed, json.* of kernel/json_text.py.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec

from desktop.rules.kernel import json_text
from desktop.rules.kernel.errors import Problem, Unreadable
from desktop.rules.kernel.game import Game
from desktop.rules.kernel.history import chained, digest, root
from desktop.store import files
from desktop.store.format import (
    HEADER_CAP,
    MAGIC,
    SIZE_CAP,
    SUFFIX,
    VERSION,
    Header,
    Jottings,
    jottings_from,
)

_START = b'{"magic":"' + MAGIC.encode()

FindGame = Callable[[str], Game]
"""The game of a name; KeyError where there is none."""


class Numbered(Protocol):
    """All that a header needs of a game: the number of its states' format."""

    format: int


FindFormat = Callable[[str], Numbered]
"""A game by name as far as headers need it, so that the shelf imports no game."""


class Reading(msgspec.Struct, frozen=True):
    """One file's sound parts as plain values; `entries` stop before the first broken one."""

    file: str
    header: Header | None = None
    anchor: Any = None
    snapshot: Any = None
    entries: tuple[dict[str, Any], ...] = ()
    lines: tuple[bytes, ...] = ()
    jottings: Jottings = Jottings()
    expected: int = 0  # entries that were there once
    fingerprint: str | None = None
    problems: tuple[Problem, ...] = ()


def error(file: str, code: str, place: str = "", **facts: str) -> Problem:
    """One error of a save."""
    return Problem(code, "error", file, place, facts)


def read(path: Path, find_game: FindGame) -> Reading:
    """Everything sound in a file. Raises Unreadable only for a newer format: hands off then."""
    name = path.name
    try:
        raw = files.read(path, SIZE_CAP)
    except OSError as trouble:
        return Reading(name, problems=(error(name, f"save.{files.failure(trouble)}"),))
    if raw is None:
        return Reading(name, problems=(error(name, "save.missing"),))
    if len(raw) > SIZE_CAP:
        return Reading(name, problems=(error(name, "save.too_large"),))
    first, _, body = raw.partition(b"\n")
    print_of_file = files.fingerprint(raw)
    try:
        header = read_header(name, first, find_game)
    except Unreadable as trouble:
        if any(problem.code == "save.newer" for problem in trouble.problems):
            raise
        return Reading(name, fingerprint=print_of_file, problems=trouble.problems)
    return _Lines(name, header, body).reading(print_of_file)


def is_save(path: Path) -> bool:
    """Whether a file is a save by its name or, whatever it is called, by its first bytes."""
    if path.suffix == SUFFIX:
        return True
    try:
        return (files.read(path, len(_START)) or b"").startswith(_START)
    except OSError:
        return False


def read_header(name: str, line: bytes, find_game: FindFormat) -> Header:
    """The first line of a save. Raises Unreadable."""
    if len(line) > HEADER_CAP or not line.startswith(_START):
        raise Unreadable((error(name, "save.not_a_save", "1"),))
    try:
        raw = json_text.loads(line)
    except json_text.NotStrict as trouble:
        raise Unreadable((error(name, trouble.code, "1", **trouble.facts),)) from None
    game = _known_game(name, raw, find_game)
    _refuse_newer(name, raw, game)
    try:
        header = msgspec.convert(raw, Header)
    except msgspec.ValidationError as trouble:
        raise Unreadable((error(name, "save.header", "1", why=str(trouble)),)) from None
    if header.seed.loaded is not None:
        raise Unreadable((error(name, "save.header", "1", why="loaded dice"),))
    if not 1 <= header.sealed <= header.entries:
        facts = {"sealed": str(header.sealed), "entries": str(header.entries)}
        raise Unreadable((error(name, "save.cursor", "1", **facts),))
    return header


def _known_game(name: str, raw: dict[str, Any], find_game: FindFormat) -> Numbered:
    try:
        return find_game(str(raw.get("game")))
    except KeyError:
        _refuse_newer(name, raw, None)
        facts = {"game": str(raw.get("game"))[:80]}
        raise Unreadable((error(name, "save.unknown_game", "1", **facts),)) from None


def _refuse_newer(name: str, raw: dict[str, Any], game: Numbered | None) -> None:
    version = str(raw["magic"]).removeprefix(MAGIC)[:9]
    number = raw.get("format")
    known = game.format if game is not None else 0
    newer_lines = version.isdecimal() and int(version) > VERSION
    newer_game = game is not None and isinstance(number, int) and number > known
    if newer_lines or newer_game:
        facts = {"format": f"{version}.{number}", "known": f"{VERSION}.{known}"}
        raise Unreadable((error(name, "save.newer", "1", **facts),))


class _Lines:
    """The lines after the header, read one by one; keeps what is sound."""

    def __init__(self, name: str, header: Header, body: bytes) -> None:
        self._name = name
        self._header = header
        self._problems: list[Problem] = []
        self._lines = body.split(b"\n")
        self._count = header.entries
        if len(body) != header.body or not body.endswith(b"\n"):
            self._wrong("save.truncated")
        elif len(self._lines) != header.entries + 4:  # two states, the notes, the last line break
            self._count = max(0, len(self._lines) - 4)
            facts = {"sealed": str(header.sealed), "entries": str(self._count)}
            self._wrong("save.cursor", "1", **facts)

    def _wrong(self, code: str, place: str = "", **facts: str) -> None:
        self._problems.append(error(self._name, code, place, **facts))

    def reading(self, fingerprint: str) -> Reading:
        header = self._header
        entries = self._entries()
        return Reading(
            file=self._name,
            header=header,
            anchor=self._state(0, header.states[0], header.sealed, entries),
            snapshot=self._state(1, header.states[1], header.entries, entries),
            entries=entries,
            lines=tuple(self._lines[2 : 2 + len(entries)]),
            jottings=self._jottings(),
            expected=self._count,
            fingerprint=fingerprint,
            problems=tuple(self._problems),
        )

    def _value(self, index: int) -> Any:
        place = str(index + 2)
        if index >= len(self._lines) - 1:  # what follows the last line break is no line
            self._wrong("save.truncated", place)
            return None
        try:
            return json_text.loads(self._lines[index])
        except json_text.NotStrict as trouble:
            self._wrong(trouble.code, place, **trouble.facts)
            return None

    def _entries(self) -> tuple[dict[str, Any], ...]:
        header = self._header
        previous = root(header.game, header.options, header.seed)
        sound: list[dict[str, Any]] = []
        for index in range(2, min(2 + self._count, len(self._lines))):
            raw = self._value(index)
            entry = index - 2
            if not isinstance(raw, dict) or not isinstance(raw.get("state"), str):
                self._wrong("save.entry", str(index + 2), entry=str(entry))
                break
            fields = {key: value for key, value in raw.items() if key != "hash"}
            if raw.get("hash") != chained(previous, fields):
                self._wrong("save.chain", str(index + 2), entry=str(entry))
                break
            previous = raw["hash"]
            sound.append(raw)
        return tuple(sound)

    def _state(
        self, index: int, expected: str, position: int, entries: tuple[dict[str, Any], ...]
    ) -> Any:
        """A state whose digest is that of the header and of the entry that led to it."""
        raw = self._value(index)
        if raw is None:
            return None
        found = digest(raw)
        led = entries[position - 1] if position <= len(entries) else None
        same_format = led is not None and led.get("format") == self._header.format
        if found != expected or (led is not None and same_format and led["state"] != found):
            self._wrong("save.digest", str(index + 2))
            return None
        return raw

    def _jottings(self) -> Jottings:
        title = self._header.title
        raw = self._value(2 + self._count)
        try:
            return jottings_from(raw, title)
        except msgspec.ValidationError as trouble:
            if raw is not None:
                self._wrong("save.notes", str(self._count + 4), why=str(trouble))
            return Jottings(title)
