"""The frozen program's window on a screen, beside a bare window frozen in the same way."""

import importlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from tests.bench.table import Row

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = ROOT / "dist" / "solitarium" / "solitarium"
BARE = ROOT / "build" / "bare"
TIMES = 7
SOURCE = """
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.setWindowTitle("Solitarium")
window.resize(1200, 800)
window.show()
application.exec()
"""


def rows() -> Iterable[Row]:
    """Nothing where the program is not frozen yet (`python3 packaging/build.py`)."""
    if not PROGRAM.exists():
        print("dist/solitarium is not there: no frozen start measured", file=sys.stderr)
        return
    programs = {"bare": bare(), "shelf": PROGRAM}
    sys.path.append(str(ROOT / "packaging"))
    show = importlib.import_module("show")
    told: dict[str, list[tuple[float, float]]] = {"bare": [], "shelf": []}
    with show.screen() as display:
        for at in range(TIMES + 1):
            for what, program in programs.items():
                value = shown(program, display, show.window_is_there)
                if at:
                    told[what].append(value)
    (bare_ms, bare_cpu), (ms, cpu) = (
        [list(column) for column in zip(*told[what], strict=True)] for what in told
    )
    yield Row("bare frozen window on the screen", bare_ms, "ms")
    yield Row("frozen shelf on the screen", ms, "ms")
    ratios = [a / b for a, b in zip(ms, bare_ms, strict=True)]
    yield Row("frozen shelf over bare, time", ratios, "x", "1.25, at most 1.4")
    ratios = [a / b for a, b in zip(cpu, bare_cpu, strict=True)]
    yield Row("frozen shelf over bare, CPU", ratios, "x", "1.25, at most 1.4")


def shown(program: Path, display: str, is_there: Callable[[str], bool]) -> tuple[float, float]:
    """Milliseconds to the window and CPU seconds until then, of one start with an empty home."""
    with tempfile.TemporaryDirectory() as home:
        surroundings = {"DISPLAY": display, "HOME": home, "LC_CTYPE": "C.UTF-8"}
        began = time.monotonic()
        started = subprocess.Popen([program], env=surroundings)
        while not is_there(display):
            assert started.poll() is None, f"{program} went away"
            time.sleep(0.002)
        spent = (time.monotonic() - began) * 1000
        started.kill()
        _, _, used = os.wait4(started.pid, 0)
        started.returncode = -9
    return spent, used.ru_utime + used.ru_stime


def bare() -> Path:
    """The floor, frozen once by the environment of packaging/build.py."""
    program = BARE / "dist" / "bare" / "bare"
    if not program.exists():
        BARE.mkdir(parents=True, exist_ok=True)
        (BARE / "bare.py").write_text(SOURCE, encoding="utf-8")
        python = ROOT / "build" / "environment" / "bin" / "python"
        command = [python, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", "bare.py"]
        subprocess.run(command, cwd=BARE, check=True)
    return program
