"""The tables, one folder a game; each is imported when it is asked for."""

from importlib import import_module
from typing import Any, Protocol

from desktop.store.settings import Settings
from desktop.ui.new_game import Adventure
from desktop.ui.session import Session
from desktop.ui.table import Table
from desktop.ui.theme import Look


class Screen(Protocol):
    """What a game's folder gives the window.

    `opening`: so many entries of a story are made before anything is shown.
    """

    opening: int

    def invite(self, content: Any, language: str, settings: Settings) -> Adventure:
        """The sheet of a new game with this content."""

    def first(self, people: tuple[str, ...]) -> tuple[Any, ...]:
        """The choices that the sheet has made."""

    def table(self, session: Session, settings: Settings, look: Look, language: str) -> Table:
        """The table of a session."""


def load(name: str) -> Screen:
    """The screen of a game. Raises ModuleNotFoundError for one that has none."""
    screen: Screen = import_module(f"desktop.ui.games.{name}").SCREEN
    return screen
