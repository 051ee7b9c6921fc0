"""The screen of the calendar: its sheet for a new year, and its table."""

from collections.abc import Mapping
from datetime import date

from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.kernel.game import Arrive
from desktop.store.settings import Settings
from desktop.ui.games.calendar.parts.new_year import invite
from desktop.ui.games.calendar.table import CalendarTable
from desktop.ui.new_game import Adventure
from desktop.ui.session import Session
from desktop.ui.table import Table
from desktop.ui.theme import Look


class CalendarScreen:
    """What the window asks of this game."""

    opening = 1  # the beginning; the day it was hung up follows by itself

    def invite(self, content: Almanac, language: str, settings: Settings, today: date) -> Adventure:
        """The introduction, what is written on the sheet, and the table rules."""
        return invite(content, settings, today)

    def first(
        self, people: tuple[str, ...], options: Mapping[str, str], today: date
    ) -> tuple[Arrive, ...]:
        """By the date, the day on which it is hung up, if that year has begun."""
        begun = options["catch_up"] != "free" and today.year >= int(options["year"])
        return (Arrive(today),) if begun else ()

    def table(self, session: Session, settings: Settings, look: Look, language: str) -> Table:
        """The table of a session."""
        return CalendarTable(session, settings, look, language)


SCREEN = CalendarScreen()
