"""What a campaign's diary tells one by one: events that belong together, drawn into one record.

A happening is a record of this file, or an event that stands alone.
"""

import msgspec

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content.effects import Stat, WoundKind
from desktop.rules.games.aventura.state import Source

Wound = tuple[WoundKind, int]


class Went(msgspec.Struct, frozen=True):
    """One walk, or two investigators' the same; the zone left first."""

    who: tuple[str, ...]
    way: tuple[str, ...]
    red: bool
    looked: bool = False  # and the zone come to was investigated at once
    turn: e.TurnBegan | None = None  # or, by the same one, as the first thing of this turn


class Arrived(msgspec.Struct, frozen=True):
    """A map is entered, and its first zone investigated at once."""

    who: str
    map: e.MapEntered


class Looked(msgspec.Struct, frozen=True):
    """An investigator investigates; `again` where the entry was read before."""

    who: str
    zone: str
    again: bool
    acts: bool = False  # and an option of it is taken at once


class Tried(msgspec.Struct, frozen=True):
    """A Test with all its throws, the last standing; `passed` is None while it is open."""

    who: str
    stat: Stat
    icons: int
    throws: tuple[e.Rolled, ...]
    passed: bool | None
    option: Source | None = None
    against: int | None = None
    returned: tuple[int, ...] = ()
    again: bool = False  # open, and a card was given for another throw
    wounds: tuple[Wound, ...] = ()
    defeated: bool = False


class Struck(msgspec.Struct, frozen=True):
    """A card used on a token, with its Test and what it did."""

    card: int
    target: int
    test: Tried
    harm: e.AdversaryWounded | None
    fell: bool


class Acted(msgspec.Struct, frozen=True):
    """One result of a token: its movement, and whom its attack reaches (None: no attack)."""

    token: int
    row: e.Row
    way: tuple[str, ...]
    no_way: bool
    targets: tuple[str, ...] | None
    rolled: e.AdversaryRolled | None = None  # with the first result of a throw


class Appeared(msgspec.Struct, frozen=True):
    """Tokens are placed; `first` where a combat begins with them."""

    tokens: tuple[e.AdversaryPlaced, ...]
    first: bool


class Took(msgspec.Struct, frozen=True):
    """Cards come from the deck to one investigator."""

    who: str
    cards: tuple[int, ...]


class Handed(msgspec.Struct, frozen=True):
    """Cards change hands one way."""

    giver: str
    taker: str
    cards: tuple[int, ...]


class Hurt(msgspec.Struct, frozen=True):
    """Wounds by a text."""

    who: str
    wounds: tuple[Wound, ...]
    defeated: bool


class Mended(msgspec.Struct, frozen=True):
    """Wounds healed, perhaps for a card that was put back."""

    who: str
    wounds: tuple[Wound, ...]
    card: int | None = None


class Spared(msgspec.Struct, frozen=True):
    """A wound kept away for a card that was put back."""

    who: str
    card: int
    kind: WoundKind


Group = (
    Arrived
    | Went
    | Looked
    | Tried
    | Struck
    | Acted
    | Appeared
    | Took
    | Handed
    | Hurt
    | Mended
    | Spared
)
Happening = Group | e.Event
