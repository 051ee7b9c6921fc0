"""What the files of a pack hold, key by key: pack, cards, wounds, journals.

One file a map: `journal/<map>.toml`; its drawing is `<map>.tmj`. maps/FORMAT.md is made
from these types.
"""

from typing import Literal

import msgspec

from desktop.rules.games.aventura.content.effects import (
    Authored,
    Effect,
    Needs,
    ReadOption,
    Stat,
    Test,
)

Window = Literal[
    "between_actions", "before_roll", "after_roll", "before_wound", "between_results", "any"
]
HookName = Literal[
    "on_spawn",
    "start_of_adversary_turn",
    "on_wounded",
    "on_defeated",
    "on_enter_zone",
    "turn_start",
]


class CounterRule(Authored, frozen=True, kw_only=True):
    """A counter of the party, or of one card, with its bounds (Q-89)."""

    label: str
    start: int = 0
    min: int = 0
    max: int = 99


class PackHead(Authored, frozen=True, kw_only=True):
    """The `[pack]` table."""

    id: str
    title: str
    version: str
    language: str
    start_map: str
    intro: str
    maps: tuple[str, ...]
    investigators: tuple[str, ...]
    players: tuple[int, ...] = (1, 2)
    start_cards: tuple[int, ...] = ()  # handed to the first investigator
    flags: tuple[str, ...] = ()
    counters: dict[str, CounterRule] = msgspec.field(default_factory=dict)
    languages: tuple[str, ...] = ()  # members text/<language>.toml
    art: tuple[str, ...] = ()  # members art/<name>
    author: str = ""
    minutes: tuple[int, int] | None = None  # how long it takes, from and to
    cover: str | None = None


class InvestigatorCard(Authored, frozen=True, kw_only=True):
    """One investigator (AZ-086)."""

    id: str
    name: str
    strength: int
    skill: int
    willpower: int
    investigation: int
    calling: str = ""  # a word or two: what they do for a living
    text: str = ""  # shown when choosing
    start_cards: tuple[int, ...] = ()
    art: str | None = None


class EndingText(Authored, frozen=True, kw_only=True):
    """One ending (AZ-004, AZ-006)."""

    id: str
    title: str
    text: str
    true_ending: bool = False


class PackFile(Authored, frozen=True, kw_only=True):
    """`pack.toml`, whole."""

    format: str
    pack: PackHead
    investigator: tuple[InvestigatorCard, ...] = ()
    ending: tuple[EndingText, ...] = ()


class Passive(Authored, frozen=True, kw_only=True):
    """Dice more or fewer as long as the card is held (AZ-072)."""

    stat: Stat
    dice: int
    needs: Needs | None = None


class WeaponRow(Authored, frozen=True, kw_only=True):
    """What each Success of one kind does when a weapon is used (Q-104)."""

    wounds: int = 0
    effects: tuple[Effect, ...] = ()


class Action(Authored, frozen=True, kw_only=True):
    """What activating the card for an Action does (AZ-111).

    A weapon has `stat` and rows, or a plain `test` with `on_pass`; anything else has `effects`.
    """

    target: Literal["adversary"] | None = None
    range: Literal["zone", "los"] = "zone"
    within: int | None = None  # zones, counted like movement
    stat: Stat | None = None
    dice: int = 0
    double: WeaponRow | None = None
    triple: WeaponRow | None = None
    run: WeaponRow | None = None
    test: Test | None = None
    on_pass: tuple[Effect, ...] = ()
    on_fail: tuple[Effect, ...] = ()
    effects: tuple[Effect, ...] = ()
    needs: Needs | None = None
    once: Literal["turn"] | None = None


class Return(Authored, frozen=True, kw_only=True):
    """Put the card back for its effect, at no Action, in these windows (Q-83)."""

    windows: tuple[Window, ...]
    effects: tuple[Effect, ...]
    needs: Needs | None = None


class CardText(Authored, frozen=True, kw_only=True, rename={"return_": "return"}):
    """One Object card (AZ-109 to AZ-122)."""

    no: int
    kind: Literal["object", "ally", "clue", "secret", "puzzle"]
    name: str
    text: str
    art: str | None = None
    woodcut: str | None = None  # one of the program's own pictures, where the pack has none
    passive: tuple[Passive, ...] = ()
    action: Action | None = None
    return_: Return | None = None
    counter: CounterRule | None = None


class Attack(Authored, frozen=True, kw_only=True):
    """A row's attack: a Test of everybody in reach (AZ-145 to AZ-149)."""

    range: Literal["zone", "los"]
    stat: Stat
    icons: int = 1
    within: int | None = None
    on_fail: tuple[Effect, ...] = ()
    on_pass: tuple[Effect, ...] = ()


class AdversaryRow(Authored, frozen=True, kw_only=True):
    """What one kind of Success makes an adversary do: first move, then attack (AZ-144)."""

    title: str
    move: int = 0
    attack: Attack | None = None


class Hook(Authored, frozen=True, kw_only=True):
    """A special rule: a sentence for the player, when it fires, and what it does."""

    on: HookName
    text: str
    effects: tuple[Effect, ...] = ()
    zone: str | None = None  # on_enter_zone: which
    needs: Needs | None = None


class AdversaryCard(Authored, frozen=True, kw_only=True):
    """The artificial-intelligence card of a kind of adversary (AZ-130, AZ-138)."""

    no: int
    name: str
    token: str
    dice: int
    wounds: int
    double: AdversaryRow | None = None
    triple: AdversaryRow | None = None
    run: AdversaryRow | None = None
    special: tuple[Hook, ...] = ()
    text: str = ""
    art: str | None = None


class CardsFile(Authored, frozen=True, kw_only=True):
    """`cards.toml`, whole."""

    card: tuple[CardText, ...] = ()
    adversary: tuple[AdversaryCard, ...] = ()


class WoundHalf(Authored, frozen=True, kw_only=True):
    """One half of a wound card: `effects` happen once, `passive` lasts (Q-57)."""

    name: str
    text: str = ""
    effects: tuple[Effect, ...] = ()
    passive: tuple[Passive, ...] = ()


class WoundCard(Authored, frozen=True, kw_only=True):
    """One of the wounds 1 to 11 (AZ-090, AZ-091)."""

    no: int
    physical: WoundHalf
    mental: WoundHalf


class WoundsFile(Authored, frozen=True, kw_only=True):
    """`wounds.toml`, whole."""

    wound: tuple[WoundCard, ...] = ()


class ClockRule(Authored, frozen=True, kw_only=True):
    """How many turns a map lasts, and which of them are red (AZ-033)."""

    turns: int
    red: tuple[int, ...] = ()


class LosOverride(Authored, frozen=True, kw_only=True):
    """The author's word on whether two zones see each other (Q-106)."""

    a: str
    b: str
    see: bool


class Paragraph(Authored, frozen=True, kw_only=True):
    """One entry of the journal. A zone's letter opens the entry of that id (AZ-039)."""

    id: str
    text: str
    title: str = ""
    flavour: str = ""
    effects: tuple[Effect, ...] = ()
    options: tuple[ReadOption, ...] = ()
    once: Literal["visit", "campaign", "no"] = "visit"  # how often `effects` happen
    leave: bool = True  # whether one may turn away without picking


class Event(Authored, frozen=True, kw_only=True):
    """What a red number of the Clock brings (AZ-165)."""

    turn: int
    text: str
    title: str = ""
    effects: tuple[Effect, ...] = ()


class MapRule(Authored, frozen=True, kw_only=True):
    """A special rule of one map: dice for everybody here, or a hook (AZ-037)."""

    text: str
    passive: tuple[Passive, ...] = ()
    on: HookName | None = None
    zone: str | None = None
    effects: tuple[Effect, ...] = ()
    needs: Needs | None = None


class JournalFile(Authored, frozen=True, kw_only=True):
    """`journal/<map>.toml`, whole. The map's id is the file's stem."""

    title: str
    clock: ClockRule
    safeguard: bool = False
    start: str | None = None  # beats the drawing's
    los: tuple[LosOverride, ...] = ()
    paragraph: tuple[Paragraph, ...] = ()
    event: tuple[Event, ...] = ()
    rule: tuple[MapRule, ...] = ()
    effects: tuple[Effect, ...] = ()  # on every entry of the map
    defeat: str = ""
    subtitle: str = ""  # a line under the title, such as the hour
