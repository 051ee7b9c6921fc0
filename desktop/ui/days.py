"""The date for the window: told to the game on the table; a quiet word where a day waits."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.ui import playing
from desktop.ui.today import Clock, Today

if TYPE_CHECKING:
    from desktop.store.playthroughs import Playthrough
    from desktop.ui.main_window import MainWindow
    from desktop.ui.reminder import Reminder


class Days(QObject):
    """Hears of each new day and passes it on: table, shelf, foot and reminder."""

    def __init__(self, window: MainWindow, clock: Clock | None = None) -> None:
        """Watch the clock for a window."""
        super().__init__(window)
        self._window = window
        self._reminder: Reminder | None = None
        self._waiting: Playthrough | None = None
        self.today = Today(window, clock)
        self.today.came.connect(self._came)
        self.today.looked.connect(self.remind)
        window.foot.day.clicked.connect(self._go)

    def _came(self, _: date) -> None:
        self.tell()
        self._window.refresh_shelf()

    def tell(self) -> None:
        """Tell the game on the table what day it is; one that is open to read is left alone."""
        place = self._window.place
        if place is not None and place.save is not None:
            place.session.arrive(self.today.date)
        self.look()

    def look(self) -> None:
        """See whether a day waits in another game than the one on the table."""
        place = self._window.place
        self._waiting = None
        if place is not None:
            others = [one for one in playing.waiting(self.today.date) if one.path != place.path]
            self._waiting = others[0] if others else None
        self._window.foot.show_day(self._waiting.title if self._waiting is not None else "")

    def _go(self) -> None:
        if self._waiting is not None:
            path: Path = self._waiting.path
            self._window.open_file(path)

    def remind(self) -> None:
        """Say on the desktop that a day waits, if the player wishes so and looks elsewhere."""
        hour = self._window.settings.reminder
        if hour < 0:
            self.forget()
            return
        if self._reminder is None:
            from desktop.ui.reminder import Reminder  # only where it was switched on

            self._reminder = Reminder(self._window)
        now = self.today.now
        waits = not self._window.isActiveWindow() and bool(playing.waiting(now.date()))
        self._reminder.look(now, hour, waits)

    def forget(self) -> None:
        """Take the reminder's sign away."""
        if self._reminder is not None:
            self._reminder.close()
            self._reminder = None
