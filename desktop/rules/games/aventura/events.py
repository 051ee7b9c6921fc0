"""What may happen, as frozen records with ids and numbers; the narrator makes the words."""

from typing import Literal

import msgspec

from desktop.rules.games.aventura.content.effects import Stat, WoundKind
from desktop.rules.games.aventura.state import Cause, Source

Row = Literal["double", "triple", "run"]


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


class Investigated(msgspec.Struct, frozen=True, tag=True):
    """An investigator spent an Action on his zone; its entry opens (AZ-053)."""

    who: str
    zone: str


class Read(msgspec.Struct, frozen=True, tag=True):
    """A text is shown. `source` leads to it; `before` when it was read earlier."""

    who: str
    source: Source
    before: bool = False


class Picked(msgspec.Struct, frozen=True, tag=True):
    """An option was picked."""

    who: str
    source: Source
    option: str


class TestAsked(msgspec.Struct, frozen=True, tag=True):
    """A Test lies ready: its pool (0 to 8 dice) with its parts."""

    who: str
    stat: Stat
    icons: int
    pool: int
    against: int | None = None  # the token that imposes it


class Rolled(msgspec.Struct, frozen=True, tag=True):
    """What fell in a Test, and what it is worth. `again`: after a re-roll; `typed`: real dice."""

    who: str
    stat: Stat
    icons: int
    dice: tuple[int, ...]
    total: int
    doubles: int
    triples: int
    runs: int
    criticals: tuple[int, ...]
    passed: bool
    again: bool = False
    typed: bool = False


class TestPassed(msgspec.Struct, frozen=True, tag=True):
    """A Test stands as passed."""

    who: str
    stat: Stat
    total: int
    icons: int


class TestFailed(msgspec.Struct, frozen=True, tag=True):
    """A Test stands as failed; `text`: which of the failure texts is read. `dice` 0: no roll."""

    who: str
    stat: Stat
    total: int
    icons: int
    dice: int
    source: Source | None = None  # of the option or Test
    text: int | None = None  # which failure text is read, from 0


class CardDrawn(msgspec.Struct, frozen=True, tag=True):
    """A card came from the Object Deck to an investigator (AZ-116)."""

    who: str
    card: int


class CardMissing(msgspec.Struct, frozen=True, tag=True):
    """A text named a card that is not in the deck; nothing is drawn (Q-39)."""

    who: str
    card: int
    seen: bool  # whether the players have ever seen this card


class CardLost(msgspec.Struct, frozen=True, tag=True):
    """A card went back to the Object Deck by a text."""

    who: str
    card: int


class CardReturned(msgspec.Struct, frozen=True, tag=True):
    """A holder put a card back for its effect (AZ-122)."""

    who: str
    card: int


class CardActivated(msgspec.Struct, frozen=True, tag=True):
    """An Action was spent on a card (AZ-054)."""

    who: str
    card: int
    target: int | None = None


class CardHandedOver(msgspec.Struct, frozen=True, tag=True):
    """A card changed hands in an exchange (AZ-055)."""

    giver: str
    taker: str
    card: int


class WoundSuffered(msgspec.Struct, frozen=True, tag=True):
    """A wound card was drawn (AZ-089); 0 is a blank wound."""

    who: str
    kind: WoundKind
    wound: int
    defeated: bool = False


class WoundPrevented(msgspec.Struct, frozen=True, tag=True):
    """A returned card kept a wound away."""

    who: str
    kind: WoundKind


class WoundDiscarded(msgspec.Struct, frozen=True, tag=True):
    """A wound went back to the Wound Deck, which is shuffled (AZ-096)."""

    who: str
    kind: WoundKind
    wound: int


class HealingRolled(msgspec.Struct, frozen=True, tag=True):
    """Three dice for one wound on the way (AZ-177, AZ-178)."""

    who: str
    kind: WoundKind
    wound: int
    dice: tuple[int, ...]
    healed: bool
    typed: bool = False


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


class FlagSet(msgspec.Struct, frozen=True, tag=True):
    """A flag changed; not told to the player."""

    name: str
    value: bool


class CounterChanged(msgspec.Struct, frozen=True, tag=True):
    """A counter of the party or of a card has a new value."""

    name: str
    value: int
    change: int
    card: int | None = None


class PadlockPlaced(msgspec.Struct, frozen=True, tag=True):
    """A zone is closed (AZ-168)."""

    zone: str


class PadlockOpened(msgspec.Struct, frozen=True, tag=True):
    """A zone is open again."""

    zone: str


class MarkerChanged(msgspec.Struct, frozen=True, tag=True):
    """A neutral marker was placed or removed (Q-112)."""

    zone: str
    name: str
    on: bool


class AdversaryPlaced(msgspec.Struct, frozen=True, tag=True):
    """A token was placed on the map (AZ-129)."""

    token: int
    card: int
    zone: str


class AdversaryRemoved(msgspec.Struct, frozen=True, tag=True):
    """A token left the map by a text, travel or defeat."""

    token: int
    card: int


class AdversaryRolled(msgspec.Struct, frozen=True, tag=True):
    """What fell for a token, and its results in the order of resolving (AZ-143)."""

    token: int
    dice: tuple[int, ...]
    results: tuple[Row, ...]
    typed: bool = False


class ResultBegan(msgspec.Struct, frozen=True, tag=True):
    """One Success of a token is resolved; `empty` where the card has no such row (Q-96)."""

    token: int
    row: Row
    number: int  # 1 for the first result of this roll
    empty: bool = False


class AdversaryMoved(msgspec.Struct, frozen=True, tag=True):
    """A token walked this way, the zone left first."""

    token: int
    way: tuple[str, ...]


class AdversaryStayed(msgspec.Struct, frozen=True, tag=True):
    """A token did not move: it is with somebody already, or has no way (Q-95)."""

    token: int
    no_way: bool


class AttackMissed(msgspec.Struct, frozen=True, tag=True):
    """Nobody is within reach; the attack is ignored (AZ-147)."""

    token: int
    row: Row


class AttackMade(msgspec.Struct, frozen=True, tag=True):
    """These are within reach and make their Tests (AZ-148, AZ-149)."""

    token: int
    row: Row
    targets: tuple[str, ...]


class AdversaryWounded(msgspec.Struct, frozen=True, tag=True):
    """A token took wounds (AZ-157)."""

    token: int
    wounds: int
    total: int
    limit: int


class AdversaryDefeated(msgspec.Struct, frozen=True, tag=True):
    """A token has as many wounds as its limit and leaves the map (AZ-155)."""

    token: int
    card: int
    zone: str


class CardPutBack(msgspec.Struct, frozen=True, tag=True):
    """The last token of an adversary card is gone; the card is back in the deck (AZ-156)."""

    card: int


class CombatBegan(msgspec.Struct, frozen=True, tag=True):
    """The first adversary token stands on the map (AZ-128)."""


class CombatEnded(msgspec.Struct, frozen=True, tag=True):
    """No adversary token is left (AZ-134)."""


class RuleApplied(msgspec.Struct, frozen=True, tag=True):
    """A special rule of a card or a map fired; `source` leads to its sentence."""

    source: Source


class PartEnded(msgspec.Struct, frozen=True, tag=True):
    """An investigator's part of the turn is over; `left` Actions were given up."""

    who: str
    left: int


class TurnEnded(msgspec.Struct, frozen=True, tag=True):
    """All investigators are done."""

    clock: int


class Defeated(msgspec.Struct, frozen=True, tag=True):
    """A defeat: everything stops, all wounds go back (AZ-099, AZ-104 to AZ-107)."""

    cause: Cause
    map: str
    who: str | None = None


class Withdrew(msgspec.Struct, frozen=True, tag=True):
    """The safeguard map was chosen."""

    map: str


class Answered(msgspec.Struct, frozen=True, tag=True):
    """A code was typed; `right` where it led somewhere of its own."""

    who: str
    text: str
    right: bool


class Switched(msgspec.Struct, frozen=True, tag=True):
    """A table rule was switched in mid-game."""

    option: str
    value: str


class Ended(msgspec.Struct, frozen=True, tag=True):
    """An ending was reached."""

    ending: str


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
