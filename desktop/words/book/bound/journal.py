"""What happened on the way to each page of the book and on it, from the journal of a game."""

from collections.abc import Sequence

from desktop.rules.games.book import events as e
from desktop.rules.games.book.state import State
from desktop.rules.kernel.history import History

Events = tuple[e.Event, ...]
_CLOSING = {"chapter": e.ChapterWritten, "flight": e.Fled, "town": e.TownLeft}


def by_page(history: History) -> tuple[Events, ...]:
    """The events of every page, in order, and at the end those that no page has told yet.

    Empty where the journal does not have the pages of the state: it may have begun under another
    format, or come from outside.
    """
    state: State = history.state
    found: list[list[e.Event]] = [[]]
    for entry in history.entries:
        if entry.format != history.game.format:
            return ()
        for event in entry.events:
            found[-1].append(event)
            if closes(event):
                found.append([])
    if len(found) == len(state.pages) and state.ending == "fear":
        found.append([])  # a stay that Fear ended is a page without having been left
    return tuple(map(tuple, found)) if _agrees(found, state) else ()


def closes(event: e.Event) -> bool:
    """Whether a page is written with an event."""
    match event:
        case e.ChapterWritten() | e.Fled():
            return True
        case e.TownLeft(page=page):
            return page >= 0
        case _:
            return False


def _agrees(found: Sequence[Sequence[e.Event]], state: State) -> bool:
    if len(found) != len(state.pages) + 1:
        return False
    for events, page in zip(found, state.pages, strict=False):
        last = next((event for event in reversed(events) if closes(event)), None)
        if last is not None and not isinstance(last, _CLOSING[page.kind]):
            return False
    return True
