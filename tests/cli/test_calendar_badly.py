"""Bad input about the calendar: exit code 2, one line that says what and where, nothing left."""

import os
import sys
from pathlib import Path

import pytest

from desktop.cli import main
from desktop.store import almanacs
from desktop.words import problems
from tests.small_year import edited, write

PLAY = ("play", "calendar", "--seed", "1", "--save", "{save}")
ODDS = ("odds", "calendar", "--value")
SEEDS = ("two\nlines", "\t", "\u202e", "\ud800", "\u2028", "x" * 10_000)
WORDS = [
    ("odds", "calendar"),
    *((*ODDS[:-1], f"--value={value}") for value in ("", "nan", "1e3", "100001", "9" * 5000)),
    *((*ODDS, "11", f"--rolls={rolls}") for rolls in ("", "0", "5", "-1", "9" * 30)),
    *((*ODDS, "11", f"--symbol={symbol}") for symbol in ("", "LENS", "lens,lantern", "\ud800")),
    (*ODDS, "11", "--dice", "5"),
    (*ODDS, "11", "--counting", "book"),
    ("odds", "book", "--dice", "5", "--target", "9", "--counting", "simple"),
    *(("year", year) for year in ("", "0", "1899", "2200", "-5", "2026.0", "x", "9" * 5000)),
    ("year",),
    ("year", "2026", "2027"),
    *(("year", "2026", f"--seed={seed}") for seed in SEEDS),
    ("play", "calendar"),
    ("play", "calendar", "--seed", "1"),
    *(("play", "calendar", f"--seed={seed}", "--save", "{save}") for seed in SEEDS),
    *((*PLAY, "--policy", name) for name in ("", "nobody")),
    *((*PLAY, "--steps", steps) for steps in ("", "-1", "1.5")),
    *((*PLAY, "--year", year) for year in ("", "0", "1899", "2200", "9" * 5000)),
    *(
        (*PLAY, "--rule", rule)
        for rule in (
            *("mode", "=on", "tea=milk", "mode=T2", "catch_up=", "start=yesterday", "boxes=9"),
            *("year=1899", "year=02026", "year=\u0662\u0660\u0662\u0666", "page=", "page= x"),
            *("page=a\nb", "page=\ud800", "page=" + "x" * 41),
        )
    ),
    *(
        (*PLAY, "--pack", path)
        for path in ("", "/", "{there}", "{there}/nowhere", "{there}/rubbish", "nobody")
    ),
    *((*PLAY, "--choices", path) for path in ("{there}", "{there}/nowhere", "{there}/rubbish")),
    (*PLAY, "--choices", "{there}/rubbish", "--policy", "random"),
    ("play", "calendar", "--seed", "1", "--save", "{there}"),
    ("play", "calendar", "--seed", "1", "--save", ""),
    *(("play", game, *PLAY[2:], "--year", "2026") for game in ("aventura", "book")),
    *(
        ("simulate", "calendar", "--games", *more)
        for more in (
            *(("0",), ("many",), ("1", "--workers", "0"), ("1", "--steps", "0")),
            *(("1", "--policy", "nobody"), ("1", "--rule", "year=1"), ("1", "--year", "2200")),
            *(("1", "--pack", ""), ("1", "--pack", "{there}/rubbish")),
        )
    ),
    ("check", "{there}/nowhere"),
]


@pytest.mark.parametrize("words", WORDS, ids=range(len(WORDS)))
@pytest.mark.parametrize("as_json", [False, True])
def test_it_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    as_json: bool,
) -> None:
    (tmp_path / "rubbish").write_text("rubbish\n", "utf-8")
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    there = sorted(tmp_path.iterdir())
    places = {"there": str(tmp_path), "save": str(tmp_path / "a.solsave")}
    said = [word.format(**places) for word in words]
    assert main([*said, *(["--json"] if as_json else [])]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert told.err.startswith("solitarium: ")
    assert "Traceback" not in told.err
    assert sorted(tmp_path.iterdir()) == there


BEGUN = '{"type": "Read"}\n{"type": "Roll"}\n'
CHOICES = [
    ("null", "no choice"),
    ('"Read"', "no choice"),
    ('{"type": "Fly"}', "no choice"),
    ('{"type": "Day", "after": "2026-01-01"}', "no choice"),
    ('{"type": "Stop", "hard": true}', "no choice of this game: unknown field"),
    ('{"type": "Stop", "type": "Stop"}', "no JSON"),
    ('{"type": "Roll", "hold": [1.0]}', "no JSON"),
    ('{"type": "Roll", "hold": [true]}', "no choice"),
    ('{"type": "Roll", "hold": [' + "9" * 40 + "]}", "no JSON"),
    *(
        (f'{{"type": "Roll", "hold": {hold}}}', "not offered: bad_dice")
        for hold in ("[0]", "[6]", "[-1]", "[1, 1]", "[2, 1]")
    ),
    ('{"type": "Roll", "hold": [1, 2, 3, 4, 5]}', "not offered: hold_all"),
    ('{"type": "Complete", "square": "2026-02-29"}', "no choice"),
    ('{"type": "Complete", "square": "2025-12-31"}', "not offered: not_now"),
    ('{"type": "Complete", "square": "9999-12-31"}', "not offered: not_now"),
    ('{"type": "Swear", "square": "2026-01-01"}', "not offered: not_now"),
    ('{"type": "Turn", "die": 4, "face": "lens"}', "not offered: not_now"),
    ('{"type": "Turn", "die": 4, "face": "key"}', "no choice"),
    ('{"type": "ChooseAlly", "symbol": "lens"}', "not offered: not_now"),
    ('{"type": "Recall", "hold": [1]}', "not offered: not_now"),
    ('{"type": "Hush"}', "not offered: not_now"),
    ('{"type": "Read"}', "not offered: not_now"),
    ('{"type": "Lapse"}', "not offered: after_roll"),
    ('{"type": "CloseDay"}', "not offered: stop_first"),
    ('{"type": "Answer", "value": [1, 2, 3, 1, 2]}', "not offered: not_now"),
    ('{"type": "Answer", "value": {}}', "no choice"),
    ('{"type": "Arrive", "today": "9999-12-31"}', "not offered: not_now"),
    ('{"type": "Switch", "option": "T2", "value": "x"}', "not offered: unknown_option"),
    ('{"type": "Switch", "option": "mode", "value": "base"}', "not offered: unknown_option"),
    ("[" * 100_000, "no JSON"),
    ("\u00ff", "no JSON"),
]


@pytest.mark.parametrize(("line", "says"), CHOICES, ids=range(len(CHOICES)))
def test_a_choice_that_is_none(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str, says: str
) -> None:
    choices, save = tmp_path / "choices.jsonl", tmp_path / "a.solsave"
    choices.write_text(BEGUN + line + "\n", "utf-8")
    words = ("play", "calendar", "--seed", "1", "--choices", str(choices), "--save", str(save))
    assert main([*words]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert f"line 3: {says}" in told
    assert not save.exists()


@pytest.mark.parametrize("seed", ["", "\U0001f3b2", " ", "x" * 1000])
def test_a_seed_of_any_text(tmp_path: Path, seed: str) -> None:
    save = str(tmp_path / "a.solsave")
    assert main(["play", "calendar", f"--seed={seed}", "--steps", "3", "--save", save]) == 0
    assert main(["replay", save]) == 0
    assert main(["year", "2026", f"--seed={seed}", "--marks"]) == 0


def test_a_save_whose_year_is_gone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save, profile = str(tmp_path / "a.solsave"), tmp_path / "player"
    words = ("--seed", "1", "--steps", "3", "--save", save, "--profile", str(profile))
    assert main(["play", "calendar", *words]) == 0
    (kept,) = profile.rglob("*.almanac")
    for spoil in (lambda: kept.write_bytes(b"rubbish"), kept.unlink):
        spoil()
        for command in ("tell", "replay"):
            capsys.readouterr()
            assert main([command, save, "--profile", str(profile)]) == 2
            told = capsys.readouterr()
            assert (told.out, told.err.count("\n")) == ("", 1)


@pytest.mark.skipif(sys.platform == "win32", reason="a folder that is worked in stays locked")
def test_a_year_is_checked_and_played_from_inside(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = write(tmp_path / "small", edited("months/01.toml", 'title = "Month 1"', ""))
    monkeypatch.chdir(folder)
    for path in (".", "", "year.json", "months/01.toml"):
        assert main(["check", path]) == 1
        assert "months/01.toml" in capsys.readouterr().out
    monkeypatch.chdir("months")
    assert main(["check", "02.toml"]) == 0
    assert main(["check", "01.toml"]) == 1
    assert main(["check", ".."]) == 1
    monkeypatch.chdir(write(tmp_path / "small"))
    save = os.fspath(tmp_path / "a.solsave")
    words = ("--seed", "1", "--steps", "3", "--save", save)
    assert main(["play", "calendar", *words, "--pack", "."]) == 0


def test_a_file_too_much_is_told_of_by_the_format_of_years(tmp_path: Path) -> None:
    folder = write(tmp_path / "small")
    (folder / "diary.toml").write_text("")
    (problem,) = almanacs.examine(folder)
    assert "assets/calendar/FORMAT.md" in problems.line(problem)
