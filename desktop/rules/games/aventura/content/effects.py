"""What a text, card or adversary may do: effects, conditions and Tests as typed trees.

The keys are those that authors write in TOML; `do` names the effect.
"""

from typing import Literal

import msgspec

Stat = Literal["strength", "skill", "willpower", "investigation"]
WoundKind = Literal["physical", "mental"]
Who = Literal["reader", "each", "other", "choose", "holder", "in_zone", "in_sight"]
Scope = Literal["campaign", "visit"]
STATS: tuple[Stat, ...] = ("strength", "skill", "willpower", "investigation")


class Authored(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of everything an author writes: strict, an unknown key is an error."""


class Needs(Authored, frozen=True, kw_only=True, rename={"not_": "not"}):
    """A condition. Exactly one kind is set; `all`, `any` and `not` combine others."""

    card: int | None = None  # somebody concerned holds this card
    flag: str | None = None  # this flag has the value `value`
    value: bool = True
    counter: str | None = None  # with at_least and/or at_most
    clock: bool | None = None  # true: the Clock's number, with at_least and/or at_most
    at_least: int | None = None
    at_most: int | None = None
    investigator: str | None = None  # the reader is this investigator
    players: int | None = None  # so many investigators play
    combat: bool | None = None  # an adversary is (not) on the map
    entered: str | None = None  # this map was entered before
    done: str | None = None  # this option (`paragraph.option` or option id) was passed
    zone: str | None = None  # `who` (default: the reader) stands on this zone
    who: Who | None = None
    all: tuple["Needs", ...] | None = None
    any: tuple["Needs", ...] | None = None
    not_: "Needs | None" = None


class Test(Authored, frozen=True, kw_only=True):
    """A Test: roll the characteristic's dice and reach `icons` Successes (AZ-071, AZ-080)."""

    stat: Stat
    icons: int = 1
    who: Who = "reader"
    dice: int = 0  # dice added or removed by the text itself


class Draw(Authored, frozen=True, kw_only=True, tag_field="do", tag="draw"):
    """The reader takes this card from the Object Deck, if it is there (AZ-116, Q-39)."""

    card: int
    who: Who = "reader"


class Lose(Authored, frozen=True, kw_only=True, tag_field="do", tag="lose"):
    """This card goes back to the Object Deck, whoever holds it."""

    card: int


class WoundEffect(Authored, frozen=True, kw_only=True, tag_field="do", tag="wound"):
    """Suffer n wounds of a kind (AZ-088)."""

    kind: WoundKind
    n: int = 1
    who: Who = "reader"


class Heal(Authored, frozen=True, kw_only=True, tag_field="do", tag="heal"):
    """Discard n wounds; with several that fit the player chooses (D17)."""

    kind: Literal["physical", "mental", "any"] = "any"
    n: int = 1
    who: Who = "reader"


class Clock(Authored, frozen=True, kw_only=True, tag_field="do", tag="clock"):
    """Move the Clock n turns forward, number by number (Q-45)."""

    n: int = 1


class Unlock(Authored, frozen=True, kw_only=True, tag_field="do", tag="unlock"):
    """This map becomes known and may be travelled to (AZ-172)."""

    map: str


class Travel(Authored, frozen=True, kw_only=True, tag_field="do", tag="travel"):
    """The text takes everybody to another map; healing applies (Q-78)."""

    map: str
    zone: str | None = None


class MoveTo(Authored, frozen=True, kw_only=True, tag_field="do", tag="move"):
    """Put somebody on a zone of this map."""

    zone: str
    who: Who = "reader"


class Spawn(Authored, frozen=True, kw_only=True, tag_field="do", tag="spawn"):
    """Place one adversary token of this card on each zone named (AZ-129)."""

    card: int
    zones: tuple[str, ...]


class Remove(Authored, frozen=True, kw_only=True, tag_field="do", tag="remove"):
    """Take all tokens of this adversary card off the map."""

    card: int


class Damage(Authored, frozen=True, kw_only=True, tag_field="do", tag="damage"):
    """Deal n wounds to the targeted adversary, or to every adversary `in_zone`/`in_sight`/`all`."""

    n: int
    target: Literal["target", "in_zone", "in_sight", "all"] = "target"


class Padlock(Authored, frozen=True, kw_only=True, tag_field="do", tag="padlock"):
    """Place a Padlock token on a zone (AZ-168)."""

    zone: str


class Open(Authored, frozen=True, kw_only=True, tag_field="do", tag="open"):
    """Take the Padlock token off a zone."""

    zone: str


class Marker(Authored, frozen=True, kw_only=True, tag_field="do", tag="marker"):
    """Place or remove a neutral marker; it has no effect of its own (Q-112)."""

    zone: str
    name: str
    on: bool = True


class Flag(Authored, frozen=True, kw_only=True, tag_field="do", tag="flag"):
    """Set a declared flag."""

    name: str
    value: bool = True
    scope: Scope = "campaign"


class Counter(Authored, frozen=True, kw_only=True, tag_field="do", tag="counter"):
    """Add to or set a declared counter, within its bounds. `card` names a card's own counter."""

    name: str | None = None
    card: int | None = None
    add: int | None = None
    set: int | None = None


class Say(Authored, frozen=True, kw_only=True, tag_field="do", tag="say"):
    """Show one more text."""

    text: str


class Goto(Authored, frozen=True, kw_only=True, tag_field="do", tag="goto"):
    """Read another paragraph of this map, at no Action."""

    paragraph: str


class End(Authored, frozen=True, kw_only=True, tag_field="do", tag="ending"):
    """The campaign is over (AZ-003)."""

    id: str


class Reroll(Authored, frozen=True, kw_only=True, tag_field="do", tag="reroll"):
    """Return card: roll the Test's dice again (window after_roll)."""


class Prevent(Authored, frozen=True, kw_only=True, tag_field="do", tag="prevent"):
    """Return card: the wound about to be drawn is not suffered (window before_wound)."""


class AddDice(Authored, frozen=True, kw_only=True, tag_field="do", tag="dice"):
    """Return card: n more dice for this Test (window before_roll)."""

    n: int


class TestEffect(Authored, frozen=True, kw_only=True, tag_field="do", tag="test"):
    """A nested Test, each of `who` on his own, with what passing and failing do."""

    test: Test
    who: Who = "reader"
    on_pass: tuple["Effect", ...] = ()
    on_fail: tuple["Effect", ...] = ()
    passed: str | None = None  # text read on passing
    failed: tuple[str, ...] = ()  # texts of the first and the second failure


class Choose(Authored, frozen=True, kw_only=True, tag_field="do", tag="choose"):
    """Offer options in the middle of a text."""

    options: tuple["ReadOption", ...]


class Code(Authored, frozen=True, kw_only=True):
    """A puzzle: a typed word or number leads to a paragraph (Q-90). Case and blanks are ignored."""

    prompt: str
    answers: dict[str, str]
    wrong: str | None = None


class ReadOption(Authored, frozen=True, kw_only=True):
    """One option of an entry (AZ-043). `id` defaults to `to`; a Test-free one just leads on."""

    label: str
    to: str | None = None
    id: str | None = None
    needs: Needs | None = None
    closed: str | None = None  # what is said while `needs` does not hold
    test: Test | None = None
    on_fail: tuple["Effect", ...] = ()
    failed: tuple[str, ...] = ()
    code: Code | None = None
    repeat: bool = False
    once: Literal["visit", "campaign"] = "visit"

    @property
    def key(self) -> str:
        """The option's id within its entry."""
        return self.id or self.to or ""


Effect = (
    Draw
    | Lose
    | WoundEffect
    | Heal
    | Clock
    | Unlock
    | Travel
    | MoveTo
    | Spawn
    | Remove
    | Damage
    | Padlock
    | Open
    | Marker
    | Flag
    | Counter
    | Say
    | Goto
    | End
    | Reroll
    | Prevent
    | AddDice
    | TestEffect
    | Choose
)
