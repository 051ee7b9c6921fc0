"""A step in the making: the position, what has happened so far, what undo must not take back.

The one place where something changes in the rules. A `Play` lives for the length of one `choose`
and is handed from phase to phase; its `state` is always the present one.
"""

from typing import Any

from msgspec.structs import replace

from desktop.rules.games.calendar.events import Event, InsightGained, Maddened
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.game import Seal, Step


class Play:
    """A position that is being carried to the next question."""

    __slots__ = ("events", "fell", "ground", "seal", "state")

    def __init__(self, ground: Ground, state: State) -> None:
        """Start from a position."""
        self.ground = ground
        self.state = state
        self.events: list[Event] = []
        self.fell: tuple[tuple[int, ...], ...] = ()
        self.seal: Seal | None = None

    def step(self) -> Step:
        """What it has come to."""
        return Step(self.state, tuple(self.events), self.seal, self.fell)

    def tell(self, event: Event) -> None:
        """Note what happened."""
        self.events.append(event)

    def set(self, **fields: Any) -> None:
        """Change fields of the position."""
        self.state = replace(self.state, **fields)

    def things(self, **fields: Any) -> None:
        """Change what the months brought."""
        self.set(things=replace(self.state.things, **fields))

    def score(self, points: int) -> None:
        """Points for the open month (CA-Q04)."""
        if points:
            month = self.state.month
            self.set(month=replace(month, points=month.points + points))

    @property
    def boxes(self) -> int:
        """The boxes of the open month."""
        return self.ground.boxes[self.state.month.number]

    def madden(self, by: int, why: Any) -> None:
        """Fill boxes, as far as there are empty ones (CA-Q27)."""
        month = self.state.month
        filled = min(self.boxes, month.madness + by)
        if filled > month.madness:
            self.set(month=replace(month, madness=filled))
            self.tell(Maddened(filled - month.madness, filled, self.boxes, why))

    def gain_insight(self, by: int, most: int, why: Any) -> None:
        """T6: gain insight, of which so much may be held."""
        held = min(most, self.state.things.insight + by)
        if held > self.state.things.insight:
            self.things(insight=held)
            self.tell(InsightGained(why, held))
