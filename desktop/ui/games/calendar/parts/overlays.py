"""What lies over the calendar's table for a while: the log, the rules, a line for a note."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from desktop.ui import overlays
from desktop.words.calendar.diary import last_line, log_lines, own_place, square_place, tell
from desktop.words.calendar.ruled import ruled
from desktop.words.language import spoken
from desktop.words.ruled import Ruled

if TYPE_CHECKING:
    from desktop.ui.games.calendar.table import CalendarTable


class CalendarOverlays(overlays.Overlays):
    """The sheets of this table."""

    def __init__(self, table: CalendarTable) -> None:
        """Nothing lies there yet."""
        super().__init__(table, table.session, table.panels.log)
        self.table = table
        self.told = _Speaker(table)
        self.speaker = self.told

    def sheet_room(self) -> QRect:
        """The page and the log line."""
        return self.table.panels.board.geometry().united(self.table.panels.log.geometry())

    def line_room(self) -> QRect:
        """On the log line."""
        return self.table.panels.log.geometry().adjusted(8, -8, -8, 2)

    def board(self) -> QWidget:
        """The page, or whatever lies in its place."""
        return self.table.panels.board.currentWidget() or self.table.board

    def last_line(self) -> str:
        """The last sentence told; those before it are told when somebody looks."""
        if self._since:
            return self._since[-1]
        return last_line(self.table.narrator, self.table.session.history)

    def ask_line(self, day: date) -> None:
        """Open the field for the player's own line of a day that is over."""
        self.told.asked = own_place(day)
        self.ask_note()
        self.told.asked = ""

    def put_down(self) -> None:
        """Show the table again."""
        self.table.refresh()


class _Speaker:
    """The words of the calendar for its sheets."""

    def __init__(self, table: CalendarTable) -> None:
        self.table = table
        self.asked = ""

    def log_lines(self) -> Iterator[str]:
        """Every plain sentence of the story so far."""
        return log_lines(self.table.narrator, self.table.session.history)

    def diary(self) -> tuple[str, str]:
        """The title of the diary, and the whole of it."""
        session = self.table.session
        return tell(self.table.narrator, session.history, session.jottings)

    def rules(self, subject: str) -> tuple[str, str] | None:
        """The rules and rulings behind a subject; a month's rule once the month has come."""
        return self._rules().about(subject, self.table.session.shown.state.options)

    def rulebook(self) -> str:
        """All rules and rulings, and those of the months that have come."""
        return self._rules().everything(self.table.session.shown.state.options)

    def _rules(self) -> Ruled:
        return ruled(self.table.narrator.names, self.table.session.shown.state, spoken())

    def noted_place(self) -> str:
        """The square pointed at or stood in, else the day's own line."""
        table = self.table
        if self.asked:
            return self.asked
        held, state = table.held, table.session.shown.state
        square = held.pointed or held.cursor
        if square is not None:
            return square_place(square)
        last = state.days[-1].day if state.days else state.day
        return own_place(last if state.phase in ("waiting", "over") else state.day)
