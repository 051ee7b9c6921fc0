"""What may happen, as frozen records with ids and numbers; the narrator makes the words."""

from typing import Literal

import msgspec

from desktop.rules.games.book.state import Attribute, Ending, Kind, Letter, Pool, Spot

Why = Literal["failure", "hit", "flight", "trap", "strain", "lost"]
"""What a Wound comes from; `lost` is a failed Personal."""
Dread = Literal["flight", "puzzle", "lost", "home", "work", "trap", "driven"]


class Began(msgspec.Struct, frozen=True, tag=True):
    """A sheet of paper lies there: so many squares below the line."""

    columns: int
    rows: int


class AttributesRolled(msgspec.Struct, frozen=True, tag=True):
    """Six dice for the Attributes, and what they count (5 and 6 are 4; BA-014, BA-015)."""

    dice: tuple[int, ...]
    values: tuple[int, ...]
    typed: bool = False


class Assigned(msgspec.Struct, frozen=True, tag=True):
    """The Attributes, in the order of ATTRIBUTES, and the XP that low ones bring (BA-019)."""

    six: tuple[int, ...]
    xp: int


class Checked(msgspec.Struct, frozen=True, tag=True):
    """The six starting Checks in the order of ATTRIBUTES: gold and XP (BA-022 to BA-024)."""

    dice: tuple[int, ...]
    gold: int
    xp: int
    typed: bool = False


class LevelChanged(msgspec.Struct, frozen=True, tag=True):
    """XP lifted the Level (BA-021)."""

    level: int


class Settled(msgspec.Struct, frozen=True, tag=True):
    """The Hometown stands, with its Wealth (BA-027)."""

    area: str
    wealth: int


class AreaCreated(msgspec.Struct, frozen=True, tag=True):
    """Four dice for a square: a Town with its Wealth, Blocked, or an ECL (BA-031 to BA-034)."""

    area: str
    dice: tuple[int, ...]
    kind: Kind
    value: int


class RouteDrawn(msgspec.Struct, frozen=True, tag=True):
    """A Route from dot to dot, and the squares that it crossed out (BA-041)."""

    start: Spot
    end: Spot
    area: str
    crossed: tuple[str, ...]  # squares crossed out by this line, in the order of the way


class AreaLost(msgspec.Struct, frozen=True, tag=True):
    """A square was crossed out by a passing Route: what stood there is gone (BA-G18)."""

    area: str
    kind: Kind
    value: int
    letter: Letter


class TownEntered(msgspec.Struct, frozen=True, tag=True):
    """A Town was entered; `die` is the Charisma Check to haggle, 0 in the Hometown (BA-063)."""

    area: str
    wealth: int
    die: int
    haggled: bool
    home: bool


class TypeRolled(msgspec.Struct, frozen=True, tag=True):
    """The die for the type of an Encounter (BA-044). `oracle`: told, not met."""

    area: str
    die: int
    letter: Letter
    ecl: int
    oracle: bool = False
    typed: bool = False


class PersonalRolled(msgspec.Struct, frozen=True, tag=True):
    """Physical or mental (BA-079)."""

    area: str
    die: int
    letter: Letter


class TitleRolled(msgspec.Struct, frozen=True, tag=True):
    """The story title of what begins, from a stream of its own."""

    kind: Literal["chapter", "town", "flight"]
    letter: Letter
    dice: tuple[int, int]


class EncounterBegan(msgspec.Struct, frozen=True, tag=True):
    """An Encounter stands open, newly or again; `life` in Combat (BA-086)."""

    area: str
    letter: Letter
    ecl: int
    life: int


class FearChecked(msgspec.Struct, frozen=True, tag=True):
    """As many dice as Fear; more sixes than WIS is a failure (BA-054, BA-055)."""

    dice: tuple[int, ...]
    sixes: int
    wis: int
    passed: bool
    typed: bool = False


class TrapChecked(msgspec.Struct, frozen=True, tag=True):
    """The Check that decides whether a Trap goes off (BA-110)."""

    attribute: Attribute
    value: int
    die: int
    passed: bool
    typed: bool = False


class PoolHandedIn(msgspec.Struct, frozen=True, tag=True):
    """Dice lie ready for the Encounter; what was paid for them is paid."""

    pool: Pool
    strain: int = 0
    bribes: int = 0
    items: tuple[str, ...] = ()
    given: tuple[str, ...] = ()


class Rolled(msgspec.Struct, frozen=True, tag=True):
    """The pool fell (BA-073 and its like)."""

    dice: tuple[int, ...]
    total: int
    needs: int
    success: bool
    letter: Letter
    typed: bool = False


class LifeLeft(msgspec.Struct, frozen=True, tag=True):
    """What a creature has left after a success in Combat (BA-091, BA-092)."""

    before: int
    damage: int
    life: int


class Dodged(msgspec.Struct, frozen=True, tag=True):
    """The Dexterity Check against a consequence."""

    value: int
    die: int
    passed: bool
    why: Why


class Shielded(msgspec.Struct, frozen=True, tag=True):
    """The Shield's Check (BA-095)."""

    attribute: Attribute
    value: int
    die: int
    passed: bool


class Wounded(msgspec.Struct, frozen=True, tag=True):
    """Wounds suffered. `dice` fell for them, `armour` took off, `wounds` stand now of `limit`."""

    amount: int
    why: Why
    wounds: int
    limit: int
    dice: tuple[int, ...] = ()
    armour: int = 0


class Frightened(msgspec.Struct, frozen=True, tag=True):
    """Fear suffered; `fear` stands now, never above 20 (BA-G37)."""

    amount: int
    why: Dread
    fear: int


class LuckTried(msgspec.Struct, frozen=True, tag=True):
    """The Luck Check for gold, and what it brought (BA-097, BA-108, BA-114)."""

    value: int
    die: int
    passed: bool
    dice: tuple[int, ...]
    gold: int


class Disarmed(msgspec.Struct, frozen=True, tag=True):
    """The Trap Disarm Kit did its work (BA-112)."""

    ware: str


class TrapSprung(msgspec.Struct, frozen=True, tag=True):
    """A Trap went off (BA-110, BA-115)."""

    dice: tuple[int, ...]


class Converted(msgspec.Struct, frozen=True, tag=True):
    """The letter before an ECL was erased and written anew (BA-099, BA-105, BA-111)."""

    area: str
    before: Letter
    after: Letter
    ecl: int


class ChapterWritten(msgspec.Struct, frozen=True, tag=True):
    """A Chapter: `page` is its place among the pages."""

    number: int
    page: int
    won: bool
    xp: int
    ecl: int


class Fled(msgspec.Struct, frozen=True, tag=True):
    """The dot is crossed out, back to the one before (BA-053)."""

    area: str
    back: str
    page: int
    panicked: bool


class Rested(msgspec.Struct, frozen=True, tag=True):
    """A night at an inn."""

    cost: int
    healed: int


class Bought(msgspec.Struct, frozen=True, tag=True):
    """A ware was bought."""

    ware: str
    cost: int


class Sold(msgspec.Struct, frozen=True, tag=True):
    """A ware was sold."""

    ware: str
    gold: int


class Consulted(msgspec.Struct, frozen=True, tag=True):
    """The Oracle was paid; a TypeRolled follows."""

    area: str
    cost: int


class Worked(msgspec.Struct, frozen=True, tag=True):
    """A wage was earned."""

    die: int
    gold: int


class TownLeft(msgspec.Struct, frozen=True, tag=True):
    """A Town was left; `page` is its place among the pages, -1 where nothing happened there."""

    area: str
    page: int


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
