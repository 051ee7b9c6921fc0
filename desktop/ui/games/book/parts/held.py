"""What the table holds beside the game: plans, the face that lies open, what is still unread."""

from typing import Literal

import msgspec

from desktop.rules.games.book.choices import Route, Try
from desktop.rules.games.book.state import ATTRIBUTES, Spot, State
from desktop.ui.games.book.parts.throws import Thrown

Opened = Literal["", "buy", "sell", "oracle"]
Sorting = Literal["near", "chance"]
Turned = Literal["", "destination", "book", "review"]
NOWHERE = -1


class Beat(msgspec.Struct, frozen=True):
    """One thing to be taken in before the next is shown: how a throw came out, or a page.

    `said` are the sentences of it, told when it comes up.
    """

    kind: Literal["result", "page"]
    before: State  # the position that it led from, to be shown until it is taken in
    page: int = NOWHERE
    said: tuple[str, ...] = ()


class Boxes(msgspec.Struct, frozen=True):
    """Six dice on their way into six boxes: the box of each die, "" while it waits."""

    places: tuple[str, ...] = ("",) * 6
    lit: int = 0

    def put(self, die: int, box: str) -> "Boxes":
        """A die into a box; one that lay there waits again. The next waiting die is lit."""
        places = ["" if held == box else held for held in self.places]
        places[die if die >= 0 else self.lit] = box
        waiting = [n for n, held in enumerate(places) if not held]
        return Boxes(tuple(places), waiting[0] if waiting else NOWHERE)

    def take(self, box: str) -> "Boxes":
        """The die of a box back among those that wait, lit."""
        if box not in self.places:
            return self
        die = self.places.index(box)
        return Boxes(tuple("" if held == box else held for held in self.places), die)

    def light(self, die: int) -> "Boxes":
        """Another die lit."""
        return Boxes(self.places, die)

    @property
    def full(self) -> bool:
        """Whether every die lies in a box."""
        return all(self.places)

    def six(self, values: tuple[int, ...]) -> tuple[int, ...]:
        """The values in the order of the Attributes. Raises ValueError before all are given."""
        return tuple(values[self.places.index(box)] for box in ATTRIBUTES)


class Held(msgspec.Struct):
    """Nothing here is saved; `drop` forgets every plan."""

    beats: tuple[Beat, ...] = ()
    after: tuple[str, ...] = ()  # what is told once all beats are taken in
    turned: Turned = ""
    boxes: Boxes = Boxes()
    cursor: str = ""  # the square that the keys stand in
    pointed: str = ""  # the square under the pointer, or that of a row it is over
    spot: Spot | None = None  # the dot under the pointer, where it is over the sheet
    thing: str = ""  # the ware or the service that is pointed at, or in focus
    refused: tuple[str, str] = ("", "")  # the square that was refused just now, and why
    route: Route | None = None
    pinned: bool = False  # Enter or a click chose the destination: now the dot is moved
    pool: Try | None = None
    opened: Opened = ""
    sorting: Sorting = "near"
    leaf: int = NOWHERE  # of the book that lies open
    rolls: tuple[Thrown, ...] = ()
    told: str = ""  # what the last throw did to the open Encounter
    recap: str = ""
    hint: str = ""
    waits: bool = False  # a throw fell and nothing was done since

    def drop(self) -> bool:
        """Forget what is planned; whether anything was."""
        had = self.route is not None or bool(self.opened) or self.pool is not None
        self.route, self.pinned, self.opened, self.pool = None, False, "", None
        self.refused, self.thing = ("", ""), ""
        return had

    def by_key(self) -> None:
        """The keys point now; the pointer counts again when it moves."""
        self.pointed, self.spot = "", None
