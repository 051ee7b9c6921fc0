"""The sentence beside the save, told a moment after the last step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.ui import playing

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow

TELL_MS = 1000  # after the last step, so that no step waits for the disk twice


class Telling(QObject):
    """Puts where the story stands beside the save, so that the shelf has it even after a crash."""

    def __init__(self, window: MainWindow) -> None:
        """Nothing is to be told yet."""
        super().__init__(window)
        self._window = window
        self._timer = QTimer(self, singleShot=True, interval=TELL_MS)
        self._timer.timeout.connect(self._tell)

    def soon(self, _: object) -> None:
        """Something has happened."""
        self._timer.start()

    def stop(self) -> None:
        """The table is left, which tells it anyway."""
        self._timer.stop()

    def _tell(self) -> None:
        window = self._window
        if window.place is not None and window.table is not None:
            playing.tell(window.place, window.table.where())
