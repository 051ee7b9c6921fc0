"""What may happen, as frozen records with ids and numbers; the narrator makes the words."""

from desktop.rules.games.aventura.events.combat import (
    AdversaryDefeated,
    AdversaryMoved,
    AdversaryPlaced,
    AdversaryRemoved,
    AdversaryRolled,
    AdversaryStayed,
    AdversaryWounded,
    AttackMade,
    AttackMissed,
    CardPutBack,
    CombatBegan,
    CombatEnded,
    ResultBegan,
    Row,
)
from desktop.rules.games.aventura.events.story import (
    Answered,
    CardActivated,
    CardDrawn,
    CardHandedOver,
    CardLost,
    CardMissing,
    CardReturned,
    CounterChanged,
    FlagSet,
    Investigated,
    MarkerChanged,
    PadlockOpened,
    PadlockPlaced,
    Picked,
    Read,
    RuleApplied,
)
from desktop.rules.games.aventura.events.trials import (
    HealingRolled,
    Rolled,
    TestAsked,
    TestFailed,
    TestPassed,
    WoundDiscarded,
    WoundPrevented,
    WoundSuffered,
)
from desktop.rules.games.aventura.events.turns import (
    Began,
    ClockMoved,
    Defeated,
    Ended,
    EventSkipped,
    MapEntered,
    MapUnlocked,
    Moved,
    PartEnded,
    Placed,
    Recruited,
    Switched,
    Travelled,
    TurnBegan,
    TurnEnded,
    Withdrew,
)

__all__ = [
    "AdversaryDefeated",
    "AdversaryMoved",
    "AdversaryPlaced",
    "AdversaryRemoved",
    "AdversaryRolled",
    "AdversaryStayed",
    "AdversaryWounded",
    "Answered",
    "AttackMade",
    "AttackMissed",
    "Began",
    "CardActivated",
    "CardDrawn",
    "CardHandedOver",
    "CardLost",
    "CardMissing",
    "CardPutBack",
    "CardReturned",
    "ClockMoved",
    "CombatBegan",
    "CombatEnded",
    "CounterChanged",
    "Defeated",
    "Ended",
    "Event",
    "EventSkipped",
    "FlagSet",
    "HealingRolled",
    "Investigated",
    "MapEntered",
    "MapUnlocked",
    "MarkerChanged",
    "Moved",
    "PadlockOpened",
    "PadlockPlaced",
    "PartEnded",
    "Picked",
    "Placed",
    "Read",
    "Recruited",
    "ResultBegan",
    "Rolled",
    "Row",
    "RuleApplied",
    "Switched",
    "TestAsked",
    "TestFailed",
    "TestPassed",
    "Travelled",
    "TurnBegan",
    "TurnEnded",
    "Withdrew",
    "WoundDiscarded",
    "WoundPrevented",
    "WoundSuffered",
]

Event = (
    Began
    | Recruited
    | MapEntered
    | TurnBegan
    | Moved
    | Placed
    | Investigated
    | Read
    | Picked
    | TestAsked
    | Rolled
    | TestPassed
    | TestFailed
    | CardDrawn
    | CardMissing
    | CardLost
    | CardReturned
    | CardActivated
    | CardHandedOver
    | WoundSuffered
    | WoundPrevented
    | WoundDiscarded
    | HealingRolled
    | ClockMoved
    | EventSkipped
    | MapUnlocked
    | Travelled
    | FlagSet
    | CounterChanged
    | PadlockPlaced
    | PadlockOpened
    | MarkerChanged
    | AdversaryPlaced
    | AdversaryRemoved
    | AdversaryRolled
    | ResultBegan
    | AdversaryMoved
    | AdversaryStayed
    | AttackMissed
    | AttackMade
    | AdversaryWounded
    | AdversaryDefeated
    | CardPutBack
    | CombatBegan
    | CombatEnded
    | RuleApplied
    | PartEnded
    | TurnEnded
    | Defeated
    | Withdrew
    | Answered
    | Switched
    | Ended
)
