"""Setting up, table rules and the end."""

import msgspec

from desktop.rules.games.book.events.vocabulary import Six, Square
from desktop.rules.games.book.state import Ending, Number


class Began(msgspec.Struct, frozen=True, tag=True):
    """A sheet of paper lies there: so many squares below the line."""

    columns: Number
    rows: Number


class AttributesRolled(msgspec.Struct, frozen=True, tag=True):
    """Six dice for the Attributes, and what they count (5 and 6 are 4; BA-014, BA-015)."""

    dice: Six
    values: Six
    typed: bool = False


class Assigned(msgspec.Struct, frozen=True, tag=True):
    """The Attributes, in the order of ATTRIBUTES, and the XP that low ones bring (BA-019)."""

    six: Six
    xp: Number


class Checked(msgspec.Struct, frozen=True, tag=True):
    """The six starting Checks in the order of ATTRIBUTES: gold and XP (BA-022 to BA-024)."""

    dice: Six
    gold: Number
    xp: Number
    typed: bool = False


class LevelChanged(msgspec.Struct, frozen=True, tag=True):
    """XP lifted the Level (BA-021)."""

    level: Number


class Settled(msgspec.Struct, frozen=True, tag=True):
    """The Hometown stands, with its Wealth (BA-027)."""

    area: Square
    wealth: Number


class Switched(msgspec.Struct, frozen=True, tag=True):
    """A table rule was switched in mid-game."""

    option: str
    value: str


class Ended(msgspec.Struct, frozen=True, tag=True):
    """The game is over."""

    ending: Ending
