"""The tables, one folder a game; each is imported when it is asked for."""

from collections.abc import Mapping
from datetime import date
from importlib import import_module
from typing import Any, Protocol

from desktop.store.settings import Settings
from desktop.ui.new_game import Adventure
from desktop.ui.session import Session
from desktop.ui.table import Table
from desktop.ui.theme import Look

Made = tuple[Any, ...]


class Screen(Protocol):
    """What a game's folder gives the window.

    `opening`: so many entries of a story are made before anything is shown.
    """

    opening: int

    def invite(self, content: Any, language: str, settings: Settings, today: date) -> Adventure:
        """The sheet of a new game with this content, on this day."""

    def first(self, people: tuple[str, ...], options: Mapping[str, str], today: date) -> Made:
        """The choices that the sheet has made, and those that follow from the day."""

    def table(self, session: Session, settings: Settings, look: Look, language: str) -> Table:
        """The table of a session."""


def load(name: str) -> Screen:
    """The screen of a game. Raises ModuleNotFoundError for one that has none."""
    screen: Screen = import_module(f"desktop.ui.games.{name}").SCREEN
    return screen
