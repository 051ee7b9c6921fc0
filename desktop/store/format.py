"""The lines of a save: UTF-8 JSON Lines, one file per playthrough.

Line 1 the header, 2 the state at the last seal, 3 the state now, then one journal entry a
line from `begin` on, last the notes. States and entries are canonical (sorted keys).
"""

from collections.abc import Sequence
from datetime import date
from types import GenericAlias
from typing import Any, Literal

import msgspec

from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Game, Worth
from desktop.rules.kernel.history import Entry, History, canonical, digest

SUFFIX = ".solsave"
MAGIC = "solitarium-save/"
VERSION = 1  # of these lines; the game's own number is `format`
SIZE_CAP = 64 * 1024 * 1024
HEADER_CAP = 64 * 1024
Mark = Literal["revised", "moved"]


class ContentRef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which pack, year or table a game is played with; `hash` names the kept copy."""

    id: str
    version: str
    hash: str


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Line 1. `states` are the digests of lines 2 and 3, `body` the bytes after this line.

    `worth` is what the ending is worth, where the game has scores, and `due` the next day to be
    played, where it goes by the date: the shelf shows them.
    """

    magic: str
    format: int
    programs: tuple[str, ...]
    game: str
    content: ContentRef
    options: dict[str, str]
    seed: Chance
    title: str
    marks: tuple[Mark, ...]
    entries: int
    sealed: int
    states: tuple[str, str]
    ending: str | None
    body: int
    worth: Worth | None = None
    due: date | None = None


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pencil note at a place, written after so many entries."""

    place: str
    entry: int
    text: str


class Jottings(msgspec.Struct, frozen=True):
    """What the player wrote beside the journal: outside state, hash and undo."""

    title: str = ""
    notes: tuple[Note, ...] = ()
    names: dict[str, str] = {}


class _LastLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    notes: tuple[Note, ...]
    names: dict[str, str]


def last_line(jottings: Jottings) -> bytes:
    """The notes as the last line of a save."""
    return canonical(_LastLine(jottings.notes, jottings.names))


def jottings_from(raw: Any, title: str) -> Jottings:
    """The notes of a last line. Raises msgspec.ValidationError."""
    line = msgspec.convert(raw, _LastLine)
    return Jottings(title, line.notes, line.names)


def typed_state(raw: Any, game: Game) -> Any:
    """A state from plain values. Raises msgspec.ValidationError."""
    return msgspec.convert(raw, game.State)


def typed_entry(raw: Any, game: Game) -> Entry:
    """An entry from plain values; one of an older format keeps its choice and events plain."""
    entry = msgspec.convert(raw, Entry)
    if not _is_present(entry, game):
        return entry
    events = GenericAlias(tuple, (game.Event, ...))
    return _with(
        entry,
        msgspec.convert(entry.choice, game.Choice | None),
        msgspec.convert(entry.events, events),
    )


def typed_entries(raws: Sequence[Any], game: Game) -> tuple[Entry, ...]:
    """All entries at once, which is much faster. Raises msgspec.ValidationError."""
    entries = msgspec.convert(raws, tuple[Entry, ...])
    now = [entry for entry in entries if _is_present(entry, game)]
    choice, events = game.Choice | None, GenericAlias(tuple, (game.Event, ...))
    choices = msgspec.convert([entry.choice for entry in now], GenericAlias(list, (choice,)))
    happened = msgspec.convert([entry.events for entry in now], GenericAlias(list, (events,)))
    typed = iter(zip(choices, happened, strict=True))
    return tuple(
        entry if entry.format != game.format else _with(entry, *next(typed)) for entry in entries
    )


def _is_present(entry: Entry, game: Game) -> bool:
    """Whether an entry is of the present format; of a later one there can be none."""
    if not 1 <= entry.format <= game.format:
        raise msgspec.ValidationError(f"format {entry.format}")
    return entry.format == game.format


def _with(entry: Entry, choice: Any, events: tuple[Any, ...]) -> Entry:
    return msgspec.structs.replace(entry, choice=choice, events=events)


def header_of(
    history: History, content: ContentRef, programs: tuple[str, ...], title: str, body: int
) -> Header:
    """The header for a story as it stands now."""
    position, anchor = history.anchor
    marks: list[Mark] = []
    if history.revised:
        marks.append("revised")
    if history.moved:
        marks.append("moved")
    return Header(
        magic=f"{MAGIC}{VERSION}",
        format=history.game.format,
        programs=programs,
        game=history.game.name,
        content=content,
        options=dict(history.options),
        seed=history.chance,
        title=title,
        marks=tuple(marks),
        entries=len(history.entries),
        sealed=position,
        states=(digest(anchor), digest(history.state)),
        ending=history.ending,
        body=body,
        worth=_worth(history),
        due=history.game.due(history.state),
    )


def _worth(history: History) -> Worth | None:
    if history.ending is None or history.content is None:
        return None
    return history.game.worth(history.content, history.state)
