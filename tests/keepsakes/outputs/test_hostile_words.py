"""Titles and notes made of what no text should hold, in every kind of file."""

import subprocess
from pathlib import Path

import pytest

from desktop.drawing.prose import plain
from desktop.keepsakes.leaf import Keepsake
from desktop.keepsakes.manuscript import Manuscript, Para, Section
from desktop.keepsakes.outputs.writing import write
from desktop.keepsakes.paper import Sheet
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.placing.placing import place
from desktop.keepsakes.prose import binding
from desktop.keepsakes.prose.cuts import Cut, advance
from desktop.keepsakes.prose.design import design
from desktop.keepsakes.prose.typeset import typeset
from desktop.keepsakes.wish import Wish
from tests.keepsakes.conftest import Tool
from tests.keepsakes.outputs.sample import ruler

pytestmark = pytest.mark.usefixtures("qapp")

HOSTILE = (
    "<script>alert(1)</script><img src=x onerror=y> ]]> &amp; \"q\" 'q' --> </title></style>",
    "\0\x01\x0b\x1b\x7f\x85 half \ud800 and half \udfff \ufffe\uffff",
    "\u202eback\u202c שלום مرحبا \u200b\u2067\u2069 漢字 😀",
    "two\nlines\r\nand\ta tab (with) \\ brackets ) \\050",
    "e\u0301\u0323" * 9,
    "W" * 400,
)
TOLD = Manuscript(
    "".join(HOSTILE[:4]),
    HOSTILE[3],
    "en",
    "x",
    tuple(
        Section("chapter", text, (Para(plain(text)), Para(plain(text), "note")), text, text)
        for text in HOSTILE
    ),
    subtitle=HOSTILE[1],
    jacket=(plain(HOSTILE[0]),),
)


@pytest.fixture(scope="module")
def kept() -> Keepsake:
    return Keepsake(TOLD.title, "x", typeset(TOLD, Wish()), TOLD, author=TOLD.author)


def written(kept: Keepsake, path: Path) -> str:
    list(write(kept, path, Wish()))
    return path.read_bytes().decode("utf-8", "replace")


def test_a_book_of_them_is_sound(kept: Keepsake, tmp_path: Path, tool: Tool) -> None:
    written(kept, tmp_path / "a.pdf")
    subprocess.run([tool("pdfinfo"), tmp_path / "a.pdf"], check=True, capture_output=True)
    told = subprocess.run(
        [tool("pdftotext"), tmp_path / "a.pdf", "-"], check=True, capture_output=True
    )
    assert told.stderr == b""
    assert b"<script>alert(1)" in told.stdout.replace(b"\n", b"")
    written(kept, tmp_path / "a.epub")


def test_no_page_of_theirs_holds_markup_of_theirs(kept: Keepsake, tmp_path: Path) -> None:
    drawn = Keepsake(TOLD.title, "x", place([Picture(50, 50, ruler, HOSTILE[0])], Wish()))
    for text in (written(kept, tmp_path / "a.html"), written(drawn, tmp_path / "b.html")):
        assert "<script" not in text.lower()
        assert "<img" not in text
        assert "\0" not in text
        assert text.count("</title>") == 1 + text.count("</title>\n<metadata>")
        assert text.count("</style>") == 1


def test_a_head_without_an_end_is_shortened_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[str] = []

    def counted(text: str, worn: Cut) -> float:
        measured.append(text)
        return advance(text, worn)

    monkeypatch.setattr(binding, "advance", counted)
    shown, _ = binding._short_head("W" * 20_000, design(Sheet()))
    assert shown.startswith("WWW")
    assert len(measured) < 300
