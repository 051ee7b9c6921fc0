"""Saves: one file per playthrough, rewritten whole after every choice.

Codes of problems here: save.locked (pid), save.content_missing (id, hash) and
save.read_only as warnings; of Unsaved: save.exists, save.disk_full, save.not_allowed,
save.disk_error (why), save.too_large, save.unlike (line). Reading: reading.py, story.py,
recovery.py.
"""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from desktop.rules.kernel.errors import Problem, Unreadable
from desktop.rules.kernel.history import Entry, History, canonical
from desktop.store import files, locks
from desktop.store.format import (
    HEADER_CAP,
    SIZE_CAP,
    ContentRef,
    Header,
    Jottings,
    header_of,
    last_line,
    typed_entry,
    typed_state,
)
from desktop.store.reading import FindFormat, FindGame, error, read, read_header
from desktop.store.recovery import FindContent, Found, find


class Unsaved(OSError):
    """Nothing was written and the old file stands; the problem says why."""

    def __init__(self, problem: Problem) -> None:
        """Keep the problem beside its code."""
        super().__init__(problem.code)
        self.problem = problem


class Written(msgspec.Struct, frozen=True):
    """Where a save now is; `conflict` when another program had changed the file meanwhile."""

    path: Path
    conflict: bool = False


class Opened(msgspec.Struct, frozen=True):
    """A save that was read. `save` is None where it is read only.

    `source` is `file`, `backup 1` to `backup 3` or `journal`; `lost` the steps that are missing.
    """

    history: History
    header: Header
    jottings: Jottings
    save: "Save | None"
    source: str
    lost: int
    problems: tuple[Problem, ...]


class Save:
    """One open save: its lock, its journal lines as they were written, the file's fingerprint."""

    def __init__(
        self, path: Path, lock: locks.Lock, content: ContentRef, programs: tuple[str, ...]
    ) -> None:
        """Begin with nothing written yet; `start` and `resume` are the ways to make one."""
        self.path = path
        self.content = content
        self._lock = lock
        self._programs = programs
        self._entries: tuple[Entry, ...] = ()
        self._lines: list[bytes] = []
        self._fingerprint: str | None = None
        self._damaged = False  # what stands in the file is no worthy backup

    def _found(self, found: Found, fingerprint: str | None) -> None:
        self._entries = found.history.entries
        self._lines = list(found.lines)
        self._fingerprint = fingerprint
        self._damaged = found.source != "file"

    def write(self, history: History, jottings: Jottings) -> Written:
        """Write the story as it stands now. Raises Unsaved, and then the old file stands."""
        raw = self._bytes(history, jottings)
        if len(raw) > SIZE_CAP:
            raise Unsaved(error(self.path.name, "save.too_large"))
        try:
            temporary = files.write_temporary(self.path, raw)
            conflict = self._changed_by_others()
            if conflict:
                self._move_aside(temporary)
            elif not self._damaged:
                files.rotate(self.path)
            files.put(temporary, self.path)
        except OSError as trouble:
            raise unsaved(self.path, trouble) from trouble
        self._fingerprint = files.fingerprint(raw)
        self._damaged = False
        return Written(self.path, conflict)

    def _bytes(self, history: History, jottings: Jottings) -> bytes:
        self._add_lines(history)
        _, anchor = history.anchor
        states = [canonical(anchor), canonical(history.state)]
        for place, (line, state) in enumerate(zip(states, (anchor, history.state), strict=True)):
            with self._checked(place + 2):
                assert_same(typed_state(msgspec.json.decode(line), history.game), state)
        body = b"\n".join([*states, *self._lines, last_line(jottings), b""])
        header = header_of(history, self.content, self._programs, jottings.title, len(body))
        line = msgspec.json.encode(header)
        with self._checked(1):
            assert_same(msgspec.json.decode(line, type=Header), header)
        if len(line) > HEADER_CAP:  # such as of an endless title: it would not be read again
            raise Unsaved(error(self.path.name, "save.too_large"))
        return line + b"\n" + body

    def _add_lines(self, history: History) -> None:
        """Bring the lines up to the story; those of the entries both have are kept."""
        kept = min(len(self._entries), len(history.entries))
        while kept and self._entries[kept - 1].hash != history.entries[kept - 1].hash:
            kept -= 1
        lines = self._lines[:kept]
        for entry in history.entries[kept:]:
            line = canonical(entry)
            with self._checked(len(lines) + 4):
                assert_same(typed_entry(msgspec.json.decode(line), history.game), entry)
            lines.append(line)
        self._lines, self._entries = lines, history.entries

    @contextlib.contextmanager
    def _checked(self, line: int) -> Iterator[None]:
        try:
            yield
        except (msgspec.ValidationError, _Unlike) as trouble:
            raise Unsaved(error(self.path.name, "save.unlike", str(line))) from trouble

    def _changed_by_others(self) -> bool:
        raw = files.read(self.path, SIZE_CAP)
        return raw is not None and files.fingerprint(raw) != self._fingerprint

    def _move_aside(self, temporary: Path) -> None:
        """From now on write to a conflict copy, named after the day of our temporary file."""
        day = time.strftime("%Y-%m-%d %H.%M.%S", time.localtime(temporary.stat().st_mtime))
        name = f"{self.path.stem[:80]} (conflict {day})"
        path = self.path.with_name(name + self.path.suffix)
        number = 2
        while path.exists():
            path = self.path.with_name(f"{name} {number}{self.path.suffix}")
            number += 1
        lock = locks.take(path)
        self._lock.release()
        self._lock, self.path = lock, path

    def rescue(self, folder: Path, history: History, jottings: Jottings) -> Path:
        """Keep the story in a file of its own, after a crash. Raises OSError."""
        folder.mkdir(parents=True, exist_ok=True)
        raw = self._bytes(history, jottings)
        path = folder / f"{self.path.stem[:80]} {files.fingerprint(raw)[:8]}{self.path.suffix}"
        files.write(path, raw)
        return path

    def close(self) -> None:
        """Let others open the save; safe to call twice."""
        self._lock.release()


class _Unlike(Exception):
    pass


def assert_same(read_again: Any, meant: Any) -> None:
    """What was serialised must read as itself."""
    if read_again != meant:
        raise _Unlike


def unsaved(path: Path, trouble: OSError) -> Unsaved:
    """An error of the disk as a problem."""
    code = f"save.{files.failure(trouble)}"
    return Unsaved(error(path.name, code, why=str(trouble.strerror)))


def start(
    path: Path, history: History, content: ContentRef, program: str, jottings: Jottings
) -> Save:
    """A new save, written at once. Raises Unsaved (also where a file stands already)."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = locks.take(path)
    except locks.Held as held:
        raise Unsaved(error(path.name, "save.locked", pid=str(held.pid))) from None
    except OSError as trouble:
        raise unsaved(path, trouble) from trouble
    save = Save(path, lock, content, (program,))
    try:
        if path.exists():
            raise Unsaved(error(path.name, "save.exists"))
        save.write(history, jottings)
    except Unsaved:
        lock.release()
        raise
    return save


def peek(path: Path, find_game: FindFormat) -> Header:
    """The header alone, without reading the rest. Raises Unreadable."""
    try:
        raw = files.read(path, HEADER_CAP)
    except OSError as trouble:
        code = f"save.{files.failure(trouble)}"
        raise Unreadable((error(path.name, code),)) from trouble
    if raw is None:
        raise Unreadable((error(path.name, "save.missing"),))
    return read_header(path.name, raw.partition(b"\n")[0], find_game)


def look(path: Path, find_game: FindGame, find_content: FindContent, program: str) -> Opened:
    """Read a save and touch nothing: no lock, no copy, not to be written. Raises Unreadable."""
    return _opened(find(path, read(path, find_game), find_game, find_content, program), None)


def resume(path: Path, find_game: FindGame, find_content: FindContent, program: str) -> Opened:
    """Open a save to go on with it. Raises Unreadable (save.locked where another has it).

    A newer format is left untouched. Of a damaged file a copy is kept. Where the content is
    gone or the folder cannot be written to, it opens read only (`save` is None).
    """
    path = path.resolve()
    _leave_newer(path, find_game)
    try:
        lock = locks.take(path)
    except locks.Held as held:
        raise Unreadable((error(path.name, "save.locked", pid=str(held.pid)),)) from None
    except OSError:
        opened = look(path, find_game, find_content, program)
        return _warned(opened, Problem("save.read_only", "warning", path.name, ""))
    try:
        files.sweep(path)
        reading = read(path, find_game)  # as the one before us left it
        found = find(path, reading, find_game, find_content, program)
        if found.source != "file":
            _keep_damaged(path, reading.fingerprint)
    except (Unreadable, OSError):
        lock.release()
        raise
    if found.history.content is None:
        lock.release()
        return _opened(found, None)
    known = found.header.programs
    save = Save(path, lock, found.header.content, known if program in known else (*known, program))
    save._found(found, reading.fingerprint)
    return _opened(found, save)


def _leave_newer(path: Path, find_game: FindGame) -> None:
    """Raise Unreadable for a newer save before anything is touched; other trouble can wait."""
    try:
        peek(path, find_game)
    except Unreadable as trouble:
        if trouble.problems[0].code == "save.newer":
            raise


def _opened(found: Found, save: Save | None) -> Opened:
    header = found.header
    opened = Opened(
        found.history, header, found.jottings, save, found.source, found.lost, found.problems
    )
    if found.history.content is not None:
        return opened
    facts = {"id": header.content.id, "hash": header.content.hash}
    return _warned(opened, Problem("save.content_missing", "warning", "", "", facts))


def _warned(opened: Opened, problem: Problem) -> Opened:
    return msgspec.structs.replace(opened, problems=(*opened.problems, problem))


def _keep_damaged(path: Path, fingerprint: str | None) -> None:
    """Keep the damaged bytes beside the save; the same bytes only once."""
    if fingerprint is None:
        return
    copy = path.with_name(f"{path.name}.damaged-{fingerprint[:8]}")
    if not copy.exists():
        files.write(copy, path.read_bytes())
