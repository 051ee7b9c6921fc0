"""What is in focus on the table, as the rulebook calls it."""

from desktop.rules.games.calendar.state import State
from desktop.ui.games.calendar.parts.held import Held
from desktop.words.calendar.dates import is_sunday

PHASES = {
    "waiting": "today",
    "page": "month",
    "declare": "day",
    "throw": "roll",
    "rolled": "roll",
    "final": "complete",
    "closing": "madness",
    "over": "score",
}


def subject(state: State, held: Held) -> str:
    """What a page, a thing, a square or a question is about; a month's rule by its id."""
    if held.thing.startswith("T"):
        return held.thing
    if held.turned:
        return {"journal": "journal", "month": "month", "year": "score"}[held.turned]
    if held.closed is not None:
        return "special" if is_sunday(held.closed.day) else "result"
    square = held.pointed or held.cursor
    if square is not None:
        return "special" if is_sunday(square) else "lead"
    if state.phase == "ally":
        return "T4"
    if state.sitting == "finale":
        return "T12"
    return PHASES.get(state.phase, "day")
