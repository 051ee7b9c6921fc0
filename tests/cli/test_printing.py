"""`print` end to end, with a keeper that draws a black square and tells one sentence."""

import json
import os
import shutil
import signal
import stat
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any, get_args

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop import paths
from desktop.cli import main, printing
from desktop.drawing.prose import Run
from desktop.keepsakes import source
from desktop.keepsakes.leaf import Keepsake
from desktop.keepsakes.manuscript import Manuscript, Para, Section
from desktop.keepsakes.outputs.progress import Progress
from desktop.keepsakes.paper import PAPERS, USUAL_MARGIN
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.placing.placing import place
from desktop.keepsakes.source import TEXT_FILES, Offer, Source
from desktop.keepsakes.wish import PageName, Wish
from desktop.paths import shipped
from desktop.words import language

PARTS = (("quay", "The quay"), ("lamp", "The lamp room"))
MAP = Offer("map", "The map", parts=PARTS, scaled=True)
DIARY = Offer("diary", "The diary", TEXT_FILES, booklet=True)
CARDS = Offer("cards", "The cards")
wished: list[tuple[str, Wish]] = []


class ToyKeeper:
    """Offers a map of two parts, a diary and, of content alone, cards."""

    def offers(self, source: Source) -> tuple[Offer, ...]:
        """What a story can be printed as."""
        return MAP, DIARY

    def blanks(self, content: Any, language: str) -> tuple[Offer, ...]:
        """What content can be printed as."""
        return (CARDS,)

    def making(
        self, source: Source, page: PageName, wish: Wish
    ) -> Generator[Progress, None, Keepsake]:
        """The same step by step."""
        yield Progress(0, 1)
        return self.make(source, page, wish)

    def make(self, source: Source, page: PageName, wish: Wish) -> Keepsake:
        """One of them."""
        if wish.part not in ("", *dict(PARTS if page == "map" else ())):
            raise KeyError(wish.part)
        wished.append((page, wish))
        pictures = [Picture(300, 200, black, part) for part, _ in PARTS if wish.part in ("", part)]
        whole = pictures[0] if len(pictures) == 1 else None
        told = text(source.language) if page == "diary" else None
        return Keepsake("Fog", "fog", place(pictures, wish), manuscript=told, picture=whole)

    def make_blank(self, content: Any, language: str, page: PageName, wish: Wish) -> Keepsake:
        """One of them."""
        wished.append((page, wish))
        return Keepsake("Cards", "cards", place([Picture(60, 90, black, "Card")], wish))


def black(painter: QPainter) -> None:
    painter.fillRect(QRectF(0, 0, 60, 60), QColor("black"))


def test_the_words_of_the_command_are_those_of_keepsakes() -> None:
    """They are written twice, so that a command that prints nothing needs no Qt."""
    assert get_args(PageName) == printing.PAGES
    assert printing.KINDS == TEXT_FILES
    assert set(printing._PAPERS.values()) == set(PAPERS)
    assert printing._MARGIN == USUAL_MARGIN


def text(language: str) -> Manuscript:
    told = Para((Run("plain", "The tide was late."),))
    return Manuscript("Fog", "Nell", language, "fog-1", (Section("chapter", "One", (told,)),))


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    wished.clear()
    monkeypatch.setattr(source, "load", lambda game: ToyKeeper())
    monkeypatch.setattr(language, "system_language", lambda: "en")
    for name in ("LC_ALL", "LC_PAPER", "LANG"):
        monkeypatch.setenv(name, "de_DE.UTF-8")


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a save and the copy of what it was begun with."""
    folder = tmp_path_factory.mktemp("begun")
    words = ("--seed", "x", "--steps", "3", "--save", str(folder / "a.solsave"))
    assert main(["play", "book", *words, "--profile", str(folder / "profile")]) == 0
    return folder


@pytest.fixture
def save(begun: Path, tmp_path: Path, own_profile: Path) -> Path:
    shutil.copytree(begun / "profile", own_profile, dirs_exist_ok=True)
    return Path(shutil.copy(begun / "a.solsave", tmp_path))


Printed = dict[str, Any]


def printed(capsys: pytest.CaptureFixture[str], *words: str | Path) -> Printed:
    assert main(["print", *map(str, words), "--json"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    found: Printed = json.loads(told.out)
    return found


def refused(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    assert main(["print", *map(str, words)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err


def test_a_save_is_printed_as_what_comes_first(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, save: Path
) -> None:
    target = tmp_path / "a.pdf"
    told = printed(capsys, save, "--to", target)
    wanted = {"pages": 2, "file": str(target), "page": "map", "paper": "A4", "scale": "auto"}
    assert {key: told[key] for key in wanted} == wanted
    assert target.read_bytes().startswith(b"%PDF")
    assert main(["print", str(save), "--to", str(target), "--page", "diary"]) == 0
    assert str(target) in capsys.readouterr().out  # what was printed here may be printed again
    assert [page for page, _ in wished] == ["map", "diary"]
    assert printed(capsys, save, "--to", tmp_path / "a.epub")["page"] == "diary"


def test_a_wish_arrives_as_it_was_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, save: Path
) -> None:
    words = ("--paper", "letter", "--margin", "20", "--scale", "true", "--grey", "--part", "lamp")
    told = printed(capsys, save, "--to", tmp_path / "a.pdf", *words)
    (_, wish) = wished[0]
    assert (wish.sheet.paper.name, wish.sheet.margin) == ("Letter", 20)
    assert (wish.scale, wish.grey, wish.part, wish.booklet) == ("true", True, "lamp", False)
    assert wish.made
    assert (told["pages"], told["scale"], told["part"]) == (2, "true", "lamp")
    diary = (save, "--to", tmp_path / "b.pdf", "--page", "diary", "--booklet", "--pages", "1")
    assert printed(capsys, *diary)["pages"] == 1
    assert wished[1][1].booklet
    printed(capsys, save, "--to", tmp_path / "c.pdf", "--across", "3")
    assert wished[2][1].across == 3


def test_drawings_are_one_picture_or_as_many_files_as_pages(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, save: Path
) -> None:
    one = printed(capsys, save, "--to", tmp_path / "a.png", "--part", "quay")
    assert (one["pages"], one["files"]) == (1, [str(tmp_path / "a.png")])
    two = printed(capsys, save, "--to", tmp_path / "b.svg")
    names = [str(tmp_path / f"b-{number}.svg") for number in (1, 2)]
    assert (two["pages"], two["files"], two["file"]) == (2, names, str(tmp_path / "b.svg"))
    sheets = (save, "--to", tmp_path / "c.svg", "--part", "quay", "--scale", "true")
    assert printed(capsys, *sheets)["pages"] == 2  # tiles, where their scale was asked for
    assert sorted(tmp_path.glob("*.tmp")) == []


def test_the_list_says_what_there_is(capsys: pytest.CaptureFixture[str], save: Path) -> None:
    told = printed(capsys, save, "--list")
    assert (told["kind"], told["game"]) == ("save", "book")
    assert [page["page"] for page in told["pages"]] == ["map", "diary"]
    assert told["pages"][0]["parts"][0] == {"id": "quay", "title": "The quay"}
    assert "epub" in told["pages"][1]["files"]
    assert main(["print", "aventura", "--list"]) == 0
    assert capsys.readouterr().out == "--page cards: The cards (pdf, svg, png, html)\n"


@pytest.mark.parametrize(
    ("what", "game"),
    [
        ("book", "book"),
        ("calendar", "calendar"),
        ("aventura", "aventura"),
        ("last_boat", "aventura"),
        (shipped("maps", "last_boat"), "aventura"),
        (shipped("maps", "last_boat", "pack.toml"), "aventura"),
        (shipped("assets", "calendar", "quillport"), "calendar"),
        ("quillport", "calendar"),
        (shipped("assets", "book"), "book"),
    ],
)
def test_content_is_found_by_path_id_and_game(
    capsys: pytest.CaptureFixture[str], what: str | Path, game: str
) -> None:
    told = printed(capsys, what, "--list")
    assert (told["kind"], told["game"]) == ("pack", game)


REFUSED: tuple[tuple[tuple[str, ...], str], ...] = (
    ((), "either --to FILE or --list"),
    (("--list", "--to", "a.pdf"), "either --to FILE or --list"),
    (("--to", "a.docx"), "must end in .pdf"),
    (("--to", "pdf"), "must end in .pdf"),
    (("--to", "a.pdf", "--page", "poster"), "--page"),
    (("--to", "a.pdf", "--page", "year"), "there are map, diary"),
    (("--to", "a.epub", "--page", "map"), "not as .epub"),
    (("--to", "a.pdf", "--part", "attic"), "there are quay, lamp"),
    (("--to", "a.pdf", "--page", "diary", "--part", "x"), "has no parts"),
    (("--to", "a.pdf", "--paper", "A3"), "--paper"),
    (("--to", "a.pdf", "--margin", "41"), "from 0 to 40"),
    (("--to", "a.pdf", "--margin", "nan"), "from 0 to 40"),
    (("--to", "a.pdf", "--margin", "-1"), "--margin"),
    (("--to", "a.pdf", "--across", "0"), "from 1 to 20"),
    (("--to", "a.pdf", "--across", "2", "--scale", "fit"), "either --across or --scale"),
    (("--to", "a.pdf", "--page", "diary", "--scale", "fit"), "no drawing to scale"),
    (("--to", "a.pdf", "--booklet"), "nothing to be folded"),
    (("--to", "a.pdf", "--pages", "3"), "There is no page 3"),
    (("--to", "a.pdf", "--pages", "2-1"), "backwards"),
    (("--to", "a.pdf", "--pages", ""), "is no page"),
    (("--to", "a.epub", "--pages", "1"), "a text without pages"),
    (("--to", "a.html", "--page", "diary", "--booklet"), "a text without pages"),
    (("--to", "a.pdf", "--language", "xx"), "there are en"),
    (("--to", "nowhere/a.pdf"), "no folder"),
)


def test_what_cannot_be_is_refused_in_a_line(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    save: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    before = sorted(tmp_path.iterdir())
    for words, says in REFUSED:
        assert says in refused(capsys, save, *words)
    assert sorted(tmp_path.iterdir()) == before


def test_what_is_no_save_and_no_pack_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    target = tmp_path / "a.pdf"
    noise = tmp_path / "noise"
    noise.write_bytes(b"\0\xff" * 99)
    (tmp_path / "empty").mkdir()
    (tmp_path / "b.solpack").write_bytes(b"PK")
    (tmp_path / "b.tables.toml").write_bytes(b"")
    for what, says in (
        ("nothing.solsave", "no such save, and no such pack"),
        ("x" * 5000, "name too long"),
        (noise, "noise"),
        (tmp_path / "empty", "no pack, no year and no tables"),
        (tmp_path / "b.solpack", "b.solpack"),
        (tmp_path / "b.tables.toml", "b.tables.toml"),
        (shipped("maps", "last_boat", "thole.tmj"), "the pack that it belongs to"),
    ):
        assert says.lower() in refused(capsys, what, "--to", target).lower()
    assert not target.exists()


def test_another_file_is_never_replaced(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, save: Path
) -> None:
    target = tmp_path / "thesis.pdf"
    target.write_bytes(b"%PDF-1.7 years of work")
    assert "not printed here" in refused(capsys, save, "--to", target)
    (tmp_path / "folder.pdf").mkdir()
    assert "folder" in refused(capsys, save, "--to", tmp_path / "folder.pdf")
    assert target.read_bytes() == b"%PDF-1.7 years of work"
    target.write_bytes(b"")
    assert printed(capsys, save, "--to", target)["pages"] == 2


def test_a_save_without_its_content_is_refused_and_a_damaged_one_is_printed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, save: Path
) -> None:
    raw = save.read_bytes()
    for number in (1, 2, 3):
        save.with_name(f"{save.name}.bak{number}").unlink(missing_ok=True)
    save.write_bytes(raw[: -len(raw) // 4])
    told = printed(capsys, save, "--to", tmp_path / "a.pdf")
    assert told["lost"] > 0
    save.write_bytes(raw)
    save.chmod(stat.S_IRUSR)
    assert printed(capsys, save, "--to", tmp_path / "a.pdf")["lost"] == 0
    for kept in paths.kept_packs().iterdir():
        kept.unlink()
    assert "is gone" in refused(capsys, save, "--to", tmp_path / "a.pdf")


@pytest.mark.parametrize(
    ("place", "paper"),
    [("en_US.UTF-8", "Letter"), ("es_MX", "Letter"), ("C", "A4"), ("es_ES@euro", "A4")],
)
def test_the_paper_is_that_of_the_place(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    place: str,
    paper: str,
) -> None:
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_PAPER", place)
    assert printed(capsys, "book", "--to", tmp_path / "a.pdf")["paper"] == paper


def test_ctrl_c_leaves_nothing_half_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(painter: QPainter) -> None:
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(sys.modules[__name__], "black", interrupted)
    before = sorted(tmp_path.iterdir())
    assert main(["print", str(save), "--to", str(tmp_path / "a.svg")]) == 130
    assert sorted(tmp_path.iterdir()) == before
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_only_this_command_wakes_the_window_system(tmp_path: Path) -> None:
    """In a process of its own, without a display, Qt draws; no widget is ever needed."""
    code = (
        "import sys; from desktop.cli import main\n"
        f"end = ['--profile', {str(tmp_path)!r}]\n"
        "assert main(['explain', '1', *end]) == 0\n"
        "assert 'PySide6' not in sys.modules\n"
        f"assert main(['print', 'book', '--to', {str(tmp_path / 'a.pdf')!r}, *end]) == 0\n"
        "assert 'PySide6.QtGui' in sys.modules\n"
        "assert 'PySide6.QtWidgets' not in sys.modules\n"
    )
    taken = ("DISPLAY", "QT_QPA_PLATFORM", "LC_ALL", "LC_PAPER", "LANG")
    bare = {name: value for name, value in os.environ.items() if name not in taken}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=shipped(),
        env=bare,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF")
