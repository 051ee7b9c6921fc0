"""What may happen, as frozen records with ids and numbers; the narrator makes the words."""

from desktop.rules.games.book.events.beginnings import (
    Assigned,
    AttributesRolled,
    Began,
    Checked,
    Ended,
    LevelChanged,
    Settled,
    Switched,
)
from desktop.rules.games.book.events.harm import (
    Dodged,
    Frightened,
    Shielded,
    TrapSprung,
    Wounded,
)
from desktop.rules.games.book.events.meetings import (
    ChapterWritten,
    Converted,
    Disarmed,
    EncounterBegan,
    FearChecked,
    LifeLeft,
    LuckTried,
    PersonalRolled,
    PoolHandedIn,
    Rolled,
    TitleRolled,
    TrapChecked,
    TypeRolled,
)
from desktop.rules.games.book.events.road import (
    AreaCreated,
    AreaLost,
    Fled,
    RouteDrawn,
)
from desktop.rules.games.book.events.towns import (
    Bought,
    Consulted,
    Rested,
    Sold,
    TownEntered,
    TownLeft,
    Worked,
)
from desktop.rules.games.book.events.vocabulary import Dread, Why

__all__ = [
    "AreaCreated",
    "AreaLost",
    "Assigned",
    "AttributesRolled",
    "Began",
    "Bought",
    "ChapterWritten",
    "Checked",
    "Consulted",
    "Converted",
    "Disarmed",
    "Dodged",
    "Dread",
    "EncounterBegan",
    "Ended",
    "Event",
    "FearChecked",
    "Fled",
    "Frightened",
    "LevelChanged",
    "LifeLeft",
    "LuckTried",
    "PersonalRolled",
    "PoolHandedIn",
    "Rested",
    "Rolled",
    "RouteDrawn",
    "Settled",
    "Shielded",
    "Sold",
    "Switched",
    "TitleRolled",
    "TownEntered",
    "TownLeft",
    "TrapChecked",
    "TrapSprung",
    "TypeRolled",
    "Why",
    "Worked",
    "Wounded",
]

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
