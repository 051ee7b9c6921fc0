"""Rows of measured values, and the table that they make."""

import math
import os
import platform
import statistics
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import NamedTuple


class Row(NamedTuple):
    """One line: what was measured, each value of one run, their unit, what is aimed at."""

    what: str
    values: list[float]
    unit: str
    aim: str = ""


def timed(work: Callable[[], object], times: int = 5) -> list[float]:
    """Milliseconds that `work` takes, each of some times after one that does not count."""
    work()
    values = []
    for _ in range(times):
        began = perf_counter()
        work()
        values.append((perf_counter() - began) * 1000)
    return values


def p95(values: list[float]) -> float:
    """The value that 95 in 100 do not exceed (nearest rank)."""
    return sorted(values)[math.ceil(0.95 * len(values)) - 1]


def table(rows: Iterable[Row]) -> str:
    """The rows as a Markdown table, below a line on the machine."""
    from PySide6 import __version__ as pyside

    machine = f"Python {platform.python_version()}, PySide6 {pyside}, {platform.system()}"
    lines = [
        f"Measured on {machine}, {os.cpu_count()} cores, shared with other work: where the clock",
        "and the processor differ, the processor tells more, and ratios tell most.",
        "`python -m tests.bench --readme` writes this table; in brackets, how often.",
        "",
        "| what | median | p95 | aim |",
        "|---|---:|---:|---|",
    ]
    for row in rows:
        middle, high = statistics.median(row.values), p95(row.values)
        told = f"{row.what} ({len(row.values)})"
        cells = (told, f"{shown(middle)} {row.unit}", f"{shown(high)} {row.unit}", row.aim)
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def shown(value: float) -> str:
    """Three figures are enough for anybody."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"
