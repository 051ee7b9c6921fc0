"""Which words lead to a window, and which to a command."""

import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from desktop import paths
from desktop.cli import main


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What a window was opened with, instead of a window."""
    opened: list[Any] = []
    app, self_test = ModuleType("desktop.app"), ModuleType("desktop.self_test")

    def open_window(file: Path | None = None, *, safe: bool = False) -> int:
        opened.append((file, safe))
        return 0

    def run() -> int:
        opened.append("self-test")
        return 7

    vars(app)["open_window"] = open_window
    vars(self_test)["run"] = run
    for name, module in (("app", app), ("self_test", self_test)):
        monkeypatch.setitem(sys.modules, f"desktop.{name}", module)
        monkeypatch.setattr(f"desktop.{name}", module, raising=False)
    return opened


def test_no_arguments_open_the_window(window: list[Any]) -> None:
    assert main([]) == 0
    assert window == [(None, False)]


def test_a_file_is_opened_in_the_window(window: list[Any], tmp_path: Path) -> None:
    save = tmp_path / "explain.solsave"
    save.touch()
    assert main([str(save), "--safe"]) == 0
    assert window == [(save, True)]


def test_a_profile_is_the_players_folder(window: list[Any], tmp_path: Path) -> None:
    assert main(["--profile", str(tmp_path)]) == 0
    assert paths.saves() == tmp_path / "saves"
    assert window == [(None, False)]


def test_the_self_test_decides_the_exit_code(window: list[Any]) -> None:
    assert main(["--self-test"]) == 7
    assert window == ["self-test"]


def test_a_missing_file_is_bad_input(window: list[Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nothing.solsave"]) == 2
    assert "nothing.solsave" in capsys.readouterr().err
    assert window == []


def test_control_signs_do_not_reach_the_console(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["a\x1b[31m\nb"]) == 2
    told = capsys.readouterr().err
    assert "\x1b" not in told
    assert told.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
def test_a_full_disk_behind_standard_output_is_said_in_a_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "desktop", "explain", "1", "2", "3"],
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=paths.shipped(),
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == b"solitarium: standard output: No space left on device\n"
