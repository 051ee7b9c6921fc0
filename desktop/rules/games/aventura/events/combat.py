"""Adversaries: placed, moving, attacking, wounded, gone."""

from typing import Literal

import msgspec

Row = Literal["double", "triple", "run"]


class CombatBegan(msgspec.Struct, frozen=True, tag=True):
    """The first adversary token stands on the map (AZ-128)."""


class CombatEnded(msgspec.Struct, frozen=True, tag=True):
    """No adversary token is left (AZ-134)."""


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
