"""The games by name; each is imported when it is asked for."""

from importlib import import_module

from desktop.rules.kernel.game import Game

NAMES = ("aventura",)


def load(name: str) -> Game:
    """The filled form of a game. Raises KeyError for a name that is not in NAMES."""
    if name not in NAMES:
        raise KeyError(name)
    game: Game = import_module(f"desktop.rules.games.{name}").GAME
    return game
