"""A choice with its save: at 10 and at 1,000 entries of the journal, with and without fsync."""

import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, process_time

from desktop import __version__, paths
from desktop.rules.games import load
from desktop.rules.kernel import history
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Ask, sample
from desktop.rules.kernel.history import History
from desktop.store import contents, saves
from desktop.store.format import Jottings
from tests.bench.table import Row

PACK = Path(__file__).resolve().parent.parent.parent / "maps" / "last_boat"
TOLD = Jottings(title="Bench")
AT = (10, 1000)
COUNT = 25


def rows() -> Iterable[Row]:
    """Wall and CPU milliseconds of 25 choices each; the disk's part is the difference by fsync."""
    with tempfile.TemporaryDirectory() as folder:
        paths.profile(Path(folder))
        for disk, aim in ((True, "25, flat"), (False, "")):
            with _disk(disk):
                yield from _rows(Path(folder), "" if disk else ", no fsync", aim)


def _rows(folder: Path, how: str, aim: str) -> Iterable[Row]:
    game = load("aventura")
    reference, content = contents.keep("aventura", PACK)
    told, chance = _long_enough(game, content)
    save = saves.start(folder / f"bench{how}.solsave", told, reference, __version__, TOLD)
    timed: dict[int, list[tuple[float, float]]] = {at: [] for at in AT}
    while len(told.entries) < AT[-1] + COUNT:
        entries = len(told.entries)
        choice, chance = _picked(told, chance)
        at = next((at for at in AT if at <= entries < at + COUNT), 0)
        began, spent = perf_counter(), process_time()
        told = told.choose(choice)
        if at:
            save.write(told, TOLD)
            wall, work = perf_counter() - began, process_time() - spent
            timed[at].append((wall * 1000, work * 1000))
    save.close()
    for at, values in timed.items():
        yield Row(f"choose and save at {at:,} entries{how}", [v[0] for v in values], "ms", aim)
        yield Row(f"choose and save at {at:,} entries{how}, CPU", [v[1] for v in values], "ms", aim)


def _long_enough(game: object, content: object) -> tuple[History, Chance]:
    """The start of a random game that lasts for a thousand choices."""
    for seed in range(100):
        told = history.begin(game, content, {}, Chance(f"long {seed}"))  # type: ignore[arg-type]
        begun, chance = told, Chance(f"picks {seed}")
        start = chance
        while told.ending is None and len(told.entries) < AT[-1] + COUNT:
            choice, chance = _picked(told, chance)
            told = told.choose(choice)
        if told.ending is None:
            return begun, start
    raise AssertionError("no random game lasts so long")


def _picked(told: History, chance: Chance) -> tuple[object, Chance]:
    choice, chance = chance.pick(told.choices())
    if isinstance(choice, Ask):
        choice, chance = sample(choice, chance)
    return choice, chance


@contextmanager
def _disk(really: bool) -> Iterator[None]:
    """With or without waiting for the disk."""
    sync = os.fsync
    if not really:
        os.fsync = lambda _: None  # type: ignore[assignment]
    try:
        yield
    finally:
        os.fsync = sync
