"""One lock per save: a file beside its real path that names the process which holds it.

A holder is a process id with its start time, so that a new process with an old number is no
holder; the lock of a dead one is taken over.
"""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from desktop.store.processes import started

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_GUARDED = 1 << 20  # on Windows the byte that is locked while the file is read and written


class Holder(msgspec.Struct, frozen=True):
    """A process by its id and what the system says about its start."""

    pid: int
    started: str


class Held(Exception):
    """Another window has this save open."""

    def __init__(self, pid: int) -> None:
        """Keep the process id of the holder."""
        super().__init__(str(pid))
        self.pid = pid


class Lock:
    """A lock that is held; give it back with `release`."""

    def __init__(self, file: Path, holder: Holder) -> None:
        """Made by `take` alone."""
        self._file = file
        self._holder = holder
        self._held = True

    def release(self) -> None:
        """Give the lock back; safe to call twice."""
        if not self._held:
            return
        self._held = False
        with contextlib.suppress(OSError), _guarded(self._file) as file:
            if _holder(file) == self._holder:
                os.ftruncate(file, 0)
                if sys.platform != "win32":
                    self._file.unlink()
        if sys.platform == "win32":  # there an open file cannot be removed
            with contextlib.suppress(OSError):
                self._file.unlink()


def lock_file(path: Path) -> Path:
    """Where the lock of a save stands, however the save is reached."""
    real = path.resolve()
    return real.with_name(f"{real.name}.lock")


def take(path: Path) -> Lock:
    """The lock of a save. Raises Held while its holder lives, OSError in a read-only folder."""
    where = lock_file(path)
    me = Holder(os.getpid(), started(os.getpid()) or "")
    with _guarded(where) as file:
        holder = _holder(file)
        if holder is not None and started(holder.pid) == holder.started:
            raise Held(holder.pid)
        os.ftruncate(file, 0)
        os.lseek(file, 0, os.SEEK_SET)
        os.write(file, msgspec.json.encode(me))
    return Lock(where, me)


def _holder(file: int) -> Holder | None:
    os.lseek(file, 0, os.SEEK_SET)
    try:
        return msgspec.json.decode(os.read(file, 4096), type=Holder)
    except (msgspec.MsgspecError, UnicodeError):
        return None  # empty, or its writer died over it


@contextlib.contextmanager
def _guarded(where: Path) -> Iterator[int]:
    """The open lock file, for one process at a time; the system frees it when that one dies."""
    while True:
        file = os.open(where, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _guard(file)
            if _still_there(file, where):
                yield file
                return
        finally:
            os.close(file)


def _guard(file: int) -> None:
    if sys.platform == "win32":
        os.lseek(file, _GUARDED, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_LOCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX)


def _still_there(file: int, where: Path) -> bool:
    """Whether the name still leads to this file; its last holder may have removed it."""
    try:
        return os.path.samestat(os.fstat(file), where.stat())
    except FileNotFoundError:
        return False
