"""From the start of the process to the painted window, beside a bare PySide6 window."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from tests.bench.table import Row

TIMES = 9
BYTE_CODE = Path(tempfile.gettempdir()) / "solitarium-bench-byte-code"
PAINT = Path(__file__).with_name("first_paint.py")


def rows() -> Iterable[Row]:
    """Both windows in turn, so that the machine's moods fall on both."""
    told: dict[str, list[tuple[float, ...]]] = {"bare": [], "shelf": []}
    for at in range(TIMES + 1):
        for what, values in told.items():
            value = painted(what)
            if at:  # the first fills the disk's cache
                values.append(value)
    (bare_ms, bare_cpu, _), (ms, cpu, memory) = (
        [list(column) for column in zip(*told[what], strict=True)] for what in told
    )
    where = "screen" if os.environ.get("DISPLAY") else "offscreen"
    yield Row(f"bare window painted, {where}", bare_ms, "ms")
    yield Row(f"shelf painted, {where}", ms, "ms")
    ratios = [a / b for a, b in zip(ms, bare_ms, strict=True)]
    yield Row("shelf over bare, time", ratios, "x", "1.25, at most 1.4")
    yield Row("bare window, CPU", bare_cpu, "s")
    yield Row("shelf, CPU", cpu, "s")
    ratios = [a / b for a, b in zip(cpu, bare_cpu, strict=True)]
    yield Row("shelf over bare, CPU", ratios, "x", "1.25, at most 1.4")
    yield Row("memory at the shelf", memory, "MB", "at most 110")


def painted(what: str) -> tuple[float, ...]:
    """Milliseconds, CPU seconds and MB at the first paint of one fresh process."""
    surroundings = dict(os.environ)
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)  # the program is set up with byte code
    surroundings["PYTHONPYCACHEPREFIX"] = str(BYTE_CODE)
    if not surroundings.get("DISPLAY"):
        surroundings.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        surroundings |= {"SOLITARIUM_PROFILE": home, "PYTHONPATH": str(PAINT.parent.parent.parent)}
        command = [sys.executable, str(PAINT), str(time.monotonic()), what]
        told = subprocess.check_output(command, env=surroundings, text=True)
    return tuple(float(value) for value in told.split()[-3:])
