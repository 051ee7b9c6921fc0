"""T8: what is left undone is counted."""

from datetime import date
from typing import Literal

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.events import BellTolled, Hushed
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.play import Play
from desktop.rules.games.calendar.phases.twists.twist import Twist
from desktop.rules.games.calendar.phases.weeks import SUNDAY
from desktop.rules.games.calendar.state import How, State

_HUSH = (c.Hush(),)


class T8(Twist):
    """It goes up at new moons, misses and lost specials; full, it costs points and begins anew."""

    __slots__ = ()

    def _ring(self, play: Play, by: int, why: Literal["moon", "miss", "special"]) -> None:
        bell = play.state.things.bell + by
        toll = self.number("toll") if bell >= self.number("size") else 0
        if bell >= self.number("size"):
            bell = 0
            play.score(toll)
        play.things(bell=bell)
        play.tell(BellTolled(by, bell, why, toll))

    def dawn(self, play: Play) -> None:
        """At a new moon."""
        if play.ground.moons.get(play.state.day) == "new":
            self._ring(play, self.number("new_moon"), "moon")

    def value(self, ground: Ground, state: State, day: date) -> int:
        """Specials are harder while it is high; on Sundays it does not change before dusk."""
        high = state.things.bell >= self.number("hard_at")
        return self.number("hard") if high and ground.squares[day].kind == "special" else 0

    def after(
        self, ground: Ground, state: State, fitting: tuple[date, ...]
    ) -> tuple[c.Choice, ...]:
        """Forgo a lead that fits, where there is something to take back."""
        weekday = state.day.weekday() != SUNDAY
        return _HUSH if weekday and fitting and state.things.bell > 0 else ()

    def hush(self, play: Play) -> None:
        """It goes down."""
        bell = max(0, play.state.things.bell - self.number("hush"))
        play.things(bell=bell)
        play.tell(Hushed(bell))

    def dusk(self, play: Play, how: How) -> None:
        """A weekday on which nothing was completed nor hushed, or a Sunday that was not won."""
        if how in ("done", "won", "hushed"):
            return
        if play.state.day.weekday() == SUNDAY:
            self._ring(play, self.number("lost_special"), "special")
        else:
            self._ring(play, self.number("miss"), "miss")
