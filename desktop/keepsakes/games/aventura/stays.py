"""What is known of a stay on a map: ways, stops, Tests, fights, wounds, things found."""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.rules.games.aventura.content.effects import Stat, WoundKind
from desktop.rules.games.aventura.state import Source

Leaving = Literal["", "travel", "forced", "defeat", "ending"]
Outcome = Literal["", "defeated", "removed", "left"]


class Trial(msgspec.Struct, frozen=True):
    """A Test of a text that stands as passed or failed."""

    stat: Stat
    passed: bool


class Hurt(msgspec.Struct, frozen=True):
    """A wound suffered, and whether it was the one too many."""

    kind: WoundKind
    defeated: bool = False


class Stay(msgspec.Struct, frozen=True):
    """Where an investigator stopped, from which turn to which, and what happened there.

    `way` is how he came, the zone left first; one zone alone where he stood at the beginning or
    was put there by a text (`carried`, then `way` still names where from). `read` are the sources
    of what was read, `found` the numbers of cards. `clashes` are the tokens of adversaries that
    attacked or were attacked, one for each time.
    """

    zone: str
    first: int
    last: int
    way: tuple[str, ...]
    carried: bool = False
    read: tuple[Source, ...] = ()
    trials: tuple[Trial, ...] = ()
    wounds: tuple[Hurt, ...] = ()
    clashes: tuple[int, ...] = ()
    found: tuple[int, ...] = ()

    @property
    def turns(self) -> str:
        """The turns as they are written beside the stop: "3", or "3-5"."""
        return str(self.first) if self.first == self.last else f"{self.first}\u2013{self.last}"


class Walker(msgspec.Struct, frozen=True):
    """One investigator on one map, stop by stop."""

    who: str
    seat: int
    stays: tuple[Stay, ...]


class Foe(msgspec.Struct, frozen=True):
    """An adversary's token: where it was put, the zones it went over, how it ended and where."""

    token: int
    card: int
    way: tuple[str, ...]
    end: Outcome = ""
    last: int = 0

    @property
    def zone(self) -> str:
        """Where it stood last."""
        return self.way[-1]


class Visit(msgspec.Struct, frozen=True):
    """One stay on a map, from entering it to leaving it, or to now.

    `number` counts the entries of maps from 0; `entry` is the journal's at its beginning. `origin`
    is the map left for this one, `target` the one gone to; `how` it was left, "" while it goes on.
    `padlocks` are the zones closed at the end of it.
    `later` is the entry at which the same map was entered again, if it was.
    """

    number: int
    entry: int
    map: str
    again: bool
    first: int
    last: int
    walkers: tuple[Walker, ...]
    foes: tuple[Foe, ...]
    entered: frozenset[str]
    padlocks: frozenset[str]
    origin: str = ""
    target: str = ""
    how: Leaving = ""
    ending: str = ""
    partial: bool = False
    later: int | None = None

    @property
    def eventful(self) -> bool:
        """Whether somebody went somewhere, or something befell him."""
        moved = any(len(walker.stays) > 1 for walker in self.walkers)
        stays = [stay for walker in self.walkers for stay in walker.stays]
        befell = any(one.read or one.clashes or one.wounds or one.found for one in stays)
        return moved or befell

    def foe(self, token: int) -> Foe | None:
        """An adversary's token by its number."""
        return next((one for one in self.foes if one.token == token), None)
