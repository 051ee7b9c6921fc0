"""Setting up and building: pins, missing libraries, screens, icons."""

import importlib
import re
import struct
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

PACKAGING = Path(__file__).resolve().parent.parent / "packaging"
PIN = re.compile(
    r"[a-z0-9.-]+==[\w.]+( ; [\w '=<>.!]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?|#.*"
)


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Makes the scripts of packaging/ importable by their names."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    for name in ("environment", "libraries", "tasks", "icons", "shipped"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return importlib.import_module("environment")


def test_pins_are_names_versions_and_hashes_only() -> None:
    lines = (PACKAGING / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if not PIN.fullmatch(line)]


def test_each_part_of_the_pins_holds_those_before_it(scripts: ModuleType) -> None:
    play, freeze, test = (scripts.pins(section) for section in scripts.SECTIONS)
    assert freeze.startswith(play)
    assert test.startswith(freeze)
    assert "pyside6-essentials==" in play
    assert "pyinstaller==" in freeze.removeprefix(play)
    assert "pytest==" in test.removeprefix(freeze)


@pytest.mark.parametrize(
    ("there", "command"),
    [
        ("apt-get", "apt-get install -y --no-install-recommends fonts-dejavu-core libegl1 libgl1"),
        ("dnf", "dnf install -y dejavu-sans-fonts libEGL.so.1()(64bit) libGL.so.1()(64bit)"),
        ("pacman", "pacman -S --needed libglvnd ttf-dejavu"),
        ("", ""),
    ],
)
def test_missing_libraries_become_one_command(
    scripts: ModuleType, monkeypatch: pytest.MonkeyPatch, there: str, command: str
) -> None:
    libraries = importlib.import_module("libraries")
    monkeypatch.setattr(libraries.shutil, "which", lambda name: name if name == there else None)
    missing = {"libGL.so.1", "libEGL.so.1", "a font"}
    assert " ".join(libraries._command(missing)) == command


def test_without_root_the_command_is_told_and_nothing_runs(
    scripts: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    libraries = importlib.import_module("libraries")
    monkeypatch.setattr(libraries.shutil, "which", lambda name: name if name == "dnf" else None)
    monkeypatch.setattr(libraries.subprocess, "call", lambda *_, **__: pytest.fail("it ran"))
    with pytest.raises(SystemExit, match=r"sudo dnf install -y 'libGL\.so\.1\(\)\(64bit\)'"):
        libraries.install({"libGL.so.1"}, "Qt needs system libraries")


def test_a_window_without_a_screen_is_refused_in_a_sentence(
    scripts: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks = importlib.import_module("tasks")
    monkeypatch.setattr(tasks.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(scripts.Trouble, match="there is no screen here"):
        tasks.play([])


def test_icons_for_windows_and_macos_hold_their_pictures(scripts: ModuleType) -> None:
    icons = importlib.import_module("icons")
    pictures = {16: b"sixteen", 256: b"two hundred", 512: b"five hundred"}
    ico, icns = icons.ico(pictures), icons.icns(pictures)
    kind, count = struct.unpack_from("<HH", ico, 2)
    assert (kind, count) == (1, 2)
    size, at = struct.unpack_from("<II", ico, 6 + 8)
    assert ico[at : at + size] == b"sixteen"
    assert icns[:4] == b"icns"
    assert struct.unpack_from(">I", icns, 4) == (len(icns),)


def test_an_old_python_is_refused_in_a_sentence() -> None:
    code = "import sys, runpy; sys.version_info = (3, 9); runpy.run_path('run.py', {}, '__main__')"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=PACKAGING, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == "Solitarium needs Python 3.11 or newer.\n"


def test_every_library_that_ships_is_in_the_list_of_licences(scripts: ModuleType) -> None:
    listed = (PACKAGING / "licences" / "third-party.md").read_text(encoding="utf-8")
    shipped = re.findall(r"^([a-z0-9.-]+)==", scripts.pins("play"), re.MULTILINE)
    assert len(shipped) > 5
    assert not [name for name in shipped if name not in listed]


def test_no_text_of_a_year_lies_open_in_what_ships(scripts: ModuleType, tmp_path: Path) -> None:
    from desktop.store import almanacs

    laid = importlib.import_module("shipped")
    laid.lay_out(tmp_path / "shipped")
    year = tmp_path / "shipped" / "assets" / "calendar" / "quillport.year"
    found = almanacs.load(year)
    assert found == almanacs.load(almanacs.shipped())
    texts = found.told("en")
    said = [month.before[:30] for month in texts.months.values()]
    said += [line.text[:30] for line in texts.lines.values()]
    said += [rule.name for rule in texts.rules.values()]
    for path in (tmp_path / "shipped" / "assets" / "calendar").rglob("*"):
        raw = path.read_bytes() if path.is_file() else b""
        assert not [one for one in said if one.encode() in raw], path
