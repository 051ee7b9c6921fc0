"""What the player may pick: frozen records, never an index.

Kernel choices used as well: `Answer` (typed dice), `Arrive` (the session's alone), `Switch`.
"""

from datetime import date

import msgspec

from desktop.rules.games.calendar.state import Symbol
from desktop.rules.kernel.game import Answer, Arrive, Switch


class Read(msgspec.Struct, frozen=True, tag=True):
    """The new month's page was read (CA-071)."""


class ChooseAlly(msgspec.Struct, frozen=True, tag=True):
    """T4: who helps this month."""

    symbol: Symbol


class Swear(msgspec.Struct, frozen=True, tag=True):
    """T10: name one lead before the first roll."""

    square: date


class Roll(msgspec.Struct, frozen=True, tag=True):
    """Roll the dice that are not held (1 to 5 by their places); the first roll holds none.

    With typed dice it says which dice are thrown; what fell follows as an `Answer`.
    """

    hold: tuple[int, ...] = ()


class Recall(msgspec.Struct, frozen=True, tag=True):
    """T6: a fourth roll."""

    hold: tuple[int, ...] = ()


class Stop(msgspec.Struct, frozen=True, tag=True):
    """The dice stay as they lie (CA-028)."""


class Turn(msgspec.Struct, frozen=True, tag=True):
    """T2: turn a symbol die (4 or 5) to another face."""

    die: int
    face: Symbol


class Complete(msgspec.Struct, frozen=True, tag=True):
    """Complete a lead, or on Sunday the special."""

    square: date


class Pass(msgspec.Struct, frozen=True, tag=True):
    """Complete nothing today (CA-032, CA-Q23)."""


class Hush(msgspec.Struct, frozen=True, tag=True):
    """T8: forgo a lead that fits."""


class CloseDay(msgspec.Struct, frozen=True, tag=True):
    """End the day."""


class Lapse(msgspec.Struct, frozen=True, tag=True):
    """Let the day go by without a roll (CA-Q14)."""


Choice = (
    Read
    | ChooseAlly
    | Swear
    | Roll
    | Recall
    | Stop
    | Turn
    | Complete
    | Pass
    | Hush
    | CloseDay
    | Lapse
    | Answer
    | Arrive
    | Switch
)
