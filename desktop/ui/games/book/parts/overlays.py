"""What lies over the Book's table for a while: the log, the rules, a line for a note."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from desktop.ui import overlays
from desktop.ui.games.book.parts.held import NOWHERE
from desktop.ui.games.book.parts.page_look import PLACE as PAGE
from desktop.ui.games.book.parts.sheet_look import PLACE as AREA
from desktop.words.book.diary import diary, log_lines
from desktop.words.book.table_rules import ruled
from desktop.words.language import spoken

if TYPE_CHECKING:
    from desktop.ui.games.book.table import BookTable


class BookOverlays(overlays.Overlays):
    """The sheets of this table."""

    def __init__(self, table: BookTable) -> None:
        """Nothing lies there yet."""
        super().__init__(table, table.session, table.panels.log)
        self.table = table
        self.told = _Speaker(table)
        self.speaker = self.told

    def sheet_room(self) -> QRect:
        """The graph paper and the log line."""
        found = self.table.panels.parts
        return found.sheet.united(found.log)

    def line_room(self) -> QRect:
        """On the log line."""
        return self.table.panels.parts.log.adjusted(8, -8, -8, 2)

    def board(self) -> QWidget:
        """The sheet, or its twin."""
        return self.table.board if self.table.board.isVisible() else self.table.twin

    def ask_note_at(self, place: str) -> None:
        """Open the field for a note at a place that was pressed."""
        self.told.pressed = place
        self.ask_note()
        self.told.pressed = ""

    def put_down(self) -> None:
        """Show the table again."""
        self.table.refresh()


class _Speaker:
    """The words of the Book for its sheets."""

    def __init__(self, table: BookTable) -> None:
        self.table = table
        self.pressed = ""

    def log_lines(self) -> Iterator[str]:
        """Every plain sentence of the story so far."""
        return iter(log_lines(self.table.narrator, self.table.session.history))

    def diary(self) -> tuple[str, str]:
        """The title of the book, and the book."""
        session = self.table.session
        return diary(self.table.narrator, session.history, session.jottings)

    def rules(self, subject: str) -> tuple[str, str] | None:
        """The rules and rulings behind a subject."""
        return ruled(spoken()).about(subject, self._options())

    def rulebook(self) -> str:
        """All rules and rulings."""
        return ruled(spoken()).everything(self._options())

    def _page(self) -> int:
        """The page that lies open, in the book or as it was just written."""
        held = self.table.held
        if held.turned == "book":
            return self.table.showing.leaf_open()
        return held.beats[0].page if held.beats else NOWHERE

    def _options(self) -> dict[str, str]:
        options: dict[str, str] = self.table.session.shown.state.options
        return options

    def noted_place(self) -> str:
        """What was pressed, the page that is read, the square pointed at, the one stood in."""
        held, state = self.table.held, self.table.session.shown.state
        page = self._page()
        if self.pressed or page >= 0:
            return self.pressed or f"{PAGE}{page}"
        area = held.pointed or held.cursor or (state.here if state.trail else "")
        return f"{AREA}{area}" if area else ""
