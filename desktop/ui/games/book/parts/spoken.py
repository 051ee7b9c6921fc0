"""What a reader of the screen is told of the square that the keys stand in."""

from desktop.rules.games.book.state import State
from desktop.ui.games.book.parts.held import Held
from desktop.ui.games.book.parts.sheet_look import alive
from desktop.ui.games.book.parts.ways import ways
from desktop.words.book.names import Names


def square_words(names: Names, state: State, held: Held, plan: str) -> str:
    """The square, whether a Route may be drawn there, and what the planned one would cross out."""
    legal = None
    if held.cursor in alive(state):
        legal = ways(names.tables, state).one(held.cursor).dot is not None
    told = names.spoken(state, held.cursor, legal)
    return f"{told} {plan[:1].upper()}{plan[1:]}." if plan else told
