"""Encounters: their type, the throws, what becomes of them."""

from typing import Literal

import msgspec

from desktop.rules.games.book.events.vocabulary import Die, Square, Title, Ware
from desktop.rules.games.book.state import Attribute, Letter, Number, Pool


class TypeRolled(msgspec.Struct, frozen=True, tag=True):
    """The die for the type of an Encounter (BA-044). `oracle`: told, not met."""

    area: Square
    die: Die
    letter: Letter
    ecl: Number
    oracle: bool = False
    typed: bool = False


class PersonalRolled(msgspec.Struct, frozen=True, tag=True):
    """Physical or mental (BA-079)."""

    area: Square
    die: Die
    letter: Letter


class TitleRolled(msgspec.Struct, frozen=True, tag=True):
    """The story title of what begins, from a stream of its own."""

    kind: Literal["chapter", "town", "flight"]
    letter: Letter
    dice: Title


class EncounterBegan(msgspec.Struct, frozen=True, tag=True):
    """An Encounter stands open, newly or again; `life` in Combat (BA-086)."""

    area: Square
    letter: Letter
    ecl: Number
    life: Number


class FearChecked(msgspec.Struct, frozen=True, tag=True):
    """As many dice as Fear; more sixes than WIS is a failure (BA-054, BA-055)."""

    dice: tuple[Number, ...]
    sixes: Number
    wis: Number
    passed: bool
    typed: bool = False


class TrapChecked(msgspec.Struct, frozen=True, tag=True):
    """The Check that decides whether a Trap goes off (BA-110)."""

    attribute: Attribute
    value: Number
    die: Die
    passed: bool
    typed: bool = False


class PoolHandedIn(msgspec.Struct, frozen=True, tag=True):
    """Dice lie ready for the Encounter; what was paid for them is paid."""

    pool: Pool
    strain: Number = 0
    bribes: Number = 0
    items: tuple[Ware, ...] = ()
    given: tuple[Ware, ...] = ()


class Rolled(msgspec.Struct, frozen=True, tag=True):
    """The pool fell (BA-073 and its like)."""

    dice: tuple[Number, ...]
    total: Number
    needs: Number
    success: bool
    letter: Letter
    typed: bool = False


class LifeLeft(msgspec.Struct, frozen=True, tag=True):
    """What a creature has left after a success in Combat (BA-091, BA-092)."""

    before: Number
    damage: Number
    life: Number


class LuckTried(msgspec.Struct, frozen=True, tag=True):
    """The Luck Check for gold, and what it brought (BA-097, BA-108, BA-114)."""

    value: Number
    die: Die
    passed: bool
    dice: tuple[Number, ...]
    gold: Number


class Disarmed(msgspec.Struct, frozen=True, tag=True):
    """The Trap Disarm Kit did its work (BA-112)."""

    ware: Ware


class Converted(msgspec.Struct, frozen=True, tag=True):
    """The letter before an ECL was erased and written anew (BA-099, BA-105, BA-111)."""

    area: Square
    before: Letter
    after: Letter
    ecl: Number


class ChapterWritten(msgspec.Struct, frozen=True, tag=True):
    """A Chapter: `page` is its place among the pages."""

    number: Number
    page: Number
    won: bool
    xp: Number
    ecl: Number
