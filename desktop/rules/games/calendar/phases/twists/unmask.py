"""T11: specials won by more than enough."""

from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.twists.twist import Feat, Twist
from desktop.rules.games.calendar.state import State


class T11(Twist):
    """They score more."""

    __slots__ = ()

    def points(self, ground: Ground, state: State, feat: Feat) -> int:
        """What they score beyond a special's points."""
        if feat.square.kind != "special" or feat.spare < self.number("margin"):
            return 0
        return self.number("points") - ground.almanac.scoring.special
