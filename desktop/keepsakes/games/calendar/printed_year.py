"""A year for the real table: its twelve pages with nothing done, from the content alone.

Which year and page is told by a wish's part, `MONTH:PAGE:YEAR`; each may be left out at the end,
or be empty: `3`, `:kitchen`, `3:kitchen:2027`. Without a year it is that of the day of printing.
"""

from __future__ import annotations

import msgspec

from desktop.keepsakes.games.calendar.months import blank_month
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.wish import Wish
from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.options import complete
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.chance import Chance
from desktop.words.calendar.names import Names

_MONTHS = range(1, 13)


class Asked(msgspec.Struct, frozen=True):
    """What is asked for: a month (0: all twelve), and the table rules it follows from."""

    month: int
    page: str
    year: str


def asked(almanac: Almanac, wish: Wish) -> Asked:
    """What a wish asks for. Raises KeyError for a part that means nothing."""
    month, page, year, *more = (*wish.part.split(":"), "", "")
    if any(more) or (month and month not in {str(one) for one in _MONTHS}):
        raise KeyError(wish.part)
    if almanac.year:
        return Asked(int(month or 0), page or almanac.head.id, year or str(almanac.year))
    usual = complete({})
    made = complete({"year": wish.made[:4]})["year"] if wish.made else usual["year"]
    return Asked(int(month or 0), page or usual["page"], year or made)


def pages(almanac: Almanac, language: str, wanted: Asked) -> tuple[Picture, ...]:
    """The pages without the months' own rules, which are told only in their time.

    Raises Illegal for a page or year that there is not.
    """
    rules = complete({"mode": "base", "catch_up": "free"})
    rules |= {"page": wanted.page, "year": wanted.year}
    state: State = GAME.begin(almanac, rules, Chance("blank")).state
    names = Names(almanac, language)
    chosen = (wanted.month,) if wanted.month else _MONTHS
    return tuple(blank_month(names, state, month, titled=False) for month in chosen)
