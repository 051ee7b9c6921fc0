"""What stands on the shelf: what the months brought so far, and nothing of what they will."""

from datetime import date
from typing import Literal

import msgspec

from desktop.rules.games.calendar.state import Symbol

Stance = Literal["", "ready", "spent", "sworn", "kept", "broken"]


class Thing(msgspec.Struct, frozen=True):
    """One thing, by the id of its rule (T2 ... T12): texts are found by it.

    `count` of `most`: charges, insight, strokes; 0 of 0 for a thing that is not counted.
    `symbol`: who helps (T4). `moon`: today's (T7). `day`: the next date that it speaks of in this
    month (T7, T9), or the square that was sworn (T10). `stance`: T2, T6, T10. `loud`: T8 makes
    Sundays harder.
    """

    id: str
    count: int = 0
    most: int = 0
    symbol: Symbol | None = None
    stance: Stance = ""
    moon: Literal["", "full", "new"] = ""
    day: date | None = None
    loud: bool = False
    new: bool = False  # it came with the open month
