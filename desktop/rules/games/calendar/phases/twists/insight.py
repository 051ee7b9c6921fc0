"""T6: more than enough teaches something, and what was learnt allows a fourth roll."""

from desktop.rules.games.calendar.phases.ground import ROLLS
from desktop.rules.games.calendar.phases.play import Play
from desktop.rules.games.calendar.phases.twists.twist import Feat, Twist
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.errors import Reason


class T6(Twist):
    """Insight is held over the months, up to a most."""

    __slots__ = ()

    @property
    def most(self) -> int:
        """How much may be held."""
        return self.number("cap")

    def completed(self, play: Play, feat: Feat) -> None:
        """One more, where the sum was well above what was asked for."""
        if feat.spare >= self.number("margin"):
            play.gain_insight(1, self.most, "margin")

    def wanting(self, state: State) -> Reason | None:
        """Why there is no fourth roll; None where there is, and no roll but that one is left."""
        hand = state.hand
        if hand.rolls < ROLLS:
            return Reason("after_third")
        if hand.extra:
            return Reason("no_rolls")
        return None if state.things.insight else Reason("no_insight")
