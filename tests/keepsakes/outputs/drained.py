"""Work that is done step by step, done at once."""

from __future__ import annotations

from collections.abc import Generator

from desktop.keepsakes.outputs.progress import Progress


def drained(work: Generator[Progress, None, bytes]) -> bytes:
    """The bytes at its end; its steps count up to all."""
    seen = []
    while True:
        try:
            seen.append(next(work))
        except StopIteration as end:
            assert [one.done for one in seen] == sorted(one.done for one in seen)
            assert seen[-1].done == seen[-1].total
            raw: bytes = end.value
            return raw
