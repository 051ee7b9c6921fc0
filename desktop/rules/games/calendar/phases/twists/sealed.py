"""T3: leads that wait for a key."""

from datetime import date

from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.twists.twist import Feat, Twist
from desktop.rules.games.calendar.phases.weeks import week_of
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.errors import Reason

FLAG = "sealed"


class T3(Twist):
    """Another lead of the week that shows its symbol is the key, from the day after on."""

    __slots__ = ()

    def bars(self, ground: Ground, state: State, day: date) -> Reason | None:
        """Its symbol, where no key was found on an earlier day."""
        square = ground.squares[day]
        if FLAG not in square.flags or self._open(ground, state, day):
            return None
        return Reason("sealed", {"needs": square.symbols[0]})

    def _open(self, ground: Ground, state: State, day: date) -> bool:
        wanted = set(ground.squares[day].symbols)
        for other in week_of(day):
            mark = state.marks.get(other.isoformat())
            found = mark is not None and mark.how == "done" and mark.on < state.day
            if found and other != day and wanted & set(ground.squares[other].symbols):
                return True
        return False

    def weight(self, ground: Ground, state: State, feat: Feat) -> int:
        """What it counts beyond 1."""
        return self.number("counts") - 1 if FLAG in feat.square.flags else 0
