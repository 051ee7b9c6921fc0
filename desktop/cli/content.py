"""Packs named on the command line."""

from pathlib import Path

from desktop.cli.answering import BadInput
from desktop.store import packs

INTRODUCTORY = "last_boat"


def pack_path(word: str | None) -> Path:
    """A pack by id or path; without a word the introductory one. Raises BadInput."""
    path = packs.find(word if word is not None else INTRODUCTORY)
    if not path.exists():
        raise BadInput(f"{path}: there is no such pack, by id or by path")
    return path
