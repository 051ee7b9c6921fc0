"""Years of the calendar as a sensible player plays them, kept for all tests of print."""

from functools import cache

import msgspec

from desktop.keepsakes.source import Source
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.history import History
from desktop.store.format import Note
from tests.ui.calendar.desk import NAMED, begin, follow

NOTES = (
    Note("day.2026-05-06", 1, "Ask the cooper about the second key, and not on a Sunday."),
    Note("day.2026-06-03", 1, "rain again"),
)


@cache
def year() -> dict[str, History]:
    """A year at three places: June 11th, July's page turned and not read, its end."""
    told, found = begin("printed"), dict[str, History]()

    def june(state: State) -> bool:
        return state.month.number == 6 and state.day.day == 11 and state.phase == "rolled"

    def turned(state: State) -> bool:
        return state.month.number == 7 and bool(state.unread)

    found["june"] = follow(told, "printed", june)
    found["turned"] = follow(found["june"], "printed on", turned)
    found["end"] = follow(found["turned"], "printed out", lambda state: state.phase == "over")
    return found


def source(place: str) -> Source:
    """One of its places, with two notes; "new" is a year whose first page was not read."""
    told = begin("printed") if place == "new" else year()[place]
    return Source(told, msgspec.structs.replace(NAMED, notes=NOTES), "en")
