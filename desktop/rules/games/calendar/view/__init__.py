"""What a screen shows of the calendar, worked out from a position; nothing that is to come."""

from desktop.rules.games.calendar.view.advice import Advice, Deed, advice
from desktop.rules.games.calendar.view.fits import Fits, Lead, fits
from desktop.rules.games.calendar.view.page import Cell, Fate, Page, page
from desktop.rules.games.calendar.view.queue import Queue, queue
from desktop.rules.games.calendar.view.things import Stance, Thing, things
from desktop.rules.games.calendar.view.today import Streak, Today, today
from desktop.rules.games.calendar.view.usual import usual
from desktop.rules.games.calendar.view.year import MonthBar, Rung, Warm, Warmth, Year, year

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
    "advice",
    "fits",
    "page",
    "queue",
    "things",
    "today",
    "usual",
    "year",
]
