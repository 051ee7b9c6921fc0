"""T5: leads that show two symbols."""

from datetime import date

from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.twists.twist import Feat, Twist
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.errors import Reason

FLAG = "twin"


class T5(Twist):
    """Both symbols are needed, on its own date, for a point more."""

    __slots__ = ()

    def bars(self, ground: Ground, state: State, day: date) -> Reason | None:
        """Its own day, if today is another."""
        own = day == state.day or not self._params["own_date"]
        if own or FLAG not in ground.squares[day].flags:
            return None
        return Reason("own_day", {"day": day.isoformat()})

    def points(self, ground: Ground, state: State, feat: Feat) -> int:
        """What it scores."""
        return self.number("points") if FLAG in feat.square.flags else 0
