"""The marker moves from day to day, as far as the date allows (CA-Q13, CA-Q34, CA-Q36)."""

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.events import Arrived
from desktop.rules.games.calendar.phases import dawn, dusk, finale, months
from desktop.rules.games.calendar.phases.play import Play
from desktop.rules.games.calendar.phases.weeks import ONE_DAY, last_of_month
from desktop.rules.games.calendar.state import Hand, Month, Phase, State
from desktop.rules.kernel.game import Arrive

_UNROLLED: frozenset[Phase] = frozenset({"waiting", "page", "ally", "declare"})
"""In "throw" the first dice are on the player's table already: the day has begun."""


def close(play: Play, choice: c.CloseDay) -> None:
    """End the day, or the last sitting."""
    play.seal = "day"
    if play.state.sitting == "finale":
        finale.judge(play)
        return
    dusk.close(play)
    _next(play)


def lapse(play: Play, choice: c.Lapse) -> None:
    """Let the day go by."""
    dusk.lapse(play)
    _next(play)


def _next(play: Play) -> None:
    """What follows on a day that is over."""
    if play.state.day == play.ground.last and finale.holds(play.ground, play.state):
        finale.begin(play)
        return
    _move(play)
    go_on(play)


def _move(play: Play) -> None:
    """The marker goes to the next day, which has not begun."""
    day = play.state.day
    play.set(hand=Hand(), line="", took=None, spurned="")
    if day == play.ground.last:
        finale.end(play)
        return
    if last_of_month(day):
        months.end(play)
    play.set(day=day + ONE_DAY, phase="waiting")


def go_on(play: Play) -> None:
    """In strict pace let go what is past; begin the marker's day if it has come."""
    while overtaken(play.state):
        _let_go(play)
    if play.state.phase == "waiting" and play.state.day <= play.state.today:
        dawn.begin(play)


def overtaken(state: State) -> bool:
    """Whether the marker's day went by without a roll."""
    if state.options["catch_up"] != "strict" or state.phase not in _UNROLLED:
        return False
    return state.day < state.today and state.sitting == "day" and not state.hand.rolls


def _let_go(play: Play) -> None:
    state = play.state
    if state.phase == "waiting" and months.begins_page(state, state.day):
        months.turn(play)
    if state.phase in ("waiting", "page", "ally"):
        dawn.pass_dawn(play)
    dusk.lapse(play)
    _move(play)


def arrive(play: Play, choice: Arrive) -> None:
    """The date went on; the day that is open stays as it is (CA-Q34)."""
    if _first(play):
        _come(play, choice)
    play.set(today=choice.today)
    play.tell(Arrived(choice.today, _waiting(play)))
    go_on(play)


def _first(play: Play) -> bool:
    return play.state.today.year < play.ground.year


def _come(play: Play, choice: Arrive) -> None:
    """CA-Q36: the player comes on a day of the year; after it, all of it waits in order."""
    options = play.state.options
    if options["start"] != "today":
        return
    if choice.today > play.ground.last:
        play.set(options={**options, "catch_up": "in_order"})
        return
    month = Month(choice.today.month)
    play.set(first=choice.today, day=choice.today, month=month)


def _waiting(play: Play) -> int:
    """How many days may be played now."""
    state = play.state
    end = min(state.today, play.ground.last)
    if state.options["catch_up"] == "strict" and state.day < end:
        return int(state.today <= play.ground.last) + (not overtaken(state))
    return max(0, (end - state.day).days + 1)
