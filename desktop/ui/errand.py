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
        self._found: Any = None
        self.finished.connect(self.deleteLater)

    def drop(self) -> None:
        """Nobody hears of the result any more; wait for it, and close what it opened."""
        self.dropped = True
        self.wait()
        save = getattr(self._found, "save", None)
        if save is not None:
            save.close()

    def run(self) -> None:
        """Do the work in a thread of its own."""
        try:
            self._found = self._work()
        except Exception as trouble:  # every failure is told to the one who waits
            if not self.dropped:
                self.failed.emit(trouble)
            return
        if not self.dropped:
            self.done.emit(self._found)


class Errands(QObject):
    """Sends for things, and keeps count of what is still on its way."""

    def __init__(self, failed: Callable[[Any], object], parent: QObject) -> None:
        """`failed` hears of whatever an errand raised."""
        super().__init__(parent)
        self._failed = failed
        self._out: list[Errand] = []

    @property
    def busy(self) -> bool:
        """Whether something is being opened."""
        return any(errand.opens for errand in self._out)

    def send(
        self, work: Callable[[], Any], done: Callable[[Any], object], *, opens: bool = False
    ) -> None:
        """Do the work beside the window and tell `done`, a bound method, with its result."""
        errand = Errand(work, self, opens=opens)
        for told in (errand.done, errand.failed):
            told.connect(self._told)  # first: whoever hears of it may ask for the next thing
        errand.done.connect(done)
        errand.failed.connect(self._failed)
        errand.finished.connect(self._back_again)
        self._out.append(errand)
        errand.start()

    def _told(self, _: object) -> None:
        errand = self.sender()
        if isinstance(errand, Errand):
            errand.opens = False

    def _back_again(self) -> None:
        self._out = [one for one in self._out if one is not self.sender()]

    def close(self) -> None:
        """Wait for all that is out; nobody hears of it any more."""
        for errand in self._out:
            errand.drop()
