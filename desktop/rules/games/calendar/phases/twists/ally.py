"""T4: somebody who helps for a month."""

from datetime import date

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.events import AllyChosen
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.play import Play
from desktop.rules.games.calendar.phases.twists.twist import Twist
from desktop.rules.games.calendar.state import SYMBOLS, State, Symbol


class T4(Twist):
    """One word a month in `allies`: the last is this month's once as many are there as months."""

    __slots__ = ()

    def months(self, state: State) -> int:
        """How many months of this rule there were for the player, the open one included."""
        return state.month.number - max(self.since, state.first.month) + 1

    def due(self, state: State) -> bool:
        """Whether somebody is to be chosen for the open month."""
        return len(state.things.allies) < self.months(state)

    @property
    def may_repeat(self) -> bool:
        """Whether the same may help two months running."""
        return bool(self._params["repeat"])

    def last(self, state: State) -> Symbol | None:
        """Who may not be chosen again."""
        allies = state.things.allies
        return allies[-1] or None if allies and not self.may_repeat else None

    def offered(self, state: State) -> tuple[c.ChooseAlly, ...]:
        """Everybody who may be chosen."""
        last = self.last(state)
        return tuple(c.ChooseAlly(symbol) for symbol in SYMBOLS if symbol != last)

    def choose(self, play: Play, choice: c.ChooseAlly) -> None:
        """One is chosen."""
        play.things(allies=(*play.state.things.allies, choice.symbol))
        play.tell(AllyChosen(play.state.month.number, choice.symbol))

    def month_start(self, play: Play) -> None:
        """Where no day of the month before was played, nobody was asked for it."""
        allies = play.state.things.allies
        if len(allies) < self.months(play.state) - 1:
            play.things(allies=(*allies, ""))

    def value(self, ground: Ground, state: State, day: date) -> int:
        """Less, where the ally's symbol is shown."""
        if self.due(state) or state.things.allies[-1] not in ground.squares[day].symbols:
            return 0
        return -self.number("minus")
