"""What a screen shows of the calendar, worked out from a position; nothing that is to come."""

from desktop.rules.games.calendar.view.advice import Advice, Deed
from desktop.rules.games.calendar.view.fits import Fits, Lead, fits
from desktop.rules.games.calendar.view.page import Cell, Fate, Page, page
from desktop.rules.games.calendar.view.queue import Queue
from desktop.rules.games.calendar.view.things import Stance, Thing
from desktop.rules.games.calendar.view.today import Streak, Today
from desktop.rules.games.calendar.view.year import MonthBar, Rung, Warm, Warmth, Year

__all__ = [
    "Advice",
    "Cell",
    "Deed",
    "Fate",
    "Fits",
    "Lead",
    "MonthBar",
    "Page",
    "Queue",
    "Rung",
    "Stance",
    "Streak",
    "Thing",
    "Today",
    "Warm",
    "Warmth",
    "Year",
    "fits",
    "page",
]
