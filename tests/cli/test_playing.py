"""`play`, `replay` and `tell` end to end, in processes of their own and in this one."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from desktop import paths
from desktop.cli import main
from desktop.paths import shipped
from tests.tide_ledger import FOLDER, edited


def run(*words: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "desktop", *map(str, words)]
    return subprocess.run(
        command, cwd=shipped(), capture_output=True, encoding="utf-8", timeout=120, check=False
    )


def answer(capsys: pytest.CaptureFixture[str], *words: str | Path, code: int = 0) -> dict[str, Any]:
    assert main([*map(str, words), "--json"]) == code
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def played(capsys: pytest.CaptureFixture[str], save: Path, *words: str) -> dict[str, Any]:
    options: list[str | Path] = ["--seed", "tide", "--steps", "40", "--save", save, *words]
    return answer(capsys, "play", "aventura", "--pack", FOLDER, *options)


def refused(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    assert main([*map(str, words)]) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    return told.err


def test_play_replay_and_tell_in_processes_of_their_own(tmp_path: Path) -> None:
    save, profile = tmp_path / "a.solsave", tmp_path / "profile"
    end = ("--profile", profile, "--json")
    options = ("--pack", FOLDER, "--seed", "tide", "--steps", "60", "--save", save)
    first = run("play", "aventura", *options, *end)
    assert (first.returncode, first.stderr) == (0, "")
    told = json.loads(first.stdout)
    assert told["steps"] == 60
    assert not told["ended"]
    again = run("replay", save, *end)
    assert (again.returncode, again.stderr) == (0, "")
    assert json.loads(again.stdout)["entries"] == 61
    story = run("tell", save, "--profile", profile)
    assert (story.returncode, story.stderr) == (0, "")
    assert "Fog Quay" in story.stdout
    missing = run("replay", save, "--profile", tmp_path / "other")
    assert missing.returncode == 2
    assert missing.stderr.count("\n") == 1


def test_no_command_imports_widgets(tmp_path: Path) -> None:
    code = (
        "import sys; from desktop.cli import main\n"
        f"end = ['--profile', {str(tmp_path)!r}]\n"
        f"pack = ['--pack', {str(FOLDER)!r}]\n"
        f"save = {str(tmp_path / 'a.solsave')!r}\n"
        "assert main(['explain', '1', *end]) == 0\n"
        "assert 'PySide6' not in sys.modules\n"
        "assert main(['play', 'aventura', *pack, '--seed', 'x', '--steps', '9',"
        " '--save', save, *end]) == 0\n"
        "assert main(['simulate', 'aventura', *pack, '--games', '1', '--steps', '9', *end]) == 0\n"
        "assert main(['tell', save, *end]) == 0\n"
        f"assert main(['check', {str(FOLDER)!r}, *end]) == 0\n"
        "assert 'PySide6.QtCore' in sys.modules\n"
        "assert not {'PySide6.QtGui', 'PySide6.QtWidgets'} & set(sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=shipped(), capture_output=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr


def test_the_same_seed_plays_the_same_story(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    one = played(capsys, tmp_path / "1.solsave")
    assert one == played(capsys, tmp_path / "2.solsave")
    other = played(capsys, tmp_path / "3.solsave", "--policy", "cautious")
    assert other["hash"] != one["hash"]
    rules = played(capsys, tmp_path / "4.solsave", "--rule", "counting=simple")
    assert rules["hash"] != one["hash"]


def test_choices_from_a_file_play_the_same_story(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    one = played(capsys, tmp_path / "1.solsave")
    lines = (tmp_path / "1.solsave").read_bytes().splitlines()[4:-1]
    choices = tmp_path / "choices.jsonl"
    choices.write_text("\n".join(json.dumps(json.loads(line)["choice"]) for line in lines), "utf-8")
    two = played(capsys, tmp_path / "2.solsave", "--choices", str(choices))
    assert two == one


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("{", "no JSON"),
        ('{"type": "Fly", "to": "B"}', "no choice"),
        ('{"type": "Move", "who": "nell", "to": 3}', "no choice"),
        ('{"type": "Move", "who": "nell", "to": "B"}', "not offered"),
        ('{"type": "Move", "who": "nell", "to": "A", "fast": true}', "unknown field `fast`"),
        ("[" * 100_000, "no JSON"),
    ],
)
def test_a_bad_choice_is_told_with_its_line_and_leaves_no_save(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str, says: str
) -> None:
    choices, save = tmp_path / "choices.jsonl", tmp_path / "a.solsave"
    choices.write_text(f'{{"type": "Recruit", "investigators": ["nell"]}}\n{line}\n', "utf-8")
    words = ("--pack", FOLDER, "--seed", "x", "--choices", choices, "--save", save)
    told = refused(capsys, "play", "aventura", *words)
    assert says in told
    assert "line 2" in told
    assert not save.exists()


def test_an_edited_save_is_a_finding(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save = tmp_path / "a.solsave"
    played(capsys, save)
    assert answer(capsys, "replay", save)["ok"]
    lines = save.read_bytes().split(b"\n")
    place = next(i for i, line in enumerate(lines[5:], 5) if b'"dice":[' in line)
    lines[place] = lines[place].replace(b'"auto":false', b'"auto":true ', 1)
    save.write_bytes(b"\n".join(lines))
    found = answer(capsys, "replay", save, code=1)
    assert not found["ok"]
    assert found["first_difference"] == place - 3


def test_dice_that_never_fell_are_found(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A journal whose hashes were mended after an edit still tells another story than its seed."""
    save, other = tmp_path / "a.solsave", tmp_path / "b.solsave"
    played(capsys, save)
    options = ("--seed", "ebb", "--steps", "40", "--save", other)
    answer(capsys, "play", "aventura", "--pack", FOLDER, *options)
    header = json.loads(save.read_bytes().split(b"\n")[0])
    foreign = json.loads(other.read_bytes().split(b"\n")[0])
    assert header["seed"] != foreign["seed"]
    swapped = other.read_bytes().replace(b'"ebb"', b'"tid"', 1)
    other.write_bytes(swapped)
    found = answer(capsys, "replay", other, code=1)
    assert found["first_difference"] == 0


@pytest.mark.parametrize("command", ["tell", "replay"])
@pytest.mark.parametrize("raw", [None, b"", b"{}", b"\xff\xfe", b'{"magic":"solitarium-save/9"}'])
def test_what_is_no_save(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, raw: bytes | None
) -> None:
    save = tmp_path / "a.solsave"
    if raw is not None:
        save.write_bytes(raw)
    assert "a.solsave" in refused(capsys, command, save)


def test_what_cannot_be_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save = tmp_path / "a.solsave"
    begin = ("play", "aventura", "--pack", FOLDER, "--seed", "x", "--save", save)
    assert "reckless" in refused(capsys, *begin, "--policy", "reckless")
    assert "counting" in refused(capsys, *begin, "--rule", "counting=cribbage")
    assert "nowhere" in refused(capsys, *begin[:3], "nowhere", *begin[4:])
    assert not save.exists()
    played(capsys, save)
    before = save.read_bytes()
    assert "a.solsave" in refused(capsys, *begin)
    assert save.read_bytes() == before
    broken = tmp_path / "broken"
    for name, body in edited("cards.toml", ("no = 31", "no = 40")).items():
        (broken / name).parent.mkdir(parents=True, exist_ok=True)
        (broken / name).write_bytes(body)
    assert "solitarium check" in refused(capsys, *begin[:3], broken, *begin[4:-1], tmp_path / "b")


def test_a_save_lives_on_when_its_pack_is_gone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    save = tmp_path / "a.solsave"
    played(capsys, save)
    assert answer(capsys, "tell", save)["lines"]
    for kept in paths.kept_packs().iterdir():
        kept.unlink()
    assert "gone" in refused(capsys, "tell", save)
    assert "gone" in refused(capsys, "replay", save)


def test_the_story_is_told_in_another_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "pack"
    whole = edited("pack.toml", ('language = "en"', 'language = "en"\nlanguages = ["es"]'))
    for name, body in {**whole, "text/es.toml": b'"fog_quay.title" = "Muelle"\n'}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    save = tmp_path / "a.solsave"
    words = ("--seed", "x", "--steps", "9", "--save", save)
    answer(capsys, "play", "aventura", "--pack", folder, *words)
    lines = answer(capsys, "tell", save, "--language", "es")["lines"]
    assert any("Muelle" in line for line in lines)
