"""Every page that a game offers, printed from its first question and from its end."""

import itertools
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop.cli import main
from desktop.keepsakes.paper import PAPERS, Sheet
from tests.keepsakes.conftest import Tool, tool  # noqa: F401
from tests.keepsakes.outputs.ink import ink_box, within

STORIES = {
    "book": ("careful", 999),
    "calendar": ("advice", 40),
    "aventura": ("cautious", 999),
}
SHEETS = [(paper, margin) for paper in PAPERS for margin in (0, 5, 20)]
"""What pages are printed on, by turns; scripts of ours print every page on every one of them."""


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a save of each game at its first question, and one far on."""
    folder = tmp_path_factory.mktemp("begun")
    for game, (policy, steps) in STORIES.items():
        for name, many in ((f"{game}-begun", 0), (f"{game}-played", steps)):
            words = ["play", game, "--seed", "ink", "--policy", policy, "--steps", str(many)]
            words += ["--save", str(folder / f"{name}.solsave")]
            assert main([*words, "--profile", str(folder / "profile")]) == 0
    return folder


def answer(capsys: pytest.CaptureFixture[str], *words: str | Path) -> dict[str, Any]:
    assert main(["print", *map(str, words), "--json"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    found: dict[str, Any] = json.loads(told.out)
    return found


def whats(begun: Path) -> Iterator[str | Path]:
    """Everything that may be printed."""
    yield from STORIES
    for game in STORIES:
        yield begun / f"{game}-begun.solsave"
        yield begun / f"{game}-played.solsave"


def part_of(offer: dict[str, Any]) -> tuple[str, ...]:
    """The last of its parts, which is time enough."""
    return ("--part", offer["parts"][-1]["id"]) if offer["parts"] else ()


def test_every_page_is_printed_within_its_box(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    begun: Path,
    own_profile: Path,
    tool: Tool,  # noqa: F811
) -> None:
    shutil.copytree(begun / "profile", own_profile, dirs_exist_ok=True)
    sheets = itertools.cycle(SHEETS)
    capsys.readouterr()
    for what in whats(begun):
        for offer in answer(capsys, what, "--list")["pages"]:
            paper, margin = next(sheets)
            target = tmp_path / "a.pdf"
            words = ("--page", offer["page"], "--paper", paper, "--margin", str(margin))
            told = answer(capsys, what, "--to", target, *words, *part_of(offer))
            assert told["pages"] > 0
            place = f"{what} {offer['page']} {paper} {margin}"
            page = min(told["pages"], 3)
            box = ink_box(target, page, tool, dpi=50)
            assert any(
                within(box, Sheet(PAPERS[paper], margin, lies).printable, slack=0.6)
                for lies in (False, True)
            ), place


def test_every_other_kind_of_file_is_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, begun: Path, own_profile: Path
) -> None:
    """A drawing of each game as SVG and HTML, tokens as PNG, texts as EPUB."""
    shutil.copytree(begun / "profile", own_profile, dirs_exist_ok=True)
    capsys.readouterr()
    for game, page, kinds in (
        ("book", "sheet", ("svg", "html")),
        ("book", "book", ("html", "epub")),
        ("calendar", "month", ("svg", "html")),
        ("calendar", "diary", ("epub",)),
        ("aventura", "tokens", ("svg", "html", "png")),
    ):
        save = begun / f"{game}-played.solsave"
        part = ("--part", "1") if page == "month" else ()
        for kind in kinds:
            told = answer(capsys, save, "--to", tmp_path / f"a.{kind}", "--page", page, *part)
            assert all(Path(path).stat().st_size > 1000 for path in told["files"])


def test_one_command_prints_cards_tokens_and_maps_of_a_pack(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    each = [
        answer(capsys, "last_boat", "--page", page, "--to", tmp_path / f"{page}.pdf")["pages"]
        for page in ("cards", "tokens", "blank")
    ]
    told = answer(capsys, "last_boat", "--to", tmp_path / "all.pdf")
    assert told["page"] == "cards,tokens,blank"
    assert told["pages"] == sum(each)
    first = answer(capsys, "last_boat", "--pages", "1", "--to", tmp_path / "all.pdf")
    assert first["pages"] == 1
