"""What was written, as the page shows it: one Chapter, and the whole book so far."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from desktop.drawing.prose import plain
from desktop.rules.games.book.state import Page, State
from desktop.store.format import Jottings
from desktop.ui.games.book.parts.held import NOWHERE, Held
from desktop.ui.widgets.book_page import BookView, Leaf
from desktop.ui.widgets.chapter_page import ChapterView, Gain
from desktop.words.book import chapters
from desktop.words.book.diary import own_lines
from desktop.words.book.names import ADVENTURER, TITLE, Names
from desktop.words.book.where import page_title

PLACE = "page."


def called(jottings: Jottings) -> Mapping[str, str]:
    """The names that the player gave; the title is that of the save until it is written anew."""
    return {
        ADVENTURER: jottings.names.get(ADVENTURER, ""),
        TITLE: jottings.names.get(TITLE, jottings.title),
    }


def kind_of(page: Page) -> str:
    """What a page is."""
    match page.kind:
        case "chapter":
            return QCoreApplication.translate("Book", "Chapter {number}").format(
                number=page.chapter
            )
        case "flight":
            return QCoreApplication.translate("Book", "A flight")
        case "town":
            return QCoreApplication.translate("Book", "A stay in Town")


def emblem_of(page: Page) -> str:
    """What is printed below a page: the sign of the Encounter as it was met."""
    if page.kind != "chapter":
        return page.kind
    return page.first if page.first not in ("", "P") else page.letter


def chapter(names: Names, state: State, number: int, jottings: Jottings, held: Held) -> ChapterView:
    """One page as it was just written, with what it brought."""
    page = state.pages[number]
    return ChapterView(
        page=number,
        kind=kind_of(page),
        title=page_title(names, page),
        told=(plain(chapters.paragraph(names, state, number)),),
        gains=gains(state, number),
        line=own_lines(jottings).get(number, ""),
        writable=True,  # the book is not out before its last page was read
        recap=held.recap,
        hint="" if held.recap else held.hint,
        emblem=emblem_of(page),
    )


def gains(state: State, number: int) -> tuple[Gain, ...]:
    """What an Encounter or a stay changed on the sheet; what hurts has a mark of its own."""
    page = state.pages[number]
    changes = _of_stay(state, number) if page.stay is not None else _of_tale(page)
    return tuple(
        Gain(label, f"{change:+d}".replace("-", "\N{MINUS SIGN}"), (change > 0) == hurts)
        for label, change, hurts in changes
        if change
    )


_Changes = tuple[tuple[str, int, bool], ...]


def _of_tale(page: Page) -> _Changes:
    """From the first throw to the last."""
    tale, xp = page.tale, page.sheet.xp
    return (
        (QCoreApplication.translate("Book", "XP"), tale.xp, False),
        (QCoreApplication.translate("Book", "Gold"), tale.gold - tale.bribes, False),
        (QCoreApplication.translate("Book", "Level"), xp // 100 - (xp - tale.xp) // 100, False),
        (QCoreApplication.translate("Book", "Wounds"), tale.wounds, True),
        (QCoreApplication.translate("Book", "Fear"), tale.fear, True),
    )


def _of_stay(state: State, number: int) -> _Changes:
    """From the arrival on; the purse is told where the page before says what was in it."""
    page = state.pages[number]
    stay = page.stay
    assert stay is not None
    purse = page.sheet.gold - state.pages[number - 1].sheet.gold if number else stay.earned
    return (
        (QCoreApplication.translate("Book", "Gold"), purse, False),
        (QCoreApplication.translate("Book", "Wounds"), -stay.healed, True),
        (QCoreApplication.translate("Book", "Fear"), stay.fear, True),
    )


def book(names: Names, state: State, held: Held, jottings: Jottings, *, whole: bool) -> BookView:
    """The book so far; the last leaf lies open unless another was turned to."""
    found = chapters.leaves(names, state, called(jottings), own_lines(jottings))
    leaves = tuple(
        Leaf(
            page=leaf.page,
            kind=_leaf_kind(leaf),
            title=leaf.title,
            told=tuple(plain(text) for text in leaf.paragraphs),
            line=leaf.note,
            figures=leaf.figures,
            sort=leaf.kind if leaf.kind in ("flight", "town") else "chapter",
            emblem=emblem_of(state.pages[leaf.page]) if 0 <= leaf.page < len(state.pages) else "",
        )
        for leaf in found
        if leaf.kind != "title"
    )
    last = len(leaves) - 1
    return BookView(
        title=found[0].title,
        author=" ".join(found[0].paragraphs),
        leaves=leaves,
        at=last if held.leaf == NOWHERE else min(held.leaf, last),
        whole=whole,
        empty=QCoreApplication.translate("Book", "Nothing is written yet."),
        posthumous=QCoreApplication.translate("Book", "A manuscript, left behind")
        if state.ending == "dead"
        else "",
    )


def _leaf_kind(leaf: chapters.Leaf) -> str:
    match leaf.kind:
        case "chapter":
            return QCoreApplication.translate("Book", "Chapter {number}").format(
                number=leaf.chapter
            )
        case "flight":
            return QCoreApplication.translate("Book", "A flight")
        case "town":
            return QCoreApplication.translate("Book", "A stay in Town")
        case _:
            return QCoreApplication.translate("Book", "The end")
