"""One player of movements: each may be skipped, and none runs where motion is off."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

_FRAME_MS = 16


class Animator(QObject):
    """Plays one named movement at a time and tells its frames and its end."""

    moved = Signal(object)
    """Milliseconds since the movement began."""
    ended = Signal(str)
    """The movement's name; told once for each that began, skipped or not."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.motion = True
        self._name = ""
        self._length = 0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def running(self) -> str:
        """The name of the movement that runs, or ""."""
        return self._name

    def play(self, name: str, length_ms: int) -> None:
        """Begin a movement; one that still runs ends first. Without motion it ends at once."""
        self.skip()
        self._name, self._length = name, length_ms
        if not self.motion or length_ms <= 0:
            self._end()
            return
        self._clock.start()
        self._timer.start()

    def skip(self) -> bool:
        """End the movement that runs, now; whether there was one."""
        if not self._name:
            return False
        self._end()
        return True

    def _tick(self) -> None:
        gone = self._clock.elapsed()
        if gone >= self._length:
            self._end()
        else:
            self.moved.emit(gone)

    def _end(self) -> None:
        name, self._name = self._name, ""
        self._timer.stop()
        self.ended.emit(name)
