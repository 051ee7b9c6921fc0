"""The book as it is told: situations, paragraphs, and all leaves from the title to the end.

Pure and deterministic: everything follows from the tables, the seed and the pages.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book.content.schema import Piece
from desktop.rules.games.book.state import Page, State
from desktop.words.book import ends, facts, fitting
from desktop.words.book.facts import Facts
from desktop.words.book.figures import figures
from desktop.words.book.fitting import Chosen
from desktop.words.book.names import Names
from desktop.words.book.where import page_title
from desktop.words.numbers import in_words, told_attribute

Kind = Literal["title", "chapter", "flight", "town", "unfinished", "ending"]


class Leaf(msgspec.Struct, frozen=True):
    """One leaf of the book. `page`: its place among the pages of the state, -1 where it has none.

    `figures` is one line of what was thrown and what it cost; `note` is the player's own line.
    `situation` is what was told on arrival, `named` the figures that the paragraphs tell.
    """

    title: str
    kind: Kind
    chapter: int
    paragraphs: tuple[str, ...]
    note: str = ""
    page: int = -1
    figures: str = ""
    situation: str = ""
    named: frozenset[str] = frozenset()


def situation(names: Names, state: State) -> str:
    """The two sentences on arrival at the Encounter that stands open; empty before its type."""
    if state.task is None:
        return ""
    piece = fitting.situation(names.tables, state.chance.key, state)
    if piece is None:
        return ""
    found = facts.of_task(state.task, state.sheet, state.pages)
    return _filled(names, f"{state.task.first}.situation", piece, found)


def paragraph(names: Names, state: State, page: int) -> str:
    """What is told of one page of the book. Raises IndexError for a page that there is not."""
    return _paragraph(names, fitting.told(names.tables, state.chance.key, state.pages)[page])


def leaves(
    names: Names, state: State, called: Mapping[str, str], own: Mapping[int, str]
) -> tuple[Leaf, ...]:
    """The whole book so far.

    `called` are the names that the player gave ("adventurer", "title"), `own` the player's lines
    by page.
    """
    rest = facts.unfinished(state)
    pages = (*state.pages, rest) if rest is not None else state.pages
    chosen = fitting.told(names.tables, state.chance.key, pages)
    found = [_title_leaf(called)]
    for place, (page, one) in enumerate(zip(pages, chosen, strict=True)):
        leaf = _leaf(names, page, one, place, own.get(place, ""))
        if page is not rest:
            found.append(leaf)
        elif leaf.paragraphs:
            found.append(msgspec.structs.replace(leaf, kind="unfinished", page=-1))
    if state.ending is not None:
        last = (ends.ending_text(state.ending),)
        found.append(Leaf(ends.ending_title(state.ending), "ending", 0, last))
    return tuple(found)


def default_title() -> str:
    """What a book without a title is called."""
    return QCoreApplication.translate("Book", "A Book of Adventure")


def default_adventurer() -> str:
    """Who wrote a book without an adventurer's name."""
    return QCoreApplication.translate("Book", "somebody who was there")


def _title_leaf(called: Mapping[str, str]) -> Leaf:
    by = QCoreApplication.translate("Book", "by {adventurer}").format(
        adventurer=called.get("adventurer") or default_adventurer()
    )
    return Leaf(called.get("title") or default_title(), "title", 0, (by,))


def _leaf(names: Names, page: Page, chosen: Chosen, place: int, note: str) -> Leaf:
    told = _paragraph(names, chosen)
    return Leaf(
        page_title(names, page),
        page.kind,
        page.chapter,
        (told,) if told else (),
        note,
        place,
        figures(names, page),
        _situation(names, page, chosen),
        fitting.named(chosen),
    )


def _situation(names: Names, page: Page, chosen: Chosen) -> str:
    if chosen.situation is None or chosen.meeting is None:
        return ""
    return _filled(names, f"{page.first}.situation", chosen.situation, chosen.meeting)


def _paragraph(names: Names, chosen: Chosen) -> str:
    parts = (
        ("opening", chosen.opening),
        ("turn", chosen.turn),
        ("closing", chosen.closing),
    )
    return " ".join(
        _filled(names, f"{chosen.section}.{part}", piece, chosen.facts)
        for part, piece in parts
        if piece is not None
    )


def _filled(names: Names, key: str, piece: Piece, found: Facts) -> str:
    """A piece in the reader's language with its figures."""
    text = names.text(f"{key}.{piece.id}", piece.text)
    language = names.language if names.has(f"{key}.{piece.id}") else "en"
    figures_told = {place: _figure(place, found, language) for place in fitting.places(text)}
    return fitting.filled(text, figures_told)


def _figure(place: str, found: Facts, language: str) -> str:
    if place == "attribute":
        return told_attribute(found.attribute, language)
    number = found.places.get(place, 0)
    return str(number) if place in facts.DIGITS else in_words(number, language)
