"""The games by name; each is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from desktop.rules.kernel.game import Game

NAMES = ("aventura", "book", "calendar")


class Known(msgspec.Struct):
    """What is known of a game without importing it."""

    name: str
    format: int


_FORMATS = {"aventura": 1, "book": 1, "calendar": 1}


def load(name: str) -> Game:
    """The filled form of a game. Raises KeyError for a name that is not in NAMES."""
    if name not in NAMES:
        raise KeyError(name)
    game: Game = import_module(f"desktop.rules.games.{name}").GAME
    return game


def known(name: str) -> Known:
    """A game's name and format number, without importing it. Raises KeyError."""
    return Known(name, _FORMATS[name])
