"""Joins everything into a window; the only file that knows all the others."""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from desktop import __version__, paths
from desktop.paths import APP_ID


def application() -> QApplication:
    """The one QApplication, named and dressed in nothing yet."""
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    made = QApplication([*sys.argv[:1], "-style", "fusion"])
    made.setApplicationName("Solitarium")
    made.setApplicationDisplayName("Solitarium")
    made.setApplicationVersion(__version__)
    made.setDesktopFileName(APP_ID)
    return made


def open_window(file: Path | None = None, *, safe: bool = False) -> int:
    """Open the main window and stay until it closes; the exit code."""
    from desktop.store import settings as preferences
    from desktop.ui.main_window import MainWindow
    from desktop.ui.rescue import watch
    from desktop.ui.theme import dress, look_from

    app = application()
    settings, _ = preferences.load(paths.settings_file())
    dress(app, look_from(settings))
    window = MainWindow(settings, safe=safe)
    watch(window)
    window.show()
    if file is not None:
        QTimer.singleShot(0, _Opening(window, file).go)
    return app.exec()


class _Opening:
    """A file named on the command line, opened once the window stands."""

    def __init__(self, window: object, file: Path) -> None:
        self._window = window
        self._file = file

    def go(self) -> None:
        from desktop.ui.main_window import MainWindow

        if isinstance(self._window, MainWindow):
            self._window.open_file(self._file)


def offscreen_without_display() -> None:
    """Take the offscreen platform where there is no display, as the self-test does."""
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
