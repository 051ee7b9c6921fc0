"""A word on the desktop when a day waits: only where switched on, and once a day."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QObject
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMainWindow, QSystemTrayIcon

from desktop import paths

SHOWN_MS = 10_000


class Reminder(QObject):
    """A small sign beside the clock that speaks at the hour it was given."""

    def __init__(self, window: QMainWindow) -> None:
        """Stand beside the clock, where the desktop has such a place."""
        super().__init__(window)
        self._window = window
        self._told: date | None = None
        self.sign: QSystemTrayIcon | None = None
        if QSystemTrayIcon.isSystemTrayAvailable():
            self.sign = self._stand()

    def _stand(self) -> QSystemTrayIcon:
        icon = QIcon(str(paths.shipped("packaging", "icons", "solitarium.svg")))
        sign = QSystemTrayIcon(icon, self)
        sign.setToolTip(self.tr("Solitarium"))
        sign.activated.connect(self._come)
        sign.messageClicked.connect(self._come)
        sign.show()
        return sign

    def look(self, now: datetime, hour: int, waits: bool) -> None:
        """Speak once a day, from this hour on, if a day waits."""
        if self._told == now.date() or now.hour < hour:
            return
        self._told = now.date()
        if waits:
            self.speak()

    def speak(self) -> None:
        """Say it."""
        if self.sign is not None:
            title = self.tr("The calendar")
            words = self.tr("Today is not played yet. It takes two minutes.")
            self.sign.showMessage(title, words, self.sign.icon(), SHOWN_MS)

    def _come(self) -> None:
        self._window.raise_()
        self._window.activateWindow()

    def close(self) -> None:
        """Leave the place beside the clock."""
        if self.sign is not None:
            self.sign.hide()
        self.deleteLater()
