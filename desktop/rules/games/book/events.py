"""What may happen, as frozen records with ids and numbers; the narrator makes the words.

A journal may come from outside: what could not be told is no event.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from desktop.rules.games.book.state import Attribute, Ending, Kind, Letter, Number, Pool

Square = Annotated[str, Meta(pattern="^[0-9]{1,3},[0-9]{1,3}$")]
Spot = tuple[Number, Number]
Ware = Annotated[str, Meta(max_length=40)]
Die = Annotated[int, Meta(ge=0, le=6)]
"""What a die shows; 0 where none was thrown."""
Title = tuple[Annotated[int, Meta(ge=1, le=6)], Annotated[int, Meta(ge=1, le=6)]]
Six = Annotated[tuple[Number, ...], Meta(min_length=6, max_length=6)]
"""One for each Attribute."""

Why = Literal["failure", "hit", "flight", "trap", "strain", "lost"]
"""What a Wound comes from; `lost` is a failed Personal."""
Dread = Literal["flight", "puzzle", "lost", "home", "work", "trap", "driven"]


class Began(msgspec.Struct, frozen=True, tag=True):
    """A sheet of paper lies there: so many squares below the line."""

    columns: Number
    rows: Number


class AttributesRolled(msgspec.Struct, frozen=True, tag=True):
    """Six dice for the Attributes, and what they count (5 and 6 are 4; BA-014, BA-015)."""

    dice: Six
    values: Six
    typed: bool = False


class Assigned(msgspec.Struct, frozen=True, tag=True):
    """The Attributes, in the order of ATTRIBUTES, and the XP that low ones bring (BA-019)."""

    six: Six
    xp: Number


class Checked(msgspec.Struct, frozen=True, tag=True):
    """The six starting Checks in the order of ATTRIBUTES: gold and XP (BA-022 to BA-024)."""

    dice: Six
    gold: Number
    xp: Number
    typed: bool = False


class LevelChanged(msgspec.Struct, frozen=True, tag=True):
    """XP lifted the Level (BA-021)."""

    level: Number


class Settled(msgspec.Struct, frozen=True, tag=True):
    """The Hometown stands, with its Wealth (BA-027)."""

    area: Square
    wealth: Number


class AreaCreated(msgspec.Struct, frozen=True, tag=True):
    """Four dice for a square: a Town with its Wealth, Blocked, or an ECL (BA-031 to BA-034)."""

    area: Square
    dice: tuple[Number, ...]
    kind: Kind
    value: Number


class RouteDrawn(msgspec.Struct, frozen=True, tag=True):
    """A Route from dot to dot, and the squares that it crossed out (BA-041)."""

    start: Spot
    end: Spot
    area: Square
    crossed: tuple[Square, ...]  # squares crossed out by this line, in the order of the way


class AreaLost(msgspec.Struct, frozen=True, tag=True):
    """A square was crossed out by a passing Route: what stood there is gone (BA-G18)."""

    area: Square
    kind: Kind
    value: Number
    letter: Letter


class TownEntered(msgspec.Struct, frozen=True, tag=True):
    """A Town was entered; `die` is the Charisma Check to haggle, 0 in the Hometown (BA-063)."""

    area: Square
    wealth: Number
    die: Die
    haggled: bool
    home: bool


class TypeRolled(msgspec.Struct, frozen=True, tag=True):
    """The die for the type of an Encounter (BA-044). `oracle`: told, not met."""

    area: Square
    die: Die
    letter: Letter
    ecl: Number
    oracle: bool = False
    typed: bool = False


class PersonalRolled(msgspec.Struct, frozen=True, tag=True):
    """Physical or mental (BA-079)."""

    area: Square
    die: Die
    letter: Letter


class TitleRolled(msgspec.Struct, frozen=True, tag=True):
    """The story title of what begins, from a stream of its own."""

    kind: Literal["chapter", "town", "flight"]
    letter: Letter
    dice: Title


class EncounterBegan(msgspec.Struct, frozen=True, tag=True):
    """An Encounter stands open, newly or again; `life` in Combat (BA-086)."""

    area: Square
    letter: Letter
    ecl: Number
    life: Number


class FearChecked(msgspec.Struct, frozen=True, tag=True):
    """As many dice as Fear; more sixes than WIS is a failure (BA-054, BA-055)."""

    dice: tuple[Number, ...]
    sixes: Number
    wis: Number
    passed: bool
    typed: bool = False


class TrapChecked(msgspec.Struct, frozen=True, tag=True):
    """The Check that decides whether a Trap goes off (BA-110)."""

    attribute: Attribute
    value: Number
    die: Die
    passed: bool
    typed: bool = False


class PoolHandedIn(msgspec.Struct, frozen=True, tag=True):
    """Dice lie ready for the Encounter; what was paid for them is paid."""

    pool: Pool
    strain: Number = 0
    bribes: Number = 0
    items: tuple[Ware, ...] = ()
    given: tuple[Ware, ...] = ()


class Rolled(msgspec.Struct, frozen=True, tag=True):
    """The pool fell (BA-073 and its like)."""

    dice: tuple[Number, ...]
    total: Number
    needs: Number
    success: bool
    letter: Letter
    typed: bool = False


class LifeLeft(msgspec.Struct, frozen=True, tag=True):
    """What a creature has left after a success in Combat (BA-091, BA-092)."""

    before: Number
    damage: Number
    life: Number


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


class LuckTried(msgspec.Struct, frozen=True, tag=True):
    """The Luck Check for gold, and what it brought (BA-097, BA-108, BA-114)."""

    value: Number
    die: Die
    passed: bool
    dice: tuple[Number, ...]
    gold: Number


class Disarmed(msgspec.Struct, frozen=True, tag=True):
    """The Trap Disarm Kit did its work (BA-112)."""

    ware: Ware


class TrapSprung(msgspec.Struct, frozen=True, tag=True):
    """A Trap went off (BA-110, BA-115)."""

    dice: tuple[Number, ...]


class Converted(msgspec.Struct, frozen=True, tag=True):
    """The letter before an ECL was erased and written anew (BA-099, BA-105, BA-111)."""

    area: Square
    before: Letter
    after: Letter
    ecl: Number


class ChapterWritten(msgspec.Struct, frozen=True, tag=True):
    """A Chapter: `page` is its place among the pages."""

    number: Number
    page: Number
    won: bool
    xp: Number
    ecl: Number


class Fled(msgspec.Struct, frozen=True, tag=True):
    """The dot is crossed out, back to the one before (BA-053)."""

    area: Square
    back: Square
    page: Number
    panicked: bool


class Rested(msgspec.Struct, frozen=True, tag=True):
    """A night at an inn."""

    cost: Number
    healed: Number


class Bought(msgspec.Struct, frozen=True, tag=True):
    """A ware was bought."""

    ware: Ware
    cost: Number


class Sold(msgspec.Struct, frozen=True, tag=True):
    """A ware was sold."""

    ware: Ware
    gold: Number


class Consulted(msgspec.Struct, frozen=True, tag=True):
    """The Oracle was paid; a TypeRolled follows."""

    area: Square
    cost: Number


class Worked(msgspec.Struct, frozen=True, tag=True):
    """A wage was earned."""

    die: Die
    gold: Number


class TownLeft(msgspec.Struct, frozen=True, tag=True):
    """A Town was left; `page` is its place among the pages, -1 where nothing happened there."""

    area: Square
    page: Number


class Switched(msgspec.Struct, frozen=True, tag=True):
    """A table rule was switched in mid-game."""

    option: str
    value: str


class Ended(msgspec.Struct, frozen=True, tag=True):
    """The game is over."""

    ending: Ending


Event = (
    Began
    | AttributesRolled
    | Assigned
    | Checked
    | LevelChanged
    | Settled
    | AreaCreated
    | RouteDrawn
    | AreaLost
    | TownEntered
    | TypeRolled
    | PersonalRolled
    | TitleRolled
    | EncounterBegan
    | FearChecked
    | TrapChecked
    | PoolHandedIn
    | Rolled
    | LifeLeft
    | Dodged
    | Shielded
    | Wounded
    | Frightened
    | LuckTried
    | Disarmed
    | TrapSprung
    | Converted
    | ChapterWritten
    | Fled
    | Rested
    | Bought
    | Sold
    | Consulted
    | Worked
    | TownLeft
    | Switched
    | Ended
)
