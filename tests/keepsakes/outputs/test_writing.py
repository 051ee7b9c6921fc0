"""Files: which ones, what is refused, and that nothing half-made is ever seen."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from desktop.drawing.prose import plain
from desktop.keepsakes.leaf import Keepsake, Leaf
from desktop.keepsakes.manuscript import Manuscript, Para, Section
from desktop.keepsakes.outputs.writing import Unwritable, files_of, write
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.wish import Wish
from desktop.rules.games.aventura.content.membership import MANIFEST
from desktop.rules.games.calendar.content.authored import YEAR
from desktop.store import files
from desktop.words import problems
from tests.keepsakes.outputs.sample import ruler

LEAF = Leaf(60, 40, ruler, "Leaf")
DRAWING = Keepsake("Drawing", "drawing", (LEAF, LEAF, LEAF))
TEXT = Manuscript(
    "A text",
    "Jo",
    "en",
    "urn:solitarium:1",
    (Section("chapter", "The only one", (Para(plain("Few words.")),)),),
)
READ = Keepsake("A text", "text", (LEAF, LEAF), manuscript=TEXT)
BEGINNINGS = {
    ".pdf": b"%PDF-1.7",
    ".svg": b"<?xml",
    ".png": b"\x89PNG",
    ".html": b"<!DOCTYPE",
}


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def refusal(keepsake: Keepsake, path: Path) -> str:
    with pytest.raises(Unwritable) as caught:
        list(write(keepsake, path, Wish()))
    problem = caught.value.problem
    assert "{" not in problems.line(problem)
    assert problems.message(problem) != f"Something is wrong here ({problem.code})."
    return problem.code


@pytest.mark.parametrize("ending", sorted(BEGINNINGS))
def test_each_ending_makes_its_kind_and_may_be_made_again(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"file{ending.upper() if ending == '.pdf' else ending}"
    one = Keepsake("One", "one", (LEAF,))
    for _ in range(2):
        steps = list(write(one, path, Wish()))
        assert steps[-1].done == steps[-1].total
        assert path.read_bytes().startswith(BEGINNINGS[ending])
    assert names(tmp_path) == [path.name]


@pytest.mark.parametrize("ending", [".epub", ".html", ".pdf"])
def test_a_text_is_written_as_one_and_again(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"text{ending}"
    for _ in range(2):
        list(write(READ, path, Wish()))
    assert names(tmp_path) == [path.name]
    if ending == ".html":
        assert "Few words." in path.read_text("utf-8")
        assert "<svg" not in path.read_text("utf-8")
    if ending == ".epub":
        assert path.read_bytes().startswith(b"PK")


def test_several_pages_are_files_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "map.svg"
    assert [made.name for made in files_of(DRAWING, path)] == [f"map-{n}.svg" for n in (1, 2, 3)]
    list(write(DRAWING, path, Wish()))
    assert names(tmp_path) == ["map-1.svg", "map-2.svg", "map-3.svg"]
    assert files_of(DRAWING, tmp_path / "map.pdf") == (tmp_path / "map.pdf",)


def test_a_picture_is_one_file(tmp_path: Path) -> None:
    whole = msgspec.structs.replace(DRAWING, picture=Picture(90, 70, ruler, "Whole"))
    path = tmp_path / "whole.svg"
    assert files_of(whole, path) == (path,)
    list(write(whole, path, Wish()))
    assert 'width="90mm" height="70mm"' in path.read_text("utf-8")


def test_what_cannot_be_written_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "folder.pdf").mkdir()
    (tmp_path / "letter.pdf").write_bytes(b"%PDF-1.4 somebody's own")
    (tmp_path / "huge.png").write_bytes(b"\x89PNG" + b"\0" * 9000 + b"Software\0Solitarium")
    assert refusal(DRAWING, tmp_path / "letter.pdf") == "print.foreign"
    assert refusal(DRAWING, tmp_path / "folder.pdf") == "print.folder"
    assert refusal(DRAWING, tmp_path / "none" / "x.pdf") == "print.no_folder"
    assert refusal(DRAWING, tmp_path / "x.docx") == "print.ending"
    assert refusal(DRAWING, tmp_path / "x") == "print.ending"
    assert refusal(DRAWING, tmp_path / "x.epub") == "print.no_text"
    assert refusal(Keepsake("", "", ()), tmp_path / "x.pdf") == "print.empty"
    one = Keepsake("One", "one", (LEAF,))
    assert refusal(one, tmp_path / "huge.png") == "print.foreign"
    assert names(tmp_path) == ["folder.pdf", "huge.png", "letter.pdf"]


EDITED: dict[str, tuple[Callable[[bytes], bytes], ...]] = {
    ".pdf": (
        lambda raw: raw + b"5 0 obj\n<< /Type /Annot >>\nendobj\nstartxref\n99\n%%EOF\n",
        lambda raw: b"%PDF-1.4\n% of the %Solitarium\n" + raw,
        lambda raw: raw[:-9],
    ),
    ".svg": (
        lambda raw: raw.replace(b'"?>', b'" standalone="no"?>', 1),
        lambda raw: raw.replace(b"<svg ", b"<svg\n   ", 1),
        lambda raw: raw + b"<!-- mine -->",
    ),
    ".png": (lambda raw: raw.replace(b"\0Solitarium", b"\0Gimp", 1), lambda raw: raw[:-1]),
    ".html": (lambda raw: raw.rstrip() + b"<p>mine", lambda raw: b"<!-- mine -->" + raw),
    ".epub": (lambda raw: raw[:-1], lambda raw: raw + b"Solitarium", lambda raw: b"MZ" + raw),
}


@pytest.mark.parametrize("ending", sorted(EDITED))
def test_what_somebody_wrote_upon_is_no_longer_ours(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"mine{ending}"
    one = msgspec.structs.replace(READ, leaves=(LEAF,))
    list(write(one, path, Wish()))
    made = path.read_bytes()
    for edited in EDITED[ending]:
        path.write_bytes(edited(made))
        assert refusal(one, path) == "print.foreign"
    path.write_bytes(made)
    list(write(one, path, Wish()))


@pytest.mark.parametrize("name", [MANIFEST, YEAR])
def test_nothing_is_put_among_the_files_of_a_pack(tmp_path: Path, name: str) -> None:
    (tmp_path / "pack" / "art").mkdir(parents=True)
    (tmp_path / "pack" / name).touch()
    (tmp_path / "link").symlink_to(tmp_path / "pack")
    for place in ("pack/a.pdf", "pack/art/a.png", "link/a.pdf", "link/art/../a.svg"):
        assert refusal(READ, tmp_path / place) == "print.in_pack"
    list(write(READ, tmp_path / "a.pdf", Wish()))


@pytest.mark.parametrize("name", ["x" * 251, "ü" * 125 + "y", "😀" * 62])
def test_the_longest_names_are_names(tmp_path: Path, name: str) -> None:
    list(write(READ, tmp_path / f"{name}.pdf", Wish()))
    assert names(tmp_path) == [f"{name}.pdf"]
    left = files.write_temporary(tmp_path / f"{name}.pdf", b"half")
    other = files.write_temporary(tmp_path / f"{name[:-1]}.pdf", b"half")
    files.sweep(tmp_path / f"{name}.pdf")
    assert (left.exists(), other.exists()) == (False, True)


def test_what_a_killed_program_left_is_removed_once_it_is_old(tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    old, young = (files.write_temporary(path, b"half") for _ in range(2))
    other = files.write_temporary(tmp_path / "a.pdf.pdf", b"half")
    for left in (old, other):
        os.utime(left, (1, 1))
    list(write(READ, path, Wish()))
    assert names(tmp_path) == sorted(["a.pdf", young.name, other.name])


def test_one_foreign_file_among_several_stops_all(tmp_path: Path) -> None:
    (tmp_path / "map-3.svg").write_text("mine")
    assert refusal(DRAWING, tmp_path / "map.svg") == "print.foreign"
    assert names(tmp_path) == ["map-3.svg"]


def test_an_empty_file_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "empty.pdf"
    path.touch()
    list(write(DRAWING, path, Wish()))
    assert path.stat().st_size > 500


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_is_not_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.pdf")
    assert refusal(DRAWING, tmp_path / "pipe.pdf") == "print.no_file"


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "print.disk_full"),
        (errno.EACCES, "print.not_allowed"),
        (errno.EIO, "print.disk_error"),
    ],
)
def test_the_disk_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, code: str
) -> None:
    before = files._write_all
    calls = []

    def failing(file: int, raw: bytes) -> None:
        calls.append(1)
        if len(calls) > 2:
            raise OSError(number, os.strerror(number))
        before(file, raw)

    monkeypatch.setattr(files, "_write_all", failing)
    assert refusal(DRAWING, tmp_path / "map.svg") == code
    assert names(tmp_path) == []


def test_stopped_halfway_nothing_is_left(tmp_path: Path) -> None:
    path = tmp_path / "map.svg"
    list(write(DRAWING, path, Wish()))
    old = [made.read_bytes() for made in files_of(DRAWING, path)]
    other = msgspec.structs.replace(DRAWING, leaves=(Leaf(70, 40, ruler),) * 3)
    work = write(other, path, Wish())
    for _ in range(3):
        next(work)
    work.close()
    assert names(tmp_path) == ["map-1.svg", "map-2.svg", "map-3.svg"]
    assert [made.read_bytes() for made in files_of(DRAWING, path)] == old
