"""How far long work has come."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Progress(msgspec.Struct, frozen=True):
    """So many steps done of so many."""

    done: int
    total: int


def drained(
    work: Generator[Progress, None, T], seen: Callable[[Progress], object] | None = None
) -> T:
    """What comes of work whose steps are all done at once; each is told to `seen`."""
    while True:
        try:
            step = next(work)
        except StopIteration as end:
            made: T = end.value
            return made
        if seen is not None:
            seen(step)
