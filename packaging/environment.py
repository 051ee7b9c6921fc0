"""Make a virtual environment from the pinned versions; only the standard library."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import libraries

ROOT = Path(__file__).resolve().parent.parent
PINS = ROOT / "packaging" / "constraints.txt"
SECTIONS = ("play", "freeze", "test")  # as constraints.txt has them; each needs those before it
HEADING = "# --- "


class Trouble(Exception):
    """Something that the person at the keyboard must know, in a sentence."""


def make(folder: Path, section: str) -> None:
    """Bring `folder` to the pins up to and with `section`; at once where it is there already."""
    stamp = folder / "pins-installed"
    wanted = {name: _mark(name) for name in SECTIONS[SECTIONS.index(section) :]}
    if python(folder).exists() and stamp.exists() and stamp.read_text() in wanted.values():
        return
    where = folder.relative_to(ROOT) if folder.is_relative_to(ROOT) else folder
    print(f"Setting up {where} ({section}) ...", flush=True)
    uv = shutil.which("uv")
    if not (uv and _with_uv(uv, folder, section)):
        _with_pip(folder, section)
    stamp.write_text(wanted[section])


def python(folder: Path) -> Path:
    """The interpreter of an environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def run(folder: Path, *arguments: str, cwd: Path | None = None, **variables: str) -> int:
    """Run the environment's interpreter with the project on its path; the exit code."""
    surroundings = _surroundings() | {"PYTHONPATH": str(ROOT)} | variables
    return subprocess.call([python(folder), *arguments], cwd=cwd, env=surroundings)


def pins(section: str) -> str:
    """The part of constraints.txt up to and with a section."""
    parts = PINS.read_text(encoding="utf-8").split(HEADING)
    kept = SECTIONS[: SECTIONS.index(section) + 1]
    return "".join(HEADING + part for part in parts[1:] if part.startswith(kept))


def _mark(section: str) -> str:
    told = f"{pins(section)}\n{sys.version_info[:2]} {sys.platform}"
    return hashlib.sha256(told.encode()).hexdigest()


def _surroundings() -> dict[str, str]:
    unwanted = ("VIRTUAL_ENV", "PYTHONHOME", "PYTHONPATH")
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    if not kept.get("HOME", "?"):
        del kept["HOME"]  # an empty one would put folders at the root of the disk
    return kept


def _with_uv(uv: str, folder: Path, section: str) -> bool:
    shutil.rmtree(folder, ignore_errors=True)
    made = _quietly(uv, "venv", "--quiet", "--python", sys.executable, str(folder))
    return made and _quietly(
        *(uv, "pip", "install", "--quiet", "--compile-bytecode", "--require-hashes"),
        *("--python", str(python(folder)), "-r", _list(folder, section)),
    )


def _with_pip(folder: Path, section: str) -> None:
    if importlib.util.find_spec("ensurepip") is None:
        libraries.install({"python3-venv"}, "Python cannot make a virtual environment")
        importlib.invalidate_caches()
    shutil.rmtree(folder, ignore_errors=True)
    venv.create(folder, with_pip=True)
    pip = (str(python(folder)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    if not _quietly(*pip, "--require-hashes", "-r", _list(folder, section)):
        raise Trouble("the libraries could not be installed (see above); is the network there?")


def _list(folder: Path, section: str) -> str:
    listed = folder / f"pins-{section}.txt"
    listed.write_text(pins(section), encoding="utf-8")
    return str(listed)


def _quietly(*command: str) -> bool:
    return subprocess.call(command, cwd=ROOT, env=_surroundings(), stdin=subprocess.DEVNULL) == 0
