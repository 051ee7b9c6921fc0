"""`check` and `simulate`."""

import json
from pathlib import Path

import pytest

from desktop.cli import main
from desktop.store import packs
from tests.tide_ledger import FOLDER, edited


def test_check_a_sound_pack(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(FOLDER), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"problems": []}


def test_check_tells_every_problem(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "tide.solpack"
    broken = edited("journal/fog_quay.toml", ("icons = 2", "icns = 2"), ("red = [4]", "red = [1]"))
    path.write_bytes(packs.packed(broken))
    assert main(["check", str(path), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)["problems"]
    assert {"pack.unknown_key", "clock.red_first", "event.not_red"} <= {p["code"] for p in found}
    key = next(problem for problem in found if problem["code"] == "pack.unknown_key")
    assert key["severity"] == "error"
    assert key["file"] == "journal/fog_quay.toml"
    assert key["where"] == "paragraph[B].options[B1].test.icns"
    assert "icns" in key["message"]
    assert "icons" in key["hint"]
    assert main(["check", str(path)]) == 1
    assert "errors: " in capsys.readouterr().out


def test_warnings_are_no_finding(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "tide.solpack"
    path.write_bytes(packs.packed(edited("pack.toml", ("investigation = 4", "investigation = 6"))))
    assert main(["check", str(path)]) == 0
    assert "warnings: 1" in capsys.readouterr().out


@pytest.mark.parametrize("raw", [b"", b"PK\x03\x04", b"{}", bytes(1000)])
def test_check_of_junk_is_a_finding(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, raw: bytes
) -> None:
    path = tmp_path / "x.solpack"
    path.write_bytes(raw)
    assert main(["check", str(path), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["problems"]


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "aventura", "--pack", str(FOLDER), "--games", "3", "--steps", "60"]
    assert main([*words, "--proof", "--rule", "counting=simple", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["games"] == 3
    assert sum(answer["endings"].values()) + answer["unfinished"] == 3
    assert answer["per_second"] > 0
    assert answer["problems"] == []
    assert main(words) == 0
    assert "games: 3" in capsys.readouterr().out
