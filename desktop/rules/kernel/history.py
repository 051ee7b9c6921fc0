"""The story so far as a value: choose, undo, redo, seals, and the chain of entries.

A position is a count of entries: position 1 is just after `begin`. Whole states are kept
from `floor` on. Canonical form is JSON with sorted keys (so dicts in states have string keys).
Reasons of Illegal: undo.beginning, undo.sealed (seal), undo.older_program, redo.nothing,
save.read_only, move.unsound (what).
"""

import hashlib
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal, Reason
from desktop.rules.kernel.game import Game, Seal, Step, Switch

STORY_MODE = Switch("story_mode", "on")
_SHORT = 16


def canonical(value: Any) -> bytes:
    """The one JSON text of a value. Raises TypeError for a dict without string keys."""
    return msgspec.json.encode(value, order="sorted")


def digest(value: Any) -> str:
    """The first 16 hexadecimal digits of the sha256 of the canonical text."""
    return hashlib.sha256(canonical(value)).hexdigest()[:_SHORT]


class Entry(msgspec.Struct, frozen=True):
    """One line of the journal; `choice` is None for `begin` and `format` the game's then."""

    choice: Any
    fell: tuple[tuple[int, ...], ...]
    events: tuple[Any, ...]
    seal: Seal | None
    auto: bool
    format: int
    state: str
    hash: str


def chained(previous: str, fields: Mapping[str, Any]) -> str:
    """The hash of an entry: of the hash before it and of all its other fields."""
    text = previous.encode() + canonical(fields)
    return hashlib.sha256(text).hexdigest()[:_SHORT]


def root(game: str, options: Mapping[str, str], chance: Chance) -> str:
    """What stands before the hash of entry 0: the game, its table rules and its seed."""
    return digest([game, dict(options), chance])


def _entry(previous: str, format_number: int, choice: Any, step: Step, auto: bool) -> Entry:
    fields = {
        "choice": choice,
        "fell": step.fell,
        "events": step.events,
        "seal": step.seal,
        "auto": auto,
        "format": format_number,
        "state": digest(step.state),
    }
    return Entry(**fields, hash=chained(previous, fields))


def last_sealed(entries: tuple[Entry, ...]) -> int:
    """The position just after the last sealed entry; 1 where nothing is sealed yet."""
    for place in range(len(entries) - 1, 0, -1):
        if entries[place].seal is not None:
            return place + 1
    return 1


class Undone(msgspec.Struct, frozen=True):
    """A choice with its automatic answers, taken back and ready for redo."""

    entries: tuple[Entry, ...]
    states: tuple[Any, ...]


class History(msgspec.Struct, frozen=True, eq=False):
    """A game being played. `states` are the last ones, the present one at the end."""

    game: Game
    content: Any
    options: Mapping[str, str]
    chance: Chance
    entries: tuple[Entry, ...]
    states: tuple[Any, ...]
    sealed: int = 1
    revised: bool = False
    moved: bool = False  # to another version of its content on the way
    rebuildable: bool = True  # whether this program may replay it from the beginning
    undone: tuple[Undone, ...] = ()

    @property
    def state(self) -> Any:
        """The present position of the game."""
        return self.states[-1]

    @property
    def floor(self) -> int:
        """The earliest position whose whole state is kept."""
        return len(self.entries) - len(self.states) + 1

    @property
    def anchor(self) -> tuple[int, Any]:
        """The position that a save keeps beside the present one, and its state."""
        position = max(self.sealed, self.floor)
        return position, self.states[position - self.floor]

    @property
    def ending(self) -> str | None:
        """The ending that was reached."""
        return self.game.ending(self.state)

    def choices(self) -> tuple[Any, ...]:
        """What the rules offer now; nothing where the content is gone."""
        return () if self.content is None else self.game.choices(self.content, self.state)

    def choose(self, choice: Any, auto: bool = False) -> "History":
        """The story one entry longer. Raises Illegal, and then nothing has changed."""
        if self.content is None:
            raise Illegal(Reason("save.read_only"))
        step = self.game.choose(self.content, self.state, choice)
        entry = _entry(self.entries[-1].hash, self.game.format, choice, step, auto)
        revised = self.revised or choice == STORY_MODE
        forgets = step.seal is not None and not revised
        return msgspec.structs.replace(
            self,
            entries=(*self.entries, entry),
            states=(step.state,) if forgets else (*self.states, step.state),
            sealed=self.sealed if step.seal is None else len(self.entries) + 1,
            revised=revised,
            undone=(),
        )

    def _before_last_choice(self) -> int:
        position = len(self.entries) - 1
        while position > 0 and self.entries[position].auto:
            position -= 1
        return position

    def why_not_undo(self) -> Reason | None:
        """Why the last choice stands; None where it may be taken back."""
        target = self._before_last_choice()
        if target < 1:
            return Reason("undo.beginning")
        if target < self.sealed and not self.revised:
            return Reason("undo.sealed", {"seal": str(self.entries[self.sealed - 1].seal)})
        if target < self.floor and not self.rebuildable:
            return Reason("undo.older_program")
        return None

    def undo(self) -> "History":
        """The story without its last choice and what followed by itself. Raises Illegal."""
        reason = self.why_not_undo()
        if reason is not None:
            raise Illegal(reason)
        target = self._before_last_choice()
        whole = self if target >= self.floor else self.rebuilt()
        kept = target - whole.floor + 1
        taken = Undone(whole.entries[target:], whole.states[kept:])
        entries = whole.entries[:target]
        return msgspec.structs.replace(
            whole,
            entries=entries,
            states=whole.states[:kept],
            sealed=last_sealed(entries),
            undone=(*whole.undone, taken),
        )

    def why_not_redo(self) -> Reason | None:
        """Why nothing can be done again; None where it can."""
        return None if self.undone else Reason("redo.nothing")

    def redo(self) -> "History":
        """The story with the choice that was undone last. Raises Illegal."""
        reason = self.why_not_redo()
        if reason is not None:
            raise Illegal(reason)
        *undone, again = self.undone
        entries = (*self.entries, *again.entries)
        return msgspec.structs.replace(
            self,
            entries=entries,
            states=(*self.states, *again.states),
            sealed=last_sealed(entries),
            undone=tuple(undone),
        )

    def rebuilt(self) -> "History":
        """The same with every state since the beginning. Raises Illegal where replay differs."""
        told = replay(self.game, self.content, self.options, self.chance, self.entries)
        if told.difference is not None:
            raise Illegal(Reason("undo.older_program"))
        return msgspec.structs.replace(self, states=told.states)

    def moved_to(self, content: Any) -> "History":
        """The story with another version of its content; undo ends here.

        Raises Illegal (move.unsound) where the present position does not fit that content.
        """
        try:
            wrong = self.game.invariants(content, self.state)
        except Exception as trouble:  # ids that the other version has not
            wrong = [repr(trouble)]
        if wrong:
            raise Illegal(Reason("move.unsound", {"what": wrong[0][:200]}))
        return msgspec.structs.replace(
            self, content=content, states=(self.state,), moved=True, rebuildable=False, undone=()
        )


def begin(game: Game, content: Any, options: Mapping[str, str], chance: Chance) -> History:
    """A new story under these table rules. Raises Illegal for an option the game has not."""
    step = game.begin(content, options, chance)
    entry = _entry(root(game.name, options, chance), game.format, None, step, auto=False)
    revised = options.get(STORY_MODE.option) == STORY_MODE.value
    return History(game, content, dict(options), chance, (entry,), (step.state,), revised=revised)


class Difference(msgspec.Struct, frozen=True):
    """The first entry that replay tells otherwise: a format, refusal, throw or state."""

    entry: int
    what: Literal["format", "refused", "fell", "events", "state"]


class Replay(msgspec.Struct, frozen=True):
    """How far a replay agrees: states for as many positions, and what differs first."""

    states: tuple[Any, ...]
    difference: Difference | None = None


def replay(
    game: Game,
    content: Any,
    options: Mapping[str, str],
    chance: Chance,
    entries: tuple[Entry, ...],
) -> Replay:
    """Play all entries again from the seed and compare what fell, the events and the states."""
    if entries[0].format != game.format:
        return Replay((), Difference(0, "format"))
    try:
        step = game.begin(content, options, chance)
    except Exception:  # a seed or options from outside: whatever they cause is a difference
        return Replay((), Difference(0, "refused"))
    what = _differs(entries[0], step)
    if what is not None:
        return Replay((), Difference(0, what))
    return replay_on(game, content, step.state, entries, 1)


def replay_on(
    game: Game, content: Any, state: Any, entries: tuple[Entry, ...], position: int
) -> Replay:
    """Play the entries after a position again from its state, which leads the answer."""
    states = [state]
    for place, entry in enumerate(entries[position:], position):
        if entry.format != game.format:
            return Replay(tuple(states), Difference(place, "format"))
        try:
            step = game.choose(content, states[-1], entry.choice)
        except Exception:  # an entry from outside: whatever it causes is a difference
            return Replay(tuple(states), Difference(place, "refused"))
        what = _differs(entry, step)
        if what is not None:
            return Replay(tuple(states), Difference(place, what))
        states.append(step.state)
    return Replay(tuple(states))


def _differs(entry: Entry, step: Step) -> Literal["fell", "events", "state"] | None:
    if step.fell != entry.fell:
        return "fell"
    if step.events != entry.events:
        return "events"
    return None if digest(step.state) == entry.state else "state"
