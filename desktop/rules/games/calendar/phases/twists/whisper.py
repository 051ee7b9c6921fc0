"""T9: days on which the mark cannot be rolled away."""

from desktop.rules.games.calendar.phases.ground import MARK, Ground
from desktop.rules.games.calendar.phases.play import Play
from desktop.rules.games.calendar.phases.twists.twist import Twist
from desktop.rules.games.calendar.state import State

FLAG = "whisper"
_CAP = 3


class T9(Twist):
    """It must be held; a lead completed without it teaches something."""

    __slots__ = ()

    def held(self, ground: Ground, state: State) -> tuple[int, ...]:
        """The number dice that show the mark."""
        if state.sitting != "day" or FLAG not in ground.squares[state.day].flags:
            return ()
        number = state.hand.number
        return tuple(die for die, face in enumerate(number, 1) if face == MARK)

    def dread(self, play: Play) -> None:
        """No mark after something was completed."""
        state, ground = play.state, play.ground
        if FLAG not in ground.squares[state.day].flags:
            return
        if state.took is not None and MARK not in state.hand.number:
            insight = ground.params("T6", state.month.number)
            most = int(insight["cap"]) if insight else _CAP
            play.gain_insight(self.number("insight"), most, "quiet")
