"""What a position is: a frozen value that holds ids and numbers, never content or words.

World coordinates are integers, 20 a square; r grows downwards from the line under the header
(part 6 of the rules). A square is named "column,row", such as "12,9".
"""

from typing import Annotated, Literal

import msgspec

from desktop.rules.kernel.chance import Chance

Attribute = Literal["STR", "WIS", "INT", "DEX", "CHA", "LUC"]
ATTRIBUTES: tuple[Attribute, ...] = ("STR", "WIS", "INT", "DEX", "CHA", "LUC")
Letter = Literal["", "O", "P", "Pp", "Pm", "C", "H", "Z", "R"]
"""What is written before an ECL; "" before the type is known, P where an Oracle told it."""
Kind = Literal["town", "blocked", "encounter", "blank"]
Phase = Literal[
    "attributes",  # Throw: six dice
    "assign",  # Assign
    "checks",  # Throw: one Check for each Attribute
    "settle",  # Settle: the Hometown's square
    "town",  # services, Leave
    "road",  # Route
    "type",  # Throw: the type of the Encounter
    "fear",  # Throw: the Fear Check
    "snare",  # Throw: the Check that decides whether a Trap goes off
    "start",  # Try, Flee, Convert, Disarm
    "pool",  # Throw: the pool handed in
    "ended",
]
Ending = Literal["finished", "fear", "dead", "stranded"]
Number = Annotated[int, msgspec.Meta(ge=-99_999, le=99_999)]
"""A number that can be told: what a file from outside says beyond it is no number."""
Spot = tuple[int, int]
"""A dot on the lattice: (x, y) in units of 20 a square, both mod 20 from 1 to 19."""


class Area(msgspec.Struct, frozen=True):
    """A square that was written on or crossed out; squares that are in no state are empty.

    `value`: Wealth of a Town, ECL of an Encounter. A "blank" was crossed out before it was
    created and never will be (BA-G11).
    """

    kind: Kind
    value: int = 0
    letter: Letter = ""
    crossed: bool = False


class Leg(msgspec.Struct, frozen=True):
    """One Route that was drawn; `fled`: the dot at its end is crossed out (BA-053)."""

    start: Spot
    end: Spot
    fled: bool = False


class Sheet(msgspec.Struct, frozen=True):
    """The adventurer's stats. `six` are the Attributes in the order of ATTRIBUTES."""

    six: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    wounds: int = 0
    fear: int = 0
    chapters: int = 0
    xp: int = 0
    gold: int = 0
    best: int = 0  # the highest ECL beaten
    equipment: tuple[str, ...] = ()  # ids of wares, in the order bought
    items: dict[str, int] = {}  # id of a ware -> how many; never 0; by id

    @property
    def level(self) -> int:
        """XP divided by 100, rounded down (BA-020, BA-G01)."""
        return self.xp // 100

    @property
    def limit(self) -> int:
        """As many Wounds kill (BA-017)."""
        return 15 + self.six[0]


class Pool(msgspec.Struct, frozen=True):
    """Dice handed in and not thrown yet. `parts`: source -> dice, such as ("level", 2).

    Sources: an Attribute, "level", "strain", "bribes", "given", or the id of a ware.
    """

    parts: tuple[tuple[str, Number], ...]
    dice: Number
    needs: Number  # the ECL, or in Combat the Life left


class Tale(msgspec.Struct, frozen=True):
    """What happened in one Encounter, for the chapter that is told of it."""

    sums: tuple[int, ...] = ()  # of every throw of the pool
    dice: int = 0  # of the last throw
    needs: int = 0  # of the last throw
    wounds: int = 0  # suffered in all, Strain included
    strain: int = 0
    fear: int = 0
    gold: int = 0  # gained
    xp: int = 0
    bribes: int = 0
    attribute: str = ""  # of the last throw
    used: tuple[str, ...] = ()  # Items spent
    given: tuple[str, ...] = ()  # Equipment given away
    shielded: int = 0  # hits that the Shield cancelled
    sprung: bool = False  # a Trap went off
    disarmed: bool = False  # the Trap Disarm Kit overcame it
    panicked: bool = False  # a failed Fear Check
    converted: Literal["", "chosen", "failed", "sprung"] = ""  # why the letter changed
    since: int = 0  # so many sums were thrown before the letter changed

    @property
    def lately(self) -> tuple[int, ...]:
        """The sums thrown under the present letter."""
        return self.sums[self.since :]


class Task(msgspec.Struct, frozen=True):
    """The Encounter that one stands in; `first` is its letter on arrival, `ecl` that of now."""

    area: str
    letter: Letter
    first: Letter
    ecl: int
    life: int = 0  # Combat only
    tried: bool = False  # a roll was made since the last start
    sprung: bool = False
    title: tuple[int, int] = (0, 0)  # the 2d6 of the story title, row and hook
    tale: Tale = Tale()


class Stay(msgspec.Struct, frozen=True):
    """A visit to a Town, and what was done there. `fare` is for the Hometown alone:

    "free" before the first Encounter, "paid" after an arrival by Route, "driven" after a flight
    (the first service costs 1 Fear, BA-G24), "" in other Towns.
    """

    area: str
    wealth: int
    discount: int = 0
    fare: Literal["", "free", "paid", "driven"] = ""
    title: tuple[int, int] = (0, 0)
    fear: int = 0
    worked: int = 0
    earned: int = 0
    rested: int = 0
    healed: int = 0
    bought: tuple[str, ...] = ()
    sold: tuple[str, ...] = ()
    told: tuple[tuple[str, Letter], ...] = ()  # by the Oracle: square, letter


class Page(msgspec.Struct, frozen=True):
    """One leaf of the growing book: a Chapter, a flight, or a stay in a Town."""

    kind: Literal["chapter", "flight", "town"]
    area: str
    outcome: Literal["won", "lost", "fled", "left"]
    sheet: Sheet  # as it stood afterwards
    chapter: int = 0  # its number; 0 for flights and Towns
    letter: Letter = ""
    first: Letter = ""
    ecl: int = 0
    title: tuple[int, int] = (0, 0)
    tale: Tale = Tale()
    stay: Stay | None = None
    met: tuple[int, int] = (0, 0)  # of a flight: the title that the Encounter had on arrival


class State(msgspec.Struct, frozen=True):
    """A position of the game."""

    chance: Chance
    options: dict[str, str]
    columns: int
    rows: int
    phase: Phase = "attributes"
    sheet: Sheet = Sheet()
    rolled: tuple[int, ...] = ()  # the six dice to be assigned, 5 and 6 already 4
    areas: dict[str, Area] = {}
    home: str = ""
    trail: tuple[Spot, ...] = ()  # the live dots; the last one is where one stands
    legs: tuple[Leg, ...] = ()
    started: bool = False  # the first Encounter was started
    towns: int = 0  # other Towns entered, each once (BA-G67)
    titles: int = 0  # story titles rolled so far
    task: Task | None = None
    pool: Pool | None = None
    stay: Stay | None = None
    pages: tuple[Page, ...] = ()
    ending: Ending | None = None

    @property
    def here(self) -> str:
        """The square of the last live dot. Raises IndexError before the Hometown is settled."""
        x, y = self.trail[-1]
        return f"{x // 20},{y // 20}"
