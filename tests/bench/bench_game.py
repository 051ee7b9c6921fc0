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
OF_THE_BOOK = {
    "the pen over the sheet": ("pointing",),
    "a pool and its throw": ("Try",),
    "any other throw": ("Throw",),
    "a page read": ("page read", "result read"),
    "while a page is read": ("reading",),
    "a Route drawn": ("Route",),
}
OF_THE_CALENDAR = {
    "a roll": ("Roll", "Recall"),
    "a die held": ("hold",),
    "the pointer over the page": ("pointing",),
    "stopping": ("Stop",),
    "a square taken, or none": ("Complete", "Pass", "Hush", "Turn"),
    "a day closed": ("CloseDay",),
    "a page or a Sunday read": ("Read", "day read"),
    "while a page is read": ("reading",),
    "another language": ("language",),
    "the list in place of the page": ("list",),
    "an earlier month": ("another month",),
    "the journal of a year": ("journal",),
    "a year's chart, first": ("chart, first",),
    "a year's chart, again": ("chart, again",),
    "a month's text": ("month's text",),
    "back to the page": ("back to the page",),
}
THOUGHT = ("thinking",)
GAMES: dict[str, tuple[str, dict[str, tuple[str, ...]]]] = {
    "aventura": ("", KINDS),
    "book": ("Book, ", KINDS | OF_THE_BOOK),
    "calendar": ("Calendar, ", KINDS | OF_THE_CALENDAR),
}

OF_A_TURN = {"book": tuple(OF_THE_BOOK), "calendar": tuple(OF_THE_CALENDAR)[:8]}


def rows() -> Iterable[Row]:
    """The longest turn of the event loop in each of five games, by the processor."""
    for game in GAMES:
        yield from rows_of(game)


def rows_of(game: str) -> Iterable[Row]:
    """Those of one game."""
    name, kinds = GAMES[game]
    games = [played(game, seed) for seed in SEEDS]
    aim = "at most 50 each"
    for kind in (*(kind for kind in kinds if kind != "the shelf at the start"), REST):
        values = [max(found[kind]) for found, _ in games if found[kind]]
        yield Row(f"{name}longest stall, {kind}, CPU", values, "ms", aim)
    choices = (REST, *OF_A_TURN.get(game, ()))
    every = [value for found, _ in games for kind in choices for value in found[kind] if value > 1]
    yield Row(f"{name}all turns with work, {REST}, CPU", every, "ms")
    sizes = [sizes for _, sizes in games]
    yield Row(f"{name}memory at the shelf, at rest", [one["shelf"] for one in sizes], "MB", "110")
    yield Row(f"{name}memory in a game", [one["game"] for one in sizes], "MB", "140")
    yield Row(f"{name}memory after a whole game", [one["end"] for one in sizes], "MB", "140")


def played(game: str, seed: str) -> tuple[dict[str, list[float]], dict[str, float]]:
    """CPU milliseconds between the beats of one game, by kind, and the memory at its stages."""
    surroundings = dict(os.environ)
    if not surroundings.get("DISPLAY"):
        surroundings.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        surroundings |= {"SOLITARIUM_PROFILE": home, "PYTHONPATH": str(GAME.parent.parent.parent)}
        command = [sys.executable, str(GAME), game, seed]
        told = json.loads(subprocess.check_output(command, env=surroundings, text=True))
    named = GAMES[game][1]
    kinds = {doing: kind for kind, all_of in named.items() for doing in all_of}
    found: dict[str, list[float]] = {kind: [] for kind in (*named, REST)}
    for doing, _, work in told["beats"]:
        if doing in THOUGHT:
            continue  # that is the policy, not the table
        found[kinds.get(doing, REST)].append(work)
    return found, told["memory"]
