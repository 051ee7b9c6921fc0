"""A step in the making: the position, what has happened so far, what is still to be resolved.

The one place where something changes in the rules. A `Play` lives for the length of one `choose`
and is handed from phase to phase; what comes out of it is a frozen `Step`.
"""

from typing import Any, TypeVar

from msgspec.structs import replace

from desktop.rules.games.aventura.content.pack import MapContent, Pack
from desktop.rules.games.aventura.events import Event
from desktop.rules.games.aventura.state import Frame, Investigator, State, Token, Visit
from desktop.rules.kernel.game import Seal, Step

_F = TypeVar("_F", bound=Frame)


class Play:
    """A position that is being carried to the next question."""

    __slots__ = ("events", "fell", "frames", "pack", "seal", "state")

    def __init__(self, pack: Pack, state: State) -> None:
        """Start from a position; its frames are kept apart until the step is done."""
        self.pack = pack
        self.state = state
        self.frames: list[Frame] = list(state.frames)
        self.events: list[Event] = []
        self.fell: list[tuple[int, ...]] = []
        self.seal: Seal | None = None

    def step(self) -> Step:
        """What it has come to."""
        state = replace(self.state, frames=tuple(self.frames))
        return Step(state, tuple(self.events), self.seal, tuple(self.fell))

    # ---- what happened --------------------------------------------------------------------
    def tell(self, event: Event) -> None:
        """Note what happened."""
        self.events.append(event)

    def close(self, seal: Seal) -> None:
        """Undo ends here; the first reason of a step stands."""
        if self.seal is None:
            self.seal = seal

    def roll(self, dice: int) -> tuple[int, ...]:
        """Throw dice, note what fell, and seal."""
        fell, chance = self.state.chance.roll(dice)
        self.state = replace(self.state, chance=chance)
        return self.note(fell)

    def note(self, fell: tuple[int, ...]) -> tuple[int, ...]:
        """Note dice that fell, here or on the player's table (AZ-179)."""
        self.fell.append(fell)
        self.close("throw")
        return fell

    # ---- the position -----------------------------------------------------------------------
    @property
    def visit(self) -> Visit:
        """The current map. Raises LookupError before the first one."""
        visit = self.state.visit
        if visit is None:
            raise LookupError("no map yet")
        return visit

    @property
    def map(self) -> MapContent:
        """The content of the current map."""
        return self.pack.maps[self.visit.map]

    def change(self, **fields: Any) -> None:
        """Change fields of the state."""
        self.state = replace(self.state, **fields)

    def revisit(self, **fields: Any) -> None:
        """Change fields of the current visit."""
        self.state = replace(self.state, visit=replace(self.visit, **fields))

    def person(self, who: str) -> Investigator:
        """One investigator."""
        return person(self.state, who)

    def alter(self, who: str, **fields: Any) -> None:
        """Change fields of one investigator."""
        self.state = replace(
            self.state,
            investigators=tuple(
                replace(one, **fields) if one.id == who else one for one in self.state.investigators
            ),
        )

    # ---- what is being resolved -------------------------------------------------------------
    def push(self, frame: Frame) -> None:
        """Resolve this first."""
        self.frames.append(frame)

    def pop(self) -> None:
        """The frame on top is done."""
        self.frames.pop()

    def top(self, **fields: Any) -> None:
        """Change fields of the frame on top."""
        self.frames[-1] = replace(self.frames[-1], **fields)

    def below(self, kind: type[_F]) -> tuple[int, _F] | None:
        """The uppermost frame of a kind and its place, wherever it waits."""
        for place in range(len(self.frames) - 1, -1, -1):
            frame = self.frames[place]
            if isinstance(frame, kind):
                return place, frame
        return None


def person(state: State, who: str) -> Investigator:
    """One investigator of a position. Raises KeyError for anybody else."""
    for one in state.investigators:
        if one.id == who:
            return one
    raise KeyError(who)


def partner(state: State, who: str) -> Investigator | None:
    """The other investigator, if two play."""
    return next((one for one in state.investigators if one.id != who), None)


def token_of(state: State, serial: int) -> Token | None:
    """An adversary token that is on the map."""
    if state.visit is not None:
        for token in state.visit.tokens:
            if token.serial == serial:
                return token
    return None


def order_of_play(state: State) -> tuple[Investigator, ...]:
    """The investigators, the one who acted first this turn first (Q-98)."""
    people = state.investigators
    first = state.visit.turn_first if state.visit is not None else None
    if len(people) == 2 and people[1].id == first:
        return people[::-1]
    return people
