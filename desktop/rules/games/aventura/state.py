"""What a position is: a frozen value that holds ids and numbers, never content or words."""

from typing import Literal

import msgspec

from desktop.rules.games.aventura.content.effects import Stat, WoundKind
from desktop.rules.kernel.chance import Chance

Phase = Literal["setup", "acting", "adversaries", "travel", "healing", "defeat", "ended"]
Moment = Literal["before_roll", "after_roll", "before_wound", "between_results"]
Cause = Literal["wounds", "clock", "dead_end"]
BLANK = 0  # the number of a wound suffered when the Wound Deck was empty


class Investigator(msgspec.Struct, frozen=True):
    """One investigator in play. Printed values come from the pack."""

    id: str
    zone: str
    actions: int = 0
    first_done: bool = False  # has spent an Action since entering this map
    objects: tuple[int, ...] = ()
    physical: tuple[int, ...] = ()
    mental: tuple[int, ...] = ()
    used: tuple[int, ...] = ()  # cards activated this turn that allow it once


class Token(msgspec.Struct, frozen=True):
    """One adversary token; `serial` is its order of placement on this map."""

    serial: int
    card: int
    zone: str
    wounds: int = 0
    limit: int = 1


class Visit(msgspec.Struct, frozen=True):
    """The current map since it was entered."""

    map: str
    clock: int = 1
    resolved: tuple[int, ...] = ()  # red numbers whose event has happened
    investigated: tuple[str, ...] = ()  # `zone`, or `zone:who` under red_zones = each
    effected: tuple[str, ...] = ()  # paragraphs whose effects have happened
    done: tuple[str, ...] = ()  # `paragraph.option` passed or used up
    failures: dict[str, int] = {}  # `paragraph.option` or Test source -> times failed
    entered: tuple[str, ...] = ()  # zones stood on, for titles on the map
    padlocks: tuple[str, ...] = ()
    markers: tuple[tuple[str, str], ...] = ()  # (zone, name)
    tokens: tuple[Token, ...] = ()
    next_serial: int = 1
    flags: dict[str, bool] = {}  # visit-scoped
    turn_first: str | None = None  # who made the first Action of this turn
    active: str | None = None  # whose part it is, once begun (turn_order = blocks)
    queue: tuple[int, ...] = ()  # tokens still to act in this adversaries' turn
    overrun: bool = False  # the Clock went beyond its end; answered once the effect is done


class Statistics(msgspec.Struct, frozen=True):
    """Figures for the ending page."""

    turns: int = 0
    passed: int = 0
    failed: int = 0
    wounds: int = 0
    defeats: dict[str, int] = {}  # by cause


# ---- what is being resolved: a stack of frames, the top one last ----------------------
# A frame that asks something is the open question; the others wait or run by themselves.
# Content is named by a source such as ("pier_four", "paragraph", "A1"), never copied.
Source = tuple[str, ...]


class Reading(msgspec.Struct, frozen=True, tag=True):
    """An entry with options to pick from (D7); `source` leads to its options."""

    who: str
    source: Source


class Running(msgspec.Struct, frozen=True, tag=True):
    """A list of effects, the one at `at` next; `who` is the reader or holder."""

    source: Source
    at: int
    who: str
    target: int | None = None  # a token, for damage


class Rolling(msgspec.Struct, frozen=True, tag=True):
    """A Test (asks Throw or Dice while `fell` is None, then perhaps a response window)."""

    who: str
    stat: Stat
    icons: int
    extra: int  # dice added by the text and by returned cards
    source: Source  # what passing and failing lead to
    fell: tuple[int, ...] | None = None
    target: int | None = None  # the token aimed at with a weapon
    against: int | None = None  # the token whose attack this is
    asked: bool = False  # TestAsked was told
    waived: bool = False  # the response window at hand was passed
    again: bool = False  # this throw is a re-roll


class Suffering(msgspec.Struct, frozen=True, tag=True):
    """Wounds about to be drawn."""

    who: str
    kind: WoundKind
    left: int
    waived: bool = False  # the window before this wound was passed


class Window(msgspec.Struct, frozen=True, tag=True):
    """A response window: Return or Pass (D8)."""

    moment: Moment
    holders: tuple[str, ...]


class Acting(msgspec.Struct, frozen=True, tag=True):
    """An adversary token's turn: before its roll (`fell` None), then its results one by one."""

    token: int
    fell: tuple[int, ...] | None = None
    results: tuple[Literal["double", "triple", "run"], ...] = ()
    at: int = 0
    moved: bool = False  # the movement of the result at hand is done, its attack comes next
    waived: bool = False  # the window before the result at hand was passed


class Approaching(msgspec.Struct, frozen=True, tag=True):
    """A token moving in one result; asks Name on a tie and StepTo with `adversary_choices`."""

    token: int
    steps: int
    goal: str | None = None
    candidates: tuple[str, ...] = ()


class Attacking(msgspec.Struct, frozen=True, tag=True):
    """A row's attack on those in reach, one Test each."""

    token: int
    row: Literal["double", "triple", "run"]
    left: tuple[str, ...]


class Exchanging(msgspec.Struct, frozen=True, tag=True):
    """An exchange between `who` and the partner (D9)."""

    who: str
    partner: str
    moved: tuple[int, ...] = ()  # cards that have changed hands; each does so once


class Coding(msgspec.Struct, frozen=True, tag=True):
    """A code is asked for (D13)."""

    who: str
    source: Source


class Choosing(msgspec.Struct, frozen=True, tag=True):
    """A text asks which investigator (D12); then its effect goes on."""

    candidates: tuple[str, ...]
    source: Source
    at: int  # which effect of the list; -1: who makes the Test of an option
    who: str
    target: int | None = None


class Mending(msgspec.Struct, frozen=True, tag=True):
    """A healing effect asks which wound (D17)."""

    who: str
    kind: Literal["physical", "mental", "any"]
    left: int


class Healing(msgspec.Struct, frozen=True, tag=True):
    """Healing on the way to a map: three dice for each wound listed (AZ-177)."""

    to: str
    left: tuple[tuple[str, WoundKind, int], ...]  # (who, kind, wound)
    zone: str | None = None


class Leaving(msgspec.Struct, frozen=True, tag=True):
    """The Clock has run out: a map must be chosen (D14, Q-44)."""


class Beaten(msgspec.Struct, frozen=True, tag=True):
    """A defeat: a safeguard map must be chosen (D15)."""

    cause: Cause
    who: str | None = None


class TokenOrder(msgspec.Struct, frozen=True, tag=True):
    """With `adversary_choices`: which token acts next (D11)."""


class Ticking(msgspec.Struct, frozen=True, tag=True):
    """A text moves the Clock, number by number (Q-45)."""

    left: int


class Opening(msgspec.Struct, frozen=True, tag=True):
    """A turn opens: after the event the special rules, then fresh Actions (AZ-059, AZ-165)."""

    hooks_done: bool = False


class Walking(msgspec.Struct, frozen=True, tag=True):
    """An investigator goes zone by zone, because a zone of this map has a special rule."""

    who: str
    left: tuple[str, ...]


Frame = (
    Reading
    | Running
    | Rolling
    | Suffering
    | Window
    | Acting
    | Approaching
    | Attacking
    | Exchanging
    | Coding
    | Choosing
    | Mending
    | Healing
    | Leaving
    | Beaten
    | TokenOrder
    | Ticking
    | Opening
    | Walking
)


class State(msgspec.Struct, frozen=True):
    """A whole campaign at one moment."""

    pack: str
    options: dict[str, str]
    chance: Chance
    phase: Phase = "setup"
    investigators: tuple[Investigator, ...] = ()
    unlocked: tuple[str, ...] = ()
    entered: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    flags: dict[str, bool] = {}
    counters: dict[str, int] = {}
    card_counters: dict[str, int] = {}  # card number -> count
    object_deck: tuple[int, ...] = ()  # in number order
    seen: tuple[int, ...] = ()  # cards that the players have ever had before them
    wound_deck: tuple[int, ...] = ()  # hidden order, top first
    used_up: tuple[str, ...] = ()  # `map.paragraph.option` with once = campaign
    read: tuple[str, ...] = ()  # `map.paragraph` and `map.event.turn` ever read
    visit: Visit | None = None
    remembered: dict[str, Visit] = {}  # map_memory = remembered
    frames: tuple[Frame, ...] = ()
    ending: str | None = None
    statistics: Statistics = Statistics()
