"""Which told piece stands on which page, by the seed; none again until all that fit were told.

Languages change words, never which piece; so everything here looks at the pieces as written.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from desktop.rules.games.book.content.schema import Interlude, Piece, Story, Tables
from desktop.rules.games.book.state import Page, State, Task
from desktop.rules.kernel.chance import Chance
from desktop.words.book import facts
from desktop.words.book.facts import Facts

_PLACE = re.compile(r"\{([a-z]+)\}")
_BOUND = re.compile(r"(row|hook)_[1-6]")
_BOUND_OF, _BOUND_IN = 2, 3
"""Two times in three a piece that knows the title is taken before one that does not."""


class Chosen(msgspec.Struct, frozen=True):
    """The pieces of one page, with the section of the tables that they come from."""

    section: str
    facts: Facts
    opening: Piece | None
    turn: Piece | None
    closing: Piece | None
    situation: Piece | None = None
    meeting: Facts | None = None  # what was known when it was met


@lru_cache(maxsize=4096)
def places(text: str) -> frozenset[str]:
    """The {places} of a text."""
    return frozenset(_PLACE.findall(text))


@lru_cache(maxsize=4096)
def _bound(when: tuple[str, ...]) -> bool:
    return any(_BOUND.fullmatch(word) for word in when)


def fits(piece: Piece, found: Facts) -> bool:
    """Whether a piece may be told: its ending, all its conditions, and a figure in every place."""
    if piece.outcomes and found.outcome and found.outcome not in piece.outcomes:
        return False
    if not all(word in found.words for word in piece.when if word != "several"):
        return False
    named = places(piece.text)
    if not all(_has(place, found) for place in named):
        return False
    return "several" not in piece.when or all(
        found.places[place] >= 2 for place in named & facts.COUNTED
    )


def named(chosen: Chosen) -> frozenset[str]:
    """The figures that the paragraph of a page tells."""
    pieces = (chosen.opening, chosen.turn, chosen.closing)
    return frozenset().union(*(places(piece.text) for piece in pieces if piece is not None))


def filled(text: str, figures: Mapping[str, str]) -> str:
    """A text with its figures; a place that has none stays as it is."""
    return _PLACE.sub(lambda found: figures.get(found[1], found[0]), text)


def _has(place: str, found: Facts) -> bool:
    if place == "attribute":
        return bool(found.attribute)
    return found.places.get(place, 0) > 0


class Telling:
    """What was told so far, page by page; the choice for a page knows those before it only."""

    def __init__(self, tables: Tables, seed: str) -> None:
        """Nothing is told yet."""
        self.tables = tables
        self._chance = Chance(seed)
        self._pages: list[Page] = []
        self._chosen: list[Chosen] = []
        self._times: dict[str, dict[str, int]] = {}  # list of pieces -> id -> how often told
        self._last: dict[str, str] = {}  # list of pieces -> the id told last

    def page(self, page: Page) -> Chosen:
        """Choose for the next page."""
        situation, meeting = None, None
        if page.kind != "town" and page.first in self.tables.stories:
            meeting = facts.of_meeting(page, self._pages)
            situation = self._situation(page.first, meeting)
        section = facts.section(page)
        found = facts.of(page, self._pages)
        told = self._parts(section)
        dead = "dead" in found.words
        closings = [one for one in told.closings if not dead or "dead" in one.when]
        chosen = Chosen(
            section,
            found,
            self._pick(f"{section}.opening", told.openings, found),
            self._pick(f"{section}.turn", told.turns, found),
            self._pick(f"{section}.closing", closings, found),
            situation,
            meeting,
        )
        self._pages.append(page)
        self._chosen.append(chosen)
        return chosen

    def upto(self, pages: Sequence[Page]) -> tuple[Chosen, ...] | None:
        """What was chosen for the first so many pages, after choosing for those that are new.

        None where this book began otherwise.
        """
        if any(known is not page for known, page in zip(self._pages, pages, strict=False)):
            return None
        for page in pages[len(self._pages) :]:
            self.page(page)
        return tuple(self._chosen[: len(pages)])

    def situation(self, task: Task, state: State) -> Piece | None:
        """What is told of the Encounter that stands open; its page will have it told."""
        if task.first not in self.tables.stories:
            return None
        found = facts.of_task(task, state.sheet, self._pages)
        return self._choose(f"{task.first}.situation", self._situations(task.first), found)

    def _situation(self, section: str, found: Facts) -> Piece | None:
        return self._pick(f"{section}.situation", self._situations(section), found)

    def _situations(self, section: str) -> tuple[Piece, ...]:
        return self.tables.stories[section].situations

    def _parts(self, section: str) -> Story | Interlude:
        match section:
            case "town":
                return self.tables.town
            case "flight":
                return self.tables.flight
            case _:
                return self.tables.stories[section]

    def _pick(self, key: str, pieces: Sequence[Piece], found: Facts) -> Piece | None:
        piece = self._choose(key, pieces, found)
        if piece is not None:
            times = self._times.setdefault(key, {})
            times[piece.id] = times.get(piece.id, 0) + 1
            self._last[key] = piece.id
        return piece

    def _choose(self, key: str, pieces: Sequence[Piece], found: Facts) -> Piece | None:
        fitting = [piece for piece in pieces if fits(piece, found)]
        if not fitting:
            return None
        times, last = self._times.get(key, {}), self._last.get(key, "")
        if len(fitting) > 1:
            fitting = [piece for piece in fitting if piece.id != last]
        least = min(times.get(piece.id, 0) for piece in fitting)
        chance = self._chance.fork(f"told|{len(self._pages)}|{key}")
        return _drawn([one for one in fitting if times.get(one.id, 0) == least], chance)


def _drawn(pieces: Sequence[Piece], chance: Chance) -> Piece:
    bound = [piece for piece in pieces if _bound(piece.when)]
    free = [piece for piece in pieces if not _bound(piece.when)]
    if bound and free:
        lot, chance = chance.below(_BOUND_IN)
        pieces = bound if lot < _BOUND_OF else free
    return chance.pick(pieces)[0]


_kept: list[tuple[Tables, str, Telling]] = []
"""The book that was told last: most questions are about the same one, or one page more."""


def told(tables: Tables, seed: str, pages: Sequence[Page]) -> tuple[Chosen, ...]:
    """What is told on each page of a book, or of the beginning of one."""
    for known, key, telling in _kept:
        if known is tables and key == seed:
            chosen = telling.upto(pages)
            if chosen is not None:
                return chosen
    telling = Telling(tables, seed)
    _kept[:] = [(tables, seed, telling)]
    return telling.upto(pages) or ()


def situation(tables: Tables, seed: str, state: State) -> Piece | None:
    """What is told of the Encounter that stands open, of what the pages before it did not tell."""
    if state.task is None:
        return None
    telling = Telling(tables, seed)
    telling.upto(state.pages)
    return telling.situation(state.task, state)
