"""What lies over the zone-map table for a while, and the field for a puzzle's answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from desktop.rules.games.aventura import state as s
from desktop.rules.kernel.game import Answer, Text
from desktop.ui import overlays
from desktop.words.aventura.diary import diary, log_lines
from desktop.words.aventura.table_rules import ruled
from desktop.words.language import spoken

if TYPE_CHECKING:
    from desktop.ui.games.aventura.table import AventuraTable


class AventuraOverlays(overlays.Overlays):
    """The sheets of this table, and its field for a puzzle's answer."""

    def __init__(self, table: AventuraTable) -> None:
        """Nothing lies there yet."""
        super().__init__(table, table.session, table.panels.log)
        self.table = table
        self.speaker = _Speaker(table)

    def sheet_room(self) -> QRect:
        """The map and half of the log line: the sheet's shadow takes the rest."""
        found = self.table.panels.parts
        rim = round(8 * self.table.panels.look.zoom)
        return found.map.united(found.log).adjusted(0, 0, 0, rim)

    def line_room(self) -> QRect:
        """On the log line; for an answer on the page."""
        if self.writing != "code":
            return self.table.panels.parts.log.adjusted(8, -8, -8, 2)
        page = self.table.panels.page.geometry()
        high = round(44 * self.table.panels.look.zoom)
        return QRect(page.x() + 40, page.bottom() - 4 * high, page.width() - 80, high)

    def board(self) -> QWidget:
        """The map, or its twin."""
        panels = self.table.panels
        return panels.map if panels.map.isVisible() else panels.twin

    def about(self, writing: str) -> str:
        """What the field is for."""
        if writing == "code":
            return self.tr("A word or number; Enter tries it")
        return super().about(writing)

    def put_down(self) -> None:
        """Show the table again."""
        self.table.refresh()

    def hand_in(self, writing: str, text: str) -> None:
        """Try an answer."""
        self.table.choose(Answer(text))

    def offer_code(self, reading: bool) -> None:
        """Open the field on the page while a puzzle waits for its answer; safe to call twice."""
        asks = [one for one in self.table.session.shown.choices if isinstance(one, Text)]
        if not asks or reading:
            if self.writing == "code":
                self._put_down()
        elif not self.writing:
            self.open_line("code", "", asks[0].max)


class _Speaker:
    """The words of Aventura Z for its sheets."""

    def __init__(self, table: AventuraTable) -> None:
        self.table = table

    def log_lines(self) -> Iterator[str]:
        """Every plain sentence of the story so far."""
        return iter(log_lines(self.table.narrator, self.table.session.history))

    def diary(self) -> tuple[str, str]:
        """The title of the adventure, and all that was read and told."""
        session, narrator = self.table.session, self.table.narrator
        return narrator.names.title(), diary(narrator, session.history, session.jottings.notes)

    def rules(self, subject: str) -> tuple[str, str] | None:
        """The rules and rulings behind a subject."""
        return ruled(spoken()).about(subject, self._options())

    def rulebook(self) -> str:
        """All rules and rulings."""
        return ruled(spoken()).everything(self._options())

    def _options(self) -> dict[str, str]:
        state: s.State = self.table.session.shown.state
        return state.options

    def noted_place(self) -> str:
        """The entry that is read, or the zone pointed at."""
        table = self.table
        state: s.State = table.session.shown.state
        current = table.held.reader.current
        if table.panels.story.hasFocus() and current is not None and current.source:
            return ".".join(current.source)
        if state.visit is None:
            return ""
        here = next((one.zone for one in state.investigators if one.id == table.acting), "")
        zone = table.panels.scene.hand.cursor or here
        return f"{state.visit.map}.zone.{zone}"
