"""What keepsakes are made of, and what each game offers."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from importlib import import_module
from typing import Any, Protocol

import msgspec

from desktop.keepsakes.leaf import Keepsake
from desktop.keepsakes.outputs.progress import Progress
from desktop.keepsakes.wish import PageName, Wish
from desktop.rules.kernel.history import History
from desktop.store.format import Jottings

FILES = ("pdf", "svg", "png", "html")
TEXT_FILES = (*FILES, "epub")


class Source(msgspec.Struct, frozen=True):
    """A story to be kept, finished or not, told in a language ("en" or another)."""

    history: History
    jottings: Jottings
    language: str


class Offer(msgspec.Struct, frozen=True):
    """One thing that can be printed now. `parts`: (id, title) of what may be chosen of it.

    `scaled`: scale and posters mean something for it; `booklet`: it may be folded.
    """

    page: PageName
    title: str
    files: tuple[str, ...] = FILES
    parts: tuple[tuple[str, str], ...] = ()
    scaled: bool = False
    booklet: bool = False


class Keeper(Protocol):
    """What a game's folder gives: what of a story, and of content alone, can be printed.

    Of a story only what was seen; of content everything, for the real table. `make` and
    `make_blank` raise KeyError for a page (or a part) that is not offered. The first offer is
    what is printed where no page is named.
    """

    def offers(self, source: Source) -> tuple[Offer, ...]:
        """What a story can be printed as, now."""

    def make(self, source: Source, page: PageName, wish: Wish) -> Keepsake:
        """One of them."""

    def making(
        self, source: Source, page: PageName, wish: Wish
    ) -> Generator[Progress, None, Keepsake]:
        """The same in steps, so that a window stays alive beside it."""

    def blanks(self, content: Any, language: str) -> tuple[Offer, ...]:
        """What content alone can be printed as."""

    def make_blank(self, content: Any, language: str, page: PageName, wish: Wish) -> Keepsake:
        """One of them."""


def load(game: str) -> Keeper:
    """The keepsakes of a game. Raises ModuleNotFoundError for a game that has none."""
    keeper: Keeper = import_module(f"desktop.keepsakes.games.{game}").KEEPER
    return keeper


def titled(offers: tuple[Offer, ...]) -> Mapping[str, Offer]:
    """Offers by the name of their page."""
    return {offer.page: offer for offer in offers}
