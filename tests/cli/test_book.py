"""The Book of Adventure without a window: `play`, `replay`, `tell`, `check` on tables."""

import json
from pathlib import Path
from typing import Any

import pytest

from desktop.cli import main
from desktop.rules import games
from desktop.store import tables
from tests.small_tables import edited, lay


@pytest.fixture(autouse=True)
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Small tables where the program's own lie."""
    monkeypatch.setattr(games, "NAMES", ("aventura", "book"))
    monkeypatch.setattr(games, "_FORMATS", {"aventura": 1, "book": 1})
    folder = lay(tmp_path / "shipped" / "book")
    monkeypatch.setattr(tables, "shipped", lambda: folder)
    return folder


def answer(capsys: pytest.CaptureFixture[str], *words: str | Path, code: int = 0) -> dict[str, Any]:
    assert main([*map(str, words), "--json"]) == code
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def refused(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    assert main([*map(str, words)]) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    return told.err


def test_a_whole_book_is_played_told_and_played_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, shipped: Path
) -> None:
    save = tmp_path / "a.solsave"
    told = answer(capsys, "play", "book", "--seed", "ink", "--save", save)
    assert told["ended"]
    lay(shipped, {"stories.toml": b""})  # a save has its own copy
    again = answer(capsys, "replay", save)
    assert (again["ok"], again["entries"]) == (True, told["steps"] + 1)
    lines = answer(capsys, "tell", save)["lines"]
    assert len(lines) > 20
    assert all(line.strip() for line in lines)
    other = tmp_path / "b.solsave"
    refused(capsys, "play", "book", "--seed", "ink", "--save", other)  # no tables any more
    assert not other.exists()


def test_tables_of_ones_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    name = "inventory.toml"
    folder = lay(tmp_path / "mine", {name: edited(name, ("base = 3", "base = 9"))[name]})
    options = ("--seed", "ink", "--steps", "9", "--save")
    first, second = tmp_path / "a.solsave", tmp_path / "b.solsave"
    answer(capsys, "play", "book", "--pack", folder, *options, first)
    answer(capsys, "play", "book", *options, second)
    hashes = [json.loads(one.read_bytes().split(b"\n")[0])["content"] for one in (first, second)]
    assert hashes[0] != hashes[1]
    lay(folder, {name: b"x"})
    assert "TOML" in refused(capsys, "play", "book", "--pack", folder, *options, first)
    assert "no such" in refused(capsys, "play", "book", "--pack", tmp_path / "x", *options, first)


def test_table_rules(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save = tmp_path / "a.solsave"
    options: tuple[str | Path, ...] = ("--seed", "ink", "--steps", "9", "--save", save)
    answer(capsys, "play", "book", *options, "--rule", "money_cap=on")
    header = json.loads(save.read_bytes().split(b"\n")[0])
    assert header["options"]["money_cap"] == "on"
    assert "money_cap" in refused(capsys, "play", "book", *options, "--rule", "money_cap=maybe")


def test_check_tables(capsys: pytest.CaptureFixture[str], tmp_path: Path, shipped: Path) -> None:
    assert answer(capsys, "check", shipped) == {"problems": []}
    assert answer(capsys, "check", shipped / "stories.toml") == {"problems": []}
    name = "inventory.toml"
    spoilt = edited(name, ("base = 3", "base = 999"), ("weapon =", "weppon ="))[name]
    folder = lay(tmp_path / "mine", {name: spoilt})
    for path in (folder, folder / name):
        found = answer(capsys, "check", path, code=1)["problems"]
        assert [one["code"] for one in found] == ["pack.unknown_key", "tables.number"]
        assert {one["file"] for one in found} == {name}
        assert "weapon" in found[0]["hint"]
        assert "assets/book/FORMAT.md" in found[0]["hint"]


def test_simulate_tells_years_and_chapters(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ("simulate", "book", "--games", "12", "--policy", "novice")
    told = answer(capsys, *words, "--proof", "--rule", "win_years=90")
    assert sum(told["endings"].values()) == told["games"] == 12
    assert 0 < told["chapters"] <= 20
    scores = told["scores"]
    assert scores["games"] == 12 - told["endings"].get("dead", 0)
    ranks = [scores[f"p{rank}"] for rank in (5, 25, 50, 75, 95)]
    assert ranks == sorted(ranks)
    assert told["won"] <= scores["games"]
    assert main([*words]) == 0
    lines = capsys.readouterr().out
    assert "score: " in lines
    assert "chapters: " in lines
    assert "reckless" in refused(capsys, "simulate", "book", "--games", "1", "--policy", "reckless")
    assert "tea" in refused(capsys, "simulate", "book", "--games", "1", "--rule", "tea=milk")
    nowhere = str(tmp_path / "nowhere")
    assert "nowhere" in refused(capsys, "simulate", "book", "--games", "1", "--pack", nowhere)
