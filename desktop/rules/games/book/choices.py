"""What the player may pick: frozen records, never an index.

Kernel choices used here as well: `Answer` (typed dice) and `Switch`. The answers to the two
Forms are `Route` and `Try`; the rules check them.
"""

import msgspec

from desktop.rules.games.book.state import Attribute, Spot
from desktop.rules.kernel.game import Answer, Switch


class Throw(msgspec.Struct, frozen=True, tag=True):
    """Roll the dice that lie ready."""


class Assign(msgspec.Struct, frozen=True, tag=True):
    """Which result goes to which Attribute, in the order of ATTRIBUTES (BA-016)."""

    six: tuple[int, ...]


class Settle(msgspec.Struct, frozen=True, tag=True):
    """Where the Hometown lies (BA-026); its dot is the middle of the square."""

    area: str


class Route(msgspec.Struct, frozen=True, tag=True):
    """Draw a Route to a dot in a destination (BA-037 to BA-041)."""

    area: str
    dot: Spot


class Try(msgspec.Struct, frozen=True, tag=True):
    """Hand in a pool for the Encounter (BA-047). `items` are spent, `given` is given away.

    `items` hold the id of a ware at most once each (BA-G42); `weapon` is the Equipment wielded in
    Combat, "" for none. What adds dice by itself (Rope, Pet, Flute, Bow in a Threat) is not named.
    """

    attribute: Attribute
    strain: int = 0
    bribes: int = 0
    items: tuple[str, ...] = ()
    weapon: str = ""
    given: tuple[str, ...] = ()


class Flee(msgspec.Struct, frozen=True, tag=True):
    """Flee the Encounter (BA-051)."""


class Convert(msgspec.Struct, frozen=True, tag=True):
    """Turn a Threat into a Combat (BA-099)."""


class Disarm(msgspec.Struct, frozen=True, tag=True):
    """Use the Trap Disarm Kit (BA-112)."""


class Rest(msgspec.Struct, frozen=True, tag=True):
    """Pay for an inn and heal 3 Wounds (BA-068)."""


class Buy(msgspec.Struct, frozen=True, tag=True):
    """Buy one ware (BA-065, BA-066)."""

    ware: str


class Sell(msgspec.Struct, frozen=True, tag=True):
    """Sell one ware for half its base price (BA-067)."""

    ware: str


class Consult(msgspec.Struct, frozen=True, tag=True):
    """Ask the Oracle for the type of an untyped Area (BA-070)."""

    area: str


class Work(msgspec.Struct, frozen=True, tag=True):
    """Earn a wage for 2 Fear (BA-069)."""


class Leave(msgspec.Struct, frozen=True, tag=True):
    """Leave the Town; any but the Hometown is crossed out (BA-059)."""


Choice = (
    Throw
    | Assign
    | Settle
    | Route
    | Try
    | Flee
    | Convert
    | Disarm
    | Rest
    | Buy
    | Sell
    | Consult
    | Work
    | Leave
    | Answer
    | Switch
)
