"""What may be chosen and what a choice leads to: dispatch only, the phases do the work."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from desktop.rules.games.book import choices as c
from desktop.rules.games.book import refusals
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.events import Switched
from desktop.rules.games.book.phases import (
    encounters,
    flights,
    making,
    pools,
    road,
    throwing,
    towns,
)
from desktop.rules.games.book.phases.play import Play
from desktop.rules.games.book.phases.throws import due
from desktop.rules.games.book.state import Phase, State
from desktop.rules.kernel.errors import Illegal
from desktop.rules.kernel.game import Answer, Ask, Dice, Step, Switch

_THROW = (c.Throw(),)


def choices(tables: Tables, state: State) -> tuple[c.Choice | Ask, ...]:
    """Exactly what the player may pick now; empty only after an ending."""
    dice = due(state)
    if dice:
        typed = state.options["dice"] == "typed"
        return (Dice(("d6",) * dice),) if typed else _THROW
    match state.phase:
        case "assign":
            return (making.assigning(state.rolled),)
        case "settle":
            return (making.settling(state.columns, state.rows),)
        case "road":
            return road.offers(state)
        case "town" if state.stay is not None:
            return towns.offers(tables, state, state.stay)
        case "start" if state.task is not None:
            return encounters.offers(tables, state, state.task)
        case _:
            return ()


def choose(tables: Tables, state: State, choice: c.Choice) -> Step:
    """The next question, and what happened on the way. Raises Illegal where it is not offered."""
    reason = refusals.refuse(tables, state, choice)
    if reason is not None:
        raise Illegal(reason)
    if isinstance(choice, Switch):
        return _switch(state, choice)
    play = Play(tables, state)
    _MEANING[type(choice)](play, choice)
    after = play.position()
    if after.phase == "road" and not road.passable(after):
        play.end("stranded")
        after = play.position()
    return play.step(after)


def _switch(state: State, choice: Switch) -> Step:
    """Table rules that may change in mid-game: `dice` and `story_mode`."""
    options = {**state.options, choice.option: choice.value}
    return Step(replace(state, options=options), (Switched(choice.option, choice.value),))


def _throw(play: Play, choice: c.Throw) -> None:
    fell = play.roll(due(play.state))
    _FALLEN[play.state.phase](play, fell, False)


def _typed(play: Play, choice: Answer) -> None:
    value = choice.value
    fell = play.note(tuple(int(die) for die in value) if isinstance(value, tuple) else ())
    _FALLEN[play.state.phase](play, fell, True)


def _flee(play: Play, choice: c.Flee) -> None:
    flights.flee(play)


def _convert(play: Play, choice: c.Convert) -> None:
    encounters.turn(play)


def _disarm(play: Play, choice: c.Disarm) -> None:
    encounters.disarm(play)


def _leave(play: Play, choice: c.Leave) -> None:
    towns.leave(play)


_FALLEN: dict[Phase, Callable[[Play, tuple[int, ...], bool], None]] = {
    "attributes": making.attributes,
    "checks": making.checks,
    "type": encounters.typed,
    "fear": encounters.fear_check,
    "snare": encounters.snare,
    "pool": throwing.throw,
}
_MEANING: dict[type, Callable[[Play, Any], None]] = {
    c.Throw: _throw,
    Answer: _typed,
    c.Assign: making.assign,
    c.Settle: making.settle,
    c.Route: road.draw,
    c.Try: pools.hand_in,
    c.Flee: _flee,
    c.Convert: _convert,
    c.Disarm: _disarm,
    c.Rest: towns.serve,
    c.Buy: towns.serve,
    c.Sell: towns.serve,
    c.Consult: towns.serve,
    c.Work: towns.serve,
    c.Leave: _leave,
}
