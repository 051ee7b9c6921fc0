"""What may be chosen and what a choice leads to: dispatch only, the phases do the work."""

from collections.abc import Callable
from datetime import date
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar import refusals
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.events import Switched
from desktop.rules.games.calendar.phases import cursor, dawn, declaring, final, rolling
from desktop.rules.games.calendar.phases.ground import Ground, ground
from desktop.rules.games.calendar.phases.play import Play
from desktop.rules.games.calendar.phases.twists import T4, rules
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.errors import Illegal
from desktop.rules.kernel.game import Answer, Arrive, Ask, Day, Step, Switch

_READ = (c.Read(),)
_CLOSE = (c.CloseDay(),)


def choices(almanac: Almanac, state: State) -> tuple[c.Choice | Ask, ...]:
    """Exactly what the player may pick now; empty only after an ending."""
    if state.phase == "over":
        return ()
    printed = ground(almanac, state)
    found = _offers(printed, state)
    return found if state.today >= printed.last else (*found, _day(state.today))


@lru_cache(maxsize=16)
def _day(today: date) -> Day:
    return Day(today)


def _offers(printed: Ground, state: State) -> tuple[c.Choice | Ask, ...]:
    match state.phase:
        case "page":
            return _READ
        case "ally":
            ally = rules(printed, state.month.number).get(T4)
            return ally.offered(state) if ally is not None else ()
        case "declare":
            return declaring.offers(printed, state)
        case "throw":
            return (rolling.question(state),)
        case "rolled":
            return rolling.offers(printed, state)
        case "final":
            return final.offers(printed, state)
        case "closing":
            return _CLOSE
        case _:
            return ()


def choose(almanac: Almanac, state: State, choice: c.Choice) -> Step:
    """The next question, and what happened on the way. Raises Illegal where it is not offered."""
    printed = ground(almanac, state)
    reason = refusals.judged(printed, state, choice)
    if reason is not None:
        raise Illegal(reason)
    if isinstance(choice, Switch):
        return _switch(state, choice)
    play = Play(printed, state)
    _MEANING[type(choice)](play, choice)
    return play.step()


def _switch(state: State, choice: Switch) -> Step:
    """Table rules that may change in mid-game: `dice` and `story_mode`."""
    options = {**state.options, choice.option: choice.value}
    return Step(replace(state, options=options), (Switched(choice.option, choice.value),))


_MEANING: dict[type, Callable[[Play, Any], None]] = {
    c.Read: dawn.read,
    c.ChooseAlly: dawn.choose_ally,
    c.Swear: declaring.swear,
    c.Roll: rolling.roll,
    c.Recall: rolling.recall,
    c.Stop: rolling.stop,
    Answer: rolling.answer,
    c.Turn: final.turn,
    c.Complete: final.complete,
    c.Pass: final.decline,
    c.Hush: final.hush,
    c.CloseDay: cursor.close,
    c.Lapse: cursor.lapse,
    Arrive: cursor.arrive,
}
