"""Whole games in the real window: what its thread was held up by, and the memory that it takes."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from tests.bench.table import Row

GAME = Path(__file__).with_name("whole_game.py")
SEEDS = ("mouse one", "game 2", "game 3", "game 4", "game 5")
KINDS = {
    "the shelf at the start": ("shelf",),
    "opening an adventure, laying the table": ("the adventure is opened", "the table is laid"),
    "another theme": ("theme late", "theme contrast", "theme lamp"),
    "another size": ("another size",),
    "zoom and pan": ("zoom", "pan"),
    "leaving, and opening the save": ("back to the shelf", "the save is opened"),
}
REST = "a choice, its save and its picture"


def rows() -> Iterable[Row]:
    """The longest turn of the event loop in each of five games, by the processor."""
    games = [played(seed) for seed in SEEDS]
    aim = "at most 50 each"
    for kind in (*(kind for kind in KINDS if kind != "the shelf at the start"), REST):
        values = [max(found[kind]) for found, _ in games]
        yield Row(f"longest stall, {kind}, CPU", values, "ms", aim)
    every = [value for found, _ in games for value in found[REST] if value > 1]
    yield Row(f"all turns with work, {REST}, CPU", every, "ms")
    yield Row("memory at the shelf, at rest", [sizes["shelf"] for _, sizes in games], "MB", "110")
    yield Row("memory in a game", [sizes["game"] for _, sizes in games], "MB", "140")
    yield Row("memory after a whole game", [sizes["end"] for _, sizes in games], "MB", "140")


def played(seed: str) -> tuple[dict[str, list[float]], dict[str, float]]:
    """CPU milliseconds between the beats of one game, by kind, and the memory at its stages."""
    surroundings = dict(os.environ)
    if not surroundings.get("DISPLAY"):
        surroundings.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        surroundings |= {"SOLITARIUM_PROFILE": home, "PYTHONPATH": str(GAME.parent.parent.parent)}
        command = [sys.executable, str(GAME), seed]
        told = json.loads(subprocess.check_output(command, env=surroundings, text=True))
    kinds = {doing: kind for kind, all_of in KINDS.items() for doing in all_of}
    found: dict[str, list[float]] = {kind: [] for kind in (*KINDS, REST)}
    for doing, _, work in told["beats"]:
        found[kinds.get(doing, REST)].append(work)
    return found, told["memory"]
