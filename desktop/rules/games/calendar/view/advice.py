"""What a thoughtful player would do: which dice to hold, what to take. By the week's own odds."""

from datetime import date
from typing import Literal

import msgspec

from desktop.rules.games.calendar.state import Symbol

Deed = Literal[
    "roll", "stop", "recall", "turn", "complete", "pass", "hush", "swear", "ally", "none"
]


class Advice(msgspec.Struct, frozen=True):
    """What to do now, and how much better it is than the next best, in points of the year.

    `hold` (dice 1 to 5) goes with roll and recall, `square` with complete and swear, `die` and
    `symbol` with turn, `symbol` with ally. `close`: the next best is within 0.3 points.
    `none`: nothing is asked.
    """

    deed: Deed
    hold: tuple[int, ...] = ()
    square: date | None = None
    die: int = 0
    symbol: Symbol | None = None
    better: float = 0.0
    close: bool = False
