"""The civil date where the player is: at start, when the window is looked at again, at midnight.

Dates are dates, never steps of 24 hours: after each midnight, sleep, summer time or journey the
local clock is asked anew. A date earlier than one already seen is not told.
"""

from __future__ import annotations

import time
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_LONGEST = timedelta(hours=1)
"""So long at most until the clock is asked again: somebody may have set it, or slept."""
_AFTER = timedelta(milliseconds=500)  # beyond midnight, so that no timer comes too early


class Clock(Protocol):
    """Where date and time come from."""

    def now(self) -> datetime:
        """Date and time on the wall where the player is, without a zone."""


class LocalClock:
    """The clock of this computer."""

    def now(self) -> datetime:
        """Date and time as the system has them now, in the zone that it is in now."""
        if hasattr(time, "tzset"):
            time.tzset()  # the zone may have changed since the program began
        return datetime.now()


class Today(QObject):
    """Says when another day has come."""

    came = Signal(object)  # date: a later one than all before
    looked = Signal()  # the window is looked at again, or some time has gone by

    def __init__(self, window: QWidget, clock: Clock | None = None) -> None:
        """Watch for the window being looked at, and for midnight."""
        super().__init__(window)
        self._clock = clock if clock is not None else LocalClock()
        self._latest = self._clock.now().date()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.look)
        window.installEventFilter(self)
        self._arm()

    @property
    def date(self) -> date:
        """The latest date that the clock has shown."""
        return self._latest

    @property
    def now(self) -> datetime:
        """What the clock shows."""
        return self._clock.now()

    @property
    def waits(self) -> int:
        """How many milliseconds until the clock is asked again."""
        return self._timer.interval()

    def look(self) -> None:
        """Ask the clock; tell a date that is later than all before."""
        found = self._clock.now().date()
        if found > self._latest:
            self._latest = found
            self.came.emit(found)
        self._arm()
        self.looked.emit()

    def _arm(self) -> None:
        now = self._clock.now()
        midnight = datetime.combine(now.date() + timedelta(1), datetime.min.time())
        wait = min(midnight - now + _AFTER, _LONGEST)
        self._timer.start(round(wait / timedelta(milliseconds=1)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window came to the front."""
        if event.type() == QEvent.Type.WindowActivate:
            self.look()
        return super().eventFilter(watched, event)
