"""Closed at any choice and opened again: the same question, the same dice to come, a recap."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop import paths
from desktop.rules.games.book import GAME
from desktop.rules.games.book.options import complete
from desktop.rules.games.book.state import State
from desktop.rules.kernel import history as stories
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import History
from desktop.store import contents, saves
from desktop.store.format import ContentRef
from desktop.store.settings import Settings
from desktop.ui import playing
from desktop.ui.games.book.table import BookTable
from desktop.ui.session import Session
from desktop.ui.theme import Look
from tests.ui.book.desk import NAMED

PHASES = (
    *("attributes", "assign", "checks", "settle", "town", "road"),
    *("type", "fear", "snare", "start", "pool", "ended"),
)
Kept = tuple[ContentRef, object]


def letter(state: State) -> str:
    return state.task.letter if state.task is not None else ""


def moments(kept: Kept) -> dict[str, History]:
    """One story for each phase, and in `start` for each letter and again after a failure."""
    found: dict[str, History] = {}
    for number in range(40):
        policy = ("careful", "novice", "greedy")[number % 3]
        told = stories.begin(GAME, kept[1], complete({}), Chance(f"resume {number}"))
        chance = Chance(f"mind {number}")
        while True:
            state: State = told.state
            again = " again" if state.task is not None and state.task.tried else ""
            found.setdefault(f"{state.phase} {letter(state)}{again}".strip(), told)
            found.setdefault(state.phase, told)
            if not told.choices():
                break
            choice, chance = GAME.policies[policy](told.content, state, told.choices(), chance)
            told = told.choose(choice)
    return found


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> tuple[Kept, dict[str, History]]:
    paths.profile(tmp_path_factory.mktemp("resume"))
    kept = contents.keep("book", paths.shipped("assets", "book"))
    return kept, moments(kept)


def test_every_kind_of_question_is_met(stopped: tuple[Kept, dict[str, History]]) -> None:
    found = set(stopped[1])
    assert set(PHASES) <= found
    assert {f"start {one}" for one in ("O", "Pp", "Pm", "C", "H", "Z", "R")} <= found
    assert {f"start {one} again" for one in ("O", "C", "Z")} <= found


def test_the_same_question_is_open_again(
    qtbot: QtBot, tmp_path: Path, stopped: tuple[Kept, dict[str, History]]
) -> None:
    reference, content = stopped[0]
    contents.keep("book", paths.shipped("assets", "book"))  # this test has a folder of its own
    for name, story in stopped[1].items():
        path = tmp_path / f"{name}.solsave"
        saves.start(path, story, reference, "0", NAMED).close()
        opened = playing.resume(path)
        assert opened.save is not None
        opened.save.close()
        assert (opened.lost, opened.problems) == (0, ()), name
        assert opened.history.state == story.state  # the stream of chance is part of it
        assert opened.history.choices() == story.choices()
        first, second = (
            BookTable(Session(one, lambda *_: None, NAMED), Settings(), Look(motion=False), "en")
            for one in (story, opened.history)
        )
        for table in (first, second):
            qtbot.addWidget(table)
        assert first.showing.doable == second.showing.doable, name
        assert first.panels.face == second.panels.face
        if len(story.entries) > 1:
            assert second.held.recap, name
            assert sentences(second.held.recap) <= 3, second.held.recap
    assert content is not None


def sentences(recap: str) -> int:
    return sum(recap.count(mark) for mark in (". ", "? ", "! ")) + 1
