"""A shown position: the same twice, no old news after undo, words alone change, all is spoken."""

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura.state import State
from desktop.ui.games.aventura.parts import news
from desktop.ui.games.aventura.table import AventuraTable
from desktop.ui.widgets import dice_tray
from desktop.words.language import speak
from tests.ui.aventura.desk import again, begin, drop, everything, follow, lay, sit, standing
from tests.ui.aventura.hands import Keyboard

STEPS = 30


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a reader of the screen would say."""
    said: list[str] = []

    def hear(widget: QWidget, words: str) -> None:
        said.append(words)

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(news, "announce", hear)
    monkeypatch.setattr(dice_tray, "announce", hear)
    return said


@pytest.fixture
def english() -> Iterator[None]:
    yield
    speak("en")


def played(qtbot: QtBot, people: int = 1) -> Iterator[AventuraTable]:
    """A table after each choice of a short game."""
    told = begin(people, "shown")
    table = sit(qtbot, told)
    hands = Keyboard(table)
    for step in range(STEPS):
        after = follow(table.session.history, f"shown {step}", 1)
        choice = after.entries[-1].choice
        state: State = table.session.shown.state
        if isinstance(choice, c.Move) and any(one.zone == choice.to for one in state.investigators):
            choice = next(one for one in table.session.shown.choices if isinstance(one, c.EndTurn))
        hands.make(choice)
        yield table


def test_each_step_is_told_once(qtbot: QtBot) -> None:
    """Showing a step again, with its events, changes nothing: no roll, no line, no text twice."""
    for table in played(qtbot):
        before, waiting = everything(table), table.held.reader.more
        rolls = table.held.rolls
        table.show_step(table.session.shown)
        assert everything(table) == before
        assert table.held.reader.more == waiting
        assert table.held.rolls == rolls


def test_undo_tells_no_old_news(qtbot: QtBot, heard: list[str]) -> None:
    """The earlier position stands there as it was, nothing is read or rolled again."""
    table = sit(qtbot, follow(begin(1, "shown"), "undo", 12))
    while table.session.shown.state.frames or not any(
        isinstance(one, c.Move) for one in table.session.shown.choices
    ):
        table.choose(follow(table.session.history, "on", 1).entries[-1].choice)
        table.held.reader.open_at(None)
    table.session.show()
    before = standing(table)
    state: State = table.session.shown.state
    home = {one.id: one.zone for one in state.investigators}
    move = next(
        one
        for one in table.session.shown.choices
        if isinstance(one, c.Move) and one.to != home[one.who]
    )
    table.choose(move)
    heard.clear()
    assert table.session.undo()
    assert standing(table) == before
    assert not table.held.reader.more
    assert len(heard) == 1
    assert not any("moves" in words for words in heard)
    assert table.session.redo()
    assert not table.held.reader.more


def test_undo_ends_at_the_first_choice(qtbot: QtBot) -> None:
    """Who plays was chosen on the sheet; even in story mode there is no table before it."""
    table = sit(qtbot, begin(1, "first", story_mode="on"))
    assert not table.session.undo()
    assert table.undo_words()


def test_another_language_changes_words_only(qtbot: QtBot, english: None) -> None:
    """What waits to be read waits still; back in the first language everything is as it was."""
    for table in played(qtbot):
        before, waiting = everything(table), table.held.reader.more
        dice, lines = table.panels.tray._view.dice, len(table.overlays._lines)
        table.speak(speak("es"))
        assert table.held.reader.more == waiting
        assert table.panels.tray._view.dice == dice
        assert len(table.overlays._lines) == lines
        assert table.panels.story._view.title
        table.speak(speak("en"))
        assert everything(table) == before


def test_old_zones_keep_their_names_on_another_map(qtbot: QtBot) -> None:
    """The log of a story that has travelled says what it said before."""
    told, maps = begin(1, "travel"), set[str]()
    lines: tuple[str, ...] = ()
    for step in range(400):
        maps.add(told.state.visit.map)
        if len(maps) > 1 or not told.choices():
            break
        table = lay(told) if step % 20 == 0 else None
        if table is not None:
            lines = tuple(table.overlays._lines)
            drop(table)
        told = follow(told, f"travel {step}", 1)
    assert len(maps) > 1
    table = lay(told)
    titles = {line for line in lines if " moves to " in line and "zone " not in line}
    assert titles
    assert titles <= set(table.overlays._lines)
    drop(table)


def test_each_step_is_spoken(qtbot: QtBot, heard: list[str]) -> None:
    """AZ-181: after every choice the log's new sentences are read aloud, and dice when they lie."""
    for table in played(qtbot, people=2):
        last = table.session.history.entries[-1]
        lines = table.overlays._lines
        assert heard, last.choice
        assert any(lines[-1] in words for words in heard) or table.showing.doable.doing == "read"
        if isinstance(last.choice, c.Throw):
            assert any(table.panels.tray._view.verdict in words for words in heard)
        heard.clear()


def test_everything_that_takes_keys_has_a_name(qtbot: QtBot) -> None:
    """A reader of the screen can say what each part is."""
    for table in played(qtbot, people=2):
        for part in table.findChildren(QWidget):
            takes = part.focusPolicy() != Qt.FocusPolicy.NoFocus and part.focusProxy() is None
            if takes and part.isVisible() and part.isEnabled():
                assert part.accessibleName(), (type(part).__name__, table.session.shown.choices)


def test_a_fresh_table_shows_the_same(qtbot: QtBot) -> None:
    """Nothing is kept by the table that the position does not say."""
    for step, table in enumerate(played(qtbot, people=2)):
        if step % 5 == 0:
            fresh = again(table)
            assert msgspec.structs.astuple(standing(fresh)) == msgspec.structs.astuple(
                standing(table)
            )
            drop(fresh)
