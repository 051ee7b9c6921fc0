"""The player's saves as they lie on the shelf, told without reading them whole.

Beside `<save>.solsave` lie `<save>.txt`, one told sentence, and `<save>.png`, a picture.
Codes of problems: those of the header (store/reading.py), save.truncated for a wrong length,
save.locked (pid) where a window has the save open.
"""

import contextlib
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import msgspec

from desktop.rules.kernel.errors import Problem, Unreadable
from desktop.store import files, locks, saves
from desktop.store.format import HEADER_CAP, SIZE_CAP, SUFFIX, Header
from desktop.store.reading import FindFormat, error, read_header
from desktop.store.saves import unsaved

TRASH = "trash"
_SENTENCE = 600  # characters
_NAME = 60  # characters
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
_FORBIDDEN = re.compile(r'[<>:"/\\|?*]')


class Playthrough(msgspec.Struct, frozen=True):
    """One save on the shelf; `header` is None and `problem` says why where it is unreadable.

    `changed` is the time of its last change in seconds since 1970.
    """

    path: Path
    changed: float
    header: Header | None
    sentence: str
    picture: Path | None
    problem: Problem | None = None

    @property
    def title(self) -> str:
        """The title that the player gave, else the file's name."""
        return (self.header.title if self.header else "") or self.path.stem

    @property
    def newer(self) -> bool:
        """Whether a newer program wrote it."""
        return self.problem is not None and self.problem.code == "save.newer"


def shelf(folder: Path, find_game: FindFormat) -> tuple[Playthrough, ...]:
    """All saves in a folder, the last played first; also one of which only backups are left."""
    try:
        names = {path.name for path in folder.iterdir()}
    except OSError:
        return ()
    first_backup = files.backup(Path(SUFFIX), 1).name
    found = {name for name in names if name.endswith(SUFFIX) and not name.startswith(".")}
    found |= {name.removesuffix(".bak1") for name in names if name.endswith(first_backup)}
    told = [_told(folder / name, find_game) for name in found]
    return tuple(sorted(told, key=lambda one: (-one.changed, one.path.name)))


def _told(path: Path, find_game: FindFormat) -> Playthrough:
    there = path if path.exists() else files.backup(path, 1)
    try:
        stat = there.stat()
        changed, size = stat.st_mtime, stat.st_size
    except OSError:
        changed, size = 0.0, 0
    picture = path.with_suffix(".png")
    header, problem = _header(path, size, find_game)
    shown = picture if picture.is_file() else None
    return Playthrough(path, changed, header, sentence(path), shown, problem)


def _header(path: Path, size: int, find_game: FindFormat) -> tuple[Header | None, Problem | None]:
    try:
        line = (files.read(path, HEADER_CAP) or b"").partition(b"\n")[0]
        if not path.exists():
            return None, error(path.name, "save.missing")
        header = read_header(path.name, line, find_game)
    except OSError as trouble:
        return None, error(path.name, f"save.{files.failure(trouble)}")
    except Unreadable as trouble:
        return None, trouble.problems[0]
    whole = size == len(line) + 1 + header.body
    return header, None if whole else error(path.name, "save.truncated")


def sentence(path: Path) -> str:
    """The told sentence beside a save; empty where there is none."""
    try:
        raw = files.read(path.with_suffix(".txt"), 4 * _SENTENCE) or b""
    except OSError:
        return ""
    words = " ".join(raw.decode("utf-8", "replace").split())
    return "".join(letter for letter in words if letter.isprintable())[:_SENTENCE]


def tell(path: Path, words: str, picture: bytes | None = None) -> None:
    """Put one sentence and a picture (PNG) beside a save, for the shelf. Raises OSError.

    The shelf shows no save of another ending, which may be that of either: nothing is put there.
    """
    if path.suffix != SUFFIX:
        return
    files.write(path.with_suffix(".txt"), words[:_SENTENCE].encode("utf-8", "replace"))
    if picture is not None:
        files.write(path.with_suffix(".png"), picture)


def new_path(folder: Path, title: str) -> Path:
    """A free name for a new save, made from its title and good on every system."""
    plain = unicodedata.normalize("NFC", title)
    plain = "".join(letter for letter in plain if letter.isprintable() and letter < "\U00010000")
    plain = " ".join(_FORBIDDEN.sub(" ", plain).split())
    plain = _within(plain).strip(". ") or "game"
    if _DEVICES.fullmatch(plain):
        plain = f"_{plain}"
    taken = {path.name.casefold() for path in folder.iterdir()} if folder.is_dir() else set()
    number = 1
    while True:
        name = plain if number == 1 else f"{plain} {number}"
        path = folder / f"{name}{SUFFIX}"
        wanted = {path.name, f"{path.name}.bak1", f"{name}.txt", f"{name}.png"}
        if not {one.casefold() for one in wanted} & taken:
            return path
        number += 1


def _within(name: str) -> str:
    """At most so many characters, and 120 bytes: the longest names of ours add forty more."""
    return name[:_NAME].encode("utf-8")[:120].decode("utf-8", "ignore")


def rename(path: Path, title: str, find_game: FindFormat) -> None:
    """Give a closed save another title; the file keeps its name. Raises Unreadable, Unsaved."""
    with _held(path):
        saves.peek(path, find_game)
        try:
            first, _, body = (files.read(path, SIZE_CAP) or b"").partition(b"\n")
            header = msgspec.structs.replace(read_header(path.name, first, find_game), title=title)
            line = msgspec.json.encode(header)
            fits = len(line) <= HEADER_CAP
            if fits:
                files.rotate(path)
                files.write(path, line + b"\n" + body)
        except OSError as trouble:
            raise unsaved(path, trouble) from trouble
        if not fits:
            raise saves.Unsaved(error(path.name, "save.too_large"))


def delete(path: Path) -> Path:
    """Move a closed save and all that lies beside it to the trash; where it is now.

    Raises Unreadable (save.locked), Unsaved.
    """
    with _held(path):
        try:
            trash = path.parent / TRASH
            trash.mkdir(exist_ok=True)
            target = new_path(trash, path.stem)
            _move(path, target)
        except OSError as trouble:
            raise unsaved(path, trouble) from trouble
    return target


def restore(path: Path) -> Path:
    """Move a save from the trash back to its folder; where it is now. Raises Unsaved."""
    target = new_path(path.parent.parent, path.stem)
    try:
        _move(path, target)
    except OSError as trouble:
        raise unsaved(path, trouble) from trouble
    return target


def _move(path: Path, target: Path) -> None:
    for number in range(files.BACKUPS, 0, -1):
        _move_one(files.backup(path, number), files.backup(target, number))
    for suffix in (".txt", ".png", SUFFIX):
        _move_one(path.with_suffix(suffix), target.with_suffix(suffix))


def _move_one(source: Path, target: Path) -> None:
    with contextlib.suppress(FileNotFoundError):
        source.rename(target)


@contextlib.contextmanager
def _held(path: Path) -> Iterator[None]:
    try:
        lock = locks.take(path)
    except locks.Held as held:
        raise Unreadable((error(path.name, "save.locked", pid=str(held.pid)),)) from None
    except OSError as trouble:
        raise unsaved(path, trouble) from trouble
    try:
        yield
    finally:
        lock.release()
