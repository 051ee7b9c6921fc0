"""The calendar without a window: `play`, `replay`, `tell`, `simulate`, `check` on years."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from desktop import paths
from desktop.cli import main
from desktop.rules import games
from desktop.store import almanacs, saves
from tests.rules.calendar.test_content import explicit
from tests.small_year import edited, members, write


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "NAMES", ("aventura", "book", "calendar"))
    monkeypatch.setattr(games, "_FORMATS", {"aventura": 1, "book": 1, "calendar": 1})


def answer(capsys: pytest.CaptureFixture[str], *words: str | Path, code: int = 0) -> dict[str, Any]:
    assert main([*map(str, words), "--json"]) == code
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def refused(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    assert main([*map(str, words)]) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    return told.err


def test_a_whole_year_is_played_told_and_played_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder, save = write(tmp_path / "small"), tmp_path / "a.solsave"
    told = answer(capsys, "play", "calendar", "--pack", folder, "--seed", "ink", "--save", save)
    assert told["ended"]
    assert told["ending"].startswith("rank_")
    shutil.rmtree(folder)  # a save has its own copy
    again = answer(capsys, "replay", save)
    assert (again["ok"], again["entries"]) == (True, told["steps"] + 1)
    lines = answer(capsys, "tell", save)["lines"]
    assert len(lines) > 365
    assert all(line.strip() for line in lines)


def test_the_whole_year_is_played_now_unless_a_rule_says_otherwise(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    save, year = tmp_path / "a.solsave", ("--year", "1926")
    some = ("--seed", "1", "--steps", "9", "--save")
    answer(capsys, "play", "calendar", *year, *some, save)
    options = saves.peek(save, games.known).options
    assert (options["year"], options["catch_up"]) == ("1926", "free")
    dated = tmp_path / "b.solsave"
    answer(capsys, "play", "calendar", *year, "--rule", "catch_up=strict", *some, dated)
    assert saves.peek(dated, games.known).options["catch_up"] == "strict"
    assert "unknown_value" in refused(
        capsys, "play", "calendar", "--year", "1899", *some, tmp_path / "c.solsave"
    )
    assert "only the calendar" in refused(
        capsys, "play", "aventura", *year, *some, tmp_path / "c.solsave"
    )


def test_a_year_with_its_own_squares_by_its_id(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    year = json.dumps(explicit(2024)).encode()
    write(paths.player("years", "mine"), members() | {"year.json": year})
    some = ("--seed", "1", "--steps", "3", "--save")
    answer(capsys, "play", "calendar", "--pack", "small", *some, tmp_path / "a.solsave")
    header = saves.peek(tmp_path / "a.solsave", games.known)
    assert (header.options["year"], header.options["page"]) == ("2024", "small")
    other = ("--year", "2025", *some, tmp_path / "b.solsave")
    assert "year_fixed" in refused(capsys, "play", "calendar", "--pack", "small", *other)
    assert "no such year" in refused(
        capsys, "play", "calendar", "--pack", "large", *some, tmp_path / "b.solsave"
    )


@pytest.mark.slow
def test_many_years(capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "simulate", "calendar", "--games", "2", "--seed", "x", "--proof")
    assert (told["games"], told["unfinished"], told["problems"]) == (2, 0, [])
    assert told["scores"]["games"] == 2


def test_a_sound_year_and_the_shipped_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for path in (write(tmp_path / "small"), almanacs.shipped(), almanacs.shipped() / "days.toml"):
        assert answer(capsys, "check", path)["problems"] == []


def test_every_fault_of_a_year_and_those_of_one_text(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = write(tmp_path / "small", edited("months/03.toml", 'title = "Month 3"', "title = 3"))
    (folder / "weeks.toml").unlink()
    (folder / "days.toml").write_text("[[line]]\n")
    told = answer(capsys, "check", folder, code=1)["problems"]
    assert {one["file"] for one in told} == {"months/03.toml", "weeks.toml", "days.toml"}
    assert all(one["message"] for one in told)
    assert answer(capsys, "check", folder / "year.json", code=1)["problems"] == told
    march = answer(capsys, "check", folder / "months" / "03.toml", code=1)["problems"]
    assert {one["file"] for one in march} == {"months/03.toml"}
    options = ("--seed", "1", "--save", tmp_path / "a.solsave")
    assert "more; try" in refused(capsys, "play", "calendar", "--pack", folder, *options)


def test_a_packed_year_is_checked_and_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    packed = tmp_path / "small.year"
    packed.write_bytes(almanacs.packed(write(tmp_path / "small")))
    assert answer(capsys, "check", packed)["problems"] == []
    options = ("--seed", "1", "--steps", "5", "--save", tmp_path / "a.solsave")
    assert answer(capsys, "play", "calendar", "--pack", packed, *options)["steps"] == 5
