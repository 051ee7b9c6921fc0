"""A calendar hung up for tests: by the sheet, by code, finished."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop import __version__, paths
from desktop.rules import games
from desktop.rules.kernel import history
from desktop.rules.kernel.chance import Chance
from desktop.store import almanacs, contents, playthroughs, saves
from desktop.store.format import Jottings
from desktop.ui import playing
from desktop.ui.main_window import MainWindow
from desktop.ui.widgets.paper_button import PaperButton
from tests.ui.window.test_main_window import WAIT, sit

TITLE = "The Quillport Almanac"


def slip_of(window: MainWindow, title: str = TITLE) -> PaperButton:
    return next(row.slip for row in window.shelf.column.rows if row.slip.slip.title == title)


def on_its_sheet(window: MainWindow, qtbot: QtBot, title: str = TITLE) -> MainWindow:
    qtbot.mouseClick(slip_of(window, title), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.over.sheet.ready, timeout=WAIT)
    return window


def hang_up(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window.over.sheet.go, Qt.Key.Key_Return)
    sit(window, qtbot)


def choose(window: MainWindow, rule: str, value: str) -> None:
    combo = window.over.sheet.form.rows.combos[rule]
    combo.setCurrentIndex(combo.findData(value))


def saved(title: str, today: str, **options: str) -> Path:
    """A save of the calendar that was hung up on a day."""
    rules, day = {"start": "today", **options}, date.fromisoformat(today)
    story = playing.begin("calendar", almanacs.shipped(), title, rules, (), None, day)
    assert story.save is not None
    story.save.close()
    return story.path


def finished(title: str) -> Path:
    reference, content = contents.keep("calendar", almanacs.shipped())
    form, mind = games.load("calendar"), Chance("x")
    story = history.begin(form, content, {"catch_up": "free"}, Chance("x"))
    while story.choices():
        choice, mind = form.policies["random"](content, story.state, story.choices(), mind)
        story = story.choose(choice)
    path = playthroughs.new_path(paths.saves(), title)
    path.parent.mkdir(parents=True, exist_ok=True)
    saves.start(path, story, reference, __version__, Jottings(title)).close()
    return path
