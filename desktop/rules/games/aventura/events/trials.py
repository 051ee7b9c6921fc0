"""Tests, wounds and healing: what dice may bring."""

import msgspec

from desktop.rules.games.aventura.content.effects import Stat, WoundKind
from desktop.rules.games.aventura.state import Source


class TestAsked(msgspec.Struct, frozen=True, tag=True):
    """A Test lies ready: its pool (0 to 8 dice) with its parts."""

    who: str
    stat: Stat
    icons: int
    pool: int
    against: int | None = None  # the token that imposes it


class Rolled(msgspec.Struct, frozen=True, tag=True):
    """What fell in a Test, and what it is worth. `again`: after a re-roll; `typed`: real dice."""

    who: str
    stat: Stat
    icons: int
    dice: tuple[int, ...]
    total: int
    doubles: int
    triples: int
    runs: int
    criticals: tuple[int, ...]
    passed: bool
    again: bool = False
    typed: bool = False


class TestPassed(msgspec.Struct, frozen=True, tag=True):
    """A Test stands as passed."""

    who: str
    stat: Stat
    total: int
    icons: int


class TestFailed(msgspec.Struct, frozen=True, tag=True):
    """A Test stands as failed; `text`: which of the failure texts is read. `dice` 0: no roll."""

    who: str
    stat: Stat
    total: int
    icons: int
    dice: int
    source: Source | None = None  # of the option or Test
    text: int | None = None  # which failure text is read, from 0


class WoundSuffered(msgspec.Struct, frozen=True, tag=True):
    """A wound card was drawn (AZ-089); 0 is a blank wound."""

    who: str
    kind: WoundKind
    wound: int
    defeated: bool = False


class WoundPrevented(msgspec.Struct, frozen=True, tag=True):
    """A returned card kept a wound away."""

    who: str
    kind: WoundKind


class WoundDiscarded(msgspec.Struct, frozen=True, tag=True):
    """A wound went back to the Wound Deck, which is shuffled (AZ-096)."""

    who: str
    kind: WoundKind
    wound: int


class HealingRolled(msgspec.Struct, frozen=True, tag=True):
    """Three dice for one wound on the way (AZ-177, AZ-178)."""

    who: str
    kind: WoundKind
    wound: int
    dice: tuple[int, ...]
    healed: bool
    typed: bool = False
