"""Wounds and Fear, and what keeps them off."""

import msgspec

from desktop.rules.games.book.events.vocabulary import Die, Dread, Why
from desktop.rules.games.book.state import Attribute, Number


class Dodged(msgspec.Struct, frozen=True, tag=True):
    """The Dexterity Check against a consequence."""

    value: Number
    die: Die
    passed: bool
    why: Why


class Shielded(msgspec.Struct, frozen=True, tag=True):
    """The Shield's Check (BA-095)."""

    attribute: Attribute
    value: Number
    die: Die
    passed: bool


class Wounded(msgspec.Struct, frozen=True, tag=True):
    """Wounds suffered. `dice` fell for them, `armour` took off, `wounds` stand now of `limit`."""

    amount: Number
    why: Why
    wounds: Number
    limit: Number
    dice: tuple[Number, ...] = ()
    armour: Number = 0


class Frightened(msgspec.Struct, frozen=True, tag=True):
    """Fear suffered; `fear` stands now, never above 20 (BA-G37)."""

    amount: Number
    why: Dread
    fear: Number


class TrapSprung(msgspec.Struct, frozen=True, tag=True):
    """A Trap went off (BA-110, BA-115)."""

    dice: tuple[Number, ...]
