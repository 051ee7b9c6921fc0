"""Packs and tables named on the command line."""

from pathlib import Path

from desktop.cli.answering import BadInput

INTRODUCTORY = "last_boat"


def content_path(game: str, word: str | None) -> Path:
    """What a game is played with, by id or path; without a word what the shelf begins with.

    Raises BadInput where there is nothing.
    """
    if game == "aventura":
        return pack_path(word)
    from desktop.store import tables

    path = tables.own() if word is None else Path(word)
    if word is not None and not path.exists():
        raise BadInput(f"{path}: there are no such tables")
    return path


def pack_path(word: str | None) -> Path:
    """A pack by id or path; without a word the introductory one. Raises BadInput."""
    from desktop.store import packs

    path = packs.find(word if word is not None else INTRODUCTORY)
    if not path.exists():
        raise BadInput(f"{path}: there is no such pack, by id or by path")
    return path
