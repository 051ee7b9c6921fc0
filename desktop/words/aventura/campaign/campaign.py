"""A campaign retold from what happened: chapters of what was read and of what was done between."""

from collections.abc import Sequence
from contextlib import nullcontext, suppress

import msgspec

from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.state import State
from desktop.rules.kernel.history import History
from desktop.store.format import Note
from desktop.words.aventura.campaign import ends, single
from desktop.words.aventura.campaign.book import Block, Book, Chapter
from desktop.words.aventura.campaign.grouping import Grouping
from desktop.words.aventura.campaign.happenings import (
    Appeared,
    Arrived,
    Group,
    Happening,
    Took,
    Went,
)
from desktop.words.aventura.names import Names
from desktop.words.telling import Wordings, count


class Campaign(msgspec.Struct, frozen=True):
    """What stands before the first map, the chapters, and what is read at the ending."""

    before: tuple[Block, ...]
    chapters: tuple[Chapter, ...]
    ending: str = ""
    last: tuple[Block, ...] = ()


def campaign(pack: Pack, language: str, history: History, notes: Sequence[Note]) -> Campaign:
    """The whole of a campaign as far as it has come; the same save gives the same text."""
    state: State = history.state
    wordings = Wordings(history.entries[0].hash)
    remembers = state.options.get("map_memory") == "remembered"
    book = Book(Names(pack, language), wordings, remembers=remembers)
    now = [entry.format == history.game.format for entry in history.entries]
    events = [
        (at, event)
        for at, entry in enumerate(history.entries, 1)
        if now[at - 1]
        for event in entry.events
    ]
    book.quote("", book.names.intro())
    waiting = sorted(notes, key=lambda note: note.entry)
    grouping = Grouping(events)
    for at, told in grouping:
        wordings.number = at
        with suppress(KeyError, IndexError) if history.moved else nullcontext():
            _tell(book, told)  # what another version of the content has not is left out
        while waiting and waiting[0].entry <= grouping.done():
            book.note(waiting.pop(0).text)
    if not all(now):
        book.teller.say(ends.unreadable)
    for note in waiting:
        book.note(note.text)
    return _bound(book, state)


def _tell(book: Book, told: Happening) -> None:
    if not isinstance(told, Group):
        single.tell(book, told)
        return
    if isinstance(told, Arrived):
        single.enter(book, told.map)
    elif isinstance(told, Went) and told.turn is not None:
        book.clock = told.turn.clock
        book.teller.done.clear()
    elif isinstance(told, Appeared) and told.first:
        book.paragraph()
    book.teller.group(told)
    if isinstance(told, Appeared) and told.first:
        book.picture("adversary", told.tokens[0].card)
    elif isinstance(told, Took):
        book.found(told.cards)


def _bound(book: Book, state: State) -> Campaign:
    """All that was told; where it is not over, with the sentence where it stands."""
    if state.ending is None:
        _stands(book, state)
        book.close()
        return Campaign(book.before or (), tuple(book.chapters))
    book.close()
    book.quote("", book.names.ending_text(state.ending))
    ending = book.names.ending(state.ending)
    return Campaign(book.before or (), tuple(book.chapters), ending, book.taken())


def _stands(book: Book, state: State) -> None:
    say = book.teller.say
    book.paragraph()
    if state.visit is None or not state.investigators:
        say(ends.not_begun)
    elif state.phase == "defeat":
        say(ends.stands_beaten)
    elif state.phase in ("travel", "healing"):
        say(ends.stands_travelling)
    else:
        turns = book.names.pack.maps[state.visit.map].journal.clock.turns
        turn = book.scene.turn(state.visit.clock)
        say(ends.stands, map=book.scene.map(state.visit.map), turn=turn, turns=count(turns))
