"""Work that takes longer than a glance, done beside the window; its result comes by signal."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal


class Errand(QThread):
    """Runs one function; tells `done` with its result, or `failed` with what it raised.

    `opens`: somebody stands before the door until it is done.
    """

    done = Signal(object)
    failed = Signal(object)

    def __init__(
        self, work: Callable[[], Any], parent: QObject | None = None, *, opens: bool = False
    ) -> None:
        """Take the function; `start` sets out."""
        super().__init__(parent)
        self._work = work
        self.opens = opens
        self.dropped = False
        self.finished.connect(self.deleteLater)

    def drop(self) -> None:
        """Nobody waits for the result any more; what it opened is closed again."""
        self.dropped = True

    def run(self) -> None:
        """Do the work in a thread of its own."""
        try:
            result = self._work()
        except Exception as trouble:  # every failure is told to the one who waits
            if not self.dropped:
                self.failed.emit(trouble)
            return
        if not self.dropped:
            self.done.emit(result)
            return
        save = getattr(result, "save", None)
        if save is not None:
            save.close()
