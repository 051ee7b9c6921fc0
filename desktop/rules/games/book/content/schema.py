"""The tables as an author writes them: `inventory.toml`, `encounters.toml`, `stories.toml`.

Every file may have translations beside it (`stories.es.toml`) with the same ids.
"""

from typing import Literal

import msgspec

from desktop.rules.games.book.state import Attribute

Outcome = Literal["won", "lost", "fled", "fought"]
"""How an Encounter ended. `fought`: a Threat that became a Combat and was won."""
WRITTEN = ("O", "Pp", "Pm", "C", "H", "Z", "R")
"""The seven letters that an Encounter is played under."""


class Ware(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of the inventory table. `dice`: letter -> dice added to that pool."""

    id: str
    name: str
    kind: Literal["equipment", "item"]
    base: int
    effect: str  # what it does, at most 24 characters, as on its slip
    dice: dict[str, int] = {}
    weapon: bool = False  # in Combat only one of these is wielded
    armour: int = 0  # Wounds taken off: Obstacle failure, Combat hit and flight, Trap
    shield: bool = False  # a STR or DEX Check cancels the damage of a Combat failure
    disarms: bool = False  # overcomes a Trap that did not go off


class Gold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is found after a victory: on a Luck Check `dice` d6 + `plus`, else `unlucky`."""

    dice: int
    plus: int = 0
    unlucky: int = 0


class Encounter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the seven Encounters: who may help, and what a victory brings."""

    letter: Literal["O", "Pp", "Pm", "C", "H", "Z", "R"]
    name: str
    faces: tuple[int, ...]  # of the type die
    attributes: tuple[Attribute, ...]
    strain: bool = False
    bribes: bool = False
    gives: bool = False  # Equipment may be given away
    gold: Gold | None = None


class Titles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Six rows and six hooks: the title is "row, hook" of two d6 (36 titles)."""

    rows: tuple[str, ...]
    hooks: tuple[str, ...]


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One told piece: whole sentences with {places} for figures, where it fits.

    `outcomes`: the endings of an Encounter it fits (none named: all). `when`: conditions that
    must all hold; their names are those of CONDITIONS.
    """

    id: str
    text: str
    outcomes: tuple[Outcome, ...] = ()
    when: tuple[str, ...] = ()


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is told of one letter: situations before, and a paragraph of three parts after."""

    titles: Titles
    situations: tuple[Piece, ...]
    openings: tuple[Piece, ...]
    turns: tuple[Piece, ...]  # what was thrown and what it cost: the figures
    closings: tuple[Piece, ...]


class Interlude(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is told of Towns, or of flights."""

    titles: Titles
    openings: tuple[Piece, ...]
    turns: tuple[Piece, ...]
    closings: tuple[Piece, ...]


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose tables these are; `ours` where they are not the printed game's."""

    id: str
    version: str
    title: str
    ours: bool = True


class Tables(msgspec.Struct, frozen=True):
    """The content of this game. `words`: language -> the same ids in another language."""

    head: Head
    wares: dict[str, Ware]
    encounters: dict[str, Encounter]
    stories: dict[str, Story]
    town: Interlude
    flight: Interlude
    hash: str = ""
    words: dict[str, "Words"] = {}


class Words(msgspec.Struct, frozen=True):
    """A translation: key -> text. Keys are the path of the piece, such as `O.opening.o3`,
    `ware.rope.name`, `O.row.1`, `town.closing.t2`."""

    texts: dict[str, str]


CONDITIONS = frozenset(
    {
        *("first_try", "more_tries", "hurt", "unhurt", "strained", "frightened", "calm"),
        *("gold", "no_gold", "bribed", "gave", "used", "bare", "shielded", "sprung", "unsprung"),
        *("disarmed", "panicked", "chosen", "failed", "narrow", "wide", "near_death", "level"),
        *("worked", "rested", "bought", "sold", "told", "idle", "home", "haggled", "driven"),
        *("several", "met", "unmet", "thrown", "unthrown", "dead", "long", "one_wound", "one_fear"),
        *("struck", "willing", "nearly", "far", "away", "young", "poor", "rich"),
        *("from_obstacle", "from_combat", "from_threat", "from_puzzle", "from_trap"),
        *("row_1", "row_2", "row_3", "row_4", "row_5", "row_6"),
        *("hook_1", "hook_2", "hook_3", "hook_4", "hook_5", "hook_6"),
    }
)
