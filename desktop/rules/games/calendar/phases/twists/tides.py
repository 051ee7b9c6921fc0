"""T7: the moon changes what the mark does."""

from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.twists.twist import Twist
from desktop.rules.games.calendar.state import State


class T7(Twist):
    """None at a full moon, more at a new one."""

    __slots__ = ()

    def madness(self, ground: Ground, state: State, by: int) -> int:
        """By today's moon."""
        moon = ground.moons.get(state.day)
        return by if moon is None else self.number(moon)
