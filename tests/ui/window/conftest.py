"""A window on the shelf in a fresh profile, with small packs and saves of the worked example."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from desktop import paths
from desktop.app import application
from desktop.store.settings import Settings
from desktop.ui import playing
from desktop.ui.main_window import MainWindow
from desktop.ui.today import Clock
from desktop.words.language import speak
from tests.tide_ledger import FOLDER

PLAIN = Settings(theme="lamp", motion="reduced", pacing="at_once", language="en")
Open = Callable[..., MainWindow]


@pytest.fixture(scope="session")
def qapp() -> object:
    """The program's own application, so that what it sets is set here too."""
    return application()


@pytest.fixture
def open_window(qtbot: QtBot) -> Iterator[Open]:
    """Opens windows: `open_window(settings, size, safe=..., clock=...)`."""
    made: list[MainWindow] = []

    def new(
        settings: Settings = PLAIN,
        size: tuple[int, int] = (1366, 700),
        *,
        safe: bool = False,
        clock: Clock | None = None,
    ) -> MainWindow:
        window = MainWindow(settings, safe=safe, clock=clock)
        window.resize(*size)
        window.show()
        qtbot.waitExposed(window)
        made.append(window)
        return window

    yield new
    for window in made:
        window.close()
        window.deleteLater()
    QCoreApplication.processEvents()
    speak("en")


def begin(choices: int) -> Path:
    """A save of the worked example, with so many first choices made, its pack kept."""
    story = playing.begin("aventura", FOLDER, "The Tide Ledger", {}, ("nell",))
    assert story.save is not None
    told = story.told
    for _ in range(choices):
        told = told.choose(told.choices()[0])
        story.save.write(told, story.jottings)
    story.save.close()
    return story.path


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The Book of Adventure on the shelf, with small tables; their folder."""
    from desktop.rules import games
    from tests.small_tables import lay

    monkeypatch.setattr(games, "NAMES", ("aventura", "book"))
    monkeypatch.setattr(games, "_FORMATS", {"aventura": 1, "book": 1})
    folder, real = lay(tmp_path / "book"), paths.shipped

    def shipped(*parts: str) -> Path:
        return folder if parts == ("assets", "book") else real(*parts)

    monkeypatch.setattr(paths, "shipped", shipped)
    return folder


@pytest.fixture
def begun() -> Path:
    """A save of the worked example just before a throw."""
    return begin(2)


@pytest.fixture
def own_pack() -> Path:
    """The worked example among the player's own packs."""
    target = paths.packs() / "tide"
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(FOLDER, target)
    return target


def spoil(pack: Path) -> None:
    """Break a pack in the player's folder: a characteristic that is none."""
    cards = pack / "cards.toml"
    cards.write_text(cards.read_text().replace('stat = "', 'stat = "x'))


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> None:
    """The calendar on the shelf, with the year that ships."""
    from desktop.rules import games

    monkeypatch.setattr(games, "NAMES", ("aventura", "book", "calendar"))
    monkeypatch.setattr(games, "_FORMATS", {"aventura": 1, "book": 1, "calendar": 1})


class Wall:
    """A clock on the wall that shows what it is told."""

    def __init__(self, text: str) -> None:
        self.at = datetime.fromisoformat(text)

    def now(self) -> datetime:
        return self.at

    def show(self, text: str) -> None:
        self.at = datetime.fromisoformat(text)
