"""What the adventurer's note is told to show, and what it tells."""

from __future__ import annotations

from typing import Literal

import msgspec

Field = Literal["adventurer", "title"]
Spine = Literal["won", "lost"]


class AttributeBox(msgspec.Struct, frozen=True):
    """One of the six boxes: its id, how it is written and read aloud, its value (0: empty).

    `lit`: it waits for a die. `used`: the pool is built with it.
    """

    id: str
    short: str
    name: str
    value: int = 0
    lit: bool = False
    used: bool = False


class Carried(msgspec.Struct, frozen=True):
    """A thing that is carried, on a slip: what it does, and how many there are of it.

    `item`: it is used up, its slip has a perforated edge. `used`: it lies in the pool.
    """

    id: str
    name: str
    effect: str
    item: bool = False
    count: int = 1
    used: bool = False


class NoteView(msgspec.Struct, frozen=True):
    """What the note shows. `fails_from` is the first tally place from which Fear Checks can fail.

    `editable`: name and title may be written anew. `accepts`: dice may be dropped on the boxes.
    `owed` is pencilled where the slips leave room. `spines`: how each Chapter ended; where there
    are fewer than `chapters`, the others were won. `seed` colours the books.
    """

    name: str
    title: str
    six: tuple[AttributeBox, ...] = ()
    wounds: int = 0
    limit: int = 19
    fear: int = 0
    fear_most: int = 20
    fails_from: int = 0
    level: int = 0
    xp: int = 0
    gold: int = 0
    chapters: int = 0
    chapters_most: int = 20
    carried: tuple[Carried, ...] = ()
    owed: str = ""
    editable: bool = True
    accepts: bool = False
    spines: tuple[Spine, ...] = ()
    seed: int = 0

    @property
    def books(self) -> tuple[Spine, ...]:
        """The books on the shelf, one a Chapter."""
        won: Spine = "won"
        shown = self.spines[: self.chapters]
        return (*shown, *(won for _ in range(self.chapters - len(shown))))


class Renamed(msgspec.Struct, frozen=True):
    """The player wrote another name or title."""

    field: Field
    text: str


class Placed(msgspec.Struct, frozen=True):
    """A die was dropped on a box: its place among the six rolled, and the box's id."""

    die: int
    box: str
