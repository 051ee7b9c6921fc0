"""What a position holds, put as numbers: what squares ask for, what may be used, what it costs."""

from collections.abc import Iterator
from datetime import date

from desktop.rules.games.calendar.odds.needs import Need, Terms
from desktop.rules.games.calendar.phases import finale, legal
from desktop.rules.games.calendar.phases.ground import Ground, ground
from desktop.rules.games.calendar.phases.twists import T2, T6, T8, T12, rules
from desktop.rules.games.calendar.phases.weeks import SUNDAY
from desktop.rules.games.calendar.policies.manners import Seen
from desktop.rules.games.calendar.state import State


def laid(seen: Seen) -> Ground:
    """The printed year."""
    return ground(seen.almanac, seen.state)


def need(here: Ground, state: State, day: date) -> Need:
    """What a square asks of the dice today."""
    square = here.squares[day]
    return Need(legal.value(here, state, day), square.symbols, square.need == "all")


def last_need(here: Ground, state: State) -> Need:
    """T12: what the last sitting asks for."""
    return Need(finale.need(here, state))


def terms(here: Ground, state: State, day: date | None = None) -> Terms:
    """Under which terms a day is thrown, T2 not used."""
    played = state.day if day is None else day
    month = state.month.number if day is None else day.month
    stay = here.params("T9", month) is not None and "whisper" in here.squares[played].flags
    at = 6 if state.options["mark_value"] == "6" else 0
    return Terms(at, stay and state.sitting == "day")


def dial(here: Ground, state: State) -> bool:
    """T2: whether a die may be turned today."""
    twist = rules(here, state.month.number).get(T2)
    return twist is not None and twist.spent(state) is None


def insight(here: Ground, state: State) -> bool:
    """T6: whether there may be a fourth roll today."""
    twist = rules(here, state.month.number).get(T6)
    return twist is not None and state.things.insight > 0 and not state.hand.extra


def may_hush(here: Ground, state: State) -> bool:
    """T8: whether it could be hushed today."""
    twist = rules(here, state.month.number).get(T8)
    return twist is not None and state.things.bell > 0 and state.day.weekday() < SUNDAY


def fills(here: Ground, day: date, month: int) -> int:
    """How many boxes a showing mark fills on a day (T7)."""
    tides = here.params("T7", month)
    moon = here.moons.get(day)
    return 1 if tides is None or moon is None else int(tides[moon])


def leads(here: Ground, state: State) -> Iterator[date]:
    """Squares that may be chosen today."""
    yield from legal.chosen_from(here, state)


def holds(here: Ground, name: str, month: int, number: str) -> int | None:
    """A number of a month's rule, where it holds."""
    params = here.params(name, month)
    return None if params is None else int(params[number])


def at_stake(here: Ground) -> int:
    """T12: what the last sitting is worth; 0 where there is none."""
    return holds(here, "T12", here.last.month, "points") or 0


def final(here: Ground, month: int) -> T12 | None:
    """T12, where it holds."""
    return rules(here, month).get(T12)
