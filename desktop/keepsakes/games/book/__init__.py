"""Keepsakes of the Book of Adventure: the book itself, its sheet, the journey, empty sheets."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.keepsakes.games.book import empty, sheet
from desktop.keepsakes.games.book.manuscript import title_of, writing
from desktop.keepsakes.leaf import Keepsake
from desktop.keepsakes.outputs.progress import Progress, drained
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.placing.placing import place
from desktop.keepsakes.prose.volume import volume
from desktop.keepsakes.source import TEXT_FILES, Keeper, Offer, Source
from desktop.keepsakes.stems import stem
from desktop.keepsakes.wish import PageName, Wish
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.options import WORLDS
from desktop.rules.games.book.state import State
from desktop.words.book.names import ADVENTURER


class BookKeeper:
    """The keepsakes of the Book.

    Its diary is the book itself, so that no other is offered.
    """

    def offers(self, source: Source) -> tuple[Offer, ...]:
        """The book once a page of it is written, the sheet, the journey once there is one."""
        state: State = source.history.state
        found: list[Offer] = []
        if state.pages:
            title = QCoreApplication.translate("Keepsakes", "The book")
            found.append(Offer("book", title, TEXT_FILES, booklet=True))
        found.append(Offer("sheet", sheet.sheet_name(), scaled=True))
        if state.areas:
            found.append(Offer("map", sheet.journey_name(), scaled=True))
        return (*found, Offer("blank", empty.blank_name(), scaled=True))

    def make(self, source: Source, page: PageName, wish: Wish) -> Keepsake:
        """One of them."""
        return drained(self.making(source, page, wish))

    def making(
        self, source: Source, page: PageName, wish: Wish
    ) -> Generator[Progress, None, Keepsake]:
        """The same step by step."""
        if page not in {offer.page for offer in self.offers(source)} or wish.part:
            raise KeyError(page)
        state: State = source.history.state
        match page:
            case "book":
                told = yield from writing(source, wish.made)
                return (yield from volume(told, wish))
            case "sheet":
                together = sheet.together(sheet.sheet_pictures(source, cut=True))
                return _drawn(source, page, sheet.sheet_pictures(source), together, wish)
            case "map":
                together = sheet.together(sheet.journey_pictures(source, cut=True))
                pictures = sheet.journey_pictures(source)
                return _drawn(source, "journey", pictures, together, wish)
            case _:
                size = state.columns, state.rows
                return _blank(source.history.content, source.language, size, wish)

    def blanks(self, content: Any, language: str) -> tuple[Offer, ...]:
        """The empty sheet, for each paper there is a world for."""
        parts = tuple(
            (paper, empty.size_text(paper, columns, rows))
            for paper, (columns, rows) in WORLDS.items()
        )
        return (Offer("blank", empty.blank_name(), parts=parts, scaled=True),)

    def make_blank(self, content: Any, language: str, page: PageName, wish: Wish) -> Keepsake:
        """An empty sheet, of the size that suits the printer's paper where none is named."""
        if page != "blank":
            raise KeyError(page)
        return _blank(content, language, WORLDS[wish.part or wish.sheet.paper.name], wish)


def _drawn(
    source: Source, what: str, pictures: tuple[Picture, ...], together: Picture, wish: Wish
) -> Keepsake:
    title = title_of(source)
    return Keepsake(
        title=QCoreApplication.translate("Keepsakes", "{title}: {what}").format(
            title=title, what=pictures[0].name
        ),
        stem=stem(title, what),
        leaves=place(pictures, wish),
        picture=together,
        author=source.jottings.names.get(ADVENTURER, ""),
        language=source.language,
    )


def _blank(tables: Tables, language: str, size: tuple[int, int], wish: Wish) -> Keepsake:
    blank = empty.blank_sheet(*size)
    pictures = blank, empty.key(tables, language, (blank.width, blank.height))
    return Keepsake(
        title=empty.blank_name(),
        stem=stem("book", "blank"),
        leaves=place(pictures, wish),
        picture=sheet.together(pictures),
        language=language,
    )


KEEPER: Keeper = BookKeeper()
