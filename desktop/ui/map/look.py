"""What the map is told to show, and what it tells: frozen records, one whole look at a time."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from desktop.atlas.parts import ZoneMap
from desktop.drawing.tokens import Figure


class TokenLook(msgspec.Struct, frozen=True):
    """A token: an investigator has a `figure`, an adversary the key of its silhouette."""

    id: str
    zone: str
    name: str
    figure: Figure | None = None
    silhouette: str = ""
    number: int = 0
    movable: bool = False

    @property
    def investigator(self) -> bool:
        """Whether a player moves it."""
        return self.figure is not None


class SightLook(msgspec.Struct, frozen=True):
    """A line of sight between zones; a blocked one tells where on the lattice."""

    start: str
    end: str
    clear: bool
    stop: tuple[float, float] | None = None


class MapLook(msgspec.Struct, frozen=True):
    """Everything the map shows.

    `reach` gives for each zone that the acting token may go to the steps and the way, the zone it
    stands on first; `stops` are the zones where a move must end (AZ-067); `refusals` say for other
    zones why not. `glowing` are the zones whose letter may be investigated now.
    """

    id: str
    zone_map: ZoneMap
    tokens: tuple[TokenLook, ...] = ()
    acting: str = ""
    reach: Mapping[str, tuple[int, tuple[str, ...]]] = {}
    stops: frozenset[str] = frozenset()
    refusals: Mapping[str, str] = {}
    padlocks: frozenset[str] = frozenset()
    entered: frozenset[str] = frozenset()
    investigated: frozenset[str] = frozenset()
    glowing: frozenset[str] = frozenset()
    sight: tuple[SightLook, ...] = ()
    notes: frozenset[str] = frozenset()
    aims: frozenset[str] = frozenset()

    def token(self, name: str) -> TokenLook | None:
        """The token of that id."""
        return next((token for token in self.tokens if token.id == name), None)


class Dropped(msgspec.Struct, frozen=True):
    """A token was put on a zone that it may go to."""

    token: str
    zone: str


class Targeted(msgspec.Struct, frozen=True):
    """A plan: a token would go to a zone. Without a zone the plan was dropped."""

    token: str
    zone: str = ""
    steps: int = 0


class Aimed(msgspec.Struct, frozen=True):
    """A card was put on a token."""

    card: str
    token: str
