"""The pages of a book as sections: a chapter for every Encounter, interludes between them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop.drawing.prose import Run, plain
from desktop.keepsakes.manuscript import Kind, Para, Section, Voice
from desktop.keepsakes.source import Source
from desktop.rules.games.book.state import Area, Page, State, Task
from desktop.words.book import chapters, facts
from desktop.words.book.bound import heads
from desktop.words.book.bound.accounts import accounts
from desktop.words.book.bound.bridges import bridge
from desktop.words.book.bound.journal import Events, by_page
from desktop.words.book.bound.stakes import met_at, stakes
from desktop.words.book.bound.throws import since_met, summary, throws
from desktop.words.book.bound.wordings import Wordings
from desktop.words.book.chapters import Leaf
from desktop.words.book.diary import own_lines
from desktop.words.book.names import Names, place_text
from desktop.words.markup import paragraphs


def paras(text: str, voice: Voice = "text") -> list[Para]:
    """Told text as paragraphs; none of an empty one."""
    return [
        Para(tuple(Run(piece.style, piece.text) for piece in row), voice)
        for row in paragraphs(text)
    ]


def _own(note: str) -> list[Para]:
    """The player's line, as it was written."""
    return [Para(plain(line), "note") for line in note.splitlines() if line.strip()]


def _in_place(what: str, area: str) -> str:
    """An Encounter or a Town, and its square."""
    return QCoreApplication.translate("Keepsakes", "{encounter}, in {place}").format(
        encounter=what, place=place_text(area)
    )


class Telling:
    """The pages of a book one after another, with the wordings that were used so far."""

    def __init__(self, source: Source) -> None:
        history = source.history
        self.state: State = history.state
        self.names = Names(history.content, source.language)
        self.wordings = Wordings(self.state.chance.key)
        self.events = by_page(history)
        own = own_lines(source.jottings)
        _, *self.leaves = chapters.leaves(self.names, self.state, {}, own)

    def sections(self) -> Iterator[Section]:
        """A chapter for every Encounter, an interlude for every flight and stay."""
        unfinished = facts.unfinished(self.state)
        for leaf in self.leaves:
            if leaf.kind == "unfinished" and unfinished is not None:
                yield self._encounter(leaf, unfinished, self._happened(len(self.state.pages)))
            elif leaf.page >= 0:
                page, events = self.state.pages[leaf.page], self._happened(leaf.page)
                if page.stay is None:
                    yield self._encounter(leaf, page, events)
                else:
                    yield self._town(leaf, page, events)
        if self.state.ending is None and self.state.task is not None:
            yield self._open(self.state.task)

    def _happened(self, page: int) -> Events:
        return self.events[page] if self.events else ()

    def _encounter(self, leaf: Leaf, page: Page, events: Events) -> Section:
        blocks = [
            *paras(stakes(self.names, page, self.wordings), "stakes"),
            *paras(bridge(self.names, events, self.wordings), "mood"),
            *paras(leaf.situation, "mood"),
            *(para for told in leaf.paragraphs for para in paras(told)),
            *self._figures(leaf, page, events),
            *_own(leaf.note),
        ]
        over = {
            "chapter": heads.chapter_over(leaf.chapter),
            "flight": heads.flight_over(),
        }.get(leaf.kind, heads.broken_over())
        kind: Kind = "interlude" if leaf.kind == "flight" else "chapter"
        return Section(kind, leaf.title, tuple(blocks), over, self._met(page))

    def _met(self, page: Page) -> str:
        return _in_place(self.names.met(page.first, met_at(page)), page.area)

    def _figures(self, leaf: Leaf, page: Page, events: Events) -> list[Para]:
        told = throws(self.names, since_met(events))
        lines = (summary(self.names, page), *told) if told else (leaf.figures,)
        return [Para(plain(line), "figures") for line in lines if line]

    def _open(self, task: Task) -> Section:
        """The Encounter that one stands in, as far as it has come."""
        page = Page(
            *("chapter", task.area, "left", self.state.sheet),
            letter=task.letter,
            first=task.first,
            ecl=task.ecl,
            title=task.title,
            tale=task.tale,
        )
        events = self._happened(len(self.state.pages))
        blocks = [
            *paras(stakes(self.names, page, self.wordings), "stakes"),
            *paras(bridge(self.names, events, self.wordings), "mood"),
            *paras(chapters.situation(self.names, self.state)),
            *(Para(plain(line), "figures") for line in throws(self.names, since_met(events))),
        ]
        title = self.names.title(task.first, task.title) or self.names.letter(task.letter)
        return Section("chapter", title, tuple(blocks), heads.open_over(), self._met(page))

    def _town(self, leaf: Leaf, page: Page, events: Events) -> Section:
        assert page.stay is not None
        told = accounts(self.names, page.stay, events, leaf.named, self.wordings) if events else ""
        blocks = [
            *paras(bridge(self.names, events, self.wordings), "mood"),
            *(para for one in leaf.paragraphs for para in paras(one)),
            *paras(told),
            Para(plain(leaf.figures), "figures"),
            *_own(leaf.note),
        ]
        town = self.names.area(Area("town", page.stay.wealth), home=bool(page.stay.fare))
        over, under = heads.town_over(page.stay), _in_place(town, page.area)
        return Section("interlude", leaf.title, tuple(blocks), over, under)
