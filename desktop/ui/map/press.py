"""Small pieces of work in turn, some milliseconds at a time, while the window goes on."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QThread, QTimer, Signal

PATIENCE = 0.005
"""So many seconds of work may hold up what is seen next."""

SLICE = 0.008
"""So many seconds of work are done at a time afterwards."""


def nobody_waits() -> bool:
    """Whether no event loop runs, so that nothing can be held up, and nothing would come later."""
    return QThread.currentThread().loopLevel() == 0


class Press(QObject):
    """Does work that comes as iterators, step by step; work of the same name replaces it."""

    worked = Signal()

    def __init__(self, parent: QObject) -> None:
        """Nothing to do."""
        super().__init__(parent)
        self._work: dict[Hashable, Iterator[object]] = {}
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._turn)

    @property
    def idle(self) -> bool:
        """Whether everything is done."""
        return not self._work

    def take(self, name: Hashable, work: Iterator[object]) -> None:
        """Do this after what was taken before; it begins with `hasten` or when the loop is idle."""
        self.drop(name)
        self._work[name] = work
        self._clock.start(0)

    def drop(self, name: Hashable) -> None:
        """Leave some work undone."""
        work = self._work.pop(name, None)
        if isinstance(work, Generator):
            work.close()

    def hasten(self, name: Hashable = None, seconds: float = PATIENCE) -> None:
        """Work now for a while, at one thing or all; without an event loop until it is done."""
        until = float("inf") if nobody_waits() else perf_counter() + seconds
        while perf_counter() < until and self._step(name):
            pass

    def finish(self) -> None:
        """Do everything now."""
        while self._step(None):
            pass

    def _step(self, name: Hashable) -> bool:
        """One step of one work; whether there was one."""
        if name is None:
            name = next(iter(self._work), None)
        work = self._work.get(name)
        if work is None:
            return False
        try:
            next(work)
        except StopIteration:
            if self._work.get(name) is work:
                del self._work[name]
        return True

    def _turn(self) -> None:
        until = perf_counter() + SLICE
        while perf_counter() < until and self._step(None):
            pass
        self.worked.emit()
        if self._work:
            self._clock.start(0)
