"""T2: turn a symbol die by hand."""

from datetime import date

from msgspec.structs import replace

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.events import Turned
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.play import Play
from desktop.rules.games.calendar.phases.twists.twist import Twist
from desktop.rules.games.calendar.state import GREENS, SYMBOLS, State
from desktop.rules.kernel.errors import Reason

_FIRST = GREENS[0]


class T2(Twist):
    """Charges, filled at each month's start; one a day."""

    __slots__ = ()

    def month_start(self, play: Play) -> None:
        """What was left is lost."""
        play.things(dial=self.number("charges"))

    def after(
        self, ground: Ground, state: State, fitting: tuple[date, ...]
    ) -> tuple[c.Choice, ...]:
        """Every other face of both dice."""
        if self.spent(state) is not None:
            return ()
        return tuple(
            c.Turn(die, face)
            for die in GREENS
            for face in SYMBOLS
            if state.hand.symbol[die - _FIRST] != face
        )

    def spent(self, state: State) -> Reason | None:
        """Why no die may be turned any more."""
        if state.hand.dialled:
            return Reason("used_today")
        return None if state.things.dial else Reason("no_charge")

    def turn(self, play: Play, choice: c.Turn) -> None:
        """Turn a die; it stays the same question."""
        hand = play.state.hand
        faces = list(hand.symbol)
        faces[choice.die - _FIRST] = choice.face
        left = play.state.things.dial - 1
        play.things(dial=left)
        play.set(hand=replace(hand, symbol=tuple(faces), dialled=True))
        play.tell(Turned(choice.die, choice.face, left))
