"""The files of the tables as their author writes them, before they become `Tables`."""

from typing import Literal

import msgspec

from desktop.rules.games.book.content.schema import Encounter, Head, Piece, Ware

FORMAT = "solitarium-tables/1"
INVENTORY, ENCOUNTERS, STORIES = FILES = ("inventory.toml", "encounters.toml", "stories.toml")


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str


class InventoryFile(_File, frozen=True, forbid_unknown_fields=True):
    """`inventory.toml`."""

    tables: Head
    ware: tuple[Ware, ...]


class EncountersFile(_File, frozen=True, forbid_unknown_fields=True):
    """`encounters.toml`."""

    tables: Head
    encounter: tuple[Encounter, ...]


class InterludePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is told of Towns, or of flights."""

    rows: tuple[str, ...]
    hooks: tuple[str, ...]
    opening: tuple[Piece, ...]
    turn: tuple[Piece, ...]
    closing: tuple[Piece, ...]


class StoryPart(InterludePart, frozen=True, forbid_unknown_fields=True):
    """All that is told of one letter."""

    situation: tuple[Piece, ...] = ()


class StoriesFile(_File, frozen=True, forbid_unknown_fields=True):
    """`stories.toml`: a table for each letter, one for Towns and one for flights."""

    tables: Head
    O: StoryPart  # noqa: E741 - the letter that stands on the paper
    Pp: StoryPart
    Pm: StoryPart
    C: StoryPart
    H: StoryPart
    Z: StoryPart
    R: StoryPart
    town: InterludePart
    flight: InterludePart


class WareWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ware in another language."""

    id: str
    name: str
    effect: str


class InventoryWords(_File, frozen=True, forbid_unknown_fields=True):
    """`inventory.<language>.toml`."""

    ware: tuple[WareWords, ...] = ()


class EncounterWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Encounter in another language."""

    letter: Literal["O", "Pp", "Pm", "C", "H", "Z", "R"]
    name: str


class EncountersWords(_File, frozen=True, forbid_unknown_fields=True):
    """`encounters.<language>.toml`."""

    encounter: tuple[EncounterWords, ...] = ()


class PieceWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A told piece in another language."""

    id: str
    text: str


class PartWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A letter, the Towns or the flights in another language."""

    rows: tuple[str, ...] = ()
    hooks: tuple[str, ...] = ()
    situation: tuple[PieceWords, ...] = ()
    opening: tuple[PieceWords, ...] = ()
    turn: tuple[PieceWords, ...] = ()
    closing: tuple[PieceWords, ...] = ()


class StoriesWords(_File, frozen=True, forbid_unknown_fields=True):
    """`stories.<language>.toml`; what is missing is told in the language of the tables."""

    O: PartWords = PartWords()  # noqa: E741 - the letter that stands on the paper
    Pp: PartWords = PartWords()
    Pm: PartWords = PartWords()
    C: PartWords = PartWords()
    H: PartWords = PartWords()
    Z: PartWords = PartWords()
    R: PartWords = PartWords()
    town: PartWords = PartWords()
    flight: PartWords = PartWords()
