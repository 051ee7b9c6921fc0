"""Long work done step by step, one a turn of the event loop, so that the window stays alive."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.keepsakes.outputs.progress import Progress


class Steps(QObject):
    """Goes through one iterator; tells how far it has come, and how it went."""

    moved = Signal(object)  # Progress
    ended = Signal()
    failed = Signal(object)  # what was raised

    def __init__(self, parent: QObject | None = None) -> None:
        """Nothing is to be done yet."""
        super().__init__(parent)
        self._work: Iterator[Progress] | None = None
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._step)

    @property
    def running(self) -> bool:
        """Whether there is work."""
        return self._work is not None

    def start(self, work: Iterator[Progress]) -> None:
        """Begin; what was being done is stopped."""
        self.stop()
        self._work = work
        self._turn.start()

    def stop(self) -> bool:
        """Leave the rest undone; whether there was work. What it had begun it clears away."""
        work, self._work = self._work, None
        self._turn.stop()
        close = getattr(work, "close", None)
        if close is not None:
            close()
        return work is not None

    def _step(self) -> None:
        if self._work is None:
            return
        try:
            progress = next(self._work)
        except StopIteration:
            self._work = None
            self.ended.emit()
        except Exception as trouble:  # whoever asked for the work says what it means
            self._work = None
            self.failed.emit(trouble)
        else:
            self._turn.start()
            self.moved.emit(progress)
