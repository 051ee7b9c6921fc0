"""Keepsakes as files: which, what is checked first, and how they come into their place."""

from __future__ import annotations

import contextlib
from collections.abc import Generator
from pathlib import Path

from desktop.keepsakes.leaf import Keepsake, Leaf
from desktop.keepsakes.outputs.existing import Unwritable, check, failed, refused
from desktop.keepsakes.outputs.progress import Progress
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.source import FILES, TEXT_FILES
from desktop.keepsakes.wish import Wish
from desktop.store import files

__all__ = ["Unwritable", "files_of", "write"]

Made = Generator[Progress, None, bytes]
"""Work that says how far it has come and ends with a file's bytes."""


def files_of(keepsake: Keepsake, path: Path) -> tuple[Path, ...]:
    """The files that `write` makes: one, or for several pages as SVG or PNG one each."""
    count = len(_drawings(keepsake, path))
    if count == 1:
        return (path,)
    return tuple(path.with_name(f"{path.stem}-{n}{path.suffix}") for n in range(1, count + 1))


def write(keepsake: Keepsake, path: Path, wish: Wish) -> Generator[Progress]:
    """Write a keepsake as what the path's ending says, step by step.

    Raises Unwritable before the first step where it is plain that it cannot be, and at a later
    one where the disk fails. Then, and when the steps are not gone to the end, no file is new or
    changed, nor is anything left behind; only of several may some have come to their places when
    another one's place is refused.
    """
    _check_kind(keepsake, path)
    targets = files_of(keepsake, path)
    for target in targets:
        check(target)
    return _written(keepsake, targets, wish)


def _kind(path: Path) -> str:
    return path.suffix.lower()


def _check_kind(keepsake: Keepsake, path: Path) -> None:
    known = ", ".join(f".{kind}" for kind in (TEXT_FILES if keepsake.manuscript else FILES))
    if path.is_dir():
        raise refused("print.folder", path)
    if _kind(path)[1:] not in TEXT_FILES:
        raise refused("print.ending", path, known=known)
    if _kind(path) == ".epub" and keepsake.manuscript is None:
        raise refused("print.no_text", path, known=known)
    if not keepsake.leaves and not keepsake.picture:
        raise refused("print.empty", path)


def _drawings(keepsake: Keepsake, path: Path) -> tuple[Leaf | Picture | None, ...]:
    """What each file shows; None where the one file holds everything."""
    if _kind(path) not in (".svg", ".png"):
        return (None,)
    return (keepsake.picture,) if keepsake.picture else keepsake.leaves


def _written(keepsake: Keepsake, targets: tuple[Path, ...], wish: Wish) -> Generator[Progress]:
    drawings = _drawings(keepsake, targets[0])
    total = sum(_steps(drawing, targets[0]) for drawing in drawings if drawing is not None)
    waiting: list[tuple[Path, Path]] = []
    done = 0
    try:
        for target, drawing in zip(targets, drawings, strict=True):
            if drawing is None:
                raw = yield from _whole(keepsake, target, wish)
            else:
                raw = yield from _counted(_drawn(drawing, target, wish), done, total)
                done += _steps(drawing, target)
            waiting.append((files.write_temporary(target, raw), target))
            files.sweep_old(target, waiting[-1][0])
        if total:
            yield Progress(total, total)
        while waiting:
            files.put(*waiting.pop(0))
    except OSError as trouble:
        raise failed(targets[0], trouble) from trouble
    finally:
        for temporary, _ in waiting:
            with contextlib.suppress(OSError):
                temporary.unlink()


def _steps(drawing: Leaf | Picture, target: Path) -> int:
    """In how many steps a file of one drawing is made."""
    if _kind(target) == ".svg":
        return 1
    from desktop.keepsakes.outputs.png import bands

    return bands(drawing)


def _drawn(drawing: Leaf | Picture, target: Path, wish: Wish) -> Generator[None, None, bytes]:
    """A file of one drawing."""
    if _kind(target) == ".svg":
        from desktop.keepsakes.outputs.svg import svg

        yield
        return svg(drawing, wish).encode()
    from desktop.keepsakes.outputs.png import png

    return (yield from png(drawing, wish))


def _counted(work: Generator[None, None, bytes], done: int, total: int) -> Made:
    """Its steps, counted on."""
    while True:
        yield Progress(done, total)
        try:
            next(work)
        except StopIteration as end:
            raw: bytes = end.value
            return raw
        done = min(done + 1, total - 1)


def _whole(keepsake: Keepsake, target: Path, wish: Wish) -> Made:
    """A file of everything."""
    title, leaves, kind = keepsake.title, keepsake.leaves, _kind(target)
    if kind == ".pdf":
        from desktop.keepsakes.outputs.pdf import pdf

        return pdf(leaves, wish, title, keepsake.author, keepsake.language)
    if keepsake.manuscript is not None:
        return _read(keepsake, kind, wish)
    from desktop.keepsakes.outputs.html_pages import html_pages

    return html_pages(leaves, wish, title, keepsake.language)


def _read(keepsake: Keepsake, kind: str, wish: Wish) -> Made:
    """A file of the text, its illustrations drawn first, one by one."""
    from desktop.keepsakes.prose.drawn import ahead

    assert keepsake.manuscript is not None
    drawn = yield from ahead(keepsake.manuscript, wish)
    if kind == ".epub":
        from desktop.keepsakes.prose.epub import epub

        return epub(keepsake.manuscript, wish, drawn)
    from desktop.keepsakes.prose.html import html

    return html(keepsake.manuscript, wish, drawn).encode()
