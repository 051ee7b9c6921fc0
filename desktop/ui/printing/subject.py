"""What lies on the print sheet: a story as it stands, or content for the real table."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any, Protocol

import msgspec

from desktop.keepsakes import source
from desktop.keepsakes.leaf import Keepsake
from desktop.keepsakes.outputs.progress import Progress
from desktop.keepsakes.source import Offer, Source
from desktop.keepsakes.wish import PageName, Wish
from desktop.rules.kernel.errors import Unreadable
from desktop.rules.kernel.history import History
from desktop.store.format import Jottings


class Subject(Protocol):
    """Something that offers things to be printed."""

    @property
    def title(self) -> str:
        """What it is called."""

    def offers(self) -> tuple[Offer, ...]:
        """What of it can be printed, in its language."""

    def making(self, page: PageName, wish: Wish) -> Generator[Progress, None, Keepsake]:
        """One of these, step by step. Raises KeyError for what is not offered."""

    def told_in(self, language: str) -> Subject:
        """The same, told in another language."""


class Story(msgspec.Struct, frozen=True):
    """A story, finished or not, of which only what was seen is printed."""

    game: str
    title: str
    source: Source

    def offers(self) -> tuple[Offer, ...]:
        """What the game's keeper offers of it now."""
        return source.load(self.game).offers(self.source)

    def making(self, page: PageName, wish: Wish) -> Generator[Progress, None, Keepsake]:
        """What the game's keeper makes of it."""
        return source.load(self.game).making(self.source, page, wish)

    def told_in(self, language: str) -> Story:
        """The same story in another language."""
        told = msgspec.structs.replace(self.source, language=language)
        return msgspec.structs.replace(self, source=told)


class Content(msgspec.Struct, frozen=True):
    """A pack, tables or a year, of which everything is printed that one plays with."""

    game: str
    title: str
    content: Any
    language: str

    def offers(self) -> tuple[Offer, ...]:
        """What the game's keeper offers of it."""
        return source.load(self.game).blanks(self.content, self.language)

    def making(self, page: PageName, wish: Wish) -> Generator[Progress, None, Keepsake]:
        """What the game's keeper makes of it."""
        yield Progress(0, 1)
        return source.load(self.game).make_blank(self.content, self.language, page, wish)

    def told_in(self, language: str) -> Content:
        """The same content with its words in another language."""
        return msgspec.structs.replace(self, language=language)


def story(game: str, told: History, jottings: Jottings, name: str, language: str) -> Story:
    """A story under the title that its player gave it, else under its file's name."""
    return Story(game, jottings.title or name, Source(told, jottings, language))


def of_save(path: Path, language: str) -> Story:
    """A save, read and left as it is. Raises Unreadable, OSError."""
    from desktop import __version__
    from desktop.rules import games
    from desktop.store import contents, saves

    opened = saves.look(path, games.load, contents.find, __version__)
    if opened.history.content is None:  # gone, and with it what the story is told from
        raise Unreadable(opened.problems)
    source.load(opened.header.game)
    return story(opened.header.game, opened.history, opened.jottings, path.stem, language)


def of_content(game: str, path: Path, title: str, language: str) -> Content:
    """A pack, tables or a year that lies on the shelf, read whole. Raises Unreadable, OSError."""
    from desktop.store import contents

    source.load(game)
    return Content(game, title, contents.load(game, path), language)
