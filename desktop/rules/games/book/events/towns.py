"""What is done in Towns."""

import msgspec

from desktop.rules.games.book.events.vocabulary import Die, Square, Ware
from desktop.rules.games.book.state import Number


class TownEntered(msgspec.Struct, frozen=True, tag=True):
    """A Town was entered; `die` is the Charisma Check to haggle, 0 in the Hometown (BA-063)."""

    area: Square
    wealth: Number
    die: Die
    haggled: bool
    home: bool


class Rested(msgspec.Struct, frozen=True, tag=True):
    """A night at an inn."""

    cost: Number
    healed: Number


class Bought(msgspec.Struct, frozen=True, tag=True):
    """A ware was bought."""

    ware: Ware
    cost: Number


class Sold(msgspec.Struct, frozen=True, tag=True):
    """A ware was sold."""

    ware: Ware
    gold: Number


class Consulted(msgspec.Struct, frozen=True, tag=True):
    """The Oracle was paid; a TypeRolled follows."""

    area: Square
    cost: Number


class Worked(msgspec.Struct, frozen=True, tag=True):
    """A wage was earned."""

    die: Die
    gold: Number


class TownLeft(msgspec.Struct, frozen=True, tag=True):
    """A Town was left; `page` is its place among the pages, -1 where nothing happened there."""

    area: Square
    page: Number
