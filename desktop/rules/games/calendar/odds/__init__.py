"""Exact chances of the calendar's five dice, from what lies there, what is held, the rolls left."""

from desktop.rules.games.calendar.odds.lattice import day, stages
from desktop.rules.games.calendar.odds.needs import PLAIN, Need, Terms, met
from desktop.rules.games.calendar.odds.outlook import Outlook, outlook, reward
from desktop.rules.games.calendar.odds.parts import chance, exact

__all__ = [
    "PLAIN",
    "Need",
    "Outlook",
    "Terms",
    "chance",
    "day",
    "exact",
    "met",
    "outlook",
    "reward",
    "stages",
]
