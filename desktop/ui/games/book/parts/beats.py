"""What has to be taken in after a step, one thing after the other, and what is told with each."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from desktop.rules.games.book import events as e
from desktop.rules.games.book.state import State
from desktop.ui.games.book.parts.held import NOWHERE, Beat

Sentences = tuple[str, ...]
_THREW = (e.Rolled, e.FearChecked, e.TrapChecked)


def of_step(
    events: Sequence[e.Event], told: Sentences, before: State
) -> tuple[tuple[Beat, ...], Sentences]:
    """How the throw came out, then the pages written of it; and what is told after them.

    `told` is what each event has to tell.
    """
    pages = [place for place, event in enumerate(events) if page_of(event) != NOWHERE]
    over = any(isinstance(event, e.Ended) for event in events)
    found: list[Beat] = []
    start = 0
    if _threw(events, before) and (pages or over):
        start = pages[0] if pages else len(events)
        found.append(Beat("result", before, said=_said(told[:start])))
    for place in pages:
        found.append(Beat("page", before, page_of(events[place]), _said(told[start : place + 1])))
        start = place + 1
    return tuple(found), _said(told[start:])


def page_of(event: e.Event) -> int:
    """The page that an event wrote."""
    match event:
        case e.ChapterWritten(page=page) | e.Fled(page=page) | e.TownLeft(page=page):
            return page
        case _:
            return NOWHERE


def read_so_far(held: tuple[Beat, ...], state: State) -> State:
    """The position as far as it was read: pages that still wait are not in the book yet."""
    if not held:
        return state
    first = held[0]
    if first.kind == "result":
        return first.before
    return msgspec.structs.replace(state, pages=state.pages[: first.page + 1], ending=None)


def retold(held: tuple[Beat, ...], found: tuple[Beat, ...]) -> tuple[Beat, ...]:
    """The beats that still wait, with the words of those found anew for the last step."""
    words = {(beat.kind, beat.page): beat.said for beat in found}
    return tuple(
        msgspec.structs.replace(beat, said=words.get((beat.kind, beat.page), beat.said))
        for beat in held
    )


def _threw(events: Sequence[e.Event], before: State) -> bool:
    return before.task is not None and any(isinstance(event, _THREW) for event in events)


def _said(told: Sentences) -> Sentences:
    return tuple(line for line in told if line)
