"""Writing whole files so that neither a crash nor a full disk costs the old one."""

import contextlib
import errno
import itertools
import os
import re
import sys
import time
from pathlib import Path

BACKUPS = 3
_LONG, _SHOWN = 200, 64  # bytes of a name; disks take 255, temporary files add to it
_serial = itertools.count(1)
_OLD = 3600.0  # seconds, by the disk's own clock
_BUSY = (5, 32, 33)  # Windows: access denied, sharing violation, lock violation
_PATIENCE = 2.5  # seconds
_BINARY = getattr(os, "O_BINARY", 0)
_FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
_FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}


def failure(error: OSError) -> str:
    """The last part of a problem's code for an error of the disk."""
    if error.errno in _FULL:
        return "disk_full"
    return "not_allowed" if error.errno in _FORBIDDEN else "disk_error"


def fingerprint(raw: bytes) -> str:
    """The sha256 of a file's bytes, in hexadecimal digits."""
    import hashlib  # only here: the shelf needs none

    return hashlib.sha256(raw).hexdigest()


def read(path: Path, limit: int) -> bytes | None:
    """The bytes of a file, at most `limit` + 1 of them; None where there is none. OSError."""
    try:
        with path.open("rb") as file:
            return file.read(limit + 1)
    except FileNotFoundError:
        return None


def backup(path: Path, number: int) -> Path:
    """Where a backup of a file stands; 1 is the youngest."""
    return path.with_name(f"{path.name}.bak{number}")


def write(path: Path, raw: bytes) -> None:
    """Put a whole file in the place of another. Raises OSError, and the old one still stands."""
    temporary = write_temporary(path, raw)
    put(temporary, path)


def write_temporary(path: Path, raw: bytes) -> Path:
    """A finished temporary file in the same folder, on the disk. Raises OSError, leaves nothing."""
    temporary = path.with_name(f"{_start(path)}{os.getpid()}-{next(_serial)}.tmp")
    flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | _BINARY
    file = os.open(temporary, flags, 0o644)
    try:
        try:
            _write_all(file, raw)
            os.fsync(file)
        finally:
            os.close(file)
    except OSError:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    return temporary


def _start(path: Path) -> str:
    """What the names of a file's temporary files begin with, short enough for any disk."""
    raw = os.fsencode(path.name)
    if len(raw) <= _LONG:
        return f".{path.name}."
    return f".{raw[:_SHOWN].decode('ascii', 'ignore')}~{fingerprint(raw)[:16]}."


def _write_all(file: int, raw: bytes) -> None:
    rest = memoryview(raw)
    while rest:
        written = os.write(file, rest)  # a nearly full disk takes less than it was given
        if written == 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        rest = rest[written:]


def put(temporary: Path, path: Path) -> None:
    """Move a finished temporary file into its place. Raises OSError after waiting for it."""
    try:
        _patiently_replace(temporary, path)
    except OSError:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    sync_folder(path.parent)


def _patiently_replace(source: Path, target: Path) -> None:
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            source.replace(target)
        except OSError as error:
            if getattr(error, "winerror", None) not in _BUSY or time.monotonic() > until:
                raise
            time.sleep(0.05)  # a virus scanner or a sync program has it open
        else:
            return


def sync_folder(folder: Path) -> None:
    """Bring the names in a folder to the disk, where the system can."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):  # some network folders cannot
            file = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(file)
            finally:
                os.close(file)


def rotate(path: Path) -> None:
    """Keep the file as backup 1, older ones one number up. The file stays in its place."""
    with contextlib.suppress(OSError):  # without a backup the save itself is still written
        if not path.exists():
            return
        for number in range(BACKUPS - 1, 0, -1):
            if backup(path, number).exists():
                _patiently_replace(backup(path, number), backup(path, number + 1))
        try:
            os.link(path, backup(path, 1))
        except OSError:  # no hard links here: FAT, some network folders
            put(write_temporary(backup(path, 1), path.read_bytes()), backup(path, 1))


def sweep(path: Path) -> None:
    """Remove temporary files that a killed program left for this file; hold its lock first."""
    with contextlib.suppress(OSError):
        for found in _temporaries(path):
            found.unlink()


def sweep_old(path: Path, fresh: Path) -> None:
    """The same without a lock: of those that are much older than a fresh one."""
    with contextlib.suppress(OSError):
        now = fresh.stat().st_mtime
        for found in _temporaries(path):
            if now - found.stat().st_mtime > _OLD:
                found.unlink()


def _temporaries(path: Path) -> list[Path]:
    """The temporary files of a file, and of no other whose name begins with its name."""
    form = re.compile(re.escape(_start(path)) + r"\d+-\d+\.tmp")
    return [found for found in path.parent.iterdir() if form.fullmatch(found.name)]
