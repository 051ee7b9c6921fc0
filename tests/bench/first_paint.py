"""Run a window to its first paint and print `milliseconds cpu-seconds MB`; then leave.

`first_paint.py BEGAN WHAT`: BEGAN is the monotonic time at which the process was started, WHAT is
`bare` (PySide6 and an empty window) or `shelf` (the program as `python -m desktop` starts it).
Both are watched in the same way: the first paint of a visible window, with all events before it.
Only the window itself is watched: a filter on the whole application would have PySide wrap every
object that an event goes to, which takes longer than the paint and which neither window asks for.
"""

import os
import resource
import sys
import time

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget


class Watcher(QObject):
    """Sees the first paint of a window."""

    painted = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note a paint; stop nothing."""
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self.painted = self.painted or watched.window().isVisible()
        return False


def leave(*_: object) -> int:
    """Instead of `QApplication.exec`: wait for the paint, tell what it cost, and go."""
    watcher = Watcher()
    for widget in QApplication.topLevelWidgets():
        if widget.isVisible():
            widget.installEventFilter(watcher)
            widget.update()
    while not watcher.painted:
        QApplication.processEvents()
    QApplication.processEvents()  # what is painted reaches the screen
    spent = (time.monotonic() - float(sys.argv[1])) * 1000
    with open("/proc/self/statm") as sizes:  # noqa: PTH123
        memory = int(sizes.read().split()[1]) * resource.getpagesize() / 1e6
    print(f"{spent:.2f} {time.process_time():.4f} {memory:.2f}", flush=True)
    os._exit(0)


def bare() -> None:
    """The floor: Qt and an empty window of the same size."""
    from PySide6.QtWidgets import QMainWindow

    application = QApplication([])
    window = QMainWindow()
    window.resize(1200, 800)
    window.show()
    application.exec()


if __name__ == "__main__":
    QApplication.exec = leave  # type: ignore[method-assign, assignment]
    if sys.argv[2] == "bare":
        bare()
    else:
        from desktop.cli import main

        sys.exit(main([]))
