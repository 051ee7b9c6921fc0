"""What is named on the command line to be printed: a save, or content for the real table."""

from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from desktop import __version__
from desktop.cli.answering import BadInput, refused
from desktop.rules import games
from desktop.rules.kernel.errors import Unreadable

if TYPE_CHECKING:
    from desktop.keepsakes.leaf import Keepsake
    from desktop.keepsakes.outputs.progress import Progress
    from desktop.keepsakes.source import Offer, Source
    from desktop.keepsakes.wish import Wish
    from desktop.store.saves import Opened

_PACKS = (".solpack", ".zip")
_MAPS = (".tmj", ".tmx")
_SHOWN = 200


class Printable(msgspec.Struct, frozen=True):
    """A game's story, or (without one) its content, in a language; `lost` steps of the story."""

    game: str
    content: Any
    language: str
    opened: "Opened | None" = None

    @property
    def kind(self) -> str:
        """`save` or `pack`."""
        return "pack" if self.opened is None else "save"

    @property
    def lost(self) -> int:
        """Steps that a damaged save has lost."""
        return 0 if self.opened is None else self.opened.lost

    def offers(self) -> "tuple[Offer, ...]":
        """What it can be printed as. Raises BadInput where that is nothing."""
        from desktop.keepsakes import source

        try:
            keeper = source.load(self.game)
        except ModuleNotFoundError:
            raise BadInput(f"{self.game}: nothing of this game can be printed") from None
        story = self._story()
        if story is not None:
            found = keeper.offers(story)
        else:
            found = keeper.blanks(self.content, self.language)
        if not found:
            raise BadInput(f"{self.game}: there is nothing to print yet")
        return found

    def making(self, offer: "Offer", wish: "Wish") -> "Generator[Progress, None, Keepsake]":
        """One of them, step by step."""
        from desktop.keepsakes import source
        from desktop.keepsakes.outputs.progress import Progress

        keeper, story = source.load(self.game), self._story()
        if story is not None:
            return (yield from keeper.making(story, offer.page, wish))
        yield Progress(0, 1)
        return keeper.make_blank(self.content, self.language, offer.page, wish)

    def together(
        self, offers: "tuple[Offer, ...]", wish: "Wish"
    ) -> "Generator[Progress, None, Keepsake]":
        """Several of them as one, step by step."""
        from desktop.keepsakes.outputs.progress import Progress

        made: list[Keepsake] = []
        for place, offer in enumerate(offers):
            yield Progress(place, len(offers))
            made.append((yield from self.making(offer, wish)))
        title = ", ".join(offer.title for offer in offers)
        leaves = tuple(leaf for one in made for leaf in one.leaves)
        return msgspec.structs.replace(made[0], title=title, leaves=leaves, picture=None)

    def _story(self) -> "Source | None":
        from desktop.keepsakes.source import Source

        if self.opened is None:
            return None
        return Source(self.opened.history, self.opened.jottings, self.language)


def printable(word: str, language: str) -> Printable:
    """What a word names: a game, else a file or folder, else a pack or year by its id.

    Raises BadInput where there is no such thing, or none that can be used.
    """
    try:
        return _named(word, language)
    except OSError as trouble:  # a name longer than any, a folder that may not be looked into
        raise BadInput(f"{word[:_SHOWN]}: {trouble.strerror}") from None


def _named(word: str, language: str) -> Printable:
    path = Path(word)
    if word in games.NAMES:  # a file or folder of such a name is ./book
        from desktop.cli.content import content_path

        return _content(word, content_path(word, None), language)
    if word and path.exists():
        game = _game_of(path)
        if game is None:
            return _saved(path, language)
        return _content(game, _home(game, path), language)
    found = _on_shelf(word) if word else None
    if found is None:
        raise BadInput(f"{word}: there is no such save, and no such pack, year or game")
    return _content(*found, language)


def _game_of(path: Path) -> str | None:
    """The game that content belongs to, by its names; None for what may be a save."""
    from desktop.rules.games.aventura.content.membership import MANIFEST
    from desktop.store import almanacs, tables

    if almanacs.is_year(path):
        return "calendar"
    if path.suffix in _PACKS or path.name == MANIFEST or (path / MANIFEST).is_file():
        return "aventura"
    if path.suffix in _MAPS:
        raise BadInput(f"{path}: a map is printed with the pack that it belongs to")
    if (path.is_dir() or path.suffix == ".toml") and tables.holds_tables(path):
        return "book"
    if path.is_dir():
        raise BadInput(f"{path}: this folder holds no pack, no year and no tables")
    return None


def _home(game: str, path: Path) -> Path:
    """The folder of a pack that is named by its manifest."""
    return path.absolute().parent if game == "aventura" and path.suffix == ".toml" else path


def _on_shelf(word: str) -> tuple[str, Path] | None:
    from desktop.store import glance, packs

    pack = packs.find(word)
    if pack.exists():
        return "aventura", pack
    for path, _ in glance.years():
        seen = glance.year(path)
        if seen is not None and seen.id == word:
            return "calendar", path
    return None


def _content(game: str, path: Path, language: str) -> Printable:
    from desktop.store import contents

    try:
        return Printable(game, contents.load(game, path), language)
    except Unreadable as trouble:
        raise refused(path, trouble) from None


def _saved(path: Path, language: str) -> Printable:
    from desktop.store import contents, saves

    try:
        opened = saves.look(path, games.load, contents.find, __version__)
    except Unreadable as trouble:
        raise refused(path, trouble) from None
    history = opened.history
    if history.content is None:
        raise BadInput(f"{path}: what it was begun with is gone")
    return Printable(history.game.name, history.content, language, opened)
