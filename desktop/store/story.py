"""From the plain values of a save to a typed story of the present format.

Codes of problems: save.no_lift (format), save.lift (format, why), save.state (why),
save.invariant (what), save.entry (entry), save.cursor (sealed, entries).
"""

import contextlib
from typing import Any

import msgspec

from desktop.rules.kernel.errors import Unreadable
from desktop.rules.kernel.game import Game
from desktop.rules.kernel.history import Entry, History, canonical, last_sealed, replay_on
from desktop.store.format import Header, typed_entries, typed_entry, typed_state
from desktop.store.reading import Reading, error


def lifted(name: str, raw: Any, format_number: int, game: Game) -> Any:
    """A state of an older format as one of the present, one number at a time. Unreadable."""
    lifts = {lift.source: lift.raise_state for lift in game.lifts}
    for number in range(format_number, game.format):
        if number not in lifts:
            raise Unreadable((error(name, "save.no_lift", format=str(number)),))
        try:
            raw = lifts[number](raw)
        except Exception as trouble:  # a state from outside: whatever it causes is its fault
            facts = {"format": str(number), "why": repr(trouble)[:200]}
            raise Unreadable((error(name, "save.lift", **facts),)) from None
    return raw


def sound_state(reading: Reading, raw: Any, game: Game, content: Any) -> Any:
    """A typed state that keeps the rules' invariants. Raises Unreadable."""
    header = reading.header
    number = game.format if header is None else header.format
    plain = lifted(reading.file, raw, number, game)
    try:
        state = typed_state(plain, game)
        unknown = number == game.format and canonical(state) != canonical(plain)
        wrong = [] if content is None else game.invariants(content, state)
        loaded = state.chance.loaded is not None
    except Exception as trouble:  # a state from outside: whatever it causes is its fault
        raise Unreadable((error(reading.file, "save.state", why=str(trouble)[:200]),)) from None
    if unknown:
        raise Unreadable((error(reading.file, "save.state", why="unknown or missing fields"),))
    if loaded:  # as in tests, where a throw beyond their end is an error
        raise Unreadable((error(reading.file, "save.state", why="loaded dice"),))
    if wrong:
        raise Unreadable(
            tuple(error(reading.file, "save.invariant", what=what[:200]) for what in wrong)
        )
    return state


def sound_entries(reading: Reading, game: Game) -> tuple[Entry, ...]:
    """The sound entries with typed choices and events. Raises Unreadable."""
    with contextlib.suppress(msgspec.ValidationError):
        return typed_entries(reading.entries, game)
    whole = longest_typed(reading, game)  # once more, to name the broken one
    place = len(whole)
    facts = {"entry": str(place)}
    raise Unreadable((error(reading.file, "save.entry", str(place + 4), **facts),))


def longest_typed(reading: Reading, game: Game) -> tuple[Entry, ...]:
    """The entries up to the first whose choice or events the game does not know."""
    found: list[Entry] = []
    for raw in reading.entries:
        try:
            found.append(typed_entry(raw, game))
        except msgspec.ValidationError:
            break
    return tuple(found)


def story(reading: Reading, game: Game, content: Any, program: str) -> History:
    """The story of a sound file, at its snapshot. Raises Unreadable."""
    header = reading.header
    if reading.problems or header is None:
        raise Unreadable(reading.problems)
    entries = sound_entries(reading, game)
    snapshot = sound_state(reading, reading.snapshot, game, content)
    anchor = sound_state(reading, reading.anchor, game, content)
    revised = "revised" in header.marks
    if header.sealed < last_sealed(entries) and not revised:
        facts = {"sealed": str(header.sealed), "entries": str(header.entries)}
        raise Unreadable((error(reading.file, "save.cursor", "1", **facts),))
    states: tuple[Any, ...] = (snapshot,)
    rebuildable = content is not None and header.programs == (program,)
    if content is not None:
        told = replay_on(game, content, anchor, entries, header.sealed)
        if told.difference is None and told.states[-1] == snapshot:
            states = told.states
        else:
            rebuildable = False
    return assembled(header, game, content, entries, states, rebuildable)


def assembled(
    header: Header,
    game: Game,
    content: Any,
    entries: tuple[Entry, ...],
    states: tuple[Any, ...],
    rebuildable: bool,
) -> History:
    """A story from its parts."""
    return History(
        game,
        content,
        header.options,
        header.seed,
        entries,
        states,
        sealed=last_sealed(entries),
        revised="revised" in header.marks,
        moved="moved" in header.marks,
        rebuildable=rebuildable and "moved" not in header.marks,
    )
