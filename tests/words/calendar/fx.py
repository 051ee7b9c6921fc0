"""A small year and positions in it, made by hand."""

from datetime import date

from msgspec.structs import replace

from desktop.rules.games.calendar.options import complete
from desktop.rules.games.calendar.state import Hand, Month, State
from desktop.rules.kernel.chance import Chance
from desktop.words.calendar.names import Names
from tests.small_almanac import almanac

ALMANAC = almanac()
NAMES = Names(ALMANAC, "en")
THURSDAY = date(2026, 3, 19)
STATE = State(
    Chance("words"),
    complete({}),
    2026,
    date(2026, 1, 1),
    THURSDAY,
    THURSDAY,
    phase="rolled",
    hand=Hand((4, 4, 5), ("lens", "lantern"), rolls=2, held=(1, 2)),
    line="m1",
    month=Month(3, 4, 10),
)


def in_month(month: int, unread: tuple[int, ...] = (), mode: str = "twists") -> State:
    """A position on the 19th of a month."""
    day = date(2026, max(1, month), 19)
    options = {**STATE.options, "mode": mode}
    return replace(STATE, day=day, today=day, month=Month(month), unread=unread, options=options)
