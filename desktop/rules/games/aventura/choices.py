"""What the player may pick: frozen records, never an index.

Kernel choices used here as well: `Answer` (typed dice, a code) and `Switch`.
"""

import msgspec

from desktop.rules.kernel.game import Answer, Switch


class Recruit(msgspec.Struct, frozen=True, tag=True):
    """SETUP: who plays, in order of seats (D1)."""

    investigators: tuple[str, ...]


class Move(msgspec.Struct, frozen=True, tag=True):
    """Action: go 0 to 3 zones to `to` (AZ-052)."""

    who: str
    to: str


class Investigate(msgspec.Struct, frozen=True, tag=True):
    """Action: investigate the zone one stands on (AZ-053)."""

    who: str


class Activate(msgspec.Struct, frozen=True, tag=True):
    """Action: use a card, on a token where it needs one (AZ-054)."""

    who: str
    card: int
    target: int | None = None


class Exchange(msgspec.Struct, frozen=True, tag=True):
    """Action: open an exchange with the partner in the same zone (AZ-055)."""

    who: str


class Give(msgspec.Struct, frozen=True, tag=True):
    """In an exchange: hand this card over."""

    card: int


class Take(msgspec.Struct, frozen=True, tag=True):
    """In an exchange: take this card."""

    card: int


class Done(msgspec.Struct, frozen=True, tag=True):
    """The exchange is finished."""


class Return(msgspec.Struct, frozen=True, tag=True):
    """Put a card back into the Object Deck for its effect; no Action (AZ-122)."""

    who: str
    card: int


class Pass(msgspec.Struct, frozen=True, tag=True):
    """No card is returned in this response window."""


class Travel(msgspec.Struct, frozen=True, tag=True):
    """Everybody goes to this unlocked map (AZ-173)."""

    map: str


class GiveUp(msgspec.Struct, frozen=True, tag=True):
    """Declare a dead end (Q-70)."""


class EndTurn(msgspec.Struct, frozen=True, tag=True):
    """End one investigator's part (`who`), or the whole turn when nobody has an Action left."""

    who: str | None = None


class Pick(msgspec.Struct, frozen=True, tag=True):
    """Take this option of the open entry (AZ-064)."""

    option: str


class Leave(msgspec.Struct, frozen=True, tag=True):
    """Turn away from the entry or the code without picking."""


class Throw(msgspec.Struct, frozen=True, tag=True):
    """Roll the dice that lie ready."""


class Name(msgspec.Struct, frozen=True, tag=True):
    """Which investigator: a tie of an adversary, or a text that lets one choose (D10, D12)."""

    who: str


class NextToken(msgspec.Struct, frozen=True, tag=True):
    """With `adversary_choices`: which adversary token acts next (D11)."""

    token: int


class StepTo(msgspec.Struct, frozen=True, tag=True):
    """With `adversary_choices`: the zone that the token steps to (D11)."""

    zone: str


class Withdraw(msgspec.Struct, frozen=True, tag=True):
    """After a defeat: the safeguard map to return to (D15)."""

    map: str


class Discard(msgspec.Struct, frozen=True, tag=True):
    """A healing effect: which wound goes back (D17); 0 is a blank wound."""

    kind: str
    wound: int


Choice = (
    Recruit
    | Move
    | Investigate
    | Activate
    | Exchange
    | Give
    | Take
    | Done
    | Return
    | Pass
    | Travel
    | GiveUp
    | EndTurn
    | Pick
    | Leave
    | Throw
    | Name
    | NextToken
    | StepTo
    | Withdraw
    | Discard
    | Answer
    | Switch
)
