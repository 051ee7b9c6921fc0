"""The hooks at which a month's rule may add something. A rule fills those it needs."""

from datetime import date

import msgspec

from desktop.rules.games.calendar.choices import Choice
from desktop.rules.games.calendar.content.schema import Module, Square
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.play import Play
from desktop.rules.games.calendar.state import How, State
from desktop.rules.kernel.errors import Reason


class Feat(msgspec.Struct, frozen=True):
    """A square that is being completed: its date, what is printed, what it asked for, the sum."""

    day: date
    square: Square
    value: int
    total: int

    @property
    def spare(self) -> int:
        """By how much the sum exceeds what was asked for."""
        return self.total - self.value


class Twist:
    """A month's rule. By itself it changes nothing."""

    __slots__ = ("_params", "since")

    def __init__(self, module: Module) -> None:
        """Take its numbers from the year."""
        self._params = module.params
        self.since = module.from_

    def number(self, name: str) -> int:
        """One of its numbers."""
        return int(self._params[name])

    def month_start(self, play: Play) -> None:
        """The page was turned."""

    def week_start(self, play: Play) -> None:
        """A week began."""

    def dawn(self, play: Play) -> None:
        """A day began."""

    def bars(self, ground: Ground, state: State, day: date) -> Reason | None:
        """Why a lead of this week may not be chosen (legal squares)."""
        return None

    def value(self, ground: Ground, state: State, day: date) -> int:
        """What is added to what a square asks for (current value)."""
        return 0

    def held(self, ground: Ground, state: State) -> tuple[int, ...]:
        """Dice that must be held (keep filter)."""
        return ()

    def after(self, ground: Ground, state: State, fitting: tuple[date, ...]) -> tuple[Choice, ...]:
        """Further choices once the dice stay (extra actions)."""
        return ()

    def weight(self, ground: Ground, state: State, feat: Feat) -> int:
        """What a lead takes off its week's special beyond 1 (reduction weight)."""
        return 0

    def points(self, ground: Ground, state: State, feat: Feat) -> int:
        """Points beyond those of the base game."""
        return 0

    def completed(self, play: Play, feat: Feat) -> None:
        """A square was completed."""

    def madness(self, ground: Ground, state: State, by: int) -> int:
        """How many boxes a showing mark fills."""
        return by

    def dread(self, play: Play) -> None:
        """The madness of a day that was played was counted."""

    def dusk(self, play: Play, how: How) -> None:
        """The day ends."""
