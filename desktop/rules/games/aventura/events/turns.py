"""Maps, turns, steps, the Clock, travel, defeat, the end: what may happen between Actions."""

from typing import Literal

import msgspec

from desktop.rules.games.aventura.state import Cause


class Began(msgspec.Struct, frozen=True, tag=True):
    """The campaign was opened; the introduction has been read."""

    pack: str


class Recruited(msgspec.Struct, frozen=True, tag=True):
    """These play, in order of seats."""

    investigators: tuple[str, ...]


class MapEntered(msgspec.Struct, frozen=True, tag=True):
    """Everybody stands on the starting zone, Clock 1 (AZ-034, AZ-036)."""

    map: str
    zone: str
    again: bool  # entered before in this campaign


class TurnBegan(msgspec.Struct, frozen=True, tag=True):
    """A turn opens with fresh Actions (AZ-059)."""

    clock: int
    turns: int
    red: bool


class Moved(msgspec.Struct, frozen=True, tag=True):
    """An investigator walked this way, the zone left first; one Action (AZ-052)."""

    who: str
    way: tuple[str, ...]
    stopped_by_red: bool = False


class Placed(msgspec.Struct, frozen=True, tag=True):
    """A text put an investigator somewhere."""

    who: str
    zone: str


class PartEnded(msgspec.Struct, frozen=True, tag=True):
    """An investigator's part of the turn is over; `left` Actions were given up."""

    who: str
    left: int


class TurnEnded(msgspec.Struct, frozen=True, tag=True):
    """All investigators are done."""

    clock: int


class ClockMoved(msgspec.Struct, frozen=True, tag=True):
    """The Clock went on by one number; `by` tells regular turns from wounds and texts."""

    clock: int
    by: Literal["turn", "text"]
    red: bool


class EventSkipped(msgspec.Struct, frozen=True, tag=True):
    """A red number was jumped over and its event is lost (skipped_events = lost)."""

    clock: int


class MapUnlocked(msgspec.Struct, frozen=True, tag=True):
    """A map became known (AZ-172)."""

    map: str


class Travelled(msgspec.Struct, frozen=True, tag=True):
    """Everybody left for another map."""

    origin: str
    map: str
    forced: bool = False


class Defeated(msgspec.Struct, frozen=True, tag=True):
    """A defeat: everything stops, all wounds go back (AZ-099, AZ-104 to AZ-107)."""

    cause: Cause
    map: str
    who: str | None = None


class Withdrew(msgspec.Struct, frozen=True, tag=True):
    """The safeguard map was chosen."""

    map: str


class Switched(msgspec.Struct, frozen=True, tag=True):
    """A table rule was switched in mid-game."""

    option: str
    value: str


class Ended(msgspec.Struct, frozen=True, tag=True):
    """An ending was reached."""

    ending: str
