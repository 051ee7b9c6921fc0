"""Joins everything into a window; the only file that knows all the others."""

import os
import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

from desktop.paths import APP_ID


def open_window(self_test: bool = False) -> int:
    """Open the main window and stay until it closes; the exit code."""
    if self_test and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication(sys.argv[:1])
    application.setApplicationDisplayName("Solitarium")
    application.setDesktopFileName(APP_ID)
    window = QMainWindow()
    window.resize(1200, 800)
    window.show()
    if self_test:
        QTimer.singleShot(0, application.quit)
    return application.exec()
