"""Entries, cards, counters, padlocks, special rules: what a text may bring."""

import msgspec

from desktop.rules.games.aventura.state import Source


class Investigated(msgspec.Struct, frozen=True, tag=True):
    """An investigator spent an Action on his zone; its entry opens (AZ-053)."""

    who: str
    zone: str


class Read(msgspec.Struct, frozen=True, tag=True):
    """A text is shown. `source` leads to it; `before` when it was read earlier."""

    who: str
    source: Source
    before: bool = False


class Picked(msgspec.Struct, frozen=True, tag=True):
    """An option was picked."""

    who: str
    source: Source
    option: str


class Answered(msgspec.Struct, frozen=True, tag=True):
    """A code was typed; `right` where it led somewhere of its own."""

    who: str
    text: str
    right: bool


class CardDrawn(msgspec.Struct, frozen=True, tag=True):
    """A card came from the Object Deck to an investigator (AZ-116)."""

    who: str
    card: int


class CardMissing(msgspec.Struct, frozen=True, tag=True):
    """A text named a card that is not in the deck; nothing is drawn (Q-39)."""

    who: str
    card: int
    seen: bool  # whether the players have ever seen this card


class CardLost(msgspec.Struct, frozen=True, tag=True):
    """A card went back to the Object Deck by a text."""

    who: str
    card: int


class CardReturned(msgspec.Struct, frozen=True, tag=True):
    """A holder put a card back for its effect (AZ-122)."""

    who: str
    card: int


class CardActivated(msgspec.Struct, frozen=True, tag=True):
    """An Action was spent on a card (AZ-054)."""

    who: str
    card: int
    target: int | None = None


class CardHandedOver(msgspec.Struct, frozen=True, tag=True):
    """A card changed hands in an exchange (AZ-055)."""

    giver: str
    taker: str
    card: int


class FlagSet(msgspec.Struct, frozen=True, tag=True):
    """A flag changed; not told to the player."""

    name: str
    value: bool


class CounterChanged(msgspec.Struct, frozen=True, tag=True):
    """A counter of the party or of a card has a new value."""

    name: str
    value: int
    change: int
    card: int | None = None


class PadlockPlaced(msgspec.Struct, frozen=True, tag=True):
    """A zone is closed (AZ-168)."""

    zone: str


class PadlockOpened(msgspec.Struct, frozen=True, tag=True):
    """A zone is open again."""

    zone: str


class MarkerChanged(msgspec.Struct, frozen=True, tag=True):
    """A neutral marker was placed or removed (Q-112)."""

    zone: str
    name: str
    on: bool


class RuleApplied(msgspec.Struct, frozen=True, tag=True):
    """A special rule of a card or a map fired; `source` leads to its sentence."""

    source: Source
