"""The story so far as text: the log in plain sentences, and the book with the player's lines."""

import re
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop.rules.kernel.history import History
from desktop.store.format import Jottings
from desktop.words.book import chapters
from desktop.words.book.names import place_text
from desktop.words.book.narrator import Narrator
from desktop.words.markup import plain_text

_PAGE = re.compile(r"page\.([0-9]{1,4})")
_AREA = re.compile(r"area\.([0-9]{1,3},[0-9]{1,3})")


def log_lines(narrator: Narrator, history: History) -> Iterator[str]:
    """Every plain sentence and throw of a story."""
    tell = narrator.continued()
    for entry in history.entries:
        for line in tell(entry.events):
            yield line.text


def own_lines(jottings: Jottings) -> dict[int, str]:
    """The player's own lines by page."""
    return {int(number): text for number, text in _noted(jottings, _PAGE)}


def square_notes(jottings: Jottings) -> tuple[tuple[str, str], ...]:
    """The notes on squares of the sheet, each with its square."""
    return tuple(_noted(jottings, _AREA))


def _noted(jottings: Jottings, places: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    for note in jottings.notes:
        found = places.fullmatch(note.place)
        if found is not None:
            yield found.group(1), note.text


def _pencilled(jottings: Jottings) -> list[str]:
    """The notes on squares of the sheet, after the book."""
    told = [
        QCoreApplication.translate("Book", "In pencil, {place}: {note}").format(
            place=place_text(area), note=text
        )
        for area, text in square_notes(jottings)
        if text
    ]
    return ["", "", *told] if told else []


def diary(narrator: Narrator, history: History, jottings: Jottings) -> tuple[str, str]:
    """The title of the book, and the whole of it with figures and the player's lines."""
    called = {"title": jottings.title, **jottings.names}
    first, *leaves = chapters.leaves(narrator.names, history.state, called, own_lines(jottings))
    rows = [first.title, *first.paragraphs]
    for leaf in leaves:
        head = leaf.title
        if leaf.kind == "chapter":
            head = QCoreApplication.translate("Book", "{number}. {title}").format(
                number=leaf.chapter, title=leaf.title
            )
        rows += ["", "", head, "", *(plain_text(told) for told in leaf.paragraphs)]
        rows += [leaf.figures] if leaf.figures else []
        rows += [leaf.note] if leaf.note else []
    rows += _pencilled(jottings)
    return first.title, "\n".join(rows).strip() + "\n"
