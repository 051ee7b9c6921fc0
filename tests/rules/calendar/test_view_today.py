"""How near yesterday's dice came."""

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar.phases import legal
from desktop.rules.games.calendar.phases.ground import ground
from desktop.rules.games.calendar.state import State
from desktop.rules.games.calendar.view import today
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import begin
from tests.small_almanac import almanac

ALMANAC = almanac()


def nearest(state: State) -> int:
    """How little is missing, asked while the dice still lie there."""
    here = ground(ALMANAC, state)
    open_ = legal.chosen_from(here, state)
    lies = [day for day in open_ if not legal.missing(here.squares[day], state.hand.symbol)]
    return min((legal.value(here, state, day) - legal.total(state) for day in lies), default=0)


def test_what_was_short_is_known_the_next_day() -> None:
    told = begin(GAME, ALMANAC, {"catch_up": "free"}, Chance("short"))
    chance, asked, found = Chance("player"), 0, 0
    while offered := told.choices():
        state: State = told.state
        if state.phase == "closing" and state.spurned == "nothing":
            asked = nearest(state)
        choice, chance = GAME.policies["reckless"](ALMANAC, state, offered, chance)
        told = told.choose(choice)
        seen = today(ALMANAC, told.state)
        if seen.yesterday is None or told.state.phase != "declare":
            continue
        if seen.yesterday.how != "nothing":
            assert seen.short == 0
        elif seen.yesterday.day.month == told.state.day.month:
            assert seen.short == asked
            found += seen.short > 0
    assert found
