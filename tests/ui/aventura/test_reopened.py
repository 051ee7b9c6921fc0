"""Closed in the middle of something and opened again from its file: same dice, same question."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop import paths
from desktop.rules.games import load
from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.options import complete
from desktop.rules.kernel import history as stories
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import History
from desktop.store import contents, saves
from desktop.store.format import ContentRef, Jottings
from desktop.store.settings import Settings
from desktop.ui import playing
from desktop.ui.games.aventura.table import AventuraTable
from desktop.ui.session import Session
from desktop.ui.theme import Look
from tests.maps.players import choice_of

SEEDS, STEPS = 40, 300


def stopped_at(kind: type, kept: tuple[ContentRef, object]) -> History:
    """A game of two that has come to a question of this kind; the first of some seeds."""
    for seed in range(SEEDS):
        story = stories.begin(load("aventura"), kept[1], complete({}), Chance(f"reopened {seed}"))
        story = story.choose(c.Recruit(("ines", "tobias")))
        mind = Chance(f"mind {seed}")
        for _ in range(STEPS):
            frames = story.state.frames
            if frames and isinstance(frames[-1], kind):
                return story
            if not story.choices():
                break
            choice, mind = choice_of(story.content, story.state, story.choices(), mind, "")
            story = story.choose(choice)
    pytest.fail(f"no game comes to {kind.__name__}")


@pytest.mark.parametrize(
    "kind", [s.Reading, s.Rolling, s.Acting, s.Approaching, s.Healing, s.Leaving, s.Coding]
)
def test_the_same_question_is_open_again(qtbot: QtBot, tmp_path: Path, kind: type) -> None:
    kept = contents.keep("aventura", paths.shipped("maps", "last_boat"))
    story = stopped_at(kind, kept)
    path = tmp_path / "middle.solsave"
    saves.start(path, story, kept[0], "0", Jottings(title="Middle")).close()
    opened = playing.resume(path)
    assert opened.save is not None
    opened.save.close()
    assert (opened.lost, opened.problems) == (0, ())
    again = opened.history
    assert again.state == story.state  # the stream of chance is part of it
    assert again.choices() == story.choices()
    tables = [
        AventuraTable(Session(one, lambda *_: None), Settings(), Look(motion=False), "en")
        for one in (story, again)
    ]
    for table in tables:
        qtbot.addWidget(table)
    first, second = (table.showing for table in tables)
    assert (first.doable, first.page) == (second.doable, second.page)
    assert tables[1].held.recap
