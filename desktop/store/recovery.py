"""What can be saved of a damaged save: its backups, then the longest sound part of a journal.

Codes of problems: save.recovered (source, lost), a warning after the errors that were found.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from desktop.rules.kernel.errors import Problem, Unreadable
from desktop.rules.kernel.game import Game
from desktop.rules.kernel.history import Entry, History, digest, last_sealed, replay, replay_on
from desktop.store import files
from desktop.store.format import Header, Jottings
from desktop.store.reading import FindGame, Reading, read
from desktop.store.story import assembled, longest_typed, sound_state, story

FindContent = Callable[[Header], Any]
"""The kept content that a header names, or None where it is gone."""


class Found(msgspec.Struct, frozen=True):
    """A story that was read, from `file`, `backup 1` to `backup 3`, or `journal`.

    `lost` counts the steps that are missing; it is at most that where the header is gone.
    """

    history: History
    header: Header
    jottings: Jottings
    lines: tuple[bytes, ...]
    source: str
    lost: int = 0
    problems: tuple[Problem, ...] = ()


def find(
    path: Path, reading: Reading, find_game: FindGame, find_content: FindContent, program: str
) -> Found:
    """The story of a file, or the most that is left of it. Raises Unreadable."""
    sound, problems = _sound("file", reading, find_game, find_content, program)
    if sound is not None:
        return sound
    others = tuple(_backups(path, find_game))
    expected = reading.expected
    candidates: list[Found] = []
    for number, other in others:
        found, _ = _sound(f"backup {number}", other, find_game, find_content, program)
        if found is not None:
            # Every write makes one backup: that many steps lie between it and the file.
            missing = expected - len(found.history.entries) if expected else number
            candidates.append(msgspec.structs.replace(found, lost=max(0, missing)))
    for broken in (reading, *(other for _, other in others)):
        part = longest_part(broken, find_game, find_content, program)
        if part is not None:
            candidates.append(part)
    if not candidates:
        raise Unreadable(problems)
    best = max(candidates, key=_entries)  # the first of equals: a backup before a journal
    lost = max(best.lost, expected - _entries(best))
    facts = {"source": best.source, "lost": str(lost)}
    told = Problem("save.recovered", "warning", path.name, "", facts)
    return msgspec.structs.replace(best, lost=lost, problems=(*problems, told))


def _entries(found: Found) -> int:
    return len(found.history.entries)


def _backups(path: Path, find_game: FindGame) -> Iterator[tuple[int, Reading]]:
    for number in range(1, files.BACKUPS + 1):
        try:
            reading = read(files.backup(path, number), find_game)
        except Unreadable:
            continue  # written by a newer program: left alone
        if reading.fingerprint is not None:
            yield number, reading


def _sound(
    source: str, reading: Reading, find_game: FindGame, find_content: FindContent, program: str
) -> tuple[Found | None, tuple[Problem, ...]]:
    header = reading.header
    if header is None or reading.problems:
        return None, reading.problems
    try:
        history = story(reading, find_game(header.game), find_content(header), program)
    except Unreadable as trouble:
        return None, trouble.problems
    return Found(history, header, reading.jottings, reading.lines, source), ()


def longest_part(
    reading: Reading, find_game: FindGame, find_content: FindContent, program: str
) -> Found | None:
    """The longest part of a journal whose state is known or can be played again."""
    header = reading.header
    if header is None:
        return None
    game, content = find_game(header.game), find_content(header)
    entries = longest_typed(reading, game)
    if not entries:
        return None
    ways = [_at_the_snapshot(reading, game, content, entries)]
    if len(entries) >= header.sealed:
        ways.append(_from_the_anchor(reading, game, content, entries))
    if content is not None:
        told = replay(game, content, header.options, header.seed, entries)
        ways.append((len(told.states), told.states))
    position, states = max(ways, key=lambda way: way[0])
    if position == 0:
        return None
    kept = entries[:position]
    states = states[-(position - last_sealed(kept) + 1) :]
    same = content is not None and header.programs == (program,)
    history = assembled(header, game, content, kept, states, same)
    lost = max(0, reading.expected - position)
    return Found(history, header, reading.jottings, reading.lines[:position], "journal", lost)


_Way = tuple[int, tuple[Any, ...]]


def _at_the_snapshot(
    reading: Reading, game: Game, content: Any, entries: tuple[Entry, ...]
) -> _Way:
    if reading.snapshot is None or entries[-1].state != digest(reading.snapshot):
        return 0, ()
    try:
        return len(entries), (sound_state(reading, reading.snapshot, game, content),)
    except Unreadable:
        return 0, ()


def _from_the_anchor(
    reading: Reading, game: Game, content: Any, entries: tuple[Entry, ...]
) -> _Way:
    header = reading.header
    if header is None or reading.anchor is None:
        return 0, ()
    try:
        anchor = sound_state(reading, reading.anchor, game, content)
    except Unreadable:
        return 0, ()
    if content is None:
        return header.sealed, (anchor,)
    told = replay_on(game, content, anchor, entries, header.sealed)
    return header.sealed + len(told.states) - 1, told.states
