"""T12: one more sitting after the last day."""

from desktop.rules.games.calendar.phases.twists.twist import Twist

_MOST = 4  # of the last week's squares, and of its leads done


class T12(Twist):
    """What it asks for falls with the months that were kept."""

    __slots__ = ()

    def need(self, seals: int, squares: int, done: int) -> int:
        """The sum that is needed beside two equal symbols."""
        need = self.number("base") + min(_MOST, squares) - seals - min(_MOST, done)
        return max(self.number("min"), min(self.number("max"), need))
