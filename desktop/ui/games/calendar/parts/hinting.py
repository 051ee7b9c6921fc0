"""Which hint a position calls for, and which need not be given again."""

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.state import State
from desktop.ui.session import Shown
from desktop.words.calendar.dates import is_sunday
from desktop.words.calendar.hints import OCCASIONS, Occasion, hint

_OF = "calendar."  # hints of all games are remembered together
SIGN = 6


def fitting(state: State, seen: tuple[str, ...]) -> str:
    """The hint for a position, if the thing it teaches was not done before."""
    found = _called_for(state)
    occasion = next((one for one in OCCASIONS if one in found and _OF + one not in seen), None)
    return "" if occasion is None else hint(occasion)


def _called_for(state: State) -> tuple[Occasion, ...]:
    match state.phase:
        case _ if state.sitting == "finale":
            return ()
        case "declare" if is_sunday(state.day):
            return ("roll", "sunday")
        case "declare" if _hangs_over(state):
            return ("roll", "tail")
        case "declare":
            return ("roll",)
        case "rolled":
            return ("hold",)
        case "final":
            sign: tuple[Occasion, ...] = ("sign",) if SIGN in state.hand.number else ()
            return sign if is_sunday(state.day) else ("take", *sign)
        case _:
            return ()


def _hangs_over(state: State) -> bool:
    """A new page, and above it open leads of the same week."""
    first = state.day.day == 1 and state.day > state.first and state.day.weekday() != 0
    return first and state.options["prev_month_squares"] == "on"


def learnt(shown: Shown, seen: tuple[str, ...]) -> tuple[str, ...]:
    """The occasions seen after a step: a thing done once needs no hint again."""
    done = {_OF + one for event in shown.events for one in _taught(event)}
    return (*seen, *sorted(done - set(seen)))


def _taught(event: e.Event) -> tuple[Occasion, ...]:
    match event:
        case e.Thrown(held=held):
            return ("roll", "hold") if held else ("roll",)
        case e.Completed(special=special):
            return ("take", "sunday") if special else ("take",)
        case e.DayClosed(day=day):
            return ("hold", "tail") if day.day == 1 else ("hold",)
        case e.Maddened():
            return ("sign",)
        case _:
            return ()
