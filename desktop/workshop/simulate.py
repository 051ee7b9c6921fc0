"""Many games and what became of them."""

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from desktop.rules.games import load
from desktop.rules.kernel.errors import Problem
from desktop.store import contents
from desktop.workshop.marks import Many, added, merged
from desktop.workshop.walk import MOST_STEPS, walk

UNFINISHED = ""
_BATCH = 25


class Order(msgspec.Struct, frozen=True):
    """What to play: the game, its pack or tables, the policy and the table rules."""

    game: str
    pack: Path
    policy: str = "random"
    seed: str = "0"
    options: dict[str, str] = {}
    most_steps: int = MOST_STEPS
    proof: bool = False


class Tally(msgspec.Struct, frozen=True):
    """What became of the games: endings by id ("" for those that ran into the step cap)."""

    games: int
    endings: dict[str, int]
    steps: int
    seconds: float
    problems: tuple[Problem, ...] = ()
    marks: dict[str, dict[int, int]] = {}  # mark -> value -> how many games, see marks.py

    @property
    def per_second(self) -> float:
        """Games a second, by the wall clock."""
        return self.games / self.seconds if self.seconds > 0 else 0.0


class Batch(msgspec.Struct, frozen=True):
    """What became of some of the games."""

    games: int
    endings: Counter[str]
    steps: int
    problems: tuple[Problem, ...]
    marks: Many


def simulate(
    order: Order, games: int, workers: int = 1, stop: Callable[[], bool] = lambda: False
) -> Tally:
    """Play so many games, number by number; the same order gives the same tally.

    `stop` is asked between batches. Raises Unreadable for content with errors, KeyError for an
    unknown game or policy, Illegal for an unknown table rule.
    """
    load(order.game)
    contents.load(order.game, order.pack)
    begun = time.perf_counter()
    count, endings, steps, problems = 0, Counter[str](), 0, list[Problem]()
    marks: Many = {}
    for batch in _batches(order, games, workers, stop):
        count += batch.games
        endings += batch.endings
        steps += batch.steps
        problems += batch.problems
        merged(marks, batch.marks)
    return Tally(
        games=count,
        endings=dict(sorted(endings.items())),
        steps=steps,
        seconds=time.perf_counter() - begun,
        problems=tuple(problems),
        marks={name: dict(sorted(values.items())) for name, values in marks.items()},
    )


def _batches(order: Order, games: int, workers: int, stop: Callable[[], bool]) -> Iterator[Batch]:
    spans = [(first, min(first + _BATCH, games)) for first in range(0, games, _BATCH)]
    if workers <= 1 or len(spans) <= 1:
        for first, last in spans:
            if stop():
                return
            yield _batch(order, first, last)
        return
    with ProcessPoolExecutor(min(workers, len(spans)), mp_context=get_context("spawn")) as pool:
        yield from _shared_out(pool, order, spans, stop)


def _shared_out(
    pool: ProcessPoolExecutor,
    order: Order,
    spans: list[tuple[int, int]],
    stop: Callable[[], bool],
) -> Iterator[Batch]:
    """Batches as the workers finish them; after a stop those begun are still counted."""
    left = iter(spans)
    most = os.cpu_count() or 1
    running: set[Future[Batch]] = set()
    while True:
        while not stop() and len(running) < 2 * most:
            span = next(left, None)
            if span is None:
                break
            running.add(pool.submit(_batch, order, *span))
        if not running:
            return
        finished, running = wait(running, return_when=FIRST_COMPLETED)
        for future in finished:
            yield future.result()


def _batch(order: Order, first: int, last: int) -> Batch:
    endings: Counter[str] = Counter()
    marks: Many = {}
    steps, problems = 0, []
    game, content = load(order.game), _content(order.game, order.pack)
    options: Mapping[str, str] = order.options
    for number in range(first, last):
        seed = f"{order.seed}/{number}"
        walked = walk(game, content, seed, order.policy, options, order.most_steps, order.proof)
        endings[walked.ending or UNFINISHED] += 1
        steps += walked.steps
        added(marks, walked.marks)
        if walked.problem is not None:
            problems.append(walked.problem)
    return Batch(last - first, endings, steps, tuple(problems), marks)


@lru_cache(maxsize=2)
def _content(game: str, path: Path) -> Any:
    """The pack or the tables, read once a process."""
    return contents.load(game, path)
